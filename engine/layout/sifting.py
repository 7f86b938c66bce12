"""Sifting: each node in turn goes to the place in its layer where it causes the fewest crossings with both neighbours.

After Matuszewski, Schönfeld and Molitor, "Using sifting for k-layer straightline crossing minimization", 1999.
"""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.levels import Levels

# Layers wider than this are left as they are: the table of crossings grows with the square.
WIDEST = 400
ROUNDS = 8


def sift(levels: Levels, places: IntArray) -> IntArray:
    """A copy of `places` (the place of each node in its layer) that no move of a single node improves, or nearly."""
    places = places.copy()
    layers = [i for i, size in enumerate(np.diff(levels.starts).tolist()) if 1 < size <= WIDEST]
    for turn in range(ROUNDS):
        gained = sum(_sift_layer(levels, places, i) for i in (layers if turn % 2 == 0 else layers[::-1]))
        if gained == 0:
            break
    return places


def _sift_layer(levels: Levels, places: IntArray, layer: int) -> int:
    """Sift the nodes of one layer; returns how many crossings went away."""
    mine = levels.nodes_in(layer)
    before = pair_crossings(levels, places, layer)
    worse = before - before.T
    order = np.argsort(places[mine], kind="stable")
    gained = 0
    for v in order.tolist():
        gained += _sift_node(worse[v], order, v)
    places[mine.start + order] = np.arange(len(order))
    return gained


def _sift_node(worse: FloatArray, order: IntArray, v: int) -> int:
    """Move v within `order` (in place); worse[w] is by how much v left of w crosses more than v right of w."""
    # gains[i]: what v gains, against the left end, by standing just before the i-th node.
    gains = np.zeros(len(order) + 1)
    worse.take(order).cumsum(out=gains[1:])
    place, best = int((order == v).argmax()), int(gains.argmax())
    gain = int(gains[best] - gains[place])
    if gain <= 0:
        return 0
    if best > place:
        order[place : best - 1] = order[place + 1 : best]
        order[best - 1] = v
    else:
        order[best + 1 : place + 1] = order[best:place].copy()
        order[best] = v
    return gain


def pair_crossings(levels: Levels, places: IntArray, layer: int) -> FloatArray:
    """Entry (v, w): the crossings of v's unit moves with w's when v stands left of w, both nodes of `layer`."""
    mine = levels.nodes_in(layer)
    size = mine.stop - mine.start
    table = np.zeros((size, size))
    for there, own, other in ((layer - 1, levels.lower, levels.upper), (layer + 1, levels.upper, levels.lower)):
        if 0 <= there < levels.depth:
            moves = levels.moves_below(min(there, layer))
            theirs = levels.nodes_in(there)
            joined = np.zeros((size, theirs.stop - theirs.start))
            joined[own[moves] - mine.start, places[other[moves]]] = 1.0
            # Whole numbers far below 2^53, so the product is exact in any order of summation.
            table += joined @ (np.cumsum(joined, axis=1) - joined).T
    return table
