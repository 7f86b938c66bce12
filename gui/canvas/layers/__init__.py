"""The layers of the canvas, bottom first: each paints all of its kind, and only what is exposed.

`paint_ground` and `paint_signs` are what rests while the pointer moves; what is loud goes between them, and what is
under way on top.
"""

from PySide6.QtGui import QPainter

from gui.canvas.layers.backdrop import paint_backdrop
from gui.canvas.layers.coarse import paint_coarse
from gui.canvas.layers.legend import paint_legend
from gui.canvas.layers.moves import paint_counts, paint_loud_moves, paint_plain_moves
from gui.canvas.layers.overlay import paint_overlay
from gui.canvas.layers.positions import paint_halos, paint_positions
from gui.canvas.layers.scene import Marks, Scene


def paint_ground(painter: QPainter, scene: Scene) -> None:
    """The surface and the plain moves."""
    paint_backdrop(painter, scene)
    paint_moves(painter, scene)


def paint_moves(painter: QPainter, scene: Scene) -> None:
    """The plain moves."""
    for part in scene.parts():
        painter.setOpacity(part.opacity)
        paint_plain_moves(painter, part)


def paint_loud(painter: QPainter, scene: Scene) -> None:
    """Loud moves, and rings around loud positions."""
    paint_loud_moves(painter, scene)
    paint_halos(painter, scene)


def paint_signs(painter: QPainter, scene: Scene) -> None:
    """The positions with all that is written on and beside them, and the counts of the moves."""
    for part in scene.parts():
        painter.setOpacity(part.opacity)
        paint_counts(painter, part)
        paint_positions(painter, part)


__all__ = [
    "Marks",
    "Scene",
    "paint_backdrop",
    "paint_coarse",
    "paint_ground",
    "paint_legend",
    "paint_loud",
    "paint_loud_moves",
    "paint_moves",
    "paint_overlay",
    "paint_signs",
]
