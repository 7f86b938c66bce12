"""What can be done to a game of heaps: frozen changes with an inverse; each gives the delta of what came of it.

A change checks what it needs before it touches the game: one that raises has changed nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.take_rule import TakeRule
from engine.together import apply_all


@dataclass(slots=True)
class HeapsDelta:
    """What a change did to a game of heaps.

    Attributes
    ----------
    rule
        Whether the rule changed, and with it all values.
    queries
        Whether queries changed in any way.
    listed
        Whether queries came, went or moved within the list.
    heaps
        The keys of the queries whose heaps or name changed; some may be gone again.
    """

    rule: bool = False
    queries: bool = False
    listed: bool = False
    heaps: set[int] = field(default_factory=set)

    def absorb(self, later: "HeapsDelta") -> None:
        """Make this the delta of both changes in turn."""
        self.rule |= later.rule
        self.queries |= later.queries
        self.listed |= later.listed
        self.heaps |= later.heaps


@dataclass(frozen=True, slots=True)
class SetRule:
    """Replace the rule."""

    before: TakeRule
    after: TakeRule

    def apply(self, game: HeapsGame) -> HeapsDelta:
        if game.rule != self.before:
            raise ValueError(f"the rule is {game.rule.text!r} and not {self.before.text!r}")
        game.rule = self.after
        return HeapsDelta(rule=True)

    def inverse(self) -> "SetRule":
        return SetRule(self.after, self.before)


@dataclass(frozen=True, slots=True)
class InsertQuery:
    """Put a query at an index of the list."""

    index: int
    query: HeapsQuery

    def apply(self, game: HeapsGame) -> HeapsDelta:
        _require_index(self.index, len(game.queries) + 1)
        _require_sizes(self.query)
        if self.query.key in game:
            raise ValueError(f"query {self.query.key} is there already")
        game.insert(self.index, self.query)
        return HeapsDelta(queries=True, listed=True)

    def inverse(self) -> "RemoveQuery":
        return RemoveQuery(self.index, self.query)


@dataclass(frozen=True, slots=True)
class RemoveQuery:
    """Take the query at an index out of the list; the inverse of `InsertQuery`."""

    index: int
    query: HeapsQuery

    def apply(self, game: HeapsGame) -> HeapsDelta:
        _require_index(self.index, len(game.queries))
        if game.queries[self.index] != self.query:
            raise ValueError(f"query {self.index} is not as expected")
        game.discard(self.index)
        return HeapsDelta(queries=True, listed=True)

    def inverse(self) -> InsertQuery:
        return InsertQuery(self.index, self.query)


@dataclass(frozen=True, slots=True)
class ShiftQuery:
    """Move a query within the list, from one index to another."""

    before: int
    after: int

    def apply(self, game: HeapsGame) -> HeapsDelta:
        _require_index(self.before, len(game.queries))
        _require_index(self.after, len(game.queries))
        game.insert(self.after, game.discard(self.before))
        return HeapsDelta(queries=True, listed=True)

    def inverse(self) -> "ShiftQuery":
        return ShiftQuery(self.after, self.before)


@dataclass(frozen=True, slots=True)
class SetQuery:
    """Replace a query by another with the same key: other heaps, another name."""

    before: HeapsQuery
    after: HeapsQuery

    def apply(self, game: HeapsGame) -> HeapsDelta:
        key = self.before.key
        if key != self.after.key:
            raise ValueError(f"query {key} cannot become query {self.after.key}")
        _require_sizes(self.after)
        if key not in game or game.query(key) != self.before:
            raise ValueError(f"query {key} is not as expected")
        game.queries[game.index_of(key)] = self.after
        return HeapsDelta(queries=True, heaps={key})

    def inverse(self) -> "SetQuery":
        return SetQuery(self.after, self.before)


@dataclass(frozen=True, slots=True)
class Together:
    """Several changes as one: all are made, or, when one raises, none."""

    changes: tuple["HeapsChange", ...]

    def apply(self, game: HeapsGame) -> HeapsDelta:
        return apply_all(self.changes, game, HeapsDelta())

    def inverse(self) -> "Together":
        return Together(tuple(change.inverse() for change in reversed(self.changes)))


HeapsChange: TypeAlias = SetRule | InsertQuery | RemoveQuery | ShiftQuery | SetQuery | Together


def together(changes: Sequence[HeapsChange]) -> HeapsChange:
    """One change for several; a single one stays itself."""
    return changes[0] if len(changes) == 1 else Together(tuple(changes))


def _require_index(index: int, length: int) -> None:
    if not 0 <= index < length:
        raise IndexError(f"index {index} is not among 0 .. {length - 1}")


def _require_sizes(query: HeapsQuery) -> None:
    if min(query.heaps, default=0) < 0:
        raise ValueError(f"a heap of query {query.key} has a negative size")
