"""How much room positions want beside each other."""

from collections.abc import Iterable

POSITION_GAP = 72.0
"""Between the centres of neighbours whose names are their numbers, in canvas units."""
LETTER = 7.0
"""The width of a letter, about, in canvas units."""
SPARE = 3
"""Letters that there is room for anyway."""
WIDEST = 200.0


def position_gap(names: Iterable[str]) -> float:
    """The gap at which neighbours with these names do not run into each other's discs; not more than `WIDEST`."""
    longest = max(map(len, names), default=0)
    return min(POSITION_GAP + LETTER * max(0, longest - SPARE), WIDEST)
