"""How large a picture may be."""

from engine.drawing.themes import DrawingError
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.games.kinds import Record
from engine.said import say

LEGIBLE = 3_000
"""Positions and moves, cells of a board, or heaps past which a picture can hardly be read."""
MOST = 60_000
"""Past so many there is no picture."""


def drawn_size(record: Record) -> tuple[int, str]:
    """How many things there are to draw, and what they are."""
    if isinstance(record, GraphRecord):
        return record.n + len(record.sources) + len(record.notes) + len(record.groups), say("positions and moves")
    if isinstance(record, BoardRecord):
        return record.n * record.width, say("cells")
    if isinstance(record, HeapsRecord):
        return sum(len(query.heaps) for query in record.queries), say("heaps")
    raise DrawingError(say("{kind} is no game that can be drawn", kind=type(record).__name__))


def too_large(record: Record) -> str:
    """Why a record is too large to be drawn well, or at all; "" if it is fine."""
    count, things = drawn_size(record)
    if count > MOST:
        return say(
            "{count:,} {things} are more than a picture can hold ({most:,})", count=count, things=things, most=MOST
        )
    if count > LEGIBLE:
        return say("a picture of {count:,} {things} can hardly be read", count=count, things=things)
    return ""


def require_drawable(record: Record) -> None:
    """Raise DrawingError where there is more than a picture can hold."""
    if drawn_size(record)[0] > MOST:
        raise DrawingError(too_large(record))
