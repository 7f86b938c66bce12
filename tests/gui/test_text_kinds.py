"""The text panel on boards and heaps: text and game follow each other, each kind in its own formats."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPlainTextEdit, QPushButton

import resources
from engine.document import Document
from engine.formats.registry import formats
from engine.games import board_edits, heaps_edits
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.games.take_rule_text import parse_rule
from gui.jobs import Jobs
from gui.panels.text import TextPanel
from gui.panels.text_lines import line_roles
from gui.panels.text_state import State
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

CONTROL = Qt.KeyboardModifier.ControlModifier
GRAPH = GraphRecord.from_moves(2, [(1, 0)], [[1]], places=[(0, 0), (0, 90)])
BOARD = BoardRecord(20, ((20, 19), (), (3, 1)))
SNIM = HeapsRecord(rule_of((5, 2)), (HeapsQueryRecord((5, 12)), HeapsQueryRecord((2, 4, 7))))
FIBO = HeapsRecord(FIBONACCI, (HeapsQueryRecord((1, 1, 1)), HeapsQueryRecord((1, 4, 1))))
BOARD_TEXT = "1\n3\n2 20 19\n0\n2 3 1\n"
SNIM_TEXT = "2 5 2\n2\n2 5 12\n3 2 4 7\n0\n"
FIBO_TEXT = "1 1 1\n1 4 1\n0 0 0\n"


class World:
    """A session and the panel on it."""

    def __init__(self, qtbot):
        self.bot = qtbot
        self.session, self.jobs, self.spotlight = Session(), Jobs(), Spotlight()
        theme = ThemeController(QApplication.instance(), "light")
        self.panel = TextPanel(self.session, self.jobs, theme, self.spotlight)
        qtbot.addWidget(self.panel)
        self.panel.resize(320, 500)
        self.panel.show()
        qtbot.waitExposed(self.panel)
        self.editor = self.panel.findChild(QPlainTextEdit, "textEditor")
        self.message = self.panel.findChild(QLabel, "textMessage")
        self.formats = self.panel.findChild(QComboBox, "textFormat")
        self.editor.setFocus()
        self.panel.activateWindow()

    def open(self, *records, name=""):
        self.session.open(Document(records, name))

    @property
    def text(self):
        return self.editor.toPlainText()

    @property
    def record(self):
        return self.session.case.record

    def offered(self):
        return [self.formats.itemData(i) for i in range(self.formats.count())]

    def at(self, line, column=0):
        block = self.editor.document().findBlockByNumber(line)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + min(column, block.length() - 1))
        self.editor.setTextCursor(cursor)

    def end_of(self, line):
        self.at(line, 10_000)

    def type(self, text):
        for number, line in enumerate(text.split("\n")):
            if number:
                self.bot.keyClick(self.editor, Qt.Key.Key_Return)
            self.bot.keyClicks(self.editor, line)

    def replace_all(self, text):
        self.editor.selectAll()
        self.bot.keyClick(self.editor, Qt.Key.Key_Delete)
        self.type(text)

    def undo(self):
        self.bot.keyClick(self.editor, Qt.Key.Key_Z, CONTROL)

    def redo(self):
        self.bot.keyClick(self.editor, Qt.Key.Key_Z, CONTROL | Qt.KeyboardModifier.ShiftModifier)

    def settled(self):
        self.bot.waitUntil(lambda: self.panel.sync.state is not State.PENDING)
        return self.panel.sync.state

    def says(self, *words):
        self.bot.waitUntil(lambda: all(word in self.message.text() for word in words))


@pytest.fixture
def world(qtbot):
    made = World(qtbot)
    yield made
    assert made.jobs.shut_down()


# Which formats are offered


def test_each_kind_offers_its_own_formats_and_keeps_the_chosen_one(world):
    world.open(GRAPH, BOARD, FIBO, name="hdu1848")
    assert world.offered() == ["hdu1524", "uva11927"]
    assert world.formats.currentData() == "hdu1524"
    world.session.look_at(1)
    assert (world.offered(), world.text) == (["hdu5724"], BOARD_TEXT)
    world.session.look_at(2)
    assert world.offered() == ["hdu1536", "hdu1848"]
    assert (world.formats.currentData(), world.text) == ("hdu1848", FIBO_TEXT)
    world.session.look_at(0)
    world.bot.keyClick(world.formats, Qt.Key.Key_Down)
    assert world.session.document.format_name == "uva11927"
    assert world.text.startswith("2 1\n1 0\n")
    world.session.look_at(2)
    assert (world.formats.currentData(), world.text) == ("hdu1848", FIBO_TEXT)
    assert world.session.document.format_name == "uva11927"
    world.session.look_at(0)
    assert world.formats.currentData() == "uva11927"


def test_looking_at_another_kind_changes_nothing_in_the_document(world):
    world.open(GRAPH, BOARD, name="hdu1524")
    world.session.look_at(1)
    world.session.look_at(0)
    assert world.session.document.format_name == "hdu1524"
    assert not world.session.dirty


def test_a_document_is_shown_in_its_format_by_any_of_its_names(world):
    world.open(SNIM, name="poj2960")
    assert (world.formats.currentData(), world.text) == ("hdu1536", SNIM_TEXT)
    world.open(FIBO, name="hdu1848")
    assert (world.formats.currentData(), world.text) == ("hdu1848", FIBO_TEXT)
    world.session.set_format("hdu1536")
    assert world.formats.currentData() == "hdu1536"
    assert world.text == "3 1 2 3\n2\n3 1 1 1\n3 1 4 1\n0\n"


@pytest.mark.parametrize("name", ["hdu5724", "hdu1536", "hdu1848"])
def test_the_samples_are_shown_case_by_case(world, name):
    form = formats().get(name)
    records = form.read(resources.path("samples", f"{name}.in").read_text()).records
    world.open(*records, name=name)
    for key, record in enumerate(records):
        world.session.look_at(key)
        assert world.text == form.write((record,))
        assert not world.editor.isReadOnly()


def test_the_buttons_and_messages_speak_of_the_game_at_hand(world):
    world.open(GRAPH, BOARD, SNIM)
    revert = world.panel.findChild(QPushButton, "textRevert")
    for key, words in enumerate(["Back to the graph", "Back to the board", "Back to the game"]):
        world.session.look_at(key)
        assert revert.text() == revert.accessibleName() == words
        assert words.split()[-1] in revert.toolTip()


# Boards


def test_typing_a_chess_changes_the_board_and_back(world):
    world.open(BOARD)
    assert world.text == BOARD_TEXT
    row = world.session.board.rows[2]
    world.at(4)
    world.bot.keyClick(world.editor, Qt.Key.Key_Delete)
    world.type("3")
    world.end_of(4)
    world.type(" 7")
    assert world.settled() is State.SAME
    assert world.record.rows == ((20, 19), (), (3, 1, 7))
    assert world.session.board.rows[2] == row
    world.undo()
    assert world.record.rows == BOARD.rows
    assert world.text == BOARD_TEXT
    world.redo()
    assert world.record.rows[2] == (3, 1, 7)


def test_an_edit_of_the_board_shows_in_the_text_at_once(world):
    world.open(BOARD)
    board = world.session.board
    world.session.edit(board_edits.toggle(board, board.rows[1], 9), "Put a chess")
    assert world.text == "1\n3\n2 20 19\n1 9\n2 3 1\n"
    _, insert = board_edits.insert_rows(board, 0, [(4,)])
    world.session.edit(insert, "Insert a row")
    assert world.text == "1\n4\n1 4\n2 20 19\n1 9\n2 3 1\n"
    world.session.undo_stack.undo()
    world.session.undo_stack.undo()
    assert world.text == BOARD_TEXT


def test_a_row_typed_in_the_middle_keeps_the_other_rows_identities(world):
    world.open(BOARD)
    before = list(world.session.board.rows)
    world.at(1)
    world.bot.keyClick(world.editor, Qt.Key.Key_Delete)
    world.type("4")
    world.end_of(2)
    world.type("\n1 8")
    assert world.settled() is State.SAME
    assert world.record.rows == ((20, 19), (8,), (), (3, 1))
    rows = world.session.board.rows
    assert [rows[0], rows[2], rows[3]] == before


def test_a_row_behind_the_last_is_an_error_not_silence(world):
    world.open(BOARD)
    world.end_of(4)
    world.type("\n1 8")
    assert world.settled() is State.BROKEN
    world.says("Line 6, column 1", "announces 3 rows")
    assert world.record.rows == BOARD.rows
    world.at(1)
    world.bot.keyClick(world.editor, Qt.Key.Key_Delete)
    world.type("4")
    assert world.settled() is State.SAME
    assert world.record.rows == (*BOARD.rows, (8,))


@pytest.mark.parametrize(
    ("line", "typed", "words"),
    [
        (4, " 21", ("column 21", "out of range")),
        (4, " 3", ("two chesses in column 3",)),
        (0, "1", ("case 2", "Expected")),
    ],
)
def test_a_wrong_board_text_leaves_the_board(world, line, typed, words):
    world.open(BOARD)
    if line:
        world.at(line)
        world.bot.keyClick(world.editor, Qt.Key.Key_Delete)
        world.type("3")
    world.end_of(line)
    world.type(typed)
    assert world.settled() is State.BROKEN
    world.says(*words[:1])
    assert world.record.rows == BOARD.rows
    world.bot.mouseClick(world.panel.findChild(QPushButton, "textRevert"), Qt.MouseButton.LeftButton)
    assert world.text == BOARD_TEXT


def test_a_second_board_belongs_to_another_case(world):
    world.open(BOARD)
    world.replace_all("2\n1\n0\n1\n1 2")
    assert world.settled() is State.BROKEN
    world.says("A second case begins here")
    assert world.record.rows == BOARD.rows


def test_a_board_of_another_width_says_so_calmly_and_comes_back(world):
    world.open(BoardRecord(8, ((1, 2),)))
    assert world.text == ""
    assert world.editor.isReadOnly()
    world.says("The board has 8 columns", "20")
    assert world.panel.sync.state is State.SAME
    world.bot.keyClicks(world.editor, "1 2 3")
    assert (world.text, world.record.rows) == ("", ((1, 2),))
    world.session.edit(board_edits.set_width(world.session.board, 20), "Set the width")
    assert world.text == "1\n1\n2 1 2\n"
    assert not world.editor.isReadOnly()


def test_the_line_of_a_row_lights_it_and_says_its_columns(world):
    world.open(BOARD)
    world.at(2)
    world.says("Row 1: 2 chesses in columns 20 and 19")
    assert world.spotlight.thing == world.session.board.rows[0]
    world.at(3)
    world.says("Row 2: no chesses")
    assert world.spotlight.thing == world.session.board.rows[1]
    world.at(0)
    world.says("T: 1 case")
    assert world.spotlight.thing is None
    world.at(1)
    world.says("n: 3 rows")


def test_a_change_elsewhere_on_the_board_is_carried_into_a_draft(world):
    world.open(BOARD)
    world.end_of(4)
    world.type(" x")
    assert world.settled() is State.BROKEN
    board = world.session.board
    world.session.edit(board_edits.toggle(board, board.rows[0], 2), "Put a chess")
    assert world.settled() is State.BROKEN
    assert world.text == "1\n3\n3 20 19 2\n0\n2 3 1 x\n"
    for _ in range(2):
        world.bot.keyClick(world.editor, Qt.Key.Key_Backspace)
    assert world.settled() is State.SAME
    assert world.record.rows == ((20, 19, 2), (), (3, 1))


def test_both_changing_one_row_is_a_conflict_about_the_board(world):
    world.open(BOARD)
    world.end_of(2)
    world.type(" x")
    assert world.settled() is State.BROKEN
    board = world.session.board
    world.session.edit(board_edits.toggle(board, board.rows[0], 2), "Put a chess")
    assert world.settled() is State.CONFLICT
    world.says("The board changed in the same place")


ROWS = st.lists(st.lists(st.integers(1, 20), unique=True), min_size=1, max_size=6)
SIZES = st.lists(st.integers(0, 99), max_size=5)
TRIPLES = st.lists(st.tuples(*[st.integers(1, 99)] * 3), min_size=1, max_size=6)


@given(ROWS, st.sampled_from([" ", "\n", "\n\n\t"]))
def test_every_row_is_told_wherever_it_begins(rows, gap):
    text = formats().get("hdu5724").write((BoardRecord(20, tuple(map(tuple, rows))),))
    tokens = text.split()
    starts = [2 + sum(len(row) + 1 for row in rows[:i]) for i in range(len(rows))]
    roles = line_roles("hdu5724", gap.join(tokens))
    if gap == " ":
        assert list(roles) == [0]
        assert roles[0].title == "T: 1 case"
    else:
        assert [roles[start * gap.count("\n")].row for start in starts] == list(range(len(rows)))
        assert len(roles) == len(rows) + 2
    by_lines = line_roles("hdu5724", text)
    assert [by_lines[i + 2].row for i in range(len(rows))] == list(range(len(rows)))


@given(st.lists(SIZES, max_size=5), TRIPLES)
def test_every_query_is_told_on_its_line(queries, triples):
    record = HeapsRecord(rule_of((1, 2)), tuple(HeapsQueryRecord(tuple(sizes)) for sizes in queries))
    roles = line_roles("hdu1536", formats().get("hdu1536").write((record,)))
    titles = [roles[i + 2].title for i in range(len(queries))]
    assert [title.partition(":")[0] for title in titles] == [f"Query {i + 1}" for i in range(len(queries))]
    assert roles[len(queries) + 2].title == "0 ends the file"
    record = HeapsRecord(FIBONACCI, tuple(map(HeapsQueryRecord, triples)))
    roles = line_roles("hdu1848", formats().get("hdu1848").write((record,)))
    wanted = [f"Query {i}: heaps of {a}, {b} and {c}" for i, (a, b, c) in enumerate(triples, 1)]
    assert [roles[i].title for i in sorted(roles)] == [*wanted, "0 0 0 ends the file"]


# Heaps


def test_typing_heaps_and_numbers_changes_the_game_and_back(world):
    world.open(SNIM, name="hdu1536")
    keys = [query.key for query in world.session.heaps.queries]
    world.at(0)
    world.bot.keyClick(world.editor, Qt.Key.Key_Delete)
    world.type("3")
    world.end_of(0)
    world.type(" 1")
    assert world.settled() is State.SAME
    assert world.record.rule == rule_of((5, 2, 1))
    world.at(3, 2)
    world.type("1")
    assert world.settled() is State.SAME
    assert [query.heaps for query in world.record.queries] == [(5, 12), (12, 4, 7)]
    assert [query.key for query in world.session.heaps.queries] == keys
    while world.session.undo_stack.canUndo():
        world.undo()
    assert world.record == SNIM
    assert world.text == SNIM_TEXT


def test_edits_of_the_heaps_show_in_the_text_at_once(world):
    world.open(SNIM, name="hdu1536")
    game = world.session.heaps
    world.session.edit(heaps_edits.add_heap(game.queries[0], 3), "Add a heap")
    assert world.text == "2 5 2\n2\n3 5 12 3\n3 2 4 7\n0\n"
    world.session.edit(heaps_edits.set_rule(game, rule_of((9,))), "Set the rule")
    assert world.text == "1 9\n2\n3 5 12 3\n3 2 4 7\n0\n"
    world.session.edit(heaps_edits.remove_query(game, game.queries[1].key), "Remove a query")
    assert world.text == "1 9\n1\n3 5 12 3\n0\n"


def test_a_query_more_and_less_in_the_text(world):
    world.open(SNIM, name="hdu1536")
    world.replace_all("2 5 2\n3\n2 5 12\n3 2 4 7\n0\n0")
    assert world.settled() is State.SAME
    assert [query.heaps for query in world.record.queries] == [(5, 12), (2, 4, 7), ()]
    world.replace_all("2 5 2\n1\n2 5 12\n0")
    assert world.settled() is State.SAME
    assert [query.heaps for query in world.record.queries] == [(5, 12)]


def test_a_set_written_as_a_range_stays_one_while_its_numbers_stay(world):
    world.open(HeapsRecord(parse_rule("1..3"), (HeapsQueryRecord((5,)),)), name="hdu1536")
    assert world.text == "3 1 2 3\n1\n1 5\n0\n"
    world.end_of(2)
    world.type("0")
    assert world.settled() is State.SAME
    assert world.record.queries[0].heaps == (50,)
    assert world.record.rule == parse_rule("1..3")
    world.end_of(0)
    world.type("0")
    assert world.settled() is State.SAME
    assert world.record.rule == rule_of((1, 2, 30))


@pytest.mark.parametrize("rule", ["fibonacci", "any", "powers of 2", "primes"])
def test_an_endless_set_is_listed_for_reading_only(world, rule):
    record = HeapsRecord(parse_rule(rule), (HeapsQueryRecord((7, 20)),))
    world.open(record, name="hdu1536")
    assert world.text == formats().get("hdu1536").write((record,))
    assert world.editor.isReadOnly()
    world.says("up to the largest heap only")
    world.bot.keyClicks(world.editor, "9")
    assert world.record.rule == record.rule


@pytest.mark.parametrize(
    ("rule", "name", "words"),
    [
        ("0.77", "hdu1536", "0.77 is no subtraction set"),
        ("grundy", "hdu1536", "is no subtraction set"),
        ("0.77", "hdu1848", "Fibonacci numbers only"),
        ("1 3 4", "hdu1848", "Fibonacci numbers only"),
    ],
)
@pytest.mark.parametrize("heaps", [(), (1, 1, 1), (4, 4, 4)])
def test_a_rule_that_the_format_cannot_say_is_told_calmly(world, rule, name, words, heaps):
    world.open(HeapsRecord(parse_rule(rule), (HeapsQueryRecord(heaps),)), name=name)
    assert world.text == ""
    assert world.editor.isReadOnly()
    world.says(words)
    assert "case 1" not in world.message.text()


def test_three_heaps_a_query_in_hdu1848(world):
    world.open(FIBO, name="hdu1848")
    world.end_of(1)
    world.type("\n5 6")
    assert world.settled() is State.BROKEN
    assert len(world.record.queries) == 2
    world.type(" 7")
    assert world.settled() is State.SAME
    assert [query.heaps for query in world.record.queries] == [(1, 1, 1), (1, 4, 1), (5, 6, 7)]
    game = world.session.heaps
    world.session.edit(heaps_edits.add_heap(game.queries[2], 9), "Add a heap")
    world.says("Query 3 has 4 heaps", "three heaps")
    assert (world.text, world.editor.isReadOnly()) == ("", True)
    world.session.undo_stack.undo()
    assert world.text == "1 1 1\n1 4 1\n5 6 7\n0 0 0\n"


def test_a_query_that_waits_for_heaps_gets_those_that_are_typed(world):
    world.open(HeapsRecord(FIBONACCI, (HeapsQueryRecord((), "mine"),)), name="hdu1848")
    assert world.text == "0 0 0\n"
    world.says("No heaps yet")
    key = world.session.heaps.queries[0].key
    world.at(0)
    world.type("3 4 5 ")
    assert world.settled() is State.SAME
    [query] = world.session.heaps.queries
    assert (query.key, query.name, query.heaps) == (key, "mine", (3, 4, 5))
    world.undo()
    assert world.text.split() == ["0", "0", "0"]
    assert world.settled() is State.SAME
    assert world.session.heaps.queries[0].heaps == ()
    world.end_of(0)
    world.type(" ")
    assert world.settled() is State.SAME


def test_waiting_queries_are_left_out_and_said(world):
    record = HeapsRecord(FIBONACCI, (HeapsQueryRecord(), HeapsQueryRecord((3, 4, 5)), HeapsQueryRecord()))
    world.open(record, name="hdu1848")
    assert world.text == "3 4 5\n0 0 0\n"
    world.says("2 queries have no heaps")
    world.end_of(0)
    world.type("0")
    assert world.settled() is State.SAME
    assert [query.heaps for query in world.record.queries] == [(), (3, 4, 50), ()]


def test_the_lines_of_heaps_are_told(world):
    world.open(SNIM, name="hdu1536")
    for line, words in enumerate(
        ["The subtraction set: 2 numbers", "m: 2 queries", "Query 1: heaps of 5 and 12", "Query 2: heaps of 2, 4 and 7"]
    ):
        world.at(line)
        world.says(words)
    world.at(4)
    world.says("0 ends the file")
    world.open(FIBO, name="hdu1848")
    world.at(1)
    world.says("Query 2: heaps of 1, 4 and 1")
    world.at(2)
    world.says("0 0 0 ends the file")


def test_a_draft_of_one_kind_waits_while_another_kind_is_looked_at(world):
    world.open(BOARD, SNIM, name="hdu5724")
    world.end_of(2)
    world.type(" x")
    assert world.settled() is State.BROKEN
    world.session.look_at(1)
    assert (world.text, world.panel.sync.state) == (SNIM_TEXT, State.SAME)
    world.end_of(2)
    world.type("0")
    assert world.settled() is State.SAME
    assert world.record.queries[0].heaps == (5, 120)
    world.session.look_at(0)
    assert world.settled() is State.BROKEN
    assert world.text == "1\n3\n2 20 19 x\n0\n2 3 1\n"
    assert world.record.rows == BOARD.rows


def test_text_typed_and_at_once_left_for_another_kind_harms_neither(world):
    world.open(BOARD, SNIM, name="hdu5724")
    world.end_of(4)
    world.type(" 5")
    world.session.look_at(1)
    world.settled()
    assert world.text == SNIM_TEXT
    world.session.look_at(0)
    world.settled()
    assert world.text.split() == [*BOARD_TEXT.split(), "5"]
    assert world.session.document.records() == (BOARD, SNIM)


def test_a_thousand_rows_follow_every_edit(world):
    rng = random.Random(5724)
    rows = tuple(tuple(rng.sample(range(1, 21), rng.randrange(21))) for _ in range(1000))
    world.open(BoardRecord(20, rows))
    board = world.session.board
    for _ in range(5):
        row = rng.choice(board.rows)
        world.session.edit(board_edits.toggle(board, row, rng.randrange(1, 21)), "Toggle")
        wanted = formats().get("hdu5724").write((world.record,))
        world.bot.waitUntil(lambda wanted=wanted: world.text == wanted)


def test_random_edits_of_text_and_game_agree_and_undo_to_the_start(world):
    rng = random.Random(1536)
    world.open(SNIM, name="hdu1536")
    form, game = formats().get("hdu1536"), world.session.heaps
    for _ in range(25):
        if rng.random() < 0.5:
            sizes = tuple(rng.randrange(20) for _ in range(rng.randrange(4)))
            change = heaps_edits.set_heaps(rng.choice(game.queries), sizes)
            world.session.edit(change, "Set heaps")
        else:
            line = rng.choice([i for i, row in enumerate(world.text.split("\n")) if i > 1 and len(row.split()) > 1])
            world.end_of(line)
            world.type(str(rng.randrange(10)))
            assert world.settled() is State.SAME
        assert form.read(world.text).records[0].queries == world.record.queries
        if not any(query.heaps for query in game.queries):
            world.session.edit(heaps_edits.add_heap(game.queries[0], 1), "Add a heap")
    while world.session.undo_stack.canUndo():
        world.session.undo_stack.undo()
    assert world.record == SNIM
    assert world.text.split() == SNIM_TEXT.split()


def test_a_text_of_another_shape_has_roles_as_far_as_it_can_be_followed():
    for name in ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848"):
        for text in ("", "3", "3 2", "3 2 0", "9 9 9 9", "1 2 3 4 5 6", "0", "4 1 1"):
            assert isinstance(line_roles(name, text), dict)
    assert line_roles("uva11927", "3 2\n0 1\n") == line_roles("uva11927", "3 2\n0 1\n1")
