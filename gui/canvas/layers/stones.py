"""The stones: up to five as pips, as on a die; more as a number."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from engine.drawing.slots import OFFSETS
from gui.canvas.geometry import RADIUS, Ints
from gui.canvas.layers.scene import Scene
from gui.canvas.picture import LETTER

MOST_PIPS = 5
PIP, SMALL_PIP = 3.4, 2.5
"""Radius of a pip, in canvas units: of one or two, and where more have to stay apart."""
SMALLEST_PIP = 0.9
"""Pixels of a pip's radius below which pips would be specks."""
CORNER = 6.0
"""Of the badge of two pips and more, which is a die; a single stone is round."""
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


def stones_reach(scene: Scene, rows: Ints) -> float:
    """Canvas units from the centre of one of these rows to the far end of its stones, at most."""
    digits = len(str(int(scene.picture.stones[rows].max(initial=0))))
    return RADIUS * (REACH + 0.1) + scene.enlarged * (LETTER * (digits + 1) + 12)


def paint_stones(painter: QPainter, scene: Scene, rows: list[int]) -> None:
    """The stones on these rows."""
    font = QFont(painter.font())
    font.setPixelSize(13)
    font.setWeight(QFont.Weight.Bold)
    painter.setFont(font)
    metrics = QFontMetricsF(font)
    for row in rows:
        count = int(scene.picture.stones[row])
        out = QPointF(*OFFSETS[int(scene.picture.stone_slots[row])])
        painter.save()
        painter.translate(scene.picture.centre(row) + out * REACH)
        painter.scale(scene.enlarged, scene.enlarged)
        if count <= MOST_PIPS:
            _paint_pips(painter, scene, count)
        else:
            _paint_number(painter, scene, f"×{count}", metrics, to_left=out.x() < 0)
        painter.restore()


def _badge(painter: QPainter, scene: Scene, box: QRectF, radius: float) -> None:
    painter.setPen(QPen(scene.colours.q("canvas"), 2.0))
    painter.setBrush(scene.colours.q("stone_fill"))
    painter.drawRoundedRect(box, radius, radius)


def _paint_pips(painter: QPainter, scene: Scene, count: int) -> None:
    side = 16.0 if count == 1 else 21.0 if count < MOST_PIPS else 24.0
    _badge(painter, scene, QRectF(-side / 2, -side / 2, side, side), side / 2 if count == 1 else CORNER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(scene.colours.q("stone_text"))
    pip = PIP if count < 3 else SMALL_PIP
    if pip * scene.enlarged * scene.scale < SMALLEST_PIP:
        return
    for dx, dy in _DIE[count]:
        painter.drawEllipse(QPointF(dx, dy) * STEP, pip, pip)


def _paint_number(painter: QPainter, scene: Scene, text: str, metrics: QFontMetricsF, to_left: bool) -> None:
    """A badge that grows away from the disc, so that the value in it stays clear."""
    width, height = metrics.horizontalAdvance(text) + 12, metrics.height() + 4
    box = QRectF(10 - width if to_left else -10, -height / 2, width, height)
    _badge(painter, scene, box, min(height / 2, 10.0))
    painter.setPen(scene.colours.q("stone_text"))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
