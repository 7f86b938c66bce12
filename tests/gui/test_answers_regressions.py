"""What once went wrong around answers, in the whole window."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from one_window import main_window
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from gui.main_window import MainWindow
from gui.play.actions import open_play

PATH = GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[1]])


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path, None) as window:
        yield window


def wait_for_count(window: MainWindow, qtbot: QtBot, text: str) -> None:
    label = window.answers.findChild(QLabel, "answersCount")
    assert isinstance(label, QLabel)
    qtbot.waitUntil(lambda: label.text() == text and not window.answers.checker.stale, timeout=10_000)


def test_a_second_query_in_a_format_of_one_query_a_case(window: MainWindow, qtbot: QtBot) -> None:
    window.session.open(Document([PATH], "uva11927"))
    window.answers.load_text("First", "mine")
    wait_for_count(window, qtbot, "1 of 1 right")
    window.actions_by_name["query-duplicate"].trigger()
    wait_for_count(window, qtbot, "1 of 2 right, 1 missing")
    QTest.keyClick(window.canvas, Qt.Key.Key_F8)
    place = window.answers.findChild(QLabel, "answerPlaces")
    assert isinstance(place, QLabel)
    # Export writes the case once more: 3 2, two moves, three nodes, an empty line; then the same again.
    assert place.text() == "Exported input 11:1"


def test_a_file_is_followed_where_its_folder_goes_and_comes_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path
) -> None:
    window.session.open(Document([PATH], "uva11927"))
    path = tmp_path / "build" / "out" / "a.out"
    path.parent.mkdir(parents=True)
    path.write_text("First")
    window.answers.load_file(path)
    wait_for_count(window, qtbot, "1 of 1 right")
    shutil.rmtree(tmp_path / "build")
    qtbot.waitUntil(lambda: window.answers.checker.source.gone, timeout=10_000)
    path.parent.parent.mkdir()
    qtbot.wait(300)
    path.parent.mkdir()
    qtbot.wait(300)
    path.write_text("Second")
    wait_for_count(window, qtbot, "0 of 1 right, 1 wrong")
    assert not window.answers.checker.source.gone


@pytest.mark.parametrize(
    "record", [PATH, HeapsRecord(rule_of([2, 5]), (HeapsQueryRecord((5, 12)),))], ids=["graph", "heaps"]
)
def test_stepping_does_not_make_a_small_window_larger(window: MainWindow, qtbot: QtBot, record: object) -> None:
    window.session.open(Document([record]))  # type: ignore[list-item]
    window.docks["problems"].hide()
    for begins_small in (False, True):
        window.resize(*(800, 600) if begins_small else (1280, 800))
        QApplication.processEvents()
        window.stepper.start()
        window.stepper.step()
        QApplication.processEvents()
        window.resize(800, 600)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (800, 600)
        bar = window.findChild(QWidget, "stepperBar")
        assert isinstance(bar, QWidget)
        buttons = bar.findChildren(QToolButton)
        assert len(buttons) == 6
        for button in buttons:
            assert button.visibleRegion().boundingRect() == button.rect(), button.objectName()
        window.stepper.stop()


def tips(root: QWidget, name: str) -> list[str]:
    """The tool tips of the rows of a list."""
    view = root.findChild(QAbstractItemView, name)
    assert isinstance(view, QAbstractItemView)
    model = view.model()
    return [str(model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)) for row in range(model.rowCount())]


def test_a_name_that_looks_like_html_is_shown_as_it_is_in_tool_tips(window: MainWindow, qtbot: QtBot) -> None:
    name, told = "<b>A</b><img src=x>", "&lt;b&gt;A&lt;/b&gt;&lt;img src=x&gt;"
    window.session.open(Document([GraphRecord.from_moves(2, [(0, 1)], [[1]], names={0: name, 1: name + "2"})]))
    window.docks.raise_("explanation")
    window.selection.set([next(iter(window.session.graph.positions))])  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: any(told in tip for tip in tips(window, "explainList")), timeout=10_000)
    window.stepper.start()
    window.stepper.last()
    sentence = window.findChild(QWidget, "stepSentence")
    assert isinstance(sentence, QWidget)
    play = open_play(window)
    for tip in (*tips(window, "explainList"), sentence.toolTip(), *tips(play, "playMoves")):
        assert "<b>" not in tip and "<img" not in tip
    assert told in sentence.toolTip()
    play.close()
