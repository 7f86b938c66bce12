"""Graphs made simpler: fewer repeats and stones, positions that become one, and numbers in the order of the moves."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from graphlib import TopologicalSorter

from engine.games.graph import joined
from engine.games.graph_record import GraphRecord, QueryRecord, Runs
from engine.stress.facets import is_rising, lower, trim

_FEW = 12
"""Up to how many positions all pairs are tried."""


def _with_stones(record: GraphRecord, query: int, stones: Runs) -> GraphRecord:
    queries = record.queries
    return replace(record, queries=(*queries[:query], QueryRecord(stones), *queries[query + 1 :]))


def _fewer_repeats(record: GraphRecord) -> Iterator[GraphRecord]:
    for move, count in enumerate(record.counts.tolist()):
        for other in lower(count, 1):
            counts = record.counts.copy()
            counts[move] = other
            yield replace(record, counts=counts)


def _fewer_stones(record: GraphRecord) -> Iterator[GraphRecord]:
    for query, own in enumerate(record.queries):
        for run, (position, count) in enumerate(own.stones):
            for other in lower(count, 1):
                yield _with_stones(record, query, (*own.stones[:run], (position, other), *own.stones[run + 1 :]))


def _merged(record: GraphRecord) -> Iterator[GraphRecord]:
    """A position becomes another one: what led to it leads there, its stones go there, its own moves go."""
    if record.n > _FEW:
        return
    for gone in range(record.n):
        for into in range(record.n):
            if gone != into and not _closes_cycle(record, gone, into):
                yield _merge(record, gone, into)


def _closes_cycle(record: GraphRecord, gone: int, into: int) -> bool:
    """Whether `into` leads to a position that has a move to `gone`: then it leads to `gone` itself, or is one."""
    moves = _pairs(record)
    reached, todo = {into}, [into]
    while todo:
        here = todo.pop()
        new = [t for s, t in moves if s == here and t not in reached]
        reached.update(new)
        todo += new
    return gone in reached


def _merge(record: GraphRecord, gone: int, into: int) -> GraphRecord:
    index = [position - (position > gone) for position in range(record.n)]
    index[gone] = index[into]
    moves = dict.fromkeys((index[s], index[t]) for s, t in _pairs(record) if s != gone)
    return _made(record.n - 1, list(moves), [1] * len(moves), _renumbered(record, index))


def _numbered(record: GraphRecord) -> Iterator[GraphRecord]:
    """Other numbers, with which more moves lead to a larger one: all of them, or two neighbours exchanged."""
    moves = _pairs(record)
    falling = sum(s > t for s, t in moves)
    if not falling:
        return
    order = list(TopologicalSorter({v: [s for s, t in moves if t == v] for v in range(record.n)}).static_order())
    index = [0] * record.n
    for number, position in enumerate(order):
        index[position] = number
    yield _renumber(record, index)
    for first in range(record.n - 1):
        index = list(range(record.n))
        index[first : first + 2] = first + 1, first
        # Only a move between the two turns round.
        if (first + 1, first) in moves:
            yield _renumber(record, index)


def _renumber(record: GraphRecord, index: Sequence[int]) -> GraphRecord:
    moves = [(index[s], index[t]) for s, t in _pairs(record)]
    return _made(record.n, moves, record.counts.tolist(), _renumbered(record, index))


def _sorted(record: GraphRecord) -> Iterator[GraphRecord]:
    """Moves, and the stones of a query, written in the order of the numbers."""
    moves = _pairs(record)
    if not is_rising(moves):
        both = sorted(zip(moves, record.counts.tolist(), strict=True))
        yield _made(record.n, [move for move, _ in both], [count for _, count in both], record.queries)
    for query, own in enumerate(record.queries):
        if not is_rising(own.stones):
            yield _with_stones(record, query, joined(sorted(own.stones)))


def _pairs(record: GraphRecord) -> list[tuple[int, int]]:
    return list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))


def _renumbered(record: GraphRecord, index: Sequence[int]) -> tuple[QueryRecord, ...]:
    return tuple(
        QueryRecord(joined((index[position], count) for position, count in query.stones)) for query in record.queries
    )


def _made(
    n: int, moves: Sequence[tuple[int, int]], counts: Sequence[int], queries: tuple[QueryRecord, ...]
) -> GraphRecord:
    return GraphRecord(n, [s for s, _ in moves], [t for _, t in moves], counts, queries)  # type: ignore[arg-type]


TRIMS = (trim(_fewer_repeats), trim(_fewer_stones), trim(_merged), trim(_numbered), trim(_sorted))
