"""Pictures of a case as text: SVG, TikZ and DOT. PNG and PDF are made of the SVG by whoever has a painter.

What draws is loaded with the first picture: the canvas, which only takes the geometry from here, does without.
"""

from engine.drawing.limits import drawn_size, too_large
from engine.drawing.themes import THEMES, DrawingError
from engine.games.kinds import Record


def svg_of(
    record: Record,
    query: int | None = 0,
    theme: str = "print",
    *,
    caption: bool = True,
    staircase: bool = False,
    values: bool = True,
) -> str:
    """A case as an SVG document.

    Parameters
    ----------
    record
        The case. A graph without places is laid out in layers.
    query
        Which query is shown, counted from 0; None is the case as a whole: a graph without stones, heaps with all
        their queries.
    theme
        "print" (black on white), "light" or "dark".
    caption
        Whether names, the winner and the nim-sum stand under the picture.
    staircase
        Whether a board shows which runs of chesses make the values of its rows.
    values
        Whether the solution is shown: False leaves out Grundy values, the look of P- and N-positions, the winner and
        the nim-sum, the table of the first values and the staircase, as a problem statement wants it.

    Raises
    ------
    DrawingError
        If there is no such query or theme, if the case is larger than `engine.drawing.limits.MOST`, or if it has no
        values (moves in a cycle, a heap beyond the table).
    """
    from engine.drawing.draw import Look, sheet_of
    from engine.drawing.svg import svg_text

    return svg_text(sheet_of(record, query, Look(theme, caption, staircase, values)))


def tikz_of(
    record: Record,
    query: int | None = 0,
    theme: str = "print",
    *,
    caption: bool = True,
    staircase: bool = False,
    values: bool = True,
    standalone: bool = True,
) -> str:
    """A case as a LaTeX document that pdflatex turns into a page of the picture's size; parameters as for `svg_of`.

    `standalone=False` gives the picture alone, with its colours, to be put into a document of one's own.

    Raises DrawingError as `svg_of` does, and for a picture larger than the largest page of TeX.
    """
    from engine.drawing.draw import Look, sheet_of, spelled_out
    from engine.drawing.tikz import tikz_text

    return tikz_text(sheet_of(spelled_out(record), query, Look(theme, caption, staircase, values)), standalone)


def dot_of(
    record: Record, query: int | None = 0, theme: str = "print", *, caption: bool = True, values: bool = True
) -> str:
    """A case as a graph for Graphviz: parameters as for `svg_of`.

    A board is the graphs of its rows side by side, heaps are stones on a graph with a position for each size. Raises
    DrawingError as `svg_of` does, and where there is no such graph or it is too large to be looked at.
    """
    from engine.drawing.dot import dot_text
    from engine.drawing.draw import Look

    return dot_text(record, query, Look(theme, caption, values=values))


__all__ = ["THEMES", "DrawingError", "dot_of", "drawn_size", "svg_of", "tikz_of", "too_large"]
