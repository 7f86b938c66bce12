"""The signs that all pictures share: values on the two kinds of rims, stones, and numbers in a badge."""

from functools import lru_cache
from math import sqrt

from engine.drawing.geometry import RADIUS, Point
from engine.drawing.shapes import Bounds, Box, Disc, Sheet, Strokes, Text
from engine.drawing.themes import Theme
from engine.drawing.widths import text_width

MOST_PIPS = 5
PIP, SMALL_PIP, STEP = 3.4, 2.5, 8.6
DIE = {
    1: ((0.0, 0.0),),
    2: ((-0.5, 0.0), (0.5, 0.0)),
    3: ((-0.5, 0.45), (0.5, 0.45), (0.0, -0.45)),
    4: ((-0.5, -0.5), (0.5, -0.5), (-0.5, 0.5), (0.5, 0.5)),
    5: ((-0.75, -0.75), (0.75, -0.75), (0.0, 0.0), (-0.75, 0.75), (0.75, 0.75)),
}
"""Where the pips stand, as on a die."""
_STONES_SIZE, _COUNT_SIZE = 13.0, 11.0
_SIZES = {1: 20.0, 2: 19.0, 3: 16.0, 4: 13.0}


def add_value(sheet: Sheet, theme: Theme, at: Point, value: int | None, radius: float = RADIUS) -> None:
    """A Grundy value in its disc: a double rim for 0 (a P-position), a single one else; a long one in a pill.

    None is a disc that says nothing.
    """
    if value is None:
        sheet.add(Disc(*at, radius - 1, theme.paper, theme.text_muted, 2.0, role="position"))
        return
    text = str(value)
    size = _SIZES.get(len(text), 10.0) * radius / RADIUS
    ink = theme.p_text if value == 0 else theme.n_text
    half = text_width(text, size, True) / 2 + 4
    if value == 0:
        add_p_disc(sheet, theme, at, radius)
    elif half > radius:
        fill, rim = theme.n_fill, theme.n_border
        box = Box(at[0] - half, at[1] - radius * 0.6, 2 * half, radius * 1.2, fill, rim, 2.0, radius * 0.6)
        sheet.add(box)
    else:
        sheet.add(Disc(*at, radius - 1, theme.n_fill, theme.n_border, 2.0, role="n"))
    sheet.add(Text(*at, text, size, ink, bold=True, role="value"))


def add_p_disc(sheet: Sheet, theme: Theme, at: Point, radius: float) -> None:
    """The empty disc of a P-position."""
    inner = radius - 5 * radius / RADIUS
    sheet.add(Disc(*at, radius - 1, theme.p_fill, theme.p_border, 2.0, role="p"))
    if theme.hatched:
        lines = tuple(((at[0] + a, at[1] + b), (at[0] + c, at[1] + d)) for (a, b), (c, d) in _ring(inner, radius - 1))
        sheet.add(Strokes(lines, theme.hatch, 0.9))
    sheet.add(Disc(*at, inner, theme.p_fill if theme.hatched else "", theme.p_inner, 1.4))


@lru_cache(maxsize=8)
def _ring(inner: float, outer: float) -> tuple[tuple[Point, Point], ...]:
    """Slanting lines between two circles around the origin."""
    lines: list[tuple[Point, Point]] = []
    off = -outer + 1.5
    while off < outer:
        far, near = sqrt(outer**2 - off**2), sqrt(max(inner**2 - off**2, 0.0))
        spans = [(near, far), (-far, -near)] if near else [(-far, far)]
        lines += [(_slanted(off, start), _slanted(off, end)) for start, end in spans]
        off += 3.0
    return tuple(lines)


def _slanted(off: float, along: float) -> Point:
    return (along + off) / sqrt(2), (off - along) / sqrt(2)


def stones_box(at: Point, count: int, side: int) -> Bounds:
    """What the badge of some stones takes: a number grows to the left of a point (-1), around it (0), or right (1)."""
    if count <= MOST_PIPS:
        half = (16.0 if count == 1 else 21.0 if count < MOST_PIPS else 24.0) / 2
        return at[0] - half, at[1] - half, at[0] + half, at[1] + half
    width = text_width(f"×{count}", _STONES_SIZE, True) + 12
    left = at[0] - width / 2 + side * (width / 2 - 10)
    return left, at[1] - 10, left + width, at[1] + 10


def add_stones(sheet: Sheet, theme: Theme, at: Point, count: int, side: int = 1) -> None:
    """Stones: up to five as pips, as on a die; more as a number."""
    left, top, right, bottom = stones_box(at, count, side)
    width, height = right - left, bottom - top
    # A single stone is round, more are a die.
    corner = 6.0 if 1 < count <= MOST_PIPS else height / 2
    sheet.add(Box(left, top, width, height, theme.stone_fill, theme.paper, 2.0, corner, role="stone"))
    if count > MOST_PIPS:
        middle = (left + right) / 2
        sheet.add(Text(middle, at[1], f"×{count}", _STONES_SIZE, theme.stone_text, bold=True, role="stones"))
        return
    pip = PIP if count < 3 else SMALL_PIP
    sheet.add(*(Disc(at[0] + dx * STEP, at[1] + dy * STEP, pip, theme.stone_text, role="pip") for dx, dy in DIE[count]))


def count_box(at: Point, count: int) -> Bounds:
    """What the badge of a repeated move takes around a point."""
    half = text_width(f"×{count}", _COUNT_SIZE, True) / 2 + 5
    return at[0] - half, at[1] - 8, at[0] + half, at[1] + 8


def add_count(sheet: Sheet, theme: Theme, at: Point, count: int) -> None:
    """How often a repeated move stands there."""
    left, top, right, bottom = count_box(at, count)
    sheet.add(Box(left, top, right - left, bottom - top, theme.paper, theme.move, 1.0, 8.0))
    sheet.add(Text(*at, f"×{count}", _COUNT_SIZE, theme.text, bold=True, role="count"))
