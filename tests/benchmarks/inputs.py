"""Seeded graphs, the same at each run, and their text; those for the canvas have places that no layout has a say in."""

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engine.games.graph_record import GraphRecord, QueryRecord

Ints: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]

GAP, LAYER = 72.0, 100.0


def random_moves(n: int, m: int, seed: int = 1) -> tuple[Ints, Ints]:
    """About m moves (at most m, no pair twice) between random positions, each to a smaller number: no cycle."""
    rng = np.random.default_rng(seed)
    ends = np.sort(rng.integers(0, n, (m + m // 10 + 8, 2)), axis=1)
    pairs = np.unique(ends[ends[:, 0] < ends[:, 1]], axis=0)
    pairs = pairs[np.sort(rng.permutation(len(pairs))[:m])]
    return pairs[:, 1].copy(), pairs[:, 0].copy()


def random_graph(n: int, m: int, seed: int = 1) -> tuple[Ints, Ints]:
    """The same with the positions numbered, and the moves listed, in no order."""
    rng = np.random.default_rng(seed + 1_000_000)
    sources, targets = random_moves(n, m, seed)
    numbers, order = rng.permutation(n), rng.permutation(len(sources))
    return numbers[sources[order]], numbers[targets[order]]


def random_stones(n: int, seed: int = 1) -> QueryRecord:
    """One query with a stone or a few on every tenth position or so, 1,000 at most."""
    rng = np.random.default_rng(seed + 2_000_000)
    where = np.sort(rng.choice(n, min(max(n // 10, 1), 1000, n), replace=False))
    counts = rng.integers(1, 4, len(where))
    return QueryRecord(tuple(zip(where.tolist(), counts.tolist(), strict=True)))


def uva_text(n: int, m: int, seed: int = 1) -> str:
    """A file of uva11927 with one case."""
    sources, targets = random_graph(n, m, seed)
    pairs = zip(sources.tolist(), targets.tolist(), strict=True)
    stones = np.random.default_rng(seed + 3_000_000).integers(0, 1001, n).tolist()
    lines = [f"{n} {len(sources)}", *(f"{s} {t}" for s, t in pairs), *map(str, stones), "", "0 0", ""]
    return "\n".join(lines)


def tangled(n: int, m: int, seed: int = 1) -> GraphRecord:
    """A random graph in layers, each position near the middle of its followers: wide, with long moves."""
    sources, targets = random_moves(n, m, seed)
    layer = _layers(n, sources, targets)
    x = np.zeros(n)
    order = np.argsort(sources, kind="stable")
    starts = np.searchsorted(sources[order], np.arange(n + 1))
    followers = targets[order]
    for level in range(int(layer.max()) + 1):
        members = np.flatnonzero(layer == level)
        wanted = np.array([x[followers[starts[v] : starts[v + 1]]].mean() if level else v for v in members])
        x[members[np.argsort(wanted, kind="stable")]] = (np.arange(len(members)) - len(members) / 2) * GAP
    places = np.stack([x, (layer.max() - layer) * LAYER], axis=1)
    return GraphRecord(n, sources, targets, queries=(random_stones(n, seed),), places=places)


def _layers(n: int, sources: Ints, targets: Ints) -> Ints:
    """The length of the longest way down from each position."""
    layer = [0] * n
    order = np.argsort(sources, kind="stable")
    for s, t in zip(sources[order].tolist(), targets[order].tolist(), strict=True):
        layer[s] = max(layer[s], layer[t] + 1)
    return np.array(layer, dtype=np.int64)


def neat(n: int, m: int, seed: int = 1) -> GraphRecord:
    """A graph that fills a square: moves from each row to places near below it."""
    rng = np.random.default_rng(seed)
    side = max(round(n**0.5), 1)
    each = max(m // n, 1)
    sources = np.repeat(np.arange(n, dtype=np.int64), each)
    steps = rng.integers(1, 3, len(sources)) * side + rng.integers(-2, 3, len(sources))
    targets = sources + steps
    inside = (targets < n) & (targets > sources)
    pairs = np.unique(np.stack([sources[inside], targets[inside]], axis=1), axis=0)
    at = np.arange(n)
    places = np.stack([at % side * GAP, at // side * LAYER], axis=1) + rng.uniform(-12, 12, (n, 2))
    return GraphRecord(n, pairs[:, 0], pairs[:, 1], queries=(random_stones(n, seed),), places=places)


SHAPES = {"tangled": tangled, "neat": neat}
