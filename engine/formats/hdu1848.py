"""HDU 1848, "Fibonacci again and again": rows of three heaps, from which Fibonacci numbers are taken.

A row is ``m n p``; ``0 0 0`` ends the file. The whole file is one case with one query a row.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain

from engine.case_words import in_case, in_query
from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Reading, beyond, finding
from engine.formats.hdu1848_reader import SIZES, read
from engine.formats.heaps_text import largest_heap, set_of
from engine.formats.reader import TOO_LARGE
from engine.games.heaps_record import HeapsRecord
from engine.games.take_rule import FIBONACCI
from engine.said import say

_LARGEST_COMPARED = 1_000_000


class Hdu1848(Format[HeapsRecord]):
    """Fibonacci again and again: see the module."""

    name = "hdu1848"
    title = say("Fibonacci again and again (HDU 1848)")
    game = "heaps"
    answer_words = ("Fibo", "Nacci")
    limits = (SIZES,)

    def read(self, text: str) -> Reading[HeapsRecord]:
        return read(text)

    def adapt(self, records: Sequence[HeapsRecord]) -> tuple[tuple[HeapsRecord, ...], tuple[Diagnostic, ...]]:
        """Several cases become one, with the queries of all, with a warning; a case without queries is left out."""
        notes = tuple(_joined(records))
        kept = tuple(record for record in records if record.queries)
        if len(kept) < 2:
            return kept, notes
        queries = tuple(chain.from_iterable(record.queries for record in kept))
        return (replace(kept[0], queries=queries),), notes

    def check(self, records: Sequence[HeapsRecord]) -> tuple[Diagnostic, ...]:
        cases = enumerate(records, 1)
        return (*_joined(records), *(found for case, record in cases for found in _check_case(case, record)))

    def render(self, records: Sequence[HeapsRecord]) -> str:
        rows = ["{} {} {}\n".format(*query.heaps) for record in records for query in record.queries]
        return "".join([*rows, "0 0 0\n"])


def _joined(records: Sequence[HeapsRecord]) -> Iterator[Diagnostic]:
    if sum(bool(record.queries) for record in records) > 1:
        yield finding(
            say("the queries of {count} cases become those of one: HDU 1848 has one case a file", count=len(records))
        )


def _check_case(case: int, record: HeapsRecord) -> Iterator[Diagnostic]:
    if not record.queries:
        yield finding(say("case {case} has no queries, so nothing of it is written", case=case))
        return
    if not _takes_fibonacci(record):
        text = say("{rule}; HDU 1848 is about Fibonacci numbers only", rule=record.rule.describe())
        yield finding(in_case(case, text), error=True)
    yield from _check_queries(case, record)
    largest = largest_heap(record)
    if largest >= TOO_LARGE:
        text = say("{what}: a number too large (10^18 or more)", what=say("a heap of {size}", size=largest))
        yield finding(in_case(case, text), error=True)
    elif largest > SIZES.warned_above:
        yield finding(in_case(case, beyond(say("a heap of {size}", size=largest), SIZES)))


def _takes_fibonacci(record: HeapsRecord) -> bool:
    """Whether the rule lets take just the Fibonacci numbers from the heaps of the case, however it says so."""
    if record.rule == FIBONACCI:
        return True
    takes, largest = set_of(record), largest_heap(record)
    if takes is None or largest > _LARGEST_COMPARED:
        return False
    return bool(takes.takes_up_to(largest).tolist() == FIBONACCI.takes_up_to(largest).tolist())


def _check_queries(case: int, record: HeapsRecord) -> Iterator[Diagnostic]:
    """An error for the first query that cannot be written, of each kind; a warning for the first empty heap."""
    told: set[str] = set()
    for number, query in enumerate(record.queries, 1):
        if len(query.heaps) != 3:
            kind = "count"
            text = say("has {count} heaps: HDU 1848 has three heaps a query", count=len(query.heaps))
        elif not any(query.heaps):
            kind, text = "end", say("has only empty heaps: HDU 1848 takes 0 0 0 for the end of the file")
        elif not all(query.heaps):
            kind, text = "empty", say("has an empty heap, the judge's limit is {limit}", limit=str(SIZES))
        else:
            continue
        if kind not in told:
            told.add(kind)
            yield finding(in_query(number, case, text), error=kind != "empty")
