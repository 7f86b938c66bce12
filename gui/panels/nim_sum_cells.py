"""How the cells of the nim-sum are painted: binary digits in columns, and what cancels out muted."""

from dataclasses import dataclass
from functools import lru_cache
from itertools import product

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.panels.nim_sum_model import CANCELS, Column, NimSumModel
from gui.panels.rows import Index
from gui.theme import Colours, ThemeController, mono_font
from gui.theme.fonts import base_size

PAD = 5
# Joined once: joining enumerations takes as long as painting a digit.
_CENTRE = Qt.AlignmentFlag.AlignCenter.value
_LEFT = (Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter).value
_RIGHT = (Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter).value
_INKS = {"1": "text", "0": "text_muted"}
_TITLE, _COUNT, _BINARY = int(Column.TITLE), int(Column.COUNT), int(Column.BINARY)


@dataclass(frozen=True, slots=True)
class _Digit:
    """How one binary digit looks: colours as 0xAARRGGBB, 0 for no tint."""

    text: str
    ink: int
    tint: int
    bold: bool
    size: float

    def paint(self, painter: QPainter, left: int, top: int, width: int, height: int) -> None:
        if self.tint:
            painter.fillRect(left, top, width, height, QColor.fromRgba(self.tint))
        painter.setFont(_bit_font(self.size, self.bold))
        painter.setPen(QColor.fromRgba(self.ink))
        painter.drawText(left, top, width, height, _CENTRE, self.text)


@lru_cache(maxsize=16)
def _pictures(
    colours: Colours, result: bool, size: float, width: int, height: int, ratio: float
) -> dict[tuple[str, int], QPixmap]:
    """The digits, with and without tint, painted once: a table is full of them, and writing them takes its time."""
    looks = _looks(colours, result, size)
    return {look: _picture(digit, width, height, ratio) for look, digit in looks.items()}


@lru_cache(maxsize=16)
def _looks(colours: Colours, result: bool, size: float) -> dict[tuple[str, int], _Digit]:
    """How each digit looks, by itself and whether the nim-sum has a 1 there."""
    tint, bright = colours.q("accent" if result else "accent_soft").rgba(), colours.q("accent_text").rgba()
    inks = {digit: colours.q(role).rgba() for digit, role in _INKS.items()}
    looks = {}
    for digit, odd in product(_INKS, (0, 1)):
        ink = bright if result and odd and digit == "1" else inks[digit]
        looks[digit, odd] = _Digit(digit, ink, tint if odd else 0, result, size)
    return looks


def _picture(digit: _Digit, width: int, height: int, ratio: float) -> QPixmap:
    made = QPixmap(round(width * ratio), round(height * ratio))
    made.setDevicePixelRatio(ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    digit.paint(painter, 0, 0, width, height)
    painter.end()
    return made


def paint_bits(painter: QPainter, rect: QRect, text: str, nim_sum: int, colours: Colours, *, result: bool) -> None:
    """Binary digits flush right, a fixed pitch each; the columns where the nim-sum has a 1 stand on a tint."""
    pitch, size, ratio = bit_pitch(), base_size(), painter.device().devicePixelRatioF()
    left, top, height = rect.right() + 1 - PAD, rect.y(), rect.height()
    whole = ratio.is_integer()
    pictures = _pictures(colours, result, size, pitch, height, ratio) if whole else {}
    looks = {} if whole else _looks(colours, result, size)
    for place, digit in enumerate(reversed(text)):
        left -= pitch
        look = digit, nim_sum >> place & 1
        if whole:
            painter.drawPixmap(left, top, pictures[look])
        else:
            looks[look].paint(painter, left, top, pitch, height)


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
        colours, column = self._theme.colours, index.column()
        model: NimSumModel = index.model()  # type: ignore[assignment]
        # Asked by way of the index, the model answers three times slower.
        cancels, text = bool(model.data(index, CANCELS)), str(model.data(index) or "")
        painter.save()
        if column == _BINARY and model.in_digits and not cancels:
            paint_bits(painter, option.rect, text, model.value, colours, result=False)
        else:
            if cancels and column == _BINARY:
                painter.setFont(small_font(option.font))
            muted = cancels or column == _COUNT
            painter.setPen(colours.q("text_muted" if muted else "text"))
            draw_cell(painter, option.rect, text, left=column == _TITLE)
        painter.restore()


def small_font(font: QFont) -> QFont:
    """One point less."""
    small = QFont(font)
    small.setPointSizeF(font.pointSizeF() - 1)
    return small


def draw_cell(painter: QPainter, rect: QRect, text: str, *, left: bool) -> None:
    """A text in a cell, cut with an ellipsis."""
    room = rect.width() - 2 * PAD + 1
    shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
    painter.drawText(rect.x() + PAD, rect.y(), room, rect.height(), _LEFT if left else _RIGHT, shown)
