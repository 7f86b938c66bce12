"""The layered drawing as a whole (Sugiyama, Tagawa and Toda, 1981): layers, order, abscissas, for each component."""

from collections.abc import Callable

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.clearing import cleared, stretch, widening
from engine.layout.components import Component, components, isolated
from engine.layout.coordinates import abscissas
from engine.layout.layering import layers_of
from engine.layout.levels import cut
from engine.layout.ordering import places_in_layers
from engine.layout.packing import pack
from engine.layout.progress import Progress
from engine.layout.room import POSITION_GAP

# How many dummy nodes the long moves of a component may get: in a small one; otherwise for each position
# and move, up to a bound.
SMALL, SMALL_DUMMIES, DUMMIES_EACH, MOST_DUMMIES = 300, 8_000, 4, 60_000


def layered(
    n: int,
    sources: IntArray,
    targets: IntArray,
    *,
    layer_gap: float = 100.0,
    position_gap: float = POSITION_GAP,
    progress: Callable[[float], bool] | None = None,
) -> FloatArray:
    """Places of the positions of an acyclic graph so that every move points down and few moves cross.

    Parameters
    ----------
    n
        The number of positions.
    sources, targets
        Move i goes from ``sources[i]`` to ``targets[i]``; shape (m,), indices below n. Repeated moves count once.
    layer_gap, position_gap
        The least distance of two layers, and of two positions in one layer, in canvas units. The layers of a wide
        component stand up to 2.5 times as far apart, all alike, where flat moves would run through positions.
    progress
        Called now and then with the fraction that is done; when it returns False the layout stops.

    Returns
    -------
    The centres, shape (n, 2): x to the right, y down. The same arguments give the same places on every machine.

    Raises
    ------
    ValueError
        The moves close a cycle, or an index is out of range, or a gap is not positive.
    LayoutCancelled
        `progress` returned False.

    Notes
    -----
    Components are drawn one by one and packed in rows; isolated positions come last, in a grid.
    """
    sources, targets = _checked(n, sources, targets, layer_gap, position_gap)
    parts = components(n, sources, targets)
    work = Progress(progress, sum(len(p.members) + len(p.sources) for p in parts))
    known: dict[bytes, FloatArray] = {}
    drawings = []
    scale = np.array([position_gap, layer_gap])
    for part in parts:
        work.enter(len(part.members) + len(part.sources))
        drawings.append(_drawn_once(part, known, scale, work))
        work.leave()
    work.at(1.0)
    loose = isolated(n, sources, targets)
    drawings, grid = pack(drawings, len(loose), position_gap, layer_gap)
    places = np.zeros((n, 2))
    places[loose] = grid
    for part, drawing in zip(parts, drawings, strict=True):
        places[part.members] = drawing
    return places


def _checked(
    n: int, sources: IntArray, targets: IntArray, layer_gap: float, position_gap: float
) -> tuple[IntArray, IntArray]:
    """The distinct moves in order of source and target."""
    if not (layer_gap > 0 and position_gap > 0):
        raise ValueError(f"gaps must be positive, found {layer_gap} and {position_gap}")
    s, t = np.asarray(sources, dtype=np.int64), np.asarray(targets, dtype=np.int64)
    if s.shape != t.shape or s.ndim != 1:
        raise ValueError(f"sources and targets must be as long as each other, found {s.shape} and {t.shape}")
    if len(s) and (min(s.min(), t.min()) < 0 or max(s.max(), t.max()) >= n):
        raise ValueError(f"a move leads out of the positions 0 to {n - 1}")
    if (s == t).any():
        raise ValueError(f"position {s[s == t][0]} has a move to itself: a cycle")
    # numpy.unique loads numpy.ma, which the start of a window need not wait for.
    pairs = np.sort(s * n + t)
    pairs = pairs[np.append(True, pairs[1:] != pairs[:-1])[: len(pairs)]]
    return pairs // max(n, 1), pairs % max(n, 1)


def _drawn_once(part: Component, known: dict[bytes, FloatArray], scale: FloatArray, work: Progress) -> FloatArray:
    """The drawing of a component; small ones that look the same are drawn only once."""
    if len(part.members) > 12:
        return _drawn(part, scale, work)
    key = np.concatenate(([len(part.members)], part.sources, part.targets)).tobytes()
    if key not in known:
        known[key] = _drawn(part, scale, work)
    return known[key]


def _drawn(part: Component, scale: FloatArray, work: Progress) -> FloatArray:
    n, moves = len(part.members), len(part.sources)
    layer = layers_of(n, part.sources, part.targets, work.tick)
    work.tick()
    if len(np.unique(layer)) == n == moves + 1:
        return np.stack([np.zeros(n), layer.astype(np.float64)], axis=1) * scale
    levels = cut(layer, part.sources, part.targets, _dummies(n, moves))
    work.at(0.1)
    places = places_in_layers(levels, work)
    x = abscissas(levels, places, work)[levels.node_of]
    work.at(0.8)
    return _finished(part, np.stack([x, layer.astype(np.float64)], axis=1) * scale, float(scale[0]), work)


def _dummies(n: int, moves: int) -> int:
    if n <= SMALL:
        return SMALL_DUMMIES
    return max(SMALL_DUMMIES, 2 * n, min(DUMMIES_EACH * (n + moves), MOST_DUMMIES))


def _finished(part: Component, places: FloatArray, gap: float, work: Progress) -> FloatArray:
    """Moves kept clear of the positions that they pass."""
    places = places * np.array([1.0, stretch(part.sources, part.targets, places, gap)])
    places = places * np.array([widening(part.sources, part.targets, places, gap), 1.0])
    return cleared(part.sources, part.targets, places, gap, work)
