"""The arrows of many moves at once: what `engine.drawing.geometry.arrow` gives for one, as arrays."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from engine.drawing.geometry import ARROW_LENGTH, ARROW_WIDTH, TIP_GAP
from gui.canvas.geometry import RADIUS, Bools, Floats, Ints

Points = npt.NDArray[np.float64]
"""Shape (k, 2)."""


@dataclass(frozen=True)
class Arrows:
    """Some moves from rim to rim. See `engine.drawing.geometry.Arrow`."""

    start: Points
    control: Points
    neck: Points
    tip: Points
    left: Points
    right: Points
    bent: Bools

    def __getitem__(self, which: Bools) -> "Arrows":
        return Arrows(*(part[which] for part in vars(self).values()))


def arrows(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> Arrows:
    """The arrows between positions at `x` and `y`, of moves by row, shape (k,), and how each is bent."""
    a, b = np.stack([x[sources], y[sources]], axis=1), np.stack([x[targets], y[targets]], axis=1)
    way = b - a
    length = np.hypot(way[:, 0], way[:, 1])
    across = np.stack([-way[:, 1], way[:, 0]], axis=1) / np.where(length == 0.0, 1.0, length)[:, None]
    control = (a + b) / 2 + across * bend[:, None]
    tip = _toward(b, control, RADIUS + TIP_GAP)
    base = _toward(tip, control, ARROW_LENGTH)
    slope = ARROW_WIDTH / 2 / ARROW_LENGTH
    half = np.stack([-(tip - base)[:, 1], (tip - base)[:, 0]], axis=1) * slope
    neck = _toward(tip, control, ARROW_LENGTH * 0.8)
    return Arrows(_toward(a, control, RADIUS), control, neck, tip, base + half, base - half, bend != 0.0)


def _toward(start: Points, goal: Points, distance: float) -> Points:
    """The points `distance` from `start` on the way to `goal`; `start` itself where there is no way."""
    way = goal - start
    length = np.hypot(way[:, 0], way[:, 1])
    share = np.where(length < 1e-9, 0.0, distance / np.maximum(length, 1e-9))
    points: Points = start + way * share[:, None]
    return points
