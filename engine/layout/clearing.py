"""Small horizontal shifts that keep straight moves clear of positions that they only pass.

Dummies keep room for long moves, but a move drawn as one straight line does not follow its dummies exactly. Here the
positions that are in trouble, and the ends of the moves that cause it, try other abscissas between their neighbours
in the layer.
"""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.fan import Fan
from engine.layout.progress import Progress
from engine.layout.quality import distances, overlap_pairs

# A move should pass the centre of a position at this distance at least, in position gaps.
CLEARANCE = 0.32
# What counts against a place: an overlap, a crossing, a position gap of distance from where the position stood.
OVERLAP, CROSSING, SHIFT = 6.0, 1.0, 0.4
TRIED = np.array([0.0] + [sign * step for step in (0.2, 0.4, 0.6, 0.9, 1.3, 1.8, 2.5) for sign in (-1, 1)])
# The farthest shift, in position gaps, of a position at the end of its layer.
FREE = 2.5
PASSES = 4
# How much an arc bends, in position gaps for the square of a layer, and how many positions may stand on two of them.
BOW, MOST_BOWED = 0.17, 16
# Layers may be drawn farther apart by one of these factors.
STRETCHES = (1.0, 1.25, 1.5, 1.75, 2.0, 2.5)
WIDE = 1.6
# A drawing gets wider by this for each overlap a position, up to WIDEST.
WIDENING, WIDEST = 0.2, 1.4
# Graphs with more (moves + positions) than this stay as they are.
LARGEST = 1200


def cleared(sources: IntArray, targets: IntArray, places: FloatArray, gap: float, progress: Progress) -> FloatArray:
    """A copy of `places` with fewer moves through positions; ordinates stay, and so do order and gaps in each layer."""
    if len(sources) + len(places) > LARGEST:
        return places
    board = _Board(sources, targets, places.copy(), gap)
    fresh = np.ones(len(places), dtype=bool)
    for _ in range(PASSES):
        moved = []
        for v in board.troubled(fresh):
            progress.tick()
            if board.improve(v):
                moved.append(v)
        # Where nothing has moved, nothing will.
        fresh[:] = False
        fresh[moved] = True
        if not moved:
            break
    return _bowed(sources, targets, board.places, gap)


def _bowed(sources: IntArray, targets: IntArray, places: FloatArray, gap: float) -> FloatArray:
    """A few positions in layers of their own go on two arcs, left and right in turn, if that hides fewer moves.

    The arcs bulge outwards, so that no three positions are in line.
    """
    step = np.unique(places[:, 1], return_inverse=True)[1]
    radius = CLEARANCE * gap
    hidden = len(overlap_pairs(sources, targets, places, radius)[0])
    if hidden == 0 or len(places) > MOST_BOWED or len(np.unique(step)) < len(places):
        return places
    bow = places.copy()
    middle = (len(places) - 1) / 2
    bow[:, 0] = (2 * (step % 2) - 1) * gap * (0.5 + BOW * (middle**2 - (step - middle) ** 2))
    return bow if len(overlap_pairs(sources, targets, bow, radius)[0]) < hidden else places


def widening(sources: IntArray, targets: IntArray, places: FloatArray, gap: float) -> float:
    """By how much to widen a drawing, so that positions can step aside: the more, the more moves run through them."""
    if len(sources) + len(places) > LARGEST:
        return 1.0
    hidden = len(overlap_pairs(sources, targets, places, CLEARANCE * gap)[0])
    return min(1.0 + WIDENING * hidden / len(places), WIDEST)


def stretch(sources: IntArray, targets: IntArray, places: FloatArray, gap: float) -> float:
    """By how much to draw layers farther apart, so that flat moves do not run through the neighbours of their ends.

    The smallest factor that is nearly as good as the largest; 1 for a drawing that is not wide. For a large graph just
    what makes it less wide.
    """
    width, height = np.ptp(places, axis=0)
    if width < WIDE * height:
        return 1.0
    if len(sources) + len(places) > LARGEST:
        return float(min(width / (WIDE * height), STRETCHES[-1]))
    left = []
    for factor in STRETCHES:
        scaled = places * np.array([1.0, factor])
        left.append(len(overlap_pairs(sources, targets, scaled, CLEARANCE * gap)[0]))
    return next(f for f, count in zip(STRETCHES, left, strict=True) if count <= 1.3 * left[-1])


