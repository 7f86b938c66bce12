"""The tiles at one scale: two images each, and which of them are out of date, and where."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import hypot, inf

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage

from gui.canvas.geometry import RADIUS
from gui.canvas.layers.scene import DETAIL_FROM
from gui.canvas.tiles.lens import Key, Lens, listed
from gui.canvas.tiles.traces import Traces

HAIR = 3.0
"""Pixels that lines of a fixed width, and smooth edges, take around what they show."""


@dataclass(frozen=True)
class Tile:
    """The ground with the moves, and the signs that stand on it; None where there are none.

    `moves` is how many there were when all of it was painted.
    """

    ground: QImage
    signs: QImage | None
    moves: int = 0


class Sheet:
    """Tiles of one lens.

    Attributes
    ----------
    level
        The share of the moves that is painted, and whether they lie dense.
    """

    def __init__(self, lens: Lens) -> None:
        self.lens = lens
        self.tiles: dict[Key, Tile] = {}
        self.level = (1.0, False)
        self._stale: dict[Key, QRectF] = {}

    def put(self, key: Key, tile: Tile, left: QRectF | None = None) -> None:
        """A tile is painted anew; `left` is the part of the world in which it is out of date all the same."""
        self.tiles[key] = tile
        if left is None or left.isEmpty():
            self._stale.pop(key, None)
        else:
            self._stale[key] = left

    def mark(self, traces: Traces | None, thinned: bool = True) -> None:
        """Something changed there; None is everywhere. `thinned`: moves that are left out from far do not count."""
        if traces is None:
            self._stale = {key: self.lens.world(key) for key in self.tiles}
            return
        if thinned and RADIUS * self.lens.scale < DETAIL_FROM:
            traces = traces.painted(self.level[0])
        margin = HAIR / self.lens.scale
        near = self.lens.keys(traces.bounds(margin))
        for key in self.tiles:
            part = traces.part(self.lens.world(key), margin) if near.contains(*key) else QRectF()
            if not part.isEmpty():
                self._stale[key] = self._stale.get(key, part) | part

    def stale(self, key: Key) -> QRectF | None:
        """The part of the world in which a tile is out of date; None where there is no tile."""
        return self._stale.get(key, QRectF()) if key in self.tiles else None

    def fresh(self, key: Key) -> bool:
        """Whether a tile is there and up to date."""
        return key in self.tiles and key not in self._stale

    def wanting(self, keys: Iterable[Key]) -> list[Key]:
        """Those that have to be painted."""
        return [key for key in keys if not self.fresh(key)]

    def nearest(self, keys: Iterable[Key], world: QPointF) -> list[Key]:
        """The tiles in the order in which what is out of date in them lies around a point of the world."""
        parts = {key: self.lens.world(key) if key not in self.tiles else self._stale.get(key) for key in keys}
        return sorted(parts, key=lambda key: _distance(world, parts[key]))

    def until_fresh(self, keys: Iterable[Key]) -> Iterator[Key]:
        """Those that have to be painted, each as often as that takes: a heavy one is painted in strips."""
        for key in self.wanting(keys):
            while not self.fresh(key):
                yield key

    def covers(self, world: QRectF) -> bool:
        """Whether there is a tile, if an old one, everywhere in a part of the world."""
        keys = self.lens.keys(world)
        few = keys.width() * keys.height() <= len(self.tiles)
        return few and all(key in self.tiles for key in listed(keys))

    def keep(self, keys: QRect) -> None:
        """Forget the tiles outside of a rectangle."""
        for key in [key for key in self.tiles if not keys.contains(*key)]:
            del self.tiles[key]
            self._stale.pop(key, None)


def _distance(point: QPointF, rect: QRectF | None) -> float:
    """From a point to a rectangle; infinite where there is none."""
    if rect is None:
        return inf
    across = max(rect.left() - point.x(), point.x() - rect.right(), 0.0)
    return hypot(across, max(rect.top() - point.y(), point.y() - rect.bottom(), 0.0))
