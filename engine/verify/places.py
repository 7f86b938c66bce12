"""Where each query starts in the text that its case was read from."""

from collections.abc import Callable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple, TypeAlias

from engine.formats.base import Lines
from engine.formats.reader import Tokens

Starts: TypeAlias = Iterator[list[int]]


class Place(NamedTuple):
    """Line and column from 1; 0 where they are not known."""

    line: int = 0
    column: int = 0


class Places:
    """The places of queries; found from tokens, or else from the lines of the cases.

    Parameters
    ----------
    starts
        For each case, for each of its queries, the index of its first token in `tokens`; empty if not known.
    tokens
        The input.
    lines
        The first and last line of each case, if known.
    """

    def __init__(self, starts: list[list[int]], tokens: Tokens | None, lines: Lines) -> None:
        self._starts, self._tokens, self._lines = starts, tokens, lines

    def of(self, case: int, query: int) -> Place:
        """Where a query starts."""
        if self._tokens is not None:
            return Place(*self._tokens.place(self._starts[case][query]))
        return Place(self._lines[case][0], 0) if case < len(self._lines) else Place()


def places_of(form: str, records: Sequence[Any], lines: Lines, text: str) -> Places:
    """The places of the queries of `records`, which were read from `text` by the format called `form`.

    The number of tokens in front of each query follows from what the cases hold, so nothing is read twice.
    """
    find = _STARTS.get(form)
    if find is None or not text:
        return Places([], None, lines)
    tokens = Tokens(text)
    starts = list(find(records, tokens))
    last = max((case[-1] for case in starts if case), default=-1)
    return Places(starts, tokens, lines) if last < tokens.size else Places([], None, lines)


def _rows(lengths: Sequence[int], first: int) -> list[int]:
    """Where rows of these lengths start, the first at `first`, and where the last one ends."""
    return list(accumulate(lengths, initial=first))


def _hdu1524(records: Sequence[Any], _: Tokens) -> Starts:
    at = 0
    for record in records:
        first = at + 1 + record.n + int(record.counts.sum())
        *starts, end = _rows([1 + query.total for query in record.queries], first)
        yield starts
        at = end + 1


def _uva11927(records: Sequence[Any], _: Tokens) -> Starts:
    at = 0
    for record in records:
        # A case holds one query, so one with several has been written several times, and one with none not at all.
        graph = 2 + 2 * int(record.counts.sum())
        *starts, at = _rows([graph + int(record.n)] * len(record.queries), at)
        yield [start + graph for start in starts]


def _hdu5724(records: Sequence[Any], _: Tokens) -> Starts:
    at = 1
    for record in records:
        yield [at]
        at += 1 + record.n + sum(map(len, record.rows))


def _hdu1536(records: Sequence[Any], tokens: Tokens) -> Starts:
    at = 0
    for record in records:
        # A rule that is no list of numbers has been written as one: only the text tells how long that is.
        first = at + 2 + (int(tokens.values[at]) if at < tokens.size else 0)
        *starts, at = _rows([1 + len(query.heaps) for query in record.queries], first)
        yield starts


def _hdu1848(records: Sequence[Any], _: Tokens) -> Starts:
    at = 0
    for record in records:
        *starts, at = _rows([len(query.heaps) for query in record.queries], at)
        yield starts


_STARTS: dict[str, Callable[[Sequence[Any], Tokens], Starts]] = {
    "hdu1524": _hdu1524,
    "uva11927": _uva11927,
    "hdu5724": _hdu5724,
    "hdu1536": _hdu1536,
    "hdu1848": _hdu1848,
}
