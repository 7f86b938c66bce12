"""A board as a picture: the grid with its chesses, column numbers, and the value of each row."""

from engine.drawing.caption import Verdict
from engine.drawing.marks import add_value
from engine.drawing.shapes import Box, Disc, Sheet, Strokes, Text
from engine.drawing.themes import DrawingError, Theme
from engine.games.board_record import BoardRecord
from engine.games.board_values import values_of
from engine.solve.staircase import Run, mask_of, runs

CELL = 28.0
BRACKET = 22.0
"""The room under a row for the lengths of its runs, where the staircase is shown."""
_GAP = 10.0
_VALUE = 15.0
NOTES = ("shaded runs count (an odd number of empty blocks on their right), hatched ones do not",)


def board_values(record: BoardRecord) -> tuple[int, ...]:
    """The values of the rows. Raises DrawingError where a chess stands outside the board."""
    try:
        return tuple(values_of(record))
    except ValueError as error:
        raise DrawingError(str(error)) from error


def draw_board(sheet: Sheet, theme: Theme, record: BoardRecord, staircase: bool, show_values: bool = True) -> Verdict:
    """Put the board on a sheet, and the staircase and the values of its rows if wanted; gives the question about it."""
    values = board_values(record)
    pitch = CELL + (BRACKET if staircase else _GAP)
    right = record.width * CELL
    for column in range(1, record.width + 1):
        sheet.add(_label((column - 0.5) * CELL, -12.0, str(column), theme, "column"))
    if show_values:
        sheet.add(Text(right + 30.0, -12.0, "value", 11.0, theme.text_muted, role="heading"))
    for index, (columns, value) in enumerate(zip(record.rows, values, strict=True)):
        top, middle = index * pitch, index * pitch + CELL / 2
        sheet.add(_label(-14.0, middle, str(index + 1), theme, "row"))
        found = runs(mask_of(columns), record.width)
        if staircase:
            _shade(sheet, theme, top, found)
        _grid(sheet, theme, top, record.width)
        _chesses(sheet, theme, middle, columns, found)
        if staircase:
            _blocks(sheet, theme, middle, columns, record.width)
            _lengths(sheet, theme, top + CELL, found)
        if show_values:
            add_value(sheet, theme, (right + 30.0, middle), value, _VALUE)
    return Verdict(values, "rows")


def _label(x: float, y: float, text: str, theme: Theme, role: str) -> Text:
    return Text(x, y, text, 11.0 if len(text) < 4 else 8.5, theme.text_muted, role=role)


def _grid(sheet: Sheet, theme: Theme, top: float, width: int) -> None:
    right = width * CELL
    across = [((0.0, y), (right, y)) for y in (top, top + CELL)]
    down = [((column * CELL, top), (column * CELL, top + CELL)) for column in range(width + 1)]
    sheet.add(Strokes((*across, *down), theme.border, 1.0, role="grid"))


def _chesses(sheet: Sheet, theme: Theme, middle: float, columns: tuple[int, ...], found: list[Run]) -> None:
    """Round pieces; those at the right end, which can never move, are hollow."""
    stuck = {column for run in found if run.block == 0 for column in range(run.first, run.last + 1)}
    for column in columns:
        x = (column - 0.5) * CELL
        if column in stuck:
            sheet.add(Disc(x, middle, CELL * 0.33, theme.paper, theme.stone_fill, 1.8, role="chess"))
        else:
            sheet.add(Disc(x, middle, CELL * 0.36, theme.stone_fill, role="chess"))


def _shade(sheet: Sheet, theme: Theme, top: float, found: list[Run]) -> None:
    for run in found:
        left, width = (run.first - 1) * CELL, run.length * CELL
        if run.counts:
            sheet.add(Box(left, top, width, CELL, theme.shade, role="counts"))
        else:
            sheet.add(Strokes(_hatch(left, top, width), theme.hatch, 0.7, role="resting"))


def _hatch(left: float, top: float, width: float) -> tuple[tuple[tuple[float, float], tuple[float, float]], ...]:
    """Slanting lines, cut at the edges of a rectangle of one cell's height."""
    lines = []
    start = 6.0
    while start < width + CELL:
        low, high = max(start - CELL, 0.0), min(start, width)
        lines.append(((left + low, top + start - low), (left + high, top + start - high)))
        start += 6.0
    return tuple(lines)


def _blocks(sheet: Sheet, theme: Theme, middle: float, columns: tuple[int, ...], width: int) -> None:
    """The numbers of the empty blocks from the right; those left of which runs count stand out."""
    chesses, block = set(columns), 0
    for column in range(width, 0, -1):
        if column not in chesses:
            block += 1
            ink, odd = (theme.accent, True) if block % 2 else (theme.text_muted, False)
            size = 10.5 if block < 100 else 8.5
            sheet.add(Text((column - 0.5) * CELL, middle, str(block), size, ink, bold=odd, role="block"))


def _lengths(sheet: Sheet, theme: Theme, bottom: float, found: list[Run]) -> None:
    for run in found:
        ink, text = (theme.accent, str(run.length)) if run.counts else (theme.text_muted, f"({run.length})")
        left, right, y = (run.first - 1) * CELL + 3, run.last * CELL - 3, bottom + 4.0
        sheet.add(Strokes((((left, y), (right, y)),), ink, 2.2 if run.counts else 1.1))
        sheet.add(Text((left + right) / 2, y + 8.0, text, 10.5, ink, bold=run.counts, role="length"))
