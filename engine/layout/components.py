"""The connected parts of a graph, the direction of moves aside."""

from dataclasses import dataclass

import numpy as np

from engine.games.graph_record import IntArray


@dataclass(frozen=True, slots=True)
class Component:
    """One connected part: `members` in ascending order, and its moves, numbered by the place in `members`."""

    members: IntArray
    sources: IntArray
    targets: IntArray


def components(n: int, sources: IntArray, targets: IntArray) -> list[Component]:
    """The parts of two positions or more in the order of their smallest position; isolated positions are in none."""
    if len(sources) == 0:
        return []
    roots = _roots(n, sources, targets)
    members = np.argsort(roots, kind="stable")
    starts = np.flatnonzero(np.diff(roots[members], prepend=-1))
    ends = np.append(starts[1:], n)
    local = np.empty(n, dtype=np.int64)
    local[members] = np.arange(n) - np.repeat(starts, ends - starts)
    moves = np.argsort(roots[sources], kind="stable")
    move_ends = np.searchsorted(roots[sources][moves], roots[members[starts]], side="right")
    found, first = [], 0
    for start, end, last in zip(starts.tolist(), ends.tolist(), move_ends.tolist(), strict=True):
        if end - start > 1:
            mine = moves[first:last]
            found.append(Component(members[start:end], local[sources[mine]], local[targets[mine]]))
        first = last
    return found


def isolated(n: int, sources: IntArray, targets: IntArray) -> IntArray:
    """The positions without any move, ascending."""
    alone = np.ones(n, dtype=bool)
    alone[sources] = False
    alone[targets] = False
    return np.flatnonzero(alone)


def _roots(n: int, sources: IntArray, targets: IntArray) -> IntArray:
    """For each position the smallest one of its part (union-find, the smaller root wins, paths halved)."""
    parent = list(range(n))
    for a, b in zip(sources.tolist(), targets.tolist(), strict=True):
        while parent[a] != a:
            parent[a] = a = parent[parent[a]]
        while parent[b] != b:
            parent[b] = b = parent[parent[b]]
        if a != b:
            parent[max(a, b)] = min(a, b)
    roots = np.array(parent, dtype=np.int64)
    while True:
        above = roots[roots]
        if np.array_equal(above, roots):
            return roots
        roots = above
