"""HDU 5724, "Chess": boards of rows by 20 columns, each row the columns of its chesses.

The text is ``T``, and for each of the T cases ``n`` and n rows ``m p1 .. pm``.
"""

from collections.abc import Iterator, Sequence

from engine.case_words import in_case
from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Reading, finding
from engine.formats.hdu5724_reader import CASES, CHESSES, ROWS, WIDTH, cases_told, read, rows_told
from engine.games.board_record import BoardRecord
from engine.games.board_text import numbers
from engine.said import say, say_count


class Hdu5724(Format[BoardRecord]):
    """Chess: see the module."""

    name = "hdu5724"
    title = say("Chess (HDU 5724)")
    game = "board"
    answer_words = ("YES", "NO")
    limits = (CASES, ROWS, CHESSES)

    def read(self, text: str) -> Reading[BoardRecord]:
        return read(text)

    def adapt(self, records: Sequence[BoardRecord]) -> tuple[tuple[BoardRecord, ...], tuple[Diagnostic, ...]]:
        """Nothing has to change: a board is a case."""
        return tuple(records), ()

    def check(self, records: Sequence[BoardRecord]) -> tuple[Diagnostic, ...]:
        return tuple(_check(records))

    def render(self, records: Sequence[BoardRecord]) -> str:
        return "".join([f"{len(records)}\n", *map(_case_text, records)])


def _check(records: Sequence[BoardRecord]) -> Iterator[Diagnostic]:
    if not CASES.low <= len(records) <= CASES.warned_above:
        yield finding(cases_told(len(records)))
    for case, record in enumerate(records, 1):
        if record.width != WIDTH:
            text = say_count(
                record.width,
                "the board has {count} column, in HDU 5724 each board has {width}",
                "the board has {count} columns, in HDU 5724 each board has {width}",
                width=WIDTH,
            )
            yield finding(in_case(case, text), error=True)
        if not ROWS.low <= record.n <= ROWS.warned_above:
            yield finding(in_case(case, rows_told(record.n)))


def _case_text(record: BoardRecord) -> str:
    return "\n".join([str(record.n), *map(numbers, record.rows), ""])
