"""What a start leaves for later: not loaded before the window is painted, and right whenever it is first wanted."""

import gc
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from hand import Hand
from one_window import main_window
from PySide6.QtCore import QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Case, Document, InsertCase, empty_record
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_edits import add_position
from engine.games.graph_record import GraphRecord
from engine.journal import recover
from gui import quick
from gui.actions import SPECS
from gui.after_start import KEEPS, WANTED_SOON
from gui.later import Later
from gui.main_window import MainWindow
from gui.theme import ThemeController

ROOT = Path(__file__).resolve().parents[2]
NOT_AT_A_START = (
    "engine.journal", "gui.recovery.recorder", "gui.recovery.found", "gui.recovery.offer", "gui.recovery.writer",
    "gui.faults.rescue", "engine.project_file.whole", "engine.project_file.schema", "engine.project_file.recovering",
    "engine.project_file.cases", "msgspec", "gui.files.reading", "gui.files.incoming", "gui.files.importing",
    "gui.files.reloading", "gui.files.export", "gui.files.export_dialogs", "gui.files.choose_format",
    "gui.interchange.words", "gui.welcome.card", "gui.welcome.starters", "hashlib", "psutil",
    "gui.find.bar", "gui.find.finder", "gui.find.chip", "gui.canvas.minimap", "engine.finding",
    "gui.board.editor", "gui.board.surface", "gui.heaps.editor", "gui.heaps.stacks", "gui.panels.answers",
    "gui.panels.explain", "gui.panels.problems", "gui.stepper.bar", "gui.stepper.course", "gui.generator.panel",
    "gui.stress.panel", "gui.play.window", "gui.packages.dialog", "gui.pictures.dialog", "gui.pictures.preview",
    "engine.mistakes", "engine.verify", "engine.explain", "engine.package", "engine.stress",
    "gui.accessible.painted", "gui.accessible.words", "gui.accessible.play", "gui.canvas.name_editor",
    "networkx", "pydot", "gui.tour.tour", "gui.interchange.edges_dialog", "gui.guide.window",
    "gui.language.switch", "gui.language.reverse", "gui.language.resay", "gui.language.properties",
    "gui.settings.dialog", "gui.palette.palette", "gui.palette.reasons", "gui.shortcuts.sheet",
    "gui.canvas.keys_questions",
    "engine.generators", "engine.proof", "engine.layout", "numba", "pyqtgraph", "numpy.ma", "importlib.metadata",
)  # fmt: skip
STARTED = """
import gc, json, sys, threading
from PySide6.QtWidgets import QApplication

def shown():
    loaded = list(sys.modules)
    # What is looked for on a thread holds the collector for as long.
    while threading.active_count() > 1 or not gc.isenabled():
        QApplication.processEvents()
    windows = [window.objectName() for window in QApplication.topLevelWidgets() if window.isVisible()]
    looks = sys.modules["shibokensupport.feature"]._mod_uses_pyside.__name__
    print(json.dumps({"windows": windows, "loaded": loaded, "collects": gc.isenabled(), "looks": looks}))
    return 0

QApplication.exec = staticmethod(shown)
from gui.main import main
sys.exit(main([]))
"""


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path, None) as window:
        window.canvas.look_at(1.0, QPointF(0, 0))
        yield window


def there(late: Later[Any]) -> bool:
    """Whether a panel was made; asking for it would make it."""
    seen: list[object] = []
    late.when_made(seen.append)
    return bool(seen)


def label(window: MainWindow, name: str) -> str:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QLabel), name
    return found.text()


def draw_a_path(window: MainWindow) -> None:
    """0 -> 1 -> 2 with a stone on 0, by hand."""
    hand = Hand(window.canvas)
    for i in range(3):
        hand.double_click(hand.at(-130 + 130 * i, 40 * i))
    for i in range(2):
        hand.drag(hand.rim(i), hand.centre(i + 1))
    QTest.keyClick(window.canvas, Qt.Key.Key_S)
    hand.click(hand.centre(0))
    assert window.session.game is not None
    assert window.session.undo_stack.count() == 3 + 2 + 1


# What is loaded, and when


