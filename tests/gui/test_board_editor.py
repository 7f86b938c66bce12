"""The board under a real mouse and keyboard: what is put, painted, moved, pasted; the values beside it; undo of all."""

import random
from collections.abc import Iterator

import pytest
from board_hand import ALT, CTRL, LEFT, NONE, RIGHT, SHIFT, Board
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QGuiApplication, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from engine.document import Document, InCase
from engine.games import board_edits
from engine.games.board import RowMove
from engine.games.board_record import WIDEST, BoardRecord
from engine.games.graph_record import GraphRecord
from gui.board import actions
from gui.board.editor import BoardEditor
from gui.board.geometry import HEADER
from gui.board.pictures import chess_moved
from gui.board.words import value_words
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import DARK, LIGHT, ThemeController

K = Qt.Key


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> ThemeController:
    return ThemeController(qapp, "light")


@pytest.fixture
def board(qtbot: QtBot, theme: ThemeController) -> Iterator[Board]:
    session, spotlight = Session(), Spotlight()
    session.open(Document([BoardRecord()]))
    editor = BoardEditor(session, spotlight, theme)
    qtbot.addWidget(editor)
    editor.resize(900, 600)
    editor.show()
    qtbot.waitExposed(editor)
    editor.view.setFocus()
    made = Board(session, spotlight, editor)
    editor.said.connect(made.said.append)
    yield made


def button(board: Board, name: str) -> QToolButton:
    found = board.editor.findChild(QToolButton, f"board-{name}")
    assert found
    return found


def close(one: str, other: str) -> bool:
    """Whether two colours are the same but for rounding."""
    a, b = QColor(one), QColor(other)
    return max(abs(x - y) for x, y in zip(a.getRgb()[:3], b.getRgb()[:3], strict=True)) < 4


# Chesses by mouse


def test_a_click_puts_a_chess_and_another_takes_it_off(board: Board) -> None:
    board.open([(), ()])
    board.click(board.cell(1, 5))
    assert board.rows == [(), (5,)]
    assert board.shown[1].value == 1
    assert board.steps == ["Put a chess in row 2: 5"]
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    board.click(board.cell(1, 5))
    assert board.rows == [(), ()]
    assert board.steps[-1] == "Take a chess off row 2: 5"
    board.check_values()


def test_a_click_reaches_the_first_and_the_last_block(board: Board) -> None:
    board.open([()])
    grid = board.view.grid
    board.click(QPoint(grid.column_left(1) + 1, board.cell(0, 1).y()))
    board.click(QPoint(grid.right - 2, board.cell(0, 1).y()))
    assert board.rows == [(1, 20)]


def test_a_drag_from_an_empty_block_paints_a_run_in_one_step(board: Board) -> None:
    board.open([(5,), ()])
    board.drag(board.cell(0, 3), board.cell(0, 8))
    assert board.rows == [(3, 4, 5, 6, 7, 8), ()]
    assert board.steps == ["Paint row 1: 3–8"]
    board.check_values()
    board.session.undo_stack.undo()
    assert board.rows == [(5,), ()]


def test_a_drag_from_a_chess_clears_a_run_to_the_left_too(board: Board) -> None:
    board.open([tuple(range(1, 21))])
    board.drag(board.cell(0, 12), board.cell(0, 9))
    assert board.rows == [(*range(1, 9), *range(13, 21))]
    assert board.steps == ["Clear row 1: 9–12"]


def test_while_dragging_the_values_are_foretold_and_the_document_is_left_alone(board: Board) -> None:
    board.open([(19, 18), (1,)])
    before = board.game.row(0)
    board.press(board.cell(0, 15))
    board.move(board.cell(0, 17))
    assert board.game.row(0) == before
    assert not board.steps
    shown = board.shown[0]
    assert [c for c in range(1, 21) if shown.has_chess(c)] == [15, 16, 17, 18, 19]
    assert shown.value == 5
    assert board.colour(0, 16) == LIGHT.stone_fill
    # 5 xor 1: what wins now is marked before it is so.
    assert {(row.at, win.source) for row in board.shown for win in row.wins} == {(0, 16)}
    board.move(board.cell(0, 15))
    assert [c for c in range(1, 21) if board.shown[0].has_chess(c)] == [15, 18, 19]
    board.move(board.cell(0, 16))
    board.release(board.cell(0, 16))
    assert board.rows[0] == (15, 16, 18, 19)
    assert len(board.steps) == 1


def test_escape_cancels_a_drag_without_a_trace(board: Board) -> None:
    board.open([(2,)])
    board.press(board.cell(0, 5))
    board.move(board.cell(0, 9))
    board.key(K.Key_Escape)
    assert board.shown[0].mask == 0b10
    board.move(board.cell(0, 12))
    board.release(board.cell(0, 12))
    assert board.rows == [(2,)]
    assert not board.session.undo_stack.count()


