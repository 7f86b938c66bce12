"""The text panel: text and graph follow each other, a wrong text harms nothing, and there is one history."""

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, Qt
from PySide6.QtGui import QGuiApplication, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QPlainTextEdit, QPushButton, QToolButton

from engine.document import Case, Document, InsertCase, RenameCase
from engine.formats.registry import formats
from engine.games import graph_edits
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.solve.bulk import CycleError
from gui.jobs import Jobs
from gui.panels.text import TextPanel
from gui.panels.text_merge import blocks, carried_over, replaced
from gui.panels.text_state import State
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
SAMPLE = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n"


class World:
    """A session with one document and the panel on it."""

    def __init__(self, qtbot):
        self.bot = qtbot
        self.session, self.jobs, self.spotlight = Session(), Jobs(), Spotlight()
        self.panel = TextPanel(
            self.session, self.jobs, ThemeController(QApplication.instance(), "light"), self.spotlight
        )
        qtbot.addWidget(self.panel)
        self.panel.resize(320, 500)
        self.panel.show()
        qtbot.waitExposed(self.panel)
        self.editor = self.panel.findChild(QPlainTextEdit, "textEditor")
        self.message = self.panel.findChild(QLabel, "textMessage")
        self.formats = self.panel.findChild(QComboBox, "textFormat")
        self.editor.setFocus()
        self.panel.activateWindow()

    def open(self, text=SAMPLE, name="hdu1524"):
        self.session.open(Document(formats().get(name).read(text).records, name))

    @property
    def text(self):
        return self.editor.toPlainText()

    @property
    def game(self):
        return self.session.game

    def labels(self):
        return [self.game.value(p) for p in self.game.positions]

    def at(self, line, column=0):
        """Put the cursor at a line and column, from 0."""
        block = self.editor.document().findBlockByNumber(line)
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + column)
        self.editor.setTextCursor(cursor)

    def end_of(self, line):
        self.at(line, len(self.text.split("\n")[line]))

    def type(self, text):
        for number, line in enumerate(text.split("\n")):
            if number:
                self.press(Qt.Key.Key_Return)
            self.bot.keyClicks(self.editor, line)

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        self.bot.keyClick(self.editor, key, modifiers)

    def undo(self):
        self.press(Qt.Key.Key_Z, CONTROL)

    def redo(self):
        self.press(Qt.Key.Key_Z, CONTROL | SHIFT)

    def settled(self):
        """Wait until the panel has looked at what was typed."""
        self.bot.waitUntil(lambda: self.panel.sync.state is not State.PENDING)
        return self.panel.sync.state

    def move(self, source, target):
        at = self.game.positions
        self.session.edit(graph_edits.add_move(self.game, at[source], at[target]), "Add move")

    def add_position(self):
        self.session.edit(graph_edits.add_position(self.game, Place(7.0, 9.0))[1], "Add position")


@pytest.fixture
def world(qtbot):
    made = World(qtbot)
    yield made
    assert made.jobs.shut_down()


def path_of(n):
    return GraphRecord.from_moves(n, [(i, i + 1) for i in range(n - 1)], [[0]], places=[(i, i) for i in range(n)])


def button(world, name):
    return world.panel.findChild(QPushButton, name)


# Both ways


def test_the_case_is_shown_in_the_format_of_the_document(world):
    world.open()
    assert world.text == SAMPLE
    assert world.formats.currentData() == "hdu1524"
    world.open("2 1\n0 1\n1\n0\n\n0 0\n", "uva11927")
    assert world.formats.currentData() == "uva11927"
    assert world.text.split() == ["2", "1", "0", "1", "1", "0", "0", "0"]


def test_typing_a_move_changes_the_graph_and_its_labels(world):
    world.open()
    assert world.labels() == [2, 0, 1, 0]
    places = dict(world.game.places)
    world.at(2)
    world.press(Qt.Key.Key_Delete)
    world.type("1 3")
    assert world.settled() is State.SAME
    assert [world.game.followers(p) for p in world.game.positions] == [[1, 2], [3], [3], []]
    assert world.labels() == [0, 1, 1, 0]
    assert world.game.places == places
    assert world.session.undo_stack.undoText() == "Edit text"