def test_a_start_loads_only_what_the_first_window_shows(tmp_path: Path) -> None:
    settings = {"XDG_CONFIG_HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", STARTED],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout)
    assert "mainWindow" in said["windows"]
    assert not set(NOT_AT_A_START) & set(said["loaded"])
    assert "gui.canvas.view" in said["loaded"]
    assert said["collects"]
    assert said["looks"] == "_mod_uses_pyside"


@pytest.mark.parametrize("name", NOT_AT_A_START[:-4] + KEEPS + WANTED_SOON)
def test_what_is_loaded_later_exists(name: str) -> None:
    assert find_spec(name) is not None


def test_after_the_first_picture_all_that_is_wanted_soon_is_loaded_and_drawn(window: MainWindow, qtbot: QtBot) -> None:
    with_icon = [window.actions_by_name[spec.name] for spec in SPECS if spec.icon]
    qtbot.waitUntil(lambda: not any(action.icon().isNull() for action in with_icon), timeout=20_000)
    qtbot.waitUntil(lambda: {*KEEPS, *WANTED_SOON} <= set(sys.modules), timeout=20_000)
    without = [window.actions_by_name[spec.name] for spec in SPECS if not spec.icon]
    assert without
    assert all(action.icon().isNull() for action in without)


def test_a_menu_opened_before_its_icons_are_drawn_has_them(qtbot: QtBot, qapp: QApplication) -> None:
    window = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(window)
    menu, export = window.menus["menuFile"], window.actions_by_name["export"]
    assert export.icon().isNull()
    menu.popup(window.mapToGlobal(window.rect().topLeft()))
    assert not export.icon().isNull()
    menu.close()
    window.theme.set_mode("dark")
    dark = export.icon().pixmap(16).toImage()
    window.theme.set_mode("light")
    assert export.icon().pixmap(16).toImage() != dark


def test_loading_leaves_python_and_pyside_as_they_were(monkeypatch: pytest.MonkeyPatch) -> None:
    feature = sys.modules["shibokensupport.feature"]
    looks = feature._mod_uses_pyside
    with pytest.raises(ZeroDivisionError), quick.loading():
        assert not gc.isenabled()
        assert feature._mod_uses_pyside is not looks
        raise ZeroDivisionError
    assert gc.isenabled()
    assert feature._mod_uses_pyside is looks
    monkeypatch.delattr(feature, "_mod_uses_pyside")
    with quick.loading():
        assert not hasattr(feature, "_mod_uses_pyside")
    monkeypatch.delitem(sys.modules, "shibokensupport.feature")
    with quick.loading():
        assert "shibokensupport.feature" not in sys.modules
    assert gc.isenabled()


# What keeps work from loss is made at the first edit, if not before


def add(window: MainWindow) -> None:
    assert window.session.graph is not None
    window.session.edit(add_position(window.session.graph, Place(1.0, 2.0))[1], "Add position")


def test_the_first_edit_is_in_a_journal_that_begins_with_it(qtbot: QtBot, qapp: QApplication) -> None:
    window = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(window)
    assert window.recovery._recorder is None
    add(window)
    assert window.recovery._recorder is not None
    written: list[bool] = []
    window.recovery.recorder.when_written(lambda: written.append(True))
    qtbot.waitUntil(lambda: bool(written))
    folder = window.recovery.recorder.folder
    assert folder is not None
    recovered = recover(next(folder.glob("*.journal")).read_bytes())
    (case,) = recovered.document.cases
    assert isinstance(case.record, GraphRecord)
    assert case.record.n == 1
    # The picture is of the document as it is with the change, which counts once.
    assert recovered.summary.changes == 1
    assert not recovered.summary.dropped
    assert not recovered.summary.state.saved
    window.session.undo_stack.setClean()
    window.close()


