"""What lies over the canvas of a window, made when it is first wanted: the find bar, the filter's chip, the minimap."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QSettings, Signal

from gui.canvas.filters import Filter, Kind
from gui.canvas.surface import CanvasSurface
from gui.faces.numbering import numbering
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

if TYPE_CHECKING:
    from gui.canvas.minimap import Choice, Minimap
    from gui.find.bar import FindBar
    from gui.find.finder import Finder

SWITCHES = {"colour-by-value": False, "curved-moves": False, "guides": True}
"""What can be switched, and how it starts; kept in the settings under ``view/`` and the name."""
MINIMAP = "view/minimap"
FROM_POSITIONS = 20
"""Positions from which a minimap may come by itself."""


class Comforts(QObject):
    """The comforts of one window's canvas.

    Signals
    -------
    changed_state()
        What can be done, or how the switches stand, may be different now.
    """

    changed_state = Signal()

    def __init__(
        self,
        canvas: CanvasSurface,
        session: Session,
        selection: Selection,
        spotlight: Spotlight,
        theme: ThemeController,
    ) -> None:
        super().__init__(canvas)
        self.canvas, self.session, self.selection = canvas, session, selection
        self._spotlight, self._theme = spotlight, theme
        self._switched = dict(SWITCHES)
        self._chip_made = False
        canvas.looks.filter_changed.connect(self._mind_chip)
        for signal in (selection.changed, session.looked_at, canvas.looks.filter_changed):
            signal.connect(self.changed_state)
        canvas.zoomed.connect(self._mind_minimap)
        session.replaced.connect(self._mind_minimap)
        # What panels say of positions is said anew, as if one had looked elsewhere and back.
        numbering.changed.connect(session.looked_at)
        numbering.changed.connect(self.changed_state)
        self._restore()

    def _restore(self) -> None:
        settings = QSettings()
        numbering.restore()
        for name, at_first in SWITCHES.items():
            self._switch(name, bool(settings.value(f"view/{name}", at_first, bool)))
        self._minimap_choice = str(settings.value(MINIMAP, "auto"))
        self._mind_minimap()

    # Finding

    @cached_property
    def finder(self) -> "Finder":
        from gui.find.finder import Finder

        return Finder(self.canvas, self.session, self._spotlight)

    @cached_property
    def bar(self) -> "FindBar":
        from gui.find.bar import FindBar

        return FindBar(self.finder, self._theme, self.canvas)

    def find(self) -> None:
        """Let a position be looked for."""
        self.bar.come()

    def step(self, by: int) -> None:
        """Go to the next match (1) or the one before (-1); where nothing was asked yet, let it be asked."""
        if self.finder.asked:
            self.finder.step(by)
        else:
            self.find()

    # Filters

    def _mind_chip(self) -> None:
        if self.canvas.looks.filter is not None and not self._chip_made:
            from gui.find.chip import FilterChip

            self._chip_made = True
            FilterChip(self.canvas, self._theme)

    def filter(self, kind: Kind) -> None:
        """Let only some positions stand out; the same again shows all."""
        looks, chosen = self.canvas.looks, self.filter_of(kind)
        looks.set_filter(None if looks.filter == chosen else chosen)

    def filter_of(self, kind: Kind) -> Filter:
        """The filter of a kind, from what is selected now."""
        positions, game = self.selection.positions, self.session.graph
        if kind == "value":
            one = next(iter(positions)) if len(positions) == 1 else None
            return Filter("value", game.value(one) if game and one is not None and one in game else 1)
        return Filter(kind) if kind == "p" else Filter(kind, anchors=positions)

    def end_filter(self) -> None:
        """Show all positions as they are."""
        self.canvas.looks.set_filter(None)

    # Switches

    def is_on(self, name: str) -> bool:
        """How one of `SWITCHES` stands."""
        return self._switched[name]

    def toggle(self, name: str) -> None:
        """Turn one of `SWITCHES`, and remember it."""
        self.switch(name, not self._switched[name])

    def switch(self, name: str, on: bool) -> None:
        """Let one of `SWITCHES` stand so, and remember it."""
        if on != self._switched[name]:
            self._switch(name, on)
            QSettings().setValue(f"view/{name}", on)
            self.changed_state.emit()

    def _switch(self, name: str, on: bool) -> None:
        looks = self.canvas.looks
        setters: dict[str, Callable[[bool], None]] = {
            "colour-by-value": looks.set_by_value,
            "curved-moves": looks.set_curved,
            "guides": looks.set_guiding,
        }
        if on != self._switched[name] or on:
            setters[name](on)
        self._switched[name] = on

    def count_from(self, first: int) -> None:
        """Count positions from 0 or from 1, and remember it."""
        numbering.set_first(first)
        numbering.save()

    # The minimap

    @cached_property
    def minimap(self) -> "Minimap":
        from gui.canvas.minimap import CHOICES, Minimap

        made = Minimap(self.canvas, self.session, self._theme)
        made.shown_changed.connect(self.changed_state)
        made.choose(next((choice for choice in CHOICES if choice == self._minimap_choice), "auto"))
        return made

    @property
    def minimap_choice(self) -> str:
        """Whether the minimap comes by itself ("auto"), always ("on") or never ("off")."""
        return self.minimap.choice if "minimap" in self.__dict__ else self._minimap_choice

    @property
    def has_minimap(self) -> bool:
        """Whether the minimap is in sight."""
        return "minimap" in self.__dict__ and not self.minimap.isHidden()

    def toggle_minimap(self) -> None:
        """Never show the minimap, or show it now, and remember that: as long as it is of use it goes on by itself."""
        if self.minimap_choice == "off":
            self.minimap.want(True)
        else:
            self.minimap.choose("off")
        self._keep_minimap()

    def choose_minimap(self, choice: "Choice") -> None:
        """Let the minimap come by itself ("auto"), or always stand there ("on") or never ("off"); and remember it."""
        if choice != self.minimap_choice:
            self.minimap.choose(choice)
            self._keep_minimap()

    def _keep_minimap(self) -> None:
        QSettings().setValue(MINIMAP, self.minimap.choice)
        self.changed_state.emit()

    def _mind_minimap(self) -> None:
        """Make the minimap once it may be of use: from then on it minds itself."""
        if "minimap" in self.__dict__ or self._minimap_choice == "off":
            return
        if self._minimap_choice == "on" or self.canvas.picture.n >= FROM_POSITIONS:
            self.minimap.mind()
