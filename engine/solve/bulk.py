"""All Grundy values of a large graph at once, from arrays.

One depth-first walk with an explicit stack finds a value as soon as all followers have theirs, notices a cycle, and
leaves the order in which the positions were finished, in which every follower stands before its predecessors (Tarjan,
1976, "Edge-disjoint spanning trees and depth-first search"). It is written twice: for numba, on arrays, and in plain
Python, which looks at all followers of a position in one call; loading numba costs as much as some million moves.
"""

from collections.abc import Callable, MutableSequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

IntArray: TypeAlias = npt.NDArray[np.int64]
Ints: TypeAlias = MutableSequence[int]

# Positions and moves together from which the compiled walk pays: loading numba costs about as much as walking
# 3,000,000 in plain Python; once it is loaded it wins much sooner.
COMPILE_FROM = 3_000_000
COMPILED_FROM = 5_000

_UNSEEN = -1
_OPEN = -2


class CycleError(ValueError):
    """A graph is no game: its moves go round in a circle.

    `cycle` lists the positions on one cycle, each once: a move leads from each to the next, from the last to the first.
    """

    def __init__(self, cycle: list[int]) -> None:
        self.cycle = cycle
        super().__init__("the moves form a cycle: " + " -> ".join(map(str, [*cycle, cycle[0]])))


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
    if _worth_compiling(n + len(sources)):
        starts, grouped = _compiled(_group)(n, sources, targets)
        labels, order = np.full(n, _UNSEEN, dtype=np.int64), np.empty(n, dtype=np.int64)
        stack = np.empty(n + 1, dtype=np.int64)
        cursor, stamp = starts[:-1].copy(), np.zeros(n + 1, dtype=np.int64)
        depth = _compiled(_walk)(n, starts, grouped, labels, order, stack, cursor, stamp)
        _refuse_cycle(stack[: depth + 2].tolist() if depth >= 0 else [])
        return Solution(labels, order)
    return _solve_plainly(n, sources, targets)


def grundy_labels(n: int, sources: IntArray, targets: IntArray) -> IntArray:
    """The Grundy values alone: see `solve`."""
    return solve(n, sources, targets).labels


def _check_ends(n: int, sources: IntArray, targets: IntArray) -> None:
    """The compiled walk does not look where it reads and writes, so nothing wrong may get there."""
    if sources.shape != targets.shape or sources.ndim != 1:
        raise ValueError(f"sources of shape {sources.shape} and targets of shape {targets.shape} are no list of moves")
    for ends in (sources, targets):
        if len(ends) and not (ends.min() >= 0 and ends.max() < n):
            raise ValueError(f"a move names a position that is not among 0 .. {n - 1}")


def _worth_compiling(size: int) -> bool:
    return size >= (COMPILED_FROM if _compiled.cache_info().currsize else COMPILE_FROM)


@cache
def _compiled(function: Callable[..., object]) -> Callable[..., Any]:
    import numba

    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder to keep compiled code in may be written: it is compiled anew each time.
        return numba.njit(nogil=True)(function)


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


def _group(n, sources, targets):  # type: ignore[no-untyped-def]
    """The targets grouped by source (a counting sort), and where each group starts."""
    starts = np.zeros(n + 1, dtype=np.int64)
    for s in sources:
        starts[s + 1] += 1
    for v in range(n):
        starts[v + 1] += starts[v]
    free = starts[:-1].copy()
    grouped = np.empty(len(targets), dtype=np.int64)
    for i in range(len(sources)):
        s = sources[i]
        grouped[free[s]] = targets[i]
        free[s] += 1
    return starts, grouped


def _walk(
    n: int, starts: Ints, targets: Ints, labels: Ints, order: Ints, stack: Ints, cursor: Ints, stamp: Ints
) -> int:
    """Fill `labels` and `order`; -1, or the depth at which the path in `stack` closes a cycle with the next entry."""
    finished = 0
    for root in range(n):
        if labels[root] != -1:
            continue
        depth = 0
        stack[0] = root
        labels[root] = -2
        while depth >= 0:
            v = stack[depth]
            i = cursor[v]
            if i < starts[v + 1]:
                cursor[v] = i + 1
                w = targets[i]
                if labels[w] >= 0:
                    continue
                stack[depth + 1] = w
                if labels[w] == -2:
                    return depth
                labels[w] = -2
                depth += 1
                continue
            for j in range(starts[v], starts[v + 1]):
                stamp[labels[targets[j]]] = v + 1
            value = 0
            while stamp[value] == v + 1:
                value += 1
            labels[v] = value
            order[finished] = v
            finished += 1
            depth -= 1
    return -1
