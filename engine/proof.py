"""The proof of an outcome: the move that leaves nim-sum 0, or, where there is none, the reply to each move.

References
----------
C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Math. 3 (1901); for sums of any games R. P.
Sprague, "Über mathematische Kampfspiele", Tohoku Math. J. 41 (1935).
"""

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from engine.games.board import BoardGame, RowMove
from engine.games.graph import GraphGame, Query, StoneMove
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_moves import options_to
from engine.games.kinds import AnyQuery, Game
from engine.solve import staircase

AnyMove: TypeAlias = StoneMove | RowMove | HeapMove


class Reply(NamedTuple):
    """A move of a lost game, and the answer to it that restores nim-sum 0.

    `reply` is played in what `move` leaves. In a game of heaps its index counts the heaps after that move, where what
    is left of a heap stands in its place, one heap (maybe of size 0) or two: see `heaps_after`.
    """

    move: AnyMove
    reply: AnyMove


def proof_of_win(game: Game, query: AnyQuery) -> AnyMove | None:
    """The first move that leaves nim-sum 0; None if there is none, and then the second player wins.

    `query` is one of `game`; it does not matter for a board. Raises BeyondTableError for a heap that is too large.
    """
    if isinstance(game, BoardGame):
        return next(game.winning_moves(), None)
    if isinstance(game, GraphGame):
        assert isinstance(query, Query)
        return next(game.winning_moves(query), None)
    assert isinstance(query, HeapsQuery)
    return next(game.winning_moves(query), None)


def proof_of_loss(game: Game, query: AnyQuery) -> Iterator[Reply]:
    """For each legal move, in the order of `legal_moves`, a reply that restores nim-sum 0; made as asked for.

    Raises ValueError if the nim-sum is not 0: then the first player does not lose.
    """
    if isinstance(game, BoardGame):
        _require_zero(game.nim_sum)
        return (Reply(move, _board_reply(game, move)) for move in game.legal_moves())
    if isinstance(game, GraphGame):
        assert isinstance(query, Query)
        _require_zero(game.nim_sum(query))
        placed = query
        return (Reply(move, _graph_reply(game, placed, move)) for move in game.legal_moves(placed))
    assert isinstance(query, HeapsQuery)
    _require_zero(game.nim_sum(query))
    row = query
    return (Reply(move, _heaps_reply(game, row, move)) for move in game.legal_moves(row))


def heaps_after(query: HeapsQuery, move: HeapMove) -> tuple[int, ...]:
    """The heaps after a move, an emptied one as a heap of size 0."""
    return (*query.heaps[: move.heap], *move.rest, *query.heaps[move.heap + 1 :])


def nim_sum_of(game: Game, query: AnyQuery) -> int:
    """The nim-sum of a query of any game; `query` does not matter for a board."""
    if isinstance(game, BoardGame):
        return game.nim_sum
    if isinstance(game, GraphGame) and isinstance(query, Query):
        return game.nim_sum(query)
    if isinstance(game, HeapsGame) and isinstance(query, HeapsQuery):
        return game.nim_sum(query)
    raise TypeError(f"a {type(query).__name__} is no query of a {type(game).__name__}")


def _require_zero(nim_sum: int) -> None:
    if nim_sum:
        raise ValueError(f"the nim-sum is {nim_sum}, not 0: the first player wins")


# Of values whose XOR is x, one has the highest bit of x, so that v ^ x < v: a component of that value has a follower of
# value v ^ x. A component that was just moved in may be it.


def _graph_reply(game: GraphGame, query: Query, move: StoneMove) -> StoneMove:
    wanted = move.leaves
    for position in (move.target, *query.counts):
        value = game.value(position)
        if value ^ wanted < value and (position != move.source or query.counts[position] > 1):
            target = next(t for t in game.followers(position) if game.value(t) == value ^ wanted)
            return StoneMove(position, target, 0)
    raise AssertionError("a nim-sum that is not 0 has a move to 0")


def _board_reply(game: BoardGame, move: RowMove) -> RowMove:
    for row in (move.row, *game.rows):
        mask, value = game.row(row).mask, game.value(row)
        if row == move.row:
            mask ^= (1 << (move.source - 1)) | (1 << (move.target - 1))
            value ^= move.leaves
        if value ^ move.leaves < value:
            source, target, _ = next(staircase.winning_jumps(mask, game.width, move.leaves))
            return RowMove(row, source, target, 0)
    raise AssertionError("a nim-sum that is not 0 has a move to 0")


def _heaps_reply(game: HeapsGame, query: HeapsQuery, move: HeapMove) -> HeapMove:
    for heap, size in enumerate(heaps_after(query, move)):
        value = game.value(size)
        if value ^ move.leaves < value:
            option = next(options_to(game.sequence, size, value ^ move.leaves))
            return HeapMove(heap, option.take, option.rest, 0)
    raise AssertionError("a nim-sum that is not 0 has a move to 0")
