"""Many lines, dots or outlines handed to Qt as one array, without a Python object for each."""

from typing import cast

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QByteArray, QDataStream, QLineF, QPointF
from PySide6.QtGui import QPainter, QPainterPath
from shiboken6 import wrapInstance

from gui.canvas.arrows import Arrows, Points

HEADS = 64
"""Arrowheads that are filled together: the time that a fill takes grows with the square of their number."""
_ELEMENT = np.dtype([("type", ">i4"), ("x", ">f8"), ("y", ">f8")])
_MOVE, _LINE, _CURVE, _CURVE_DATA = 0, 1, 2, 3
_LINES, _CUBICS, _TRIANGLES = (
    np.array(types, dtype=np.int32)
    for types in ((_MOVE, _LINE), (_MOVE, _CURVE, _CURVE_DATA, _CURVE_DATA), (_MOVE, _LINE, _LINE, _LINE))
)


def draw_lines(painter: QPainter, ends: npt.NDArray[np.float64]) -> None:
    """Lines with the painter's pen; `ends` has shape (k, 4): x and y of both ends."""
    ends = np.ascontiguousarray(ends)
    if len(ends):
        painter.drawLines(cast(QLineF, wrapInstance(ends.ctypes.data, QLineF)), len(ends))


def draw_points(painter: QPainter, points: Points) -> None:
    """Dots with the painter's pen."""
    points = np.ascontiguousarray(points)
    if len(points):
        painter.drawPoints(cast(QPointF, wrapInstance(points.ctypes.data, QPointF)), len(points))


def curves(arrows: Arrows) -> QPainterPath:
    """The lines of some moves, straight ones and bent ones."""
    straight, bent = ~arrows.bent, arrows.bent
    lines = np.stack([arrows.start[straight], arrows.neck[straight]], axis=1)
    start, control, end = arrows.start[bent], arrows.control[bent], arrows.neck[bent]
    cubics = np.stack([start, (start + 2 * control) / 3, (end + 2 * control) / 3, end], axis=1)
    types = np.concatenate([np.tile(_LINES, len(lines)), np.tile(_CUBICS, len(cubics))])
    return _path(types, np.concatenate([lines.reshape(-1, 2), cubics.reshape(-1, 2)]))


def heads(arrows: Arrows) -> list[QPainterPath]:
    """The heads of some moves, to be filled."""
    corners = np.stack([arrows.tip, arrows.left, arrows.right, arrows.tip], axis=1)
    parts = (corners[i : i + HEADS] for i in range(0, len(corners), HEADS))
    return [_path(np.tile(_TRIANGLES, len(part)), part.reshape(-1, 2)) for part in parts]


def _path(types: npt.NDArray[np.int32], points: Points) -> QPainterPath:
    """A path of elements (the types of `QPainterPath.ElementType`), read from the bytes that Qt would write."""
    path = QPainterPath()
    if len(points):
        elements = np.empty(len(points), dtype=_ELEMENT)
        elements["type"], elements["x"], elements["y"] = types, points[:, 0], points[:, 1]
        # Their number before; after them where the last part starts, and to fill by winding.
        data = len(points).to_bytes(4, "big") + elements.tobytes() + b"\0\0\0\0" + b"\0\0\0\1"
        QDataStream(QByteArray(data)) >> path
    return path
