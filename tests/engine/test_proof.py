"""The proof of an outcome, held against playing on: each move is made, and the values are found by the definition."""

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.board import BoardGame
from engine.games.board_convert import game_of as board_of
from engine.games.board_record import WHOLE_BOARD, BoardRecord
from engine.games.graph import GraphGame
from engine.games.graph_convert import game_of as graph_of
from engine.games.graph_record import GraphRecord
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_convert import game_of as heaps_of
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, GrundysGame, Octal, TakeRule, rule_of
from engine.proof import Reply, heaps_after, nim_sum_of, proof_of_loss, proof_of_win
from engine.proof_text import move_text, reply_text
from engine.sg import mex
from tests.engine import board_strategies, graph_strategies, heaps_strategies


def check_proofs(moves, is_zero, play, game, query) -> None:
    """`moves` are those of the state by definition; `play` makes a move, or gives None if it is not legal."""
    winning = proof_of_win(game, query)
    if not is_zero(play(None)):
        assert winning is not None
        assert is_zero(play(winning))
        with pytest.raises(ValueError, match="first player wins"):
            proof_of_loss(game, query)
        return
    assert winning is None
    replies = list(proof_of_loss(game, query))
    assert {key(reply.move) for reply in replies} == moves
    assert len(replies) == len(moves)
    for move, reply in replies:
        assert not is_zero(play(move))
        assert is_zero(play(move, reply))
        assert reply.leaves == 0


def key(move) -> tuple[object, ...]:
    return tuple(move)[:-1]


# Graphs


@settings(deadline=None)
@given(graph_strategies.records(max_n=7, max_moves=16))
def test_graphs(record):
    game = graph_of(record)
    followers = graph_strategies.followers_of(
        range(record.n), zip(record.sources.tolist(), record.targets.tolist(), strict=True)
    )
    for query in game.queries:
        stones = [p for p, count in query.stones for _ in range(count)]

        def play(*moves, stones=stones):
            left = list(stones)
            for move in filter(None, moves):
                assert move.target in followers[move.source]
                left.remove(move.source)
                left.append(move.target)
            return left

        legal = {(p, t) for p in stones for t in followers[p]}
        check_proofs(legal, lambda left: not graph_strategies.first_player_wins(left, followers), play, game, query)


# Boards


@cache
def board_wins(rows: tuple[frozenset[int], ...], width: int) -> bool:
    """By trying all: no values."""
    after = []
    for i, row in enumerate(rows):
        for column in row:
            free = [c for c in range(column + 1, width + 1) if c not in row]
            if free:
                moved = (row - {column}) | {free[0]}
                after.append(tuple(sorted((*rows[:i], moved, *rows[i + 1 :]), key=sorted)))
    return not all(board_wins(rows, width) for rows in after)


@settings(deadline=None)
@given(board_strategies.boards(widest=5, most=3))
def test_boards(record):
    game = board_of(record)
    rows = [frozenset(columns) for columns in record.rows]

    def play(*moves):
        left = list(rows)
        for move in filter(None, moves):
            row = left[move.row]
            free = [c for c in range(move.source + 1, record.width + 1) if c not in row]
            assert move.source in row
            assert move.target == free[0]
            left[move.row] = (row - {move.source}) | {move.target}
        return left

    legal = set()
    for i, row in enumerate(rows):
        for column in row:
            free = [c for c in range(column + 1, record.width + 1) if c not in row]
            legal |= {(i, column, free[0])} if free else set()
    check_proofs(
        legal,
        lambda left: not board_wins(tuple(sorted(left, key=sorted)), record.width),
        play,
        game,
        game.queries[0],
    )


# Heaps


@settings(deadline=None)
@given(heaps_strategies.rules, st.lists(st.integers(0, 8), max_size=3).map(tuple))
def test_heaps(rule: TakeRule, row: tuple[int, ...]):
    check_heaps(rule, row)


@settings(deadline=None)
@given(st.integers(0, 9), st.sampled_from([FIBONACCI, GrundysGame(), Octal((0, 7, 7)), rule_of((3, 1, 4))]))
def test_two_equal_heaps_are_lost(size: int, rule: TakeRule):
    check_heaps(rule, (size, size))


