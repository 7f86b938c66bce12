"""The numbers of the columns above and of the rows on the left, which stay where they are."""

from PySide6.QtCore import QLineF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gui.board.geometry import HEADER, Grid
from gui.board.layers.scene import Scene, font
from gui.board.words import tr


def paint_headers(painter: QPainter, scene: Scene) -> None:
    """Both; they cover what has scrolled below them."""
    paint_row_numbers(painter, scene)
    paint_frame(painter, scene)


def paint_frame(painter: QPainter, scene: Scene) -> None:
    """Those above, which cover what has scrolled below them, and the lines between them and the cells."""
    if scene.header:
        painter.fillRect(QRectF(0, 0, scene.grid.view_width, HEADER), scene.colours.q("canvas"))
        _paint_column_numbers(painter, scene)
        _paint_heading(painter, scene)
    _paint_edges(painter, scene)


def paint_row_numbers(painter: QPainter, scene: Scene) -> None:
    """Those on the left."""
    grid, pointed = scene.grid, scene.pointed
    plain, bold = font(painter, 12), font(painter, 12, QFont.Weight.Bold)
    for row in scene.rows:
        strong = row.row in scene.state.rows or bool(pointed and pointed[0] == row.row)
        painter.setFont(bold if strong else plain)
        painter.setPen(scene.colours.q("text" if strong else "text_muted"))
        box = QRectF(0, grid.cell_rect(row.at, 1).top(), grid.left - 10, grid.cell)
        painter.drawText(box, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{row.at + 1:,}")


def _paint_column_numbers(painter: QPainter, scene: Scene) -> None:
    grid, pointed = scene.grid, scene.pointed
    painter.save()
    painter.setClipRect(QRectF(grid.left, 0, grid.right - grid.left, HEADER))
    size = 12 if grid.cell >= 22 and grid.columns < 100 else 10
    plain, bold = font(painter, size), font(painter, size, QFont.Weight.Bold)
    step = _step(grid.cell, grid.columns)
    for column in grid.seen_columns():
        strong = bool(pointed and pointed[1] == column)
        if not strong and (column % step if step > 1 else 0):
            continue
        if not scene.shows(number_rect(grid, column)):
            continue
        painter.setFont(bold if strong else plain)
        painter.setPen(scene.colours.q("text" if strong else "text_muted"))
        painter.drawText(number_rect(grid, column), Qt.AlignmentFlag.AlignCenter, str(column))
    painter.restore()


def number_rect(grid: Grid, column: int) -> QRect:
    """Where the number of a column is painted."""
    return QRect(grid.column_left(column) - 10, 0, grid.cell + 20, HEADER)


def _step(cell: int, columns: int) -> int:
    """Every how many columns there is room for a number."""
    needed = 7 + 7 * len(str(columns))
    return next(step for step in (1, 2, 5, 10, 20) if step * cell >= needed or step == 20)


def _paint_heading(painter: QPainter, scene: Scene) -> None:
    """Above the values."""
    place = QRect(scene.grid.right + 10, 0, scene.grid.values - 12, HEADER)
    if scene.shows(place):
        painter.setFont(font(painter, 11))
        painter.setPen(scene.colours.q("text_muted"))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, tr("value"))


def _paint_edges(painter: QPainter, scene: Scene) -> None:
    grid = scene.grid
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QPen(scene.colours.q("border"), 1))
    lines = [QLineF(0, HEADER - 1, grid.right + grid.values, HEADER - 1)]
    bottom = min(grid.bottom, grid.view_height)
    if grid.x:
        lines.append(QLineF(grid.left - 1, HEADER, grid.left - 1, bottom))
    if grid.content[0] > grid.room[0]:
        lines.append(QLineF(grid.right, HEADER, grid.right, bottom))
    painter.drawLines(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
