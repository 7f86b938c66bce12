"""Shows on a painted widget that the keyboard acts on it."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

WIDTH = 2.0


def paint_focus_ring(painter: QPainter, surface: QWidget, colour: QColor) -> None:
    """A frame along the edge of what is painted on; the painter may have any transform."""
    painter.save()
    painter.resetTransform()
    painter.setClipping(False)
    painter.setPen(QPen(colour, WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inset = WIDTH / 2
    painter.drawRect(QRectF(surface.rect()).adjusted(inset, inset, -inset, -inset))
    painter.restore()
