"""The order of the nodes within each layer, with few crossings.

Sweeps by barycentres (Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures",
1981) from several starts; small graphs are then improved by sifting (`engine.layout.sifting`). The best order
seen wins.
"""

from typing import TypeAlias

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.inversions import layer_crossings
from engine.layout.layering import neighbours
from engine.layout.levels import Levels
from engine.layout.progress import Progress
from engine.layout.sifting import sift

# Up to this many nodes an order is sifted, and up to SEVERAL more than one start is tried.
SMALL, SEVERAL = 4000, 1500
# A pass goes over all layers; deep graphs get fewer of them.
WORK = 60_000
# So many of the orders that the starts lead to are sifted.
PROMISING = 2
TICK_EVERY = 2048
Sides: TypeAlias = "tuple[list[_Side], list[_Side]]"
"""What a sweep down goes over, and one up."""


def places_in_layers(levels: Levels, progress: Progress) -> IntArray:
    """The place of each node in its layer, counted from 0, shape (nodes,)."""
    rounds = int(np.clip(WORK // (levels.nodes + 20 * levels.depth), 3, 10))
    found = []
    starts, sides = _starts(levels, progress), (_sides(levels, True), _sides(levels, False))
    for number, places in enumerate(starts):
        found.append(_swept(levels, sides, places, rounds, progress))
        progress.at(0.1 + 0.4 * (number + 1) / len(starts))
        if found[-1][1] == 0:
            break
    found.sort(key=lambda order: order[1])
    if levels.nodes <= SMALL and found[0][1] > 0:
        found = [_sifted(levels, sides, *order, progress) for order in found[:PROMISING]]
    return min(found, key=lambda order: order[1])[0]


def _sifted(levels: Levels, sides: Sides, best: IntArray, fewest: int, progress: Progress) -> tuple[IntArray, int]:
    """Sift an order and sweep; again from there while it helps."""
    for _ in range(3):
        found, count = _swept(levels, sides, sift(levels, best), 2, progress)
        if count >= fewest:
            break
        best, fewest = found, count
    return best, fewest


def _swept(levels: Levels, sides: Sides, places: IntArray, rounds: int, progress: Progress) -> tuple[IntArray, int]:
    best, fewest = places, layer_crossings(levels, places, progress.tick)
    places, stale = places.copy(), 0
    for turn in range(rounds):
        for way in sides:
            _sweep(way, places, turn % 2 == 1)
            progress.tick()
            count = layer_crossings(levels, places, progress.tick)
            stale += 1
            if count < fewest:
                best, fewest, stale = places.copy(), count, 0
        progress.tick()
        if fewest == 0 or stale >= 6:
            break
    return best, fewest


def _sweep(sides: "list[_Side]", places: IntArray, turned: bool) -> None:
    """Order layer after layer by barycentres; with `turned`, nodes of equal barycentre change their order."""
    for side in sides:
        here = places[side.mine]
        wish = side.barycentres(places[side.other], here)
        rank = (-here if turned else here).argsort(kind="stable")
        here[rank[wish[rank].argsort(kind="stable")]] = side.in_order


class _Side:
    """The nodes of a layer, and their neighbours in the layer that was ordered before."""

    def __init__(self, levels: Levels, layer: int, down: bool) -> None:
        self.mine = levels.nodes_in(layer)
        moves = levels.moves_below(layer - 1 if down else layer)
        own, other = (levels.lower, levels.upper) if down else (levels.upper, levels.lower)
        self.own, self.other = own[moves] - self.mine.start, other[moves]
        self.in_order = np.arange(self.mine.stop - self.mine.start)
        degree = np.bincount(self.own, minlength=len(self.in_order))
        self._alone = degree == 0
        self._any_alone, self._degree = bool(self._alone.any()), np.maximum(degree, 1)

    def barycentres(self, other: IntArray, places: IntArray) -> FloatArray:
        """The mean place of each node's neighbours; a node without any keeps its place in proportion."""
        mean = np.bincount(self.own, weights=other, minlength=len(places)) / self._degree
        if self._any_alone:
            stretch = (int(other.max(initial=0)) + 1) / len(places)
            mean = np.where(self._alone, (places + 0.5) * stretch - 0.5, mean)
        return np.asarray(mean)


def _sides(levels: Levels, down: bool) -> list[_Side]:
    """What a sweep goes over: layers of one node have their order."""
    layers = range(1, levels.depth) if down else range(levels.depth - 2, -1, -1)
    sides = (_Side(levels, layer, down) for layer in layers)
    return [side for side in sides if len(side.in_order) > 1]


def _starts(levels: Levels, progress: Progress) -> list[IntArray]:
    """Orders to begin with: depth first from above, and for small graphs also from below and over all neighbours."""
    below = neighbours(levels.nodes, levels.upper, levels.lower)
    progress.tick()
    found = [_ranked(levels, _depth_first(below, _ends(levels, False), progress))]
    if levels.nodes <= SEVERAL:
        above = neighbours(levels.nodes, levels.lower, levels.upper)
        around = [b + a for b, a in zip(below, above, strict=True)]
        found.append(_ranked(levels, _depth_first(above, _ends(levels, True), progress)))
        found.append(_ranked(levels, _depth_first(around, np.arange(levels.nodes), progress)))
        found.append(_ranked(levels, _breadth_first(around)))
    return found


def _ends(levels: Levels, at_bottom: bool) -> IntArray:
    nodes = np.arange(levels.nodes)
    return nodes[::-1] if at_bottom else nodes


def _depth_first(around: list[list[int]], roots: IntArray, progress: Progress) -> list[int]:
    """The nodes in the order of a depth-first walk that starts at `roots` in turn."""
    seen = [False] * len(around)
    order: list[int] = []
    for count, root in enumerate(roots.tolist()):
        if count % TICK_EVERY == 0:
            progress.tick()
        stack = [root]
        while stack:
            v = stack.pop()
            if not seen[v]:
                seen[v] = True
                order.append(v)
                stack.extend(w for w in reversed(around[v]) if not seen[w])
    return order


def _breadth_first(around: list[list[int]]) -> list[int]:
    seen = [False] * len(around)
    order: list[int] = []
    for root in range(len(around)):
        if seen[root]:
            continue
        seen[root] = True
        fresh = [root]
        for v in fresh:
            for w in around[v]:
                if not seen[w]:
                    seen[w] = True
                    fresh.append(w)
        order.extend(fresh)
    return order


def _ranked(levels: Levels, order: list[int]) -> IntArray:
    """The place of each node in its layer, when the nodes of a layer stand in the order of `order`."""
    rank = np.empty(levels.nodes, dtype=np.int64)
    rank[order] = np.arange(levels.nodes)
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.starts))
    sort = np.lexsort((rank, layer))
    places = np.empty(levels.nodes, dtype=np.int64)
    places[sort] = np.arange(levels.nodes) - levels.starts[layer]
    return places
