"""What a person who is new to the program meets: documents without cases, lists of edges, menus, questions."""

import re
from itertools import pairwise

import pytest
from files_world import World
from one_window import main_window
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListView, QMenu, QPushButton, QRadioButton

from engine.diagnostics import Diagnostic, Severity
from engine.document import Document
from engine.games.graph_record import GraphRecord, QueryRecord
from gui.actions import MENUS, SPECS
from gui.files.choose_format import FormatDialog
from gui.panels.cases import CasesPanel
from gui.panels.cases_view import CasesView
from gui.panels.problems import ProblemsPanel
from gui.session import Session
from gui.theme import ThemeController

EDGES = "0 1\n0 2\n2 3\n"


@pytest.fixture
def world(qtbot, tmp_path):
    made = World(qtbot, tmp_path)
    yield made
    made.over()


@pytest.fixture(scope="module")
def window(qapp, tmp_path_factory):
    with main_window(qapp, tmp_path_factory.mktemp("window")) as made:
        yield made


# Lists of edges in a file with a judge's suffix


def test_a_list_of_edges_that_no_judge_reads_well_is_asked_about_as_one(world):
    world.click_soon("edgesAccept", look=lambda _: world.bot.waitUntil(lambda: not world.jobs.running))
    world.open("e0.txt", EDGES)
    world.rest()
    game = world.session.graph
    assert sorted((game.index_of(s), game.index_of(t)) for s, t, _ in game.moves()) == [(0, 1), (0, 2), (2, 3)]
    assert world.problems == []


def test_from_there_a_way_leads_to_the_judges_formats_where_edges_come_first(world):
    seen = []

    def look(dialog):
        if isinstance(dialog, FormatDialog):
            seen.extend((b.objectName(), b.isChecked()) for b in dialog.findChildren(QRadioButton))

    world.click_soon("edgesOthers", "format-hdu1524", "formatAccept", look=look)
    world.open("e0.txt", EDGES)
    world.rest()
    assert seen[0] == ("format-edges", True)
    assert ("format-hdu1524", False) in seen
    assert world.session.document.cases == []
    assert world.clicked == ["edgesOthers", "format-hdu1524", "formatAccept"]


def test_names_behind_a_remark_are_taken_for_edges(world):
    world.click_soon("edgesAccept", look=lambda _: world.bot.waitUntil(lambda: not world.jobs.running))
    world.open("n.txt", "# who beats whom\nana bob\nbob cy\n")
    world.rest()
    assert sorted(world.session.graph.names.values()) == ["ana", "bob", "cy"]


def test_a_question_begins_with_a_capital_letter_whatever_the_name(world):
    said = []
    world.click_soon("formatCancel", look=lambda dialog: said.append(dialog._question("the clipboard")))
    world.open("a.txt", "2 1\n1 0\n2 0\n1 0\n")
    assert said[0][0].isupper()


# Questions


def test_the_unsaved_question_has_a_key_for_each_answer(world):
    texts = []
    world.edit()
    names = ("unsavedSave", "unsavedDiscard", "unsavedCancel")
    world.click_soon(
        "unsavedCancel", look=lambda box: texts.extend(box.findChild(QPushButton, name).text() for name in names)
    )
    assert not world.files.close_allowed()
    assert texts == ["&Save", "&Discard", "&Cancel"]


# No case at all


def begin_empty(window):
    window.session.undo_stack.setClean()
    window.session.open(Document([]))
    window.canvas.setFocus()
    QTest.qWait(1)


def test_a_key_begins_a_graph_where_there_is_no_case(window):
    begin_empty(window)
    assert window.canvas.show_state.caseless
    QTest.keyClick(window.canvas, Qt.Key.Key_N)
    assert window.session.graph.n == 1
    assert not window.canvas.show_state.caseless
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert window.session.document.cases == []
    assert window.canvas.show_state.caseless


def test_so_does_a_double_click(window):
    begin_empty(window)
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(window.canvas, left, none, window.canvas.rect().center())
    assert window.session.graph.n == 1


