"""The Grundy values of the positions of a live graph, and what became of them.

A wave changes a few values one by one; when all of a large graph change they are replaced as an array. Each position
has a slot in that array, so that neither asks what is in a dictionary of all positions.
"""

from array import array
from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, Sequence, ValuesView
from typing import TypeAlias

import numpy as np

from engine.solve.bulk import IntArray
from engine.solve.move_arrays import numbers_of

# Pairs of values up to this number of them are made once and shared by all positions that change alike.
PAIRS = 1 << 16

_FREE = -1


class Labels(Mapping[int, int]):
    """position -> Grundy value.

    Attributes
    ----------
    slots
        position -> its slot. Read only.
    by_slot
        The value in each slot; those of slots without a position are negative. An array of Python's own: of numpy's,
        single items are slow to read.
    """

    def __init__(self) -> None:
        self.slots: dict[int, int] = {}
        self.by_slot = array("q")
        self._positions = array("q")
        self._free: list[int] = []

    def __getitem__(self, position: int) -> int:
        return self.by_slot[self.slots[position]]

    def __iter__(self) -> Iterator[int]:
        return iter(self.slots)

    def __len__(self) -> int:
        return len(self.slots)

    def __contains__(self, position: object) -> bool:
        return position in self.slots

    def of(self, positions: Sequence[int]) -> IntArray:
        """The values of some positions, shape (len(positions),). Raises KeyError if one is not there."""
        slots = np.fromiter(map(self.slots.__getitem__, positions), dtype=np.int64, count=len(positions))
        return _seen(self.by_slot)[slots]

    def add(self, positions: Sequence[int]) -> None:
        """Take in new positions, of value 0."""
        again = positions[: len(self._free)]
        for position in again:
            slot = self._free.pop()
            self.slots[position], self.by_slot[slot], self._positions[slot] = slot, 0, position
        new = positions[len(again) :]
        self.slots.update(zip(new, range(len(self.by_slot), len(self.by_slot) + len(new)), strict=True))
        self.by_slot.frombytes(bytes(8 * len(new)))
        self._positions.extend(new)

    def remove(self, position: int) -> None:
        """Let a position go."""
        slot = self.slots.pop(position)
        self.by_slot[slot] = _FREE
        self._free.append(slot)

    def slots_of(self, positions: IntArray) -> IntArray:
        """The slots of many positions, all of which are there."""
        taken = np.flatnonzero(_seen(self.by_slot) != _FREE)
        numbers: IntArray = taken[numbers_of(_seen(self._positions)[taken], positions)[0]]
        return numbers

    def positions_in(self, slots: IntArray | Sequence[int]) -> list[int]:
        """The positions in these slots, without those that have none."""
        at = np.asarray(slots, dtype=np.int64)
        positions: list[int] = _seen(self._positions)[at[_seen(self.by_slot)[at] != _FREE]].tolist()
        return positions

    def replace(self, values: IntArray) -> "LabelChanges":
        """Take over the values of all slots; gives those that changed."""
        now = _seen(self.by_slot)
        moved = np.flatnonzero((now != values) & (now != _FREE))
        before, after = now[moved], values[moved]
        now[moved] = after
        return ManyChanges(_seen(self._positions)[moved], before, after)


class ManyChanges(Mapping[int, tuple[int, int]]):
    """position -> (value before, after) of many positions; a dictionary of them is only made when one is asked for.

    The three arrays have one shape (n,); no position stands in them twice.
    """

    def __init__(self, positions: IntArray, before: IntArray, after: IntArray) -> None:
        self._arrays = positions, before, after
        self._made: dict[int, tuple[int, int]] | None = None

    @property
    def _all(self) -> dict[int, tuple[int, int]]:
        if self._made is None:
            positions, before, after = self._arrays
            self._made = dict(zip(positions.tolist(), _pairs(before, after), strict=True))
        return self._made

    def __getitem__(self, position: int) -> tuple[int, int]:
        return self._all[position]

    def __iter__(self) -> Iterator[int]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._arrays[0])

    # Those of the dictionary itself are much faster than what a mapping makes of the above.

    def keys(self) -> KeysView[int]:
        return self._all.keys()

    def values(self) -> ValuesView[tuple[int, int]]:
        return self._all.values()

    def items(self) -> ItemsView[int, tuple[int, int]]:
        return self._all.items()

    def copy(self) -> dict[int, tuple[int, int]]:
        """A dictionary of its own."""
        return self._all.copy()


LabelChanges: TypeAlias = dict[int, tuple[int, int]] | ManyChanges
"""Which labels changed: position -> (value before, value after)."""


def _seen(numbers: "array[int]") -> IntArray:
    """The numbers as numpy sees them, without a copy: not to be kept, as they cannot become more until it is gone."""
    return np.frombuffer(numbers, dtype=np.int64)


def _pairs(old: IntArray, new: IntArray) -> Iterable[tuple[int, int]]:
    """The values before and after of each position; those that are alike are one object, as there are few different."""
    values = int(max(old.max(), new.max())) + 1 if len(old) else 1
    if values * values > PAIRS:
        return zip(old.tolist(), new.tolist(), strict=True)
    codes = old * values + new
    table = {code: divmod(code, values) for code in np.flatnonzero(np.bincount(codes)).tolist()}
    return map(table.__getitem__, codes.tolist())
