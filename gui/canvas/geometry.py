"""Shapes on the canvas as Qt paints them; where they run is told by `engine.drawing.geometry`, as for pictures."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from engine.drawing.geometry import (
    ARROW_LENGTH,
    ARROW_WIDTH,
    CLEARANCE,
    MOST_PAIRS,
    RADIUS,
    Floats,
    Ints,
    Number,
    arrow,
    bends,
    control_point,
    segment_distances,
    widest,
)

Bools = npt.NDArray[np.bool_]

RIM = 7.0
"""How far inside and outside its edge a press on a disc draws a move rather than dragging the position."""
GRID = 30.0
"""Between the dots of the grid that positions snap to."""

__all__ = [
    "ARROW_LENGTH",
    "ARROW_WIDTH",
    "CLEARANCE",
    "GRID",
    "MOST_PAIRS",
    "RADIUS",
    "RIM",
    "Bools",
    "Floats",
    "Ints",
    "MoveShape",
    "Number",
    "bends",
    "control_point",
    "segment_distances",
    "widest",
]


class MoveShape:
    """The curve of one move from rim to rim, and its arrowhead."""

    def __init__(self, source: QPointF, target: QPointF, bend: float = 0.0, gap: float = RADIUS) -> None:
        self._arrow = arrow((source.x(), source.y()), (target.x(), target.y()), bend, gap)
        self.bent = self._arrow.bent
        self.start, self.control, self.neck, self.tip = (QPointF(*point) for point in self._arrow[:4])

    def add_to(self, lines: QPainterPath, heads: QPainterPath) -> None:
        """Add the curve and the filled head to two paths."""
        lines.moveTo(self.start)
        if self.bent:
            lines.quadTo(self.control, self.neck)
        else:
            lines.lineTo(self.neck)
        left, right = QPointF(*self._arrow.left), QPointF(*self._arrow.right)
        heads.addPolygon(QPolygonF([self.tip, left, right, self.tip]))

    def middle(self) -> QPointF:
        """The point half way."""
        return QPointF(*self._arrow.middle)
