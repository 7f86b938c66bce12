"""What to do on a board that has no rows."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from gui.board.layers.scene import Scene, font
from gui.board.words import tr

MARGIN = 20.0


def paint_hint(painter: QPainter, scene: Scene) -> None:
    """A few lines in the middle; nothing where the case is another game."""
    if scene.game is None:
        return
    normal = QFont.Weight.Normal
    lines = (
        (tr("Set up the board"), 20, QFont.Weight.Bold, "text"),
        (tr("Press Insert, or + above, for a row of {0} columns.").format(scene.game.width), 14, normal, "text_muted"),
        (tr("Click puts a chess or takes it off; drag to paint a run."), 14, normal, "text_muted"),
        (tr("Or paste rows: numbers as in a judge file (2 19 20), or pictures (.X..X)."), 14, normal, "text_muted"),
    )
    flags = int(Qt.AlignmentFlag.AlignHCenter) | int(Qt.AlignmentFlag.AlignTop) | int(Qt.TextFlag.TextWordWrap)
    room = scene.grid.view_width - 2 * MARGIN
    y = max(scene.grid.view_height / 2 - 70, 8)
    for text, pixels, weight, role in lines:
        painter.setFont(font(painter, pixels, weight))
        painter.setPen(scene.colours.q(role))
        height = QFontMetricsF(painter.font()).boundingRect(QRectF(0, 0, room, 400), flags, text).height()
        painter.drawText(QRectF(MARGIN, y, room, height + 2), flags, text)
        y += height + (14 if pixels > 14 else 8)
