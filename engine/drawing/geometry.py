"""Where moves run between discs, in canvas units: from rim to rim, and around the discs in their way.

The canvas and the pictures are drawn with the same numbers.
"""

from math import hypot
from threading import Lock
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.drawing.disc_grid import DiscGrid

RADIUS = 22.0
"""Of the disc of a position."""
ARROW_LENGTH, ARROW_WIDTH = 11.0, 9.0
CLEARANCE = 9.0
"""Between a move and a disc that it passes."""
TIP_GAP = 1.5
"""Between the tip of an arrow and the rim that it points at."""

# A move is tested against each position; past so many pairs moves stay straight.
MOST_PAIRS = 3_000_000
SLICE = 40_000
BENDS = (50.0, 80.0, 120.0, 170.0)
"""Control points are tried so far from the chord, on both sides; and half its length, where that is more."""

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Number = float | Floats
Point = tuple[float, float]


def bends(x: Floats, y: Floats, sources: Ints, targets: Ints) -> Floats:
    """How far the control point of each move lies off its chord, so that no move runs through a third disc; shape (m,).

    Positive is to the right of the way from source to target (y runs downwards). 0 is a straight move. What took long
    is remembered: who opens a large graph on another thread can ask ahead for those who will paint it.
    """
    pairs = len(sources) * len(x)
    if pairs > MOST_PAIRS:
        return np.zeros(len(sources))
    if pairs < _REMEMBERED_FROM:
        return _found_bends(x, y, sources, targets)
    key = x.tobytes(), y.tobytes(), sources.tobytes(), targets.tobytes()
    known = _lately.get(key)
    if known is None:
        known = _found_bends(x, y, sources, targets)
        with _one_at_a_time:
            _lately[key] = known
            while len(_lately) > _LATELY:
                del _lately[next(iter(_lately))]
    return known.copy()


_REMEMBERED_FROM = 10_000
_LATELY = 4
_lately: dict[tuple[bytes, ...], Floats] = {}
_one_at_a_time = Lock()


def _found_bends(x: Floats, y: Floats, sources: Ints, targets: Ints) -> Floats:
    result = np.zeros(len(sources))
    blocked = np.array(_blocked(x, y, sources, targets), dtype=np.int64)
    if len(blocked):
        result[blocked] = _best_bends(x, y, sources[blocked], targets[blocked])
    return result


