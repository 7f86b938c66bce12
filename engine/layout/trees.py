"""Abscissas of trees: each position exactly in the middle of its children, whole subtrees as close as they fit.

The method of Reingold and Tilford, "Tidier drawings of trees", 1981, made symmetric: it packs once from the left and
once from the right, and takes the mean, which keeps all distances and middles.
"""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.levels import Levels

Lists = list[list[int]]


def tree_abscissas(levels: Levels, places: IntArray) -> FloatArray | None:
    """The abscissas in position gaps for nodes in the order `places`; None if the graph is no tree without dummies.

    A tree has one position from which all others are reached, or one that all others reach, and no crossings.
    """
    nodes = levels.nodes
    if len(levels.upper) != nodes - 1 or not levels.real.all():
        return None
    for above, below, root in ((levels.upper, levels.lower, 0), (levels.lower, levels.upper, nodes - 1)):
        if np.bincount(below, minlength=nodes).max() <= 1:
            children = _children(above, below, places, nodes)
            order = _from_root(children, root)
            if _is_plane(levels, places, order):
                left = _packed(children, order)
                right = _packed([c[::-1] for c in children], order)
                return np.asarray((left - right) / 2)
    return None


def _children(above: IntArray, below: IntArray, places: IntArray, nodes: int) -> Lists:
    children: Lists = [[] for _ in range(nodes)]
    sort = np.argsort(places[below], kind="stable")
    for a, b in zip(above[sort].tolist(), below[sort].tolist(), strict=True):
        children[a].append(b)
    return children


def _from_root(children: Lists, root: int) -> list[int]:
    """The nodes generation by generation, the children of each together."""
    order = [root]
    for v in order:
        order.extend(children[v])
    return order


def _is_plane(levels: Levels, places: IntArray, order: list[int]) -> bool:
    """Whether the generations are the layers, and the walk meets each of them from left to right."""
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.starts))[order]
    step = np.diff(layer)
    same = step == 0
    return len(order) == levels.nodes and bool((np.diff(places[order])[same] == 1).all() and (abs(step) <= 1).all())


def _packed(children: Lists, order: list[int]) -> FloatArray:
    """Abscissas with the root at 0; the subtrees of each node are pushed left to right against each other."""
    offset = [0.0] * len(children)
    # Per node the leftmost and rightmost abscissa of each generation of its subtree, itself last, relative to itself.
    contours: dict[int, tuple[list[float], list[float]]] = {}
    for v in reversed(order):
        low, high = _side_by_side([contours.pop(c) for c in children[v]], children[v], offset)
        contours[v] = ([*low, 0.0], [*high, 0.0])
    x = np.zeros(len(children))
    for v in order:
        for c in children[v]:
            x[c] = x[v] + offset[c]
    return x


def _side_by_side(
    contours: list[tuple[list[float], list[float]]], children: list[int], offset: list[float]
) -> tuple[list[float], list[float]]:
    """Push subtrees against each other, set the `offset` of their roots from the middle, and merge their contours."""
    low: list[float] = []
    high: list[float] = []
    for child, (left, right) in zip(children, contours, strict=True):
        common = min(len(left), len(high))
        pairs = zip(high[len(high) - common :], left[len(left) - common :], strict=True)
        shift = max((h - g + 1.0 for h, g in pairs), default=0.0)
        offset[child] = shift
        high = high[: len(high) - len(right)] + [r + shift for r in right]
        low = [g + shift for g in left[: len(left) - len(low)]] + low
    middle = (offset[children[0]] + offset[children[-1]]) / 2 if children else 0.0
    for child in children:
        offset[child] -= middle
    return [g - middle for g in low], [h - middle for h in high]
