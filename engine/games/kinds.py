"""The three kinds of games, and what is done differently for each: what all else goes through."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from engine.games import board_convert, graph_convert, heaps_convert
from engine.games.board import BoardGame
from engine.games.board_changes import BoardChange
from engine.games.board_delta import BoardDelta
from engine.games.board_record import BoardQuery, BoardRecord
from engine.games.graph import GraphGame, Query
from engine.games.graph_changes import GraphChange
from engine.games.graph_delta import GraphDelta
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_changes import HeapsChange, HeapsDelta
from engine.games.heaps_record import HeapsRecord, empty_heaps_record

Record: TypeAlias = GraphRecord | BoardRecord | HeapsRecord
Game: TypeAlias = GraphGame | BoardGame | HeapsGame
GameChange: TypeAlias = GraphChange | BoardChange | HeapsChange
GameDelta: TypeAlias = GraphDelta | BoardDelta | HeapsDelta
AnyQuery: TypeAlias = Query | BoardQuery | HeapsQuery


@dataclass(frozen=True)
class Kind:
    """One kind of game.

    Attributes
    ----------
    name
        "graph", "board" or "heaps"; a judge format says with it what its cases are.
    record_type, game_type
        The plain data of a case, and the live game.
    game_of
        The live game of a record.
    record_of
        The record of a live game; it takes the name of the case too.
    empty
        A new case to begin with.
    """

    name: str
    record_type: type[Record]
    game_type: type[Game]
    game_of: Callable[[Any], Game]
    record_of: Callable[[Any, str], Record]
    empty: Callable[[], Record]


def _empty_graph() -> GraphRecord:
    return GraphRecord(0, queries=(QueryRecord(),))


def _empty_board() -> BoardRecord:
    return BoardRecord(rows=((),))


KINDS = (
    Kind("graph", GraphRecord, GraphGame, graph_convert.game_of, graph_convert.record_of, _empty_graph),
    Kind("board", BoardRecord, BoardGame, board_convert.game_of, board_convert.record_of, _empty_board),
    Kind("heaps", HeapsRecord, HeapsGame, heaps_convert.game_of, heaps_convert.record_of, empty_heaps_record),
)


def kind_of(content: Record | Game) -> Kind:
    """The kind of a record or of a live game."""
    for kind in KINDS:
        if isinstance(content, kind.record_type | kind.game_type):
            return kind
    raise TypeError(f"{type(content).__name__} is no game")


def kind_named(name: str) -> Kind:
    """The kind of that name. Raises KeyError if there is none."""
    for kind in KINDS:
        if kind.name == name:
            return kind
    raise KeyError(name)