def _blocked(x: Floats, y: Floats, sources: Ints, targets: Ints) -> list[int]:
    """The moves whose straight line passes a third disc too closely."""
    if not len(sources) or not len(x):
        return []
    # In slices, so that the tables stay in the processor's cache.
    step = max(1, SLICE // len(x))
    return [
        start + i
        for start in range(0, len(sources), step)
        for i in _blocked_slice(x, y, sources[start : start + step], targets[start : start + step])
    ]


def _blocked_slice(x: Floats, y: Floats, sources: Ints, targets: Ints) -> list[int]:
    ax, ay = x[sources][:, None], y[sources][:, None]
    dx, dy = x[targets][:, None] - ax, y[targets][:, None] - ay
    length2 = np.maximum(dx * dx + dy * dy, 1e-9)
    px, py = x - ax, y - ay
    along, off = px * dx + py * dy, px * dy - py * dx
    hit = (along > 0) & (along < length2) & (off * off < (RADIUS + CLEARANCE * 0.5) ** 2 * length2)
    rows = np.arange(len(sources))
    hit[rows, sources] = hit[rows, targets] = False
    return [int(i) for i in np.flatnonzero(hit.any(axis=1))]


def _best_bends(x: Floats, y: Floats, sources: Ints, targets: Ints) -> Floats:
    """For each move the smallest of a few bends that meets the fewest discs."""
    grid = DiscGrid(x, y, RADIUS + CLEARANCE)
    length = np.hypot(x[targets] - x[sources], y[targets] - y[sources])
    sizes = np.sort(np.column_stack([*(np.full(len(length), size) for size in BENDS), 0.5 * length]), axis=1)
    fewest, best = np.full(len(sources), len(x)), np.zeros(len(sources))
    left = np.arange(len(sources))
    for tried in range(sizes.shape[1]):
        size = sizes[left, tried]
        rights, lefts = (_hits(grid, x, y, sources[left], targets[left], sign * size) for sign in (1.0, -1.0))
        found = np.minimum(rights, lefts)
        better = found < fewest[left]
        best[left[better]] = np.where(rights <= lefts, size, -size)[better]
        fewest[left[better]] = found[better]
        left = left[fewest[left] > 0]
        if not len(left):
            break
    return best


def widest(length: Floats) -> Floats:
    """How far the widest of the bends that are tried takes a move of that length from its chord."""
    reach: Floats = np.maximum(max(BENDS), 0.5 * length) / 2
    return reach


_T = np.linspace(0.04, 0.96, 33)[None, :]
MOST_NEAR = 40_000
"""Points on moves times discs near each that are held at once."""


def hits(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> Ints:
    """How many discs each of some moves meets if it is bent so, its own two apart; shape (m,)."""
    return _hits(DiscGrid(x, y, RADIUS + CLEARANCE), x, y, sources, targets, bend)


def _hits(grid: DiscGrid, x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> Ints:
    """How many discs each of some moves meets if it is bent so, its own two apart."""
    hits = np.zeros(len(sources), dtype=np.int64)
    step = max(1, MOST_NEAR // (_T.size * grid.densest))
    for start in range(0, len(sources), step):
        some = slice(start, start + step)
        hits[some] = _hits_slice(grid, x, y, sources[some], targets[some], bend[some])
    return hits


def _hits_slice(grid: DiscGrid, x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> Ints:
    ax, ay, bx, by = (each[:, None] for each in (x[sources], y[sources], x[targets], y[targets]))
    dx, dy, off = bx - ax, by - ay, bend[:, None]
    length = np.hypot(dx, dy)
    length[length == 0.0] = 1.0
    cx, cy = (ax + bx) / 2 - dy / length * off, (ay + by) / 2 + dx / length * off
    px = (1 - _T) ** 2 * ax + 2 * _T * (1 - _T) * cx + _T**2 * bx
    py = (1 - _T) ** 2 * ay + 2 * _T * (1 - _T) * cy + _T**2 * by
    points, discs = grid.near(px.ravel(), py.ravel())
    moves = points // _T.size
    others = (discs != sources[moves]) & (discs != targets[moves])
    met = np.unique(moves[others] * grid.n + discs[others])
    hits: Ints = np.bincount(met // grid.n, minlength=len(sources))
    return hits


def segment_distances(px: Number, py: Number, ax: Number, ay: Number, bx: Number, by: Number) -> Floats:
    """How far points are from segments: of a shape to which all arguments broadcast."""
    dx, dy = bx - ax, by - ay
    along = np.clip(((px - ax) * dx + (py - ay) * dy) / np.maximum(dx * dx + dy * dy, 1e-9), 0.0, 1.0)
    distances: Floats = np.hypot(px - ax - along * dx, py - ay - along * dy)
    return distances


def control_point(ax: float, ay: float, bx: float, by: float, bend: float) -> Point:
    """The control point of the quadratic curve from a to b."""
    dx, dy = bx - ax, by - ay
    length = hypot(dx, dy) or 1.0
    return (ax + bx) / 2 - dy / length * bend, (ay + by) / 2 + dx / length * bend


def toward(start: Point, goal: Point, distance: float) -> Point:
    """The point `distance` from `start` on the way to `goal`; `start` itself where there is no way."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    length = hypot(dx, dy)
    if length < 1e-9:
        return start
    return start[0] + dx * distance / length, start[1] + dy * distance / length


class Arrow(NamedTuple):
    """A move from the rim of one disc to the rim of another.

    Attributes
    ----------
    start, control, neck
        The curve (straight unless `bent`): it ends inside the head, so that no blunt end shows beside the tip.
    tip, left, right
        The head.
    """

    start: Point
    control: Point
    neck: Point
    tip: Point
    left: Point
    right: Point
    bent: bool

    @property
    def middle(self) -> Point:
        """The point half way."""
        (ax, ay), (cx, cy), (bx, by) = self.start, self.control, self.tip
        if self.bent:
            return ax * 0.25 + cx * 0.5 + bx * 0.25, ay * 0.25 + cy * 0.5 + by * 0.25
        return (ax + bx) * 0.5, (ay + by) * 0.5


def arrow(source: Point, target: Point, bend: float = 0.0, gap: float = RADIUS) -> Arrow:
    """The arrow between two centres; `gap` is the distance from the target's centre to its rim."""
    control = control_point(*source, *target, bend)
    tip = toward(target, control, gap + TIP_GAP)
    base = toward(tip, control, ARROW_LENGTH)
    slope = ARROW_WIDTH / 2 / ARROW_LENGTH
    across, down = -(tip[1] - base[1]) * slope, (tip[0] - base[0]) * slope
    left, right = (base[0] + across, base[1] + down), (base[0] - across, base[1] - down)
    neck = toward(tip, control, ARROW_LENGTH * 0.8)
    return Arrow(toward(source, control, RADIUS), control, neck, tip, left, right, bend != 0.0)
