"""The panel of cases with boards and heaps among the graphs."""

import random

import pytest
from playing_out import board_wins, heaps_win
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QLineEdit, QMenu, QToolButton, QTreeView
from shown_cases import ShownCases as Shown

from engine.document import Case, empty_record
from engine.games import board_edits, heaps_edits
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_numbers import Family
from engine.games.take_rule import Subtraction, rule_of

PLACED = GraphRecord.from_moves(2, [(0, 1)], [[0]], places=[(0.0, 0.0), (0.0, 9.0)])
PRIMES = Subtraction((Family.PRIMES,))


@pytest.fixture
def show(qtbot, qapp):
    return lambda records, form="hdu1524": Shown(qtbot, qapp, records, form)


def heaps(rule, *rows, name=""):
    return HeapsRecord(rule, tuple(HeapsQueryRecord(tuple(row)) for row in rows), name)


def graph(*queries, name=""):
    return GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], queries, name=name)


def kinds(shown):
    return [case.kind.name for case in shown.session.document.cases]


def random_board(rng):
    rows = tuple(tuple(c for c in range(1, 6) if rng.random() < 0.4) for _ in range(rng.randrange(4)))
    return BoardRecord(5, rows)


def plain_rows(board):
    return tuple("".join("X" if c in row else "." for c in range(1, board.width + 1)) for row in board.rows)


def test_boards_have_their_answer_and_no_queries(show):
    rng = random.Random(2)
    boards = [random_board(rng) for _ in range(8)]
    shown = show(boards, "hdu5724")
    # The first is live, the others are plain data.
    for row, board in enumerate(boards):
        size = f"{len(board.rows)} row{'s' if len(board.rows) != 1 else ''} × 5"
        word = "YES" if board_wins(plain_rows(board)) else "NO"
        assert shown.text(row) == f"Case {row + 1}: {size}; {word if board.rows else 'nothing to play yet'}"
        assert not shown.model.hasChildren(shown.index(row))
    assert [case.loaded for case in shown.session.document.cases] == [True] + [False] * 7


def test_heaps_have_their_answers(show):
    rng = random.Random(3)
    rules = [rule_of((1, 3, 4)), rule_of((2, 5)), rule_of((1, 2, 3))]
    records = [heaps(rule, *([rng.randrange(9) for _ in range(3)] for _ in range(4))) for rule in rules]
    shown = show(records, "hdu1536")
    for row, record in enumerate(records):
        words = ["W" if heaps_win(record.rule, query.heaps) else "L" for query in record.queries]
        assert shown.text(row) == f"Case {row + 1}: {record.rule.describe()} · 4 queries; {' '.join(words)}"
        for at, query in enumerate(record.queries):
            text = shown.text(row, at)
            assert text.startswith(f"Query {at + 1}: {', '.join(map(str, query.heaps))}; nim-sum ")
            assert f"; {words[at]}: {'first' if words[at] == 'W' else 'second'} player wins" in text


def test_each_kind_speaks_in_the_words_of_its_own_judge(show):
    shown = show([graph([0]), BoardRecord(20, ((19,),)), heaps(rule_of((1, 3, 4)), (1,))], "hdu1848")
    assert [shown.text(case).rpartition("; ")[2] for case in range(3)] == ["WIN", "YES", "Fibo"]
    shown.session.set_format("uva11927")
    assert [shown.text(case).rpartition("; ")[2] for case in range(3)] == ["First", "YES", "W"]