def test_typing_a_whole_case_into_an_empty_document_fills_the_waiting_query(world):
    assert world.text == ""
    assert "No positions yet" in world.message.text()
    world.editor.setFocus()
    world.type("2\n1 1\n0\n1 0\n0\n")
    assert world.settled() is State.SAME
    assert world.game.n == 2
    assert [q.stones for q in world.game.queries] == [((world.game.positions[0], 1),)]
    assert world.session.query is not None


def test_an_edit_of_the_graph_replaces_only_its_lines(world):
    world.open()
    touched = []
    world.editor.document().contentsChange.connect(lambda *change: touched.append(change))
    world.move(1, 3)
    assert world.text == SAMPLE.replace("\n0\n1 3\n", "\n1 3\n1 3\n", 1)
    assert sum(removed + added for _, removed, added in touched) <= 6


def test_the_cursor_stays_with_its_text_when_lines_come_above_it(world):
    world.open()
    world.at(6, 2)
    world.add_position()
    assert world.text == "5\n2 1 2\n0\n1 3\n0\n0\n1 0\n2 0 2\n0\n"
    cursor = world.editor.textCursor()
    assert (cursor.block().text(), cursor.positionInBlock()) == ("2 0 2", 2)


def test_a_persons_own_white_space_stays(world):
    world.open()
    world.editor.selectAll()
    own = "4\n\n2   1 2\n0\n1 3    \n0\n\n1 0\n2 0 2 0"
    world.type(own)
    assert world.settled() is State.SAME
    assert not world.session.dirty
    world.move(1, 3)
    assert world.text == own.replace("2   1 2\n0\n", "2   1 2\n1 3\n")
    world.session.undo_stack.undo()
    assert world.text == own


def test_a_text_that_cannot_be_followed_line_by_line_is_written_anew(world):
    world.open()
    world.editor.selectAll()
    world.type("4 2 1 2 0 1 3 0 1 0 2 0 2 0")
    assert world.settled() is State.SAME
    world.move(1, 3)
    assert world.text.split() == ["4", "2", "1", "2", "1", "3", "1", "3", "0", "1", "0", "2", "0", "2", "0"]


def test_moving_positions_on_the_canvas_leaves_the_text_and_its_local_steps_alone(world):
    world.open()
    world.type("x")
    world.session.edit(graph_edits.move_positions(world.game, {0: Place(1, 2)}), "Move")
    assert world.text == "x" + SAMPLE
    world.undo()
    assert world.text == SAMPLE


def test_a_hidden_panel_follows_when_it_is_shown(world):
    world.open()
    world.panel.hide()
    world.move(1, 3)
    assert world.text == SAMPLE
    world.panel.show()
    assert "1 3\n1 3" in world.text


def test_a_large_case_is_followed_when_the_hand_rests(world):
    world.session.open(Document([path_of(2500)], "hdu1524"))
    world.bot.waitUntil(lambda: world.editor.blockCount() > 2500)
    before = world.text
    world.move(0, 2)
    assert world.text == before
    world.bot.waitUntil(lambda: world.text.startswith("2500\n2 1 2\n"))


def test_a_large_text_is_read_elsewhere_and_applied(world):
    world.session.open(Document([path_of(2500)], "hdu1524"))
    world.bot.waitUntil(lambda: world.editor.blockCount() > 2500)
    world.at(1)
    world.press(Qt.Key.Key_Delete)
    world.type("2")
    world.end_of(1)
    world.type(" 2")
    world.bot.waitUntil(lambda: world.game.followers(0) == [1, 2], timeout=5000)
    assert world.settled() is State.SAME


def test_a_huge_case_is_written_when_asked_for(world):
    world.open(SAMPLE)
    world.type("x")
    world.settled()
    world.session.push(InsertCase(1, Case(world.session.document.new_key(), path_of(20_000))), "Add case")
    world.session.look_at(1)
    assert world.text == ""
    assert "large (20,000 positions)" in world.message.text()
    ask = button(world, "textRefresh")
    world.bot.mouseClick(ask, Qt.MouseButton.LeftButton)
    assert world.text.startswith("20000\n1 1\n1 2\n")
    assert not ask.isVisible()
    world.type("5")
    assert world.text.startswith("20000\n1 1\n")
    world.move(0, 2)
    assert world.text.startswith("20000\n1 1\n")
    world.bot.mouseClick(ask, Qt.MouseButton.LeftButton)
    assert world.text.startswith("20000\n2 1 2\n")
    world.session.look_at(0)
    assert world.text == "x" + SAMPLE
    assert not ask.isVisible()
    assert not world.editor.isReadOnly()


