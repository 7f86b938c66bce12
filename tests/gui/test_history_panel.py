"""The history: its steps are readable, and a click goes to one."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QListView

from engine.document import Document, RenameCase
from gui.panels.history import HistoryPanel
from gui.session import Session
from gui.theme import ThemeController


@pytest.fixture
def session():
    return Session()


@pytest.fixture
def panel(qtbot, qapp, session):
    made = HistoryPanel(session, ThemeController(qapp, "light"))
    qtbot.addWidget(made)
    made.resize(300, 400)
    with qtbot.waitExposed(made):
        made.show()
    return made


def rename(session, name, merge_id=-1):
    case = session.case
    session.push(RenameCase(case.key, case.name, name), f"Rename to {name}", merge_id)


def listed(qtbot, panel):
    qtbot.waitUntil(lambda: not panel._later.waiting)
    view = panel.findChild(QListView, "historyList")
    model = view.model()
    return [model.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(model.rowCount())]


def click(qtbot, panel, row):
    view = panel.findChild(QListView, "historyList")
    place = view.visualRect(view.model().index(row, 0)).center()
    qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=place)


def test_it_begins_with_the_start_and_a_hint(qtbot, panel):
    assert listed(qtbot, panel) == ["Start (you are here, saved)"]
    assert panel.findChild(QLabel, "historyHint").isVisible()


def test_steps_are_listed_and_a_click_goes_there(qtbot, panel, session, tmp_path):
    for name in "abc":
        rename(session, name)
    session.undo_stack.undo()
    session.saved_as(tmp_path / "x.grundy")
    assert not panel.findChild(QLabel, "historyHint").isVisible() or listed(qtbot, panel)
    assert listed(qtbot, panel) == [
        "Start",
        "Rename to a",
        "Rename to b (you are here, saved)",
        "Rename to c (undone)",
    ]
    click(qtbot, panel, 3)
    assert session.case.name == "c"
    assert listed(qtbot, panel)[2:] == ["Rename to b (saved)", "Rename to c (you are here)"]
    click(qtbot, panel, 0)
    assert session.case.name == ""
    assert listed(qtbot, panel)[0] == "Start (you are here)"
    panel.grab()


def test_arrow_keys_go_step_by_step(qtbot, panel, session):
    rename(session, "a")
    rename(session, "b")
    listed(qtbot, panel)
    view = panel.findChild(QListView, "historyList")
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert session.case.name == "a"
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert session.case.name == "b"


def test_a_new_edit_cuts_off_what_was_undone(qtbot, panel, session):
    for name in "abc":
        rename(session, name)
    session.undo_stack.setIndex(1)
    rename(session, "d")
    assert listed(qtbot, panel) == ["Start (saved)", "Rename to a", "Rename to d (you are here)"]


def test_joined_steps_are_one_row(qtbot, panel, session):
    rename(session, "a", merge_id=7)
    rename(session, "b", merge_id=7)
    assert listed(qtbot, panel) == ["Start (saved)", "Rename to a (you are here)"]
    session.undo_stack.undo()
    assert session.case.name == ""


def test_another_document_has_another_history(qtbot, panel, session):
    rename(session, "a")
    session.open(Document())
    assert listed(qtbot, panel) == ["Start (you are here, saved)"]