def test_values_follow_the_edits_of_all_kinds(show):
    shown = show([BoardRecord(20, ((19,), (20,))), heaps(rule_of((1, 3, 4)), (5,), (2,))], "hdu1536")
    session = shown.session
    assert shown.text(0) == "Case 1: 2 rows × 20; YES"
    board = session.board
    session.edit(board_edits.toggle(board, board.rows[0], 20), "Add")
    assert shown.text(0).endswith("; NO")
    session.edit(board_edits.insert_rows(board, 0, [(18,)])[1], "Insert")
    assert shown.text(0) == "Case 1: 3 rows × 20; NO"
    session.edit(board_edits.set_width(board, 21), "Wider")
    assert shown.text(0).startswith("Case 1: 3 rows × 21; ")
    shown.click(1, 1)
    assert shown.text(1, 1) == "Query 2: 2; nim-sum 0; L: second player wins"
    session.edit(heaps_edits.set_rule(session.heaps, rule_of((1, 2))), "Rule")
    assert shown.text(1, 1) == "Query 2: 2; nim-sum 2; W: first player wins"
    assert shown.text(1) == "Case 2: take 1 or 2 · 2 queries; W W"
    session.edit(heaps_edits.add_heap(session.heaps_query, 5), "Add")
    assert shown.text(1, 1) == "Query 2: 2, 5; nim-sum 0; L: second player wins"
    for _ in range(5):
        shown.undo()
    assert shown.text(0) == "Case 1: 2 rows × 20; YES"
    assert shown.text(1, 1) == "Query 2: 2; nim-sum 0; L: second player wins"


def test_a_board_takes_no_queries(show, qtbot):
    shown = show([BoardRecord(20, ((19,),)), heaps(rule_of((1,)), (1,), (2,))], "hdu5724")
    assert not shown.able("addQuery")
    shown.press("addQuery")
    for do in ("add_query", "duplicate_query", "remove_query", "rename_query"):
        getattr(shown.panel, do)()
    shown.panel.move_query(1)
    assert shown.session.undo_stack.count() == 0
    assert shown.view.findChild(QLineEdit, "caseName") is None
    shown.view.customContextMenuRequested.emit(QPoint(40, 20))
    menu = shown.panel.findChild(QMenu, "caseMenu")
    assert not next(a for a in menu.actions() if a.text() == "Add query").isEnabled()
    menu.close()
    # From the board on to the queries of the next case, and back.
    shown.panel.next_query()
    assert shown.looks_at() == (1, 0)
    assert shown.able("addQuery")
    shown.panel.previous_query()
    assert shown.looks_at() == (0, 0)
    assert not shown.able("addQuery")


def test_the_queries_of_heaps_can_be_edited(show, qtbot):
    shown = show([heaps(rule_of((1, 3, 4)), (5, 7), (2,))], "hdu1536")
    rows = lambda: [query.heaps for query in shown.session.heaps.queries]  # noqa: E731
    shown.click(0, 0)
    shown.press("duplicateItem")
    assert rows() == [(5, 7), (5, 7), (2,)]
    assert shown.looks_at() == (0, 1)
    shown.press("addQuery")
    assert rows() == [(5, 7), (5, 7), (), (2,)]
    assert shown.text(0, 2) == "Query 3: no heaps; nim-sum 0; L: second player wins"
    shown.key(Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert rows() == [(5, 7), (5, 7), (2,), ()]
    shown.key(Qt.Key.Key_F2)
    editor = shown.view.findChild(QLineEdit, "caseName")
    qtbot.keyClicks(editor, "none")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: shown.view.state() != QTreeView.State.EditingState)
    assert shown.index(0, 3).data() == "Query 4  none"
    shown.key(Qt.Key.Key_Delete)
    assert rows() == [(5, 7), (5, 7), (2,)]
    assert shown.looks_at() == (0, 2)
    for _ in range(5):
        shown.undo()
    assert rows() == [(5, 7), (2,)]
    assert shown.titles() == [["Case 1", "Query 1", "Query 2"]]


def test_new_cases_are_of_the_kind_of_the_current_one_or_as_asked(show, qtbot):
    shown = show([BoardRecord(20, ((19,),)), heaps(rule_of((1,)), (1,))], "hdu5724")
    shown.press("addCase")
    assert kinds(shown) == ["board", "board", "heaps"]
    assert shown.looks_at() == (1, 0)
    shown.click(2)
    shown.press("addCase")
    assert kinds(shown) == ["board", "board", "heaps", "heaps"]
    menu = shown.panel.findChild(QToolButton, "addCase").menu()
    menu.popup(QPoint(0, 0))
    graph_item = next(action for action in menu.actions() if action.text() == "Graph")
    qtbot.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(graph_item).center())
    assert kinds(shown) == ["board", "board", "heaps", "heaps", "graph"]
    assert shown.session.graph is not None
    assert shown.session.undo_stack.count() == 3


