"""Cases made of items of a journal, which may be anybody's: all that they say is checked first."""

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from engine.case_words import in_case
from engine.document import Case
from engine.games.board import BoardGame
from engine.games.board_checks import require_columns
from engine.games.board_record import BoardRecord
from engine.games.graph import GraphGame, Move, Place
from engine.games.graph_record import GraphRecord, QueryRecord, Runs
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.remark_changes import AddGroup, AddNote
from engine.games.remark_checks import require_record_remarks
from engine.games.take_rule import TakeRule
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.journal.columns import floats_of, ints_of, length_of
from engine.journal.fault import JournalError
from engine.journal.graph_sense import require_graph
from engine.journal.items import (
    MOST,
    CaseItem,
    LiveBoard,
    LiveGraph,
    LiveHeaps,
    PlainBoard,
    PlainGraph,
    PlainHeaps,
)
from engine.said import say


def case_of(item: CaseItem) -> Case:
    """The case of an item. Raises JournalError if it makes no sense."""
    try:
        return Case(item.key, _READERS[type(item)](item), item.name)
    except (ValueError, KeyError, IndexError, OverflowError) as error:
        raise JournalError(in_case(item.key, str(error))) from error


def _plain_graph(item: PlainGraph) -> GraphRecord:
    m = length_of(item.sources)
    sources, targets, counts = (
        np.array(ints_of(column, m), dtype=np.int64) for column in (item.sources, item.targets, item.counts)
    )
    require_graph(item.n, sources, targets, counts)
    _require(all(index < item.n for index in item.names), say("a name of a position that is not there"))
    for stones, _ in item.queries:
        _require_stones(stones, range(item.n))
    places = None if item.places is None else np.array(floats_of(item.places, 2 * item.n)).reshape(-1, 2)
    queries = tuple(QueryRecord(stones, name) for stones, name in item.queries)
    require_record_remarks(item.n, item.notes, item.groups)
    names = dict(item.names)
    return GraphRecord(item.n, sources, targets, counts, queries, item.name, names, places, item.notes, item.groups)


def _live_graph(item: LiveGraph) -> GraphGame:
    game = GraphGame()
    positions = ints_of(item.positions, length_of(item.positions))
    _require_keys(positions, item.next_key)
    _require_keys([query.key for query in item.queries], item.next_key)
    game.extend(positions)
    places = floats_of(item.places, 2 * len(positions))
    game.places.update(zip(positions, map(Place, places[::2], places[1::2]), strict=True))
    _require(item.names.keys() <= game.places.keys(), say("a name of a position that is not there"))
    game.names.update(item.names)
    _fill_moves(game, item)
    for query in item.queries:
        _require_stones(query.stones, game.places)
    game.queries.extend(item.queries)
    _fill_remarks(game, item)
    game.note_key(item.next_key - 1)
    game.note_rank(item.next_rank - 1.0)
    return game


def _fill_moves(game: GraphGame, item: LiveGraph) -> None:
    m = length_of(item.sources)
    counts = ints_of(item.counts, m)
    _require(all(1 <= count <= MOST for count in counts), say("a move that stands less than once, or too often"))
    moves = map(Move, counts, floats_of(item.ranks, m))
    game.dag.add_moves(list(zip(ints_of(item.sources, m), ints_of(item.targets, m), moves, strict=True)))


def _fill_remarks(game: GraphGame, item: LiveGraph) -> None:
    _require_keys([*(note.key for note in item.notes), *(group.key for group in item.groups)], item.next_key)
    for note in item.notes:
        AddNote(note).apply(game)
    for group in item.groups:
        AddGroup(group).apply(game)


def _plain_board(item: PlainBoard) -> BoardRecord:
    for columns in item.rows:
        require_columns(columns, item.width)
    return BoardRecord(item.width, item.rows, item.name)


def _live_board(item: LiveBoard) -> BoardGame:
    rows = ints_of(item.rows, len(item.columns))
    _require_keys(rows, item.next_key)
    game = BoardGame(item.width)
    for index, (row, columns) in enumerate(zip(rows, item.columns, strict=True)):
        require_columns(columns, item.width)
        game.insert(index, row, columns)
    game._next_key = item.next_key
    return game


def _plain_heaps(item: PlainHeaps) -> HeapsRecord:
    return HeapsRecord(rule_of(item.rule), tuple(HeapsQueryRecord(*query) for query in item.queries), item.name)


def _live_heaps(item: LiveHeaps) -> HeapsGame:
    game = HeapsGame(rule_of(item.rule))
    _require_keys([query.key for query in item.queries], item.next_key)
    for query in item.queries:
        _require_sizes(query)
        game.insert(len(game.queries), query)
    game.note_key(item.next_key - 1)
    return game


def rule_of(text: str) -> TakeRule:
    """The rule that `text` says. Raises JournalError if it is none."""
    try:
        return parse_rule(text)
    except TakeRuleError as error:
        raise JournalError(say("{text!r} is no rule: {reason}", text=text[:40], reason=error.message)) from error


def _require(sound: bool, otherwise: str) -> None:
    if not sound:
        raise JournalError(otherwise)


def _require_keys(keys: Iterable[int], next_key: int) -> None:
    seen = list(keys)
    _require(len(set(seen)) == len(seen), say("an identity stands twice"))
    _require(min(seen, default=0) >= 0 and max(seen, default=-1) < next_key, say("an identity is out of range"))


def _require_stones(stones: Runs, there: Iterable[int]) -> None:
    sound = all(position in there and 1 <= count <= MOST for position, count in stones)
    _require(sound, say("stones on a position that is not there, or too many or too few"))


def _require_sizes(query: HeapsQuery) -> None:
    _require(min(query.heaps, default=0) >= 0, say("a heap of a negative size"))


_READERS: dict[type, Callable[[Any], Any]] = {
    PlainGraph: _plain_graph,
    LiveGraph: _live_graph,
    PlainBoard: _plain_board,
    LiveBoard: _live_board,
    PlainHeaps: _plain_heaps,
    LiveHeaps: _live_heaps,
}
