"""Where something is on the canvas: what a tile is tested against, to learn whether it shows it."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QPointF, QRectF

from gui.canvas.boxes import MARGIN, crossing
from gui.canvas.geometry import RADIUS, Bools, Floats, Ints

LARGEST_SIGN = 1.6
"""How far signs beside discs grow at most where the view is small."""


@dataclass(frozen=True)
class Traces:
    """Segments from a to b, grown by gx and gy to the sides; a position is a segment of no length. Shape (k,) each.

    `luck` is that of a move, as in `Picture`; a position has the best, 0.
    """

    ax: Floats
    ay: Floats
    bx: Floats
    by: Floats
    gx: Floats
    gy: Floats
    luck: Floats

    @staticmethod
    def of_positions(x: Floats, y: Floats, widest_sign: float) -> "Traces":
        """Discs at `x` and `y` with what stands beside them."""
        across, down = RADIUS * 1.6 + LARGEST_SIGN * widest_sign, RADIUS * 4
        return Traces(x, y, x, y, np.full(len(x), across), np.full(len(x), down), np.zeros(len(x)))

    @staticmethod
    def of_moves(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats, luck: Floats) -> "Traces":
        """Moves by row."""
        grown = np.abs(bend) + MARGIN
        return Traces(x[sources], y[sources], x[targets], y[targets], grown, grown, luck)

    def __len__(self) -> int:
        return len(self.ax)

    def __add__(self, other: "Traces") -> "Traces":
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Traces(*(np.concatenate(pair) for pair in pairs))

    def bounds(self, margin: float) -> QRectF:
        """A rectangle around all, grown by `margin`; an empty one around none."""
        if not len(self):
            return QRectF()
        left, right = np.minimum(self.ax, self.bx) - self.gx, np.maximum(self.ax, self.bx) + self.gx
        top, bottom = np.minimum(self.ay, self.by) - self.gy, np.maximum(self.ay, self.by) + self.gy
        corners = QPointF(left.min() - margin, top.min() - margin), QPointF(right.max() + margin, bottom.max() + margin)
        return QRectF(*corners)

    def part(self, rect: QRectF, margin: float) -> QRectF:
        """The part of a rectangle that they take, grown by `margin`: a rectangle around it, empty where none meets."""
        met = self._met(rect, margin)
        return self._of(met)._cut(rect, margin).bounds(margin) & rect if met.any() else QRectF()

    def painted(self, share: float) -> "Traces":
        """Those that are seen where only a share of the moves is painted."""
        return self if share >= 1.0 else self._of(self.luck < share)

    def _of(self, which: Bools) -> "Traces":
        return Traces(*(column[which] for column in vars(self).values()))

    def _cut(self, rect: QRectF, margin: float) -> "Traces":
        """Only what of each lies near a rectangle that it meets (Liang and Barsky's way of clipping)."""
        dx, dy = self.bx - self.ax, self.by - self.ay
        along = [
            _between(self.ax, dx, rect.left() - self.gx - margin, rect.right() + self.gx + margin),
            _between(self.ay, dy, rect.top() - self.gy - margin, rect.bottom() + self.gy + margin),
        ]
        start = np.clip(np.maximum(along[0][0], along[1][0]), 0.0, 1.0)
        end = np.clip(np.minimum(along[0][1], along[1][1]), start, 1.0)
        ax, ay, bx, by = (self.ax + start * dx, self.ay + start * dy, self.ax + end * dx, self.ay + end * dy)
        return Traces(ax, ay, bx, by, self.gx, self.gy, self.luck)

    def _met(self, rect: QRectF, margin: float) -> Bools:
        wide, high = rect.width() / 2 + margin + self.gx, rect.height() / 2 + margin + self.gy
        x, y = rect.center().x(), rect.center().y()
        return crossing(self.ax - x, self.ay - y, self.bx - x, self.by - y, wide, high)


def _between(a: Floats, d: Floats, low: Floats, high: Floats) -> tuple[Floats, Floats]:
    """From and to which share of its way d something that starts at a lies between two bounds that it meets."""
    way = np.where(d == 0.0, 1.0, d)
    one, other = (low - a) / way, (high - a) / way
    still = d == 0.0
    return np.where(still, 0.0, np.minimum(one, other)), np.where(still, 1.0, np.maximum(one, other))
