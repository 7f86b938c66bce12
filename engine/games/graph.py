"""A game on a directed acyclic graph: positions, moves in order, and queries (placements of stones).

A position has an identity (an integer that never changes and is never used again) and an index 0 .. n-1 (its number
in a judge's file, which shifts when an earlier position goes). Everything here speaks of identities unless it says
"index".
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.games.graph_stones import Query, add_stones, joined
from engine.games.graph_sums import Sums
from engine.games.place import Place
from engine.games.ranking import Ranking
from engine.games.remarks import Remarks
from engine.sg import Outcome, outcome
from engine.solve.live import LabelChanges, LiveDag


@dataclass(frozen=True, slots=True)
class Move:
    """What a move between two positions carries: how often it stands in the file, and its rank among all moves.

    Moves are listed by rising rank; ranks differ among the moves of one position and need not be whole.
    """

    count: int
    rank: float


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
    sums
        The nim-sums of the placements. For changes only.
    remarks
        Notes on the canvas, and groups of positions with a title.
    """

    def __init__(self) -> None:
        self.dag: LiveDag[Move] = LiveDag()
        self.names: dict[int, str] = {}
        self.places: dict[int, Place] = {}
        self.queries: list[Query] = []
        self._ranking = Ranking()
        self.sums = Sums(self.dag)
        self.remarks = Remarks()
        self._next_key = 0
        self._next_rank = 0.0

    # Identity

    def new_key(self) -> int:
        """A number that no position, query, note or group of this game has had."""
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
        return len(self._ranking)

    @property
    def positions(self) -> list[int]:
        """All positions by index. Do not change it."""
        return self._ranking.listed

    def index_of(self, position: int) -> int:
        """The index 0 .. n-1 of a position. Raises KeyError if there is none such."""
        return self._ranking.index_of(position)

    def __contains__(self, position: int) -> bool:
        return position in self.dag.labels

    def title(self, position: int) -> str:
        """What a person calls the position: its name, or else its index."""
        return self.names.get(position) or str(self.index_of(position))

    def extend(self, positions: Iterable[int]) -> None:
        """Put new positions without moves at the end. For those who make a game."""
        new = list(positions)
        self.dag.add_positions(new)
        self._ranking.extend(new)
        self.note_key(max(new, default=-1))

    def insert(self, index: int, position: int) -> None:
        """Put a new position without moves at `index`. For changes only."""
        self.dag.add_positions([position])
        self.note_key(position)
        self._ranking.insert(index, position)

    def discard(self, index: int) -> None:
        """Take away the position at `index`, which has no moves. For changes only."""
        self.dag.remove_positions([self.positions[index]])
        self._ranking.pop(index)

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

    def add_moves(self, moves: Sequence[tuple[int, int, Move]]) -> LabelChanges:
        """Add moves, all or none: see `LiveDag.add_moves`. For changes only."""
        changes = self.dag.add_moves(moves)
        self.sums.relabelled(changes)
        return changes

    def remove_moves(self, moves: Sequence[tuple[int, int]]) -> LabelChanges:
        """Remove moves: see `LiveDag.remove_moves`. For changes only."""
        changes = self.dag.remove_moves(moves)
        self.sums.relabelled(changes)
        return changes

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
        return self.sums.of(query)

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


__all__ = ["GraphGame", "LabelChanges", "Move", "Place", "Query", "StoneMove", "add_stones", "joined"]
