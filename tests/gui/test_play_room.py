"""The play window at other sizes, and all that can be done there, found by its keys."""

import pytest
from play_hand import PlayHand
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from engine.games.board_record import BoardRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from gui.play.heaps_view import LARGEST
from gui.theme import ThemeController

K, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def hand(qtbot, qapp):
    made = PlayHand(
        qtbot, ThemeController(qapp, "light"), HeapsRecord(parse_rule("1 2 3"), (HeapsQueryRecord((6, 3)),))
    )
    made.window.activateWindow()
    yield made
    made.window.close()


@pytest.mark.parametrize("size", [QSize(700, 500), QSize(1600, 1000)])
def test_heaps_are_as_large_as_there_is_room_and_in_the_middle(hand, size):
    hand.window.resize(size)
    QApplication.processEvents()
    geometry, port = hand.view.geometry_now, hand.view.viewport().rect()
    assert 1 <= geometry.scale <= LARGEST
    first, last = geometry.column(0), geometry.column(1)
    assert port.contains(first.united(last).toRect())
    assert abs(first.left() - (port.width() - last.right())) <= 1
    assert abs(first.top() - (port.height() - first.bottom())) <= 1
    assert last.right() - first.left() > 0.4 * port.width() or geometry.scale == LARGEST


def test_the_size_stays_as_stones_go(hand):
    before = hand.view.geometry_now.scale
    hand.click(hand.stone(0, 4))
    hand.settle()
    assert hand.window.session.heaps_query.heaps[0] < 6
    assert hand.view.geometry_now.scale == before


@pytest.mark.parametrize("size", [QSize(700, 500), QSize(1600, 1000)])
def test_a_board_is_seen_whole(qtbot, qapp, size):
    hand = PlayHand(qtbot, ThemeController(qapp, "light"), BoardRecord(20, ((19,), (18,))))
    hand.window.resize(size)
    QApplication.processEvents()
    grid = hand.view.grid
    assert grid.content[0] <= grid.room[0]
    assert grid.content[0] > 0.75 * grid.room[0] or grid.cell == hand.view.finest
    hand.window.close()


def test_the_side_grows_with_the_texts_and_leaves_room_for_the_match(hand):
    theme = hand.window._theme
    hand.window.resize(1060, 700)
    try:
        theme.set_text_size(150)
        QApplication.processEvents()
        for button in (hand.panel.save, hand.panel.close_window, hand.panel.hint, hand.panel.back):
            assert button.width() >= button.sizeHint().width()
        hand.window.resize(700, 500)
        QApplication.processEvents()
        assert hand.view.width() > 300
    finally:
        theme.set_text_size(100)


@pytest.mark.parametrize("key, modifiers", [(K.Key_P, CTRL | SHIFT), (K.Key_F1, SHIFT), (K.Key_Question, NONE)])
def test_keys_open_the_palette_and_it_does_what_is_chosen(hand, key, modifiers):
    QTest.keyClick(hand.view, key, modifiers)
    palette = hand.window._palette
    assert palette is not None and palette.isVisible()
    rows = {palette.model.index(i).data(): i for i in range(palette.model.rowCount())}
    assert len(rows) == palette.model.rowCount() == 12
    QTest.keyClicks(palette.line, "grundy")
    QTest.keyClick(palette.line, K.Key_Return)
    assert not palette.isVisible()
    assert hand.panel.values.isChecked()
    assert hand.view.hasFocus()


def test_a_button_opens_it_and_the_hint_keeps_its_key(hand):
    hand.qtbot.mouseClick(
        hand.panel.findChild(QToolButton, "playCommands"), Qt.MouseButton.LeftButton, pos=QPoint(8, 8)
    )
    palette = hand.window._palette
    assert palette.isVisible()
    QTest.keyClicks(palette.line, "zzz")
    assert "zzz" in palette._nothing.text()
    assert "F1" not in palette._nothing.text()
    QTest.keyClick(palette.line, K.Key_Escape)
    QTest.keyClick(hand.view, K.Key_F1)
    assert not palette.isVisible()
    hand.qtbot.waitUntil(lambda: hand.view.pointing)
