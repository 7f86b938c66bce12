"""The answers panel: loaded by every way there is, read as a person reads it, and its proofs played out."""

import random
import time
from functools import cache

import pytest
from playing_out import board_moves, board_rows, board_wins, heap_move_text, heaps_moves, heaps_win
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QCheckBox,
    QFrame,
    QLabel,
    QListView,
    QPushButton,
    QTableView,
    QToolButton,
    QWidget,
)

from engine.document import Document, RemoveCase
from engine.games import board_edits, graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph_changes import SetPlaces
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import GrundysGame, Octal, rule_of
from engine.sg import grundy_by_definition
from gui.jobs import Jobs
from gui.opener import CaseOpener
from gui.panels import answers_actions, answers_check, answers_checker
from gui.panels.answers import AnswersPanel
from gui.panels.answers_list import AnswerDelegate
from gui.panels.moves_model import MOVE
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp):
    return ThemeController(qapp, "light")


class Shown:
    """A panel on the screen beside an open document; its actions as a window has them."""

    def __init__(self, qtbot, theme, records, form="hdu1524", width=320, opener=False):
        self.qtbot = qtbot
        self.session, self.spotlight, self.jobs = Session(), Spotlight(), Jobs()
        self.session.open(Document(records, form))
        way_in = CaseOpener(self.session, self.jobs) if opener else None
        self.panel = AnswersPanel(self.session, self.spotlight, theme, self.jobs, way_in)
        self.said = []
        self.panel.said.connect(self.said.append)
        for spec in answers_actions.SPECS:
            action = QAction(spec.text, self.panel)
            action.setShortcuts([QKeySequence(keys) for keys in spec.keys])
            action.triggered.connect(lambda _=False, name=spec.name: answers_actions.handlers(self.panel)[name]())
            self.panel.addAction(action)
        qtbot.addWidget(self.panel)
        self.panel.resize(width, 700)
        with qtbot.waitExposed(self.panel):
            self.panel.show()

    def settle(self):
        checker, proof = self.panel.checker, self.panel._proof
        self.qtbot.waitUntil(lambda: not checker.stale and not self.jobs.running and not proof.searching, timeout=15000)
        # What was asked for last is laid out.
        self.qtbot.wait(5)

    def load(self, text):
        self.panel.load_text(text, "a.out")
        self.settle()

    def child(self, kind, name) -> QWidget:
        found = self.panel.findChild(kind, name)
        assert found is not None, name
        return found

    def text(self, name):
        label = self.child(QLabel, name)
        return label.text() if label.isVisible() else ""

    @property
    def list(self) -> QTableView:
        return self.child(QTableView, "answerList")

    def rows(self, name="answerList"):
        model = self.child(QAbstractItemView, name).model()
        return [model.index(row, 0).data() for row in range(model.rowCount())]

    def current(self):
        return self.list.currentIndex().data()

    def click(self, row, name="answerList"):
        view = self.child(QAbstractItemView, name)
        index = view.model().index(row, 0)
        view.scrollTo(index)
        self.qtbot.mouseClick(view.viewport(), LEFT, pos=view.visualRect(index).center())
        self.settle()

    def point(self, row, name):
        view = self.child(QListView, name)
        view.scrollTo(view.model().index(row, 0))
        self.qtbot.mouseMove(view.viewport(), view.visualRect(view.model().index(row, 0)).center())

    def key(self, key, modifier=Qt.KeyboardModifier.NoModifier):
        self.qtbot.keyClick(self.panel, key, modifier)
        self.settle()

    def press(self, name, kind=QToolButton):
        self.qtbot.mouseClick(self.child(kind, name), LEFT)
        self.settle()

    def drop(self, data):
        place, copy = QPoint(60, 60), Qt.DropAction.CopyAction
        enter = QDragEnterEvent(place, copy, data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.panel, enter)
        if not enter.isAccepted():
            return False
        drop = QDropEvent(QPointF(place), copy, data, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.panel, drop)
        self.settle()
        return True

    @property
    def shows_answers(self):
        return not self.child(QWidget, "answersEmpty").isVisible()

    @property
    def where(self):
        case, query = self.session.case, self.session.query
        return self.session.document.index_of(case.key), case.game.queries.index(query)


