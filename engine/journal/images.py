"""Pictures of a document at one moment: quick to take, and nothing that is done to the document later touches them.

A case that nobody has looked at is plain data that never changes, and is kept as it is. Of a live game its tables are
copied: what stands in them is frozen. That takes some tens of milliseconds for 100,000 positions; to
put the picture into bytes takes longer, and may be done on another thread.
"""

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TypeAlias

from engine.document import Case, Document
from engine.games.board import BoardGame
from engine.games.board_record import Columns
from engine.games.graph import GraphGame, Move, Place, Query
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.kinds import Game, Record
from engine.games.remarks import Group, Note
from engine.games.take_rule import TakeRule


@dataclass(frozen=True, slots=True)
class GraphImage:
    """A live graph: positions by index, and for each of `sources` its moves."""

    positions: Sequence[int]
    places: dict[int, Place]
    names: dict[int, str]
    sources: Sequence[int]
    followers: Sequence[dict[int, Move]]
    queries: tuple[Query, ...]
    next_key: int
    next_rank: float
    notes: tuple[Note, ...]
    groups: tuple[Group, ...]


@dataclass(frozen=True, slots=True)
class BoardImage:
    """A live board: rows by index with their chesses."""

    width: int
    rows: Sequence[int]
    columns: Sequence[Columns]
    next_key: int


@dataclass(frozen=True, slots=True)
class HeapsImage:
    """A live game of heaps."""

    rule: TakeRule
    queries: tuple[HeapsQuery, ...]
    next_key: int


Content: TypeAlias = Record | GraphImage | BoardImage | HeapsImage


@dataclass(frozen=True, slots=True)
class CaseImage:
    """A case with the identities of all that is in it."""

    key: int
    name: str
    content: Content


@dataclass(frozen=True, slots=True)
class DocumentImage:
    """A document with the identities of all that is in it."""

    format_name: str
    next_key: int
    cases: tuple[CaseImage, ...]


def image_of(document: Document) -> DocumentImage:
    """The document as it is now."""
    with _without_collector():
        cases = tuple(map(case_image, document.cases))
    return DocumentImage(document.format_name, document._next_key, cases)


def case_image(case: Case) -> CaseImage:
    """A case as it is now."""
    return CaseImage(case.key, case.name, _of_game(case.game) if case.loaded else case.record)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Many small tables at once would have the collector look at all others, over and over, for nothing."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _of_game(game: Game) -> Content:
    if isinstance(game, GraphGame):
        return _of_graph(game)
    if isinstance(game, BoardGame):
        rows = tuple(game.rows)
        return BoardImage(game.width, rows, tuple(map(game.columns, rows)), game._next_key)
    return _of_heaps(game)


def _of_heaps(game: HeapsGame) -> HeapsImage:
    return HeapsImage(game.rule, tuple(game.queries), game._next_key)


def _of_graph(game: GraphGame) -> GraphImage:
    followers = game.dag.followers
    return GraphImage(
        tuple(game.positions),
        dict(game.places),
        dict(game.names),
        tuple(followers),
        tuple(map(dict.copy, followers.values())),
        tuple(game.queries),
        game._next_key,
        game._next_rank,
        tuple(game.remarks.listed_notes),
        tuple(game.remarks.listed_groups),
    )
