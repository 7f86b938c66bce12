"""The staircase explained: the empty blocks numbered from the right, and which runs count.

A run counts if the number of the empty block on its right is odd; the XOR of the lengths that count is the value.
"""

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QFont, QPainter, QPen

from engine.solve.staircase import Run
from gui.board.geometry import BRACKET, GAP
from gui.board.layers.scene import Scene, font
from gui.board.pictures import RowPicture


def _runs(scene: Scene) -> Iterator[tuple[RowPicture, Run, QRectF]]:
    """All runs that show, with the rectangle of their cells."""
    grid, columns = scene.grid, scene.grid.seen_columns()
    for row in scene.rows:
        for run in row.runs:
            if run.last >= columns.start and run.first < columns.stop:
                yield row, run, grid.cell_rect(row.at, run.first).united(grid.cell_rect(row.at, run.last))


def paint_shades(painter: QPainter, scene: Scene) -> None:
    """Behind the chesses: full for runs that count, hatched for the others."""
    full = QBrush(scene.colours.q("selection"))
    hatched = QBrush(scene.colours.q("border_strong", 0.55), Qt.BrushStyle.BDiagPattern)
    painter.setPen(Qt.PenStyle.NoPen)
    for _, run, rect in _runs(scene):
        # The pattern goes with its row.
        painter.setBrushOrigin(QPointF(0, rect.top()))
        painter.setBrush(full if run.counts else hatched)
        painter.drawRect(rect.adjusted(1, 1, 0, 0))


def paint_blocks(painter: QPainter, scene: Scene) -> None:
    """The number of each empty block from the right; odd ones, left of which runs count, stand out."""
    grid, columns = scene.grid, scene.grid.seen_columns()
    fonts = {0: font(painter, grid.cell * 0.36), 1: font(painter, grid.cell * 0.36, QFont.Weight.Bold)}
    inks = {0: scene.colours.q("text_muted"), 1: scene.colours.q("accent")}
    for row in scene.rows:
        places = _blocks(row, grid.columns, columns)
        for odd in (0, 1):
            painter.setFont(fonts[odd])
            painter.setPen(inks[odd])
            for column, block in places:
                if block % 2 == odd:
                    rect = grid.cell_rect(row.at, column)
                    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(block))


def _blocks(row: RowPicture, width: int, columns: range) -> list[tuple[int, int]]:
    """Column and number of each empty block that shows."""
    behind = row.mask >> (columns.stop - 1)
    block = width - columns.stop + 1 - behind.bit_count()
    found = []
    for column in reversed(columns):
        if not row.has_chess(column):
            block += 1
            found.append((column, block))
    return found


def paint_brackets(painter: QPainter, scene: Scene) -> None:
    """Below each run its length: in the accent if it counts, in brackets if not."""
    bold, plain = font(painter, 12, QFont.Weight.Bold), font(painter, 11)
    for _, run, rect in _runs(scene):
        ink = scene.colours.q("accent" if run.counts else "text_muted")
        y = rect.bottom() + GAP / 2
        painter.setPen(QPen(ink, 2.4 if run.counts else 1.2))
        painter.drawLine(QLineF(rect.left() + 3, y, rect.right() - 2, y))
        painter.setFont(bold if run.counts else plain)
        painter.setPen(ink)
        place = QRectF(rect.center().x() - 30, y + 1, 60, BRACKET - 2)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, str(run.length) if run.counts else f"({run.length})")
