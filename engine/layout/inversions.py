"""Crossings between neighbouring layers."""

from bisect import bisect_right
from collections.abc import Callable
from itertools import pairwise

import numpy as np

from engine.games.graph_record import IntArray
from engine.layout.levels import Levels

# Up to this many unit moves are counted one by one: a list holds the ends that were met.
FEW = 1200


def layer_crossings(levels: Levels, places: IntArray, tick: Callable[[], None] = lambda: None) -> int:
    """How many pairs of unit moves cross when each node stands at ``places[node]`` in its layer's order, from 0.

    Sorted by their upper ends, the moves cross as often as the order of their lower ends has inversions. `tick` is
    called now and then while many are counted.
    """
    width = int(places.max(initial=0)) + 1
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.bounds))
    # One number a move: its layer, then its upper end, then its lower end.
    key = np.sort((layer * width + places[levels.upper]) * width + places[levels.lower])
    if len(key) <= FEW:
        return _counted(levels.bounds.tolist(), (key % width).tolist())
    return _inversions(key // (width * width), key % width, width.bit_length(), tick)


def _counted(bounds: list[int], ends: list[int]) -> int:
    total = 0
    for first, last in pairwise(bounds):
        met: list[int] = []
        for end in ends[first:last]:
            at = bisect_right(met, end)
            total += len(met) - at
            met.insert(at, end)
    return total


def _inversions(layer: IntArray, ends: IntArray, bits: int, tick: Callable[[], None]) -> int:
    """Counted bit by bit, from the highest: among the ends that agree above a bit, a one before a zero is one."""
    key, total = (layer << bits) | ends, 0
    for bit in reversed(range(bits)):
        tick()
        ones = (key >> bit) & 1
        total += _ones_before_zeros(key >> (bit + 1), ones)
        # Zeros go before ones, otherwise in the order they had: so ends that agree so far stay side by side.
        high = ones.astype(bool)
        key = np.concatenate((key[~high], key[high]))
    return total


def _ones_before_zeros(group: IntArray, ones: IntArray) -> int:
    """Over all groups (runs of equal values), the pairs of a one and a later zero."""
    before = np.cumsum(ones) - ones
    starts = np.flatnonzero(group[1:] != group[:-1]) + 1
    first = np.concatenate(([0], starts))
    base = np.repeat(before[first], np.diff(np.append(first, len(group))))
    return int(((before - base) * (1 - ones)).sum())
