"""The whole window under a real mouse and keyboard: drawing, reading values and verdict, undo, redo, save, open."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hand import Hand
from one_window import main_window
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.games.graph_convert import record_of
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition
from gui.actions import MENUS, SPECS
from gui.main_window import MainWindow
from gui.spec import WINDOW

SAMPLES = Path(__file__).resolve().parents[2] / "resources" / "samples"


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path) as window:
        window.canvas.look_at(1.0, QPointF(0, 0))
        yield window


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    return Hand(window.canvas)


def record(window: MainWindow) -> GraphRecord:
    assert window.session.game
    return record_of(window.session.game)


def label(window: MainWindow, name: str) -> str:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QLabel), name
    return found.text()


def draw_a_path_with_stones(window: MainWindow, hand: Hand) -> None:
    """Four positions 0 -> 1 -> 2 -> 3, one stone on 0 and one on 2."""
    for i in range(4):
        hand.double_click(hand.at(-210 + 130 * i, -60 + 40 * i))
    for i in range(3):
        hand.drag(hand.rim(i), hand.centre(i + 1))
    QTest.keyClick(window.canvas, Qt.Key.Key_S)
    for i in (0, 2, 2):
        hand.click(hand.centre(i))


def test_draw_read_undo_redo_save_open(window: MainWindow, hand: Hand, qtbot: QtBot, tmp_path: Path) -> None:
    empty = record(window)
    draw_a_path_with_stones(window, hand)
    drawn = record(window)
    assert list(zip(drawn.sources.tolist(), drawn.targets.tolist(), strict=True)) == [(0, 1), (1, 2), (2, 3)]
    assert drawn.queries[0].stones == ((0, 1), (2, 2))
    expected = [grundy_by_definition(p, lambda p: [p + 1] if p < 3 else []) for p in range(4)]
    assert window.canvas.picture.labels.tolist() == expected == [1, 0, 1, 0]
    qtbot.waitUntil(lambda: "First player wins" in label(window, "verdictWinner"))
    steps = window.session.undo_stack.count()
    assert steps == 4 + 3 + 3
    for _ in range(steps):
        QTest.keyClick(window.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert record(window) == empty
    assert not window.session.undo_stack.canUndo()
    for _ in range(steps):
        QTest.keyClick(
            window.canvas, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )
    assert record(window) == drawn
    path = tmp_path / "drawn.grundy"
    window.session.path = path
    QTest.keyClick(window.canvas, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: not window.session.dirty)
    window.files.new()
    assert record(window).n == 0
    window.files.open_path(path)
    qtbot.waitUntil(lambda: window.session.path == path)
    assert record(window) == drawn


@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
def test_a_judge_file_opens_laid_out(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.files.open_path(SAMPLES / f"{name}.in")
    qtbot.waitUntil(lambda: len(window.session.document.cases) == 2)
    game = window.session.game
    assert game
    assert window.session.document.format_name == name
    assert not window.session.dirty
    for source, target, _ in game.moves():
        assert game.places[source].y < game.places[target].y
    area = window.canvas.rect()
    assert all(area.contains(window.canvas.position_at(p)) for p in game.positions)


def test_every_action_has_a_menu_place_and_a_name(window: MainWindow) -> None:
    def names(entries: tuple) -> Iterator[str]:
        for entry in entries:
            if isinstance(entry, str):
                yield entry
            elif entry is not None:
                yield from names(entry[2])

    placed = [name for _, _, entries in MENUS for name in names(entries)]
    assert sorted(placed) == sorted(spec.name for spec in SPECS)
    for spec in SPECS:
        assert window.findChild(QAction, f"action-{spec.name}") is window.actions_by_name[spec.name]


def test_no_shortcut_stands_twice() -> None:
    """Only editors, of which one is shown at a time, may share keys with each other."""
    by_place: dict[str, list[str]] = {}
    for spec in SPECS:
        by_place.setdefault(spec.where, []).extend(spec.keys)
    everywhere = by_place.pop(WINDOW)
    for keys in by_place.values():
        together = [*everywhere, *keys]
        assert len(together) == len(set(together)), [key for key in together if together.count(key) > 1]


def test_every_action_does_something(window: MainWindow) -> None:
    """Each action is connected: it has receivers beyond those that Qt itself adds."""
    for spec in SPECS:
        action = window.actions_by_name[spec.name]
        assert action.receivers("2triggered(bool)") + action.receivers("2toggled(bool)") > 0, spec.name


def test_delete_in_another_panel_leaves_the_graph_alone(window: MainWindow, hand: Hand) -> None:
    draw_a_path_with_stones(window, hand)
    QTest.keyClick(window.canvas, Qt.Key.Key_V)
    hand.click(hand.centre(1))
    tree = window.findChild(QWidget, "historyList")
    assert tree
    tree.setFocus()
    QTest.keyClick(tree, Qt.Key.Key_Delete)
    assert record(window).n == 4
    window.canvas.setFocus()
    QTest.keyClick(window.canvas, Qt.Key.Key_Delete)
    assert record(window).n == 3


def test_all_that_a_user_reads_or_changes_is_named(window: MainWindow) -> None:
    from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit

    for kind in (QAbstractButton, QAbstractItemView, QComboBox, QLineEdit, QPlainTextEdit):
        for widget in window.findChildren(kind):
            name = widget.objectName()
            if name.startswith("qt_") or widget.parent().objectName().startswith("qt_") or not widget.isVisible():
                continue
            assert name, widget
            if not isinstance(widget, QAbstractButton):
                assert widget.accessibleName(), name
            else:
                assert widget.accessibleName() or widget.text(), name


def test_wrong_answers_are_placed_in_the_file_that_was_opened(window: MainWindow, qtbot: QtBot) -> None:
    window.files.open_text("4\n\n2 1 2 0\n1 3 0\n\n1 0\n2 0 2\n0\n", "hdu1524.txt")
    qtbot.waitUntil(lambda: window.session.document.format_name == "hdu1524")
    window.answers.load_text("WIN\nLOSE\n", "mine")
    qtbot.waitUntil(lambda: window.answers.checker.result is not None)
    places = [(a.input_line, a.input_column) for a in window.answers.checker.result.report.answers]
    assert places == [(6, 1), (7, 1)]
    window.commands.add_stones([0], 1)
    assert window.files.source_text() == ""
