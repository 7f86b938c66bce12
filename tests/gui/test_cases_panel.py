"""The panel of cases and queries: what it lists, and what clicks and keys do."""

import random

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit, QMainWindow, QMenu, QTreeView
from shown_cases import ShownCases as Shown

from engine.document import Document, InCase
from engine.games import graph_edits
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition
from gui.panels.cases import CasesPanel
from gui.panels.list_diff import one_step
from gui.session import Session
from gui.theme import ThemeController

CHAIN = [(0, 1), (1, 2), (0, 2)]


@pytest.fixture
def show(qtbot, qapp):
    return lambda records, form="hdu1524": Shown(qtbot, qapp, records, form)


def chain(*queries, name=""):
    return GraphRecord.from_moves(3, CHAIN, queries, name=name)


def named(shown):
    """Names of the cases in order."""
    return [case.name for case in shown.session.document.cases]


def random_record(rng):
    n = rng.randrange(1, 7)
    pairs = [(i, j) for i in range(n) for j in range(i) if rng.random() < 0.5]
    return GraphRecord.from_moves(n, pairs, [[rng.randrange(n) for _ in range(rng.randrange(5))] for _ in range(3)])


def expected(record):
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    followers = {p: [t for s, t in moves if s == p] for p in range(record.n)}
    sums = []
    for query in record.queries:
        total = 0
        for position, count in query.stones:
            for _ in range(count):
                total ^= grundy_by_definition(position, followers.__getitem__)
        sums.append(total)
    return sums


@pytest.mark.parametrize(("form", "words"), [("hdu1524", ("WIN", "LOSE")), ("uva11927", ("First", "Second"))])
def test_every_case_and_query_has_its_answer(show, form, words):
    rng = random.Random(5)
    records = [random_record(rng) for _ in range(6)]
    shown = show(records, form)
    # The first case is live, the others are plain data; both must say the same as the definition.
    for case, record in enumerate(records):
        sums = expected(record)
        said = [words[0] if value else words[1] for value in sums]
        assert shown.text(case).endswith("; " + " ".join(said))
        for row, value in enumerate(sums):
            text = shown.text(case, row)
            assert f"; nim-sum {value}; {said[row]}: " in text
            assert text.endswith("first player wins" if value else "second player wins")
    assert [case.loaded for case in shown.session.document.cases] == [True, False, False, False, False, False]


def test_sizes_stones_and_names_are_shown(show):
    shown = show([chain([0, 2, 2, 2], name="one"), GraphRecord(0)])
    assert shown.text(0).startswith("Case 1  one: 3 positions, 3 moves; ")
    assert shown.text(0, 0).startswith("Query 1: 0, 2 ×3; ")
    assert shown.text(1) == "Case 2: 0 positions, 0 moves; no queries"


def test_selecting_looks_at_it(show):
    shown = show([chain([0], [1], [2]), chain([1], [2])])
    shown.click(0, 2)
    assert shown.looks_at() == (0, 2)
    shown.click(1)
    assert shown.looks_at() == (1, 0)
    assert shown.view.isExpanded(shown.index(1))
    shown.click(1, 1)
    assert shown.looks_at() == (1, 1)
    shown.key(Qt.Key.Key_Up)
    assert shown.looks_at() == (1, 0)
    assert shown.session.undo_stack.count() == 0


def test_a_query_of_a_case_that_is_not_live_can_be_selected_at_once(show):
    shown = show([chain([0]), chain([1], [2], [0])])
    shown.click(1, 2)
    assert shown.looks_at() == (1, 2)
    assert shown.session.query.stones == ((0, 1),)


def test_it_follows_what_others_look_at(show):
    shown = show([chain([0], [1]), chain([2], [1])])
    key = shown.session.document.cases[1].key
    shown.session.look_at(key)
    assert shown.view.currentIndex() == shown.index(1)
    shown.session.look_at(key, shown.session.game.queries[1].key)
    assert shown.view.currentIndex() == shown.index(1, 1)


def test_values_follow_edits(show):
    shown = show([chain([0], [1])])
    assert "nim-sum 2" in shown.text(0, 0)
    game = shown.session.game
    shown.session.edit(graph_edits.set_count(game, 0, 1, 0), "Remove a move")
    assert "nim-sum 1" in shown.text(0, 0)
    assert "3 positions, 2 moves" in shown.text(0)
    shown.session.edit(graph_edits.change_stones(shown.session.query, [0], 1), "Add a stone")
    assert "0 ×2; nim-sum 0; LOSE" in shown.text(0, 0)
    shown.undo()
    shown.undo()
    assert "0; nim-sum 2; WIN" in shown.text(0, 0)


