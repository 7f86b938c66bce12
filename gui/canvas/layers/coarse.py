"""A hint of what is not painted yet, or of very many positions on their way: dots, and some of the moves."""

import numpy as np
from PySide6.QtGui import QPainter, QPen

from gui.canvas.layers.batches import draw_lines
from gui.canvas.layers.dots import paint_dots
from gui.canvas.layers.moves import PLAIN, WIDTHS
from gui.canvas.layers.scene import Scene

MOST_DOTS, MOST_LINES = 3_000, 300


def paint_coarse(painter: QPainter, scene: Scene) -> None:
    """Some of the scene."""
    for part in scene.parts():
        painter.setOpacity(part.opacity)
        _paint(painter, part)


def _paint(painter: QPainter, scene: Scene) -> None:
    picture = scene.picture
    rows = scene.rows[:: 1 + len(scene.rows) // MOST_DOTS]
    moves = scene.moves[:: 1 + len(scene.moves) // MOST_LINES]
    sources, targets = picture.sources[moves], picture.targets[moves]
    # As faint as thin lines come out when they are smoothed.
    pen = QPen(scene.colours.q("move", min(max(WIDTHS[PLAIN] * scene.scale, 0.3), 1.0)), 1.0)
    pen.setCosmetic(True)
    painter.setPen(pen)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    ends = (picture.x[sources], picture.y[sources], picture.x[targets], picture.y[targets])
    draw_lines(painter, np.stack(ends, axis=1))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_dots(painter, scene, rows)
