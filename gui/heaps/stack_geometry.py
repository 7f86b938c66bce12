"""Where the stones of heaps stand: columns side by side, all stones of one height, huge heaps cut in the middle."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

COLUMN = 96
"""Width of a heap with what is written around it, in pixels."""
STONE = 46
LEFT = 8
TOP = 26
"""Room above the stones, for the mark of a winning move."""
BOTTOM = 62
"""Room below the stones, for size, value and number."""
_LOWEST, _HIGHEST = 7.0, 18.0
_MOST = 32
"""How many stones high a heap is drawn at most: higher ones are cut, so that small ones can still be seen."""
_BREAK = 3
"""How many stones high the break in a cut heap is."""


@dataclass(frozen=True, slots=True)
class Stack:
    """One heap as it is drawn: its lowest `low` stones, and above a break its uppermost `high` ones (0: no break)."""

    size: int
    low: int
    high: int

    @property
    def is_cut(self) -> bool:
        return self.high > 0

    @property
    def rows(self) -> int:
        """How many stones high it is drawn."""
        return self.low + (_BREAK + self.high if self.high else 0)

    def stones(self) -> list[tuple[int, int]]:
        """The stones that are drawn: number from the bottom (from 1), and in which row from the bottom (from 0)."""
        low = [(number, number - 1) for number in range(1, self.low + 1)]
        above = self.low + _BREAK
        return low + [(self.size - self.high + 1 + i, above + i) for i in range(self.high)]

    def stone_at(self, row: int) -> int | None:
        """The number of the stone that is drawn in a row; None in the break and outside."""
        if 0 <= row < self.low:
            return row + 1
        above = row - self.low - _BREAK
        return self.size - self.high + 1 + above if self.high and 0 <= above < self.high else None


class Geometry:
    """The columns of a row of heaps in a view of some height, shifted left by `scrolled` pixels.

    Everything is `scale` times as large as the constants of this file say; `foot` pixels are left free below and above;
    `spare` columns are behind the last heap.
    """

    def __init__(
        self,
        heaps: Sequence[int],
        height: float,
        scrolled: float = 0,
        *,
        scale: float = 1.0,
        foot: float = 0.0,
        spare: int = 1,
    ) -> None:
        self.heaps = heaps
        self.height, self.scrolled, self.scale, self.foot, self.spare = height, scrolled, scale, foot, spare
        # In units of the constants, so that it is the same at each scale.
        room = max((height - 2 * foot) / scale - TOP - BOTTOM, 5 * _LOWEST)
        largest = max(heaps, default=1)
        self.capacity = min(int(room // _LOWEST), _MOST)
        self.pitch = scale * min(max(room / max(min(largest, self.capacity), 1), _LOWEST), _HIGHEST)

    @property
    def plain(self) -> "Geometry":
        """The same in units of the constants: for a painter that is scaled."""
        height, scrolled, foot = (length / self.scale for length in (self.height, self.scrolled, self.foot))
        return Geometry(self.heaps, height, scrolled, foot=foot, spare=self.spare)

    @property
    def base(self) -> float:
        """Where the heaps stand."""
        return self.height - self.foot - BOTTOM * self.scale

    @property
    def pace(self) -> float:
        """From a column to the next."""
        return COLUMN * self.scale

    @property
    def width(self) -> int:
        """Of all columns and the place for a new heap."""
        return ceil(self.scale * 2 * LEFT + self.pace * (len(self.heaps) + self.spare))

    def stack(self, index: int) -> Stack:
        """How a heap is drawn."""
        size = self.heaps[index]
        if size <= self.capacity:
            return Stack(size, size, 0)
        shown = self.capacity - _BREAK
        return Stack(size, shown - shown // 2, shown // 2)

    def left(self, index: int) -> float:
        """Where a column begins if nothing is scrolled."""
        return LEFT * self.scale + index * self.pace

    def column(self, index: int) -> QRectF:
        """All the room of a heap; of the place for a new one at the index behind the last."""
        return QRectF(self.left(index) - self.scrolled, self.foot, self.pace, self.height - 2 * self.foot)

    def index_at(self, x: float) -> int:
        """The heap there; may be outside of the row."""
        return int((x + self.scrolled - self.left(0)) // self.pace)

    def row_box(self, index: int, row: float, rows: float = 1) -> QRectF:
        """Where `rows` stones above each other, the lowest in a row from the bottom, stand."""
        stone = STONE * self.scale
        x = self.column(index).center().x() - stone / 2
        return QRectF(x, self.base - (row + rows) * self.pitch, stone, rows * self.pitch)

    def stone_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Heap and number of the stone at a point, or None."""
        index = self.index_at(x)
        if not 0 <= index < len(self.heaps) or y > self.base:
            return None
        if abs(x - self.column(index).center().x()) > (STONE / 2 + 4) * self.scale:
            return None
        stone = self.stack(index).stone_at(int((self.base - y) // self.pitch))
        return None if stone is None else (index, stone)

    def visible(self, width: float) -> range:
        """The heaps that a view of that width shows."""
        first = max(self.index_at(0), 0)
        return range(first, min(self.index_at(width) + 1, len(self.heaps)))


def wanted_size(heaps: int, largest: int) -> tuple[float, float]:
    """Width and height of so many heaps, the largest of that size, with stones as high as they get, at scale 1."""
    return 2 * LEFT + COLUMN * max(heaps, 1), TOP + BOTTOM + _HIGHEST * min(max(largest, 1), _MOST)
