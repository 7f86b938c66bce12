"""Where the stones of heaps stand: columns side by side, all stones of one height, huge heaps cut in the middle."""

from collections.abc import Sequence
from dataclasses import dataclass

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
    """The columns of a row of heaps in a view of some height, shifted left by `scrolled` pixels."""

    def __init__(self, heaps: Sequence[int], height: int, scrolled: int = 0) -> None:
        self.heaps = heaps
        self.height = height
        self.scrolled = scrolled
        room = max(height - TOP - BOTTOM, 5 * _LOWEST)
        largest = max(heaps, default=1)
        self.capacity = min(int(room // _LOWEST), _MOST)
        self.pitch = min(max(room / max(min(largest, self.capacity), 1), _LOWEST), _HIGHEST)

    @property
    def base(self) -> float:
        """Where the heaps stand."""
        return float(self.height - BOTTOM)

    @property
    def width(self) -> int:
        """Of all columns and the place for a new heap."""
        return 2 * LEFT + COLUMN * (len(self.heaps) + 1)

    def stack(self, index: int) -> Stack:
        """How a heap is drawn."""
        size = self.heaps[index]
        if size <= self.capacity:
            return Stack(size, size, 0)
        shown = self.capacity - _BREAK
        return Stack(size, shown - shown // 2, shown // 2)

    def column(self, index: int) -> QRectF:
        """All the room of a heap; of the place for a new one at the index behind the last."""
        return QRectF(LEFT + index * COLUMN - self.scrolled, 0, COLUMN, self.height)

    def index_at(self, x: float) -> int:
        """The heap there; may be outside of the row."""
        return int((x + self.scrolled - LEFT) // COLUMN)

    def row_box(self, index: int, row: float, rows: float = 1) -> QRectF:
        """Where `rows` stones above each other, the lowest in a row from the bottom, stand."""
        x = self.column(index).center().x() - STONE / 2
        return QRectF(x, self.base - (row + rows) * self.pitch, STONE, rows * self.pitch)

    def stone_at(self, x: float, y: float) -> tuple[int, int] | None:
        """Heap and number of the stone at a point, or None."""
        index = self.index_at(x)
        if not 0 <= index < len(self.heaps) or y > self.base:
            return None
        if abs(x - self.column(index).center().x()) > STONE / 2 + 4:
            return None
        stone = self.stack(index).stone_at(int((self.base - y) // self.pitch))
        return None if stone is None else (index, stone)

    def visible(self, width: int) -> range:
        """The heaps that a view of that width shows."""
        first = max(self.index_at(0), 0)
        return range(first, min(self.index_at(width) + 1, len(self.heaps)))
