"""A game of heaps: one rule for what a move does to a heap, and queries (rows of heaps).

A query has an identity (an integer that never changes and is never used again); a heap is told by its index in it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from engine.games.heaps_moves import Option, option_count, options, options_to
from engine.games.heaps_record import Heaps
from engine.games.heaps_sequence import BeyondTableError, Sequence, ValueRule, sequence_of
from engine.games.take_rule import TakeRule
from engine.sg import Outcome, nim_sum, outcome

_AT_ONCE = 1024
SHOWN = 1000
"""How many followers of a size `HeapsGame.mex_of` lists unless told otherwise."""


@dataclass(frozen=True, slots=True)
class HeapsQuery:
    """One question: heaps of these sizes."""

    key: int
    name: str = ""
    heaps: Heaps = ()


class HeapMove(NamedTuple):
    """A move in one heap of a query.

    Attributes
    ----------
    heap
        The index of the heap in the query.
    take
        How many are taken; 0 where a heap is split only.
    rest
        What stands there afterwards: one heap (of size 0 if nothing is left), or two.
    leaves
        The nim-sum after the move; 0 there wins.
    """

    heap: int
    take: int
    rest: tuple[int, ...]
    leaves: int


class HeapValue(NamedTuple):
    """A heap of a query: its index, size and value."""

    heap: int
    size: int
    value: int


class Follower(NamedTuple):
    """What one move makes of a heap, and the value of that."""

    take: int
    rest: tuple[int, ...]
    value: int


@dataclass(frozen=True, slots=True)
class MexOfSize:
    """Why a size has its value: the mex of its followers' values.

    `more` counts followers that are not listed.
    """

    size: int
    value: int
    followers: tuple[Follower, ...]
    more: int = 0


class HeapsGame:
    """The rule of a case with its queries; it is changed only by the frozen changes of `engine.games.heaps_changes`.

    All that tells a value raises `BeyondTableError` where a heap is too large for it.

    Attributes
    ----------
    rule
        What a move may do to a heap.
    queries
        The rows of heaps, in the order of the file.
    """

    def __init__(self, rule: TakeRule) -> None:
        self.rule = rule
        self.queries: list[HeapsQuery] = []
        self._index: dict[int, int] | None = {}
        self._next_key = 0

    # Identity

    def new_key(self) -> int:
        """A number that no query of this game has had."""
        key = self._next_key
        self._next_key += 1
        return key

    def note_key(self, key: int) -> None:
        """Never give out `key` or a smaller one again."""
        self._next_key = max(self._next_key, key + 1)

    def index_of(self, key: int) -> int:
        """Where in the list the query of that key stands. Raises KeyError if there is none."""
        if self._index is None:
            self._index = {query.key: i for i, query in enumerate(self.queries)}
        return self._index[key]

    def query(self, key: int) -> HeapsQuery:
        """The query of that key. Raises KeyError if there is none."""
        return self.queries[self.index_of(key)]

    def __contains__(self, key: int) -> bool:
        try:
            self.index_of(key)
        except KeyError:
            return False
        return True

    def insert(self, index: int, query: HeapsQuery) -> None:
        """Put a new query at `index`. For changes only."""
        if index == len(self.queries) and self._index is not None:
            self._index[query.key] = index
        else:
            self._index = None
        self.queries.insert(index, query)
        self.note_key(query.key)

    def discard(self, index: int) -> HeapsQuery:
        """Take the query at `index` out of the list. For changes only."""
        self._index = None
        return self.queries.pop(index)

    # Values

    @property
    def sequence(self) -> Sequence:
        """The values of all sizes under the rule."""
        return sequence_of(self.rule)

    def value(self, size: int) -> int:
        """The Grundy value of a heap."""
        return self.sequence.value(size)

    def value_rule(self) -> ValueRule:
        """How the values are found, and why that is right."""
        return self.sequence.value_rule()

    def components(self, query: HeapsQuery) -> list[HeapValue]:
        """Each heap of a query with its value."""
        values = self.sequence.values_of(query.heaps).tolist()
        return [HeapValue(i, size, value) for i, (size, value) in enumerate(zip(query.heaps, values, strict=True))]

    def nim_sum(self, query: HeapsQuery) -> int:
        """The XOR of the heaps' values."""
        return nim_sum(self.sequence.values_of(query.heaps).tolist())

    def outcome(self, query: HeapsQuery) -> Outcome:
        return outcome(self.nim_sum(query))

    # Moves

    def legal_moves(self, query: HeapsQuery) -> Iterator[HeapMove]:
        """Every move, by heap, by what it takes and by the smaller heap left; made as they are asked for.

        Heaps of the same size are told apart.
        """
        total = self.nim_sum(query)
        for heap in self.components(query):
            without = total ^ heap.value
            for follower in self._followers(heap.size):
                yield HeapMove(heap.heap, follower.take, follower.rest, without ^ follower.value)

    def winning_moves(self, query: HeapsQuery) -> Iterator[HeapMove]:
        """The legal moves that leave nim-sum 0: there is one if and only if the nim-sum is not 0."""
        total = self.nim_sum(query)
        if total == 0:
            return
        for heap in self.components(query):
            for option in options_to(self.sequence, heap.size, heap.value ^ total):
                yield HeapMove(heap.heap, option.take, option.rest, 0)

    def mex_of(self, size: int, most: int = SHOWN) -> MexOfSize:
        """The value of a size with its followers, of which at most `most` are listed."""
        value = self.value(size)
        listed = tuple(islice(self._followers(size), most))
        return MexOfSize(size, value, listed, option_count(self.rule, size) - len(listed))

    def _followers(self, size: int) -> Iterator[Follower]:
        """What each move makes of a heap, with its value; the values are found many at once."""
        moves = options(self.rule, size)
        while chunk := list(islice(moves, _AT_ONCE)):
            yield from map(Follower, *zip(*chunk, strict=True), self._values(chunk))

    def _values(self, chunk: list[Option]) -> list[int]:
        flat = self.sequence.values_of([size for option in chunk for size in option.rest]).tolist()
        values, at = [], 0
        for option in chunk:
            values.append(nim_sum(flat[at : at + len(option.rest)]))
            at += len(option.rest)
        return values


__all__ = [
    "BeyondTableError",
    "Follower",
    "HeapMove",
    "HeapValue",
    "HeapsGame",
    "HeapsQuery",
    "MexOfSize",
]
