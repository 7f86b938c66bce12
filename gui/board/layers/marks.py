"""The cursor, and where dragged rows would come to stand."""

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from gui.board.geometry import HEADER
from gui.board.layers.scene import Scene


def paint_cursor(painter: QPainter, scene: Scene) -> None:
    """A ring around the cell of the cursor: strong while the board has the keyboard, faint else."""
    row = next((row for row in scene.rows if row.row == scene.state.row), None)
    if row is None:
        return
    rect = scene.grid.cell_rect(row.at, scene.state.column).adjusted(0.5, 0.5, 0.5, 0.5)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if scene.focused:
        painter.setPen(QPen(scene.colours.q("accent"), 2.4))
        painter.drawRoundedRect(rect, 4, 4)
    else:
        painter.setPen(QPen(scene.colours.q("accent", 0.45), 1.2))
        painter.drawRoundedRect(rect, 4, 4)


def paint_drop(painter: QPainter, scene: Scene) -> None:
    """A line between rows."""
    drop = scene.show.drop
    if drop is None:
        return
    y = min(max(scene.grid.row_top(drop), HEADER + 1), scene.grid.view_height - 2)
    painter.setPen(QPen(scene.colours.q("accent"), 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QLineF(4, y, scene.grid.right + scene.grid.values - 4, y))
    painter.setBrush(scene.colours.q("accent"))
    painter.drawEllipse(QPointF(5, y), 3.0, 3.0)
