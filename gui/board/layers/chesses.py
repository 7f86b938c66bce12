"""The chesses: round pieces; those at the right end, which can never move, are hollow."""

from functools import lru_cache

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from gui.board.layers.scene import Scene
from gui.theme import Colours


def paint_chesses(painter: QPainter, scene: Scene) -> None:
    """All chesses of the exposed rows and columns, but for one that is on its way."""
    grid, columns = scene.grid, scene.grid.seen_columns()
    ratio = painter.device().devicePixelRatioF()
    free, stuck = (piece(scene.colours, grid.cell, still, ratio) for still in (False, True))
    slide = scene.show.slide
    for row in scene.rows:
        from_here = row.stuck_from
        away = slide.target if slide and slide.row == row.row else 0
        for column in columns:
            if row.mask >> (column - 1) & 1 and column != away:
                place = grid.cell_rect(row.at, column).topLeft()
                painter.drawPixmap(place, stuck if column >= from_here else free)


@lru_cache(maxsize=64)
def piece(colours: Colours, cell: int, stuck: bool, ratio: float) -> QPixmap:
    """A chess in the middle of a cell of that size."""
    pixmap = QPixmap(round(cell * ratio), round(cell * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre, radius = QPointF(cell / 2, cell / 2), cell * 0.37
    (_paint_stuck if stuck else _paint_free)(painter, colours, centre, radius)
    painter.end()
    return pixmap


def _paint_free(painter: QPainter, colours: Colours, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(colours.q("stone_border"), 1.0))
    painter.setBrush(colours.q("stone_fill"))
    painter.drawEllipse(centre, radius, radius)
    ring = QColor(colours.q("stone_text", 0.38))
    painter.setPen(QPen(ring, max(radius * 0.11, 1.0)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)


def _paint_stuck(painter: QPainter, colours: Colours, centre: QPointF, radius: float) -> None:
    painter.setPen(QPen(colours.q("move"), max(radius * 0.16, 1.5)))
    painter.setBrush(colours.q("stone_fill", 0.16))
    painter.drawEllipse(centre, radius * 0.92, radius * 0.92)
