"""Where the nodes stand from left to right, once their order in each layer is known.

Moves are drawn as straight lines, so a dummy wishes to stand on the line between the ends of its whole move, and a
position in the middle of its neighbours. Layer by layer the wishes are met as well as the gaps allow (least
squares, by pooling adjacent violators: Barlow et al., 1972), up and down some times.
"""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.levels import Levels
from engine.layout.progress import Progress
from engine.layout.trees import tree_abscissas

# For each node, how many neighbours it has on one side and the sum of their abscissas.
Side = tuple[FloatArray, FloatArray]

# The least distance of two nodes in a layer, in position gaps: two positions, a position and a dummy, two dummies.
ROOM = (1.0, 0.5, 0.2)
# A dummy gives way to a position.
DUMMY_WEIGHT = 0.4
# Up to this many nodes each layer is settled exactly; beyond, all layers move at once.
SMALL = 4000
SWEEPS = 16
# How much the side with a single move still pulls, while the drawing is gathered and at the end.
PULL, LAST_PULL = 0.6, 0.0


def abscissas(levels: Levels, places: IntArray, progress: Progress) -> FloatArray:
    """The abscissa of each node in position gaps, shape (nodes,), for nodes in the order `places` in each layer."""
    tree = tree_abscissas(levels, places) if levels.nodes <= SMALL else None
    if tree is not None:
        return tree
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.starts))
    order = np.lexsort((places, layer))
    offset = _offsets(levels, order)
    x = np.empty(levels.nodes)
    x[order] = offset - np.repeat(_middles(levels, offset), np.diff(levels.starts))
    if levels.nodes <= SMALL:
        _settle_in_turn(levels, order, offset, x, progress)
    else:
        _settle_at_once(levels, order, offset, x, progress)
    return x


def _offsets(levels: Levels, order: IntArray) -> FloatArray:
    """For the nodes in `order`: the abscissa when each layer is packed as close as allowed, from 0."""
    dummy = (~levels.real[order]).astype(np.int64)
    # Crowds of dummies would make a drawing of a large graph much wider than its positions need.
    share = min(1.0, 1.5 * len(levels.node_of) / max(int(dummy.sum()), 1))
    rooms = np.array([ROOM[0], ROOM[1], ROOM[2] * share])[dummy[1:] + dummy[:-1]]
    offset = np.concatenate(([0.0], np.cumsum(rooms)))
    starts = levels.starts[:-1]
    return np.asarray(np.round(offset - np.repeat(offset[starts], np.diff(levels.starts)), 9))


def _middles(levels: Levels, offset: FloatArray) -> FloatArray:
    return np.asarray((offset[levels.starts[:-1]] + offset[levels.starts[1:] - 1]) / 2)


def _settle_in_turn(levels: Levels, order: IntArray, offset: FloatArray, x: FloatArray, progress: Progress) -> None:
    weight = np.where(levels.real, 1.0, DUMMY_WEIGHT)
    layers = [_Layer(levels, layer) for layer in range(levels.depth)]
    for sweep in range(SWEEPS):
        pull = PULL if sweep < SWEEPS - 4 else LAST_PULL
        progress.tick()
        for layer in layers if sweep % 2 == 0 else layers[::-1]:
            nodes = order[layer.mine]
            wish = layer.wishes(x, pull)[nodes - layer.mine.start]
            x[nodes] = settled(wish, weight[nodes], offset[layer.mine])


class _Layer:
    """The nodes of a layer, their neighbours, and the ends of the moves that its dummies stand on."""

    def __init__(self, levels: Levels, layer: int) -> None:
        self.mine = mine = levels.nodes_in(layer)
        above = levels.moves_below(layer - 1) if layer else slice(0, 0)
        below = levels.moves_below(layer)
        self._ups, self._above = levels.lower[above] - mine.start, levels.upper[above]
        self._downs, self._below = levels.upper[below] - mine.start, levels.lower[below]
        self._real, self._part, self._rest = levels.real[mine], levels.part[mine], 1 - levels.part[mine]
        self._head, self._tail = levels.head[mine], levels.tail[mine]

    def wishes(self, x: FloatArray, pull: float) -> FloatArray:
        """Where the nodes want to be."""
        size = len(self._real)
        up, down = _side(self._ups, x[self._above], size), _side(self._downs, x[self._below], size)
        line = x[self._head] * self._rest + x[self._tail] * self._part
        return np.where(self._real, _blend(x[self.mine], up, down, pull), line)


def _side(own: IntArray, x: FloatArray, size: int) -> Side:
    total = np.bincount(own, weights=x, minlength=size)
    return np.bincount(own, minlength=size).astype(np.float64), total.astype(np.float64)


def _blend(x: FloatArray, above: Side, below: Side, pull: float) -> FloatArray:
    """The mean of the neighbours above and of those below, weighed by how many more than one they are.

    So a position with one move in and two out stands in the middle of the two, and one with a single move on each
    side between both. `pull` is added to the weight of a side with any moves.
    """
    (ups, up), (downs, down) = above, below
    w_up = np.where(ups > 0, ups - 1 + pull, 0.0)
    w_down = np.where(downs > 0, downs - 1 + pull, 0.0)
    tied = w_up + w_down == 0
    w_up, w_down = np.where(tied & (ups > 0), 1.0, w_up), np.where(tied & (downs > 0), 1.0, w_down)
    mean_up, mean_down = up / np.maximum(ups, 1), down / np.maximum(downs, 1)
    total = w_up + w_down
    return np.where(total > 0, (w_up * mean_up + w_down * mean_down) / np.where(total > 0, total, 1.0), x)


def settled(wish: FloatArray, weight: FloatArray, offset: FloatArray) -> FloatArray:
    """The abscissas nearest to `wish` (weighted least squares) that keep the order and distances of `offset`."""
    means: list[float] = []
    weights: list[float] = []
    sizes: list[int] = []
    for value, heavy in zip((wish - offset).tolist(), weight.tolist(), strict=True):
        size = 1
        while means and means[-1] >= value:
            total = weights[-1] + heavy
            value = (means.pop() * weights.pop() + value * heavy) / total
            heavy = total
            size += sizes.pop()
        means.append(value)
        weights.append(heavy)
        sizes.append(size)
    return np.repeat(means, sizes) + offset


def _settle_at_once(levels: Levels, order: IntArray, offset: FloatArray, x: FloatArray, progress: Progress) -> None:
    """All layers together: go half of the way to the wishes, then restore the gaps, SWEEPS times."""
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.starts))
    for _ in range(2 * SWEEPS):
        progress.tick()
        up = _side(levels.lower, x[levels.upper], levels.nodes)
        down = _side(levels.upper, x[levels.lower], levels.nodes)
        wish = _blend(x, up, down, PULL)
        line = x[levels.head] * (1 - levels.part) + x[levels.tail] * levels.part
        x += (np.where(levels.real, wish, line) - x) * 0.7
        x[order] = _spread(x[order] - offset, layer) + offset


def _spread(free: FloatArray, layer: IntArray) -> FloatArray:
    """Per layer the non-descending values nearest to `free` in the largest deviation: the middle of two extremes."""
    lane = layer * (2.0 * float(np.abs(free).max(initial=0.0)) + 1.0)
    rising = np.maximum.accumulate(free + lane)
    falling = np.minimum.accumulate((free + lane)[::-1])[::-1]
    return np.asarray((rising + falling) / 2 - lane)
