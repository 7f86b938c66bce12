"""The bottom layer: the surface and its dots."""

from math import ceil, floor

import numpy as np
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen

from gui.canvas.geometry import GRID
from gui.canvas.layers.batches import draw_points
from gui.canvas.layers.scene import Scene

CLOSEST_DOTS = 14.0
"""Pixels between dots at least; every second dot is left out until it fits."""


def paint_backdrop(painter: QPainter, scene: Scene) -> None:
    """Fill the exposed part and set the grid's dots. Painted in canvas units."""
    painter.fillRect(scene.exposed, scene.colours.q("canvas"))
    if not scene.show.grid:
        return
    step = GRID
    while step * scene.scale < CLOSEST_DOTS:
        step *= 2
    pen = QPen(scene.colours.q("canvas_grid"), 2.0)
    pen.setCosmetic(True)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    area = scene.exposed
    columns = np.arange(floor(area.left() / step), ceil(area.right() / step) + 1) * step
    rows = np.arange(floor(area.top() / step), ceil(area.bottom() / step) + 1) * step
    draw_points(painter, np.stack(np.meshgrid(columns, rows), axis=-1).reshape(-1, 2))