def test_adding_cases_and_queries_by_click(show):
    shown = show([chain([0], name="a"), chain([1], name="b")])
    shown.press("addCase")
    assert named(shown) == ["a", "", "b"]
    assert shown.looks_at() == (1, 0)
    assert shown.step == "Add a case"
    assert shown.view.currentIndex() == shown.index(1)
    shown.press("addQuery")
    assert shown.titles()[1] == ["Case 2", "Query 1", "Query 2"]
    assert shown.looks_at() == (1, 1)
    assert shown.step == "Add a query"
    shown.undo()
    shown.undo()
    assert shown.titles() == [["Case 1  a", "Query 1"], ["Case 2  b", "Query 1"]]


def test_duplicating(show):
    shown = show([chain([0], [1, 1], name="a"), chain([2], name="b")])
    shown.click(0, 1)
    shown.press("duplicateItem")
    assert [q.stones for q in shown.session.game.queries] == [((0, 1),), ((1, 2),), ((1, 2),)]
    assert shown.looks_at() == (0, 2)
    assert shown.step == "Duplicate a query"
    shown.click(0)
    shown.key(Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert named(shown) == ["a", "a", "b"]
    assert shown.looks_at()[0] == 1
    assert shown.session.document.cases[1].record == shown.session.document.cases[0].record
    # The copy is a game of its own.
    shown.session.edit(graph_edits.set_count(shown.session.game, 0, 1, 0), "Remove a move")
    assert shown.session.document.cases[0].game.move_count == 3


def test_deleting_a_query_goes_to_its_neighbour_and_undo_brings_it_back(show):
    shown = show([chain([0], [1], [2])])
    shown.click(0, 1)
    shown.key(Qt.Key.Key_Delete)
    assert [q.stones for q in shown.session.game.queries] == [((0, 1),), ((2, 1),)]
    assert shown.looks_at() == (0, 1)
    shown.press("deleteItem")
    assert shown.looks_at() == (0, 0)
    shown.press("deleteItem")
    assert shown.looks_at() == (0, None)
    assert shown.titles() == [["Case 1"]]
    for _ in range(3):
        shown.undo()
    assert [q.stones for q in shown.session.game.queries] == [((0, 1),), ((1, 1),), ((2, 1),)]
    assert shown.titles() == [["Case 1", "Query 1", "Query 2", "Query 3"]]


def test_deleting_a_case_goes_to_its_neighbour(show):
    shown = show([chain([0], name="a"), chain([1], name="b"), chain([2], name="c")])
    shown.click(1)
    shown.press("deleteItem")
    assert named(shown) == ["a", "c"]
    assert shown.looks_at() == (1, 0)
    assert shown.step == "Delete a case"
    shown.key(Qt.Key.Key_Delete)
    assert named(shown) == ["a"]
    assert shown.looks_at() == (0, 0)
    shown.undo()
    shown.undo()
    assert named(shown) == ["a", "b", "c"]


def test_deleting_the_last_case_leaves_an_empty_one_in_one_step(show):
    shown = show([chain([0], name="only")])
    shown.click(0)
    shown.press("deleteItem")
    assert shown.titles() == [["Case 1", "Query 1"]]
    assert shown.session.game.n == 0
    assert shown.session.undo_stack.count() == 1
    shown.undo()
    assert shown.titles() == [["Case 1  only", "Query 1"]]
    assert shown.session.game.n == 3


def test_moving_with_buttons_and_keys(show):
    shown = show([chain([0], [1], name="a"), chain([1], name="b"), chain([2], name="c")])
    shown.click(0)
    assert not shown.able("moveItemUp") and shown.able("moveItemDown")
    shown.press("moveItemDown")
    assert named(shown) == ["b", "a", "c"]
    assert shown.view.currentIndex() == shown.index(1)
    assert shown.view.isExpanded(shown.index(1))
    shown.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert named(shown) == ["b", "c", "a"]
    assert not shown.able("moveItemDown")
    shown.panel.move_case(1)
    assert named(shown) == ["b", "c", "a"]
    shown.click(2, 1)
    shown.key(Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert [q.stones for q in shown.session.game.queries] == [((1, 1),), ((0, 1),)]
    assert shown.view.currentIndex() == shown.index(2, 0)
    assert shown.step == "Move a query"
    for _ in range(3):
        shown.undo()
    assert named(shown) == ["a", "b", "c"]


def rename(shown, qtbot, text, key=Qt.Key.Key_Return):
    # The line of a renaming before may still be there, hidden.
    editor = next(line for line in shown.view.findChildren(QLineEdit, "caseName") if line.isVisible())
    editor.selectAll()
    qtbot.keyClicks(editor, text)
    qtbot.keyClick(editor, key)
    # Qt ends the editing in a later turn of the event loop.
    qtbot.waitUntil(lambda: shown.view.state() != QTreeView.State.EditingState)


def test_renaming_in_place(show, qtbot):
    shown = show([chain([0]), chain([1])])
    shown.click(0)
    shown.key(Qt.Key.Key_F2)
    rename(shown, qtbot, "  <b>first</b>   one ")
    assert shown.index(0).data() == "Case 1  <b>first</b> one"
    assert shown.step == "Rename a case"
    shown.click(0, 0)
    shown.press("renameItem")
    rename(shown, qtbot, "all stones")
    assert shown.index(0, 0).data() == "Query 1  all stones"
    assert shown.session.query.name == "all stones"
    shown.panel.rename_case()
    rename(shown, qtbot, "given up", Qt.Key.Key_Escape)
    assert shown.session.undo_stack.count() == 2
    shown.undo()
    shown.undo()
    assert shown.titles()[0] == ["Case 1", "Query 1"]


def test_the_same_name_is_no_step(show, qtbot):
    shown = show([chain([0], name="a")])
    shown.click(0)
    shown.key(Qt.Key.Key_F2)
    rename(shown, qtbot, "a")
    assert shown.session.undo_stack.count() == 0


def test_going_to_the_next_and_the_one_before(show):
    shown = show([chain([0], [1]), chain([2]), chain([1], [2])])
    seen = []
    for _ in range(6):
        seen.append(shown.looks_at())
        shown.panel.next_query()
    assert seen == [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1), (2, 1)]
    for _ in range(3):
        shown.panel.previous_query()
    assert shown.looks_at() == (0, 1)
    shown.panel.next_case()
    shown.panel.next_case()
    shown.panel.next_case()
    assert shown.looks_at() == (2, 0)
    shown.panel.previous_case()
    assert shown.looks_at() == (1, 0)


def test_its_keys_go_before_shortcuts_of_the_window(show, qtbot):
    shown = show([chain([0], [1])])
    window = QMainWindow()
    qtbot.addWidget(window)
    action = QAction("Delete positions", window)
    action.setShortcut(Qt.Key.Key_Delete)
    done = []
    action.triggered.connect(lambda: done.append(True))
    window.addAction(action)
    window.setCentralWidget(shown.panel)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    shown.click(0, 1)
    shown.key(Qt.Key.Key_Delete)
    assert [q.stones for q in shown.session.game.queries] == [((0, 1),)]
    assert not done
    window.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_Delete)
    assert done
    shown.panel.setParent(None)


