"""The colours put on the application: style, palette, style sheet."""

from importlib.resources import files
from string import Template
from typing import Literal

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from gui.theme.fonts import base_size, mono_font, ui_font
from gui.theme.glyphs import glyph_paths
from gui.theme.palette import Colours

Mode = Literal["system", "light", "dark", "contrast"]
THEMES: tuple[Mode, ...] = ("system", "light", "dark", "contrast")
"""Those that stand in the menu of themes."""

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
    # What is thicker in the one theme is what contrast.qss adds.
    names_of_sheets = ("theme.qss", "contrast.qss") if colours.rim > 1 else ("theme.qss",)
    sheet = "\n".join((files("gui.theme") / name).read_text(encoding="utf-8") for name in names_of_sheets)
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
