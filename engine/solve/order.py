"""A topological order that is repaired locally when a move is added: followers stand below their predecessors.

D. J. Pearce and P. H. J. Kelly, "A dynamic topological sort algorithm for directed acyclic graphs", ACM J. Experimental
Algorithmics 11 (2006). Ahead of their search come the two cases that need none, those of a position that is new.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from engine.solve.bulk import CycleError


class Order:
    """The order of the positions of a graph that is changed elsewhere; `followers` and `predecessors` are its dicts.

    Attributes
    ----------
    place
        position -> its place, a whole number that no other has; followers have smaller ones. Read only.
    """

    def __init__(
        self, followers: Mapping[int, Mapping[int, Any]], predecessors: Mapping[int, Mapping[int, Any]]
    ) -> None:
        self.place: dict[int, int] = {}
        self._followers = followers
        self._predecessors = predecessors
        self._top = 0
        self._bottom = -1

    def add(self, position: int) -> None:
        """Put in a position without moves."""
        self._to_top(position)

    def remove(self, position: int) -> None:
        """Take out a position without moves."""
        del self.place[position]

    def take(self, positions: Iterable[int]) -> None:
        """Make this the order: all positions, followers first."""
        self.place = {v: i for i, v in enumerate(positions)}
        self._top, self._bottom = len(self.place), -1

    def make_room(self, s: int, t: int) -> int:
        """Bring `t` below `s`, for a move `s` -> `t`; CycleError if `s` can be reached from `t`.

        Gives the number of positions that got another place.
        """
        if s == t:
            raise CycleError([s])
        place = self.place
        low, high = place[s], place[t]
        if high < low:
            return 0
        if self._goes_to_an_end(s, t):
            return 1
        below = self._descend(t, s, low)
        above = self._ascend(s, high)
        moved = sorted(below, key=place.__getitem__) + sorted(above, key=place.__getitem__)
        for v, new in zip(moved, sorted(place[v] for v in moved), strict=True):
            place[v] = new
        return len(moved)

    def cycle_closed_by(self, source: int, target: int) -> list[int] | None:
        """The cycle that a move `source` -> `target` would close, starting at `source`; None if it may be added."""
        if source == target:
            return [source]
        if self.place[target] < self.place[source]:
            return None
        try:
            self._descend(target, source, self.place[source])
        except CycleError as error:
            return error.cycle
        return None

    def _goes_to_an_end(self, s: int, t: int) -> bool:
        """Nothing need stand below a terminal position, or above one that no move leads to: these make room at once."""
        if not self._followers[t]:
            self.place[t] = self._bottom
            self._bottom -= 1
            return True
        if not self._predecessors[s]:
            self._to_top(s)
            return True
        return False

    def _to_top(self, position: int) -> None:
        self.place[position] = self._top
        self._top += 1

    def _descend(self, top: int, goal: int, low: int) -> dict[int, int]:
        """What `top` reaches without going below `low`, each with whence; CycleError if `goal` is met."""
        came_from, todo = {top: top}, [top]
        while todo:
            v = todo.pop()
            for w in self._followers[v]:
                if w == goal:
                    raise CycleError([goal, *_trail(came_from, v)])
                if w not in came_from and self.place[w] > low:
                    came_from[w] = v
                    todo.append(w)
        return came_from

    def _ascend(self, bottom: int, high: int) -> set[int]:
        seen, todo = {bottom}, [bottom]
        while todo:
            for u in self._predecessors[todo.pop()]:
                if u not in seen and self.place[u] < high:
                    seen.add(u)
                    todo.append(u)
        return seen


def _trail(came_from: dict[int, int], end: int) -> list[int]:
    """The way from the start of a search to `end`."""
    trail = [end]
    while came_from[trail[-1]] != trail[-1]:
        trail.append(came_from[trail[-1]])
    return trail[::-1]
