"""What the settings do in a window: when it starts, and at once when one is changed."""

import os
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Qt

from gui.faces.numbering import numbering
from gui.find.comforts import SWITCHES as COMFORTS
from gui.settings.store import Store
from gui.settings.wheel import TurnedWheel
from gui.theme import ThemeController
from gui.theme.motion import set_moving
from gui.theme.pairs import PairName
from gui.theme.style import Mode

if TYPE_CHECKING:
    from gui.canvas.minimap import Choice
    from gui.main_window import MainWindow
    from gui.stress.panel import StressPanel

SWITCHES = ("grid", "snap", "legend")
"""Settings that are actions of the same name as well."""


def dress(theme: ThemeController, store: Store) -> None:
    """The look that was chosen, but for the theme itself, which the command line may have chosen. To be called before
    widgets are made: some of them measure texts only then."""
    theme.set_text_size(store.number("view/text-size"))
    theme.set_pair(cast("PairName", store.text("view/positions")))
    set_moving(store.flag("view/motion"))


def resize_texts(window: "MainWindow", per_cent: int) -> None:
    """Show texts in another size, and let the panels at the sides be as much wider."""
    factor = per_cent / window.theme.text_size
    docks = [window.docks[name] for name in ("cases", "verdict")]
    widths = [min(round(dock.width() * factor), window.width() // 3) for dock in docks]
    window.theme.set_text_size(per_cent)
    window.resizeDocks(docks, widths, Qt.Orientation.Horizontal)


def speak(choice: str) -> None:
    """Say all texts in another language."""
    # Read from files and worked out only when it is asked for.
    from gui.language.switch import switch

    switch(choice)


class Effects(QObject):
    """Lets a window be as its settings say."""

    def __init__(self, window: "MainWindow", store: Store) -> None:
        super().__init__(window)
        self._window, self._store = window, store
        self._wheel = TurnedWheel(window.canvas)
        canvas = window.canvas
        setters = {"grid": canvas.set_grid, "snap": canvas.set_snapping, "legend": canvas.set_legend}
        self._do: dict[str, Callable[[], object]] = {
            "view/motion": self._move,
            "view/index-base": lambda: numbering.set_first(store.number("view/index-base")),
            "view/wheel-zoom": lambda: self._wheel.turn(store.text("view/wheel-zoom") == "towards"),
            "files/max-bytes": self._bound_bytes,
            "stress/timeout": self._bound_runs,
            "stress/memory": self._bound_runs,
            **{f"view/{name}": partial(self._switch, name, setter) for name, setter in setters.items()},
        }
        for do in self._do.values():
            do()
        self._do |= {
            "view/theme": lambda: window.theme.set_mode(cast("Mode", store.text("view/theme"))),
            "view/positions": lambda: window.theme.set_pair(cast("PairName", store.text("view/positions"))),
            "view/text-size": lambda: resize_texts(window, store.number("view/text-size")),
        }
        self._do["view/language"] = lambda: speak(store.text("view/language"))
        comforts = window.comforts
        self._do |= {f"view/{name}": partial(self._comfort, name) for name in COMFORTS}
        self._do["view/minimap"] = lambda: comforts.choose_minimap(cast("Choice", store.text("view/minimap")))
        comforts.changed_state.connect(self._take_comforts)
        for name in SWITCHES:
            window.actions_by_name[name].toggled.connect(partial(store.set, f"view/{name}"))
        numbering.changed.connect(self._take_number)
        store.changed.connect(lambda key: self._do.get(key, bool)())
        window.late.stress.when_made(self._start_stress)

    def _switch(self, name: str, setter: Callable[[bool], object]) -> None:
        on = self._store.flag(f"view/{name}")
        self._window.actions_by_name[name].setChecked(on)
        setter(on)

    def _comfort(self, name: str) -> None:
        self._window.comforts.switch(name, self._store.flag(f"view/{name}"))

    def _take_comforts(self) -> None:
        """What was chosen in the menus is a setting too."""
        for name in COMFORTS:
            self._store.set(f"view/{name}", self._window.comforts.is_on(name))
        self._store.set("view/minimap", self._window.comforts.minimap_choice)

    def _take_number(self) -> None:
        self._store.set("view/index-base", numbering.first)

    def _move(self) -> None:
        on = self._store.flag("view/motion")
        set_moving(on)
        self._window.setAnimated(on)

    def _bound_bytes(self) -> None:
        from engine.formats.bounds import BYTES, raise_to

        key = "files/max-bytes"
        usual = os.environ.get(BYTES.variable, "")
        if not self._store.is_default(key):
            raise_to(BYTES, self._store.number(key))
        elif BYTES.most != BYTES.usual:
            raise_to(BYTES, int(usual) if usual.isascii() and usual.isdigit() else BYTES.usual)

    def _start_stress(self, panel: "StressPanel") -> None:
        fields = panel.parts.limits.fields
        fields["timeout"].setValue(self._store.value("stress/timeout"))  # type: ignore[arg-type]
        fields["memory"].setValue(self._store.number("stress/memory"))

    def _bound_runs(self) -> None:
        """A panel that is there follows; one that is not starts with it."""
        made: list[StressPanel] = []
        self._window.late.stress.when_made(made.append)
        for panel in made:
            self._start_stress(panel)
