"""A live board: values, outcome and moves against playing it out; records and games into each other."""

from functools import cache

import pytest
from board_strategies import boards, plain_moves, plain_value, text
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import board_edits as edits
from engine.games.board import BoardGame, Component, RowMove
from engine.games.board_convert import game_of, part_of, record_of
from engine.games.board_record import WIDEST, BoardRecord
from engine.games.board_values import nim_sum_of, values_of
from engine.sg import Outcome, nim_sum
from engine.solve.staircase import Run


@cache
def first_player_wins(rows: tuple[str, ...]) -> bool:
    """Found by playing all of it: no Grundy values, no XOR."""
    return any(
        not first_player_wins(tuple(sorted((*rows[:i], after, *rows[i + 1 :]))))
        for i, row in enumerate(rows)
        for _, _, after in plain_moves(row)
    )


def plain_rows(game: BoardGame) -> list[str]:
    return [text(game.columns(row), game.width) for row in game.rows]


@settings(max_examples=150, deadline=None)
@given(boards(widest=5, most=3))
def test_the_outcome_and_the_winning_moves_are_those_of_play(record):
    game = game_of(record)
    rows = plain_rows(game)
    assert game.outcome is (Outcome.N if first_player_wins(tuple(sorted(rows))) else Outcome.P)
    winning = []
    for i, row in enumerate(rows):
        for source, target, after in plain_moves(row):
            if not first_player_wins(tuple(sorted((*rows[:i], after, *rows[i + 1 :])))):
                winning.append(RowMove(game.rows[i], source, target, 0))
    assert list(game.winning_moves()) == winning
    assert bool(winning) == game.outcome.first_player_wins


@settings(max_examples=200, deadline=None)
@given(boards(widest=12, most=6), st.data())
def test_values_and_legal_moves(record, data):
    game = game_of(record)
    rows = plain_rows(game)
    values = [plain_value(row) for row in rows]
    assert [game.value(row) for row in game.rows] == values == values_of(record)
    assert game.nim_sum == nim_sum(values) == nim_sum_of(record)
    assert list(game.components()) == [Component(i, str(i + 1), v) for i, v in enumerate(values)]
    expected = [
        RowMove(game.rows[i], source, target, game.nim_sum ^ values[i] ^ plain_value(after))
        for i, row in enumerate(rows)
        for source, target, after in plain_moves(row)
    ]
    legal = list(game.legal_moves())
    assert legal == expected
    assert list(game.winning_moves()) == [move for move in legal if move.leaves == 0 and game.nim_sum]
    some = data.draw(st.lists(st.sampled_from(game.rows), unique=True)) if game.n else []
    assert list(game.legal_moves(some)) == [move for row in some for move in legal if move.row == row]
    assert list(game.winning_moves(some)) == [move for row in some for move in game.winning_moves() if move.row == row]
    for move in legal:
        assert game.landing(move.row, move.source) == move.target


@settings(max_examples=100, deadline=None)
@given(boards(widest=9, most=4), st.data())
def test_a_move_leaves_the_nim_sum_that_it_says(record, data):
    game = game_of(record)
    while moves := list(game.legal_moves()):
        move = data.draw(st.sampled_from(moves))
        edits.play(game, move).apply(game)
        assert game.nim_sum == move.leaves
    assert game.outcome is Outcome.P
    assert [len(columns) for columns in record_of(game).rows] == [len(columns) for columns in record.rows]


@given(boards(widest=100, most=8))
def test_records_and_games(record):
    game = game_of(record)
    assert record_of(game) == record
    assert record_of(game, "x") == BoardRecord(record.width, record.rows, "x")
    assert part_of(game, game.rows[::-2]).rows == record.rows[::-2]
    assert nim_sum_of(record) == game.nim_sum
    assert values_of(record) == [game.value(row) for row in game.rows]


def test_a_row_can_be_asked_about():
    game = game_of(BoardRecord(6, ((6, 2, 3), ())))
    first, second = game.rows
    assert game.row(first) == ((6, 2, 3), 0b100110, 0)
    assert game.runs(first) == [Run(2, 3, 2), Run(6, 6, 0)]
    assert [game.has_chess(first, column) for column in range(-1, 9)] == [c in (2, 3, 6) for c in range(-1, 9)]
    assert (game.landing(first, 2), game.landing(first, 6)) == (4, None)
    assert (game.title(first), game.title(second)) == ("1", "2")
    assert (first in game, 99 in game) == (True, False)
    with pytest.raises(ValueError, match="no chess in column 1"):
        game.landing(second, 1)
    for ask in (game.row, game.columns, game.value, game.index_of):
        with pytest.raises(KeyError):
            ask(99)


def test_no_rows_and_the_sample():
    empty = game_of(BoardRecord())
    assert (empty.n, empty.width, empty.nim_sum, empty.outcome) == (0, 20, 0, Outcome.P)
    assert list(empty.legal_moves()) == list(empty.winning_moves()) == list(empty.components()) == []
    assert nim_sum_of(BoardRecord()) == 0
    assert nim_sum_of(BoardRecord(WIDEST)) == 0
    assert nim_sum_of(BoardRecord(rows=((19, 20),))) == 0
    game = game_of(BoardRecord(rows=((19,), (18,))))
    assert game.nim_sum == 1
    assert list(game.winning_moves()) == [RowMove(0, 19, 20, 0), RowMove(1, 18, 19, 0)]


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (BoardRecord(0), "1 to 1000 columns, not 0"),
        (BoardRecord(WIDEST + 1), "1 to 1000 columns, not 1001"),
        (BoardRecord(4, ((1,), (5,))), "column 5 is out of range, the columns are 1 to 4"),
        (BoardRecord(4, ((0,),)), "column 0 is out of range"),
        (BoardRecord(4, ((2, 1, 2),)), "two chesses in one block"),
    ],
)
def test_what_is_no_board(record, message):
    with pytest.raises(ValueError, match=message):
        game_of(record)


@pytest.mark.parametrize("width", [20, 63, 64, 100])
def test_values_of_a_record_with_chesses_outside(width):
    with pytest.raises(ValueError, match=f"column.* {width}"):
        values_of(BoardRecord(width, ((1,), (width + 1,))))
    with pytest.raises(ValueError, match="column"):
        values_of(BoardRecord(width, ((0,),)))
