"""A sheet as a LaTeX document with one TikZ picture, which pdflatex makes a page of just its size of.

It asks for TikZ alone. Text that the fonts of LaTeX do not have stands as ``U+4E2D`` (see `engine.drawing.escape.tex`).
"""

from engine.drawing.escape import tex
from engine.drawing.geometry import Point
from engine.drawing.shapes import Box, Curve, Disc, Polygon, Shape, Sheet, Strokes, Text
from engine.drawing.themes import DrawingError
from engine.said import say

UNIT = 0.75
"""Of a canvas unit in PostScript points: what browsers take a pixel for."""
LONGEST = 20_000.0
"""Canvas units: TeX knows no length above 16,383 points."""
_SIZES = (5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 10.95, 12.0, 14.4, 17.28)

_HEAD = r"""\documentclass{article}
% Compile with pdflatex: the page is as large as the picture.
\usepackage{tikz}
\usetikzlibrary{backgrounds}
\pagestyle{empty}
"""
_BEGIN = r"""\newbox\grundypicture
\begin{document}
\sffamily
\setbox\grundypicture=\hbox{%
"""
_FRAGMENT = r"""% The preamble needs \usepackage{tikz} and \usetikzlibrary{backgrounds}.
\begingroup\sffamily%
"""
_FRAGMENT_END = r"""\end{tikzpicture}%
\endgroup
"""
_DEFINED, _DEFINED_HERE = "}\n", "}%\n"
_END = r"""\end{tikzpicture}}%
\pdfhorigin=0pt \pdfvorigin=0pt \hoffset=0pt \voffset=0pt
\pdfpagewidth=\wd\grundypicture
\pdfpageheight=\dimexpr\ht\grundypicture+\dp\grundypicture\relax
\shipout\box\grundypicture
\end{document}
"""


def tikz_text(sheet: Sheet, standalone: bool = True) -> str:
    """The whole document, or the picture alone with its colours.

    Raises DrawingError for a picture larger than TeX's largest page.
    """
    left, top, right, bottom = sheet.bounds
    if max(right - left, bottom - top) > LONGEST:
        raise DrawingError(say("the picture is larger than the largest page of TeX: choose another kind of file"))
    # Around zero, so that no coordinate is longer than the page.
    middle = (left + right) / 2, (top + bottom) / 2
    body = "\n".join(_command(shape, middle) for shape in sheet.shapes)
    colours = sorted(
        {sheet.paper, *filter(None, (getattr(s, a, "") for s in sheet.shapes for a in ("fill", "stroke")))}
    )
    defined = "".join(f"\\definecolor{{{_name(colour)}}}{{HTML}}{{{colour[1:].upper()}}}\n" for colour in colours)
    page = f"show background rectangle,background rectangle/.style={{fill={_name(sheet.paper)}}}"
    frame = f"inner frame sep={_n(sheet.MARGIN * UNIT)}bp,line join=miter"
    picture = f"\\begin{{tikzpicture}}[x={UNIT}bp,y=-{UNIT}bp,{page},{frame}]\n"
    if standalone:
        return f"{_HEAD}{defined}{_BEGIN}{picture}{body}\n{_END}"
    # Without the % the ends of the lines would be spaces beside the picture.
    return f"{_FRAGMENT}{defined.replace(_DEFINED, _DEFINED_HERE)}{picture}{body}\n{_FRAGMENT_END}"


def _name(colour: str) -> str:
    return f"c{colour[1:]}"


def _n(value: float) -> str:
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def _at(point: Point, middle: Point) -> str:
    return f"({_n(point[0] - middle[0])},{_n(point[1] - middle[1])})"


def _command(shape: Shape, middle: Point) -> str:
    if isinstance(shape, Disc):
        return f"\\path[{_paint(shape)}] {_at((shape.x, shape.y), middle)} circle[radius={_n(shape.radius * UNIT)}bp];"
    if isinstance(shape, Box):
        return _box(shape, middle)
    if isinstance(shape, Text):
        return _text(shape, middle)
    if isinstance(shape, Polygon):
        points = " -- ".join(_at(point, middle) for point in shape.points)
        return f"\\fill[{_name(shape.fill)}] {points} -- cycle;"
    return f"\\draw[{_name(shape.stroke)},line width={_n(shape.width * UNIT)}bp] {_way(shape, middle)};"


def _paint(shape: Disc | Box) -> str:
    parts = [f"fill={_name(shape.fill)}"] if shape.fill else []
    if shape.opacity < 1:
        parts.append(f"fill opacity={_n(shape.opacity)}")
    if shape.stroke:
        parts.append(f"draw={_name(shape.stroke)},line width={_n(shape.width * UNIT)}bp")
    return ",".join(parts)


def _box(shape: Box, middle: Point) -> str:
    corners = f",rounded corners={_n(shape.radius * UNIT)}bp" if shape.radius else ""
    start, end = (shape.x, shape.y), (shape.x + shape.w, shape.y + shape.h)
    return f"\\path[{_paint(shape)}{corners}] {_at(start, middle)} rectangle {_at(end, middle)};"


def _text(shape: Text, middle: Point) -> str:
    size = max((s for s in _SIZES if s <= shape.size * UNIT * 1.02), default=_SIZES[0])
    font = f"\\fontsize{{{size:g}}}{{{size * 1.2:g}}}\\selectfont" + ("\\bfseries" if shape.bold else "")
    anchor = {"start": "anchor=base west", "middle": "anchor=base", "end": "anchor=base east"}[shape.anchor]
    # Capitals of these fonts are a little lower than those that the place was made for.
    place = _at((shape.x, shape.y + 0.345 * size / UNIT), middle)
    options = f"{anchor},inner sep=0pt,text={_name(shape.fill)},font={font}"
    return f"\\node[{options}] at {place} {{{tex(shape.text)}}};"


def _way(shape: Curve | Strokes, middle: Point) -> str:
    if isinstance(shape, Strokes):
        return " ".join(f"{_at(start, middle)} -- {_at(end, middle)}" for start, end in shape.lines)
    if not shape.control:
        return f"{_at(shape.start, middle)} -- {_at(shape.end, middle)}"
    # The same curve as a cubic one.
    first, second = (_toward(end, shape.control) for end in (shape.start, shape.end))
    controls = f"{_at(first, middle)} and {_at(second, middle)}"
    return f"{_at(shape.start, middle)} .. controls {controls} .. {_at(shape.end, middle)}"


def _toward(end: Point, control: Point) -> Point:
    return end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3