def test_the_opener_of_the_window_is_used(qtbot, qapp):
    session = Session()
    session.open(Document([chain([0]), chain([1], [2])]))
    asked = []
    panel = CasesPanel(session, ThemeController(qapp, "light"), lambda key, row: asked.append((key, row)))
    qtbot.addWidget(panel)
    panel.next_case()
    panel.add_query()
    panel.next_query()
    assert asked == [(1, None), (1, None)]
    assert not session.document.cases[1].loaded


def test_the_menu_has_it_all(show, qtbot):
    shown = show([chain([0]), chain([1])])
    shown.click(0)
    shown.view.customContextMenuRequested.emit(QPoint(40, 20))
    menu = shown.panel.findChild(QMenu, "caseMenu")
    texts = {action.text().split("\t")[0]: action for action in menu.actions() if action.text()}
    assert set(texts) == {"Add case", "Add query", "Duplicate", "Delete", "Move up", "Move down", "Rename"}
    assert not texts["Move up"].isEnabled()
    texts["Delete"].trigger()
    assert len(shown.session.document.cases) == 1
    menu.close()


def drop(shown, dragged, row, parent):
    data = shown.model.mimeData([dragged])
    if not shown.model.canDropMimeData(data, Qt.DropAction.MoveAction, row, 0, parent):
        return False
    return shown.model.dropMimeData(data, Qt.DropAction.MoveAction, row, 0, parent)


def test_dropping_reorders_within_a_list_only(show):
    shown = show([chain([0], [1], [2], name="a"), chain([1], name="b"), chain([2], name="c")])
    assert drop(shown, shown.index(0), 3, QModelIndex())
    assert named(shown) == ["b", "c", "a"]
    assert drop(shown, shown.index(2), -1, shown.index(0))
    assert named(shown) == ["a", "b", "c"]
    assert drop(shown, shown.index(0, 0), 2, shown.index(0))
    assert [q.stones for q in shown.session.game.queries] == [((1, 1),), ((0, 1),), ((2, 1),)]
    assert not drop(shown, shown.index(0, 0), 0, shown.index(1))
    assert not drop(shown, shown.index(0, 0), 1, QModelIndex())
    assert not drop(shown, shown.index(1), 1, shown.index(0))
    assert shown.session.undo_stack.count() == 3


