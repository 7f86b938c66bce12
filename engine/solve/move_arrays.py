"""The moves of a live graph as arrays, kept up to date by a list of what came and went since they were made.

To gather 500,000 moves from dictionaries takes longer than to label the graph, and an edit that changes every value is
often followed by its undo.
"""

from collections.abc import Callable, Mapping
from itertools import chain
from typing import Any

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

# Keys are looked up in a table as long as they fill this share (one of so many) of the numbers they lie among.
SPARSE = 8
# With more than one of so many moves changed (and more than FEW), the arrays are made anew.
SHARE, FEW = 16, 64


class MoveArrays:
    """The ends of all moves; positions are named by the keys that they have in the graph, or by what `number` makes of
    an array of these."""

    def __init__(
        self,
        followers: Mapping[int, Mapping[int, Any]],
        move_count: int,
        number: Callable[[IntArray], IntArray] = np.asarray,
    ) -> None:
        keys = np.fromiter(followers, dtype=np.int64, count=len(followers))
        degrees = np.fromiter(map(len, followers.values()), dtype=np.int64, count=len(followers))
        self._sources = np.repeat(number(keys), degrees)
        self._targets = number(np.fromiter(chain.from_iterable(followers.values()), dtype=np.int64, count=move_count))
        self._new: dict[tuple[int, int], None] = {}
        self._gone: dict[tuple[int, int], None] = {}

    def add(self, source: int, target: int) -> None:
        """Note a move that was not there."""
        if (source, target) in self._gone:
            del self._gone[source, target]
        else:
            self._new[source, target] = None

    def remove(self, source: int, target: int) -> None:
        """Note that a move has gone."""
        if (source, target) in self._new:
            del self._new[source, target]
        else:
            self._gone[source, target] = None

    @property
    def is_outdated(self) -> bool:
        """Whether so much changed that new arrays are the better ones."""
        return len(self._new) + len(self._gone) > max(FEW, len(self._sources) // SHARE)

    def ends(self) -> tuple[IntArray, IntArray]:
        """Sources and targets of the moves, in no particular order."""
        if self._gone:
            self._drop_gone()
        if self._new:
            new = np.array(list(self._new), dtype=np.int64)
            self._sources = np.concatenate([self._sources, new[:, 0]])
            self._targets = np.concatenate([self._targets, new[:, 1]])
            self._new = {}
        return self._sources, self._targets

    def _drop_gone(self) -> None:
        sources = np.array([s for s, _ in self._gone], dtype=np.int64)
        maybe = np.flatnonzero(np.isin(self._sources, sources))
        pairs = zip(maybe.tolist(), self._sources[maybe].tolist(), self._targets[maybe].tolist(), strict=True)
        gone = [i for i, s, t in pairs if (s, t) in self._gone]
        self._sources, self._targets = np.delete(self._sources, gone), np.delete(self._targets, gone)
        self._gone = {}


def numbers_of(keys: IntArray, *some: IntArray) -> tuple[IntArray, ...]:
    """For arrays of keys: the number that each has in `keys`, which are all different and hold all of them."""
    if not len(keys):
        return some
    low = int(keys.min())
    span = int(keys.max()) - low + 1
    if span > SPARSE * len(keys):
        order = np.argsort(keys)
        return tuple(order[np.searchsorted(keys, wanted, sorter=order)] for wanted in some)
    numbers = np.empty(span, dtype=np.int64)
    numbers[keys - low] = np.arange(len(keys))
    return tuple(numbers[wanted - low] for wanted in some)
