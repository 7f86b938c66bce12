"""HDU 1524 / POJ 2425, "A Chess Game": each case a graph by its out-positions, then queries that list stones.

A case is ``N``, N rows ``X v1 .. vX``, rows ``M p1 .. pM`` (the queries) and ``0``; cases follow until the
end of the file.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from engine.case_words import in_case, in_query
from engine.diagnostics import Diagnostic
from engine.formats.base import Format, Reading, finding
from engine.formats.graph_text import MOST_NUMBERS, moves_by_source, number_of_moves
from engine.formats.hdu1524_reader import POSITIONS, STONES, read, too_many_positions, too_many_stones
from engine.games.graph_record import GraphRecord, Runs
from engine.said import say


class Hdu1524(Format[GraphRecord]):
    """A Chess Game: see the module."""

    name = "hdu1524"
    aliases = ("poj2425",)
    title = say("A Chess Game (HDU 1524 / POJ 2425)")
    game = "graph"
    answer_words = ("WIN", "LOSE")
    limits = (POSITIONS, STONES)

    def read(self, text: str) -> Reading[GraphRecord]:
        return read(text)

    def adapt(self, records: Sequence[GraphRecord]) -> tuple[tuple[GraphRecord, ...], tuple[Diagnostic, ...]]:
        """Nothing has to change: a case holds any number of queries."""
        return tuple(records), ()

    def check(self, records: Sequence[GraphRecord]) -> tuple[Diagnostic, ...]:
        findings = [found for case, record in enumerate(records, 1) for found in _check_case(case, record)]
        if sum(_numbers_written(record) for record in records) > MOST_NUMBERS:
            text = say(
                "the text would have more than {most:,} numbers: HDU 1524 lists each stone and each move",
                most=MOST_NUMBERS,
            )
            findings.append(finding(text, error=True))
        return tuple(findings)

    def render(self, records: Sequence[GraphRecord]) -> str:
        return "\n".join(map(_case_text, records))


def _check_case(case: int, record: GraphRecord) -> Iterator[Diagnostic]:
    if record.n == 0:
        text = say("case {case} has no positions: HDU 1524 takes N = 0 for the end of the file", case=case)
        yield finding(text, error=True)
    if record.n > POSITIONS.warned_above:
        yield finding(in_case(case, too_many_positions(record.n)))
    warned = False
    for number, query in enumerate(record.queries, 1):
        total = query.total
        if total == 0:
            text = say("has no stones: HDU 1524 takes M = 0 for the end of the case")
            yield finding(in_query(number, case, text), error=True)
        if total > STONES.warned_above and not warned:
            warned = True
            yield finding(in_case(case, too_many_stones(number, total)))


def _numbers_written(record: GraphRecord) -> int:
    stones = sum(query.total + 1 for query in record.queries)
    return record.n + 2 + number_of_moves(record) + stones


def _case_text(record: GraphRecord) -> str:
    starts, targets = moves_by_source(record)
    words = list(map(str, targets.tolist()))
    bounds = starts.tolist()
    rows = [" ".join([str(b - a), *words[a:b]]) for a, b in pairwise(bounds)]
    queries = [" ".join([str(query.total), *_listed(query.stones)]) for query in record.queries]
    return "\n".join([str(record.n), *rows, *queries, "0", ""])


def _listed(stones: Runs) -> list[str]:
    return [word for position, count in stones for word in [str(position)] * count]