# Wrong texts


def test_a_wrong_text_is_marked_and_the_graph_stays(world):
    world.open()
    world.end_of(3)
    world.type("x")
    assert world.settled() is State.BROKEN
    assert world.labels() == [2, 0, 1, 0]
    assert not world.session.dirty
    assert "Line 4, column 3" in world.message.text()
    assert "'3x'" in world.message.text()
    assert button(world, "textRevert").isVisible()
    marks = world.editor.extraSelections()
    waves = [m for m in marks if m.format.underlineStyle() == QTextCharFormat.UnderlineStyle.WaveUnderline]
    assert [m.cursor.selectedText() for m in waves] == ["3x"]
    world.press(Qt.Key.Key_Backspace)
    assert world.settled() is State.SAME
    assert world.editor.extraSelections() == []
    assert not button(world, "textRevert").isVisible()


def test_clicking_the_message_goes_to_the_place(world):
    world.open()
    world.end_of(3)
    world.type("x")
    world.settled()
    world.at(0)
    world.bot.mouseClick(world.message, Qt.MouseButton.LeftButton)
    cursor = world.editor.textCursor()
    assert (cursor.blockNumber(), cursor.positionInBlock()) == (3, 2)


def test_a_cycle_is_marked_at_the_move_that_closes_it(world):
    world.open()
    world.at(4)
    world.press(Qt.Key.Key_Delete)
    world.type("1 0")
    assert world.settled() is State.BROKEN
    assert "cycle" in world.message.text()
    assert "Line 5, column 3" in world.message.text()
    assert world.labels() == [2, 0, 1, 0]


def test_a_second_case_is_refused_at_its_line(world):
    world.open()
    world.end_of(8)
    world.type("1\n0\n0\n")
    assert world.settled() is State.BROKEN
    assert "Line 9, column 1" in world.message.text()
    assert "second case" in world.message.text()
    assert world.game.n == 4


def test_an_emptied_text_does_not_empty_the_graph(world):
    world.open()
    world.editor.selectAll()
    world.press(Qt.Key.Key_Delete)
    assert world.settled() is State.BROKEN
    assert world.game.n == 4
    assert "no case" in world.message.text()


def test_a_number_beyond_the_basic_plane_is_marked_at_its_place(world):
    world.open()
    world.at(1)
    world.editor.insertPlainText("\U0001d7d9 y")
    assert world.settled() is State.BROKEN
    waves = world.editor.extraSelections()[1::2]
    assert waves[0].cursor.selectedText() == "\U0001d7d9"


def test_pasted_line_ends_of_all_kinds_are_lines(world):
    data = QMimeData()
    data.setText("2\r\n1 1\r0\u20281 0\u20290")
    QGuiApplication.clipboard().setMimeData(data)
    world.editor.paste()
    assert world.text == "2\n1 1\n0\n1 0\n0"
    assert world.settled() is State.SAME
    assert world.game.n == 2


def test_a_message_is_not_cut_in_a_low_panel(world):
    world.open()
    world.panel.resize(260, 150)
    world.end_of(0)
    world.type("x")
    world.settled()
    world.bot.waitUntil(lambda: world.message.height() >= world.message.heightForWidth(world.message.width()))
    world.panel.resize(240, 150)
    world.bot.waitUntil(lambda: world.message.height() >= world.message.heightForWidth(world.message.width()))


def test_a_very_long_message_is_shortened_and_whole_in_its_tool_tip(world):
    n = 300
    ring = "".join(f"1 {(i + 1) % n}\n" for i in range(n))
    world.open()
    world.editor.selectAll()
    world.editor.insertPlainText(f"{n}\n{ring}0\n")
    assert world.settled() is State.BROKEN
    assert len(world.message.text()) < 300
    assert "98 -&gt; 99" in world.message.toolTip()


# What a format cannot say


