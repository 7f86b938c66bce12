"""How large a picture may be."""

from engine.drawing.themes import DrawingError
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record

LEGIBLE = 3_000
"""Positions and moves, cells of a board, or heaps past which a picture can hardly be read."""
MOST = 60_000
"""Past so many there is no picture."""


def drawn_size(record: Record) -> tuple[int, str]:
    """How many things there are to draw, and what they are."""
    if isinstance(record, GraphRecord):
        return record.n + len(record.sources), "positions and moves"
    if isinstance(record, BoardRecord):
        return record.n * record.width, "cells"
    if isinstance(record, HeapsRecord):
        return sum(len(query.heaps) for query in record.queries), "heaps"
    raise DrawingError(f"{type(record).__name__} is no game that can be drawn")


def too_large(record: Record) -> str:
    """Why a record is too large to be drawn well, or at all; "" if it is fine."""
    count, things = drawn_size(record)
    if count > MOST:
        return f"{count:,} {things} are more than a picture can hold ({MOST:,})"
    return f"a picture of {count:,} {things} can hardly be read" if count > LEGIBLE else ""


def require_drawable(record: Record) -> None:
    """Raise DrawingError where there is more than a picture can hold."""
    if drawn_size(record)[0] > MOST:
        raise DrawingError(too_large(record))
