"""Grundy values kept right under edits: the cost follows the values that change, not the size of the graph.

A topological order (followers first) is repaired locally when a move is added: D. J. Pearce and P. H. J. Kelly, "A
dynamic topological sort algorithm for directed acyclic graphs", ACM J. Experimental Algorithmics 11 (2006). After an
edit the values are recomputed from the edited positions upwards, lowest in the order first, and only where a value
changed, so that no position is looked at twice. A wave that grows past a share of the graph is handed to
`engine.solve.bulk`.
"""

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heappop, heappush
from itertools import chain
from typing import Generic, TypeAlias, TypeVar

import numpy as np

from engine.sg import mex
from engine.solve import bulk
from engine.solve.bulk import CycleError

M = TypeVar("M")

LabelChanges: TypeAlias = dict[int, tuple[int, int]]
"""Which labels changed: position -> (value before, value after)."""

# A wave or a batch of moves smaller than this is never worth labelling the whole graph for.
SMALL = 4_096
# Above SMALL: the share of the positions (wave) or moves (batch) from which labelling everything anew is cheaper.
SHARE = 8
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
    """

    def __init__(self) -> None:
        self.followers: dict[int, dict[int, M]] = {}
        self.predecessors: dict[int, dict[int, None]] = {}
        self.labels: dict[int, int] = {}
        self.move_count = 0
        self._order: dict[int, int] = {}
        self._next_order = 0

    def add_positions(self, positions: Iterable[int]) -> None:
        """Add positions without moves: terminal, so of value 0.

        Raises ValueError, with nothing changed, if one is there already or named twice.
        """
        new = list(positions)
        taken = [v for v in new if v in self.followers]
        if taken or len(set(new)) < len(new):
            raise ValueError(f"positions {taken or new} are there already or named twice")
        for v in new:
            self.followers[v] = {}
            self.predecessors[v] = {}
            self.labels[v] = 0
            self._order[v] = self._next_order
            self._next_order += 1

    def remove_positions(self, positions: Sequence[int]) -> None:
        """Remove positions that have no moves left. Raises ValueError, with nothing changed, if one has."""
        if len(set(positions)) < len(positions):
            raise ValueError(f"a position named twice among {positions}")
        for v in positions:
            if self.followers[v] or self.predecessors[v]:
                raise ValueError(f"position {v} still has moves")
        for v in positions:
            del self.followers[v], self.predecessors[v], self.labels[v], self._order[v]

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
                    shifted += self._make_room(s, t)
                self._link(s, t, carried)
                linked += 1
                in_bulk = in_bulk or (shifted > most and linked < len(moves))
            return self._relabel_everything({}) if in_bulk else self._wave({s for s, _, _ in moves})
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
        if source == target:
            return [source]
        return None if self._order[target] < self._order[source] else self._path_down(target, source)

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

    def _unlink(self, moves: Iterable[tuple[int, int]]) -> None:
        for s, t in moves:
            del self.followers[s][t]
            del self.predecessors[t][s]
            self.move_count -= 1

    def _make_room(self, s: int, t: int) -> int:
        """Bring `t` below `s` in the order (Pearce and Kelly); CycleError if `s` can be reached from `t`.

        Gives the number of positions that got another place in the order.
        """
        if s == t:
            raise CycleError([s])
        order = self._order
        low, high = order[s], order[t]
        if high < low:
            return 0
        below = self._descend(t, s, low)
        above = self._ascend(s, high)
        moved = sorted(below, key=order.__getitem__) + sorted(above, key=order.__getitem__)
        for v, place in zip(moved, sorted(order[v] for v in moved), strict=True):
            order[v] = place
        return len(moved)

    def _descend(self, top: int, goal: int, low: int) -> dict[int, int]:
        """What `top` reaches without going below `low` in the order, each with whence; CycleError if `goal` is met."""
        came_from, todo = {top: top}, [top]
        while todo:
            v = todo.pop()
            for w in self.followers[v]:
                if w == goal:
                    raise CycleError([goal, *_trail(came_from, v)])
                if w not in came_from and self._order[w] > low:
                    came_from[w] = v
                    todo.append(w)
        return came_from

    def _ascend(self, bottom: int, high: int) -> set[int]:
        seen, todo = {bottom}, [bottom]
        while todo:
            for u in self.predecessors[todo.pop()]:
                if u not in seen and self._order[u] < high:
                    seen.add(u)
                    todo.append(u)
        return seen

    def _path_down(self, top: int, goal: int) -> list[int] | None:
        try:
            self._descend(top, goal, self._order[goal])
        except CycleError as error:
            return error.cycle
        return None

    def _wave(self, seeds: set[int]) -> LabelChanges:
        labels, order = self.labels, self._order
        queue = [(order[v], v) for v in seeds]
        heapify(queue)
        queued = set(seeds)
        changed: LabelChanges = {}
        limit = max(SMALL, len(labels) // SHARE)
        while queue:
            v = heappop(queue)[1]
            old = labels[v]
            new = mex([labels[w] for w in self.followers[v]])
            if new == old:
                continue
            labels[v] = new
            changed[v] = (old, new)
            if len(changed) > limit:
                return self._relabel_everything(changed)
            for u in self.predecessors[v]:
                # u's own value moves only if it now is among its followers', or if a smaller one may have gone.
                if u not in queued and (new == labels[u] or old < labels[u]):
                    queued.add(u)
                    heappush(queue, (order[u], u))
        return changed

    def _relabel_everything(self, changed: LabelChanges) -> LabelChanges:
        """Labels and order from scratch; `changed` holds what this edit changed so far."""
        positions = list(self.followers)
        index = {v: i for i, v in enumerate(positions)}
        degrees = [len(f) for f in self.followers.values()]
        sources = np.repeat(np.arange(len(positions)), degrees)
        targets = np.fromiter(
            map(index.__getitem__, chain.from_iterable(self.followers.values())), dtype=np.int64, count=len(sources)
        )
        try:
            solution = bulk.solve(len(positions), sources, targets)
        except CycleError as error:
            raise CycleError([positions[i] for i in error.cycle]) from None
        new_labels = solution.labels.tolist()
        result: LabelChanges = {}
        for v, new in zip(positions, new_labels, strict=True):
            old = changed[v][0] if v in changed else self.labels[v]
            if old != new:
                result[v] = (old, new)
            self.labels[v] = new
        self._order = dict(zip(map(positions.__getitem__, solution.order.tolist()), range(len(positions)), strict=True))
        self._next_order = len(positions)
        return result


def _trail(came_from: dict[int, int], end: int) -> list[int]:
    """The way from the start of a search to `end`."""
    trail = [end]
    while came_from[trail[-1]] != trail[-1]:
        trail.append(came_from[trail[-1]])
    return trail[::-1]
