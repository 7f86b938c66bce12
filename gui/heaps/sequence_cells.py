"""Painting the cells of the table of values."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QApplication

from gui.heaps.heat import heat, step_of
from gui.heaps.wrap import Wrap
from gui.theme import Colours
from gui.theme.fonts import text_size

ROW = 40
"""Height of a row where texts have their usual size, in pixels."""
_LEAST = 40
_SMALL, _LABEL, _LARGE = 10, 11, 15
"""Pixels of the letters of sizes, of the first size of a row, and of values."""


def row_height() -> int:
    """Of a row, in pixels."""
    return _scaled(ROW)


def _scaled(pixels: float) -> int:
    """Pixels in today's size of texts."""
    return round(pixels * text_size() / 100)


@dataclass(frozen=True)
class CellSteps:
    """A labelling of the sizes under way.

    Attributes
    ----------
    done
        How many sizes have values.
    current, leads_to
        The size that is looked at, and the sizes that its moves lead to.
    witnesses
        Those of them that make the values below its own present.
    """

    done: int
    current: int | None = None
    leads_to: frozenset[int] = frozenset()
    witnesses: frozenset[int] = frozenset()


def _digits_width(number: int, pixels: int) -> int:
    font = QFont(QApplication.font())
    font.setPixelSize(_scaled(pixels))
    font.setWeight(QFont.Weight.DemiBold)
    return QFontMetrics(font).horizontalAdvance(f"{max(number, 0):,}")


def cell_width(count: int, largest: int) -> int:
    """Room for the sizes below `count` and values up to `largest`."""
    return max(_scaled(_LEAST), _digits_width(count - 1, _SMALL) + 14, _digits_width(largest, _LARGE) + 12)


def label_width(count: int) -> int:
    """Room for the first size of a row."""
    return max(_digits_width(count - 1, _LABEL) + 16, 30)


class CellPainter:
    """Paints rows of cells with the values of their sizes."""

    def __init__(
        self,
        painter: QPainter,
        colours: Colours,
        wrap: Wrap,
        values: npt.NDArray[np.int64],
        largest: int,
        steps: CellSteps | None = None,
    ) -> None:
        self._steps = steps
        self.painter, self.colours, self.wrap, self.values, self.largest = painter, colours, wrap, values, largest
        self._small, self._large = QFont(painter.font()), QFont(painter.font())
        self._small.setPixelSize(_scaled(_SMALL))
        self._large.setPixelSize(_scaled(_LARGE))
        self._large.setWeight(QFont.Weight.DemiBold)

    def row(self, row: int, first: QRectF, left: float) -> None:
        """A row whose first cell is there; its first size stands before it."""
        sizes = self.wrap.row_sizes(row)
        label = QRectF(0, first.top(), left - 8, first.height())
        font = QFont(self._small)
        font.setPixelSize(_scaled(_LABEL))
        self.painter.setFont(font)
        is_head = row < self.wrap.head_rows
        self.painter.setPen(self.colours.q("text_muted"))
        self.painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{sizes[0]:,}")
        for column, size in enumerate(sizes):
            self._cell(first.translated(column * first.width(), 0), size, faded=is_head)
        self._period_lines(row, first, len(sizes))

    def _cell(self, box: QRectF, size: int, *, faded: bool) -> None:
        painter, value = self.painter, int(self.values[size])
        back, ink = heat(self.colours, step_of(value, self.largest))
        is_open = self.is_open(size)
        if is_open:
            back, ink = self.colours.q("window"), self.colours.q("text_muted")
            if self._steps and size == self._steps.current:
                ink = self.colours.q("accent")
        inner = box.adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(back)
        painter.drawRoundedRect(inner, 4, 4)
        painter.setPen(ink)
        painter.setFont(self._small)
        painter.drawText(
            inner.adjusted(4, 1, -3, 0), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, f"{size:,}"
        )
        painter.setFont(self._large)
        painter.drawText(
            inner.adjusted(0, _scaled(9), 0, 0), Qt.AlignmentFlag.AlignCenter, "?" if is_open else f"{value:,}"
        )
        if faded:
            # The sizes before the period are underlined: their values need not come again.
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self.colours.q("text_muted"))
            painter.drawRect(QRectF(inner.left() + 4, inner.bottom() - 1.5, inner.width() - 8, 1.5))

    def is_open(self, size: int) -> bool:
        """Whether the value of a size is still to come."""
        return self._steps is not None and size >= self._steps.done

    def stepped(self, box: QRectF, size: int) -> None:
        """The ring of a size that plays a part in the step."""
        steps = self._steps
        if steps is None:
            return
        if size == steps.current:
            self.ring(box, "accent", 3.0)
        elif size in steps.witnesses:
            self.ring(box, "move_winning", 3.0)
        elif size in steps.leads_to:
            self.ring(box, "move_hover", 2.0)

    def _period_lines(self, row: int, first: QRectF, cells: int) -> None:
        wrap = self.wrap
        self.painter.setPen(QPen(self.colours.q("accent"), 2.0))
        if wrap.period is None or row < wrap.head_rows:
            return
        if wrap.periods_a_row > 1:
            for column in range(0, cells + 1, wrap.period.length):
                x = first.left() + column * first.width()
                self.painter.drawLine(QPointF(x, first.top() + 1), QPointF(x, first.bottom() - 1))
        elif wrap.periods_a_row == 0 and wrap.begins_period(row):
            self.painter.drawLine(first.topLeft(), QPointF(first.left() + cells * first.width(), first.top()))

    def ring(self, box: QRectF, role: str, width: float) -> None:
        """A ring around a cell."""
        self.painter.setPen(QPen(self.colours.q(role), width))
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.drawRoundedRect(box.adjusted(1.2, 1.2, -1.2, -1.2), 4, 4)

    def dot(self, box: QRectF, size: int) -> None:
        """A dot in the corner: a heap of this size stands in the query."""
        _, ink = heat(self.colours, step_of(int(self.values[size]), self.largest))
        ink = self.colours.q("text_muted") if self.is_open(size) else ink
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(ink)
        self.painter.drawEllipse(QPointF(box.right() - 7, box.top() + 8), 3.0, 3.0)
