"""What tiles are painted from: the part of the canvas that rests while the pointer moves."""

from dataclasses import dataclass, replace

from PySide6.QtGui import QImage, QPainter

from gui.canvas import layers
from gui.canvas.layers.scene import NONE, Lifted, Marks, Scene
from gui.canvas.picture import Picture
from gui.canvas.state import Show, Stepping
from gui.canvas.tiles.lens import SIDE, Key, Lens
from gui.canvas.tiles.sheet import Tile
from gui.theme import Colours


@dataclass(frozen=True)
class Base:
    """The look of the tiles beside the picture itself.

    Attributes
    ----------
    grid, values, refused, stepping
        As in `gui.canvas.state.Show`.
    selection
        What is selected, if it is too much to be painted in each frame.
    """

    colours: Colours
    grid: bool = True
    values: bool = True
    refused: frozenset[int] = frozenset()
    stepping: Stepping | None = None
    selection: Marks = NONE

    def without_grid(self) -> "Base":
        """The same; dots that are set for one scale would be blots at another."""
        return replace(self, grid=False)

    def tile(self, picture: Picture, lifted: Lifted | None, lens: Lens, key: Key) -> Tile:
        """Paint one tile; rows that are lifted, and their moves, are left out."""
        world = lens.world(key)
        scene = Scene(
            picture, Show(grid=self.grid), self.selection, NONE, self.colours, world, lens.scale, lifted
        )  # fmt: skip
        ground = _blank(lens, QImage.Format.Format_RGB32)
        painter = _painter(ground, lens, key)
        layers.paint_ground(painter, scene)
        layers.paint_loud(painter, scene)
        painter.end()
        return Tile(ground, self._signs(scene, lens, key))

    def _signs(self, scene: Scene, lens: Lens, key: Key) -> QImage | None:
        if not len(scene.rows) and not (scene.picture.counts[scene.moves] > 1).any():
            return None
        show = Show(values=self.values, refused=self.refused, stepping=self.stepping)
        signs = _blank(lens, QImage.Format.Format_ARGB32_Premultiplied)
        signs.fill(0)
        painter = _painter(signs, lens, key)
        layers.paint_signs(painter, replace(scene, show=show, selection=NONE))
        painter.end()
        return signs


def _blank(lens: Lens, kind: QImage.Format) -> QImage:
    image = QImage(SIDE, SIDE, kind)
    image.setDevicePixelRatio(lens.ratio)
    return image


def _painter(image: QImage, lens: Lens, key: Key) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    # Whole pixels of the device: a tile shows what the same place of one large image would.
    painter.translate(-key[0] * SIDE / lens.ratio, -key[1] * SIDE / lens.ratio)
    painter.scale(lens.scale, lens.scale)
    return painter
