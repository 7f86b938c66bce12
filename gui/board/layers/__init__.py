"""The layers of the board, painted one over the other, each all of its kind but only the exposed part."""

from PySide6.QtGui import QPainter

from gui.board.layers.cells import paint_backdrop, paint_cells
from gui.board.layers.chesses import paint_chesses
from gui.board.layers.headers import paint_headers
from gui.board.layers.hint import paint_hint
from gui.board.layers.jumps import paint_jumps, paint_slide, paint_wins
from gui.board.layers.marks import paint_cursor, paint_drop
from gui.board.layers.scene import Scene as Scene
from gui.board.layers.staircase import paint_blocks, paint_brackets, paint_shades
from gui.board.layers.values import paint_values


def paint(painter: QPainter, scene: Scene) -> None:
    """Everything."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_backdrop(painter, scene)
    if scene.game is None or not scene.game.n:
        paint_hint(painter, scene)
        return
    painter.save()
    painter.setClipRect(scene.grid.cells_rect)
    paint_cells(painter, scene)
    if scene.show.explain:
        paint_shades(painter, scene)
        paint_blocks(painter, scene)
        paint_brackets(painter, scene)
    paint_chesses(painter, scene)
    paint_wins(painter, scene)
    paint_cursor(painter, scene)
    paint_jumps(painter, scene)
    paint_slide(painter, scene)
    painter.restore()
    paint_values(painter, scene)
    paint_headers(painter, scene)
    paint_drop(painter, scene)
