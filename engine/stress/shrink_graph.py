"""Graphs made smaller: queries, positions, moves and stones left out."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

import numpy as np

from engine.games.graph import joined
from engine.games.graph_record import GraphRecord, QueryRecord, Runs
from engine.stress.facets import CASES, Anatomy, Handle, Rough, facet
from engine.stress.shrink_graph_rough import CUTS, STACKED, is_large
from engine.stress.shrink_graph_trims import TRIMS


def _plain(record: GraphRecord) -> GraphRecord:
    queries = tuple(QueryRecord(query.stones) for query in record.queries)
    return replace(record, queries=queries, name="", names={}, places=None)


def _queries(record: GraphRecord) -> Iterator[Handle]:
    return ((query,) for query in range(len(record.queries)))


def _keep_queries(record: GraphRecord, kept: set[Handle]) -> GraphRecord:
    return replace(record, queries=tuple(query for i, query in enumerate(record.queries) if (i,) in kept))


def _positions(record: GraphRecord) -> Iterator[Handle]:
    return ((position,) for position in range(record.n))


def _keep_positions(record: GraphRecord, kept: set[Handle]) -> GraphRecord:
    """With a position go its moves and its stones; the others close ranks."""
    is_kept = np.zeros(record.n, dtype=np.bool_)
    is_kept[[position for (position,) in kept]] = True
    index = np.cumsum(is_kept) - 1
    moves = is_kept[record.sources] & is_kept[record.targets]
    stays, number = is_kept.tolist(), index.tolist()
    queries = (
        _query((number[position], count) for position, count in query.stones if stays[position])
        for query in record.queries
    )
    return GraphRecord(
        len(kept),
        index[record.sources[moves]],
        index[record.targets[moves]],
        record.counts[moves],
        tuple(queries),
    )


def _query(runs: Iterable[tuple[int, int]]) -> QueryRecord:
    stones: Runs = joined(runs)
    return QueryRecord(stones)


def _moves(record: GraphRecord) -> Iterator[Handle]:
    return ((move,) for move in range(len(record.sources)))


def _keep_moves(record: GraphRecord, kept: set[Handle]) -> GraphRecord:
    chosen = np.array(sorted(move for (move,) in kept), dtype=np.int64)
    return replace(record, sources=record.sources[chosen], targets=record.targets[chosen], counts=record.counts[chosen])


def _stones(record: GraphRecord) -> Iterator[Handle]:
    return ((query, run) for query, own in enumerate(record.queries) for run in range(len(own.stones)))


def _keep_stones(record: GraphRecord, kept: set[Handle]) -> GraphRecord:
    queries = (
        _query(stones for run, stones in enumerate(own.stones) if (query, run) in kept)
        for query, own in enumerate(record.queries)
    )
    return replace(record, queries=tuple(queries))


_QUERIES = facet("queries", _queries, _keep_queries)
_STONES = facet("stones", _stones, _keep_stones)
GRAPH = Anatomy(
    _plain,
    (
        CASES,
        _QUERIES,
        facet("positions", _positions, _keep_positions),
        facet("moves", _moves, _keep_moves),
        _STONES,
    ),
    TRIMS,
    Rough(is_large, (STACKED, CASES, _QUERIES, _STONES, CUTS)),
)
