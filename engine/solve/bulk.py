"""All Grundy values of a large graph at once, from arrays.

Compiled, the positions are peeled off from the terminal ones upwards (A. B. Kahn, 1962, "Topological sorting of large
networks"): each found value goes as a bit into the words of the predecessors, and the last follower's gives the next
value. The steps do not wait for each other's memory, as those of a walk do. Where that gets stuck (at a cycle or at
large values), and in plain Python always, one depth-first walk with an explicit stack finds a value as soon as all
followers have theirs, notices a cycle, and leaves the order in which the positions were finished, in which every
follower stands before its predecessors (Tarjan, 1976, "Edge-disjoint spanning trees and depth-first search"). Plain
Python looks at all followers of a position in one call; loading numba costs as much as some million moves. In between,
graphs that are not deep are peeled in numpy.
"""

from dataclasses import dataclass
from itertools import pairwise
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engine.said import say
from engine.solve import compiled
from engine.solve.layered import layered

IntArray: TypeAlias = npt.NDArray[np.int64]

# Positions and moves together from which the compiled walk pays: loading numba costs about as much as walking
# 3,000,000 in plain Python; once it is loaded it wins much sooner.
COMPILE_FROM = 3_000_000
COMPILED_FROM = 5_000
# And from which numpy, a layer at a time, is quicker than plain Python.
LAYERED_FROM = 1_500

_UNSEEN = -1
_OPEN = -2


class CycleError(ValueError):
    """A graph is no game: its moves go round in a circle.

    `cycle` lists the positions on one cycle, each once: a move leads from each to the next, from the last to the first.
    """

    def __init__(self, cycle: list[int]) -> None:
        self.cycle = cycle
        ring = " -> ".join(map(str, [*cycle, cycle[0]]))
        super().__init__(say("the moves form a cycle: {cycle}", cycle=ring))


@dataclass(frozen=True, slots=True)
class Solution:
    """The Grundy value of each position, and the positions in an order with followers first; both of shape (n,)."""

    labels: IntArray
    order: IntArray


def solve(n: int, sources: IntArray, targets: IntArray) -> Solution:
    """Label the graph with positions 0 .. n-1 and moves ``sources[i] -> targets[i]``; repeated moves change nothing.

    Raises
    ------
    CycleError
        If the moves form a cycle (a move to itself is one).
    ValueError
        If a move names a position that is not among 0 .. n-1, or there are not as many targets as sources.
    """
    sources = np.ascontiguousarray(sources, dtype=np.int64)
    targets = np.ascontiguousarray(targets, dtype=np.int64)
    _check_ends(n, sources, targets)
    if is_quick(n + len(sources)):
        return _peeled(n, sources, targets) or _walked(n, sources, targets)
    layers = layered(n, sources, targets) if n + len(sources) >= LAYERED_FROM else None
    return Solution(*layers) if layers else _solve_plainly(n, sources, targets)


def grundy_labels(n: int, sources: IntArray, targets: IntArray) -> IntArray:
    """The Grundy values alone: see `solve`."""
    return solve(n, sources, targets).labels


def is_quick(size: int) -> bool:
    """Whether a graph of so many positions and moves together is labelled by compiled code."""
    return size >= (COMPILED_FROM if compiled.is_loaded() else COMPILE_FROM)


def _check_ends(n: int, sources: IntArray, targets: IntArray) -> None:
    """The compiled walk does not look where it reads and writes, so nothing wrong may get there."""
    if sources.shape != targets.shape or sources.ndim != 1:
        raise ValueError(f"sources of shape {sources.shape} and targets of shape {targets.shape} are no list of moves")
    for ends in (sources, targets):
        if len(ends) and not (ends.min() >= 0 and ends.max() < n):
            raise ValueError(f"a move names a position that is not among 0 .. {n - 1}")


def _peeled(n: int, sources: IntArray, targets: IntArray) -> Solution | None:
    """From the terminal positions upwards; None where that does not reach all positions."""
    if len(sources) > compiled.MOST_MOVES:
        return None
    words, order = np.zeros(n, dtype=np.int64), np.empty(n, dtype=np.int64)
    starts, grouped = np.zeros(n + 2, dtype=np.int32), np.empty(len(sources), dtype=np.int32)
    compiled.compiled(compiled.group_by_target)(n, sources, targets, words, starts, grouped)
    reached = compiled.compiled(compiled.peel)(n, starts, grouped, words, order)
    return Solution(words, order) if reached == n else None


def _walked(n: int, sources: IntArray, targets: IntArray) -> Solution:
    starts, grouped = compiled.compiled(compiled.group_by_source)(n, sources, targets)
    labels, order = np.full(n, _UNSEEN, dtype=np.int64), np.empty(n, dtype=np.int64)
    stack = np.empty(n + 1, dtype=np.int64)
    cursor, stamp = starts[:-1].copy(), np.zeros(n + 1, dtype=np.int64)
    depth = compiled.compiled(compiled.walk)(n, starts, grouped, labels, order, stack, cursor, stamp)
    _refuse_cycle(stack[: depth + 2].tolist() if depth >= 0 else [])
    return Solution(labels, order)


def _solve_plainly(n: int, sources: IntArray, targets: IntArray) -> Solution:
    labels, order = _labelled(_followers(n, sources, targets))
    return Solution(np.array(labels, dtype=np.int64), np.array(order, dtype=np.int64))


def _followers(n: int, sources: IntArray, targets: IntArray) -> list[list[int]]:
    """The followers of each position."""
    grouped = targets[np.argsort(sources, kind="stable")].tolist()
    ends = np.cumsum(np.bincount(sources, minlength=n)).tolist() if n else []
    return [grouped[start:end] for start, end in pairwise([0, *ends])]


def _labelled(followers: list[list[int]]) -> tuple[list[int], list[int]]:
    """Values and order: a position whose followers are not all known waits on the stack until they are."""
    labels = [_UNSEEN] * len(followers)
    order: list[int] = []
    value_of = labels.__getitem__
    for root in range(len(followers)):
        stack = [root]
        while stack:
            v = stack[-1]
            if labels[v] >= 0:
                stack.pop()
                continue
            values = set(map(value_of, followers[v]))
            if _OPEN in values:
                _refuse_cycle(_closed_path(stack, labels, followers[v]))
            if _UNSEEN in values:
                labels[v] = _OPEN
                stack += [w for w in reversed(followers[v]) if labels[w] == _UNSEEN]
                continue
            labels[v] = _mex(values)
            order.append(v)
            stack.pop()
    return labels, order


def _mex(values: set[int]) -> int:
    value = 0
    while value in values:
        value += 1
    return value


def _closed_path(stack: list[int], labels: list[int], last: list[int]) -> list[int]:
    """The path of open positions to the top of the stack, and the one among them to which `last` leads back.

    A position may lie deeper in the stack once more, where it only waits: the topmost place is the one on the path.
    """
    top = stack[-1]
    path = [v for v in dict.fromkeys(reversed(stack)) if labels[v] == _OPEN and v != top]
    return [*reversed(path), top, next(w for w in last if labels[w] == _OPEN)]


def _refuse_cycle(path: list[int]) -> None:
    if path:
        raise CycleError(path[path.index(path[-1]) : -1])
