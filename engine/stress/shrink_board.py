"""Boards made smaller: rows and chesses left out, chesses moved to the right, where they have fewer moves."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.games.board_record import BoardRecord, Columns
from engine.games.board_values import values_of
from engine.stress.facets import CASES, Anatomy, Handle, facet, is_rising, trim

_FEW = 8
"""Up to how many rows pairs are looked at."""


def _plain(record: BoardRecord) -> BoardRecord:
    return replace(record, name="")


def _rows(record: BoardRecord) -> Iterator[Handle]:
    return ((row,) for row in range(record.n))


def _keep_rows(record: BoardRecord, kept: set[Handle]) -> BoardRecord:
    return replace(record, rows=tuple(columns for row, columns in enumerate(record.rows) if (row,) in kept))


def _chesses(record: BoardRecord) -> Iterator[Handle]:
    return ((row, place) for row, columns in enumerate(record.rows) for place in range(len(columns)))


def _keep_chesses(record: BoardRecord, kept: set[Handle]) -> BoardRecord:
    rows = (
        tuple(column for place, column in enumerate(columns) if (row, place) in kept)
        for row, columns in enumerate(record.rows)
    )
    return replace(record, rows=tuple(rows))


def _with_row(record: BoardRecord, row: int, columns: Columns) -> BoardRecord:
    return replace(record, rows=(*record.rows[:row], columns, *record.rows[row + 1 :]))


def _same_values(record: BoardRecord) -> Iterator[BoardRecord]:
    """All rows, or one of them, as one run in front of an empty last column: the plainest row of its value."""
    plain = [_plain_row(record, value) for value in values_of(record)]
    better = [row for row, columns in enumerate(record.rows) if _effort(record, plain[row]) < _effort(record, columns)]
    if len(better) > 1:
        chosen = set(better)
        yield replace(record, rows=tuple(plain[r] if r in chosen else own for r, own in enumerate(record.rows)))
    for row in better:
        yield _with_row(record, row, plain[row])


def _same_sums(record: BoardRecord) -> Iterator[BoardRecord]:
    """Two rows become plain ones of other values with the same sum, together with less effort."""
    if record.n > _FEW:
        return
    values = values_of(record)
    for a, b in combinations(range(record.n), 2):
        before = _effort(record, record.rows[a] + record.rows[b])
        for value in range(max(values[a], values[b])):
            other = value ^ values[a] ^ values[b]
            one, two = _plain_row(record, value), _plain_row(record, other)
            if other < record.width and _effort(record, one + two) < before:
                yield _with_row(_with_row(record, a, one), b, two)


def _plain_row(record: BoardRecord, value: int) -> Columns:
    return tuple(range(record.width - value, record.width))


def _effort(record: BoardRecord, columns: Columns) -> tuple[int, int]:
    """What the steps here make smaller: the chesses, and then how far they are from the right end."""
    return len(columns), sum(record.width - column for column in columns)


def _shifted(record: BoardRecord) -> Iterator[BoardRecord]:
    """A row moved to the right as a whole."""
    for row, columns in enumerate(record.rows):
        for step in range(record.width - max(columns, default=record.width), 0, -1):
            yield _with_row(record, row, tuple(column + step for column in columns))


def _moved(record: BoardRecord) -> Iterator[BoardRecord]:
    """A chess put further to the right."""
    for row, columns in enumerate(record.rows):
        for place, column in enumerate(columns):
            for other in range(record.width, column, -1):
                if other not in columns:
                    yield _with_row(record, row, (*columns[:place], other, *columns[place + 1 :]))


def _sorted(record: BoardRecord) -> Iterator[BoardRecord]:
    """The chesses of a row, then the rows themselves, written in rising order."""
    for row, columns in enumerate(record.rows):
        if not is_rising(columns):
            yield _with_row(record, row, tuple(sorted(columns)))
    if not is_rising(record.rows):
        yield replace(record, rows=tuple(sorted(record.rows)))


BOARD = Anatomy(
    _plain,
    (CASES, facet("rows", _rows, _keep_rows), facet("chesses", _chesses, _keep_chesses)),
    (trim(_same_values), trim(_same_sums), trim(_shifted), trim(_moved), trim(_sorted)),
)
