"""Other colours for P- and N-positions, for whoever tells those better, or has a use for amber and blue elsewhere.

Each pair stays apart for the common kinds of colour blindness, as tests/gui/test_theme.py simulates them. "scale" is
for heat maps of values, which go from slate to navy, and its yellow is the other end of that: it is made after cividis
(Nuñez, Anderson and Renslow, 2018, "Optimizing colormaps with consideration for color vision deficiency using computer
modeling", PLOS ONE 13(7)). Shapes differ as well: a P-position has a double rim.
"""

from dataclasses import replace
from functools import lru_cache
from typing import Literal, NamedTuple

from gui.theme.palette import Colours

PairName = Literal["amber-blue", "coral-teal", "scale"]
PAIRS: tuple[PairName, ...] = ("amber-blue", "coral-teal", "scale")
"""The names of the pairs, the usual one first."""


class Pair(NamedTuple):
    """What a pair of colours changes in a theme."""

    p_fill: str
    p_border: str
    p_text: str
    n_fill: str
    n_border: str
    n_text: str


_OTHERS: dict[str, dict[str, Pair]] = {
    "coral-teal": {
        "light": Pair("#f78a63", "#9c3510", "#2e0d00", "#cfeef0", "#0a6e78", "#063c42"),
        "dark": Pair("#f58a63", "#ffc7b0", "#2e0d00", "#0d4a52", "#4fc3cf", "#d9fafd"),
        "contrast": Pair("#ff9b75", "#ffd9c7", "#000000", "#00454d", "#86e8f2", "#ffffff"),
    },
    "scale": {
        "light": Pair("#fbe23a", "#7d6a00", "#2b2400", "#b3c0d8", "#1f3d70", "#12264a"),
        "dark": Pair("#f5dc3c", "#fff2a0", "#2b2400", "#2c3b5a", "#93abd6", "#e6edfb"),
        "contrast": Pair("#ffee58", "#ffffff", "#000000", "#1d2f57", "#b4c8f2", "#ffffff"),
    },
}


@lru_cache(maxsize=16)
def with_pair(colours: Colours, pair: PairName) -> Colours:
    """`colours` (LIGHT, DARK or CONTRAST) with another pair for P- and N-positions; always the same object.

    Raises ValueError for a name that is not in `PAIRS`.
    """
    if pair not in PAIRS:
        raise ValueError(f"the pair is one of {', '.join(PAIRS)}, not {pair!r}")
    if pair == PAIRS[0]:
        return colours
    return replace(colours, name=f"{colours.name}-{pair}", **_OTHERS[pair][colours.name]._asdict())
