"""Moves as arcs: a gentle curve to one side, or the other where a disc is in the way."""

import numpy as np

from engine.drawing.geometry import MOST_PAIRS, Floats, Ints, bends, hits

SLOPE = 0.24
"""How far the control point lies off the chord, for each unit of length."""
MOST = 90.0
"""How far it lies off at most, in canvas units."""


def gentle(length: Floats) -> Floats:
    """How far the control point of a move of some length lies off its chord, if nothing is in the way."""
    bend: Floats = np.minimum(SLOPE * length, MOST)
    return bend


def arcs(x: Floats, y: Floats, sources: Ints, targets: Ints) -> Floats:
    """As `engine.drawing.geometry.bends`, but moves with room for it run in a gentle arc; shape (m,).

    All arcs bend to the right of the way unless a disc lies there. A move that cannot curve gently past all discs is
    what it would be otherwise: straight, or bent widely around them. Past `MOST_PAIRS` nobody looks what is in the way.
    """
    size = gentle(np.hypot(x[targets] - x[sources], y[targets] - y[sources]))
    if len(sources) * len(x) > MOST_PAIRS or not len(sources):
        return size
    result = bends(x, y, sources, targets)
    left = np.arange(len(sources))
    for sign in (1.0, -1.0):
        clear = hits(x, y, sources[left], targets[left], sign * size[left]) == 0
        result[left[clear]] = sign * size[left[clear]]
        left = left[~clear]
        if not len(left):
            break
    return result
