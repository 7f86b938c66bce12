"""What the moves of a position would run through and cross, were it to stand at other abscissas of its layer."""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray


class Segments:
    """Moves that lead down.

    Attributes
    ----------
    begin, top, end, bottom
        The abscissas and ordinates of their ends, shape (m,) each.
    low, high
        The abscissas again, from left to right.
    """

    def __init__(self, begin: FloatArray, top: FloatArray, end: FloatArray, bottom: FloatArray) -> None:
        self.begin, self.top, self.end, self.bottom = begin, top, end, bottom
        self.low, self.high = np.minimum(begin, end), np.maximum(begin, end)

    def put(self, which: IntArray, begin: FloatArray, end: FloatArray) -> None:
        """Let some of them begin and end elsewhere in their layers."""
        self.begin[which], self.end[which] = begin, end
        self.low[which], self.high[which] = np.minimum(begin, end), np.maximum(begin, end)

    def near(self, across: tuple[float, float], down: tuple[float, float], own: IntArray) -> IntArray:
        """Those, besides `own`, that come into a rectangle, or at least near it."""
        near = (self.top < down[1]) & (self.bottom > down[0])
        near &= self.low < across[1]
        near &= self.high > across[0]
        near[own] = False
        return near.nonzero()[0]


class Fan:
    """Straight moves from each of some abscissas at one level to the same ends.

    Parameters
    ----------
    tried
        The abscissas, shape (k,).
    level
        The ordinate that they share.
    x, y
        Where the moves lead, shape (d,) each; none of them at `level`.

    Notes
    -----
    On which side of the move from an abscissa to an end a point lies is a linear function of the abscissa: so its
    coefficients for each pair of end and point tell it for all of them. Only pairs are looked at where the point lies
    in what the move sweeps over.
    """

    def __init__(self, tried: FloatArray, level: float, x: FloatArray, y: FloatArray) -> None:
        self._tried, self._level, self._x, self._y = tried[:, None], level, x, y
        # What each move sweeps over, from the first abscissa to the last.
        self._left, self._right = np.minimum(x, tried.min())[:, None], np.maximum(x, tried.max())[:, None]
        self._upper, self._lower = np.minimum(y, level)[:, None], np.maximum(y, level)[:, None]

    def _sides(self, x: FloatArray, y: FloatArray, end: IntArray) -> FloatArray:
        """The cross product that tells the side of points, each of the move to its own `end`, shape (k, points)."""
        end_y = self._y[end]
        fixed = self._x[end] * (y - self._level) - (end_y - self._level) * x
        return np.asarray(self._tried * (end_y - y) + fixed)

    def hits(self, x: FloatArray, y: FloatArray, radius: float, own: int | None = None) -> IntArray:
        """For each abscissa, how many (move, point) pairs there are with less than `radius` between them.

        Layers are farther apart than that. A point that is farther on than the end of a move, or behind its begin, does
        not count, and neither does point number `own`.
        """
        swept = y >= self._upper
        swept &= y <= self._lower
        if own is not None:
            swept[:, own] = False
        swept &= x > self._left - radius
        swept &= x < self._right + radius
        end, point = swept.nonzero()
        x, y = x[point], y[point]
        along, fall = self._x[end] - self._tried, self._y[end] - self._level
        length, sides = along * along + fall * fall, self._sides(x, y, end)
        # Few are near: only of these it is asked how far on they are.
        which, near = (sides * sides < radius * radius * length).nonzero()
        ahead = (x[near] - self._tried[which, 0]) * along[which, near] + (y[near] - self._level) * fall[near]
        inside = (ahead > 0.0) & (ahead < length[which, near])
        return np.bincount(which[inside], minlength=len(self._tried))

    def crossed(self, segments: "Segments", own: IntArray | None = None) -> IntArray:
        """For each abscissa, how many (move, segment) pairs cross inside both; the segments `own` do not count."""
        swept = segments.top < self._lower
        swept &= segments.bottom > self._upper
        swept &= segments.low < self._right
        swept &= segments.high > self._left
        if own is not None:
            swept[:, own] = False
        end, which = swept.nonzero()
        x, y, to_x, to_y = segments.begin[which], segments.top[which], segments.end[which], segments.bottom[which]
        along, fall = to_x - x, to_y - y
        theirs = np.sign(along * (self._y[end] - y) - fall * (self._x[end] - x))
        mine = along * (self._level - y) + fall * x - self._tried * fall
        cross = mine * theirs < 0.0
        cross &= self._sides(x, y, end) * self._sides(to_x, to_y, end) < 0.0
        return np.asarray(cross.sum(axis=1))