def test_a_query_without_stones_is_left_out_with_a_calm_word(world):
    world.session.open(Document([GraphRecord.from_moves(2, [(0, 1)], [[], [0]])], "hdu1524"))
    assert world.text == "2\n1 1\n0\n1 0\n0\n"
    assert "Query 1 has no stones" in world.message.text()
    world.at(3, 2)
    world.press(Qt.Key.Key_Delete)
    world.type("1")
    assert world.settled() is State.SAME
    assert [q.stones for q in world.game.queries] == [(), ((1, 1),)]


def test_a_format_with_one_query_shows_and_edits_the_current_one(world):
    records = [GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0], [1, 1, 2]])]
    world.session.open(Document(records, "uva11927"))
    assert world.text == "3 2\n0 1\n1 2\n1\n0\n0\n\n0 0\n"
    assert "query 1 of 2" in world.message.text()
    second = world.game.queries[1]
    world.session.look_at(0, second.key)
    assert world.text == "3 2\n0 1\n1 2\n0\n2\n1\n\n0 0\n"
    world.at(3)
    world.press(Qt.Key.Key_Delete)
    world.type("5")
    assert world.settled() is State.SAME
    assert world.game.queries[0].counts == {0: 1}
    assert world.game.queries[1].counts == {0: 5, 1: 2, 2: 1}


def test_too_many_stones_to_list_give_the_reason_and_no_crash(world):
    record = GraphRecord(1, queries=(QueryRecord(((0, 10**12),)),))
    world.session.open(Document([record], "hdu1524"))
    assert world.text == ""
    assert "more than" in world.message.text()
    assert world.editor.isReadOnly()
    world.type("1")
    assert world.text == ""


def test_the_order_of_stones_stays_where_a_format_does_not_say_it(world):
    world.session.open(Document([GraphRecord.from_moves(3, [(0, 1)], [[2, 0]])], "uva11927"))
    world.at(2)
    world.press(Qt.Key.Key_Delete)
    world.type("4")
    assert world.settled() is State.SAME
    assert world.session.query.stones == ((2, 1), (0, 4))
    world.at(1, 2)
    world.press(Qt.Key.Key_Delete)
    world.type("2")
    assert world.settled() is State.SAME
    assert world.session.query.stones == ((2, 1), (0, 4))


def test_a_case_without_queries_and_a_document_without_cases(world):
    world.session.open(Document([GraphRecord(2)], "uva11927"))
    assert world.text == "2 0\n0\n0\n\n0 0\n"
    world.at(1)
    world.press(Qt.Key.Key_Delete)
    world.type("3")
    assert world.settled() is State.SAME
    assert world.session.query.counts == {0: 3}
    world.session.open(Document([], "hdu1524"))
    assert world.text == ""
    assert "no case" in world.message.text()


def test_choosing_another_format_shows_the_case_in_it(world):
    world.open()
    world.formats.setFocus()
    world.bot.keyClick(world.formats, Qt.Key.Key_Down)
    assert world.formats.currentData() == "uva11927"
    assert world.text == "4 3\n0 1\n0 2\n2 3\n1\n0\n0\n0\n\n0 0\n"
    assert world.session.document.format_name == "uva11927"


def test_a_draft_in_the_other_format_is_read_when_that_is_chosen(world):
    world.open()
    world.editor.selectAll()
    world.type("2 1\n0 1\n7\n0\n0 0\n")
    assert world.settled() is State.BROKEN
    world.formats.setCurrentIndex(world.formats.findData("uva11927"))
    assert world.settled() is State.SAME
    assert world.game.n == 2
    assert world.session.query.counts == {0: 7}


# One history


def test_a_burst_of_typing_is_one_step(world):
    world.open()
    world.at(2)
    world.press(Qt.Key.Key_Delete)
    world.type("1 3")
    world.settled()
    world.end_of(5)
    world.type("")
    world.press(Qt.Key.Key_Backspace)
    world.type("1")
    world.settled()
    assert world.session.undo_stack.count() == 1
    world.undo()
    assert world.text == SAMPLE
    assert not world.session.dirty


def test_a_step_of_the_graph_between_ends_the_burst(world):
    world.open()
    world.end_of(5)
    world.press(Qt.Key.Key_Backspace)
    world.type("1")
    world.settled()
    world.move(1, 3)
    world.end_of(5)
    world.press(Qt.Key.Key_Backspace)
    world.type("2")
    world.settled()
    stack = world.session.undo_stack
    assert [stack.text(i) for i in range(stack.count())] == ["Edit text", "Add move", "Edit text"]


