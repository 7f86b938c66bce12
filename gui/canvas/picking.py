"""What is under a point of the canvas."""

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from gui.canvas.geometry import Floats, Ints, control_point, segment_distances
from gui.canvas.picture import Picture

SAMPLES = 16
"""Points on a bent move at which a press is measured against it."""


def nearest(picture: Picture, point: QPointF, reach: float) -> tuple[int, float]:
    """The row whose centre is nearest to a point, and how far that is; (-1, inf) if none is within `reach`."""
    rows = picture.rows_in(QRectF(point, point), reach)
    distances = np.hypot(picture.x[rows] - point.x(), picture.y[rows] - point.y())
    if not len(rows) or distances.min() > reach:
        return -1, float("inf")
    # The last painted lies on top.
    last = len(rows) - 1 - int(np.argmin(distances[::-1]))
    return int(rows[last]), float(distances[last])


def move_at(picture: Picture, point: QPointF, reach: float) -> int:
    """The move nearest to a point if it is within `reach`; else -1."""
    near = picture.moves_in(QRectF(point, point).adjusted(-reach, -reach, reach, reach))
    if not len(near):
        return -1
    distances = _distances(picture, point, near)
    best = int(np.argmin(distances))
    return int(near[best]) if distances[best] <= reach else -1


def _distances(picture: Picture, point: QPointF, moves: Ints) -> Floats:
    """How far some moves are from a point."""
    sources, targets, bend = picture.sources[moves], picture.targets[moves], picture.bend[moves]
    ax, ay, bx, by = picture.x[sources], picture.y[sources], picture.x[targets], picture.y[targets]
    distances = segment_distances(point.x(), point.y(), ax, ay, bx, by)
    t = np.linspace(0.0, 1.0, SAMPLES)
    for i in np.flatnonzero(bend).tolist():
        cx, cy = control_point(ax[i], ay[i], bx[i], by[i], bend[i])
        px = (1 - t) ** 2 * ax[i] + 2 * t * (1 - t) * cx + t**2 * bx[i]
        py = (1 - t) ** 2 * ay[i] + 2 * t * (1 - t) * cy + t**2 * by[i]
        distances[i] = segment_distances(point.x(), point.y(), px[:-1], py[:-1], px[1:], py[1:]).min()
    return distances
