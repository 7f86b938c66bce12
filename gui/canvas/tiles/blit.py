"""Shows sheets of tiles: those of the scale that is seen, and where some are missing, whatever else there is."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QRegion

from gui.canvas.camera import Camera
from gui.canvas.tiles.lens import SIDE, Key, Lens, listed
from gui.canvas.tiles.sheet import Sheet

MAGNIFIED = 5.0
"""How much tiles of another scale are enlarged at most: more, and they are nothing but blots."""


def steady(camera: Camera, ratio: float) -> Camera:
    """The camera moved by less than a pixel, so that tiles fall on whole pixels of the device."""
    result = Camera()
    result.scale = camera.scale
    offset = camera.offset * ratio
    result.offset = QPointF(round(offset.x()), round(offset.y())) / ratio
    return result


class Blit:
    """One frame's view on sheets.

    Parameters
    ----------
    sheet
        The tiles of the scale that is seen.
    others
        Sheets of other scales, the coarsest first.
    camera
        A `steady` one.
    exposed
        What is to be painted, in logical pixels.

    Attributes
    ----------
    holes
        Where tiles are missing.
    """

    def __init__(self, sheet: Sheet, others: Sequence[Sheet], camera: Camera, exposed: QRect) -> None:
        self._sheet, self._camera = sheet, camera
        self._keys = listed(sheet.lens.keys(camera.world_rect(QRectF(exposed))))
        self._others = [other for other in others if sheet.lens.unit <= MAGNIFIED * other.lens.unit]
        holes = QRegion()
        for key in self._keys:
            if key not in sheet.tiles:
                holes += self._square(key).toAlignedRect()
        self.holes: list[QRect] = list(holes & QRegion(exposed))  # type: ignore[call-overload]

    def is_bare(self, hole: QRect) -> bool:
        """Whether nothing that was painted before fills a hole."""
        world = self._camera.world_rect(QRectF(hole))
        return not any(other.covers(world) for other in self._others)

    def _corner(self, key: Key) -> QPointF:
        side = SIDE / self._sheet.lens.ratio
        return QPointF(key[0] * side, key[1] * side) + self._camera.offset

    def _square(self, key: Key) -> QRectF:
        side = SIDE / self._sheet.lens.ratio
        corner = self._corner(key)
        return QRectF(corner.x(), corner.y(), side, side)

    def paint(self, painter: QPainter, signs: bool) -> None:
        """The ground of the tiles, or the signs on it. The painter is in logical pixels."""
        for hole in self.holes:
            painter.save()
            # A rectangle: Qt scales quickly only into those.
            painter.setClipRect(hole)
            for other in self._needed(self._camera.world_rect(QRectF(hole))):
                self._paint_other(painter, other, QRectF(hole), signs)
            painter.restore()
        for key in self._keys:
            tile = self._sheet.tiles.get(key)
            image = tile and (tile.signs if signs else tile.ground)
            if image:
                painter.drawImage(self._corner(key), image)

    def _needed(self, world: QRectF) -> Sequence[Sheet]:
        """The sheets that fill a part of the world: none under one that fills it alone."""
        for i in range(len(self._others) - 1, 0, -1):
            if self._others[i].covers(world):
                return self._others[i:]
        return self._others

    def _paint_other(self, painter: QPainter, other: Sheet, hole: QRectF, signs: bool) -> None:
        keys = other.lens.keys(self._camera.world_rect(hole))
        for key, tile in other.tiles.items():
            image = tile.signs if signs else tile.ground
            if image and keys.contains(*key):
                painter.drawImage(self._target(other.lens, key), image, QRectF(0, 0, SIDE, SIDE))

    def _target(self, lens: Lens, key: Key) -> QRectF:
        """Where a tile of another scale lies; on whole pixels, so that no gap shows between neighbours."""
        world = lens.world(key)
        start = self._camera.to_screen(world.topLeft())
        end = self._camera.to_screen(world.bottomRight())
        return QRectF(QPointF(round(start.x()), round(start.y())), QPointF(round(end.x()), round(end.y())))