def test_the_hint_says_that_there_is_no_case(window):
    begin_empty(window)
    without = window.canvas.grab().toImage()
    window.session.open(Document([GraphRecord(0)]))
    window.welcome.close()
    QTest.qWait(1)
    assert window.canvas.grab().toImage() != without


# Panels


def test_a_new_document_has_no_problems_of_the_old_one(window):
    window.session.undo_stack.setClean()
    window.files.problems_found.emit("a.in", "x", (Diagnostic(Severity.ERROR, 1, 1, "no"),))
    assert window.docks["problems"].isVisible()
    window.files.new()
    assert not window.docks["problems"].isVisible()
    assert window.problems.findChild(QListView, "problemsList").model().rowCount() == 0


def test_no_verdict_stands_beside_a_case_without_positions(qtbot, qapp):
    session = Session()
    session.open(Document([GraphRecord(0, queries=(QueryRecord(),)), GraphRecord(1, queries=(QueryRecord(),))]))
    panel = CasesPanel(session, ThemeController(qapp, "light"))
    qtbot.addWidget(panel)
    view = panel.findChild(CasesView)
    rows = [view.model().index(row, 0) for row in range(2)]
    spoken = [index.data(Qt.ItemDataRole.AccessibleTextRole) for index in rows]
    assert "nothing to play yet" in spoken[0]
    assert "LOSE" not in spoken[0]
    assert "LOSE" in spoken[1]
    painted = [
        [p.text for line in view.itemDelegate().lines(i, 400, view.font()) for s in line for p in s] for i in rows
    ]
    assert "LOSE" not in painted[0]
    assert "LOSE" in painted[1]
    query = view.model().index(0, 0, rows[0])
    assert "LOSE" not in [
        p.text for line in view.itemDelegate().lines(query, 400, view.font()) for s in line for p in s
    ]


def test_rows_of_problems_stand_below_each_other_at_every_width(qtbot, qapp):
    panel = ProblemsPanel(ThemeController(qapp, "light"))
    qtbot.addWidget(panel)
    panel.resize(900, 220)
    panel.show()
    words = "a sentence that is long enough to be wrapped in a narrow panel, and then once more"
    panel.show_problems("a.in", "x\n" * 9, [Diagnostic(Severity.WARNING, i, 1, words) for i in range(1, 9)])
    view = panel.findChild(QListView, "problemsList")
    for width in (900, 420, 300, 700):
        panel.resize(width, 220)
        QTest.qWait(20)
        rects = [view.visualRect(view.model().index(row, 0)) for row in range(8)]
        assert all(above.bottom() + 1 == below.top() for above, below in pairwise(rects)), width


# Menus

TEXTS = {spec.name: spec.text for spec in SPECS}


def menus(name, entries):
    """Each menu: its name, and what its entries are called."""
    within = [entry for entry in entries if isinstance(entry, tuple)]
    texts = [TEXTS[entry] if isinstance(entry, str) else entry[1] for entry in entries if entry is not None]
    yield name, texts
    for inner, _, inner_entries in within:
        yield from menus(inner, inner_entries)


@pytest.mark.parametrize(("name", "texts"), list(menus("the menu bar", MENUS)), ids=lambda value: str(value)[:20])
def test_a_letter_means_one_entry_of_a_menu(name, texts):
    letters = [found[1].lower() for text in texts if (found := re.search("&([^&])", text))]
    assert len(letters) == len(texts), "an entry without a letter"
    assert sorted(letters) == sorted(set(letters))


def test_so_it_is_in_the_menus_of_the_window(window):
    for menu in window.menuBar().findChildren(QMenu):
        texts = [action.text() for action in menu.actions() if "&" in action.text().replace("&&", "")]
        letters = [re.search("&([^&])", text.replace("&&", ""))[1].lower() for text in texts]
        assert sorted(letters) == sorted(set(letters)), menu.objectName()
