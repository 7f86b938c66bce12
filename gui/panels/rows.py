"""Rows of lists painted piece by piece: text at both ends in the colours of the theme, cut with an ellipsis."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.theme import Colours, ThemeController

Index = QModelIndex | QPersistentModelIndex
CHIP_PAD = 6
GAP = 8
LEAST_WIDTH = 24


@dataclass(frozen=True, slots=True)
class Piece:
    """A text of one look: the colour role of the theme, semi-bold or not, and a filled background role for a chip."""

    text: str
    colour: str = "text"
    bold: bool = False
    chip: str = ""


Line = tuple[list[Piece], list[Piece]]
"""What stands on the left, cut where there is no room, and what stands on the right, always whole."""


def verdict_chip(word: str, value: int) -> Piece:
    """The judge's word on the colour of N- or P-positions."""
    side = "n" if value else "p"
    return Piece(word, f"{side}_text", True, f"{side}_fill")


class RowDelegate(QStyledItemDelegate):
    """Paints the lines that `lines` gives for a row; the base of the delegates of the panels."""

    line_count = 1

    def __init__(self, theme: ThemeController, parent: QWidget) -> None:
        super().__init__(parent)
        self.theme = theme

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        """The lines of the row, `width` pixels wide, in `font`."""
        return [([Piece(str(index.data()))], [])]

    def marked(self, index: Index) -> bool:
        """Whether a bar on the left marks the row as the one that is looked at."""
        return False

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(80, self.line_count * (option.fontMetrics.height() + 3) + 8)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = self.theme.colours
        self._paint_back(painter, option, self.marked(index))
        inner = option.rect.adjusted(9, 4, -8, -4)
        height = inner.height() // self.line_count
        for number, line in enumerate(self.lines(index, inner.width(), option.font)):
            rect = QRect(inner.x(), inner.y() + number * height, inner.width(), height)
            paint_line(painter, rect, line, option.font, colours)
        painter.restore()

    def _paint_back(self, painter: QPainter, option: QStyleOptionViewItem, marked: bool) -> None:
        colours = self.theme.colours
        role = _back(option)
        rect = QRectF(option.rect).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(Qt.PenStyle.NoPen)
        if role:
            painter.setBrush(colours.q(role))
            painter.drawRoundedRect(rect, 5, 5)
        if marked:
            painter.setBrush(colours.q("accent"))
            painter.drawRoundedRect(QRectF(rect.x(), rect.y() + 6, 3, rect.height() - 12), 1.5, 1.5)


def _back(option: QStyleOptionViewItem) -> str:
    state = option.state
    if state & QStyle.StateFlag.State_Selected:
        return "selection" if state & QStyle.StateFlag.State_Active else "accent_soft"
    return "hover" if state & QStyle.StateFlag.State_MouseOver else ""


class Look:
    """A font, and how wide texts are in it."""

    def __init__(self, base: QFont, bold: bool, chip: bool) -> None:
        self.font = QFont(base)
        if bold:
            self.font.setWeight(QFont.Weight.Bold)
        if chip:
            self.font.setPointSizeF(base.pointSizeF() - 1)
        self.metrics = QFontMetrics(self.font)
        self.width = lru_cache(maxsize=1024)(self._measured)

    def _measured(self, text: str) -> int:
        # Not Qt's method itself: to look at its signature, as the cache does, PySide first loads its parser of them.
        return self.metrics.horizontalAdvance(text)


_looks: dict[tuple[str, bool, bool], Look] = {}
_MOST_LOOKS = 32
_last: list[QFont | str | None] = [None, ""]


def look_of(piece: Piece, base: QFont) -> Look:
    """The font of a piece: kept, as many rows are painted in few fonts."""
    key = _key_of(base), piece.bold, bool(piece.chip)
    if key not in _looks:
        if len(_looks) >= _MOST_LOOKS:
            _looks.clear()
        _looks[key] = Look(base, piece.bold, bool(piece.chip))
    return _looks[key]


def _key_of(base: QFont) -> str:
    """The key of a font, which is slow to make: rows are painted in one font after each other."""
    if base != _last[0]:
        _last[:] = QFont(base), base.key()
    return str(_last[1])


def width_of(piece: Piece, base: QFont) -> int:
    """How wide a piece is, in pixels."""
    width = look_of(piece, base).width(piece.text)
    return width + 2 * CHIP_PAD if piece.chip else width


def fits(pieces: Iterable[Piece], base: QFont, width: int) -> bool:
    """Whether pieces side by side find room in `width` pixels."""
    widths = [width_of(piece, base) + GAP for piece in pieces]
    return sum(widths) - GAP <= width


def paint_line(painter: QPainter, rect: QRect, line: Line, base: QFont, colours: Colours) -> None:
    """Paint one line: the right pieces first, then the left ones in the room that is left."""
    left, right = line
    end = rect.right() + 1
    for piece in reversed(right):
        width = width_of(piece, base)
        _paint_piece(painter, QRect(end - width, rect.y(), width, rect.height()), piece, base, colours)
        end -= width + GAP
    at = rect.x()
    for piece in left:
        wanted = width_of(piece, base)
        width = min(wanted, end - at)
        if width < min(wanted, LEAST_WIDTH):
            break
        _paint_piece(painter, QRect(at, rect.y(), width, rect.height()), piece, base, colours)
        at += width + GAP


def _paint_piece(painter: QPainter, rect: QRect, piece: Piece, base: QFont, colours: Colours) -> None:
    look = look_of(piece, base)
    painter.setFont(look.font)
    if piece.chip:
        height = look.metrics.height() + 2
        back = QRectF(rect.x(), rect.y() + (rect.height() - height) / 2, rect.width(), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.q(piece.chip))
        painter.drawRoundedRect(back, 4, 4)
        rect = rect.adjusted(CHIP_PAD, 0, -CHIP_PAD, 0)
    painter.setPen(colours.q(piece.colour))
    text = piece.text
    if look.width(text) > rect.width() + 1:
        text = look.metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
    painter.drawText(rect.adjusted(0, 0, 1, 0), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)
