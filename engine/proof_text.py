"""Moves and replies in plain words, as the command line says them."""

from engine.games.board import BoardGame, RowMove
from engine.games.graph import GraphGame, StoneMove
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.kinds import AnyQuery, Game
from engine.proof import AnyMove, Reply, heaps_after


def move_text(game: Game, query: AnyQuery, move: AnyMove) -> str:
    """A move of `query` in words: ``take 2 from heap 1, 5 -> 3``. Raises TypeError for a move of another game."""
    if isinstance(game, GraphGame) and isinstance(move, StoneMove):
        return f"move a stone from {game.title(move.source)} to {game.title(move.target)}"
    if isinstance(game, BoardGame) and isinstance(move, RowMove):
        return f"in row {game.title(move.row)} move the chess from column {move.source} to {move.target}"
    if isinstance(game, HeapsGame) and isinstance(move, HeapMove) and isinstance(query, HeapsQuery):
        return _heap_text(query.heaps, move)
    raise TypeError(f"a {type(move).__name__} is no move of a {type(game).__name__}")


def reply_text(game: Game, query: AnyQuery, reply: Reply) -> str:
    """A move and its reply in words: ``take 1 from heap 1, 4 -> 3: reply take 1 from heap 2, 4 -> 3``."""
    move, answer = reply
    first = move_text(game, query, move)
    if isinstance(move, HeapMove) and isinstance(answer, HeapMove) and isinstance(query, HeapsQuery):
        return f"{first}: reply {_heap_text(heaps_after(query, move), answer)}"
    return f"{first}: reply {move_text(game, query, answer)}"


def _heap_text(heaps: tuple[int, ...], move: HeapMove) -> str:
    change = f"{heaps[move.heap]} -> {' + '.join(map(str, move.rest))}"
    if not move.take:
        return f"split heap {move.heap + 1}, {change}"
    return f"take {move.take} from heap {move.heap + 1}, {change}"
