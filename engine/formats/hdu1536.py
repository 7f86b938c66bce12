"""HDU 1536 / POJ 2960 / HDU 1944, "S-Nim": each case a subtraction set, then queries that list heaps.

A case is ``k s1 .. sk``, ``m`` and m rows ``l h1 .. hl``; ``0`` ends the file.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from engine.case_words import in_case
from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Limit, Reading, beyond, finding
from engine.formats.hdu1536_reader import (
    HEAPS,
    NUMBERS,
    QUERIES,
    SIZES,
    TAKES,
    heaps_told,
    numbers_told,
    queries_told,
    read,
)
from engine.formats.heaps_text import is_written_as_it_is, largest_heap, set_of, written_numbers
from engine.formats.reader import TOO_LARGE
from engine.games.heaps_record import HeapsRecord
from engine.games.take_rule import rule_of
from engine.said import say


class Hdu1536(Format[HeapsRecord]):
    """S-Nim: see the module."""

    name = "hdu1536"
    aliases = ("poj2960", "hdu1944")
    title = say("S-Nim (HDU 1536 / POJ 2960 / HDU 1944)")
    game = "heaps"
    answer_words = ("W", "L")
    limits = (NUMBERS, TAKES, QUERIES, HEAPS, SIZES)

    def read(self, text: str) -> Reading[HeapsRecord]:
        return read(text)

    def adapt(self, records: Sequence[HeapsRecord]) -> tuple[tuple[HeapsRecord, ...], tuple[Diagnostic, ...]]:
        """A set that is no plain list becomes one, with a warning; a rule that is no set stays as it is."""
        notes = tuple(note for case, record in enumerate(records, 1) for note in _written_out(case, record))
        return tuple(map(_adapted, records)), notes

    def check(self, records: Sequence[HeapsRecord]) -> tuple[Diagnostic, ...]:
        return tuple(found for case, record in enumerate(records, 1) for found in _check_case(case, record))

    def render(self, records: Sequence[HeapsRecord]) -> str:
        return "".join([*(_case_text(_adapted(record)) for record in records), "0\n"])

    def format_answers(self, outcomes: Iterable[Iterable[bool]]) -> str:
        """A line for each case, with a letter for each query and nothing between them."""
        wins, loses = self.answer_words
        return "".join("".join(wins if first else loses for first in case) + "\n" for case in outcomes)


def _adapted(record: HeapsRecord) -> HeapsRecord:
    takes = set_of(record)
    if takes is None or is_written_as_it_is(takes):
        return record if takes is None else replace(record, rule=takes)
    numbers = written_numbers(takes, largest_heap(record))
    return record if numbers is None else replace(record, rule=rule_of(numbers))


def _written_out(case: int, record: HeapsRecord) -> Iterator[Diagnostic]:
    adapted = _adapted(record)
    if adapted.rule != record.rule:
        yield finding(in_case(case, say("{rule} is written as a list of numbers", rule=record.rule.text)))


def _check_case(case: int, record: HeapsRecord) -> Iterator[Diagnostic]:
    takes = set_of(record)
    if takes is None:
        text = say("{rule} is no subtraction set, HDU 1536 holds nothing else", rule=record.rule.text)
        yield finding(in_case(case, text), error=True)
        return
    numbers = written_numbers(takes, largest_heap(record))
    if numbers is None:
        text = say("{rule} is too many numbers to list", rule=record.rule.text)
        yield finding(in_case(case, text), error=True)
        return
    yield from _written_out(case, record)
    yield from _check_numbers(case, numbers)
    yield from _check_queries(case, record)


def _check_numbers(case: int, numbers: Sequence[int]) -> Iterator[Diagnostic]:
    if len(numbers) > NUMBERS.warned_above:
        yield finding(in_case(case, numbers_told(len(numbers))))
    yield from _check_size(case, say("a subtraction of {size}", size=max(numbers)), max(numbers), TAKES)


def _check_queries(case: int, record: HeapsRecord) -> Iterator[Diagnostic]:
    if not QUERIES.low <= len(record.queries) <= QUERIES.warned_above:
        yield finding(in_case(case, queries_told(len(record.queries))))
    for number, query in enumerate(record.queries, 1):
        if not HEAPS.low <= len(query.heaps) <= HEAPS.warned_above:
            yield finding(in_case(case, heaps_told(number, len(query.heaps))))
            break
    largest = largest_heap(record)
    yield from _check_size(case, say("a heap of {size}", size=largest), largest, SIZES)


def _check_size(case: int, what: str, size: int, limit: Limit) -> Iterator[Diagnostic]:
    if size >= TOO_LARGE:
        yield finding(in_case(case, say("{what}: a number too large (10^18 or more)", what=what)), error=True)
    elif size > limit.warned_above:
        yield finding(in_case(case, beyond(what, limit)))


def _case_text(record: HeapsRecord) -> str:
    takes = set_of(record)
    numbers = written_numbers(takes, 0) if takes else None
    rows = [numbers or [], *(query.heaps for query in record.queries)]
    first, *queries = (" ".join(map(str, [len(row), *row])) for row in rows)
    return "\n".join([first, str(len(queries)), *queries, ""])
