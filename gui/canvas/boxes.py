"""The boxes around moves: asked by numbers, a hundred thousand of them answer in a fraction of a millisecond."""

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QRectF

from gui.canvas.geometry import RADIUS, Bools, Floats, Ints

MARGIN = RADIUS + 2.0
"""Around the straight or bent line of a move: its head, its width, and what rounding takes."""

Sides = npt.NDArray[np.float32]


def crossing(ax: Floats, ay: Floats, bx: Floats, by: Floats, wide: Floats | float, high: Floats | float) -> Bools:
    """Whether segments from a to b meet rectangles of half a width and half a height around the origin.

    A segment misses one if it lies beside it, above it, or across a corner of it.
    """
    met = (np.minimum(ax, bx) <= wide) & (np.maximum(ax, bx) >= -wide)
    met &= (np.minimum(ay, by) <= high) & (np.maximum(ay, by) >= -high)
    met &= np.abs(ax * (by - ay) - ay * (bx - ax)) <= wide * np.abs(by - ay) + high * np.abs(bx - ax)
    return met


class Boxes:
    """A box around each move, as four arrays of single precision: half the memory, twice the speed."""

    def __init__(self, m: int = 0) -> None:
        self.left, self.right, self.top, self.bottom = (np.zeros(m, dtype=np.float32) for _ in range(4))

    def take(self, which: Ints | slice, ax: Floats, ay: Floats, bx: Floats, by: Floats, bend: Floats) -> None:
        """Some moves run from a to b now, bent by `bend`."""
        grown = np.abs(bend) + MARGIN
        # Far from the origin single precision is coarse.
        grown = grown + 1e-6 * (np.abs(ax) + np.abs(ay) + np.abs(bx) + np.abs(by))
        self.left[which] = np.minimum(ax, bx) - grown
        self.right[which] = np.maximum(ax, bx) + grown
        self.top[which] = np.minimum(ay, by) - grown
        self.bottom[which] = np.maximum(ay, by) + grown

    def around(self, rect: QRectF) -> Ints:
        """The moves whose boxes meet a rectangle; of long ones many pass it all the same."""
        meets = self.left <= np.float32(rect.right())
        meets &= self.right >= np.float32(rect.left())
        meets &= self.top <= np.float32(rect.bottom())
        meets &= self.bottom >= np.float32(rect.top())
        return np.flatnonzero(meets)
