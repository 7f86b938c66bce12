"""Edits as a person thinks of them: what each does to the rows, and when there is nothing to do."""

import pytest
from board_strategies import boards
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import board_edits as edits
from engine.games.board import BoardGame, RowMove
from engine.games.board_changes import BoardChange, InsertRows, RemoveRows, RowEdit, SetRows, SetWidth
from engine.games.board_convert import game_of, record_of
from engine.games.board_diff import changes_to
from engine.games.board_record import BoardRecord, Columns


def a_game() -> BoardGame:
    return game_of(BoardRecord(5, ((2, 1), (), (5, 3), (1, 2, 3, 4, 5))))


def after(game: BoardGame, change: BoardChange | None) -> tuple[Columns, ...]:
    assert change is not None
    change.apply(game)
    return record_of(game).rows


def test_toggle():
    game = a_game()
    assert after(game, edits.toggle(game, 0, 4))[0] == (2, 1, 4)
    assert after(game, edits.toggle(game, 0, 2))[0] == (1, 4)
    with pytest.raises(ValueError, match="column 6"):
        edits.toggle(game, 0, 6).apply(game)


def test_paint():
    game = a_game()
    assert edits.paint(game, [(0, 2), (3, 4)], True) is None
    assert edits.paint(game, [(1, 2), (2, 4)], False) is None
    assert edits.paint(game, [], True) is None
    assert after(game, edits.paint_run(game, 0, 4, 1, True))[0] == (2, 1, 4, 3)
    assert after(game, edits.paint_run(game, 0, 1, 3, False))[0] == (4,)
    change = edits.paint(game, [(1, 5), (2, 3), (2, 1), (1, 5), (1, 4)], True)
    assert change == SetRows((RowEdit(1, (), (5, 4)), RowEdit(2, (5, 3), (5, 3, 1))))


def test_clear_and_fill():
    game = a_game()
    assert edits.clear(game, [1]) is edits.clear(game, []) is edits.fill(game, [3]) is None
    assert after(game, edits.clear(game, [2, 1, 2]))[2] == ()
    assert after(game, edits.fill(game, [0, 3]))[0] == (2, 1, 3, 4, 5)


def test_insert_remove_duplicate():
    game = a_game()
    keys, change = edits.insert_rows(game, 1)
    assert after(game, change) == ((2, 1), (), (), (5, 3), (1, 2, 3, 4, 5))
    assert game.rows == [0, *keys, 1, 2, 3]
    assert edits.remove_rows(game, []) is edits.duplicate_rows(game, []) is None
    assert after(game, edits.remove_rows(game, [3, 0, 3])) == ((), (), (5, 3))
    copies = edits.duplicate_rows(game, [2, keys[0]])
    assert copies
    assert after(game, copies[1]) == ((), (), (5, 3), (), (5, 3))
    assert game.rows[-2:] == copies[0]
    assert len(set(game.rows)) == game.n
    with pytest.raises(KeyError):
        edits.remove_rows(game, [0])


@settings(max_examples=150, deadline=None)
@given(st.integers(1, 7), st.data())
def test_moved_rows_stand_together_where_they_were_dropped(n, data):
    game = game_of(BoardRecord(5, ((),) * n))
    rows = data.draw(st.lists(st.sampled_from(game.rows), unique=True))
    index = data.draw(st.integers(0, n))
    # Dropped behind those that stay of the first `index` rows.
    before = [row for row in game.rows[:index] if row not in rows]
    expected = [*before, *sorted(rows), *(row for row in game.rows[index:] if row not in rows)]
    change = edits.move_rows(game, rows, index)
    assert (change is None) == (expected == game.rows)
    if change:
        change.apply(game)
    assert game.rows == expected


@pytest.mark.parametrize(
    ("rows", "by", "expected"),
    [
        ([1], 1, [0, 2, 1, 3, 4]),
        ([1], -1, [1, 0, 2, 3, 4]),
        ([0, 3], 1, [1, 0, 2, 4, 3]),
        ([0, 3], -1, [0, 1, 3, 2, 4]),
        ([3, 4], -2, [0, 3, 4, 1, 2]),
        ([2, 4], 1, [0, 1, 3, 2, 4]),
        ([1, 2], 9, [0, 3, 4, 1, 2]),
        ([2, 1], -9, [1, 2, 0, 3, 4]),
        ([0, 1], -1, None),
        ([4], 1, None),
        ([], 3, None),
        ([2], 0, None),
    ],
)
def test_nudged_rows_stop_at_the_ends(rows, by, expected):
    game = game_of(BoardRecord(5, ((),) * 5))
    change = edits.nudge_rows(game, rows, by)
    assert (change is None) == (expected is None)
    if change:
        change.apply(game)
        assert game.rows == expected


def test_play_keeps_the_order_of_the_file():
    game = game_of(BoardRecord(6, ((4, 1, 2),)))
    assert after(game, edits.play(game, RowMove(0, 1, 3, 0))) == ((4, 3, 2),)


def test_width():
    game = a_game()
    assert edits.chesses_behind(game, 3) == 3
    assert after(game, edits.set_width(game, 3, clip=True)) == ((2, 1), (), (3,), (1, 2, 3))
    assert (game.width, edits.chesses_behind(game, 3)) == (3, 0)
    assert after(game, edits.set_width(game, 70)) == ((2, 1), (), (3,), (1, 2, 3))


# A text typed over a board


@settings(max_examples=200, deadline=None)
@given(boards(), boards())
def test_any_board_becomes_any_record(record, goal):
    game = game_of(record)
    change = changes_to(game, goal)
    assert (change is None) == (record == goal)
    if change:
        change.apply(game)
        assert record_of(game) == goal
        change.inverse().apply(game)
    assert record_of(game) == record


def test_a_small_edit_of_the_text_is_a_small_change():
    game = a_game()
    rows = record_of(game).rows
    assert changes_to(game, BoardRecord(5, rows, "a name")) is None
    put_in = changes_to(game, BoardRecord(5, (*rows[:1], (1,), *rows[1:])))
    assert isinstance(put_in, InsertRows)
    assert [(row.index, row.columns) for row in put_in.rows] == [(1, (1,))]
    taken = changes_to(game, BoardRecord(5, (rows[0], *rows[2:])))
    assert isinstance(taken, RemoveRows)
    assert [row.key for row in taken.rows] == [1]
    assert changes_to(game, BoardRecord(5, (*rows[:2], (3, 5), rows[3]))) == SetRows((RowEdit(2, (5, 3), (3, 5)),))
    assert changes_to(game, BoardRecord(9, rows)) == SetWidth(5, 9)
    doubled = changes_to(game, BoardRecord(5, (rows[0], *rows)))
    assert isinstance(doubled, InsertRows)
    assert len(doubled.rows) == 1
