"""Crossings between neighbouring layers, counted for all layers at once."""

import numpy as np

from engine.games.graph_record import IntArray
from engine.layout.levels import Levels


def layer_crossings(levels: Levels, places: IntArray) -> int:
    """How many pairs of unit moves cross when each node stands at ``places[node]`` in its layer's order, from 0.

    Sorted by their upper ends, the moves cross as often as the order of their lower ends has inversions. These are
    counted bit by bit: among the lower ends that agree above a bit, a one before a zero is one inversion.
    """
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.bounds))
    up, down = places[levels.upper], places[levels.lower]
    width = int(places.max(initial=0)) + 1
    order = np.lexsort((down, up, layer))
    bits = width.bit_length()
    key = (layer[order] << bits) | down[order]
    # A bit and its group's count of ones is looked at in the order of upper ends, which the stable sorts keep.
    total = 0
    for bit in range(bits):
        group = key >> (bit + 1)
        sort = np.argsort(group, kind="stable")
        total += _ones_before_zeros(group[sort], (key[sort] >> bit) & 1)
    return total


def _ones_before_zeros(group: IntArray, ones: IntArray) -> int:
    """Over all groups (runs of equal values), the pairs of a one and a later zero."""
    if len(group) == 0:
        return 0
    before = np.cumsum(ones) - ones
    first = np.flatnonzero(np.diff(group, prepend=group[0] - 1))
    base = np.repeat(before[first], np.diff(np.append(first, len(group))))
    return int(((before - base) * (1 - ones)).sum())