def test_undo_and_redo_in_the_text_go_through_both_kinds_of_steps(world):
    world.open()
    texts = [world.text]
    world.end_of(5)
    world.press(Qt.Key.Key_Backspace)
    world.type("1")
    world.settled()
    texts.append(world.text)
    world.move(1, 3)
    texts.append(world.text)
    world.add_position()
    texts.append(world.text)
    for wanted in reversed(texts[:-1]):
        world.undo()
        assert world.text == wanted
    for wanted in texts[1:]:
        world.redo()
        assert world.text == wanted
    world.undo()
    world.press(Qt.Key.Key_Y, CONTROL)
    assert world.text == texts[-1]


def test_undo_first_takes_back_what_is_not_applied(world):
    world.open()
    world.move(1, 3)
    world.end_of(4)
    world.type("x")
    assert world.settled() is State.BROKEN
    world.undo()
    assert "x" not in world.text
    assert world.game.move(1, 3) is not None
    world.undo()
    assert world.game.move(1, 3) is None
    assert world.text == SAMPLE
    world.redo()
    assert world.game.move(1, 3) is not None


def test_a_local_undo_can_be_redone_locally(world):
    world.open()
    world.end_of(4)
    world.type("x")
    world.settled()
    world.undo()
    assert world.settled() is State.SAME
    world.redo()
    assert world.settled() is State.BROKEN
    assert "0x" in world.text


def test_undo_right_after_typing_does_not_reach_past_it(world):
    """The text is not read yet: only the typing is taken back, and the step before it stays."""
    world.open()
    world.move(1, 3)
    world.end_of(6)
    world.press(Qt.Key.Key_Backspace)
    world.undo()
    assert world.game.move(1, 3) is not None
    assert world.settled() is State.SAME
    assert world.session.undo_stack.count() == 1


def test_a_change_of_the_graph_is_carried_into_a_broken_draft(world):
    world.open()
    world.end_of(5)
    world.type(" x")
    assert world.settled() is State.BROKEN
    world.move(1, 3)
    assert world.text == "4\n2 1 2\n1 3\n1 3\n0\n1 0 x\n2 0 2\n0\n"
    assert world.settled() is State.BROKEN
    world.end_of(5)
    world.press(Qt.Key.Key_Backspace)
    world.press(Qt.Key.Key_Backspace)
    assert world.settled() is State.SAME
    assert world.game.move(1, 3) is not None
    assert world.session.undo_stack.count() == 1


def test_undo_of_the_graph_does_not_destroy_a_broken_draft(world):
    world.open()
    world.move(1, 3)
    world.end_of(5)
    world.type(" x")
    world.settled()
    world.session.undo_stack.undo()
    assert world.text == SAMPLE.replace("1 0\n2", "1 0 x\n2")
    assert world.settled() is State.BROKEN
    world.session.undo_stack.redo()
    assert "1 3\n1 3\n0\n1 0 x" in world.text


def test_undo_of_a_draft_that_took_over_a_change_drops_the_draft_and_redo_brings_it_back(world):
    world.open()
    world.end_of(5)
    world.type(" x")
    world.settled()
    world.move(1, 3)
    assert world.settled() is State.BROKEN
    draft = world.text
    world.undo()
    assert "x" not in world.text
    assert world.game.move(1, 3) is not None
    world.redo()
    assert world.text == draft
    assert world.settled() is State.BROKEN
    world.undo()
    world.undo()
    assert world.game.move(1, 3) is None
    assert world.text == SAMPLE


def test_a_change_where_the_draft_is_broken_asks_which_one_counts(world):
    world.open()
    world.end_of(2)
    world.type("x")
    world.settled()
    world.move(1, 3)
    assert world.settled() is State.CONFLICT
    assert "0x" in world.text
    assert world.game.move(1, 3) is not None
    assert button(world, "textApply").isVisible()
    world.end_of(2)
    world.press(Qt.Key.Key_Backspace)
    assert world.settled() is State.CONFLICT
    assert world.game.move(1, 3) is not None
    world.bot.mouseClick(button(world, "textApply"), Qt.MouseButton.LeftButton)
    assert world.panel.sync.state is State.SAME
    assert world.game.move(1, 3) is None
    world.undo()
    assert world.game.move(1, 3) is not None


