"""Presenter mode under real keys: what is seen in it, and that all is as before when it is left."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hand import Hand
from one_window import separate_settings
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QLineEdit, QPlainTextEdit, QToolBar, QWidget
from pytestqt.qtbot import QtBot
from settings_window import Room, room

from gui.presenter.presenter import LARGER


@pytest.fixture
def shown(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    separate_settings(qapp, tmp_path)
    with room(qapp) as made:
        hand = Hand(made.window.canvas)
        for i in range(2):
            hand.double_click(hand.at(0, -60 + 120 * i))
        made.window.canvas.setFocus()
        yield made


def settle() -> None:
    """Let the window find its size, and what follows from it."""
    for _ in range(5):
        QApplication.processEvents()


def hidden_and_shown(shown: Room) -> dict[str, bool]:
    window = shown.window
    parts: list[QWidget] = [*window.findChildren(QDockWidget), *window.findChildren(QToolBar)]
    parts += [window.menuBar(), window.statusBar()]
    return {part.objectName() or type(part).__name__: part.isHidden() for part in parts}


def in_sight(shown: Room) -> list[str]:
    docks = shown.window.findChildren(QDockWidget)
    return sorted(dock.objectName() for dock in docks if not dock.visibleRegion().isEmpty())


def picture(shown: Room) -> tuple:
    canvas, window = shown.window.canvas, shown.window
    look = round(canvas.camera.scale, 6), canvas.centre.toPoint(), window.size(), window.font().pointSizeF()
    return look, hidden_and_shown(shown), in_sight(shown), window.isFullScreen()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F11])
def test_all_is_as_before_once_it_is_left(shown: Room, key: Qt.Key) -> None:
    shown.window.docks["history"].hide()
    shown.window.docks["explanation"].raise_()
    settle()
    before = picture(shown)
    QTest.keyClick(shown.window, Qt.Key.Key_F11)
    settle()
    assert shown.presenter.on
    assert shown.window.actions_by_name["presenter"].isChecked()
    assert shown.window.isFullScreen()
    QTest.keyClick(shown.window.canvas, key)
    settle()
    assert not shown.presenter.on
    assert not shown.window.actions_by_name["presenter"].isChecked()
    assert picture(shown) == before


@pytest.mark.parametrize("front", ["verdict", "explanation"])
def test_little_is_seen_but_that_is_large(shown: Room, front: str) -> None:
    shown.window.docks[front].raise_()
    settle()
    size, scale = shown.window.font().pointSizeF(), shown.window.canvas.camera.scale
    shown.presenter.enter()
    settle()
    assert in_sight(shown) == [f"dock-{front}"]
    assert not any(bar.isVisible() for bar in shown.window.findChildren(QToolBar))
    assert not shown.window.menuBar().isVisible()
    assert shown.window.font().pointSizeF() == pytest.approx(size * LARGER)
    canvas = shown.window.canvas
    assert canvas.camera.scale > 1.5 * scale
    assert canvas.rect().contains(canvas.camera.screen_rect(canvas.picture.bounds()).toRect())
    assert shown.window.findChild(QWidget, "presenterHint").isVisible()


@pytest.mark.parametrize("front", ["verdict", "explanation", "answers", "nothing"])
def test_a_class_sees_who_wins_whatever_is_in_front(shown: Room, front: str) -> None:
    if front == "nothing":
        for dock in shown.window.findChildren(QDockWidget):
            dock.hide()
    else:
        shown.window.docks[front].raise_()
    canvas = shown.window.canvas
    shown.window.commands.set_stones([canvas.picture.keys[0]], 1)
    settle()
    before = picture(shown)
    shown.presenter.enter()
    settle()
    line = shown.window.findChild(QLabel, "presenterVerdict")
    if front == "explanation":
        assert line.isVisible()
        assert line.text() == "Second player wins (nim-sum 0)"
        shown.window.commands.add_move(*canvas.picture.keys)
        settle()
        assert line.text() == "First player wins (nim-sum 1)"
        shown.window.session.undo_stack.undo()
    else:
        assert in_sight(shown) == ["dock-verdict"]
        assert not line.isVisible()
    shown.presenter.leave()
    settle()
    assert not line.isVisible()
    assert picture(shown) == before


def test_the_graph_stays_large_when_the_canvas_gets_a_little_smaller(shown: Room) -> None:
    """As with another theme, whose lines between panels are wider."""
    shown.window.actions_by_name["fit"].trigger()
    shown.window.session.replaced.emit()
    settle()
    shown.presenter.enter()
    settle()
    shown.presenter._settling.stop()
    canvas = shown.window.canvas
    scale = canvas.camera.scale
    canvas.resize(canvas.width() - 3, canvas.height())
    settle()
    assert canvas.camera.scale == scale
    shown.presenter.leave()


def test_entering_twice_and_leaving_twice_are_one(shown: Room) -> None:
    before = picture(shown)
    shown.presenter.leave()
    shown.presenter.enter()
    shown.presenter.enter()
    shown.presenter.leave()
    shown.presenter.leave()
    settle()
    assert picture(shown) == before


def test_escape_ends_a_gesture_first(shown: Room) -> None:
    shown.presenter.enter()
    settle()
    canvas = shown.window.canvas
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert shown.presenter.on
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert not shown.presenter.on


def test_escape_gives_up_a_name_first(shown: Room) -> None:
    shown.presenter.enter()
    settle()
    canvas = shown.window.canvas
    canvas.rename(canvas.picture.keys[0])
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, "A")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert shown.presenter.on
    assert not editor.isVisible()
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    assert not shown.presenter.on


def test_escape_leaves_from_a_panel_too(shown: Room) -> None:
    shown.presenter.enter()
    shown.window.docks["text"].show()
    text = shown.window.docks["text"].findChild(QPlainTextEdit)
    text.setFocus()
    QTest.keyClick(text, Qt.Key.Key_Escape)
    assert not shown.presenter.on
    assert shown.window.docks["text"].isVisible()


def test_the_system_can_end_the_full_screen(shown: Room) -> None:
    before = picture(shown)
    shown.presenter.enter()
    settle()
    shown.window.showNormal()
    settle()
    assert picture(shown) == before


def test_a_window_closed_in_it_remembers_how_it_was_before(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> None:
    separate_settings(qapp, tmp_path)
    with room(qapp) as made:
        made.window.docks["history"].hide()
        hidden = hidden_and_shown(made)
        made.presenter.enter()
        qapp.processEvents()
        made.window.session.undo_stack.setClean()
        made.window.close()
        assert not made.presenter.on
    assert QSettings().contains("window/state")
    with room(qapp) as made:
        assert hidden_and_shown(made) == hidden
        assert not made.window.isFullScreen()
        assert made.window.theme.text_size == 100


def test_a_case_that_was_left_is_not_looked_for(shown: Room) -> None:
    shown.presenter.enter()
    shown.window.actions_by_name["case-add"].trigger()
    shown.presenter.leave()
    settle()
    assert shown.window.session.game is not None
    assert shown.window.canvas.centre.toPoint() == QPointF(0, 0).toPoint()


def test_a_text_size_that_was_set_is_enlarged_and_kept(shown: Room) -> None:
    shown.store.set("view/text-size", 120)
    shown.presenter.enter()
    assert shown.window.theme.text_size == 180
    shown.presenter.leave()
    assert shown.window.theme.text_size == 120
    assert shown.store.number("view/text-size") == 120
