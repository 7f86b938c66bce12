"""Cases put into items of a journal."""

from collections.abc import Callable
from itertools import chain
from typing import Any

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.journal.columns import packed_floats, packed_ints
from engine.journal.images import BoardImage, CaseImage, GraphImage, HeapsImage
from engine.journal.items import CaseItem, LiveBoard, LiveGraph, LiveHeaps, PlainBoard, PlainGraph, PlainHeaps


def item_of(case: CaseImage) -> CaseItem:
    """What stands in a journal for a case."""
    return _MAKERS[type(case.content)](case.key, case.name, case.content)


def _plain_graph(key: int, name: str, record: GraphRecord) -> PlainGraph:
    return PlainGraph(
        key,
        name,
        record.n,
        packed_ints(record.sources),
        packed_ints(record.targets),
        packed_ints(record.counts),
        tuple((query.stones, query.name) for query in record.queries),
        record.names,
        None if record.places is None else packed_floats(record.places.ravel()),
        record.notes,
        record.groups,
    )


def _live_graph(key: int, name: str, graph: GraphImage) -> LiveGraph:
    moves = [move for out in graph.followers for move in out.values()]
    sources = [s for s, out in zip(graph.sources, graph.followers, strict=True) for _ in out]
    return LiveGraph(
        key,
        name,
        packed_ints(graph.positions),
        packed_floats([value for position in graph.positions for value in graph.places[position]]),
        graph.names,
        packed_ints(sources),
        packed_ints(list(chain.from_iterable(graph.followers))),
        packed_ints([move.count for move in moves]),
        packed_floats([move.rank for move in moves]),
        graph.queries,
        graph.next_key,
        graph.next_rank,
        graph.notes,
        graph.groups,
    )


def _plain_board(key: int, name: str, record: BoardRecord) -> PlainBoard:
    return PlainBoard(key, name, record.width, record.rows)


def _live_board(key: int, name: str, board: BoardImage) -> LiveBoard:
    return LiveBoard(key, name, board.width, packed_ints(board.rows), tuple(board.columns), board.next_key)


def _plain_heaps(key: int, name: str, record: HeapsRecord) -> PlainHeaps:
    return PlainHeaps(key, name, record.rule.text, tuple((query.heaps, query.name) for query in record.queries))


def _live_heaps(key: int, name: str, heaps: HeapsImage) -> LiveHeaps:
    return LiveHeaps(key, name, heaps.rule.text, heaps.queries, heaps.next_key)


_MAKERS: dict[type, Callable[[int, str, Any], CaseItem]] = {
    GraphRecord: _plain_graph,
    GraphImage: _live_graph,
    BoardRecord: _plain_board,
    BoardImage: _live_board,
    HeapsRecord: _plain_heaps,
    HeapsImage: _live_heaps,
}