class _Board:
    """A drawing under improvement."""

    def __init__(self, sources: IntArray, targets: IntArray, places: FloatArray, gap: float) -> None:
        self.s, self.t, self.places, self.gap = sources, targets, places, gap
        self.home = places[:, 0].copy()
        self.radius = CLEARANCE * gap
        self.top, self.bottom = places[sources, 1], places[targets, 1]
        ends = np.concatenate((sources, targets))
        order = np.argsort(ends, kind="stable")
        bounds = np.searchsorted(ends[order], np.arange(1, len(places)))
        self.moves_of = np.split(order % max(len(sources), 1), bounds)
        order = np.lexsort((places[:, 0], places[:, 1]))
        same = np.diff(places[order, 1]) == 0
        self.left, self.right = np.full(len(places), -1), np.full(len(places), -1)
        self.left[order[1:][same]] = order[:-1][same]
        self.right[order[:-1][same]] = order[1:][same]

    def troubled(self, fresh: np.ndarray) -> list[int]:
        """Positions under a move that only passes and the ends of such moves, in the order of how often.

        Only where the position or an end of the move is `fresh`.
        """
        moves, hit = overlap_pairs(self.s, self.t, self.places, self.radius)
        new = fresh[hit] | fresh[self.s[moves]] | fresh[self.t[moves]]
        moves, hit = moves[new], hit[new]
        count = np.bincount(np.concatenate((hit, self.s[moves], self.t[moves])), minlength=len(self.places))
        order = np.argsort(-count, kind="stable")
        return [int(v) for v in order[: np.count_nonzero(count)]]

    def improve(self, v: int) -> bool:
        """Put v where it is best among the abscissas to try; whether it has moved."""
        tried = self._candidates(v)
        costs = self._costs(v, tried)
        best = int(np.argmin(costs))
        if costs[best] > costs[0] - 1e-6:
            return False
        self.places[v, 0] = tried[best]
        return True

    def _candidates(self, v: int) -> FloatArray:
        x, left, right = self.places[:, 0], self.left[v], self.right[v]
        low = x[left] + self.gap if left >= 0 else x[v] - FREE * self.gap
        high = x[right] - self.gap if right >= 0 else x[v] + FREE * self.gap
        tried = np.concatenate((x[v] + TRIED * self.gap, [self.home[v], low, high]))
        keep = (tried >= low) & (tried <= high)
        keep[0] = True
        return np.asarray(tried[keep])

    def _costs(self, v: int, tried: FloatArray) -> FloatArray:
        """The cost of each abscissa for v."""
        mine = self.moves_of[v]
        ends = self.places[np.where(self.s[mine] == v, self.t[mine], self.s[mine])]
        level, reach = float(self.places[v, 1]), self.radius
        passing = self._others(mine, (tried.min() - reach, tried.max() + reach), (level - reach, level + reach))
        spots = np.stack([tried, np.full(len(tried), level)], axis=1)
        under = (distances(self.places[self.s[passing]], self.places[self.t[passing]], spots) < reach).sum(axis=0)
        over, crossed = self._own_moves(v, tried, ends, mine)
        away = np.abs(tried - self.home[v]) / self.gap
        return np.asarray(OVERLAP * (under + over) + CROSSING * crossed + SHIFT * away)

    def _others(self, mine: IntArray, across: tuple[float, float], down: tuple[float, float]) -> IntArray:
        """The moves besides `mine` that come into a rectangle, or at least near it."""
        begin, end = self.places[self.s, 0], self.places[self.t, 0]
        near = (self.top < down[1]) & (self.bottom > down[0])
        near &= (np.minimum(begin, end) < across[1]) & (np.maximum(begin, end) > across[0])
        near[mine] = False
        return np.flatnonzero(near)

    def _own_moves(self, v: int, tried: FloatArray, ends: FloatArray, mine: IntArray) -> tuple[IntArray, IntArray]:
        """For each abscissa: how many positions the moves of v run through, and how many moves they cross."""
        level = float(self.places[v, 1])
        across = min(tried.min(), ends[:, 0].min()), max(tried.max(), ends[:, 0].max())
        down = min(level, float(ends[:, 1].min())), max(level, float(ends[:, 1].max()))
        x, y = self.places.T
        inside = (y >= down[0]) & (y <= down[1]) & (x > across[0] - self.radius) & (x < across[1] + self.radius)
        inside[v] = False
        fan = Fan(tried, level, ends)
        over = fan.hits(self.places[inside], self.radius)
        rest = self._others(mine, across, down)
        return over, fan.crossed(self.places[self.s[rest]], self.places[self.t[rest]])
