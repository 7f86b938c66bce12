"""Which discs of one size lie near points: the discs are sorted into the cells of a grid, so that few are looked at."""

from math import sqrt

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

MOST_CELLS = 1_000_000
"""A wide drawing gets larger cells instead of more."""
PAD = 2
"""Empty cells around all discs, so that the cells beside a point are always there."""


class DiscGrid:
    """The centres `x`, `y` of discs, shape (n,), to be asked who is nearer than `radius` to a point."""

    def __init__(self, x: Floats, y: Floats, radius: float) -> None:
        self.n = len(x)
        self._x, self._y, self._radius = x, y, radius
        self._left, self._top = float(x.min()), float(y.min())
        width, height = float(x.max()) - self._left, float(y.max()) - self._top
        # A little more than the radius, so that rounding takes no disc out of the cells beside a point.
        self._share = 1.0 / (_cell_size(width, height, radius) * (1.0 + 1e-9))
        self._columns = int(width * self._share) + 1 + 2 * PAD
        self._rows = int(height * self._share) + 1 + 2 * PAD
        cells = self._cells(x, y)
        self._order: Ints = np.argsort(cells, kind="stable")
        counts = np.bincount(cells, minlength=self._columns * self._rows)
        self._starts: Ints = np.concatenate([[0], np.cumsum(counts)])
        self.densest = int(counts.max())
        """The discs in one cell at most."""

    def _cells(self, x: Floats, y: Floats) -> Ints:
        """The cells of points; points beyond the discs are in empty cells, or in those next to the edge."""
        column = np.clip((x - self._left) * self._share + PAD, 1, self._columns - 2).astype(np.int64)
        row = np.clip((y - self._top) * self._share + PAD, 1, self._rows - 2).astype(np.int64)
        cells: Ints = row * self._columns + column
        return cells

    def near(self, px: Floats, py: Floats) -> tuple[Ints, Ints]:
        """Pairs (number of a point, number of a disc) that are nearer than the radius; points of shape (k,)."""
        points, discs = self._beside(self._cells(px, py))
        off = (px[points] - self._x[discs]) ** 2 + (py[points] - self._y[discs]) ** 2
        close = off < self._radius**2
        return points[close], discs[close]

    def _beside(self, cells: Ints) -> tuple[Ints, Ints]:
        """Each point with each disc in its cell and the eight around that; each point is given by its cell."""
        # The three cells side by side in a row of the grid are one stretch of the order.
        middles = np.concatenate([cells - self._columns, cells, cells + self._columns])
        begin = self._starts[middles - 1]
        length = self._starts[middles + 2] - begin
        some = np.flatnonzero(length)
        begin, length = begin[some], length[some]
        points = np.repeat(some % max(len(cells), 1), length)
        within = np.arange(len(points)) - np.repeat(np.cumsum(length) - length, length)
        return points, self._order[np.repeat(begin, length) + within]


def _cell_size(width: float, height: float, radius: float) -> float:
    """At least the radius, and so large that the cells are not too many."""
    return max(radius, sqrt(width * height / MOST_CELLS), (width + height) / MOST_CELLS)
