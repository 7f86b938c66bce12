"""What a click and a hand on its way leave alone: the width field, and the numbers of other columns."""

import pytest
from board_hand import Board
from PySide6.QtCore import QRect
from PySide6.QtTest import QTest
from test_board_edit_cost import Painted, board  # noqa: F401 - a fixture

from gui.board.geometry import HEADER
from gui.board.layers.headers import number_rect

ROWS = [(3,), (5, 6), (2, 4, 9), (7, 20), (1, 2, 3)]


def header_of(hand: Board, region):
    return region.intersected(QRect(0, 0, hand.view.grid.view_width, HEADER))


def test_a_click_does_not_paint_the_width_field(board: Board) -> None:  # noqa: F811
    board.open(ROWS)
    board.move(board.cell(1, 8))
    painted = Painted(board.editor.header.width_field)
    painted.taken()
    board.press(board.cell(1, 8))
    board.release(board.cell(1, 8))
    assert board.game.has_chess(board.game.rows[1], 8)
    assert painted.taken().isEmpty()


def test_a_typed_width_gives_way_to_the_board(board: Board) -> None:  # noqa: F811
    """The field shows what the board has after an edit, also where what is typed was not taken yet."""
    board.open(ROWS)
    field = board.editor.header.width_field
    field.selectAll()
    QTest.keyClicks(field, "3")
    assert (field.text(), field.value()) == ("3", board.game.width)
    board.editor.commands.toggle(board.game.rows[0], 12)
    assert (field.text(), field.value()) == (str(board.game.width), board.game.width)


@pytest.mark.parametrize(("before", "after"), [(4, 5), (4, 15), (20, 1)])
def test_a_hand_on_its_way_paints_the_numbers_of_two_columns(board: Board, before: int, after: int) -> None:  # noqa: F811
    board.open(ROWS)
    painted = Painted(board.view.viewport())
    board.move(board.cell(3, before))
    painted.taken()
    board.move(board.cell(3, after))
    header, grid = header_of(board, painted.taken()), board.view.grid
    for column in range(1, grid.columns + 1):
        middle = number_rect(grid, column).center()
        near = any(number_rect(grid, end).contains(middle) for end in (before, after))
        assert header.contains(middle) is near
    board.move(board.cell(2, after))
    assert header_of(board, painted.taken()).isEmpty()


def test_letting_go_leaves_the_numbers_of_the_columns_alone(board: Board) -> None:  # noqa: F811
    board.open(ROWS)
    painted = Painted(board.view.viewport())
    # Far enough below them for its arc.
    board.move(board.cell(4, 8))
    board.press(board.cell(4, 8))
    painted.taken()
    board.release(board.cell(4, 8))
    assert header_of(board, painted.taken()).isEmpty()
