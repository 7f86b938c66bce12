"""What once went wrong in a window with all three kinds of games."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from one_window import main_window
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QScrollArea, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document, empty_record
from engine.games.board_record import BoardRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from engine.project_file import load
from gui.main_window import MainWindow

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"
HEAPS = HeapsRecord(parse_rule("1 2"), (HeapsQueryRecord((12, 7, 30)),))
KAYLES = HeapsRecord(parse_rule("0.77"), (HeapsQueryRecord((12, 7, 300)),))
BOARD = BoardRecord(20, ((1, 2), (3,)))
CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path) as window:
        window.activateWindow()
        yield window


def open_all_kinds(window: MainWindow) -> None:
    window.session.open(Document([empty_record(), HEAPS, BOARD]))
    QApplication.processEvents()


def focus(window: MainWindow) -> str:
    widget = window.focusWidget()
    return widget.objectName() if widget else ""


def press(window: MainWindow, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """A key goes to whoever has the keyboard."""
    widget = window.focusWidget()
    assert widget
    QTest.keyClick(widget, key, modifiers)
    QApplication.processEvents()


def test_the_keyboard_stays_in_the_tree_that_goes_through_kinds(window: MainWindow) -> None:
    open_all_kinds(window)
    window.canvas.setFocus()
    tree = window.findChild(QTreeView, "caseTree")
    assert tree
    tree.setFocus()
    kinds = []
    for _ in range(3):
        press(window, Qt.Key.Key_Down)
        assert focus(window) == "caseTree"
        kinds.append(window.editors.kind)
    assert kinds[-2:] == ["heaps", "board"]


def test_the_keyboard_goes_along_from_editor_to_editor(window: MainWindow) -> None:
    open_all_kinds(window)
    window.canvas.setFocus()
    seen = []
    for _ in range(2):
        press(window, Qt.Key.Key_PageDown, CONTROL)
        seen.append(focus(window))
    assert seen == ["heapStacks", "boardView"]


def test_new_heaps_take_what_is_typed_at_once(window: MainWindow) -> None:
    window.canvas.setFocus()
    window.actions_by_name["new-heaps"].trigger()
    QApplication.processEvents()
    for key in (Qt.Key.Key_5, Qt.Key.Key_Return):
        press(window, key)
    assert window.session.heaps_query
    assert window.session.heaps_query.heaps == (5,)


def test_the_window_may_be_small(window: MainWindow) -> None:
    window.session.open(Document([KAYLES, BOARD]))
    window.resize(800, 600)
    QApplication.processEvents()
    assert (window.width(), window.height()) == (800, 600)
    assert window.heaps.isVisible()
    # What has no room is reached by scrolling.
    area = window.findChild(QScrollArea, "heapsEditorArea")
    assert area
    assert area.horizontalScrollBar().maximum() == max(window.heaps.width() - area.viewport().width(), 0)


def test_the_heaps_are_not_scrolled_away_by_a_look_at_another_case(window: MainWindow) -> None:
    window.session.open(Document([KAYLES, BOARD]))
    window.resize(800, 600)
    window.heaps.setFocus()
    QApplication.processEvents()
    area = window.findChild(QScrollArea, "heapsEditorArea")
    assert area
    for key in (1, 0):
        window.session.look_at(window.session.document.cases[key].key)
        QApplication.processEvents()
    assert (area.horizontalScrollBar().value(), area.verticalScrollBar().value()) == (0, 0)


def test_the_caption_of_the_sequence_is_not_cut_in_the_middle_of_a_letter(window: MainWindow, qtbot: QtBot) -> None:
    window.session.open(Document([HEAPS]))
    window.resize(800, 600)
    QApplication.processEvents()
    caption = window.findChild(QLabel, "sequenceCaption")
    assert caption
    qtbot.waitUntil(lambda: "of 3" in caption.toolTip())
    assert caption.fontMetrics().horizontalAdvance(caption.text()) <= caption.width()
    window.resize(1280, 800)
    qtbot.waitUntil(lambda: caption.text().endswith("periods of 3"))
    assert not caption.toolTip()


def drop_file(widget: QWidget, path: Path) -> bool:
    """Whether whoever takes the drag of a file over `widget` opens it: drags go up to the window as in real life."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    events = (
        QDragEnterEvent(QPoint(9, 9), copy, data, left, none),
        QDropEvent(QPointF(9, 9), copy, data, left, none),
    )
    for event in events:
        event.setAccepted(False)
        QApplication.sendEvent(widget, event)
    return all(event.isAccepted() for event in events)


