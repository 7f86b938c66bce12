"""Beside each row its Grundy value, with the signs of the graph: amber and a double rim for 0, else blue."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from gui.board.geometry import GAP
from gui.board.layers.scene import Scene, font
from gui.board.words import sum_words

LARGEST = 15.0
"""Radius of a value's disc at most."""


def paint_values(painter: QPainter, scene: Scene) -> None:
    """The values of the exposed rows; where the staircase is explained, how they come about."""
    grid = scene.grid
    radius = min(grid.cell * 0.43, LARGEST)
    for row in scene.rows:
        middle = QPointF(grid.right + 12 + LARGEST, grid.row_top(row.at) + (GAP + grid.cell) / 2)
        _paint_disc(painter, scene, middle, radius, "n" if row.value else "p")
        text = str(row.value)
        painter.setFont(_value_font(radius, len(text), painter.font().family()))
        painter.setPen(scene.colours.q("n_text" if row.value else "p_text"))
        box = QRectF(middle.x() - 20, middle.y() - 20, 40, 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
        if scene.show.explain:
            lengths = [run.length for run in row.runs if run.counts]
            _paint_sum(painter, scene, middle, sum_words(lengths))


def _paint_disc(painter: QPainter, scene: Scene, middle: QPointF, radius: float, kind: str) -> None:
    painter.setPen(QPen(scene.colours.q(f"{kind}_border"), 1.6))
    painter.setBrush(scene.colours.q(f"{kind}_fill"))
    painter.drawEllipse(middle, radius, radius)
    if kind == "p":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(scene.colours.q("p_border"), 1.1))
        painter.drawEllipse(middle, radius * 0.79, radius * 0.79)


@lru_cache(maxsize=64)
def _value_font(radius: float, digits: int, family: str) -> QFont:
    made = QFont(family)
    made.setPixelSize(max(round(radius * {1: 1.15, 2: 1.02, 3: 0.8}.get(digits, 0.62)), 7))
    made.setWeight(QFont.Weight.Bold)
    return made


def _paint_sum(painter: QPainter, scene: Scene, middle: QPointF, text: str) -> None:
    painter.setFont(font(painter, 12))
    painter.setPen(scene.colours.q("text_muted"))
    left = middle.x() + LARGEST + 8
    box = QRectF(left, middle.y() - 14, scene.grid.right + scene.grid.values - left - 4, 28)
    fitting = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, int(box.width()))
    painter.drawText(box, Qt.AlignmentFlag.AlignVCenter, fitting)
