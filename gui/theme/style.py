"""The colours put on the application: style, palette, style sheet; and which theme is shown when."""

from importlib.resources import files
from string import Template
from typing import Literal
from weakref import WeakKeyDictionary

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from shiboken6 import isValid

from gui.theme.fonts import base_size, mono_font, ui_font
from gui.theme.glyphs import glyph_paths
from gui.theme.icons import icon
from gui.theme.palette import DARK, LIGHT, Colours

Mode = Literal["system", "light", "dark"]
MODES: tuple[Mode, ...] = ("system", "light", "dark")

_PALETTE_ROLES = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "surface",
    QPalette.ColorRole.AlternateBase: "window",
    QPalette.ColorRole.ToolTipBase: "surface_raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.PlaceholderText: "text_muted",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "accent_text",
    QPalette.ColorRole.Light: "surface_raised",
    QPalette.ColorRole.Midlight: "hover",
    QPalette.ColorRole.Mid: "border",
    QPalette.ColorRole.Dark: "border_strong",
    QPalette.ColorRole.Shadow: "border_strong",
    QPalette.ColorRole.Highlight: "selection",
    QPalette.ColorRole.HighlightedText: "text",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent_hover",
}
_TEXT_ROLES = (
    QPalette.ColorRole.WindowText,
    QPalette.ColorRole.Text,
    QPalette.ColorRole.ButtonText,
    QPalette.ColorRole.HighlightedText,
    QPalette.ColorRole.PlaceholderText,
)


def palette(colours: Colours) -> QPalette:
    """A QPalette with every role set for active, inactive and disabled widgets."""
    made = QPalette()
    for role, name in _PALETTE_ROLES.items():
        made.setColor(role, colours.q(name))
    for role in _TEXT_ROLES:
        made.setColor(QPalette.ColorGroup.Disabled, role, colours.q("text_disabled"))
    return made


def style_sheet(colours: Colours) -> str:
    """The style sheet of theme.qss with `$role` replaced by colours, sizes and pictures.

    Raises KeyError when the sheet names something that is none of these.
    """
    sheet = (files("gui.theme") / "theme.qss").read_text(encoding="utf-8")
    names = {**colours.as_dict(), **glyph_paths(colours)}
    names |= {"size_small": f"{base_size() - 1:g}pt", "size_title": f"{base_size() * 1.3:g}pt"}
    names |= {"mono_family": mono_font().family()}
    return Template(sheet).substitute(names)


def apply(app: QApplication, colours: Colours) -> None:
    """Give the whole application the look of `colours`, at once and for widgets made later."""
    app.setStyle("Fusion")
    app.setFont(ui_font())
    app.setPalette(palette(colours))
    app.setStyleSheet(style_sheet(colours))


def set_role(widget: QWidget, role: str) -> None:
    """Set the property `role` that the style sheet looks at ("muted", "card" ...) and restyle `widget`."""
    if widget.property("role") == role:
        return
    widget.setProperty("role", role)
    widget.style().unpolish(widget)
    widget.style().polish(widget)
    widget.update()


class ThemeController(QObject):
    """Shows the light or the dark theme: the system's choice while the mode is "system", else the user's.

    `changed` comes after the new look is on the application; who paints with `colours` repaints then. Icons
    that were given by `set_icon` follow by themselves.
    """

    changed = Signal()

    def __init__(self, app: QApplication, mode: Mode = "system", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._app = app
        self._mode: Mode = "system"
        self._colours: Colours | None = None
        self._icons: WeakKeyDictionary[QAction | QAbstractButton, str] = WeakKeyDictionary()
        app.styleHints().colorSchemeChanged.connect(self._refresh)
        # Another screen may be sharper, and ask for other pictures.
        app.screenAdded.connect(self._redraw)
        self.set_mode(mode)

    @property
    def mode(self) -> Mode:
        return self._mode

    @property
    def colours(self) -> Colours:
        """The colours that are shown."""
        return self._colours or self._wanted()

    def set_mode(self, mode: Mode) -> None:
        """Follow the system or hold one theme. Raises ValueError for an unknown mode."""
        if mode not in MODES:
            raise ValueError(f"the theme is one of {', '.join(MODES)}, not {mode!r}")
        self._mode = mode
        # The platform is told too, so that title bars and the system's own dialogs go along.
        scheme = {
            "system": Qt.ColorScheme.Unknown,
            "light": Qt.ColorScheme.Light,
            "dark": Qt.ColorScheme.Dark,
        }
        self._app.styleHints().setColorScheme(scheme[mode])
        self._refresh()

    def set_icon(self, target: QAction | QAbstractButton, name: str) -> None:
        """Give `target` the icon `name`, now and after each change of theme.

        Raises KeyError when there is no such icon.
        """
        target.setIcon(icon(name, self.colours))
        self._icons[target] = name

    def _wanted(self) -> Colours:
        if self._mode == "system":
            return DARK if self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark else LIGHT
        return DARK if self._mode == "dark" else LIGHT

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is not self._colours:
            self._redraw()

    def _redraw(self) -> None:
        wanted = self._colours = self._wanted()
        apply(self._app, wanted)
        for target, name in list(self._icons.items()):
            if isValid(target):
                target.setIcon(icon(name, wanted))
        self.changed.emit()