@pytest.mark.parametrize("place", ["ruleLine", "rowLine", "textEditor", "caseTree", "heapStacks"])
def test_a_file_dropped_anywhere_is_opened(window: MainWindow, qtbot: QtBot, place: str) -> None:
    window.session.open(Document([HEAPS]))
    QApplication.processEvents()
    widget = window.findChild(QWidget, place)
    assert widget
    text = window.text.editor.toPlainText()
    assert drop_file(widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget, SAMPLES / "hdu5724.in")
    assert window.text.editor.toPlainText() == text
    qtbot.waitUntil(lambda: window.session.board is not None)
    assert len(window.session.document.cases) == 2


def test_a_size_that_is_being_typed_is_saved(window: MainWindow, tmp_path: Path) -> None:
    window.session.open(Document([HEAPS]))
    window.session.path = tmp_path / "typed.grundy"
    window.heaps.stacks.setFocus()
    press(window, Qt.Key.Key_4)
    press(window, Qt.Key.Key_2)
    assert focus(window) == "heapSize"
    press(window, Qt.Key.Key_S, CONTROL)
    saved, _ = load((tmp_path / "typed.grundy").read_bytes())
    assert saved.records()[0].queries[0] == HeapsQueryRecord((42, 7, 30))
    assert not window.session.dirty
    assert focus(window) == "heapStacks"


def test_a_size_that_is_no_number_is_not_in_the_way_of_saving(window: MainWindow, tmp_path: Path) -> None:
    window.session.open(Document([HEAPS]))
    window.session.path = tmp_path / "typed.grundy"
    window.heaps.stacks.setFocus()
    press(window, Qt.Key.Key_4)
    press(window, Qt.Key.Key_Minus)
    press(window, Qt.Key.Key_S, CONTROL)
    saved, _ = load((tmp_path / "typed.grundy").read_bytes())
    assert tuple(saved.records()) == (HEAPS,)
    assert window.heaps.stacks.editor.text() == "4-"


def test_a_width_that_is_being_typed_is_saved(window: MainWindow, tmp_path: Path) -> None:
    window.session.open(Document([BOARD]))
    window.session.path = tmp_path / "typed.grundy"
    field = window.board.header.width_field
    field.setFocus()
    field.selectAll()
    for key in (Qt.Key.Key_2, Qt.Key.Key_5):
        press(window, key)
    press(window, Qt.Key.Key_S, CONTROL)
    saved, _ = load((tmp_path / "typed.grundy").read_bytes())
    assert tuple(saved.records()) == (BoardRecord(25, BOARD.rows),)


def test_a_name_that_is_being_typed_is_saved(window: MainWindow, tmp_path: Path) -> None:
    window.session.open(Document([HEAPS, BOARD]))
    window.session.path = tmp_path / "typed.grundy"
    window.actions_by_name["case-rename"].trigger()
    for key in (Qt.Key.Key_A, Qt.Key.Key_B):
        press(window, key)
    press(window, Qt.Key.Key_S, CONTROL)
    saved, _ = load((tmp_path / "typed.grundy").read_bytes())
    assert [case.name for case in saved.cases] == ["ab", ""]
    assert not window.session.dirty
    assert focus(window) == "caseTree"
