"""The loops of `engine.solve.bulk` that numba compiles; numba is loaded when first wanted, which takes half a second.

Large graphs cost time by the memory they touch out of order, not by arithmetic: arrays of positions and moves have 32
bits, and what a position waits for and has met is one word.
"""

from collections.abc import Callable, MutableSequence
from functools import cache
from typing import Any, TypeAlias

import numpy as np

Ints: TypeAlias = MutableSequence[int]

# The low bits of the word of a position: the values among its followers, a bit each. Above: how many moves of it lead
# to followers without a value yet.
VALUE_BITS = 36
MOST_MOVES = (1 << (62 - VALUE_BITS)) - 1


@cache
def compiled(function: Callable[..., object]) -> Callable[..., Any]:
    """A function of this file, compiled for the kinds of arrays it is called with."""
    import numba

    try:
        return numba.njit(cache=True, nogil=True)(function)
    except RuntimeError:
        # No folder to keep compiled code in may be written: it is compiled anew each time.
        return numba.njit(nogil=True)(function)


def is_loaded() -> bool:
    """Whether something was compiled already, so that numba need not be loaded."""
    return compiled.cache_info().currsize > 0


def group_by_target(n, sources, targets, words, starts, grouped):  # type: ignore[no-untyped-def]
    """A counting sort of the sources by target, and in `words` the number of moves of each position.

    `words` and `starts`, of n and n + 2 entries, come as zeros. Afterwards the predecessors of v stand in `grouped`
    from starts[v] to starts[v + 1].
    """
    one = np.int64(1) << VALUE_BITS
    for i in range(len(sources)):
        words[sources[i]] += one
        starts[targets[i] + 2] += 1
    for v in range(n):
        starts[v + 2] += starts[v + 1]
    for i in range(len(sources)):
        after = targets[i] + 1
        grouped[starts[after]] = sources[i]
        starts[after] += 1


def peel(n, starts, grouped, words, order):  # type: ignore[no-untyped-def]
    """Turn `words` into values and fill `order`, terminal positions first; how many positions were reached.

    Fewer than n are reached if there is a cycle or a value does not fit in a word.
    """
    one = np.int64(1) << VALUE_BITS
    found = 0
    for v in range(n):
        if words[v] == 0:
            order[found] = v
            found += 1
    done = 0
    while done < found:
        v = order[done]
        word = words[v]
        value = 0
        while word & 1:
            word >>= 1
            value += 1
        if value == VALUE_BITS:
            return done
        done += 1
        words[v] = value
        bit = np.int64(1) << value
        for i in range(starts[v], starts[v + 1]):
            u = grouped[i]
            word = (words[u] | bit) - one
            words[u] = word
            if word < one:
                order[found] = u
                found += 1
    return done


def group_by_source(n, sources, targets):  # type: ignore[no-untyped-def]
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


def walk(n: int, starts: Ints, targets: Ints, labels: Ints, order: Ints, stack: Ints, cursor: Ints, stamp: Ints) -> int:
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