@pytest.fixture
def show(qtbot, theme):
    made = []

    def make(records, form="hdu1524", **options):
        made.append(Shown(qtbot, theme, records, form, **options))
        return made[-1]

    yield make
    for shown in made:
        shown.jobs.shut_down()


def chain(length, *queries):
    """A path 0 -> 1 -> ... where a stone wins an odd number of moves from the end."""
    return GraphRecord.from_moves(length, [(i, i + 1) for i in range(length - 1)], queries)


def two_cases():
    """WIN LOSE WIN, then LOSE WIN."""
    return [chain(3, [1], [0], [0, 1]), chain(2, [1], [0])]


# Loading


def test_it_says_what_to_do_while_there_is_nothing(show):
    shown = show(two_cases())
    assert not shown.shows_answers
    assert "drop" in shown.text("answersEmptyText")
    can = answers_actions.enabled(shown.panel)
    assert can["answers-load"] and not can["answers-next"] and not can["answers-clear"]
    shown.key(Qt.Key.Key_F8)
    assert shown.said == ["No answers have been checked yet."]


def test_the_dialog_loads_a_file(show, tmp_path):
    shown = show(two_cases())
    path = tmp_path / "team.out"
    path.write_text("WIN\nLOSE\nLOSE\nLOSE\nWIN\n")
    shown.panel.ask_path = lambda: path
    shown.press("answersEmptyLoad", QPushButton)
    assert shown.text("answersSource") == "team.out"
    assert shown.text("answersCount") == "4 of 5 right, 1 wrong"
    assert shown.said == ["team.out: 4 of 5 right, 1 wrong"]
    shown.panel.ask_path = lambda: None
    shown.press("answers-load-button")
    assert shown.text("answersSource") == "team.out"


def test_a_file_that_cannot_be_read_leaves_what_is_there(show, tmp_path):
    shown = show(two_cases())
    shown.load("WIN")
    for path in (tmp_path / "none.out", tmp_path):
        shown.panel.load_file(path)
        assert "could not be read" in shown.said[-1]
        assert shown.text("answersSource") == "a.out" and shown.text("answersCount").startswith("1 of 5")


def test_a_dropped_file_and_a_dropped_text_are_loaded(show, tmp_path):
    shown = show(two_cases())
    path = tmp_path / "dropped.out"
    path.write_bytes(b"\xef\xbb\xbfWIN\r\nLOSE\r\nWIN\r\nLOSE\r\nWIN\r\n")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    assert shown.drop(data)
    assert shown.text("answersCount") == "5 of 5 right"
    assert shown.panel.checker.source.path == path
    text = QMimeData()
    text.setText("LOSE")
    assert shown.drop(text)
    assert shown.text("answersCount") == "0 of 5 right, 1 wrong, 4 missing"
    picture = QMimeData()
    picture.setData("image/png", b"x")
    assert not shown.drop(picture)


