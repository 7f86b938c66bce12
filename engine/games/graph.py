"""A game on a directed acyclic graph: positions, moves in order, and queries (placements of stones).

A position has an identity (an integer that never changes and is never used again) and an index 0 .. n-1 (its number
in a judge's file, which shifts when an earlier position goes). Everything here speaks of identities unless it says
"index".
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from engine.games.graph_record import Runs
from engine.sg import Outcome, nim_sum, outcome
from engine.solve.live import LabelChanges, LiveDag


@dataclass(frozen=True, slots=True)
class Move:
    """What a move between two positions carries: how often it stands in the file, and its rank among all moves.

    Moves are listed by rising rank; ranks differ among the moves of one position and need not be whole.
    """

    count: int
    rank: float


class Place(NamedTuple):
    """The centre of a position on the canvas, in canvas units, y downwards."""

    x: float
    y: float


@dataclass(frozen=True)
class Query:
    """One placement of stones: runs `(position, how many >= 1)` in the order of the file."""

    key: int
    name: str = ""
    stones: Runs = ()

    @cached_property
    def counts(self) -> dict[int, int]:
        """position -> how many stones stand there; positions without stones are missing."""
        counts: dict[int, int] = {}
        for position, count in self.stones:
            counts[position] = counts.get(position, 0) + count
        return counts

    @property
    def total(self) -> int:
        return sum(count for _, count in self.stones)


class StoneMove(NamedTuple):
    """One stone moved along one move of the graph; `leaves` is the nim-sum after it, and 0 there wins."""

    source: int
    target: int
    leaves: int


class GraphGame:
    """The graph of a case with its queries; the Grundy values are right after every edit.

    It is changed only by the frozen changes of `engine.games.graph_changes`, which can all be taken back.

    Attributes
    ----------
    dag
        The graph with its live values.
    names
        position -> its name; positions without one are missing.
    places
        position -> its place on the canvas.
    queries
        The placements of stones, in the order of the file.
    """

    def __init__(self) -> None:
        self.dag: LiveDag[Move] = LiveDag()
        self.names: dict[int, str] = {}
        self.places: dict[int, Place] = {}
        self.queries: list[Query] = []
        self._listed: list[int] = []
        self._index: dict[int, int] | None = {}
        self._next_key = 0
        self._next_rank = 0.0

    # Identity

    def new_key(self) -> int:
        """A number that no position and no query of this game has had."""
        key = self._next_key
        self._next_key += 1
        return key

    def new_rank(self) -> float:
        """A rank after all moves."""
        rank = self._next_rank
        self._next_rank = rank + 1.0
        return rank

    def note_key(self, key: int) -> None:
        """Never give out `key` or a smaller one again."""
        self._next_key = max(self._next_key, key + 1)

    def note_rank(self, rank: float) -> None:
        """Never give out `rank` or a smaller one again."""
        self._next_rank = max(self._next_rank, rank + 1.0)

    # Positions

    @property
    def n(self) -> int:
        return len(self._listed)

    @property
    def positions(self) -> list[int]:
        """All positions by index. Do not change it."""
        return self._listed

    def index_of(self, position: int) -> int:
        """The index 0 .. n-1 of a position. Raises KeyError if there is none such."""
        if self._index is None:
            self._index = {p: i for i, p in enumerate(self._listed)}
        return self._index[position]

    def __contains__(self, position: int) -> bool:
        return position in self.dag.labels

    def title(self, position: int) -> str:
        """What a person calls the position: its name, or else its index."""
        return self.names.get(position) or str(self.index_of(position))

    def insert(self, index: int, position: int) -> None:
        """Put a new position without moves at `index`. For changes only."""
        self.dag.add_positions([position])
        self.note_key(position)
        if index == len(self._listed) and self._index is not None:
            self._index[position] = index
        else:
            self._index = None
        self._listed.insert(index, position)

    def discard(self, index: int) -> None:
        """Take away the position at `index`, which has no moves. For changes only."""
        self.dag.remove_positions([self._listed[index]])
        del self._listed[index]
        self._index = None

    # Moves

    def followers(self, position: int) -> list[int]:
        """The followers of a position, in the order of its moves."""
        out = self.dag.followers[position]
        return sorted(out, key=lambda t: out[t].rank)

    def move(self, source: int, target: int) -> Move | None:
        """The move between two positions, or None."""
        return self.dag.followers[source].get(target)

    def moves(self) -> list[tuple[int, int, Move]]:
        """All moves `(source, target, move)` in their order."""
        return sorted(self.dag.moves(), key=lambda move: (move[2].rank, move[0]))

    @property
    def move_count(self) -> int:
        """How many moves there are, repeats counted once."""
        return self.dag.move_count

    # Values

    def value(self, position: int) -> int:
        """The Grundy value of a position."""
        return self.dag.labels[position]

    def query(self, key: int) -> Query:
        """The query of that key. Raises KeyError if there is none."""
        for query in self.queries:
            if query.key == key:
                return query
        raise KeyError(key)

    def nim_sum(self, query: Query) -> int:
        """The nim-sum of a placement: two stones on one position cancel out, so only odd counts tell."""
        labels = self.dag.labels
        return nim_sum(labels[p] for p, count in query.counts.items() if count % 2)

    def outcome(self, query: Query) -> Outcome:
        return outcome(self.nim_sum(query))

    def legal_moves(self, query: Query) -> Iterator[StoneMove]:
        """Every way to move one stone, by the order of the stones and then of the moves.

        Stones on one position are alike, and so are repeats of a move: they give one legal move.
        """
        total = self.nim_sum(query)
        for source in query.counts:
            without = total ^ self.value(source)
            for target in self.followers(source):
                yield StoneMove(source, target, without ^ self.value(target))

    def winning_moves(self, query: Query) -> Iterator[StoneMove]:
        """The legal moves that leave nim-sum 0: there is one if and only if the nim-sum is not 0."""
        return (move for move in self.legal_moves(query) if move.leaves == 0)


def add_stones(stones: Runs, position: int, count: int) -> Runs:
    """`stones` with `count` more on `position` (fewer if negative, never below none); an emptied run goes."""
    if count >= 0:
        return _add(stones, position, count)
    kept: list[tuple[int, int]] = []
    for run_position, run_count in reversed(stones):
        taken = min(-count, run_count) if run_position == position else 0
        count += taken
        if run_count > taken:
            kept.append((run_position, run_count - taken))
    return joined(reversed(kept))


def _add(stones: Runs, position: int, count: int) -> Runs:
    for i in range(len(stones) - 1, -1, -1):
        if stones[i][0] == position:
            return (*stones[:i], (position, stones[i][1] + count), *stones[i + 1 :])
    return (*stones, (position, count)) if count else stones


def joined(runs: Iterable[tuple[int, int]]) -> Runs:
    """Runs with neighbours of the same position made one."""
    result: list[tuple[int, int]] = []
    for position, count in runs:
        if result and result[-1][0] == position:
            result[-1] = (position, result[-1][1] + count)
        else:
            result.append((position, count))
    return tuple(result)


__all__ = ["GraphGame", "LabelChanges", "Move", "Place", "Query", "StoneMove", "add_stones", "joined"]
