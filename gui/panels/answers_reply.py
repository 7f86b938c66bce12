"""A move of a lost game and the reply to it, in words and lights.

The reply is a move in what the first one leaves, which is not on the screen: where both are in the same part of the
game, the part is lit instead of the reply.
"""

from typing import Any

from engine.games.board import RowMove
from engine.games.heaps import HeapMove
from engine.games.kinds import Game
from engine.proof import Reply
from gui.faces import face_of
from gui.faces.face import MoveWords
from gui.faces.parts import Light
from gui.faces.texts import grouped, tr


def reply_words(game: Game, pair: Reply) -> MoveWords:
    """The reply in words; heaps are numbered as they stand before the first move."""
    move, reply = pair
    if isinstance(move, HeapMove) and isinstance(reply, HeapMove):
        return _heap_words(game, move, reply)
    words: MoveWords = face_of(game).move_words(game, reply)
    return words


def reply_light(game: Game, pair: Reply) -> Light:
    """What to light for the reply."""
    move, reply = pair
    face: Any = face_of(game)
    if isinstance(move, RowMove) and isinstance(reply, RowMove):
        return Light(thing=reply.row) if move.row == reply.row else face.move_light(reply)
    if isinstance(move, HeapMove) and isinstance(reply, HeapMove):
        place = heap_before(move, reply)
        return Light(thing=move.heap) if place is None else face.move_light(reply._replace(heap=place))
    first, second = face.move_light(move), face.move_light(reply)
    return Light((*first.positions, *second.positions), (*first.moves, *second.moves))


def heap_before(move: HeapMove, reply: HeapMove) -> int | None:
    """The index, before `move`, of the heap that the reply moves in; None if that is what the move has left."""
    grown = len(move.rest) - 1
    if move.heap <= reply.heap <= move.heap + grown:
        return None
    return reply.heap if reply.heap < move.heap else reply.heap - grown


def _heap_words(game: Game, move: HeapMove, reply: HeapMove) -> MoveWords:
    face: Any = face_of(game)
    place = heap_before(move, reply)
    words: MoveWords = face.move_words(game, reply._replace(heap=move.heap if place is None else place))
    if place is not None or len(move.rest) == 1:
        return words
    # Two heaps stand where one stood: its number alone does not tell which.
    size = f"{move.rest[reply.heap - move.heap]:,}"
    left = tr("(the {0} left there)").format(size)
    return MoveWords(f"{words.text} {left}", (*words.pieces, (left, False)), _short(reply, size))


def _short(reply: HeapMove, size: str) -> tuple[tuple[str, bool], ...]:
    """A move in a heap that is told by its size."""
    pieces = [(tr("Take {0}").format(grouped(reply.take)), True)] if reply.take else []
    pieces.append((tr("the {0}").format(size), not reply.take))
    if len(reply.rest) > 1:
        pieces.append((f"→ {' + '.join(map(grouped, reply.rest))}", False))
    return tuple(pieces)