def test_back_to_the_graph_drops_the_draft_and_undo_brings_it_back(world):
    world.open()
    world.end_of(2)
    world.type("x")
    world.settled()
    draft = world.text
    world.bot.mouseClick(button(world, "textRevert"), Qt.MouseButton.LeftButton)
    assert world.text == SAMPLE
    world.undo()
    assert world.text == draft
    assert world.settled() is State.BROKEN


def test_a_conflict_ends_when_the_graph_goes_back(world):
    world.open()
    world.end_of(2)
    world.type("x")
    world.settled()
    world.move(1, 3)
    assert world.settled() is State.CONFLICT
    world.session.undo_stack.undo()
    assert world.settled() is State.BROKEN
    world.end_of(2)
    world.press(Qt.Key.Key_Backspace)
    assert world.settled() is State.SAME


def test_a_draft_waits_while_another_case_is_looked_at(world):
    world.open(SAMPLE + "\n1\n0\n1 0\n0\n")
    world.end_of(2)
    world.type("x")
    world.settled()
    draft = world.text
    world.session.look_at(1)
    assert world.text == "1\n0\n1 0\n0\n"
    assert world.panel.sync.state is State.SAME
    world.session.look_at(0)
    assert world.text == draft
    assert world.settled() is State.BROKEN


def test_typing_that_is_not_read_yet_does_not_land_in_another_case(world):
    world.open("2\n1 1\n0\n1 0\n0\n" + "2\n0\n0\n1 0\n0\n")
    world.at(3, 2)
    world.press(Qt.Key.Key_Delete)
    world.type("1")
    world.session.look_at(1)
    world.bot.wait(250)
    assert world.game.move_count == 0
    assert world.session.query.counts == {0: 1}


def test_opening_another_document_drops_what_was_typed(world):
    world.open()
    world.type("9")
    world.open("1\n0\n1 0\n0\n")
    world.bot.wait(250)
    assert world.text == "1\n0\n1 0\n0\n"
    assert world.game.n == 1
    world.undo()
    assert world.text == "1\n0\n1 0\n0\n"


def test_leaving_the_editor_applies_at_once(world):
    world.open()
    world.at(6, 4)
    world.press(Qt.Key.Key_Delete)
    world.type("3")
    world.formats.setFocus()
    assert world.game.queries[1].counts == {0: 1, 3: 1}


def test_a_renamed_case_does_not_touch_the_text(world):
    world.open()
    world.type("x")
    world.session.push(RenameCase(0, "", "mine"), "Rename")
    assert world.text == "x" + SAMPLE


def test_a_long_burst_can_be_undone_whole(world):
    world.open()
    for i in range(60):
        world.at(5, 2)
        world.press(Qt.Key.Key_Delete)
        world.type(str(1 + i % 3))
        world.panel.flush()
    while world.session.undo_stack.canUndo():
        world.undo()
    assert world.text == SAMPLE


