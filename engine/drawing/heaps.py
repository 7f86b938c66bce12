"""Heaps as a picture, around x = 0: a bar for each with its size and value, the rule, and the first values."""

from engine.drawing.caption import Verdict, heading
from engine.drawing.escape import clean
from engine.drawing.marks import add_value
from engine.drawing.shapes import Box, Sheet, Strokes, Text
from engine.drawing.themes import DrawingError, Theme
from engine.drawing.widths import text_width, wrapped
from engine.games.heaps_record import Heaps, HeapsRecord
from engine.games.heaps_sequence import BeyondTableError, sequence_of

HIGHEST = 150.0
"""Of the largest heap, in canvas units."""
COUNTED = 15
"""Up to this size heaps are stacks whose tokens can be counted."""
TOKEN = 10.0
A_LINE = 16
"""Heaps side by side; more go on below."""
FIRST_VALUES = 16
"""Sizes in the table of the first values."""
_BAR, _PITCH, _VALUE = 30.0, 48.0, 15.0
_TABLE_CELL = 28.0


def values_of_heaps(record: HeapsRecord, heaps: Heaps) -> tuple[int, ...]:
    """The values of some heaps. Raises DrawingError where one cannot be told."""
    try:
        return tuple(int(value) for value in sequence_of(record.rule).values_of(heaps))
    except BeyondTableError as error:
        raise DrawingError(str(error)) from error


def draw_heaps(
    sheet: Sheet, theme: Theme, record: HeapsRecord, query: int | None, show_values: bool = True
) -> Verdict | None:
    """Put the rule, the heaps of one query (of all if None) and the first values on a sheet; gives the question."""
    values_by_query = {index: values_of_heaps(record, record.queries[index].heaps) for index in _asked(record, query)}
    y = _draw_rule(sheet, theme, record)
    largest = max((size for index in values_by_query for size in record.queries[index].heaps), default=0)
    for index, values in values_by_query.items():
        verdict = Verdict(values, "heaps")
        if query is None:
            told = verdict if show_values and values else None
            y = _draw_name(sheet, theme, index, record.queries[index].name, told, y)
        y = _draw_query(sheet, theme, record.queries[index].heaps, values if show_values else None, largest, y)
    if show_values:
        _draw_table(sheet, theme, record, y + 6.0)
    return None if query is None else Verdict(values_by_query[query], "heaps")


def _asked(record: HeapsRecord, query: int | None) -> range:
    return range(len(record.queries)) if query is None else range(query, query + 1)


def _draw_rule(sheet: Sheet, theme: Theme, record: HeapsRecord) -> float:
    """The rule at the top; gives where to go on."""
    text, size = record.rule.describe(), 14.0
    lines = wrapped(text[:1].upper() + text[1:], size, FIRST_VALUES * _TABLE_CELL, 6, True)
    for i, line in enumerate(lines):
        sheet.add(Text(0.0, i * size * 1.4, line, size, theme.text, bold=True, role="rule"))
    return len(lines) * size * 1.4


def _draw_name(sheet: Sheet, theme: Theme, index: int, name: str, verdict: Verdict | None, y: float) -> float:
    """The number and name of a query with its answer, where a picture has several."""
    text = heading(f"Query {index + 1}", name, f"{verdict.winner} ({verdict.sum})" if verdict else "")
    lines = wrapped(clean(text), 12.5, FIRST_VALUES * _TABLE_CELL, 3)
    for i, line in enumerate(lines):
        sheet.add(Text(0.0, y + 8.0 + i * 17.0, line, 12.5, theme.text, role="query"))
    return y + 8.0 + len(lines) * 17.0


def _draw_query(
    sheet: Sheet, theme: Theme, heaps: Heaps, values: tuple[int, ...] | None, largest: int, top: float
) -> float:
    """The heaps of a query in lines; gives where to go on."""
    if not heaps:
        sheet.add(Text(0.0, top + 8.0, "no heaps", 12.5, theme.text_muted, role="note"))
        return top + 30.0
    texts = (*map(str, heaps), *map(str, values or ()))
    pitch = max(_PITCH, max(text_width(text, 12.0, True) for text in texts) + 12)
    for start in range(0, len(heaps), A_LINE):
        line = heaps[start : start + A_LINE]
        # A line of small heaps needs less room.
        ground = top + 26.0 + max(_height(size, largest) for size in line)
        side = len(line) * pitch / 2
        for i, size in enumerate(line):
            _draw_heap(
                sheet, theme, size, values[start + i] if values else None, largest, ((i + 0.5) * pitch - side, ground)
            )
        sheet.add(Strokes((((-side, ground), (side, ground)),), theme.border, 1.2))
        top = ground + (2 * _VALUE if values else 0.0) + 16.0
    return top


def _height(size: int, largest: int) -> float:
    if largest <= COUNTED:
        return size * TOKEN
    return max(HIGHEST * size / largest, 1.5) if size else 0.0


def _draw_heap(
    sheet: Sheet, theme: Theme, size: int, value: int | None, largest: int, foot: tuple[float, float]
) -> None:
    x, ground = foot
    height = _height(size, largest)
    left = x - _BAR / 2
    if largest <= COUNTED:
        tokens = (ground - (i + 1) * TOKEN for i in range(size))
        sheet.add(*(Box(left, y + 1, _BAR, TOKEN - 2, theme.stone_fill, radius=3.0, role="token") for y in tokens))
    elif size:
        corner = min(3.0, height / 2)
        sheet.add(Box(left, ground - height, _BAR, height, theme.stone_fill, radius=corner, role="heap"))
    sheet.add(Text(x, ground - height - 10.0, str(size), 12.0, theme.text, bold=True, role="size"))
    if value is not None:
        add_value(sheet, theme, (x, ground + _VALUE + 6.0), value, _VALUE)


def _draw_table(sheet: Sheet, theme: Theme, record: HeapsRecord, top: float) -> None:
    """Sizes from 0 over their values."""
    values = values_of_heaps(record, tuple(range(FIRST_VALUES)))
    head = max(text_width(text, 11.0) for text in ("size", "value")) + 8
    left = -(head + FIRST_VALUES * _TABLE_CELL) / 2
    cells = [(left + head + (i + 0.5) * _TABLE_CELL, i, value) for i, value in enumerate(values)]
    for text, y in (("size", top + 10.0), ("value", top + 32.0)):
        sheet.add(Text(left, y, text, 11.0, theme.text_muted, "start", role="heading"))
    for x, size, value in cells:
        sheet.add(Text(x, top + 10.0, str(size), 11.0, theme.text_muted, role="table-size"))
        sheet.add(Text(x, top + 32.0, str(value), 12.0, theme.text, bold=value == 0, role="table-value"))
    sheet.add(Strokes((((left, top + 21.0), (-left, top + 21.0)),), theme.border, 1.0))
