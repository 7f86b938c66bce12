"""What a picture shall be: its kind, its look, and what of the case it shows."""

from dataclasses import dataclass

from engine.drawing import dot_of, svg_of, tikz_of
from engine.games.kinds import Record

KINDS = ("svg", "png", "pdf", "tex", "dot")


@dataclass(frozen=True, slots=True)
class PictureChoice:
    """The kind ("svg", "png", "pdf", "tex", "dot"), the theme, pixels a unit in a PNG, and what is shown.

    Attributes
    ----------
    whole
        The case without the stones of a query, or heaps with all queries, rather than the current query.
    """

    kind: str = "svg"
    theme: str = "light"
    scale: float = 2.0
    caption: bool = True
    whole: bool = False
    staircase: bool = False


def svg_as(record: Record, query: int | None, choice: PictureChoice) -> str:
    """The drawing as SVG. Raises DrawingError."""
    asked = None if choice.whole else query
    return svg_of(record, asked, choice.theme, caption=choice.caption, staircase=choice.staircase)


def data_of(record: Record, query: int | None, choice: PictureChoice) -> bytes:
    """The file that was chosen. Raises DrawingError. Any thread may ask."""
    asked = None if choice.whole else query
    if choice.kind == "dot":
        return dot_of(record, asked, choice.theme, caption=choice.caption).encode()
    if choice.kind == "tex":
        return tikz_of(record, asked, choice.theme, caption=choice.caption, staircase=choice.staircase).encode()
    svg = svg_as(record, query, choice)
    if choice.kind == "svg":
        return svg.encode()
    from gui.pictures.svg_paint import pdf_of, png_of

    return png_of(svg, choice.scale) if choice.kind == "png" else pdf_of(svg)
