"""Where moves lie so dense that they hide one another: lines that could not be seen any more are not painted."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.canvas.boxes import crossing
from gui.canvas.layers.batches import draw_lines

FEWEST = 1_500
"""Lines from which it is worth looking at what they have covered."""
PARTS = 8
"""In how many parts lines are painted, with a look after each."""
BLOCK = 64
"""Pixels along the side of the squares in which what is not covered is looked for."""
MOST_BLOCKS = 6
"""Squares past which it is quicker to go on than to find out which lines cross one of them."""
SMOOTH = 2.0
"""Pixels around a line that its smooth edges may touch."""

Lines = npt.NDArray[np.float64]
Pixels = npt.NDArray[np.uint32]


def draw_thicket(painter: QPainter, ends: Lines) -> None:
    """The picture of `batches.draw_lines`, shape (k, 4), with a solid pen.

    A pixel that has the pen's colour keeps it, whatever is painted over it with the same pen. So lines are painted in
    parts, an even share of them at a time, and once few pixels are open, only those that may touch one.
    """
    pixels = _pixels(painter) if len(ends) >= FEWEST else None
    if pixels is None:
        draw_lines(painter, ends)
        return
    size = -(-len(ends) // PARTS)
    rest = np.concatenate([ends[i::PARTS] for i in range(PARTS)])
    painter.save()
    while len(rest):
        draw_lines(painter, rest[:size])
        rest = _seen(painter, rest[size:], pixels)
    painter.restore()


def _pixels(painter: QPainter) -> Pixels | None:
    """What the painter paints on, as an array; None where a look at it would tell nothing, or is not possible."""
    image = painter.device()
    solid = painter.opacity() == 1.0 and painter.pen().color().alpha() == 255
    if not solid or not isinstance(image, QImage) or image.format() != QImage.Format.Format_RGB32:
        return None
    return np.frombuffer(image.constBits(), dtype=np.uint32).reshape(image.height(), image.width())


def _seen(painter: QPainter, ends: Lines, pixels: Pixels) -> Lines:
    """The lines that may still change a pixel. The painter is clipped to where they may."""
    if not len(ends):
        return ends
    blocks = _open_blocks(painter, pixels)
    if len(blocks) > MOST_BLOCKS:
        return ends
    near = np.zeros(len(ends), dtype=np.bool_)
    whole = QRectF()
    for block in blocks:
        near |= _crossing(painter, ends, block)
        whole |= block
    if not whole.isEmpty():
        painter.setClipRect(whole, Qt.ClipOperation.IntersectClip)
    return ends[near]


def _open_blocks(painter: QPainter, pixels: Pixels) -> list[QRectF]:
    """Rectangles of the world around what has not the pen's colour yet, within the clip.

    Where there are more than `MOST_BLOCKS`, not all of them.
    """
    to_device = painter.deviceTransform()
    to_world = to_device.inverted()[0]
    area = QRect(0, 0, pixels.shape[1], pixels.shape[0])
    if painter.hasClipping():
        area &= to_device.mapRect(painter.clipBoundingRect()).toAlignedRect()
    colour = np.uint32(painter.pen().color().rgb())
    found: list[QRectF] = []
    for top in range(area.top(), area.bottom() + 1, BLOCK):
        for left in range(area.left(), area.right() + 1, BLOCK):
            bottom, right = min(top + BLOCK, area.bottom() + 1), min(left + BLOCK, area.right() + 1)
            around = _around(pixels[top:bottom, left:right] != colour)
            if not around.isEmpty():
                found.append(to_world.mapRect(around.translated(left, top)))
            if len(found) > MOST_BLOCKS:
                return found
    return found


def _around(which: npt.NDArray[np.bool_]) -> QRectF:
    """The rectangle around those that are true, in columns and rows; empty where none is."""
    rows = np.flatnonzero(which.any(axis=1))
    if not len(rows):
        return QRectF()
    columns = np.flatnonzero(which.any(axis=0))
    return QRectF(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def _crossing(painter: QPainter, ends: Lines, block: QRectF) -> npt.NDArray[np.bool_]:
    """Which lines may touch a rectangle of the world."""
    x, y = block.center().x(), block.center().y()
    grown = painter.pen().widthF() / 2 + SMOOTH / painter.transform().m11()
    wide, high = block.width() / 2 + grown, block.height() / 2 + grown
    return crossing(ends[:, 0] - x, ends[:, 1] - y, ends[:, 2] - x, ends[:, 3] - y, wide, high)
