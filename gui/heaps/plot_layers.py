"""What the plot of values paints itself: the period in bands, and many values as dots. Imports pyqtgraph."""

import numpy as np
import numpy.typing as npt
import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from engine.solve.period import Period
from gui.theme import Colours

_NARROW = 3.0


class Layer(pg.GraphicsObject):  # type: ignore[misc]
    """Paints over all that is seen, and again when that is another part."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.colours: Colours | None = None
        self.setZValue(z)

    def boundingRect(self) -> QRectF:
        return QRectF(self.viewRect())

    def viewRangeChanged(self) -> None:
        self.prepareGeometryChange()
        self.update()

    def pixel(self) -> tuple[float, float]:
        """Width and height of a pixel of the screen in sizes and values; 0 while there is no screen."""
        across, down = self.pixelVectors()
        return (abs(across.x()), abs(down.y())) if across is not None and down is not None else (0.0, 0.0)


class PeriodBands(Layer):
    """Every other period as a band, and the sizes before the periodic part in grey, as far as they are seen."""

    def __init__(self) -> None:
        super().__init__(-10)
        self.period: Period | None = None
        self.end = 0.0

    def paint(self, painter: QPainter, *_: object) -> None:
        if self.period is None or self.colours is None:
            return
        view = QRectF(self.viewRect())
        start, length = self.period.preperiod - 0.5, self.period.length
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.colours.q("text_muted", 0.16))
        if self.period.preperiod:
            painter.drawRect(QRectF(-0.5, view.top(), min(start, self.end) + 0.5, view.height()))
        painter.setBrush(self.colours.q("accent", 0.16))
        width = self.pixel()[0]
        if start >= self.end:
            return
        if width and length / width < _NARROW:
            painter.drawRect(QRectF(QPointF(max(start, view.left()), view.top()), QPointF(self.end, view.bottom())))
            return
        first = max(int((view.left() - start) // length), 0)
        last = int((min(view.right(), self.end) - start) // length)
        for band in range(first + first % 2, last + 1, 2):
            left = start + band * length
            painter.drawRect(QRectF(left, view.top(), min(length, self.end - left), view.height()))


class Dots(Layer):
    """A dot for each value that is seen; of those that fall on one pixel only one."""

    def __init__(self) -> None:
        super().__init__(0)
        self.values: npt.NDArray[np.int64] = np.zeros(0, dtype=np.int64)

    def paint(self, painter: QPainter, *_: object) -> None:
        if self.colours is None or not len(self.values):
            return
        view, (width, height) = QRectF(self.viewRect()), self.pixel()
        first = max(int(view.left()), 0)
        sizes, values = one_a_pixel(first, self.values[first : max(int(view.right()) + 2, first)], width, height)
        for role, chosen in (("n_border", values != 0), ("p_border", values == 0)):
            pen = QPen(self.colours.q(role), 2.0)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.drawPoints(pg.functions.arrayToQPolygonF(sizes[chosen].astype(float), values[chosen].astype(float)))


def one_a_pixel(
    first: int, values: npt.NDArray[np.int64], width: float, height: float
) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Sizes from `first` on and their values, shape (k,) each: one for each pixel of that width and height they are on.

    A width of up to 1 leaves every value where it is.
    """
    sizes = np.arange(first, first + len(values), dtype=np.int64)
    if width <= 1.0 or not len(values):
        return sizes, values
    rows = (values / max(height, 1e-9)).astype(np.int64) if height > 1.0 else values
    columns = (sizes / width).astype(np.int64)
    _, kept = np.unique(columns * (int(rows.max()) + 1) + rows, return_index=True)
    return sizes[kept], values[kept]
