"""Grundy values kept right under edits: the cost follows the values that change, not the size of the graph.

After an edit the values are recomputed from the edited positions upwards, lowest in a topological order first (see
`engine.solve.order`), and only where a value changed, so that no position is looked at twice. A wave that grows past a
share of the graph is handed to `engine.solve.bulk`.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import compress
from typing import Generic, TypeAlias, TypeVar

import numpy as np

from engine.sg import mex
from engine.solve import bulk
from engine.solve.bulk import CycleError, IntArray
from engine.solve.move_arrays import MoveArrays, numbers_of
from engine.solve.order import Order

M = TypeVar("M")

LabelChanges: TypeAlias = dict[int, tuple[int, int]]
"""Which labels changed: position -> (value before, value after)."""

# A wave or a batch of moves smaller than this is never worth labelling the whole graph for.
SMALL = 4_096
# Above SMALL: the share of the positions (wave) or moves (batch) from which labelling everything anew is cheaper.
SHARE = 8
# Once the bulk walk is compiled, waves are handed over so many times sooner.
SOONER = 4
# Pairs of values up to this number of them are made once and shared by all positions that change alike.
PAIRS = 1 << 16
# A batch of moves that is added one by one is finished in bulk once the repairs of the order have shifted as many
# positions as there are (or SMALL): the moves of a long path, first one first, would else cost its length squared.


class LiveDag(Generic[M]):
    """A directed acyclic graph whose Grundy values are right after each edit.

    Positions are integers chosen by the caller; each move carries one value of type `M`.

    Attributes
    ----------
    followers
        position -> its followers, each with what the move carries, in the order they were added. Read only.
    predecessors
        position -> the positions with a move to it. Read only.
    labels
        position -> Grundy value. Read only.
    move_count
        How many moves there are. Read only.
    revision
        Rises by one with each edit that changes values. Read only.
    """

    def __init__(self) -> None:
        self.followers: dict[int, dict[int, M]] = {}
        self.predecessors: dict[int, dict[int, None]] = {}
        self.labels: dict[int, int] = {}
        self.move_count = 0
        self.revision = 0
        self._order = Order(self.followers, self.predecessors)
        self._keys: IntArray | None = None
        self._arrays: MoveArrays | None = None

    def add_positions(self, positions: Iterable[int]) -> None:
        """Add positions without moves: terminal, so of value 0.

        Raises ValueError, with nothing changed, if one is there already or named twice.
        """
        new = list(positions)
        taken = [v for v in new if v in self.followers]
        if taken or len(set(new)) < len(new):
            raise ValueError(f"positions {taken or new} are there already or named twice")
        self._keys = None
        for v in new:
            self.followers[v] = {}
            self.predecessors[v] = {}
            self.labels[v] = 0
            self._order.add(v)

    def remove_positions(self, positions: Sequence[int]) -> None:
        """Remove positions that have no moves left. Raises ValueError, with nothing changed, if one has."""
        if len(set(positions)) < len(positions):
            raise ValueError(f"a position named twice among {positions}")
        for v in positions:
            if self.followers[v] or self.predecessors[v]:
                raise ValueError(f"position {v} still has moves")
        self._keys = None
        for v in positions:
            del self.followers[v], self.predecessors[v], self.labels[v]
            self._order.remove(v)

    def add_moves(self, moves: Sequence[tuple[int, int, M]]) -> LabelChanges:
        """Add moves `(source, target, what it carries)`, all or none.

        Raises
        ------
        CycleError
            If they would close a cycle. The graph is as before.
        ValueError, KeyError
            If one of the moves is there already or stands twice in `moves`; if one of its ends is not there.
        """
        in_bulk, shifted, linked = len(moves) > max(SMALL, len(self.followers) // SHARE), 0, 0
        most = max(SMALL, len(self.followers))
        try:
            for s, t, carried in moves:
                if t in self.followers[s]:
                    raise ValueError(f"the move {s} -> {t} is there already")
                if not in_bulk:
                    shifted += self._order.make_room(s, t)
                self._link(s, t, carried)
                linked += 1
                in_bulk = in_bulk or (shifted > most and linked < len(moves))
            return self._sort_and_relabel() if in_bulk else self._wave({s for s, _, _ in moves})
        except (ValueError, KeyError):
            self._unlink((s, t) for s, t, _ in moves[:linked])
            raise

    def remove_moves(self, moves: Sequence[tuple[int, int]]) -> LabelChanges:
        """Remove moves `(source, target)`. Raises, with nothing changed, KeyError if one is not there, ValueError if
        one stands twice in `moves`."""
        if len(set(moves)) < len(moves):
            raise ValueError("a move is named twice")
        for s, t in moves:
            if t not in self.followers[s]:
                raise KeyError((s, t))
        self._unlink(moves)
        return self._wave({s for s, _ in moves})

    def set_move(self, source: int, target: int, carried: M) -> None:
        """Change what the move `source` -> `target` carries."""
        if target not in self.followers[source]:
            raise KeyError((source, target))
        self.followers[source][target] = carried

    def cycle_closed_by(self, source: int, target: int) -> list[int] | None:
        """The cycle that a move `source` -> `target` would close, starting at `source`; None if it may be added."""
        return self._order.cycle_closed_by(source, target)

    def ancestors(self, position: int) -> set[int]:
        """`position` and all positions from which it can be reached: a move from it to one of these closes a cycle."""
        seen, todo = {position}, [position]
        while todo:
            for u in self.predecessors[todo.pop()]:
                if u not in seen:
                    seen.add(u)
                    todo.append(u)
        return seen

    def moves(self) -> Iterator[tuple[int, int, M]]:
        """All moves `(source, target, what it carries)`, grouped by source."""
        for s, followers in self.followers.items():
            for t, carried in followers.items():
                yield s, t, carried

    def _link(self, s: int, t: int, carried: M) -> None:
        # The predecessor first: where there is no `t`, the KeyError comes before anything is done.
        self.predecessors[t][s] = None
        self.followers[s][t] = carried
        self.move_count += 1
        if self._arrays is not None:
            self._arrays.add(s, t)

    def _unlink(self, moves: Iterable[tuple[int, int]]) -> None:
        for s, t in moves:
            del self.followers[s][t]
            del self.predecessors[t][s]
            self.move_count -= 1
            if self._arrays is not None:
                self._arrays.remove(s, t)

    def _wave(self, seeds: set[int]) -> LabelChanges:
        labels, order, followers = self.labels, self._order.place, self.followers
        queue = [(order[v], v) for v in seeds]
        heapify(queue)
        queued = set(seeds)
        changed: LabelChanges = {}
        limit = self._most_in_a_wave()
        while queue:
            v = heappop(queue)[1]
            old = labels[v]
            new = mex([labels[w] for w in followers[v]])
            if new == old:
                continue
            labels[v] = new
            changed[v] = (old, new)
            if len(changed) > limit:
                labels.update((v, old) for v, (old, _) in changed.items())
                return self._relabel(self._solved()[1])
            for u in self.predecessors[v]:
                # u's own value moves only if it now is among its followers', or if a smaller one may have gone.
                if u not in queued and (new == labels[u] or old < labels[u]):
                    queued.add(u)
                    heappush(queue, (order[u], u))
        self.revision += bool(changed)
        return changed

    def _most_in_a_wave(self) -> int:
        n = len(self.labels)
        if bulk.is_quick(n + self.move_count):
            return max(SMALL // SOONER, n // (SHARE * SOONER))
        return max(SMALL, n // SHARE)

    def _solved(self) -> tuple[IntArray, bulk.Solution]:
        """The positions, and the solution of the graph in which each has its number in that array."""
        if self._arrays is None or self._arrays.is_outdated:
            self._arrays = MoveArrays(self.followers, self.move_count)
        if self._keys is None:
            self._keys = np.fromiter(self.labels, dtype=np.int64, count=len(self.labels))
        keys = self._keys
        try:
            return keys, bulk.solve(len(keys), *numbers_of(keys, *self._arrays.ends()))
        except CycleError as error:
            raise CycleError(keys[error.cycle].tolist()) from None

    def _sort_and_relabel(self) -> LabelChanges:
        """Labels and order from scratch."""
        keys, solution = self._solved()
        self._order.take(keys[solution.order].tolist())
        return self._relabel(solution)

    def _relabel(self, solution: bulk.Solution) -> LabelChanges:
        """Take over the labels of all positions; gives those that changed."""
        old = np.fromiter(self.labels.values(), dtype=np.int64, count=len(solution.labels))
        moved = old != solution.labels
        new = solution.labels[moved]
        # The keys as the dictionary has them: equal numbers made anew would have to be compared, not just recognized.
        positions = list(compress(self.labels, moved.tolist()))
        self.revision += bool(positions)
        self.labels.update(zip(positions, new.tolist(), strict=True))
        return dict(zip(positions, _pairs(old[moved], new), strict=True))


def _pairs(old: IntArray, new: IntArray) -> Iterable[tuple[int, int]]:
    """The values before and after of each position; those that are alike are one object, as there are few different."""
    values = int(max(old.max(), new.max())) + 1 if len(old) else 1
    if values * values > PAIRS:
        return zip(old.tolist(), new.tolist(), strict=True)
    codes = old * values + new
    table = {code: divmod(code, values) for code in np.flatnonzero(np.bincount(codes)).tolist()}
    return map(table.__getitem__, codes.tolist())
