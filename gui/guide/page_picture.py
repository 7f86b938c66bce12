"""The pictures of the guide, in the size in which they are shown."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

import resources
from gui.guide.language import guide_language

SHARPNESS = 2
"""Pixels of a picture's file for one of a plain screen."""


def page_picture(name: str, room: int, ratio: float, edge: QColor) -> QImage:
    """A picture no wider than there is room for, for a screen with so many pixels to one, and a line around it in the
    colour `edge`; an empty one if there is none of that name.

    One that shows the program in its language goes before the English one. It is scaled here, because what a text
    document scales is not smooth.
    """
    place = resources.path("guide", "pictures", guide_language(), name)
    if not place.is_file():
        place = resources.path("guide", "pictures", name)
    image = QImage.fromData(place.read_bytes()) if place.is_file() else QImage()
    if image.isNull():
        return image
    width = min(image.width() / SHARPNESS, room)
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    scaled = image.scaledToWidth(round(width * ratio), Qt.TransformationMode.SmoothTransformation)
    scaled.setDevicePixelRatio(ratio)
    painter = QPainter(scaled)
    painter.setPen(edge)
    painter.drawRect(QRectF(0, 0, scaled.width() / ratio - 1, scaled.height() / ratio - 1))
    painter.end()
    return scaled
