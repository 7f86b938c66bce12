"""Paints a frame of the canvas: a small graph at once, a large one from tiles."""

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from gui.canvas import layers
from gui.canvas.geometry import Ints
from gui.canvas.layers.scene import NONE, Lifted, Marks, Scene
from gui.canvas.layers.stamp import LegendStamp
from gui.canvas.picture import Picture
from gui.canvas.remarks.group_places import GroupPlaces
from gui.canvas.remarks.note_places import NotePlaces
from gui.canvas.remarks.paint import paint_remarks
from gui.canvas.state import Show
from gui.canvas.tiles.base import Base
from gui.canvas.tiles.miniature import miniature
from gui.canvas.tiles.mosaic import Mosaic
from gui.canvas.tiles.traces import Traces
from gui.faces.numbering import numbering
from gui.selection import Spotlight
from gui.theme import Colours

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

SHOW = Show(grid=False)
TILED_FROM = 1_500
"""Positions and moves from which tiles are worth it."""
MOST_LOUD = 300
"""Selected positions and moves past which the selection is painted into the tiles."""
RING = 16.0
"""Pixels around what is lifted that are painted anew with it: for rings around discs."""
MOST_APART = 300
"""Positions and moves on their way that are painted in full."""


class Frame:
    """Paints one canvas.

    Attributes
    ----------
    notes, groups
        Where the notes and groups of the canvas are.
    """

    def __init__(self, canvas: "CanvasSurface") -> None:
        self._canvas = canvas
        self._mosaic = Mosaic(canvas)
        self._legend = LegendStamp()
        self.notes, self.groups = NotePlaces(canvas), GroupPlaces(canvas)
        self._lifted_at: QRectF | None = None

    @property
    def resting(self) -> bool:
        """Whether nothing is left to paint."""
        return self._mosaic.resting

    @property
    def complete(self) -> bool:
        """Whether what is seen is as it is to be; more may be painted ahead."""
        return not self._tiled(self._canvas.picture) or self._mosaic.complete

    # The whole, small

    def when_overview_painted(self, then: Callable[[], object]) -> None:
        """Call `then` whenever the coarse picture of a large graph was changed."""
        self._mosaic.overview_painted = then

    def miniature(self, size: QSizeF, colours: Colours) -> QPixmap:
        """A picture of the whole graph of that size, in pixels of the device; of a large one as far as it is there."""
        picture = self._canvas.picture
        sheet = self._mosaic.overview if self._tiled(picture) else None
        if sheet is not None:
            return QPixmap.fromImage(miniature(sheet, picture.bounds(), size))
        pixmap = QPixmap(size.toSize().expandedTo(QSize(1, 1)))
        pixmap.fill(Qt.GlobalColor.transparent)
        whole = picture.bounds()
        across, down = pixmap.width() / max(whole.width(), 1.0), pixmap.height() / max(whole.height(), 1.0)
        show = replace(SHOW, by_value=self._canvas.show_state.by_value, dims=self._canvas.show_state.dims)
        scene = Scene(picture, show, NONE, NONE, colours, whole, min(across, down))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(across, down)
        painter.translate(-whole.topLeft())
        if self._tiled(picture):
            layers.paint_coarse(painter, scene)
        else:
            layers.paint_moves(painter, scene)
            layers.paint_signs(painter, scene)
        painter.end()
        return pixmap

    # What happens to the picture

    def forget(self) -> None:
        """The graph is another one."""
        self._mosaic.forget()

    def take(self, picture: Picture) -> None:
        """The picture was changed, or is another one."""
        if self._tiled(picture):
            self._mosaic.take(picture)
        else:
            self._mosaic.forget()

    def lift(self, rows: Ints) -> None:
        """Some positions are about to be moved."""
        picture, lifted = self._canvas.picture, self._mosaic.lifted
        if self._tiled(picture) and (lifted is None or not np.array_equal(lifted.rows, rows)):
            self._lifted_at = None
            self._mosaic.lift(Lifted.of(picture, rows))

    def shifted(self, picture: Picture) -> None:
        """What was lifted is elsewhere now: paint anew where it was and where it is."""
        self._mosaic.shifted()
        before, self._lifted_at = self._lifted_at, self._where_lifted(picture)
        if not picture.is_plain:
            self.take(picture)
        if before is None or self._lifted_at is None:
            self._canvas.update()
        else:
            self._canvas.update(self._canvas.camera.screen_rect(before | self._lifted_at).toAlignedRect())

    def _where_lifted(self, picture: Picture) -> QRectF | None:
        """The part of the world where what is lifted shows, with its moves; None where that is not worth finding."""
        lifted = self._mosaic.lifted
        if lifted is None or not picture.is_plain or len(lifted.rows) + len(lifted.moves) > MOST_APART:
            return None
        rows, moves = lifted.rows, lifted.moves
        ends = picture.sources[moves], picture.targets[moves]
        traces = Traces.of_positions(picture.x[rows], picture.y[rows], picture.widest_sign)
        traces += Traces.of_moves(picture.x, picture.y, *ends, picture.bend[moves], picture.luck[moves])
        return traces.bounds(RING / self._canvas.camera.scale)

    def land(self) -> None:
        """They are where they are to stay."""
        self._lifted_at = None
        self._mosaic.land()

    def _tiled(self, picture: Picture) -> bool:
        return picture.n + picture.m > TILED_FROM

    # Painting

    def paint(self, exposed: QRect, spotlight: Spotlight, colours: Colours) -> None:
        """Paint a part of the canvas, in a paint event of it."""
        canvas = self._canvas
        painter = QPainter(canvas)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        selected = Marks(canvas.selection.positions, canvas.selection.moves)
        lit = Marks(spotlight.positions, spotlight.moves, spotlight.wins)
        scene = Scene(
            canvas.picture, canvas.show_state, selected, lit, colours,
            canvas.camera.world_rect(QRectF(exposed)), canvas.camera.scale,
            chosen_notes=canvas.selection.notes, chosen_groups=canvas.selection.groups,
        )  # fmt: skip
        tiled = self._tiled(canvas.picture)
        if tiled:
            self._paint_tiles(painter, scene, exposed)
        else:
            painter.setTransform(canvas.camera.transform)
            layers.paint_backdrop(painter, scene)
            paint_remarks(painter, scene, self.notes, self.groups)
            layers.paint_moves(painter, scene)
            layers.paint_loud(painter, scene)
            layers.paint_signs(painter, scene)
        layers.paint_overlay(painter, scene)
        painter.resetTransform()
        if tiled:
            self._legend.paint(painter, scene, QSizeF(canvas.size()), canvas.devicePixelRatioF())
        else:
            layers.paint_legend(painter, scene, QSizeF(canvas.size()))
        if canvas.hasFocus():
            _paint_focus(painter, canvas.rect(), colours.q("accent", 0.55))
        painter.end()

    def _paint_tiles(self, painter: QPainter, scene: Scene, exposed: QRect) -> None:
        """The ground, what is loud, the signs; and what is on its way over each."""
        show, picture, selected = scene.show, scene.picture, scene.selection
        many = len(selected.positions) + len(selected.moves) > MOST_LOUD
        base = Base(
            scene.colours, show.grid, show.values, show.refused, show.stepping, selected if many else NONE,
            show.by_value, show.dims, numbering.first,
        )  # fmt: skip
        blit = self._mosaic.look(picture, base, self._canvas.camera, exposed)
        transform = self._mosaic.camera.transform
        if many:
            scene = replace(scene, selection=NONE)
        apart = self._mosaic.apart
        lifted = None if apart is None else replace(scene, lifted=apart, only_lifted=True)
        coarse = lifted is not None and len(lifted.rows) + len(lifted.moves) > MOST_APART
        for hole in blit.holes:
            painter.fillRect(hole, scene.colours.q("canvas"))
            if blit.is_bare(hole):
                self._fill(painter, scene, hole)
        blit.paint(painter, signs=False)
        painter.setTransform(transform)
        if lifted and not coarse:
            layers.paint_moves(painter, lifted)
        paint_remarks(painter, scene, self.notes, self.groups, over=True)
        layers.paint_loud(painter, scene)
        painter.resetTransform()
        blit.paint(painter, signs=True)
        painter.setTransform(transform)
        if lifted:
            (layers.paint_coarse if coarse else layers.paint_signs)(painter, lifted)

    def _fill(self, painter: QPainter, scene: Scene, hole: QRect) -> None:
        """Hint at what will be seen where nothing has been painted."""
        camera = self._mosaic.camera
        painter.save()
        painter.setClipRect(hole)
        painter.setTransform(camera.transform)
        layers.paint_coarse(painter, replace(scene, exposed=camera.world_rect(QRectF(hole))))
        painter.restore()


def _paint_focus(painter: QPainter, rect: QRect, colour: QColor) -> None:
    """A line around the canvas, as four bars: Qt would look at each of its pixels otherwise."""
    inner = rect.adjusted(1, 1, -1, -1)
    painter.fillRect(QRect(rect.topLeft(), QSize(rect.width(), 1)), colour)
    painter.fillRect(QRect(rect.bottomLeft(), QSize(rect.width(), 1)), colour)
    painter.fillRect(QRect(rect.left(), inner.top(), 1, inner.height()), colour)
    painter.fillRect(QRect(rect.right(), inner.top(), 1, inner.height()), colour)
