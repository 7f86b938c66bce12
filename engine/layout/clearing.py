"""Small horizontal shifts that keep straight moves clear of positions that they only pass.

Dummies keep room for long moves, but a move drawn as one straight line does not follow its dummies exactly. Here the
positions that are in trouble, and the ends of the moves that cause it, try other abscissas between their neighbours
in the layer.
"""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray
from engine.layout.fan import Fan, Segments
from engine.layout.progress import Progress
from engine.layout.quality import overlap_pairs

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

    def left(factor: float) -> int:
        scaled = places * np.array([1.0, factor])
        return len(overlap_pairs(sources, targets, scaled, CLEARANCE * gap)[0])

    most = 1.3 * left(STRETCHES[-1])
    return next((factor for factor in STRETCHES[:-1] if left(factor) <= most), STRETCHES[-1])


class _Board:
    """A drawing under improvement: what the costs ask for stands ready in flat arrays, of positions and of moves."""

    def __init__(self, sources: IntArray, targets: IntArray, places: FloatArray, gap: float) -> None:
        self.s, self.t, self.gap, self.radius = sources, targets, gap, CLEARANCE * gap
        self.x, self.y = places.T.copy()
        self.home = self.x.copy()
        self.moves = Segments(self.x[sources], self.y[sources], self.x[targets], self.y[targets])
        ends = np.concatenate((sources, targets))
        order = np.argsort(ends, kind="stable")
        bounds = np.searchsorted(ends[order], np.arange(1, len(places)))
        self.moves_of = np.split(order % max(len(sources), 1), bounds)
        others = np.concatenate((targets, sources))
        self.others_of = np.split(others[order], bounds)
        order = np.lexsort((self.x, self.y))
        same = np.diff(self.y[order]) == 0
        self.left, self.right = np.full(len(places), -1), np.full(len(places), -1)
        self.left[order[1:][same]] = order[:-1][same]
        self.right[order[:-1][same]] = order[1:][same]

    @property
    def places(self) -> FloatArray:
        """The centres, shape (n, 2)."""
        return np.stack([self.x, self.y], axis=1)

    def troubled(self, fresh: np.ndarray) -> list[int]:
        """Positions under a move that only passes and the ends of such moves, in the order of how often.

        Only where the position or an end of the move is `fresh`.
        """
        moves, hit = overlap_pairs(self.s, self.t, self.places, self.radius)
        new = fresh[hit] | fresh[self.s[moves]] | fresh[self.t[moves]]
        moves, hit = moves[new], hit[new]
        count = np.bincount(np.concatenate((hit, self.s[moves], self.t[moves])), minlength=len(self.x))
        order = np.argsort(-count, kind="stable")
        return [int(v) for v in order[: np.count_nonzero(count)]]

    def improve(self, v: int) -> bool:
        """Put v where it is best among the abscissas to try; whether it has moved."""
        tried = self._candidates(v)
        costs = self._costs(v, tried)
        best = int(costs.argmin())
        if costs[best] > costs[0] - 1e-6:
            return False
        self._put(v, float(tried[best]))
        return True

    def _put(self, v: int, x: float) -> None:
        self.x[v] = x
        mine = self.moves_of[v]
        self.moves.put(mine, self.x[self.s[mine]], self.x[self.t[mine]])

    def _candidates(self, v: int) -> FloatArray:
        x, here, left, right = self.x, float(self.x[v]), self.left[v], self.right[v]
        low = float(x[left]) + self.gap if left >= 0 else here - FREE * self.gap
        high = float(x[right]) - self.gap if right >= 0 else here + FREE * self.gap
        tried = np.concatenate((here + TRIED * self.gap, (self.home[v], low, high)))
        keep = (tried >= low) & (tried <= high)
        keep[0] = True
        return np.asarray(tried[keep])

    def _costs(self, v: int, tried: FloatArray) -> FloatArray:
        """The cost of each abscissa for v."""
        level, reach = float(self.y[v]), self.radius
        across, mine = (float(tried.min()) - reach, float(tried.max()) + reach), self.moves_of[v]
        passing = self.moves.near(across, (level - reach, level + reach), mine)
        others = self.others_of[v]
        fan = Fan(tried, level, self.x[others], self.y[others])
        over, crossed = fan.hits(self.x, self.y, reach, v), fan.crossed(self.moves, mine)
        away = np.abs(tried - self.home[v]) / self.gap
        return np.asarray(OVERLAP * (self._under(passing, tried, level) + over) + CROSSING * crossed + SHIFT * away)

    def _under(self, passing: IntArray, tried: FloatArray, level: float) -> IntArray:
        """How many of some moves would run through v at each abscissa; as `quality.distances` measures it."""
        if len(passing) == 0:
            return np.zeros(len(tried), dtype=np.int64)
        begin, top = self.moves.begin[passing], self.moves.top[passing]
        along, fall = (self.moves.end[passing] - begin)[:, None], (self.moves.bottom[passing] - top)[:, None]
        x, y = tried - begin[:, None], (level - top)[:, None]
        part = (x * along + y * fall) / np.maximum(along * along + fall * fall, 1e-12)
        part = np.minimum(np.maximum(part, 0.0), 1.0)
        x, y = x - part * along, y - part * fall
        return np.asarray((np.sqrt(x * x + y * y) < self.radius).sum(axis=0))
