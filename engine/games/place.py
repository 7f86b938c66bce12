"""Where something stands on the canvas."""

from typing import NamedTuple


class Place(NamedTuple):
    """A point of the canvas, in canvas units, y downwards: of a position the centre, of a note the top left corner."""

    x: float
    y: float
