"""Where something is on the canvas: what a tile is tested against, to learn whether it shows it."""

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QRectF

from gui.canvas.boxes import MARGIN, crossing
from gui.canvas.geometry import RADIUS, Bools, Floats, Ints

LARGEST_SIGN = 1.6
"""How far signs beside discs grow at most where the view is small."""


@dataclass(frozen=True)
class Traces:
    """Segments from a to b, grown by gx and gy to the sides; a position is a segment of no length. Shape (k,) each."""

    ax: Floats
    ay: Floats
    bx: Floats
    by: Floats
    gx: Floats
    gy: Floats

    @staticmethod
    def of_positions(x: Floats, y: Floats, widest_sign: float) -> "Traces":
        """Discs at `x` and `y` with what stands beside them."""
        across, down = RADIUS * 1.6 + LARGEST_SIGN * widest_sign, RADIUS * 4
        return Traces(x, y, x, y, np.full(len(x), across), np.full(len(x), down))

    @staticmethod
    def of_moves(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> "Traces":
        """Moves by row."""
        grown = np.abs(bend) + MARGIN
        return Traces(x[sources], y[sources], x[targets], y[targets], grown, grown)

    def __len__(self) -> int:
        return len(self.ax)

    def __add__(self, other: "Traces") -> "Traces":
        pairs = zip(vars(self).values(), vars(other).values(), strict=True)
        return Traces(*(np.concatenate(pair) for pair in pairs))

    def meet(self, rect: QRectF, margin: float) -> bool:
        """Whether any meets a rectangle grown by `margin`."""
        return bool(self._met(rect, margin).any())

    def _met(self, rect: QRectF, margin: float) -> Bools:
        wide, high = rect.width() / 2 + margin + self.gx, rect.height() / 2 + margin + self.gy
        x, y = rect.center().x(), rect.center().y()
        return crossing(self.ax - x, self.ay - y, self.bx - x, self.by - y, wide, high)
