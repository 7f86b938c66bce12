"""How the cells of the nim-sum are painted: binary digits in columns, and what cancels out muted."""

from functools import lru_cache

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.panels.nim_sum_model import CANCELS, Column, NimSumModel
from gui.panels.rows import Index
from gui.theme import Colours, ThemeController, mono_font
from gui.theme.fonts import base_size

PAD = 5


def paint_bits(painter: QPainter, rect: QRect, text: str, nim_sum: int, colours: Colours, *, result: bool) -> None:
    """Binary digits flush right, a fixed pitch each; the columns where the nim-sum has a 1 stand on a tint."""
    painter.setFont(_bit_font(base_size(), result))
    pitch = bit_pitch()
    tint, bright = colours.q("accent" if result else "accent_soft"), colours.q("accent_text")
    inks = {"1": colours.q("text"), "0": colours.q("text_muted")}
    for place, digit in enumerate(reversed(text)):
        cell = QRect(rect.right() + 1 - PAD - (place + 1) * pitch, rect.y(), pitch, rect.height())
        odd = nim_sum >> place & 1
        if odd:
            painter.fillRect(cell, tint)
        painter.setPen(bright if result and odd and digit == "1" else inks[digit])
        painter.drawText(cell, Qt.AlignmentFlag.AlignCenter, digit)


def bit_pitch() -> int:
    """The width of a binary digit."""
    return _pitch(base_size())


@lru_cache(maxsize=8)
def _pitch(size: float) -> int:
    return QFontMetrics(mono_font(size)).horizontalAdvance("0") + 2


@lru_cache(maxsize=8)
def _bit_font(size: float, result: bool) -> QFont:
    font = mono_font(size)
    font.setWeight(QFont.Weight.DemiBold if result else QFont.Weight.Normal)
    return font


class CellDelegate(QStyledItemDelegate):
    """Paints the cells: digits in columns, muted where a part cancels out."""

    def __init__(self, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        colours = self._theme.colours
        model: NimSumModel = index.model()  # type: ignore[assignment]
        cancels = bool(index.data(CANCELS))
        text = str(index.data() or "")
        painter.save()
        if index.column() == Column.BINARY and model.in_digits and not cancels:
            paint_bits(painter, option.rect, text, model.value, colours, result=False)
        else:
            if cancels and index.column() == Column.BINARY:
                painter.setFont(small_font(option.font))
            muted = cancels or index.column() == Column.COUNT
            painter.setPen(colours.q("text_muted" if muted else "text"))
            draw_cell(painter, option.rect, text, left=index.column() == Column.TITLE)
        painter.restore()


def small_font(font: QFont) -> QFont:
    """One point less."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() - 1)
    return small


def draw_cell(painter: QPainter, rect: QRect, text: str, *, left: bool) -> None:
    """A text in a cell, cut with an ellipsis."""
    inner = rect.adjusted(PAD, 0, -PAD, 0)
    side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inner.width() + 1)
    painter.drawText(inner.adjusted(0, 0, 1, 0), side | Qt.AlignmentFlag.AlignVCenter, shown)
