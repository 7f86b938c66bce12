"""Beside each row its Grundy value, with the signs of the graph: amber and a double rim for 0, else blue."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from gui.board.geometry import GAP
from gui.board.layers.scene import Scene, font
from gui.board.words import sum_words
from gui.theme import Colours

LARGEST = 15.0
"""Radius of a value's disc at most."""
ROOM = 20
"""From the centre of a disc to the edges of its picture."""


def paint_values(painter: QPainter, scene: Scene) -> None:
    """The values of the exposed rows; where the staircase is explained, how they come about."""
    grid = scene.grid
    radius = min(grid.cell * 0.43, LARGEST)
    ratio, family = painter.device().devicePixelRatioF(), painter.font().family()
    for row in scene.rows:
        middle = QPointF(grid.right + 12 + LARGEST, grid.row_top(row.at) + (GAP + grid.cell) / 2)
        # In whole pixels; the half pixel that may be left is in the picture.
        half = middle.y() % 1
        disc = _disc(scene.colours, row.value, radius, half, family, ratio)
        painter.drawPixmap(QPointF(middle.x() - ROOM, middle.y() - half - ROOM), disc)
        if scene.show.explain:
            lengths = [run.length for run in row.runs if run.counts]
            _paint_sum(painter, scene, middle, sum_words(lengths))


@lru_cache(maxsize=256)
def _disc(colours: Colours, value: int, radius: float, lower: float, family: str, ratio: float) -> QPixmap:
    """A value on its disc, whose centre is so much below the middle: kept, as many rows have the same."""
    pixmap = QPixmap(round(2 * ROOM * ratio), round(2 * ROOM * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle, text = QPointF(ROOM, ROOM + lower), str(value)
    _paint_disc(painter, colours, middle, radius, "n" if value else "p")
    painter.setFont(_value_font(radius, len(text), family))
    painter.setPen(colours.q("n_text" if value else "p_text"))
    box = QRectF(middle.x() - ROOM, middle.y() - ROOM, 2 * ROOM, 2 * ROOM)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    painter.end()
    return pixmap


def _paint_disc(painter: QPainter, colours: Colours, middle: QPointF, radius: float, kind: str) -> None:
    painter.setPen(QPen(colours.q(f"{kind}_border"), 1.6))
    painter.setBrush(colours.q(f"{kind}_fill"))
    painter.drawEllipse(middle, radius, radius)
    if kind == "p":
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colours.q("p_border"), 1.1))
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
