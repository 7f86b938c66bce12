"""How dense the moves of a picture lie, and how many of them are enough where nobody could tell them apart."""

from math import ceil, log2

import numpy as np

from gui.canvas.geometry import RADIUS, Floats, Ints

SOLID = 4.0
"""Pixels of line for each pixel of ground past which moves are left out: the ground is covered all the same."""
SMOOTH = 0.5
"""Pixels of line for each pixel of ground up to which lines are smoothed when seen from far."""


def length_to_area(x: Floats, y: Floats, sources: Ints, targets: Ints) -> float:
    """Canvas units of line for each square unit that the picture takes."""
    if not len(sources):
        return 0.0
    lengths = np.hypot(x[targets] - x[sources], y[targets] - y[sources])
    wide, high = float(np.ptp(x)) + 4 * RADIUS, float(np.ptp(y)) + 4 * RADIUS
    return float(lengths.sum()) / (wide * high)


def share(density: float, scale: float) -> float:
    """The share of the moves to paint at a scale: 1 or a half, a quarter and so on."""
    covered = density / scale
    return 1.0 if covered <= SOLID else 0.5 ** ceil(log2(covered / SOLID))


def dense(density: float, scale: float) -> bool:
    """Whether the lines lie so dense at a scale that none is seen alone."""
    return density / scale > SMOOTH


def luck(sources: Ints, targets: Ints) -> Floats:
    """A number from 0 to 1 for each move: those of little luck stay. It hangs on the identities of the ends only."""
    mixed = sources.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15) + targets.astype(np.uint64)
    mixed = (mixed ^ (mixed >> np.uint64(29))) * np.uint64(0xBF58476D1CE4E5B9)
    numbers: Floats = (mixed >> np.uint64(11)) / float(2**53)
    return numbers
