"""What the moves of a position would run through and cross, were it to stand at other abscissas of its layer."""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray


class Fan:
    """Straight moves from each of some abscissas at one level to the same ends.

    Parameters
    ----------
    tried
        The abscissas, shape (k,).
    level
        The ordinate that they share.
    ends
        Where the moves lead, shape (d, 2); none of them at `level`.

    Notes
    -----
    On which side of the move from (x, level) to an end a point lies is a linear function of x: so a table of
    coefficients for each end and point, shape (d, points), tells it for all abscissas.
    """

    def __init__(self, tried: FloatArray, level: float, ends: FloatArray) -> None:
        self._x, self._level, self._ends = tried[:, None, None], level, ends[:, :, None]

    def _sides(self, points: FloatArray) -> FloatArray:
        """The cross product that tells the side, shape (k, d, points)."""
        end_x, end_y = self._ends[:, 0], self._ends[:, 1]
        fixed = end_x * (points[:, 1] - self._level) - (end_y - self._level) * points[:, 0]
        return np.asarray(self._x * (end_y - points[:, 1]) + fixed)

    def hits(self, points: FloatArray, radius: float) -> IntArray:
        """For each abscissa, how many (move, point) pairs there are with less than `radius` between them.

        A point that is farther on than the end of a move, or behind its begin, does not count.
        """
        along, fall = self._ends[:, 0] - self._x, self._ends[:, 1] - self._level
        length = along * along + fall * fall
        sides = self._sides(points)
        near = sides * sides < radius * radius * length
        ahead = (points[:, 0] - self._x) * along + (points[:, 1] - self._level) * fall
        near &= (ahead > 0.0) & (ahead < length)
        return np.asarray(near.sum(axis=(1, 2)))

    def crossed(self, begins: FloatArray, ends: FloatArray) -> IntArray:
        """For each abscissa, how many (move, segment) pairs cross inside both."""
        along, fall = (ends - begins).T
        fixed = along * (self._level - begins[:, 1]) + fall * begins[:, 0]
        mine = np.sign(fixed - self._x[:, 0] * fall)
        theirs = np.sign(along * (self._ends[:, 1] - begins[:, 1]) - fall * (self._ends[:, 0] - begins[:, 0]))
        cross = mine[:, None, :] * theirs < 0.0
        cross &= self._sides(begins) * self._sides(ends) < 0.0
        return np.asarray(cross.sum(axis=(1, 2)))