class Walk:
    """Random steps of all kinds; the document's records after each step of its history are remembered."""

    def __init__(self, world, random):
        self.world, self.random = world, random

    def canvas_move(self):
        game = self.world.game
        pairs = [(s, t) for s in range(game.n) for t in range(s + 1, game.n)]
        with suppress(CycleError):
            self.world.move(*self.random.choice(pairs))

    def canvas_add(self):
        self.world.add_position()

    def canvas_remove(self):
        game = self.world.game
        if game.n > 3:
            self.world.session.edit(graph_edits.remove(game, [self.random.choice(game.positions)]), "Delete")

    def canvas_stones(self):
        session = self.world.session
        position = self.random.choice(session.game.positions)
        session.edit(graph_edits.change_stones(session.query, [position], 1), "Add stone")

    def type_digit(self):
        self.world.at(self.random.randrange(len(self.world.text.split("\n"))))
        self.world.type(self.random.choice(["0", "1", " ", "x", "2 "]))

    def backspace(self):
        line = self.random.randrange(len(self.world.text.split("\n")))
        self.world.end_of(line)
        self.world.press(Qt.Key.Key_Backspace)

    def flush(self):
        self.world.panel.flush()

    def undo(self):
        self.world.undo()

    def redo(self):
        self.world.redo()

    def stack_undo(self):
        self.world.session.undo_stack.undo()

    def stack_redo(self):
        self.world.session.undo_stack.redo()

    def step(self):
        steps = [name for name in vars(Walk) if not name.startswith("_") and name not in ("step", "check")]
        getattr(self, self.random.choice(steps))()

    def check(self):
        """A text that counts as the same says what the document says; the labels are right."""
        world = self.world
        world.panel.flush()
        if world.panel.sync.state is State.SAME and world.text.strip():
            [read] = world.panel.sync.case_text.form.read(world.text).records
            assert world.panel.sync.case_text.change(world.game, world.session.query, read) is None
        assert world.game.dag.labels == dict(zip(world.game.positions, world.labels(), strict=True))


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("name", ["hdu1524", "uva11927"])
def test_any_mix_of_steps_keeps_text_and_graph_the_same_and_can_be_undone_whole(world, name, seed):
    sample = formats().get("hdu1524").read(SAMPLE).records
    world.session.open(Document(sample, name))
    before = world.session.document.records()
    walk = Walk(world, Random(seed))
    for _ in range(40):
        walk.step()
        if walk.random.random() < 0.5:
            walk.check()
    walk.check()
    after = world.session.document.records()
    while world.session.undo_stack.canUndo():
        world.session.undo_stack.undo()
    walk_back = world.session.document.records()
    assert [(r.n, r.queries) for r in walk_back] == [(r.n, r.queries) for r in before]
    assert set(zip(walk_back[0].sources, walk_back[0].targets, strict=True)) == {(0, 1), (0, 2), (2, 3)}
    if world.panel.sync.state is State.SAME:
        world.session.undo_stack.setIndex(0)
        while world.session.undo_stack.canRedo():
            world.session.undo_stack.redo()
        assert world.session.document.records() == after


# What else a person sees


def test_the_line_of_the_cursor_is_explained_and_lit(world):
    world.open()
    world.bot.waitUntil(world.editor.hasFocus)
    world.at(3)
    world.bot.waitUntil(lambda: world.message.text() == "The moves of position 2.")
    assert world.spotlight.positions == {2}
    assert world.spotlight.moves == {(2, 3)}
    world.at(6)
    world.bot.waitUntil(lambda: world.message.text() == "The stones of query 2.")
    assert world.spotlight.positions == {0, 2}
    world.formats.setFocus()
    assert world.spotlight.positions == frozenset()


def test_the_copy_button_copies_the_whole_text(world):
    world.open()
    world.bot.mouseClick(world.panel.findChild(QToolButton, "textCopy"), Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == SAMPLE


# Merging lines

LINES = st.lists(st.sampled_from(["0", "1 0", "1  0", "2 1 0", "x"]), max_size=12)


@given(LINES, LINES)
def test_blocks_turn_one_text_into_the_other_but_for_white_space(old, new):
    result = replaced(old, blocks(old, new))
    assert [line.split() for line in result] == [line.split() for line in new]


@given(LINES, LINES)
def test_a_change_is_carried_over_whole_to_an_unchanged_text(base, theirs):
    changes = carried_over(base, base, theirs)
    assert [line.split() for line in replaced(base, changes)] == [line.split() for line in theirs]


@given(LINES, LINES)
def test_a_text_without_their_changes_stays(base, mine):
    assert carried_over(base, mine, base) == []


@given(LINES, LINES, LINES)
def test_changes_of_two_separate_parts_are_both_kept(one, other, third):
    fence = ["----"] * 3
    base, mine, theirs = one + fence + other, third + fence + other, one + fence + third
    changes = carried_over(base, mine, theirs)
    assert changes is not None
    assert [line.split() for line in replaced(mine, changes)] == [line.split() for line in third + fence + third]


@given(LINES.filter(bool), LINES.filter(bool))
def test_the_editor_replaces_blocks_as_lists_do(qapp_editor, old, new):
    qapp_editor.setPlainText("\n".join(old))
    changes = blocks(old, new)
    qapp_editor.replace_blocks(changes)
    assert qapp_editor.toPlainText() == "\n".join(replaced(old, changes))


@pytest.fixture(scope="module")
def qapp_editor(qapp):
    from gui.panels.text_editor import TextEditor

    return TextEditor(ThemeController(qapp, "light"))
