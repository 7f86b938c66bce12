"""Grundy values kept right under edits: the cost follows the values that change, not the size of the graph.

After an edit the values are recomputed from the edited positions upwards, lowest in a topological order first (see
`engine.solve.order`), and only where a value changed, so that no position is looked at twice. A wave that grows past a
share of the graph is handed to `engine.solve.bulk`.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from typing import Generic, TypeVar

from engine.sg import mex
from engine.solve import bulk
from engine.solve.bulk import CycleError
from engine.solve.labels import LabelChanges, Labels
from engine.solve.move_arrays import MoveArrays
from engine.solve.order import Order

M = TypeVar("M")

# A wave or a batch of moves smaller than this is never worth labelling the whole graph for.
SMALL = 4_096
# Above SMALL: the share of the positions (wave) or moves (batch) from which labelling everything anew is cheaper.
SHARE = 8
# Once the bulk walk is compiled, a wave costs as much as labelling all when it has changed one value for so many
# positions and moves; from SMALL / SOONER changes on it is handed over then.
PAYS, SOONER = 256, 16
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
        self.labels = Labels()
        self.move_count = 0
        self.revision = 0
        self._order = Order(self.followers, self.predecessors)
        self._arrays: MoveArrays | None = None

    def add_positions(self, positions: Iterable[int]) -> None:
        """Add positions without moves: terminal, so of value 0.

        Raises ValueError, with nothing changed, if one is there already or named twice.
        """
        new = list(positions)
        taken = [v for v in new if v in self.followers]
        if taken or len(set(new)) < len(new):
            raise ValueError(f"positions {taken or new} are there already or named twice")
        self.labels.add(new)
        for v in new:
            self.followers[v] = {}
            self.predecessors[v] = {}
            self._order.add(v)

    def remove_positions(self, positions: Sequence[int]) -> None:
        """Remove positions that have no moves left. Raises ValueError, with nothing changed, if one has."""
        if len(set(positions)) < len(positions):
            raise ValueError(f"a position named twice among {positions}")
        for v in positions:
            if self.followers[v] or self.predecessors[v]:
                raise ValueError(f"position {v} still has moves")
        for v in positions:
            del self.followers[v], self.predecessors[v]
            self.labels.remove(v)
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
            self._arrays.add(self.labels.slots[s], self.labels.slots[t])

    def _unlink(self, moves: Iterable[tuple[int, int]]) -> None:
        for s, t in moves:
            del self.followers[s][t]
            del self.predecessors[t][s]
            self.move_count -= 1
            if self._arrays is not None:
                self._arrays.remove(self.labels.slots[s], self.labels.slots[t])

    def _wave(self, seeds: set[int]) -> LabelChanges:
        order, followers, predecessors = self._order.place, self.followers, self.predecessors
        labels, slots = self.labels.by_slot, self.labels.slots
        queue = [(order[v], v) for v in seeds]
        heapify(queue)
        queued = set(seeds)
        changed: dict[int, tuple[int, int]] = {}
        limit = self._most_in_a_wave()
        while queue:
            v = heappop(queue)[1]
            at = slots[v]
            old = labels[at]
            new = mex([labels[slots[w]] for w in followers[v]])
            if new == old:
                continue
            labels[at] = new
            changed[v] = (old, new)
            if len(changed) > limit:
                for u, (before, _) in changed.items():
                    labels[slots[u]] = before
                return self._relabel(self._solved())
            for u in predecessors[v]:
                # u's own value moves only if it now is among its followers', or if a smaller one may have gone.
                if u not in queued and (new == (value := labels[slots[u]]) or old < value):
                    queued.add(u)
                    heappush(queue, (order[u], u))
        self.revision += bool(changed)
        return changed

    def _most_in_a_wave(self) -> int:
        n = len(self.labels)
        size = n + self.move_count
        if bulk.is_quick(size):
            return max(SMALL // SOONER, size // PAYS)
        return max(SMALL, n // SHARE)

    def _solved(self) -> bulk.Solution:
        """The solution of the graph in which each position has its slot as number."""
        if self._arrays is None or self._arrays.is_outdated:
            self._arrays = MoveArrays(self.followers, self.move_count, self.labels.slots_of)
        try:
            return bulk.solve(len(self.labels.by_slot), *self._arrays.ends())
        except CycleError as error:
            raise CycleError(self.labels.positions_in(error.cycle)) from None

    def _sort_and_relabel(self) -> LabelChanges:
        """Labels and order from scratch."""
        solution = self._solved()
        self._order.take(self.labels.positions_in(solution.order))
        return self._relabel(solution)

    def _relabel(self, solution: bulk.Solution) -> LabelChanges:
        """Take over the labels of all positions; gives those that changed."""
        changed = self.labels.replace(solution.labels)
        self.revision += bool(changed)
        return changed


__all__ = ["LabelChanges", "LiveDag"]
