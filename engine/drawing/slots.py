"""Where around a disc its title and its stones stand: at an angle at which no move comes or goes."""

from math import cos, pi, sin

import numpy as np

from engine.drawing.geometry import RADIUS, Floats, Ints

ANGLES = (-0.75 * pi, pi, 0.75 * pi, -0.25 * pi, 0.0, 0.25 * pi)
"""Upper left, left, lower left, upper right, right, lower right; clockwise from the right, as y runs downwards."""
TITLES = (0, 1, 3, 2, 4, 5)
STONES = (5, 4, 2, 3, 1, 0)
"""The slots in the order in which they are liked."""
CLEAR = 0.42
"""Radians to the nearest move from which a slot is free."""
MOST = 60_000
"""Positions and moves past which everything stands where it is liked best."""

OFFSETS = tuple((cos(angle) * RADIUS, sin(angle) * RADIUS) for angle in ANGLES)


def slots_of(x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> tuple[Ints, Ints]:
    """The slots of the titles and of the stones of positions at `x` and `y`, shape (n,) each.

    `sources` and `targets` are the moves by row, and `bend` is how each is bent (see `engine.drawing.geometry`).
    """
    ax, ay, bx, by = x[sources], y[sources], x[targets], y[targets]
    length = np.maximum(np.hypot(bx - ax, by - ay), 1e-9)
    cx = (ax + bx) / 2 - (by - ay) / length * bend
    cy = (ay + by) / 2 + (bx - ax) / length * bend
    rows = np.concatenate([sources, targets])
    angles = np.concatenate([np.arctan2(cy - ay, cx - ax), np.arctan2(cy - by, cx - bx)])
    return choose(len(x), rows, angles)


def choose(n: int, rows: Ints, angles: Floats) -> tuple[Ints, Ints]:
    """The slots of the titles and of the stones, shape (n,) each.

    `rows` and `angles` tell for each end of a move at which position it is, and in which direction the move lies there.
    """
    if n + len(rows) > MOST:
        return np.full(n, TITLES[0]), np.full(n, STONES[0])
    room = np.full((n, len(ANGLES)), pi)
    for slot, angle in enumerate(ANGLES):
        apart = np.abs((angles - angle + pi) % (2 * pi) - pi)
        np.minimum.at(room[:, slot], rows, apart)
    stones = _first_free(room, STONES)
    room[np.arange(n), stones] = -1.0
    return _first_free(room, TITLES), stones


def _first_free(room: Floats, liked: tuple[int, ...]) -> Ints:
    """For each row the first slot that is free; if none is, the one with the most room."""
    ordered = room[:, liked]
    free = ordered > CLEAR
    best = np.where(free.any(axis=1), free.argmax(axis=1), ordered.argmax(axis=1))
    slots: Ints = np.array(liked, dtype=np.int64)[best]
    return slots