def test_a_drag_beyond_the_cells_ends_at_the_last_column(board: Board) -> None:
    board.open([()])
    board.drag(board.cell(0, 18), board.cell(0, 18) + QPoint(600, 90))
    assert board.rows == [(18, 19, 20)]


def test_the_right_button_clears_a_block_or_a_run(board: Board) -> None:
    board.open([(1, 2, 3, 4, 5)])
    board.click(board.cell(0, 2), button=RIGHT)
    assert board.rows == [(1, 3, 4, 5)]
    board.click(board.cell(0, 2), button=RIGHT)
    assert len(board.steps) == 1
    board.drag(board.cell(0, 8), board.cell(0, 4), RIGHT)
    assert board.rows == [(1, 3)]
    assert board.steps == ["Clear row 1: 2", "Clear row 1: 4–8"]


def test_clicks_beside_the_board_do_nothing(board: Board) -> None:
    board.open([(1,)])
    grid = board.view.grid
    for where in (QPoint(grid.right + 10, 50), QPoint(100, 300), QPoint(100, HEADER // 2), QPoint(880, 50)):
        board.click(where)
        board.click(where, button=RIGHT)
    assert board.rows == [(1,)]
    assert not board.steps


# Jumps


def test_a_double_click_on_a_chess_plays_its_jump_as_one_step(board: Board) -> None:
    board.open([(), (), (5, 6, 7, 20)])
    board.double_click(board.cell(2, 5))
    assert board.rows[2] == (6, 7, 8, 20)
    assert board.steps == ["Move a chess in row 3: 5 → 8"]
    assert board.session.undo_stack.count() == 1
    assert board.game.columns(board.game.rows[2]) == (8, 6, 7, 20)
    board.session.undo_stack.undo()
    assert board.game.columns(board.game.rows[2]) == (5, 6, 7, 20)


def test_a_double_click_on_a_chess_that_cannot_move_leaves_it(board: Board) -> None:
    board.open([(20, 19)])
    board.double_click(board.cell(0, 20))
    assert board.game.columns(board.game.rows[0]) == (20, 19)
    assert not board.steps
    assert "cannot move" in board.said[-1]


def test_narrowing_away_the_chess_that_would_jump_is_no_jump(board: Board) -> None:
    board.open([(4, 7)], 7)
    board.view.viewport().repaint()
    game = board.game
    change = board_edits.set_width(game, 5, clip=True)
    board.session.edit(change, "narrow")
    board.session.undo_stack.undo()
    assert board.view.show_state.slide is None
    assert board.rows == [(4, 7)]


def test_a_double_click_on_an_empty_block_is_two_clicks(board: Board) -> None:
    board.open([()])
    board.double_click(board.cell(0, 4))
    assert board.rows == [()]
    assert len(board.steps) == 2


def test_ctrl_click_plays_a_jump_and_leaves_other_blocks_alone(board: Board) -> None:
    board.open([(5, 6, 20)])
    board.click(board.cell(0, 6), CTRL)
    assert board.rows == [(5, 7, 20)]
    board.click(board.cell(0, 12), CTRL)
    board.click(board.cell(0, 20), CTRL)
    assert board.rows == [(5, 7, 20)]
    assert len(board.steps) == 1
    assert any("no chess" in text for text in board.said)
    assert any("cannot move" in text for text in board.said)


def test_a_chess_on_its_way_is_seen_and_arrives(board: Board, qtbot: QtBot) -> None:
    board.open([(5,)])
    board.click(board.cell(0, 5), CTRL)
    slide = board.view.show_state.slide
    assert slide and (slide.source, slide.target) == (5, 6)
    board.move(board.cell(0, 15))
    assert board.colour(0, 6) != LIGHT.stone_fill
    qtbot.waitUntil(lambda: board.view.show_state.slide is None, timeout=5000)
    assert board.colour(0, 6) == LIGHT.stone_fill
    board.session.undo_stack.undo()
    back = board.view.show_state.slide
    assert back and (back.source, back.target) == (6, 5)


@pytest.mark.parametrize(
    ("before", "after", "way"),
    [(0b1, 0b10, (1, 2)), (0b10, 0b1, (2, 1)), (0b11, 0b110, (1, 3)), (0b1, 0b100, None), (0b1, 0b11, None),
     (0b11, 0b1100, None), (0b1, 0b1, None)],
)  # fmt: skip
def test_only_a_jump_is_shown_as_one(before: int, after: int, way: tuple[int, int] | None) -> None:
    assert chess_moved(before, after, 5) == way


def test_pointing_at_a_chess_shows_its_arc_and_says_where_it_lands(board: Board) -> None:
    board.open([(), (3, 4, 5, 9), ()])
    board.view.set_winning(False)
    board.move(board.cell(2, 15))
    plain = board.view.viewport().grab().toImage()
    board.move(board.cell(1, 3))
    pointed = board.view.viewport().grab().toImage()
    grid = board.view.grid
    target = grid.cell_rect(1, 6).toRect()
    assert plain.copy(target) != pointed.copy(target)
    # The arc passes over the chesses between.
    over = QPoint(board.cell(1, 4).x(), board.cell(1, 4).y() - grid.cell)
    assert pointed.copy(over.x() - 12, over.y() - 8, 24, 22) != plain.copy(over.x() - 12, over.y() - 8, 24, 22)
    assert "jumps from 3 to 6" in board.said[-1]


def test_pointing_at_a_chess_that_cannot_move_crosses_it_out(board: Board) -> None:
    board.open([(10, 19, 20)])
    board.view.set_winning(False)
    board.move(board.cell(0, 20))
    assert close(board.colour(0, 20), LIGHT.refused)
    assert "cannot move" in board.said[-1]
    board.move(board.cell(0, 2))
    assert not close(board.colour(0, 20), LIGHT.refused)
    # It looks different also when nobody points at it.
    assert board.colour(0, 20) != board.colour(0, 10) == LIGHT.stone_fill


def test_winning_moves_are_marked_where_they_start_and_land(board: Board) -> None:
    board.open([(5, 6), (11,)])
    wins = {(row.at, win.source, win.target) for row in board.shown for win in row.wins}
    expected = {(board.game.index_of(m.row), m.source, m.target) for m in board.game.winning_moves()}
    assert wins == expected
    assert wins
    for index, _, target in wins:
        assert board.colour(index, target) == LIGHT.move_winning
    button(board, "winning").click()
    assert not any(row.wins for row in board.shown)
    assert all(board.colour(index, target) != LIGHT.move_winning for index, _, target in wins)
    button(board, "winning").click()
    assert {(row.at, win.source, win.target) for row in board.shown for win in row.wins} == wins


def test_what_a_panel_points_at_is_lit_and_scrolled_to(board: Board) -> None:
    board.open([(1, 5)] * 200)
    assert board.shown[-1].at < 100
    board.spotlight.light(thing=RowMove(150, 5, 6, 0))
    assert 150 in [row.at for row in board.shown]
    assert board.colour(150, 6, dy=0.0) != board.colour(149, 6)
    board.spotlight.light(thing=3)
    assert 3 in [row.at for row in board.shown]
    lit = board.view.viewport().grab().toImage()
    board.spotlight.clear()
    assert board.view.viewport().grab().toImage() != lit
    board.spotlight.light(thing=10**6)
    board.spotlight.light(thing=RowMove(10**6, 1, 2, 0))
    board.spotlight.light(thing="something else")
    board.view.viewport().grab()


# The keyboard


def test_arrows_move_the_cursor_and_space_toggles(board: Board) -> None:
    board.open([(), (), ()])
    board.key(K.Key_Right, times=4)
    board.key(K.Key_Down)
    board.key(K.Key_Space)
    assert board.cursor == (1, 5)
    assert board.rows == [(), (5,), ()]
    assert "row 2, column 5, chess, jumps to 6; value 1" in board.view.accessibleDescription()
    board.key(K.Key_Space)
    assert board.rows == [(), (), ()]
    assert "row 2, column 5, empty; value 0" in board.view.accessibleDescription()


def test_the_cursor_points_at_a_chess_until_the_mouse_moves_again(board: Board) -> None:
    board.open([(2,), (9,)])
    board.view.set_winning(False)
    board.move(board.cell(1, 15))
    landing = board.view.grid.cell_rect(0, 3).toRect().adjusted(4, 4, -4, -4)
    plain = board.view.viewport().grab(landing).toImage()
    board.key(K.Key_Right)
    assert board.view.viewport().grab(landing).toImage() != plain
    board.move(board.cell(1, 16))
    assert board.view.viewport().grab(landing).toImage() == plain


def test_keys_that_go_far(board: Board) -> None:
    board.open([()] * 100)
    page = board.view.grid.room[1] // board.view.grid.row_height - 1
    for key, modifiers, place in (
        (K.Key_End, NONE, (0, 20)),
        (K.Key_Right, NONE, (0, 20)),
        (K.Key_PageDown, NONE, (page, 20)),
        (K.Key_Home, NONE, (page, 1)),
        (K.Key_Left, NONE, (page, 1)),
        (K.Key_End, CTRL, (99, 20)),
        (K.Key_Down, NONE, (99, 20)),
        (K.Key_PageUp, NONE, (99 - page, 20)),
        (K.Key_Home, CTRL, (0, 1)),
        (K.Key_Up, NONE, (0, 1)),
        (K.Key_Return, NONE, (1, 1)),
        (K.Key_Enter, NONE, (2, 1)),
    ):
        board.key(key, modifiers)
        assert board.cursor == place, key
        assert place[0] in [row.at for row in board.shown]


def test_delete_clears_the_block_and_j_jumps(board: Board) -> None:
    board.open([(1, 2, 3)])
    board.key(K.Key_Delete)
    assert board.rows == [(2, 3)]
    board.key(K.Key_Right)
    board.key(K.Key_J)
    assert board.rows == [(3, 4)]
    assert board.steps == ["Clear row 1: 1", "Move a chess in row 1: 2 → 4"]


def test_the_cursor_is_painted_stronger_with_the_keyboard(board: Board) -> None:
    board.open([()])

    def ring() -> int:
        """How many pixels across the left edge of the cursor's cell are in the accent."""
        image, rect = board.view.viewport().grab().toImage(), board.view.grid.cell_rect(0, 1).toRect()
        across = [image.pixelColor(x, rect.center().y()).name() for x in range(rect.left() - 3, rect.left() + 5)]
        return sum(close(colour, LIGHT.accent) for colour in across)

    assert ring() >= 1
    board.editor.header.width_field.setFocus()
    QApplication.processEvents()
    assert ring() == 0


def test_rows_by_keyboard(board: Board) -> None:
    board.key(K.Key_Insert)
    board.key(K.Key_Space)
    board.key(K.Key_Return, CTRL)
    board.key(K.Key_Right)
    board.key(K.Key_Space)
    assert board.rows == [(1,), (2,)]
    board.key(K.Key_D, CTRL)
    assert board.rows == [(1,), (2,), (2,)]
    assert board.cursor[0] == 2
    board.key(K.Key_Up, ALT, times=2)
    assert board.rows == [(2,), (1,), (2,)]
    assert board.cursor[0] == 0
    board.key(K.Key_Down, ALT)
    assert board.cursor[0] == 1
    board.key(K.Key_Delete, CTRL)
    assert board.rows == [(1,), (2,)]
    board.key(K.Key_F, CTRL | SHIFT)
    assert board.rows[board.cursor[0]] == tuple(range(1, 21))
    board.key(K.Key_Backspace, CTRL)
    assert board.rows[board.cursor[0]] == ()
    board.key(K.Key_Insert)
    assert board.rows[board.cursor[0]] == () and len(board.rows) == 3
    board.key(K.Key_A, CTRL)
    assert board.selected == {0, 1, 2}
    board.key(K.Key_Delete, CTRL)
    assert board.rows == []
    while board.session.undo_stack.canUndo():
        board.session.undo_stack.undo()
        board.check_values()
    while board.session.undo_stack.canRedo():
        board.session.undo_stack.redo()
        board.check_values()
    assert board.rows == []


def test_shift_and_arrows_select_rows_and_delete_clears_them(board: Board) -> None:
    board.open([(1,), (2,), (3,), (4,)])
    board.key(K.Key_Down)
    board.key(K.Key_Down, SHIFT)
    assert board.selected == {1, 2}
    board.key(K.Key_Delete)
    assert board.rows == [(1,), (), (), (4,)]
    assert board.steps == ["Clear 2 rows"]
    board.key(K.Key_Up)
    assert board.selected == set()


def test_keys_of_the_board_go_before_shortcuts_of_the_window(board: Board, qtbot: QtBot) -> None:
    board.open([(1,), (2,)])
    fired: list[str] = []
    for keys in ("Alt+Down", "Del", "Ctrl+D"):
        shortcut = QShortcut(QKeySequence(keys), board.editor)
        shortcut.activated.connect(lambda keys=keys: fired.append(keys))
    board.key(K.Key_Down, ALT)
    assert board.rows == [(2,), (1,)]
    assert not fired


# Rows by mouse


def test_clicks_on_row_numbers_select(board: Board) -> None:
    board.open([()] * 8)
    board.click(board.number(2))
    assert board.selected == {2}
    board.click(board.number(5), SHIFT)
    assert board.selected == {2, 3, 4, 5}
    board.click(board.number(4), CTRL)
    assert board.selected == {2, 3, 5}
    board.click(board.number(7), CTRL)
    assert board.selected == {2, 3, 5, 7}
    board.click(board.number(3))
    assert board.selected == {3}
    board.key(K.Key_Escape)
    assert board.selected == set()
    assert not board.steps


def test_rows_dragged_by_their_number_move_in_one_step(board: Board) -> None:
    board.open([(1,), (2,), (3,), (4,), (5,)])
    board.click(board.number(0))
    board.click(board.number(1), SHIFT)
    QTest.qWait(QApplication.doubleClickInterval() + 20)
    height = board.view.grid.row_height
    board.drag(board.number(1), board.number(4) + QPoint(0, height // 2))
    assert board.rows == [(3,), (4,), (5,), (1,), (2,)]
    assert board.steps == ["Move 2 rows"]
    assert board.selected == {3, 4}
    board.session.undo_stack.undo()
    assert board.rows == [(1,), (2,), (3,), (4,), (5,)]


def test_escape_cancels_a_drag_of_rows(board: Board) -> None:
    board.open([(1,), (2,), (3,)])
    board.press(board.number(0))
    board.move(board.number(2))
    assert board.view.show_state.drop is not None
    board.key(K.Key_Escape)
    board.release(board.number(2))
    assert board.rows == [(1,), (2,), (3,)]
    assert board.selected == set()
    assert not board.steps


def test_the_context_menu_of_row_numbers_selects_its_row(board: Board, qtbot: QtBot) -> None:
    board.open([(1,), (2,), (3,)])
    with qtbot.waitSignal(board.editor.menu_wanted):
        at = board.number(1)
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, board.view.viewport().mapToGlobal(at))
        QApplication.sendEvent(board.view.viewport(), event)
    assert board.selected == {1}


def test_buttons_do_what_they_say(board: Board) -> None:
    board.open([(1,), (2,)])
    assert board.editor.header.count.text() == "2 rows"
    for name, rows in (
        ("duplicate", [(1,), (1,), (2,)]),
        ("down", [(1,), (2,), (1,)]),
        ("up", [(1,), (1,), (2,)]),
        ("fill", [(1,), tuple(range(1, 21)), (2,)]),
        ("clear", [(1,), (), (2,)]),
        ("delete", [(1,), (2,)]),
        ("add", [(1,), (2,), ()]),
    ):
        QTest.mouseClick(button(board, name), LEFT)
        assert board.rows == rows, name
        assert board.view.hasFocus()
    assert len(board.steps) == 7
    assert board.editor.header.count.text() == "3 rows"
    for _ in range(7):
        board.session.undo_stack.undo()
        board.check_values()
    assert board.rows == [(1,), (2,)]


def test_buttons_are_grey_where_there_are_no_rows(board: Board) -> None:
    board.open([])
    assert not button(board, "delete").isEnabled()
    assert button(board, "add").isEnabled()
    empty = board.view.viewport().grab().toImage()
    QTest.mouseClick(button(board, "add"), LEFT)
    assert board.rows == [()]
    assert button(board, "delete").isEnabled()
    assert board.view.viewport().grab().toImage() != empty
    for spec in actions.SPECS:
        assert actions.enabled(board.editor)[spec.name]


# Clipboard


def test_rows_are_copied_as_text_and_pasted_below(board: Board) -> None:
    board.open([(19, 20), (), (3, 1)])
    board.key(K.Key_A, CTRL)
    board.key(K.Key_C, CTRL)
    assert QGuiApplication.clipboard().text() == "2 19 20\n0\n2 3 1\n"
    board.key(K.Key_V, CTRL)
    assert [board.game.columns(r) for r in board.game.rows] == [(19, 20), (), (3, 1)] * 2
    assert board.selected == {3, 4, 5}
    assert board.steps == ["Paste 3 rows"]
    board.key(K.Key_X, CTRL)
    assert board.rows == [(19, 20), (), (1, 3)]


def test_pictures_are_pasted(board: Board) -> None:
    board.open([(7,)])
    QGuiApplication.clipboard().setText(".X..X\n\n1100\n")
    board.key(K.Key_V, CTRL)
    assert board.rows == [(7,), (2, 5), (1, 2)]
    board.check_values()


@pytest.mark.parametrize("text", ["2 19 21", "hello", "1\n2\n2 19 20", "X" * 21, "3 1 1 2\n1 1", "1 0"])
def test_text_that_is_no_rows_is_refused_whole_and_said_so(board: Board, text: str) -> None:
    board.open([(7,)])
    QGuiApplication.clipboard().setText(text)
    with_text: list[str] = []
    board.editor.text_refused.connect(with_text.append)
    board.key(K.Key_V, CTRL)
    label = board.editor.findChild(QLabel, "boardMessage")
    assert label and label.isVisible()
    assert "line" in label.text() and board.said[-1] == label.text()
    assert board.rows == [(7,)] and not board.steps
    assert with_text == [text]
    assert QGuiApplication.clipboard().text() == text
    board.key(K.Key_Escape)
    assert not label.isVisible()


# Width


def test_the_width_field_changes_the_board(board: Board) -> None:
    board.open([(20,), (19,)])
    field = board.editor.header.width_field
    assert field.value() == 20 and (field.minimum(), field.maximum()) == (1, WIDEST)
    field.selectAll()
    QTest.keyClicks(field, "64")
    assert board.game.width == 20
    QTest.keyClick(field, K.Key_Return)
    assert board.game.width == 64
    assert [row.value for row in board.shown] == [0, 1]
    assert board.view.horizontalScrollBar().maximum() > 0
    board.check_values()
    assert board.steps == ["Set the width to 64"]
    board.session.undo_stack.undo()
    assert field.value() == 20
    board.check_values()


def ask_with(board: Board, answer: bool) -> list[str]:
    asked: list[str] = []

    def ask(text: str, agree: str, then: object) -> None:
        asked.append(text)
        if answer:
            then()  # type: ignore[operator]

    board.editor.ask = ask
    return asked


@pytest.mark.parametrize("answer", [True, False])
def test_narrowing_over_chesses_asks_first(board: Board, answer: bool) -> None:
    board.open([(3, 12, 20), (4,)])
    asked = ask_with(board, answer)
    field = board.editor.header.width_field
    field.setValue(10)
    assert asked == ["2 chesses stand behind column 10. Take them off the board?"]
    assert board.game.width == field.value() == (10 if answer else 20)
    assert board.rows == ([(3,), (4,)] if answer else [(3, 12, 20), (4,)])
    board.check_values()
    if answer:
        assert len(board.steps) == 1
        board.session.undo_stack.undo()
        assert board.rows == [(3, 12, 20), (4,)] and field.value() == 20
        board.session.undo_stack.redo()
        assert board.rows == [(3,), (4,)] and field.value() == 10
    field.setValue(14 if answer else 20)
    assert len(asked) == 1


@pytest.mark.parametrize(("name", "width"), [("boardClipYes", 15), ("boardClipNo", 20)])
def test_the_question_itself(board: Board, qtbot: QtBot, name: str, width: int) -> None:
    board.open([(16,)])
    board.editor.header.width_field.setValue(15)
    box = board.editor.findChild(QMessageBox, "boardClipDialog")
    assert box and "1 chess stands behind column 15" in box.text()
    qtbot.mouseClick(box.findChild(QPushButton, name), LEFT)
    assert board.game.width == width


def test_the_cursor_stays_on_a_board_that_narrows(board: Board) -> None:
    board.open([(), ()])
    board.key(K.Key_End, CTRL)
    board.editor.header.width_field.setValue(7)
    assert board.cursor == (1, 7)
    assert "column 7" in board.view.accessibleDescription()


# The staircase explained


def test_the_staircase_is_explained_by_shades_and_lengths(board: Board) -> None:
    # Empty blocks from the right: 20, 18, ..., so the run 17 is left of block 2 and does not count.
    board.open([(14, 15, 17, 19)])
    board.view.set_winning(False)
    board.move(QPoint(5, 500))
    plain = board.view.grid.row_height
    QTest.mouseClick(button(board, "explain"), LEFT)
    assert board.editor.legend.isVisible()
    assert board.view.grid.row_height > plain
    runs = board.shown[0].runs
    assert [(run.first, run.length, run.counts) for run in runs] == [(14, 2, True), (17, 1, False), (19, 1, True)]
    assert board.shown[0].value == 2 ^ 1
    corner = {c: board.colour(0, c, 0.42, -0.42) for c in (14, 17, 19, 3)}
    assert corner[14] == corner[19] == LIGHT.selection
    assert LIGHT.selection not in (corner[17], corner[3])
    board.key(K.Key_E)
    assert not board.editor.legend.isVisible()
    assert not button(board, "explain").isChecked()


def test_a_value_tells_how_it_comes_about(board: Board) -> None:
    board.open([(14, 15, 17, 19), (20,)])
    assert value_words(board.game, 0).startswith("Row 1: Grundy value 3 = 2 ⊕ 1")
    assert value_words(board.game, 1) == "Row 2: Grundy value 0; no run counts"


# Following the document


def test_the_board_follows_changes_from_elsewhere(board: Board) -> None:
    board.open([(1,), (2,), (3,)])
    board.key(K.Key_Down)
    board.key(K.Key_Down, SHIFT)
    game, case = board.game, board.session.case_key
    assert case is not None
    change = board_edits.remove_rows(game, [game.rows[0], game.rows[2]])
    assert change
    board.session.push(InCase(case, change), "elsewhere")
    assert [row.mask for row in board.shown] == [0b10]
    assert board.cursor == (0, 1)
    assert board.selected == {0}
    board.session.edit(board_edits.fill(game, game.rows), "fill")
    assert board.shown[0].mask == 2**20 - 1
    assert board.editor.header.count.text() == "1 row"
    board.session.undo_stack.undo()
    board.session.undo_stack.undo()
    assert len(board.shown) == 3


def test_a_row_that_goes_while_it_is_painted_ends_the_painting(board: Board) -> None:
    board.open([(1,), (2,)])
    board.press(board.cell(1, 5))
    board.move(board.cell(1, 9))
    board.session.edit(board_edits.remove_rows(board.game, [board.game.rows[1]]), "elsewhere")
    board.move(board.cell(0, 12))
    board.release(board.cell(0, 12))
    assert board.rows == [(1,)]


def test_other_cases_are_other_boards(board: Board) -> None:
    board.session.open(Document([BoardRecord(20, ((1,), (2,))), BoardRecord(7, ((3,),)), GraphRecord(3)]))
    first, second, graph = (case.key for case in board.session.document.cases)
    board.key(K.Key_Down)
    board.session.look_at(second)
    assert board.rows == [(3,)] and board.cursor == (0, 1)
    assert board.editor.header.width_field.value() == 7
    board.session.look_at(graph)
    assert board.shown == [] and not button(board, "add").isEnabled()
    assert not any(actions.enabled(board.editor).values())
    for handler in actions.handlers(board.editor).values():
        handler()
    board.click(QPoint(100, 50))
    board.key(K.Key_Space)
    assert not board.session.undo_stack.count()
    board.session.look_at(first)
    assert board.rows == [(1,), (2,)]


# Size


def test_a_thousand_rows_paint_only_what_is_seen(board: Board) -> None:
    rng = random.Random(5)
    rows = [tuple(c for c in range(1, 21) if rng.random() < 0.5) for _ in range(1000)]
    board.open(rows)
    assert len(board.shown) < 30
    assert board.editor.header.count.text() == "1,000 rows"
    for value in (0, 7000, board.view.verticalScrollBar().maximum()):
        board.view.verticalScrollBar().setValue(value)
        for row in board.shown:
            assert tuple(c for c in range(1, 21) if row.has_chess(c)) == rows[row.at]
    assert board.shown[-1].at == 999
    QTest.mouseClick(board.view.viewport(), LEFT, NONE, board.cell(998, 6))
    assert (6 in board.rows[998]) != (6 in rows[998])
    board.check_values()


def test_the_top_row_stays_where_the_window_changes_its_size(board: Board) -> None:
    board.open([(1,)] * 300)
    board.view.verticalScrollBar().setValue(120 * board.view.grid.row_height)
    for width in (400, 1200, 700):
        board.editor.resize(width, 500)
        QApplication.processEvents()
        assert abs(board.shown[0].at - 120) <= 1
    board.view.set_explain(True)
    assert abs(board.shown[0].at - 120) <= 1


def test_ctrl_and_the_wheel_zoom_and_the_rows_in_view_stay(board: Board) -> None:
    board.open([(1,)] * 300)
    board.view.reveal(150)
    cell = board.view.grid.cell
    centre = QPointF(board.view.viewport().rect().center())
    before = board.view.grid.index_at(centre.y())

    def wheel(delta: int) -> None:
        glob = QPointF(board.view.viewport().mapToGlobal(centre.toPoint()))
        event = QWheelEvent(
            centre, glob, QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton, CTRL, Qt.ScrollPhase.NoScrollPhase, False
        )
        QApplication.sendEvent(board.view.viewport(), event)

    wheel(360)
    assert board.view.grid.cell > cell
    assert abs(board.view.grid.index_at(centre.y()) - before) <= 1
    wheel(-120 * 40)
    assert board.view.grid.cell == 12
    wheel(120 * 80)
    assert board.view.grid.cell == 96
    board.view.fit()
    assert board.view.grid.cell == cell


@pytest.mark.parametrize(("width", "columns"), [(300, 20), (560, 20), (1500, 20), (900, 64), (900, 1), (700, 1000)])
def test_cells_fit_the_window_and_values_stay_in_view(board: Board, width: int, columns: int) -> None:
    board.open([tuple(range(1, columns + 1, 3))] * 3, columns)
    board.editor.resize(width, 500)
    QApplication.processEvents()
    assert board.editor.width() == width
    grid = board.view.grid
    assert 18 <= grid.cell <= 40
    assert grid.right + grid.values <= board.view.viewport().width()
    board.key(K.Key_End)
    grid = board.view.grid
    assert grid.left <= grid.column_left(columns) and grid.column_left(columns) + grid.cell <= grid.right
    board.key(K.Key_Space)
    assert (columns in board.rows[0]) == (columns not in range(1, columns + 1, 3))
    board.view.set_explain(True)
    board.view.viewport().grab()


def test_cells_and_points_are_inverse(board: Board) -> None:
    board.open([()] * 60, 64)
    board.view.horizontalScrollBar().setValue(333)
    board.view.verticalScrollBar().setValue(217)
    grid = board.view.grid
    for index in grid.seen_rows(0, grid.view_height):
        for column in grid.seen_columns():
            centre = grid.cell_centre(index, column)
            if grid.cells_rect.contains(centre):
                hit = grid.hit(centre)
                assert (hit.index, hit.column) == (index, column)


# The look


def test_light_and_dark_are_painted_in_their_colours(board: Board, theme: ThemeController) -> None:
    board.open([(3,), ()])
    board.view.set_winning(False)
    for mode, colours in (("light", LIGHT), ("dark", DARK)):
        theme.set_mode(mode)  # type: ignore[arg-type]
        board.move(board.cell(1, 15))
        assert board.colour(0, 3) == colours.stone_fill
        assert board.colour(0, 8) == colours.surface
    theme.set_mode("light")


def test_values_are_amber_for_0_and_blue_else(board: Board) -> None:
    board.open([(3,), ()])
    grid = board.view.grid
    image = board.view.viewport().grab().toImage()
    for index, role in ((0, LIGHT.n_fill), (1, LIGHT.p_fill)):
        top = board.cell(index, 1).y()
        colours = {
            image.pixelColor(x, y).name()
            for x in range(grid.right, grid.right + grid.values)
            for y in range(top - 8, top + 8)
        }
        assert role in colours
    board.click(board.cell(1, 3))
    assert board.shown[1].value == 1


def test_every_action_has_a_handler_and_a_key_of_its_own() -> None:
    keys = [key for spec in actions.SPECS for key in spec.keys]
    assert len(keys) == len(set(keys))
    names = {spec.name for spec in actions.SPECS}
    used = {e for e in (*actions.MENU[2], *actions.CONTEXT_MENU, *actions.TOOL_BAR) if e}
    assert used <= names
    assert all(name.startswith("board-") for name in names)


def test_handlers_cover_the_table(board: Board) -> None:
    names = {spec.name for spec in actions.SPECS}
    assert set(actions.handlers(board.editor)) == set(actions.enabled(board.editor)) == names
    assert set(actions.checked(board.editor)) == {spec.name for spec in actions.SPECS if spec.checked is not None}


# All together


def random_event(board: Board, rng: random.Random) -> None:
    """One thing a person may do."""
    n = len(board.shown)
    index, columns = rng.randrange(max(min(n, 8), 1)), [rng.randint(1, board.game.width) for _ in range(2)]
    kind = rng.randrange(9) if n else 8
    if kind == 0:
        board.click(board.cell(index, columns[0]))
    elif kind == 1:
        board.drag(board.cell(index, columns[0]), board.cell(index, columns[1]), rng.choice([LEFT, RIGHT]))
    elif kind == 2:
        board.click(board.cell(index, columns[0]), CTRL)
    elif kind == 3:
        board.double_click(board.cell(index, columns[0]))
    elif kind == 4:
        board.click(board.number(index), rng.choice([NONE, SHIFT, CTRL]))
    elif kind == 5:
        board.drag(board.number(index), board.number(rng.randrange(min(n, 8))) + QPoint(0, rng.randint(-9, 9)))
    elif kind == 6:
        key = rng.choice([K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Space, K.Key_J, K.Key_Delete, K.Key_End])
        board.key(key, rng.choice([NONE, NONE, SHIFT]) if key != K.Key_J else NONE)
    elif kind == 7:
        board.editor.header.width_field.setValue(rng.randint(1, 12))
    else:
        name = rng.choice(["insert-above", "insert-below", "add", "duplicate", "delete", "up", "down", "clear", "fill",
                           "copy", "paste", "cut", "select-all", "explain"])  # fmt: skip
        actions.handlers(board.editor)[f"board-{name}"]()


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_values_are_right_and_all_is_undone_and_redone(board: Board, seed: int) -> None:
    rng = random.Random(seed)
    ask_with(board, True)
    QGuiApplication.clipboard().setText("1 1\n")
    start = [(1, 3), (2,), (5, 6, 7)]
    board.open(start, 8)
    states = {0: (board.game.width, board.rows)}
    for _ in range(50):
        random_event(board, rng)
        if board.game.n > 12:
            board.key(K.Key_A, CTRL)
            board.key(K.Key_Delete, CTRL)
        board.check_values()
        states[board.session.undo_stack.index()] = (board.game.width, board.rows)
    board.editor.view.viewport().grab()
    end, stack = (board.game.width, board.rows), board.session.undo_stack
    assert stack.count() > 10
    while stack.canUndo():
        stack.undo()
        board.check_values()
        if stack.index() in states:
            assert (board.game.width, board.rows) == states[stack.index()]
    assert (board.game.width, board.rows) == (8, start)
    while stack.canRedo():
        stack.redo()
    assert (board.game.width, board.rows) == end
    board.check_values()
