"""The layers of the board, painted one over the other, each all of its kind but only the exposed part."""

from dataclasses import replace

from PySide6.QtGui import QPainter

from gui.board.layers.cells import paint_cells, paint_shades_of_rows, paint_surface
from gui.board.layers.chesses import paint_chesses
from gui.board.layers.headers import paint_frame, paint_row_numbers
from gui.board.layers.hint import paint_hint
from gui.board.layers.jumps import paint_jumps, paint_slide, paint_wins
from gui.board.layers.marks import paint_cursor, paint_drop
from gui.board.layers.scene import Scene as Scene
from gui.board.layers.staircase import paint_blocks, paint_brackets, paint_shades
from gui.board.layers.strips import Strips
from gui.board.layers.values import paint_values


class Layers:
    """Paints a board; rows that look as before are copied from pictures of them."""

    def __init__(self) -> None:
        self._strips = Strips(paint_rows)

    def paint(self, painter: QPainter, scene: Scene, room: int) -> None:
        """Everything; `room` is how many rows the view shows at once."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if scene.game is None or not scene.game.n:
            paint_surface(painter, scene)
            paint_hint(painter, scene)
            return
        # What changes from one frame to the next is not worth a picture; where rows do not begin on whole pixels of
        # the screen, pictures of them would not meet.
        alive = scene.alive if painter.device().devicePixelRatioF().is_integer() else {row.row for row in scene.rows}
        copied = [row for row in scene.rows if row.row not in alive]
        paint_surface(painter, scene, copied)
        self._strips.paint(painter, scene, copied, room)
        paint_rows(painter, replace(scene, rows=[row for row in scene.rows if row.row in alive]))
        painter.save()
        painter.setClipRect(scene.grid.cells_rect)
        paint_wins(painter, scene)
        paint_cursor(painter, scene)
        paint_jumps(painter, scene)
        paint_slide(painter, scene)
        painter.restore()
        paint_frame(painter, scene)
        paint_drop(painter, scene)


def paint_rows(painter: QPainter, scene: Scene) -> None:
    """The rows of a scene without winning moves and what points at them."""
    if not scene.rows:
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_shades_of_rows(painter, scene)
    painter.save()
    painter.setClipRect(scene.cells_rect)
    paint_cells(painter, scene)
    if scene.show.explain:
        paint_shades(painter, scene)
        paint_blocks(painter, scene)
        paint_brackets(painter, scene)
    paint_chesses(painter, scene)
    painter.restore()
    paint_values(painter, scene)
    paint_row_numbers(painter, scene)