@pytest.mark.parametrize("record", [BoardRecord(20, ((19,),)), heaps(rule_of((1,)), (1,)), PLACED])
def test_the_last_case_deleted_leaves_an_empty_one_of_its_kind(show, record):
    shown = show([record])
    kind = kinds(shown)
    shown.click(0)
    shown.press("deleteItem")
    assert kinds(shown) == kind
    empty = Case(0, empty_record(kind[0]))
    assert empty.game.queries == shown.session.game.queries
    assert shown.session.document.cases[0].record == empty.record
    assert shown.session.undo_stack.count() == 1
    shown.undo()
    assert shown.session.document.cases[0].record == record


def test_a_heap_that_is_too_large_shows_a_question_mark_alone(show):
    records = [heaps(PRIMES, (3,), (10**18,), (4, 2)), heaps(PRIMES, (3,), (10**18,), (4, 2))]
    shown = show(records, "hdu1536")
    shown.qtbot.waitUntil(lambda: "…" not in shown.text(1))
    for case in range(2):
        # 0 and 1 end the game; taking 2 or 3 leads from 2, 3 and 4 to them and on: values 1, 1, 2.
        assert shown.text(case).endswith("; W ? W")
        assert "beyond the table" in shown.text(case, 1)
        assert "nim-sum 3; W" in shown.text(case, 2)


def test_a_deep_table_waits_until_nothing_else_is_to_do(show, qtbot):
    shown = show([graph([0]), heaps(Subtraction((Family.SQUARES,)), (50_000,))], "hdu1536")
    shown.panel.grab()
    assert shown.model.values.nim_sum(shown.model.cases[1], 0, shown.model.cases[1].record.queries[0]) is None
    qtbot.waitUntil(lambda: "…" not in shown.text(1))
    assert not shown.session.document.cases[1].loaded


def test_very_large_heaps_do_not_break_the_rows(show):
    nim = Subtraction((Family.ALL,))
    shown = show([heaps(nim, (10**18, 1), tuple(range(40)))], "hdu1536")
    assert f"nim-sum {10**18 ^ 1}; W" in shown.text(0, 0)
    assert ", 23, …; nim-sum" in shown.text(0, 1)
    shown.view.expand(shown.index(0))
    shown.panel.grab()
    assert shown.panel.width() == 300


def test_the_rows_stay_right_under_random_steps_of_all_kinds(show):
    rng = random.Random(4)
    shown = show([graph([0], [1]), BoardRecord(20, ((1,),)), heaps(rule_of((1, 2)), (3,), (4,))])
    shown.model.title = lambda row, node: node.name
    tester = QAbstractItemModelTester(shown.model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert tester.model() is shown.model
    panel, session = shown.panel, shown.session
    does = [
        lambda: panel.add_case(rng.choice((None, "graph", "board", "heaps"))), panel.add_query, panel.duplicate_case,
        panel.duplicate_query, panel.remove_case, panel.remove_query, lambda: panel.move_case(rng.choice((-1, 1))),
        lambda: panel.move_query(rng.choice((-1, 1))), panel.next_case, panel.next_query, panel.previous_case,
        panel.previous_query, session.undo_stack.undo, session.undo_stack.redo,
        lambda: shown.view.expand(shown.index(0)),
    ]  # fmt: skip
    seen = set()
    for _ in range(300):
        rng.choice(does)()
        cases = session.document.cases
        seen.update(kinds(shown))
        counts = [1 if case.kind.name == "board" else 1 + len(case.record.queries) for case in cases]
        assert [len(rows) for rows in shown.titles()] == counts
        current = shown.view.currentIndex()
        assert current != QModelIndex() and shown.model.node(current).case is session.case
    assert seen == {"graph", "board", "heaps"}
    shown.panel.grab()
