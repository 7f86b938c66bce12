"""The stones: up to five as pips, as on a die; more as a number."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from gui.canvas.layers.scene import Scene
from gui.canvas.slots import OFFSETS

MOST_PIPS = 5
PIP = 3.4
"""Radius of a pip, in canvas units."""
STEP = 8.6
"""Between the centres of neighbouring pips."""
REACH = 1.14
"""Radii from a position's centre to the middle of its stones."""

_DIE = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.0), (0.5, 0.0)),
    3: ((-0.5, 0.45), (0.5, 0.45), (0.0, -0.45)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.75, -0.75), (0.75, -0.75), (0.0, 0.0), (-0.75, 0.75), (0.75, 0.75)),
}


def paint_stones(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    """The stones on these rows."""
    font = QFont(painter.font())
    font.setPixelSize(13)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    for row in rows:
        count = int(scene.picture.stones[row])
        middle = scene.picture.centre(row) + QPointF(*OFFSETS[int(scene.picture.stone_slots[row])]) * REACH
        if count <= MOST_PIPS:
            _paint_pips(painter, scene, middle, count)
        else:
            # It grows away from the disc, so that the value in it stays clear.
            _paint_number(painter, scene, middle, middle.x() - scene.picture.centre(row).x(), f"×{count}", metrics)


def _badge(painter: QPainter, scene: Scene, box: QRectF) -> None:
    painter.setPen(QPen(scene.colours.q("canvas"), 2.0))
    painter.setBrush(scene.colours.q("stone_fill"))
    radius = min(box.height() / 2, 10.0)
    painter.drawRoundedRect(box, radius, radius)


def _paint_pips(painter: QPainter, scene: Scene, middle: QPointF, count: int) -> None:
    side = 16.0 if count == 1 else 21.0 if count < MOST_PIPS else 24.0
    _badge(painter, scene, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scene.colours.q("stone_text"))
    for dx, dy in _DIE[count]:
        painter.drawEllipse(middle + QPointF(dx, dy) * STEP, PIP, PIP)


def _paint_number(
    painter: QPainter, scene: Scene, middle: QPointF, outward: float, text: str, metrics: QFontMetricsF
) -> None:
    width, height = metrics.horizontalAdvance(text) + 12, metrics.height() + 4
    box = QRectF(middle.x() - 10, middle.y() - height / 2, width, height)
    if outward < 0:
        box.moveRight(middle.x() + 10)
    _badge(painter, scene, box)
    painter.setPen(scene.colours.q("stone_text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
