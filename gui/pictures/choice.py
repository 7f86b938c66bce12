"""What a picture shall be: its kind, its look, and what of the case it shows."""

from dataclasses import dataclass, replace

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
    values
        Whether the solution is shown: values, kinds of positions, the winner.
    fragment
        Whether LaTeX is the picture alone, for a document of one's own.
    """

    kind: str = "svg"
    theme: str = "light"
    scale: float = 2.0
    caption: bool = True
    whole: bool = False
    staircase: bool = False
    values: bool = True
    fragment: bool = False

    @property
    def look(self) -> "PictureChoice":
        """The same without what the picture does not depend on: choices that look alike are equal then."""
        staircase = self.staircase and self.values
        return replace(self, kind="svg", scale=1.0, fragment=False, staircase=staircase)


def svg_as(record: Record, query: int | None, choice: PictureChoice) -> str:
    """The drawing as SVG. Raises DrawingError."""
    asked = None if choice.whole else query
    shown = {"caption": choice.caption, "staircase": choice.staircase, "values": choice.values}
    return svg_of(record, asked, choice.theme, **shown)


def data_of(record: Record, query: int | None, choice: PictureChoice) -> bytes:
    """The file that was chosen. Raises DrawingError. Any thread may ask."""
    asked = None if choice.whole else query
    if choice.kind == "dot":
        return dot_of(record, asked, choice.theme, caption=choice.caption, values=choice.values).encode()
    if choice.kind == "tex":
        shown = {"caption": choice.caption, "staircase": choice.staircase, "values": choice.values}
        return tikz_of(record, asked, choice.theme, **shown, standalone=not choice.fragment).encode()
    svg = svg_as(record, query, choice)
    if choice.kind == "svg":
        return svg.encode()
    from gui.pictures.svg_paint import pdf_of, png_of

    return png_of(svg, choice.scale) if choice.kind == "png" else pdf_of(svg)
