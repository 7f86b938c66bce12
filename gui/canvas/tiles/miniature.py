"""A small picture of the whole graph, from tiles that are there anyway."""

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.canvas.tiles.sheet import Sheet


def miniature(sheet: Sheet, whole: QRectF, size: QSizeF) -> QImage:
    """What a sheet shows of the world in `whole`, at a size in pixels of the device; clear where it shows nothing."""
    full = QImage(_pixels(whole.size() * sheet.lens.unit), QImage.Format.Format_ARGB32_Premultiplied)
    full.fill(Qt.GlobalColor.transparent)
    painter = QPainter(full)
    for key, tile in sheet.tiles.items():
        corner = (sheet.lens.world(key).topLeft() - whole.topLeft()) * sheet.lens.unit
        for image in (tile.ground, tile.signs):
            if image is not None:
                painter.drawImage(QRectF(corner, QSizeF(image.size())), image, QRectF(QPointF(), QSizeF(image.size())))
    painter.end()
    # As the average of the pixels that fall together: what is thin would come and go otherwise.
    mode = Qt.TransformationMode.SmoothTransformation
    return full.scaled(_pixels(size), Qt.AspectRatioMode.IgnoreAspectRatio, mode)


def _pixels(size: QSizeF) -> QSize:
    return size.toSize().expandedTo(QSize(1, 1))
