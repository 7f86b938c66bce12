"""The look: colours, fonts, icons and the style sheet, in light, dark and high contrast."""

from gui.theme.contrast import CONTRAST
from gui.theme.controller import ThemeController
from gui.theme.fonts import mono_font, ui_font
from gui.theme.icons import app_icon, icon, icon_names, icon_pixmap
from gui.theme.palette import DARK, LIGHT, Colours
from gui.theme.style import apply, set_role

__all__ = [
    "CONTRAST",
    "DARK",
    "LIGHT",
    "Colours",
    "ThemeController",
    "app_icon",
    "apply",
    "icon",
    "icon_names",
    "icon_pixmap",
    "mono_font",
    "set_role",
    "ui_font",
]