def test_a_window_that_was_not_edited_leaves_no_journal_and_begins_none_afterwards(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(window)
    window.recovery.finish()
    add(window)
    assert window.recovery._recorder is None
    window.session.undo_stack.setClean()


def test_a_document_that_is_opened_is_recorded_from_its_first_change(qtbot: QtBot, qapp: QApplication) -> None:
    window = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(window)
    window.session.open(Document([empty_record("board")]))
    assert window.recovery._recorder is not None
    assert window.recovery.recorder.folder is None, "nothing is unsaved yet"
    window.recovery.finish()


# Panels that are made when they are first seen or touched


def test_tabs_behind_others_are_made_when_they_come_up(window: MainWindow, qapp: QApplication) -> None:
    qapp.processEvents()
    assert not any(there(late) for late in vars(window.late).values())
    for name in ("answers", "explanation", "generator", "stress", "problems"):
        window.docks.raise_(name)
        qapp.processEvents()
        late = getattr(window.late, name)
        assert there(late), name
        assert late.panel.isVisible(), name


def test_a_window_that_comes_back_with_another_tab_in_front_shows_it(
    window: MainWindow, qtbot: QtBot, qapp: QApplication
) -> None:
    window.docks.raise_("answers")
    qapp.processEvents()
    QSettings().setValue("window/state", window.saveState())
    again = MainWindow(ThemeController(qapp, "light"))
    qtbot.addWidget(again)
    again.show()
    qtbot.waitExposed(again)
    qtbot.waitUntil(lambda: there(again.late.answers) and again.answers.isVisible())
    assert not there(again.late.explanation)


def test_the_explanation_is_of_what_was_drawn_and_chosen_before(window: MainWindow, qtbot: QtBot) -> None:
    draw_a_path(window)
    assert window.session.graph
    first, second, last = window.session.graph.positions
    window.selection.set([second])
    window.docks.raise_("explanation")
    # 0 -> 1 -> 2: the values are 0, 1, 0.
    qtbot.waitUntil(lambda: label(window, "explainBrief") == "mex {0}: N-position")
    window.selection.set([last])
    qtbot.waitUntil(lambda: label(window, "explainBrief") == "mex of nothing: P-position")
    window.selection.set([first])
    qtbot.waitUntil(lambda: label(window, "explainBrief") == "mex {1}: P-position")


def test_answers_are_checked_against_what_was_drawn_before(window: MainWindow, qtbot: QtBot) -> None:
    draw_a_path(window)
    assert window.actions_by_name["answers-paste"].isEnabled()
    assert not window.actions_by_name["answers-clear"].isEnabled()
    QApplication.clipboard().setText("LOSE\n")
    window.actions_by_name["answers-paste"].trigger()
    qtbot.waitUntil(lambda: window.docks["answers"].windowTitle() == "Answers 1/1", timeout=10_000)
    assert window.actions_by_name["answers-clear"].isEnabled()
    assert window.answers.isVisible()


def test_a_board_that_comes_up_in_an_edited_document_is_shown_and_edited(window: MainWindow, qtbot: QtBot) -> None:
    draw_a_path(window)
    assert not window.actions_by_name["board-add"].isEnabled()
    key = window.session.document.new_key()
    window.session.push(InsertCase(1, Case(key, BoardRecord(20, ((3, 4),)), "")), "Add a board")
    window.canvas.setFocus()
    window.session.look_at(key)
    assert there(window.late.board)
    assert window.board.isVisible()
    assert window.board.view.game is window.session.board is not None
    assert window.board.view.hasFocus()
    assert window.menus["menuBoard"].menuAction().isVisible()
    assert window.actions_by_name["board-add"].isEnabled()
    window.actions_by_name["board-add"].trigger()
    assert window.session.board.n == 2
    window.session.undo_stack.undo()
    assert window.session.board.n == 1
    QTest.keyClick(window.board.view, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window.board.view, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert window.session.board.n == 2


def test_heaps_that_come_up_have_their_keys_and_are_stepped_through(window: MainWindow, qtbot: QtBot) -> None:
    window.session.open(Document([empty_record(), empty_record("heaps")]))
    assert not there(window.late.heaps)
    window.session.look_at(window.session.document.cases[1].key)
    assert window.heaps.isVisible()
    assert window.editors.editor is window.heaps
    assert window.actions_by_name["heaps-rule"].isEnabled()
    window.heaps.stacks.setFocus()
    QTest.keyClick(window.heaps.stacks, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    assert window.heaps.rule.line.hasFocus()
    window.actions_by_name["step-start"].trigger()
    bar = window.findChild(QWidget, "stepperBar")
    assert bar
    qtbot.waitUntil(bar.isVisible)
    assert window.focusWidget() is bar
    QTest.keyClick(bar, Qt.Key.Key_End)
    assert window.stepper.at_end
    QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert not window.stepper.running
    assert not bar.isVisible()
    window.actions_by_name["step-start"].trigger()
    assert [bar] == window.findChildren(QWidget, "stepperBar")
    assert bar.isVisible()
