"""Where tiles lie: a grid over the world, as it is seen at one scale."""

from dataclasses import dataclass
from functools import lru_cache
from math import floor

from PySide6.QtCore import QRect, QRectF

SIDE = 256
"""Pixels of the device along the side of a tile."""

Key = tuple[int, int]
"""Column and row of a tile."""


@dataclass(frozen=True)
class Lens:
    """A scale (logical pixels a canvas unit), and pixels of the device a logical pixel."""

    scale: float
    ratio: float = 1.0

    @property
    def unit(self) -> float:
        """Pixels of the device a canvas unit."""
        return self.scale * self.ratio

    def world(self, key: Key) -> QRectF:
        """The part of the world that a tile shows."""
        side = SIDE / self.unit
        return QRectF(key[0] * side, key[1] * side, side, side)

    def keys(self, world: QRectF) -> QRect:
        """The tiles that meet a part of the world, as a rectangle of columns and rows."""
        side = SIDE / self.unit
        left, top = floor(world.left() / side), floor(world.top() / side)
        right, bottom = floor(world.right() / side), floor(world.bottom() / side)
        return QRect(left, top, right - left + 1, bottom - top + 1)


def count(keys: QRect) -> int:
    """How many tiles a rectangle of them has."""
    return keys.width() * keys.height()


def listed(keys: QRect) -> list[Key]:
    """The keys of a rectangle of tiles, nearest to its middle first."""
    return _listed(keys.left(), keys.top(), keys.width(), keys.height())


@lru_cache(maxsize=16)
def _listed(left: int, top: int, columns: int, rows: int) -> list[Key]:
    x, y = left + (columns - 1) / 2, top + (rows - 1) / 2
    inside = [(left + i, top + j) for j in range(rows) for i in range(columns)]
    return sorted(inside, key=lambda key: (key[0] - x) ** 2 + (key[1] - y) ** 2)