def test_the_clipboard_is_loaded_by_button_and_by_key(show):
    shown = show(two_cases())
    QGuiApplication.clipboard().setText("WIN LOSE WIN LOSE LOSE")
    shown.press("answersEmptyPaste", QPushButton)
    assert shown.text("answersCount") == "4 of 5 right, 1 wrong"
    QGuiApplication.clipboard().setText("WIN")
    shown.qtbot.keyClick(shown.list, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    shown.settle()
    assert shown.text("answersCount") == "1 of 5 right, 4 missing"
    QGuiApplication.clipboard().clear()
    shown.press("answers-paste-button")
    assert shown.said[-1] == "There is no text on the clipboard."
    shown.press("answers-clear-button")
    assert not shown.shows_answers and shown.rows() == []


# What is told


def naive(expected, printed):
    """The status of each query, reading word by word."""
    found = [*printed, *[None] * len(expected)]
    words = {"win": "WIN", "lose": "LOSE"}
    return [
        "Missing" if word is None else "Malformed" if word.lower() not in words
        else "Right" if words[word.lower()] == right else "Wrong"
        for right, word in zip(expected, found, strict=False)
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_every_answer_has_its_status_and_the_count_adds_up(show, seed):
    rng = random.Random(seed)
    records, expected = [], []
    for _ in range(rng.randrange(1, 4)):
        starts = [rng.randrange(6) for _ in range(rng.randrange(0, 5))]
        records.append(chain(6, *[[start] for start in starts]))
        expected += ["WIN" if start % 2 == 0 else "LOSE" for start in starts]
    printed = [rng.choice(["WIN", "LOSE", "LOSE", "WIN", "win", "Lost!", "W"]) for _ in range(rng.randrange(12))]
    shown = show(records)
    shown.load(rng.choice(["\n", "  \r\n\n", "\t"]).join(printed))
    statuses = naive(expected, printed)
    extra = printed[len(expected) :]
    assert [row.split(":")[0] for row in shown.rows()] == statuses + ["Extra"] * len(extra)
    numbers = {status: statuses.count(status) for status in ("Wrong", "Missing", "Malformed")}
    parts = [f"{number} {status.lower()}" for status, number in numbers.items() if number]
    text = ", ".join([f"{statuses.count('Right')} of {len(expected)} right", *parts])
    assert shown.text("answersCount") == text + (f"; {len(extra)} extra" if extra else "")
    shown.qtbot.mouseClick(shown.child(QCheckBox, "answersOnlyWrong"), LEFT, pos=QPoint(8, 8))
    wrong = [status for status in statuses if status != "Right"]
    assert [row.split(":")[0] for row in shown.rows()] == wrong + ["Extra"] * len(extra)
    assert answers_actions.checked(shown.panel)["answers-only-wrong"]


def test_a_row_says_all_and_not_by_colour_alone(show):
    shown = show(two_cases())
    shown.load("WIN\n  WIN maybe\n\nLOSE WIN  tail")
    assert shown.rows() == [
        "Right: Case 1, query 1: WIN (line 1, column 1)",
        "Wrong: Case 1, query 2: printed WIN, should be LOSE (line 2, column 3)",
        "Malformed: Case 1, query 3: printed maybe, should be WIN (line 2, column 7)",
        "Right: Case 2, query 1: LOSE (line 4, column 1)",
        "Right: Case 2, query 2: WIN (line 4, column 6)",
        "Extra: Behind the last answer: printed tail, and nothing was asked (line 4, column 11)",
    ]
    delegate, model = shown.list.itemDelegate(), shown.list.model()
    heads = {delegate.lines(model.index(row, 0), 300, shown.list.font())[0][0][0].text for row in range(6)}
    assert heads == {"✓ Right", "✗ Wrong", "? Malformed", "+ Extra"}


def test_the_letters_of_one_word_are_placed_one_by_one(show):
    record = HeapsRecord(rule_of((1, 2)), tuple(HeapsQueryRecord((size,)) for size in range(5)))
    shown = show([record], "hdu1536")
    shown.load("LWWWW\n")
    assert shown.text("answersCount") == "4 of 5 right, 1 wrong"
    assert "printed W, should be L (line 1, column 4)" in shown.rows()[3]


def test_what_a_contestant_printed_is_shown_as_plain_text(show):
    shown = show([chain(2, [0])])
    shown.load("<b>\x07" + "x" * 500)
    shown.click(0)
    assert "<b>�xxx" in shown.text("answerTold") and len(shown.text("answerTold")) < 100


def test_places_in_both_files_are_told(show):
    shown = show(two_cases())
    shown.load("WIN\nWIN\nWIN\nLOSE\nWIN\n")
    shown.click(1)
    assert shown.text("answerPlaces") == "Answers 2:1 · Exported input 6:1"
    text = "3\n1 1\n1 2\n0\n1 1\n\n\n  1 0\n2 0 1\n0\n2 1 1 0 1 1 1 0 0"
    shown.panel.checker.input_text = lambda: text
    shown.panel.checker.check_now()
    assert shown.text("answerPlaces") == "Answers 2:1 · Input 8:3"
    assert "line 8, column 3" in shown.child(QLabel, "answerPlaces").accessibleName()


# Going from one to the next


def test_f8_goes_round_and_says_so(show):
    shown = show(two_cases())
    shown.load("LOSE LOSE LOSE LOSE")
    shown.said.clear()
    places = []
    for _ in range(4):
        shown.key(Qt.Key.Key_F8)
        places.append(shown.where)
    # The session looks at the first query from the start: that one is passed.
    assert places == [(0, 2), (1, 1), (0, 0), (0, 2)]
    assert shown.said[2] == "1 of 3 that are not right, from the start again"
    shown.said.clear()
    for expected in [(0, 0), (1, 1), (0, 2)]:
        shown.key(Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
        assert shown.where == expected
    assert shown.said[1] == "3 of 3 that are not right, from the end again"
    assert shown.current().startswith("Wrong: Case 1, query 3")


def test_f8_where_one_or_none_is_wrong(show):
    shown = show(two_cases())
    shown.load("WIN LOSE WIN WIN WIN")
    shown.key(Qt.Key.Key_F8)
    shown.key(Qt.Key.Key_F8)
    assert shown.said[-1] == "This is the only answer that is not right."
    shown.load("WIN LOSE WIN LOSE WIN")
    shown.key(Qt.Key.Key_F8)
    assert shown.said[-1] == "No answer is wrong."
    assert not shown.child(QToolButton, "answers-next-button").isEnabled()


def test_f8_works_with_the_filter_and_the_list_follows_the_session(show):
    shown = show(two_cases())
    shown.load("WIN WIN WIN LOSE LOSE")
    shown.panel.set_only_wrong(True)
    shown.key(Qt.Key.Key_F8)
    assert shown.where == (0, 1) and shown.list.currentIndex().row() == 0
    second = shown.session.document.cases[1]
    shown.session.look_at(second.key, second.game.queries[1].key)
    assert shown.list.currentIndex().row() == 1 and shown.text("answerTitle") == "Case 2, query 2"
    shown.session.look_at(second.key, second.game.queries[0].key)
    # That one is right and filtered out; it is shown all the same.
    assert not shown.list.currentIndex().isValid() and shown.text("answerTold") == "✓ Right: printed LOSE"


def test_arrow_keys_look_at_the_next_answer(show):
    shown = show(two_cases())
    shown.load("WIN")
    shown.click(0)
    for expected in [(0, 1), (0, 2), (1, 0)]:
        shown.qtbot.keyClick(shown.list, Qt.Key.Key_Down)
        shown.settle()
        assert shown.where == expected


def test_a_large_case_is_opened_on_the_way(show):
    shown = show([chain(2, [0]), chain(600, [1], [0])], opener=True)
    assert not shown.session.document.cases[1].loaded
    shown.load("WIN WIN WIN")
    shown.click(2)
    shown.qtbot.waitUntil(lambda: shown.where == (1, 1))
    assert shown.text("answerTitle") == "Case 2, query 2"
    first = shown.session.document.cases[1].game.positions[0]
    assert shown.spotlight.positions == {first}


def test_extra_output_can_be_chosen(show):
    shown = show([chain(2, [0])])
    shown.load("WIN\nWIN\n")
    shown.click(1)
    assert "nothing was asked" in shown.text("answerReason")
    assert shown.where == (0, 0)


# Proofs


def random_graph(seed):
    rng = random.Random(seed)
    n = rng.randrange(2, 6)
    pairs = [(i, j) for i in range(n) for j in range(i + 1, n) if rng.random() < 0.6]
    stones = [rng.randrange(n) for _ in range(rng.randrange(1, 4))]
    return n, pairs, stones


def graph_moves(pairs, stones):
    for source in sorted(set(stones)):
        for target in sorted(t for s, t in pairs if s == source):
            left = list(stones)
            left.remove(source)
            yield source, target, tuple(sorted([*left, target]))


def graph_search(pairs):
    @cache
    def wins(stones):
        return any(not wins(after) for *_, after in graph_moves(pairs, stones))

    return wins


@pytest.mark.parametrize("seed", range(14))
def test_the_proofs_of_graphs_are_right_when_played_out(show, seed):
    n, pairs, stones = random_graph(seed)
    wins, start = graph_search(tuple(pairs)), tuple(sorted(stones))
    shown = show([GraphRecord.from_moves(n, pairs, [stones])])
    shown.load("LOSE" if wins(start) else "WIN")
    shown.click(0)
    game = shown.session.graph
    assert shown.spotlight.positions == {game.positions[i] for i in stones}
    moves = {(s, t): after for s, t, after in graph_moves(pairs, start)}
    if wins(start):
        expected = {f"Move a stone {s} → {t}, leaves 0: wins" for (s, t), after in moves.items() if not wins(after)}
        assert set(shown.rows("answerWins")) == expected
        return
    model = shown.child(QListView, "answerReplies").model()
    assert model.rowCount() == 2 * len(moves)
    seen = set()
    for row in range(0, model.rowCount(), 2):
        move, reply = model.pair(row)
        key = game.index_of(move.source), game.index_of(move.target)
        seen.add(key)
        answer = game.index_of(reply.source), game.index_of(reply.target)
        answers = {(s, t): after for s, t, after in graph_moves(pairs, moves[key])}
        assert not wins(answers[answer])
        assert shown.rows("answerReplies")[row + 1].startswith(f"Reply: Move a stone {answer[0]} → {answer[1]}, leaves")
    assert seen == moves.keys()


@pytest.mark.parametrize("seed", range(12))
def test_the_proofs_of_boards_are_right_when_played_out(show, seed):
    rng = random.Random(seed)
    rows = [tuple(c for c in range(1, 6) if rng.random() < 0.5) for _ in range(rng.randrange(1, 4))]
    if seed % 2:
        rows += rows
    shown = show([BoardRecord(5, tuple(rows))], "hdu5724")
    board = board_rows(shown.session.board)
    shown.load("NO" if board_wins(board) else "YES")
    shown.click(0)
    moves = {f"Row {r}: move {s} → {t}": after for r, s, t, after in board_moves(board)}
    if board_wins(board):
        expected = {f"{text}, leaves 0: wins" for text, after in moves.items() if not board_wins(after)}
        assert set(shown.rows("answerWins")) == expected
        assert shown.spotlight.wins and shown.spotlight.thing is not None
        return
    check_replies(shown, moves, board_wins, lambda after: {f"Row {r}: move {s} → {t}": a for r, s, t, a in
                                                           board_moves(after)})  # fmt: skip


def check_replies(shown, moves, wins, replies_to):
    """Each move is listed, and under it a reply after which who is to move loses."""
    listed = shown.rows("answerReplies")
    firsts = [text.removeprefix("If: ").rsplit(", leaves", 1)[0] for text in listed[::2]]
    assert sorted(firsts) == sorted(moves)
    for first, reply in zip(firsts, listed[1::2], strict=True):
        assert reply.endswith(", leaves 0")
        text = reply.removeprefix("Reply: ").removesuffix(", leaves 0")
        assert not wins(replies_to(moves[first])[text])


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("rule", [rule_of((1, 3, 4)), Octal((0, 7, 7))], ids=str)
def test_the_proofs_of_heaps_are_right_when_played_out(show, rule, seed):
    rng = random.Random(seed)
    heaps = tuple(rng.randrange(7) for _ in range(rng.randrange(1, 3)))
    if seed % 2:
        heaps += heaps[::-1]
    shown = show([HeapsRecord(rule, (HeapsQueryRecord(heaps),))], "hdu1536")
    wins = heaps_win(rule, heaps)
    shown.load("L" if wins else "W")
    shown.click(0)
    moves = {heap_move_text(h, t, rest): after for h, t, rest, after in heaps_moves(rule, heaps)}
    if wins:
        best = {f"{text}, leaves 0: wins" for text, after in moves.items() if not heaps_win(rule, after)}
        assert best >= set(shown.rows("answerWins")) != set()
        return
    model = shown.child(QListView, "answerReplies").model()
    for row in range(0, model.rowCount(), 2):
        move, reply = model.pair(row)
        after = moves[model.words(row).text]
        left = {(h - 1, t, rest): a for h, t, rest, a in heaps_moves(rule, after)}
        assert not heaps_win(rule, left[reply.heap, reply.take, reply.rest])
        text = model.words(row + 1).text
        whose = reply.heap if reply.heap < move.heap + len(move.rest) else reply.heap - len(move.rest) + 1
        own = move.heap <= reply.heap < move.heap + len(move.rest)
        assert f"heap {(move.heap if own else whose) + 1}" in text.lower()
        if own and len(move.rest) == 2:
            assert f"(the {after[reply.heap]} left there)" in text
    assert model.rowCount() == 2 * len({*moves})


def test_a_loss_without_moves_is_explained(show):
    shown = show([chain(1, [0])])
    shown.load("WIN")
    shown.click(0)
    assert shown.text("answerReason") == "No stone can move: the player to move loses."
    assert not shown.child(QListView, "answerReplies").isVisible()


def test_pointing_at_a_move_and_its_reply_lights_them(show):
    shown = show([GraphRecord.from_moves(4, [(0, 1), (0, 2), (1, 2), (2, 3)], [[0, 0]])])
    shown.load("WIN")
    shown.click(0)
    a, b, c, _ = shown.session.graph.positions
    assert shown.text("answerReason") == "Nim-sum 0: each of 2 moves is answered."
    assert shown.spotlight.positions == {a} and not shown.spotlight.moves
    shown.point(0, "answerReplies")
    assert shown.spotlight.moves == {(a, b)} and not shown.spotlight.wins
    shown.point(1, "answerReplies")
    assert len(shown.spotlight.moves) >= 1 and (a, b) in shown.spotlight.moves and shown.spotlight.wins
    shown.point(2, "answerReplies")
    assert shown.spotlight.moves == {(a, c)}
    shown.qtbot.mouseMove(shown.panel, QPoint(10, 10))
    QApplication.sendEvent(shown.child(QListView, "answerReplies"), leave_event())
    assert shown.spotlight.positions == {a} and not shown.spotlight.moves


def leave_event():
    return QEvent(QEvent.Type.Leave)


def test_a_clicked_win_stays_lit_and_changes_nothing(show):
    shown = show([chain(4, [0, 2, 2])])
    shown.load("LOSE")
    shown.click(0)
    shown.click(0, "answerWins")
    positions = shown.session.graph.positions
    QApplication.sendEvent(shown.child(QListView, "answerWins"), leave_event())
    assert shown.spotlight.moves == {(positions[0], positions[1])} and shown.spotlight.wins
    assert shown.session.undo_stack.count() == 0
    assert shown.child(QListView, "answerWins").currentIndex().data(MOVE).leaves == 0


def test_a_reply_in_the_row_that_was_moved_in_lights_the_row(show):
    record = BoardRecord(4, ((1, 2), (1, 2)))
    shown = show([record], "hdu5724")
    shown.load("YES")
    shown.click(0)
    model = shown.child(QListView, "answerReplies").model()
    same = [row for row in range(0, model.rowCount(), 2) if model.pair(row).move.row == model.pair(row).reply.row]
    other = [row for row in range(0, model.rowCount(), 2) if row not in same]
    assert same or other
    for row in same:
        assert model.light(row + 1).thing == model.pair(row).move.row
    for row in other:
        assert model.light(row + 1).thing == model.pair(row).reply


# Following the document and the file


def test_edits_are_checked_again_and_light_nothing_old(show):
    shown = show([chain(3, [0], [1])])
    shown.load("LOSE WIN")
    shown.click(1)
    game = shown.session.graph
    assert shown.text("answersCount") == "2 of 2 right" and shown.spotlight.positions
    shown.session.edit(graph_edits.remove(game, (), [(game.positions[1], game.positions[2])]), "Remove a move")
    assert not shown.spotlight.positions and not shown.spotlight.moves
    assert shown.panel.checker.stale
    shown.settle()
    assert shown.text("answersCount") == "0 of 2 right, 2 wrong"
    assert shown.text("answerTold") == "✗ Wrong: printed WIN, should be LOSE"
    shown.session.undo_stack.undo()
    shown.settle()
    assert shown.text("answersCount") == "2 of 2 right"
    shown.session.push(RemoveCase(0, shown.session.document.cases[0]), "Remove the case")
    shown.settle()
    assert shown.text("answersCount") == "0 of 0 right; 2 extra"
    shown.session.undo_stack.undo()
    shown.settle()
    assert shown.text("answersCount") == "2 of 2 right"


def test_edits_of_a_board_are_checked_again(show):
    shown = show([BoardRecord(4, ((1,),)), BoardRecord(4, ((4,),))], "hdu5724")
    shown.load("YES NO")
    assert shown.text("answersCount") == "2 of 2 right"
    board = shown.session.board
    shown.session.edit(board_edits.clear(board, board.rows), "Clear")
    shown.settle()
    assert shown.text("answersCount") == "1 of 2 right, 1 wrong"


def test_moving_positions_about_is_no_reason_to_check(show):
    shown = show([chain(2, [0])])
    shown.load("LOSE")
    shown.click(0)
    game = shown.session.graph
    first = game.positions[0]
    before = game.places[first]
    place = type(before)(before.x + 50, before.y)
    shown.session.edit(SetPlaces(((first, before, place),)), "Drag")
    assert not shown.panel.checker.stale and shown.spotlight.positions == {first}


def test_another_document_takes_the_answers_away(show):
    shown = show([chain(2, [0])])
    shown.load("WIN")
    shown.session.open(Document([chain(2, [1])], "hdu1524"))
    assert not shown.shows_answers


def test_another_format_reads_other_words(show):
    shown = show([GraphRecord.from_moves(2, [(0, 1)], [[0]])])
    shown.load("First")
    assert shown.text("answersCount") == "0 of 1 right, 1 malformed"
    shown.session.set_format("uva11927")
    shown.settle()
    assert shown.text("answersCount") == "1 of 1 right"
    shown.session.set_format("")
    shown.settle()
    assert shown.text("answersCount") == "0 of 1 right, 1 malformed"


def test_cases_of_several_games_are_told_honestly(show):
    heaps = HeapsRecord(rule_of((1, 2)), (HeapsQueryRecord((3,)), HeapsQueryRecord((1,))))
    shown = show([chain(2, [0]), BoardRecord(3, ((1,),)), heaps], "hdu1524")
    shown.load("WIN NO LW")
    assert shown.text("answersCount") == "4 of 4 right"
    assert "several games" in shown.text("answersWarning") and "HDU 5724" in shown.text("answersWarning")


def test_answers_that_nobody_can_know_are_no_answers(show):
    record = HeapsRecord(GrundysGame(), (HeapsQueryRecord((10**17,)),))
    shown = show([record], "hdu1536")
    shown.load("W")
    assert shown.text("answersCount") == "Not checked"
    assert shown.text("answersWarning").startswith("The right answers cannot be found")
    assert shown.rows() == []


def wait_for_count(shown, text):
    shown.qtbot.waitUntil(lambda: shown.text("answersCount") == text, timeout=10000)


def test_a_file_is_followed_through_changes_and_while_it_is_gone(show, tmp_path):
    shown = show(two_cases())
    path = tmp_path / "a.out"
    path.write_text("WIN\n")
    shown.panel.load_file(path)
    wait_for_count(shown, "1 of 5 right, 4 missing")
    with path.open("a") as out:
        for word in ("LOSE\n", "WIN\n"):
            out.write(word)
            out.flush()
            time.sleep(0.02)
    wait_for_count(shown, "3 of 5 right, 2 missing")
    other = tmp_path / "new"
    other.write_text("WIN LOSE WIN LOSE WIN")
    other.replace(path)
    wait_for_count(shown, "5 of 5 right")
    path.unlink()
    shown.qtbot.waitUntil(lambda: "last answers" in shown.text("answersWarning"), timeout=10000)
    assert shown.text("answersCount") == "5 of 5 right"
    path.write_text("LOSE")
    wait_for_count(shown, "0 of 5 right, 1 wrong, 4 missing")
    assert shown.text("answersWarning") == ""


def test_a_file_that_is_not_followed_is_left_as_it_was_read(show, tmp_path):
    shown = show(two_cases())
    path = tmp_path / "a.out"
    path.write_text("WIN\n")
    shown.panel.load_file(path)
    wait_for_count(shown, "1 of 5 right, 4 missing")
    shown.qtbot.mouseClick(shown.child(QCheckBox, "answersFollow"), LEFT, pos=QPoint(8, 8))
    assert not answers_actions.checked(shown.panel)["answers-follow"]
    path.write_text("WIN LOSE")
    shown.qtbot.wait(500)
    assert shown.text("answersCount") == "1 of 5 right, 4 missing"
    shown.qtbot.mouseClick(shown.child(QCheckBox, "answersFollow"), LEFT, pos=QPoint(8, 8))
    wait_for_count(shown, "2 of 5 right, 3 missing")


# Mistakes


def test_the_likely_mistake_is_named(show):
    rng = random.Random(3)
    records, printed = [], []
    for _ in range(8):
        n = 7
        pairs = [(i, j) for i in range(n) for j in range(i + 1, n) if rng.random() < 0.5]
        queries = [[rng.randrange(n) for _ in range(3)] * rng.choice((1, 1, 2)) for _ in range(5)]
        records.append(GraphRecord.from_moves(n, pairs, queries))
        followers = {i: [t for s, t in pairs if s == i] for i in range(n)}
        for query in queries:
            values = [grundy_by_definition(p, followers.__getitem__) for p in query]
            printed.append("WIN" if sum(values) else "LOSE")
    shown = show(records)
    shown.load("\n".join(printed))
    wrong = sum(row.startswith("Wrong") for row in shown.rows())
    assert wrong > 4
    assert shown.text("answerMistakeLead").startswith("Likely mistake")
    assert shown.text("answerMistake").startswith(f"All {wrong} wrong answers fit: ")
    assert "added" in shown.text("answerMistake") and shown.text("answerMistakeAbout")
    assert shown.child(QFrame, "answerMistakes").accessibleName().endswith(shown.text("answerMistake"))
    # Garbled at random: that fits nothing.
    shown.load("\n".join(rng.choice(("WIN", "LOSE")) for _ in printed))
    assert not shown.child(QFrame, "answerMistakes").isVisible()
    shown.load("\n".join(printed))
    assert shown.child(QFrame, "answerMistakes").isVisible()
    shown.panel.clear()
    assert not shown.child(QFrame, "answerMistakes").isVisible()


def test_other_mistakes_that_fit_are_listed_on_demand(show):
    first = GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0], [1], [0, 1], [2]])
    shown = show([first, chain(4, [0], [1])])
    shown.load("WIN WIN LOSE LOSE WIN WIN")
    mistakes = shown.panel.checker.mistakes
    assert len(mistakes) > 1 and shown.text("answerMistakeOther0") == ""
    button = shown.child(QToolButton, "answerMistakeMore")
    shown.qtbot.mouseClick(button, LEFT)
    listed = [shown.text(f"answerMistakeOther{i}") for i in range(len(mistakes[1:6]))]
    for text, mistake in zip(listed, mistakes[1:6], strict=True):
        assert mistake.mistake.name[1:] in text
    shown.qtbot.mouseClick(button, LEFT)
    assert shown.text("answerMistakeOther0") == ""