def check_heaps(rule: TakeRule, row: tuple[int, ...]) -> None:
    game = heaps_of(HeapsRecord(rule, (HeapsQueryRecord(row),)))
    known: dict[tuple[int, ...], int] = {}

    def play(*moves):
        left = row
        for move in filter(None, moves):
            rest = tuple(sorted(move.rest))
            assert (move.take, rest) in {
                (t, tuple(sorted(r))) for t, r in heaps_strategies.moves(rule, left[move.heap])
            }
            left = heaps_after(HeapsQuery(0, "", left), move)
        return left

    legal = {(i, take, rest) for i, size in enumerate(row) for take, rest in heaps_strategies.moves(rule, size)}
    check_proofs(legal, lambda left: heaps_strategies.row_value(rule, left, known) == 0, play, game, game.queries[0])


def test_a_loss_of_a_large_game_is_proved_one_move_at_a_time():
    game = heaps_of(HeapsRecord(rule_of(range(1, 1000)), (HeapsQueryRecord((10**15, 10**15)),)))
    found = proof_of_loss(game, game.queries[0])
    for take in (1, 2, 3):
        move, reply = next(found)
        assert (move.heap, move.take) == (0, take)
        assert heaps_after(HeapsQuery(0, "", heaps_after(game.queries[0], move)), reply)[0] % 1000 == (
            heaps_after(HeapsQuery(0, "", heaps_after(game.queries[0], move)), reply)[1] % 1000
        )


def test_a_loss_may_have_no_move():
    game = graph_of(GraphRecord.from_moves(1, [], [[0, 0]]))
    assert list(proof_of_loss(game, game.queries[0])) == []
    board = board_of(BoardRecord(3, ((3, 2),)))
    assert list(proof_of_loss(board, WHOLE_BOARD)) == []


# Words

GRAPH = graph_of(GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0], [0, 0]], names={1: "start"}))
BOARD = board_of(BoardRecord(4, ((1,), (1,))))
HEAPS = heaps_of(HeapsRecord(Octal((0, 7)), (HeapsQueryRecord((4,)), HeapsQueryRecord((1, 1)))))


def first_reply(game: GraphGame | BoardGame | HeapsGame, query: object) -> Reply:
    return next(proof_of_loss(game, query))  # type: ignore[arg-type]


def test_moves_in_words():
    won, lost = GRAPH.queries
    assert move_text(GRAPH, won, proof_of_win(GRAPH, won)) == "move a stone from 0 to 2"
    assert reply_text(GRAPH, lost, first_reply(GRAPH, lost)).startswith("move a stone from 0 to start: reply move a")
    assert reply_text(BOARD, WHOLE_BOARD, first_reply(BOARD, WHOLE_BOARD)) == (
        "in row 1 move the chess from column 1 to 2: reply in row 2 move the chess from column 1 to 2"
    )
    assert reply_text(HEAPS, HEAPS.queries[1], first_reply(HEAPS, HEAPS.queries[1])) == (
        "take 1 from heap 1, 1 -> 0: reply take 1 from heap 2, 1 -> 0"
    )


def test_a_split_in_words():
    game = heaps_of(HeapsRecord(GrundysGame(), (HeapsQueryRecord((3,)), HeapsQueryRecord((2, 3, 3)))))
    assert move_text(game, game.queries[0], proof_of_win(game, game.queries[0])) == "split heap 1, 3 -> 1 + 2"
    assert reply_text(game, game.queries[1], first_reply(game, game.queries[1])) == (
        "split heap 2, 3 -> 1 + 2: reply split heap 4, 3 -> 1 + 2"
    )


def test_a_move_of_another_game_is_refused():
    with pytest.raises(TypeError, match="no move of a BoardGame"):
        move_text(BOARD, WHOLE_BOARD, proof_of_win(GRAPH, GRAPH.queries[0]))


def test_the_nim_sum_of_any_game():
    assert nim_sum_of(GRAPH, GRAPH.queries[0]) == mex([1, 0]) == 2
    assert nim_sum_of(BOARD, WHOLE_BOARD) == 0
    assert nim_sum_of(HEAPS, HEAPS.queries[1]) == 0
    with pytest.raises(TypeError):
        nim_sum_of(HEAPS, WHOLE_BOARD)
