"""What the guide tells people to do does what it says, in the real window."""

from collections.abc import Iterator

import pytest
from hand import Hand
from one_window import main_window
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from gui.main_window import MainWindow


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path_factory.mktemp("deeds")) as window:
        yield window


def test_the_first_game_is_drawn_as_the_guide_says(window: MainWindow) -> None:
    window.actions_by_name["new"].trigger()
    window.canvas.look_at(1.0, QPointF(0, 0))
    hand = Hand(window.canvas)
    for i in range(3):
        hand.double_click(hand.at(-130 + 130 * i, 40 * i))
    hand.drag(hand.rim(0), hand.centre(1))
    hand.drag(hand.rim(1), hand.centre(2))
    hand.click(hand.centre(0))
    QTest.keyClick(window.canvas, Qt.Key.Key_Plus)
    game, query = window.session.graph, window.session.query
    assert game is not None
    assert query is not None
    assert [game.value(position) for position in game.positions] == [0, 1, 0]
    assert game.nim_sum(query) == 0  # type: ignore[arg-type]
    texts = [label.text() for label in window.docks["verdict"].findChildren(QLabel)]
    assert "Second player wins" in texts


def test_the_drawing_keys_are_those_of_the_guide(window: MainWindow) -> None:
    window.session.undo_stack.setClean()
    window.actions_by_name["new"].trigger()
    canvas = window.canvas
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_N)
    QTest.keyClick(canvas, Qt.Key.Key_N, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(canvas, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(canvas, Qt.Key.Key_3)
    game, query = window.session.graph, window.session.query
    assert game is not None
    assert query is not None
    assert [(s, t) for s, t, _ in game.moves()] == [(game.positions[0], game.positions[1])]
    assert query.counts == {game.positions[0]: 3}  # type: ignore[union-attr]


def test_the_board_of_the_example_has_the_value_of_the_guide(window: MainWindow, qtbot: QtBot) -> None:
    window.session.undo_stack.setClean()
    window.files.open_text("1\n1\n2 1 19\n", "hdu5724.in")
    qtbot.waitUntil(lambda: window.session.board is not None)
    board = window.session.board
    assert board is not None
    (row,) = board.rows
    assert board.value(row) == 1
    assert [(run.first, run.block, run.counts) for run in board.runs(row)] == [(1, 18, False), (19, 1, True)]
