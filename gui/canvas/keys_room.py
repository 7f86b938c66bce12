"""Where a position that is added from the keyboard finds room."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF

from gui.canvas.geometry import GRID, RADIUS
from gui.canvas.picking import nearest
from gui.canvas.picture import Picture

STEP = 3 * GRID
"""From a position to the next that is added beside it."""
APART = 2.6 * RADIUS
"""Between centres that do not crowd each other."""
RINGS = 60
"""Beyond so many steps around a place nobody looks for room."""


def room_at(picture: Picture, wanted: QPointF, below: bool = False) -> QPointF:
    """`wanted`, or the first place around it on which no position stands; with `below`, none above it."""
    for dx, dy in _offsets(below):
        place = wanted + QPointF(dx, dy) * STEP
        if nearest(picture, place, APART)[0] < 0:
            return place
    return wanted


def _offsets(below: bool) -> Iterator[tuple[int, int]]:
    """Steps to go, ring by ring: in each first to the right, then to the left, then lower, then higher."""
    yield 0, 0
    for ring in range(1, RINGS):
        for dy in range(ring + 1):
            for dx in range(-ring, ring + 1) if dy == ring else (ring, -ring):
                yield dx, dy
                if dy and not below:
                    yield dx, -dy
