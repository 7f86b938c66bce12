"""The layers of the canvas, bottom first: each paints all of its kind, and only what is exposed."""

from gui.canvas.layers.backdrop import paint_backdrop
from gui.canvas.layers.legend import paint_legend
from gui.canvas.layers.moves import paint_moves
from gui.canvas.layers.overlay import paint_overlay
from gui.canvas.layers.positions import paint_positions
from gui.canvas.layers.scene import Scene

__all__ = ["Scene", "paint_backdrop", "paint_legend", "paint_moves", "paint_overlay", "paint_positions"]
