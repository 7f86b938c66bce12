"""What tiles are painted from: the part of the canvas that rests while the pointer moves."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter

from gui.canvas import layers
from gui.canvas.filters import Dims
from gui.canvas.layers.scene import NONE, Lifted, Marks, Scene
from gui.canvas.picture import Picture
from gui.canvas.state import Show, Stepping
from gui.canvas.tiles.lens import SIDE, Key, Lens
from gui.canvas.tiles.sheet import HAIR, Tile
from gui.theme import Colours

PATCHED = 0.6
"""The share of a tile up to which it is worth painting only a part of it anew."""
HEAVY = 3_000
"""Moves in a tile past which it is painted anew in strips."""
STRIP = 32
"""Pixels of the device that a strip is high."""


@dataclass(frozen=True)
class Base:
    """The look of the tiles beside the picture itself.

    Attributes
    ----------
    grid, values, refused, stepping
        As in `gui.canvas.state.Show`.
    selection
        What is selected, if it is too much to be painted in each frame.
    by_value, dims
        As in `gui.canvas.state.Show`.
    first
        From which number positions are counted.
    """

    colours: Colours
    grid: bool = True
    values: bool = True
    refused: frozenset[int] = frozenset()
    stepping: Stepping | None = None
    selection: Marks = NONE
    by_value: bool = False
    dims: Dims | None = None
    first: int = 0

    def fits(self, picture: Picture) -> bool:
        """Whether this look is of a picture: one whose positions came or went may have to be dimmed otherwise."""
        return self.dims is None or len(self.dims.rows) == picture.n

    def without_grid(self) -> "Base":
        """The same; dots that are set for one scale would be blots at another."""
        return replace(self, grid=False)

    def tile(self, picture: Picture, lifted: Lifted | None, lens: Lens, key: Key) -> Tile:
        """Paint one tile; rows that are lifted, and their moves, are left out."""
        ground = _blank(lens, QImage.Format.Format_RGB32)
        scene = self._scene(picture, lifted, lens, lens.world(key))
        _paint_ground(_painter(ground, lens, key), scene)
        return Tile(ground, self._signs(scene, lens, key), len(scene.moves))

    def patch(self, tile: Tile, picture: Picture, lifted: Lifted | None, lens: Lens, key: Key, part: QRectF) -> Tile:
        """The same tile with a part of the world painted anew, which costs what there is in that part."""
        clip = _pixels(lens, key, part)
        if clip.width() * clip.height() > PATCHED * SIDE * SIDE:
            return self.tile(picture, lifted, lens, key)
        world = _world(lens, clip)
        hair = HAIR / lens.scale
        scene = self._scene(picture, lifted, lens, world.adjusted(-hair, -hair, hair, hair))
        _paint_ground(_painter(tile.ground, lens, key, clip), scene)
        if tile.signs is None:
            return Tile(tile.ground, self._signs(scene, lens, key, clip), tile.moves)
        painter = _painter(tile.signs, lens, key, clip)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(scene.exposed, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        self._paint_signs(painter, scene)
        return tile

    def _scene(self, picture: Picture, lifted: Lifted | None, lens: Lens, world: QRectF) -> Scene:
        show = Show(grid=self.grid, dims=self.dims)
        return Scene(picture, show, self.selection, NONE, self.colours, world, lens.scale, lifted)

    def _signs(self, scene: Scene, lens: Lens, key: Key, clip: QRect | None = None) -> QImage | None:
        if not len(scene.rows) and not (scene.picture.counts[scene.moves] > 1).any():
            return None
        signs = _blank(lens, QImage.Format.Format_ARGB32_Premultiplied)
        signs.fill(0)
        self._paint_signs(_painter(signs, lens, key, clip), scene)
        return signs

    def _paint_signs(self, painter: QPainter, scene: Scene) -> None:
        show = Show(
            values=self.values, refused=self.refused, stepping=self.stepping, by_value=self.by_value, dims=self.dims
        )  # fmt: skip
        layers.paint_signs(painter, scene.with_look(show, NONE))
        painter.end()


def strip(tile: Tile, lens: Lens, key: Key, part: QRectF, first: QPointF | None = None) -> tuple[QRectF, QRectF]:
    """The part of the world to paint anew in a tile at once, and what is left of it: nothing, but in a heavy one.

    Strips are cut off at the top, or at the foot if that is nearer to the point that is to be painted `first`.
    """
    pixels = _pixels(lens, key, part)
    if tile.moves <= HEAVY or pixels.height() <= STRIP:
        return part, QRectF()
    now, left = pixels.adjusted(0, 0, 0, STRIP - pixels.height()), pixels.adjusted(0, STRIP, 0, 0)
    if first is not None and first.y() * lens.unit > QRectF(pixels).center().y():
        now, left = pixels.adjusted(0, pixels.height() - STRIP, 0, 0), pixels.adjusted(0, 0, 0, -STRIP)
    return _world(lens, now), _world(lens, left)


def _paint_ground(painter: QPainter, scene: Scene) -> None:
    layers.paint_ground(painter, scene)
    layers.paint_loud(painter, scene)
    painter.end()


def _pixels(lens: Lens, key: Key, part: QRectF) -> QRect:
    """The whole pixels of the device that a part of the world touches in a tile, counted as on one large image."""
    touched = QRectF(part.x() * lens.unit, part.y() * lens.unit, part.width() * lens.unit, part.height() * lens.unit)
    return touched.toAlignedRect() & QRect(key[0] * SIDE, key[1] * SIDE, SIDE, SIDE)


def _world(lens: Lens, pixels: QRect) -> QRectF:
    unit = lens.unit
    return QRectF(pixels.x() / unit, pixels.y() / unit, pixels.width() / unit, pixels.height() / unit)


def _blank(lens: Lens, kind: QImage.Format) -> QImage:
    image = QImage(SIDE, SIDE, kind)
    image.setDevicePixelRatio(lens.ratio)
    return image


def _painter(image: QImage, lens: Lens, key: Key, clip: QRect | None = None) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Whole pixels of the device: a tile shows what the same place of one large image would.
    painter.translate(-key[0] * SIDE / lens.ratio, -key[1] * SIDE / lens.ratio)
    if clip is not None:
        corner, size = QPointF(clip.topLeft()) / lens.ratio, QSizeF(clip.size()) / lens.ratio
        painter.setClipRect(QRectF(corner, size))
    painter.scale(lens.scale, lens.scale)
    return painter