# Size and looks


def test_many_answers_are_read_only_where_they_show(show, monkeypatch):
    count = 200_000
    record = HeapsRecord(rule_of((1, 2)), tuple(HeapsQueryRecord((i % 7,)) for i in range(count)))
    shown = show([record], "hdu1536")
    monkeypatch.setattr(answers_checker, "explain", lambda checked: [])
    monkeypatch.setattr(answers_check, "MOST_INPUT", 1_000)
    shown.panel.load_text("".join("L" if i % 7 % 3 == 0 or i == 150_000 else "W" for i in range(count)), "big.out")
    assert shown.panel.checker.stale
    shown.settle()
    wrong = "" if 150_000 % 7 % 3 == 0 else ", 1 wrong"
    assert shown.text("answersCount") == f"{count - bool(wrong):,} of {count:,} right{wrong}"
    painted = []
    lines = AnswerDelegate.lines
    monkeypatch.setattr(AnswerDelegate, "lines", lambda *args: painted.append(1) or lines(*args))
    shown.panel.grab()
    shown.key(Qt.Key.Key_F8)
    shown.panel.grab()
    assert shown.where == (0, 150_000)
    assert shown.current().startswith("Wrong: Case 1, query 150,001")
    assert 0 < len(painted) < 200


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("width", [300, 420])
def test_everything_finds_room_and_has_a_name(qtbot, theme, show, mode, width):
    theme.set_mode(mode)
    shown = show(two_cases(), width=width)
    shown.load("LOSE maybe\nLOSE\nLOSE lose\n WIN")
    shown.key(Qt.Key.Key_F8)
    assert shown.panel.width() == width
    for name in ("answersCount", "answerTitle", "answerWord", "answerTold"):
        label = shown.child(QLabel, name)
        assert label.isVisible() and label.height() >= label.heightForWidth(label.width())
    assert not shown.list.horizontalScrollBar().isVisible()
    buttons = [*shown.panel.findChildren(QToolButton), *shown.panel.findChildren(QCheckBox)]
    assert all(button.accessibleName() and button.objectName() for button in buttons)
    views = [view for view in shown.panel.findChildren(QAbstractItemView) if view.isVisible()]
    assert len(views) == 2 and all(view.accessibleName() for view in views)
    theme.set_mode("light")


def test_actions_handlers_and_states_agree(show):
    shown = show(two_cases())
    names = [spec.name for spec in answers_actions.SPECS]
    assert (
        sorted(answers_actions.handlers(shown.panel)) == sorted(names) == sorted(answers_actions.enabled(shown.panel))
    )
    switches = {spec.name: spec.checked for spec in answers_actions.SPECS if spec.checked is not None}
    assert answers_actions.checked(shown.panel) == switches
    assert {entry for entry in answers_actions.MENU[2] if entry} == set(names)
