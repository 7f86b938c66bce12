"""Where signs stand clear: each goes to the first of some places at which it hides no disc, sign or move."""

from collections.abc import Iterable, Sequence

import numpy as np

from engine.drawing.geometry import RADIUS, Arrow, Floats, Point
from engine.drawing.shapes import Bounds

CROWDED = 1_000
"""Positions and moves past which all signs stand where they are liked best."""
_SAMPLES = np.linspace(0.06, 0.97, 16)[:, None, None]
_HIDDEN = 10.0


class Room:
    """The room between discs and moves; what is placed takes its part of it."""

    def __init__(self, centres: Floats, arrows: Sequence[Arrow]) -> None:
        self._centres = centres
        self._points = _along(arrows)
        self._boxes = np.zeros((0, 4))
        self._measured = len(centres) + len(arrows) <= CROWDED

    def best(self, places: Iterable[Bounds], own: int = -1) -> int:
        """The index of the best of some places, the first ones being liked best; it is taken from now on.

        `own` is the index of the disc that the sign belongs to, and may touch.
        """
        candidates = list(places)
        chosen, least = 0, np.inf
        for index, box in enumerate(candidates):
            cost = self._cost(box, own) if self._measured else 0.0
            if cost < least:
                chosen, least = index, cost
            if not least:
                break
        if self._measured:
            self._boxes = np.vstack([self._boxes, candidates[chosen]])
        return chosen

    def _cost(self, box: Bounds, own: int) -> float:
        """How much a sign in that box would hide."""
        left, top, right, bottom = box
        x, y = self._centres.T
        apart = np.hypot(x - np.clip(x, left, right), y - np.clip(y, top, bottom)) < RADIUS + 1
        if own >= 0:
            apart[own] = False
        px, py = self._points.T
        crossed = (px > left) & (px < right) & (py > top) & (py < bottom)
        others = self._boxes
        meets = (others[:, 0] < right) & (others[:, 2] > left) & (others[:, 1] < bottom) & (others[:, 3] > top)
        return _HIDDEN * (float(apart.sum()) + float(meets.sum())) + float(crossed.sum())


def _along(arrows: Sequence[Arrow]) -> Floats:
    """Points on all moves, shape (16 m, 2)."""
    if not arrows:
        return np.zeros((0, 2))
    ends = np.array([(a.start, a.control if a.bent else a.middle, a.tip) for a in arrows])
    start, control, tip = ends[:, 0], ends[:, 1], ends[:, 2]
    t = _SAMPLES
    points: Floats = ((1 - t) ** 2 * start + 2 * t * (1 - t) * control + t**2 * tip).reshape(-1, 2)
    return points


def on_move(shape: Arrow, t: float) -> Point:
    """A point of a move: at its start for t = 0, at its tip for 1."""
    control = shape.control if shape.bent else shape.middle
    x, y = (
        (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b
        for a, c, b in zip(shape.start, control, shape.tip, strict=True)
    )
    return x, y
