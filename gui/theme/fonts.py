"""The two fonts of the application: the system's own for the interface, and its fixed-width one for texts."""

from PySide6.QtGui import QFont, QFontDatabase

BASE_SIZE = 10.0
"""Points. A system whose own font is larger keeps its size: people set that for their eyes."""


def base_size() -> float:
    """The size of ordinary text in points."""
    return max(BASE_SIZE, QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF())


def ui_font(size: float | None = None, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The system's font at `size` points (None: `base_size()`) and `weight`. Needs a QGuiApplication."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont)
    font.setPointSizeF(base_size() if size is None else size)
    font.setWeight(weight)
    return font


def mono_font(size: float | None = None) -> QFont:
    """The system's fixed-width font at `size` points (None: `base_size()`). Needs a QGuiApplication."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(base_size() if size is None else size)
    font.setStyleHint(QFont.StyleHint.Monospace)
    font.setFixedPitch(True)
    return font
