"""The graph cut into layers: long moves become chains of unit moves through dummy nodes that hold their room."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.games.graph_record import FloatArray, IntArray

BoolArray = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Levels:
    """Nodes (positions and dummies) numbered layer by layer, and unit moves sorted by layer.

    Parameters
    ----------
    starts
        Nodes ``starts[i]:starts[i + 1]`` stand in layer i, shape (layers + 1,).
    upper, lower
        The ends of each unit move, shape (moves,).
    bounds
        Unit moves ``bounds[i]:bounds[i + 1]`` run from layer i to layer i + 1, shape (layers,).
    node_of
        The node of each position, shape (n,).
    real
        Whether a node is a position, shape (nodes,).
    head, tail, part
        For a dummy the nodes where its whole move begins and ends, and how far along it stands, 0 < part < 1; a
        position has itself and 0. Shape (nodes,).
    """

    starts: IntArray
    upper: IntArray
    lower: IntArray
    bounds: IntArray
    node_of: IntArray
    real: BoolArray
    head: IntArray
    tail: IntArray
    part: FloatArray

    @property
    def depth(self) -> int:
        """How many layers there are."""
        return len(self.starts) - 1

    @property
    def nodes(self) -> int:
        """How many nodes there are."""
        return int(self.starts[-1])

    def nodes_in(self, layer: int) -> slice:
        """The nodes of a layer."""
        return slice(int(self.starts[layer]), int(self.starts[layer + 1]))

    def moves_below(self, layer: int) -> slice:
        """The unit moves from `layer` to the next."""
        return slice(int(self.bounds[layer]), int(self.bounds[layer + 1]))


def cut(layer: IntArray, sources: IntArray, targets: IntArray, budget: int) -> Levels:
    """Cut moves into unit moves, with at most about `budget` dummies: the longest moves beyond it are left out."""
    span = layer[targets] - layer[sources]
    shortest = np.argsort(span, kind="stable")
    fits = np.cumsum(span[shortest] - 1) <= budget
    kept = np.sort(shortest[fits])
    return _chains(layer, sources[kept], targets[kept], span[kept])


def _chains(layer: IntArray, sources: IntArray, targets: IntArray, span: IntArray) -> Levels:
    n, count = len(layer), int((span - 1).sum())
    move = np.repeat(np.arange(len(span)), span)
    step = np.arange(len(move)) - np.repeat(np.cumsum(span) - span, span)
    first_dummy = n + np.cumsum(span - 1) - (span - 1)
    upper = np.where(step == 0, sources[move], first_dummy[move] + step - 1)
    lower = np.where(step == span[move] - 1, targets[move], first_dummy[move] + step)
    level = np.empty(n + count, dtype=np.int64)
    level[:n] = layer
    level[lower] = layer[sources[move]] + step + 1
    inner = step < span[move] - 1
    head, tail, part = np.arange(n + count), np.arange(n + count), np.zeros(n + count)
    head[lower[inner]] = sources[move[inner]]
    tail[lower[inner]] = targets[move[inner]]
    part[lower[inner]] = (step[inner] + 1) / span[move[inner]]
    return _numbered(level, n, (upper, lower), (head, tail, part))


def _numbered(
    level: IntArray, n: int, moves: tuple[IntArray, IntArray], chains: tuple[IntArray, IntArray, FloatArray]
) -> Levels:
    """Number the nodes layer by layer and sort the unit moves by layer."""
    (upper, lower), (head, tail, part) = moves, chains
    order = np.argsort(level, kind="stable")
    new = np.empty_like(order)
    new[order] = np.arange(len(order))
    sort = np.argsort(level[upper], kind="stable")
    steps = np.arange(int(level.max()) + 2)
    return Levels(
        starts=np.searchsorted(level[order], steps),
        upper=new[upper[sort]],
        lower=new[lower[sort]],
        bounds=np.searchsorted(level[upper][sort], steps),
        node_of=new[:n],
        real=order < n,
        head=new[head[order]],
        tail=new[tail[order]],
        part=part[order],
    )