def test_twenty_thousand_cases_are_solved_only_where_seen(show, qtbot):
    shown = show([chain([i % 3]) for i in range(20_000)])
    solved = []
    values = shown.model.values
    real = values._solve
    values._solve = lambda record: solved.append(record) or real(record)
    values.forget()
    shown.view.viewport().repaint()
    shown.panel.grab()
    assert 0 < len(solved) < 60
    before = len(solved)
    shown.view.scrollToBottom()
    shown.panel.grab()
    assert before < len(solved) < before + 60
    again = len(solved)
    shown.panel.grab()
    assert len(solved) == again
    assert sum(case.loaded for case in shown.session.document.cases) == 1
    shown.click(10_000)
    shown.press("deleteItem")
    assert shown.looks_at() == (10_000, 0)
    assert sum(case.loaded for case in shown.session.document.cases) == 2
    assert len(solved) < again + 150


def test_five_thousand_queries_are_summed_only_where_seen(show, monkeypatch):
    shown = show([chain(*([i % 3] for i in range(5000)))])
    summed = []
    game = shown.session.game
    real = game.nim_sum
    monkeypatch.setattr(game, "nim_sum", lambda query: summed.append(query) or real(query))
    shown.panel.grab()
    shown.session.edit(graph_edits.set_count(game, 0, 1, 0), "Remove a move")
    shown.panel.grab()
    assert len(summed) < 100
    assert "nim-sum 1" in shown.text(0, 0)


def test_a_large_case_is_solved_when_idle(show, qtbot):
    n = 30_000
    large = GraphRecord.from_moves(n, [(i, i + 1) for i in range(n - 1)], [[0]])
    shown = show([chain([0]), large])
    qtbot.waitUntil(lambda: "LOSE" in shown.text(1) or "WIN" in shown.text(1))
    assert shown.text(1).endswith("; WIN")
    assert not shown.session.document.cases[1].loaded


def test_the_rows_stay_right_under_random_steps(show, qtbot):
    rng = random.Random(11)
    shown = show([chain([0], [1]), chain([2])])
    # Qt's tester takes it that a step does not change what other rows say; ours say their numbers.
    shown.model.title = lambda row, node: node.name
    tester = QAbstractItemModelTester(shown.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert tester.model() is shown.model
    panel, session = shown.panel, shown.session
    does = [
        panel.add_case, panel.add_query, panel.duplicate_case, panel.duplicate_query, panel.remove_case,
        panel.remove_query, lambda: panel.move_case(rng.choice((-1, 1))), lambda: panel.move_query(rng.choice((-1, 1))),
        panel.next_case, panel.next_query, panel.previous_case, panel.previous_query, session.undo_stack.undo,
        session.undo_stack.redo, lambda: shown.view.expand(shown.index(0)),
    ]  # fmt: skip
    for _ in range(300):
        rng.choice(does)()
        cases = session.document.cases
        counts = [1 + len(case.game.queries if case.loaded else case.record.queries) for case in cases]
        assert [len(rows) for rows in shown.titles()] == counts
        assert shown.view.currentIndex().isValid()
        current = shown.model.node(shown.view.currentIndex())
        assert current.case is session.case
        assert current.row is None or session.game.queries[current.row] is session.query
    shown.panel.grab()


def test_a_change_in_another_case_is_followed(show):
    shown = show([chain([0]), chain([1], [2])])
    other = shown.session.document.cases[1]
    shown.titles()
    change = graph_edits.remove_query(other.game, other.game.queries[0].key)
    shown.session.push(InCase(other.key, change), "Delete a query")
    assert shown.titles()[1] == ["Case 2", "Query 1"]
    assert "2; nim-sum 0" in shown.text(1, 0)


def test_one_step_between_lists_is_found():
    rng = random.Random(3)
    for _ in range(2000):
        before = rng.sample(range(100), rng.randrange(1, 7))
        after = list(before)
        kind = rng.choice(("insert", "remove", "move"))
        if kind == "insert":
            after.insert(rng.randrange(len(after) + 1), 500)
        elif kind == "remove":
            del after[rng.randrange(len(after))]
        else:
            after.insert(rng.randrange(len(after)), after.pop(rng.randrange(len(after))))
        step = one_step(before, after)
        if before == after:
            assert step is None
            continue
        replayed = list(before)
        if step.kind == "insert":
            replayed.insert(step.at, after[step.at])
        else:
            item = replayed.pop(step.at)
            if step.kind == "move":
                replayed.insert(step.to, item)
        assert replayed == after
    assert one_step([1, 2, 3, 4], [2, 1, 4, 3]) is None
    assert one_step([1, 2], [3]) is None
