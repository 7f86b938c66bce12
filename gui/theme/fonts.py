"""The two fonts of the application: the system's own for the interface, and its fixed-width one for texts."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

BASE_SIZE = 10.0
"""Points. A system whose own font is larger keeps its size: people set that for their eyes."""
SMALLEST, LARGEST = 75, 250
"""Per cent that texts can be scaled by."""

_per_cent = 100
_MARK = "hasMonoFont"


def text_size() -> int:
    """Per cent of their usual size that texts are shown in."""
    return _per_cent


def set_text_size(per_cent: int) -> None:
    """Show texts larger or smaller, from `SMALLEST` to `LARGEST` per cent; the theme is to be applied anew.

    Raises ValueError for a size outside these.
    """
    global _per_cent  # noqa: PLW0603 (a process has one size of text, as it has one application)
    if not SMALLEST <= per_cent <= LARGEST:
        raise ValueError(f"texts are shown at {SMALLEST} to {LARGEST} per cent, not {per_cent}")
    _per_cent = per_cent


def base_size() -> float:
    """The size of ordinary text in points."""
    usual = max(BASE_SIZE, QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).pointSizeF())
    return usual * _per_cent / 100


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


def with_mono(app: QApplication, size: float) -> list[QWidget]:
    """The widgets that were given `mono_font()` when ordinary text had `size` points."""
    return [widget for widget in app.allWidgets() if _is_mono(widget, size)]


def give_mono(widgets: Sequence[QWidget]) -> None:
    """Let widgets have `mono_font()` in today's size: Qt takes fonts back when it is given another style sheet."""
    for widget in widgets:
        widget.setProperty(_MARK, True)
        widget.setFont(mono_font())


def give_titles(app: QApplication) -> None:
    """Let the titles of panels be in today's size.

    Qt 6 goes on to paint them in the size of the moment when they were made, unless the font differs from that of the
    application: so theirs says that it wants smooth edges, which all have.
    """
    font = ui_font()
    font.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    for widget in app.allWidgets():
        if isinstance(widget, QDockWidget):
            widget.setFont(font)


def _is_mono(widget: QWidget, size: float) -> bool:
    font = widget.font()
    own = widget.testAttribute(Qt.WidgetAttribute.WA_SetFont) and font.fixedPitch()
    return bool(widget.property(_MARK)) or (own and abs(font.pointSizeF() - size) < 0.01)
