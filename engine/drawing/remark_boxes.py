"""Where notes and groups stand, in canvas units: the canvas and the pictures are drawn with the same numbers."""

import numpy as np

from engine.drawing.geometry import RADIUS, Floats

PADDING = RADIUS + 24.0
"""From the centres of a group's outermost positions to its edge: what is written beside discs has room."""
TITLE_STRIP = 28.0
"""Above that, where the title stands."""
TITLE_SIZE, NOTE_SIZE = 14.0, 13.0
"""Of the letters."""
LINE = NOTE_SIZE * 1.4
"""From one line of a note to the next."""
INSET = 10.0
"""From the edge of a note, or of a group's title strip, to its text."""
ROUND_GROUP, ROUND_NOTE = 14.0, 6.0
"""Radii of the corners."""

SOFT = 0.6
"""How much is seen of the ground of a group: groups within each other are told apart."""

Box = tuple[float, float, float, float]
"""Left, top, width and height."""


def group_box(x: Floats, y: Floats) -> Box:
    """Around members at some places, of which there is at least one; shape (k,) each."""
    left, top = float(np.min(x)) - PADDING, float(np.min(y)) - PADDING - TITLE_STRIP
    return left, top, float(np.max(x)) + PADDING - left, float(np.max(y)) + PADDING - top


def note_height(lines: int) -> float:
    """The height of a note of so many lines; an empty one has the room of a line."""
    return 2 * INSET + max(lines, 1) * LINE
