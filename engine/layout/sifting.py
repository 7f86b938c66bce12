"""Sifting: a node goes to the place in its layer where it causes the fewest crossings with both neighbouring layers.

After Matuszewski, Schönfeld and Molitor, "Using sifting for k-layer straightline crossing minimization", 1999; here
only nodes that gain are moved, and a layer is looked at again only after it or a neighbour has changed.
"""

import numpy as np

from engine.games.graph_record import IntArray
from engine.layout.levels import Levels

# Layers wider than this are left as they are: the table of crossings grows with the square.
WIDEST = 400
ROUNDS = 8


def sift(levels: Levels, places: IntArray) -> IntArray:
    """A copy of `places` (the place of each node in its layer) that no move of a single node improves, or nearly."""
    places = places.copy()
    layers = [i for i, size in enumerate(np.diff(levels.starts).tolist()) if 1 < size <= WIDEST]
    stale = set(layers)
    for turn in range(ROUNDS):
        for i in layers if turn % 2 == 0 else layers[::-1]:
            if i in stale:
                stale.remove(i)
                if _sift_layer(levels, places, i):
                    stale.update({i - 1, i, i + 1}.intersection(layers))
        if not stale:
            break
    return places


def _sift_layer(levels: Levels, places: IntArray, layer: int) -> bool:
    """Sift the nodes of one layer that gain by it; whether crossings went away."""
    mine = levels.nodes_in(layer)
    before = pair_crossings(levels, places, layer)
    worse = before - before.T
    order = np.argsort(places[mine], kind="stable")
    gaining = _gaining(worse[np.ix_(order, order)])
    if len(gaining) == 0:
        return False
    row = order.tolist()
    for v in order[gaining].tolist():
        _sift_node(worse[v], row, v)
    places[mine.start + np.array(row)] = np.arange(len(row))
    return True


def _gaining(worse: IntArray) -> IntArray:
    """The places of the nodes that cross less somewhere else; rows and columns are in the order of places."""
    # sums[v, i]: what v gains, against the left end, by standing just behind the i-th node.
    sums = np.cumsum(worse, axis=1)
    return np.flatnonzero(np.maximum(sums.max(axis=1), 0) > sums.diagonal())


def _sift_node(worse: IntArray, row: list[int], v: int) -> None:
    """Move v within `row` (in place); worse[w] is by how much v left of w crosses more than v right of w."""
    # gains[i]: what v gains, against the left end, by standing just behind the i-th node.
    gains = worse.take(row).cumsum()
    place, best = row.index(v), int(gains.argmax())
    if gains[best] <= 0 and gains[place] < 0:
        best = -1
    elif gains[best] <= gains[place]:
        return
    del row[place]
    row.insert(best + 1 - (best >= place), v)


def pair_crossings(levels: Levels, places: IntArray, layer: int) -> IntArray:
    """Entry (v, w): the crossings of v's unit moves with w's when v stands left of w, both nodes of `layer`."""
    mine = levels.nodes_in(layer)
    size = mine.stop - mine.start
    table = np.zeros((size, size), dtype=np.int64)
    for there, own, other in ((layer - 1, levels.lower, levels.upper), (layer + 1, levels.upper, levels.lower)):
        if 0 <= there < levels.depth:
            moves = levels.moves_below(min(there, layer))
            mover, end = own[moves] - mine.start, places[other[moves]]
            theirs = levels.nodes_in(there)
            # left[i, w]: how many of w's moves end left of place i.
            left = np.zeros((theirs.stop - theirs.start + 1, size), dtype=np.int64)
            left[end + 1, mover] = 1
            np.cumsum(left, axis=0, out=left)
            sort = np.argsort(mover, kind="stable")
            first = np.flatnonzero(np.diff(mover[sort], prepend=-1))
            table[mover[sort[first]]] += np.add.reduceat(left[end[sort]], first, axis=0)
    return table
