"""Alignment guides: a position that is dragged snaps to the line of a near one, and the line is shown."""

from typing import NamedTuple

import numpy as np
from PySide6.QtCore import QLineF, QPointF

from gui.canvas.geometry import RADIUS, Bools, Floats

SNAP = 6.0
"""Pixels within which a position snaps to a line."""
NEAR = 420.0
"""Pixels from a position to neighbours that it can line up with."""
BEYOND = RADIUS + 10.0
"""How far a guide is drawn past both centres, in canvas units."""


class Guided(NamedTuple):
    """Where a position goes, and the lines on which it then stands."""

    place: QPointF
    lines: tuple[QLineF, ...]


def guided(x: Floats, y: Floats, still: Bools, place: QPointF, scale: float) -> Guided:
    """Let a position snap to the lines of its neighbours, in each direction to one of them at most.

    Parameters
    ----------
    x, y
        Places of all positions, shape (n,), in canvas units.
    still
        Which of them do not move along, shape (n,).
    place
        Where the hand has the position.
    scale
        Pixels a canvas unit.
    """
    near = np.flatnonzero(still & (np.abs(x - place.x()) <= NEAR / scale) & (np.abs(y - place.y()) <= NEAR / scale))
    px, py = x[near], y[near]
    across = _line(px - place.x(), py - place.y(), SNAP / scale)
    down = _line(py - place.y(), px - place.x(), SNAP / scale)
    result = QPointF(
        place.x() if across is None else float(px[across]),
        place.y() if down is None else float(py[down]),
    )
    ends = [QPointF(float(px[i]), float(py[i])) for i in (across, down) if i is not None]
    return Guided(result, tuple(_drawn(end, result) for end in ends))


def _line(off: Floats, away: Floats, reach: float) -> int | None:
    """Which neighbour's line is nearest, `off` to the side; of several on one line the nearest along it."""
    close = np.flatnonzero(np.abs(off) <= reach)
    if not len(close):
        return None
    # Rounded: what looks like one line is one.
    order = np.lexsort((np.abs(away[close]), np.round(np.abs(off[close]), 3)))
    return int(close[order[0]])


def _drawn(start: QPointF, end: QPointF) -> QLineF:
    line = QLineF(start, end)
    length = line.length()
    if length == 0.0:
        return line
    beyond = (end - start) * (BEYOND / length)
    return QLineF(start - beyond, end + beyond)
