"""Rows as pictures that are kept: a row that looks as it did before is not painted, but copied."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from PySide6.QtGui import QPainter, QPixmap

from gui.board.layers.scene import Scene
from gui.board.pictures import RowPicture

SPARE = 8
"""How many strips are kept besides twice those that show."""


class Strips:
    """The strips of a board, each a row from its number to its value, without winning moves and all that points at it.

    Parameters
    ----------
    paint_row
        Paints the rows of a scene, of which there is one.
    """

    def __init__(self, paint_row: Callable[[QPainter, Scene], None]) -> None:
        self._paint_row = paint_row
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._style: Hashable = None

    def paint(self, painter: QPainter, scene: Scene, rows: Iterable[RowPicture], room: int) -> None:
        """Paint rows of a scene; `room` is how many show at once."""
        self._follow(painter, scene)
        pointed, lit = scene.pointed[0] if scene.pointed else None, scene.lit_row
        for row in rows:
            key = row.at, row.mask, row.value, row.row in scene.state.rows, row.row == lit, row.row == pointed
            painter.drawPixmap(0, scene.grid.row_top(row.at), self._strip(painter, scene, row, key))
        while len(self._kept) > 2 * room + SPARE:
            self._kept.popitem(last=False)

    def _follow(self, painter: QPainter, scene: Scene) -> None:
        """Forget all strips if rows are to look otherwise now."""
        grid, ratio = scene.grid, painter.device().devicePixelRatioF()
        style = (replace(grid, y=0, view_height=0, rows=0), scene.colours, painter.font().key(), ratio)
        if style != self._style:
            self._style = style
            self._kept.clear()

    def _strip(self, painter: QPainter, scene: Scene, row: RowPicture, key: Hashable) -> QPixmap:
        strip = self._kept.get(key)
        if strip is None:
            strip = self._kept[key] = self._painted(painter, scene, row)
        self._kept.move_to_end(key)
        return strip

    def _painted(self, painter: QPainter, scene: Scene, row: RowPicture) -> QPixmap:
        ratio, rect = painter.device().devicePixelRatioF(), scene.grid.row_rect(row.at).toRect()
        strip = QPixmap(rect.size() * ratio)
        strip.setDevicePixelRatio(ratio)
        # With the surface below: what lets nothing through is copied several times faster.
        strip.fill(scene.colours.q("canvas"))
        own = QPainter(strip)
        own.setFont(painter.font())
        own.translate(0, -rect.top())
        self._paint_row(own, replace(scene, rows=[row]))
        own.end()
        return strip
