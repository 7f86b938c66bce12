"""Which look is shown when: the theme, the colours of positions, the size of texts."""

from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QStyleHints
from PySide6.QtWidgets import QAbstractButton, QApplication
from shiboken6 import isValid

from gui.theme import fonts
from gui.theme.contrast import CONTRAST
from gui.theme.icons import SIZES, icon
from gui.theme.pairs import PAIRS, PairName, with_pair
from gui.theme.palette import DARK, LIGHT, Colours
from gui.theme.style import THEMES, Mode, apply

_HELD = {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}
_SCHEMES = {
    "system": Qt.ColorScheme.Unknown,
    "light": Qt.ColorScheme.Light,
    "dark": Qt.ColorScheme.Dark,
    "contrast": Qt.ColorScheme.Dark,
}


class ThemeController(QObject):
    """Shows a theme: the system's choice while the mode is "system", else the user's.

    `changed` comes after the new look is on the application; who paints with `colours` repaints then. Icons
    that were given by `set_icon` follow by themselves.
    """

    changed = Signal()

    def __init__(self, app: QApplication, mode: Mode = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._mode: Mode = "system"
        self._pair: PairName = PAIRS[0]
        self._colours: Colours | None = None
        self._size = fonts.base_size()
        self._icons: WeakKeyDictionary[QAction | QAbstractButton, str] = WeakKeyDictionary()
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._refresh)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self._refresh)
        # Another screen may be sharper, and ask for other pictures.
        app.screenAdded.connect(self._redraw)
        self.set_mode(mode)

    @property
    def mode(self) -> Mode:
        return self._mode

    @property
    def pair(self) -> PairName:
        """The colours of P- and N-positions."""
        return self._pair

    @property
    def text_size(self) -> int:
        """Per cent of their usual size that texts are shown in."""
        return fonts.text_size()

    @property
    def colours(self) -> Colours:
        """The colours that are shown."""
        return self._colours or self._wanted()

    def set_mode(self, mode: Mode) -> None:
        """Follow the system or hold one theme. Raises ValueError for an unknown mode."""
        if mode not in THEMES:
            raise ValueError(f"the theme is one of {', '.join(THEMES)}, not {mode!r}")
        self._mode = mode
        # The platform is told too, so that title bars and the system's own dialogs go along.
        self._app.styleHints().setColorScheme(_SCHEMES[mode])
        self._refresh()

    def set_pair(self, pair: PairName) -> None:
        """Show P- and N-positions in other colours. Raises ValueError for an unknown pair."""
        with_pair(LIGHT, pair)
        self._pair = pair
        self._refresh()

    def set_text_size(self, per_cent: int) -> None:
        """Show all texts larger or smaller than usual. Raises ValueError beyond what can be read or has room."""
        if per_cent == fonts.text_size():
            return
        fonts.set_text_size(per_cent)
        self._redraw()

    def set_icon(self, target: QAction | QAbstractButton, name: str, sizes: tuple[int, ...] = SIZES) -> None:
        """Give `target` the icon `name`, now and after each change of theme; until then drawn in these sizes only.

        Raises KeyError when there is no such icon.
        """
        target.setIcon(icon(name, self.colours, sizes=sizes))
        self._icons[target] = name

    def _wanted(self) -> Colours:
        hints = self._app.styleHints()
        if self._mode != "system":
            theme = _HELD[self._mode]
        elif _wants_contrast(hints):
            theme = CONTRAST
        else:
            theme = DARK if hints.colorScheme() == Qt.ColorScheme.Dark else LIGHT
        return with_pair(theme, self._pair)

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is not self._colours:
            self._redraw()

    def _redraw(self) -> None:
        wanted = self._colours = self._wanted()
        mono, self._size = fonts.with_mono(self._app, self._size), fonts.base_size()
        apply(self._app, wanted)
        fonts.give_mono(mono)
        fonts.give_titles(self._app)
        for target, name in list(self._icons.items()):
            if isValid(target):
                target.setIcon(icon(name, wanted))
        self.changed.emit()


def _wants_contrast(hints: QStyleHints) -> bool:
    """Whether the system is set to high contrast; Qt tells it from 6.10 on."""
    if not hasattr(hints, "accessibility"):
        return False
    return bool(hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast)
