"""What a screen reader is told of the widgets that paint themselves, and that nothing dangles when they go."""

import gc
import subprocess
import sys
from pathlib import Path

import pytest
import shiboken6
from accessible_world import (
    DESCRIPTION,
    ISSUE,
    NAME,
    Event,
    announced,
    children,
    focused,
    interface,
    listening,
    made_canvas,
    names,
    session_on,
)
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from gui.accessible.kept import kept
from gui.board.editor import BoardEditor
from gui.heaps.editor import HeapsEditor
from gui.jobs import Jobs
from gui.play.window import PlayWindow
from gui.selection import Spotlight
from gui.theme import ThemeController

BOARD = BoardRecord(rows=((1, 2), (20,)))
HEAPS = HeapsRecord(parse_rule("{1,3,4}"), (HeapsQueryRecord((3, 4, 5)),))
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def theme(qapp):
    return ThemeController(qapp, "light")


def shown(qtbot, widget):
    qtbot.addWidget(widget)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.activateWindow()
    widget.setFocus()
    return widget


@pytest.fixture
def canvas(qtbot, theme):
    return shown(qtbot, made_canvas(theme))


# Positions


def test_the_positions_are_the_children_of_the_canvas(canvas):
    told = interface(canvas)
    assert told.role() == QAccessible.Role.List
    assert told.text(NAME) == "Graph canvas"
    assert names(told) == [
        "position 0, value 0, no moves", "position 1, value 1, moves to 0", "position 2, value 0, moves to 1",
        "position 3, value 2, one stone, moves to 0 and 1",
    ]  # fmt: skip
    assert {child.role() for child in children(told)} == {QAccessible.Role.ListItem}
    assert told.child(0).text(DESCRIPTION) == "P-position: the player to move loses"
    assert told.child(4) is None
    assert told.child(-1) is None


def test_a_position_is_where_it_is_painted_and_found_there(canvas):
    told, picture = interface(canvas), canvas.picture
    for index, child in enumerate(children(told)):
        centre = canvas.mapToGlobal(canvas.position_at(picture.keys[index]))
        assert child.rect().contains(centre)
        assert told.childAt(centre.x(), centre.y()).text(NAME) == child.text(NAME)
        assert told.indexOfChild(child) == index
        assert child.parent().object() is canvas
    corner = canvas.mapToGlobal(QPoint(1, 1))
    assert told.childAt(corner.x(), corner.y()) is None
    canvas.zoom_to(canvas.camera.scale * 0.5, canvas.rect().topLeft().toPointF())
    centre = canvas.mapToGlobal(canvas.position_at(picture.keys[3]))
    assert told.child(3).rect().contains(centre)


def test_the_selected_position_has_the_focus(canvas):
    told = interface(canvas)
    QTest.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=canvas.position_at(canvas.picture.keys[2]))
    assert told.focusChild().text(NAME).startswith("position 2,")
    states = [child.state() for child in children(told)]
    assert [state.selected for state in states] == [0, 0, 1, 0]
    assert [state.focused for state in states] == [0, 0, 1, 0]
    assert all(state.focusable and state.selectable and not state.offscreen for state in states)
    canvas.look_at(1.0, canvas.centre + QPoint(5000, 0).toPointF())
    assert told.child(2).state().offscreen


def test_what_is_selected_is_told_as_it_happens(canvas, monkeypatch):
    with listening(monkeypatch) as heard:
        interface(canvas)
        QApplication.processEvents()
        assert not heard, "nothing is selected yet"
        canvas.keys.walk("next")
        canvas.keys.walk("previous")
        assert len(set(focused(heard))) == 2
        assert all(text.startswith("position ") for text in focused(heard))
        assert focused(heard)[-1] == interface(canvas).focusChild().text(NAME)
        heard.clear()
        canvas.clearFocus()
        canvas.selection.set([canvas.picture.keys[0]])
        assert not focused(heard)
        assert Event.Selection in {one.kind for one in heard}
        heard.clear()
        canvas.setFocus()
        assert focused(heard) == ["position 0, value 0, no moves"]


def test_an_edit_that_changes_the_current_position_is_read_out(canvas, monkeypatch):
    interface(canvas).childCount()
    key = canvas.picture.keys
    with listening(monkeypatch) as heard:
        canvas.selection.set([key[2]])
        canvas.commands.add_move(key[2], key[0])
        assert announced(heard) == ["position 2, value 2, moves to 0 and 1"]
        heard.clear()
        canvas.commands.set_stones([key[2]], 2)
        assert announced(heard) == ["position 2, value 2, two stones, moves to 0 and 1"]
        heard.clear()
        canvas.commands.add_position(canvas.centre)
        assert Event.ObjectReorder in {one.kind for one in heard}
        assert interface(canvas).childCount() == 5


def test_where_nobody_listens_nothing_is_sent_or_made(canvas, monkeypatch):
    told = interface(canvas)
    told.childCount()
    with listening(monkeypatch) as heard:
        QAccessible.setActive(False)
        canvas.selection.set([canvas.picture.keys[1]])
        canvas.commands.set_stones([canvas.picture.keys[1]], 3)
        assert not heard
        assert not told.known()


def test_many_positions_cost_nothing_until_they_are_asked_for(qtbot, theme, monkeypatch):
    n = 5_000
    record = GraphRecord.from_moves(n, [(i + 1, i) for i in range(n - 1)], [[n - 1]])
    canvas = shown(qtbot, made_canvas(theme, record))
    told = interface(canvas)
    assert told.childCount() == n
    assert not told.known()
    with listening(monkeypatch):
        canvas.selection.set([canvas.picture.keys[n - 1]])
        canvas.selection.set([canvas.picture.keys[7]])
    assert told.child(2_345).text(NAME) == "position 2345, value 1, moves to 2344"
    assert len(told.known()) == 3


def test_values_that_are_not_shown_are_not_told(canvas):
    canvas.show_state.values = False
    assert interface(canvas).child(3).text(NAME) == "position 3, one stone, moves to 0 and 1"
    assert interface(canvas).child(3).text(DESCRIPTION) == ""


def test_a_field_on_the_canvas_is_a_child_too(canvas):
    told = interface(canvas)
    count = told.childCount()
    canvas.rename(canvas.picture.keys[0])
    field = next(line for line in canvas.findChildren(QLineEdit) if line.isVisible())
    assert told.childCount() == count + 1
    assert told.child(count).object() is field
    assert told.indexOfChild(told.child(count)) == count


# Rows and heaps


def test_the_rows_and_cells_of_a_board(qtbot, theme, monkeypatch):
    editor = shown(qtbot, BoardEditor(session_on(BOARD), Spotlight(), theme))
    view = editor.view
    view.setFocus()
    told = interface(view)
    assert told.childCount() == 2
    first = told.child(0)
    assert first.text(NAME).startswith("row 1, value ")
    assert first.childCount() == 20
    assert [cell.state().checked for cell in children(first)] == [1, 1] + [0] * 18
    assert first.child(2).text(NAME).startswith("row 1, column 3, empty; value ")
    assert first.child(2).parent().text(NAME) == first.text(NAME)
    with listening(monkeypatch) as heard:
        QTest.keyClick(view, Qt.Key.Key_Right)
        assert focused(heard)[-1].startswith("row 1, column 2, chess, jumps to 3; value ")
        heard.clear()
        QTest.keyClick(view, Qt.Key.Key_Space)
        assert any(text.startswith("row 1, column 2, empty; value ") for text in announced(heard))
    cell = told.focusChild()
    assert cell.state().focused
    centre = cell.rect().center()
    assert first.childAt(centre.x(), centre.y()).text(NAME) == cell.text(NAME)


def test_the_heaps_of_a_query(qtbot, theme, monkeypatch):
    editor = shown(qtbot, HeapsEditor(session_on(HEAPS), Spotlight(), theme, Jobs()))
    stacks = editor.stacks
    qtbot.waitUntil(lambda: stacks.scene.answer is not None)
    stacks.setFocus()
    told = interface(stacks)
    # The period of {1,3,4} is 0 1 0 1 2 3 2.
    assert names(told) == [
        "heap 1 of 3, three stones, value 1", "heap 2 of 3, four stones, value 2", "heap 3 of 3, five stones, value 3",
    ]  # fmt: skip
    with listening(monkeypatch) as heard:
        QTest.keyClick(stacks, Qt.Key.Key_End)
        assert focused(heard) == ["heap 3 of 3, five stones, value 3"]
        QTest.keyClick(stacks, Qt.Key.Key_Plus)
        qtbot.waitUntil(lambda: "heap 3 of 3, six stones, value 2" in announced(heard))


def test_the_sizes_of_the_table_of_values(qtbot, theme, monkeypatch):
    editor = shown(qtbot, HeapsEditor(session_on(HEAPS), Spotlight(), theme, Jobs()))
    table = editor.sequence.table
    qtbot.waitUntil(lambda: len(table.values) > 20)
    table.setFocus()
    told = interface(table)
    assert told.role() == QAccessible.Role.List
    assert told.childCount() == len(table.values)
    assert [told.child(size).text(NAME) for size in (0, 4, 5)] == [
        "size 0, value 0",
        "size 4, value 2",
        "size 5, value 3",
    ]
    with listening(monkeypatch) as heard:
        QTest.keyClick(table, Qt.Key.Key_Home)
        QTest.keyClick(table, Qt.Key.Key_Right)
        assert focused(heard) == ["size 0, value 0", "size 1, value 1"]
    centre = told.child(3).rect().center()
    assert told.childAt(centre.x(), centre.y()).text(NAME) == "size 3, value 1"


# A match


def test_a_match_tells_no_values_before_they_are_shown(qtbot, theme):
    for record in (ISSUE, BOARD, HEAPS):
        window = shown(qtbot, PlayWindow(session_on(record), theme, Jobs(), seed=1, delay=0))
        qtbot.waitUntil(lambda window=window: window.referee.persons_turn)
        told = interface(window.view)
        texts = [*names(told), *(child.text(DESCRIPTION) for child in children(told)), told.text(DESCRIPTION)]
        assert len(texts) > 4
        assert not any("value" in text for text in texts)
        window.look.set("values", True)
        assert all("value" in name for name in names(told))


def test_a_match_is_read_out(qtbot, theme, monkeypatch):
    window = shown(qtbot, PlayWindow(session_on(ISSUE), theme, Jobs(), seed=1, delay=0))
    qtbot.waitUntil(lambda: window.referee.persons_turn)
    window.view.setFocus()
    with listening(monkeypatch) as heard:
        QTest.keyClick(window.view, Qt.Key.Key_Right)
        assert "Press Enter to make this move" in announced(heard)[-1]
        window.referee.resign()
        last = heard[-1]
        assert "You resigned" in last.text
        assert last.urgent


# Labels


def test_a_label_with_a_name_says_what_stands_there_too(qtbot):
    label, field, caption = QLabel("<b>3</b>"), QLineEdit(), QLabel("Seed")
    for widget in (label, field, caption):
        qtbot.addWidget(widget)
    label.setAccessibleName("Nim-sum")
    caption.setAccessibleName("Seed of the cases")
    caption.setBuddy(field)
    assert interface(label).text(NAME) == "Nim-sum: 3"
    label.setTextFormat(Qt.TextFormat.PlainText)
    assert interface(label).text(NAME) == "Nim-sum: <b>3</b>"
    label.setText("")
    assert interface(label).text(NAME) == "Nim-sum"
    assert interface(label).role() == QAccessible.Role.StaticText
    assert interface(caption).text(NAME) == "Seed of the cases"


# Lifetimes


def test_interfaces_go_with_their_widgets(qtbot, theme, monkeypatch):
    before = kept.alive()
    for turn in range(4):
        canvas = made_canvas(theme)
        canvas.show()
        with listening(monkeypatch):
            told = interface(canvas)
            items = children(told)
            numbers = [QAccessible.uniqueId(item) for item in items]
            canvas.keys.walk("next")
            assert [QAccessible.accessibleInterface(number) for number in numbers] == items
            if turn % 2:
                shiboken6.delete(canvas)
            else:
                canvas.deleteLater()
                QApplication.sendPostedEvents(canvas, QEvent.Type.DeferredDelete)
            assert not shiboken6.isValid(told)
            assert not any(map(shiboken6.isValid, items))
            assert [QAccessible.accessibleInterface(number) for number in numbers] == [None] * 4
        del canvas, told, items
        gc.collect()
    assert kept.alive() <= before


def test_an_item_of_a_position_that_is_gone_is_invalid(canvas):
    last = interface(canvas).child(3)
    assert last.isValid()
    canvas.commands.delete([canvas.picture.keys[0]], [])
    assert not last.isValid()
    assert last.text(NAME) == ""
    assert last.state().invalid
    assert interface(canvas).childCount() == 3


LEFT_ALIVE = """
import sys
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
app = QApplication([])
sys.path[:0] = ["", "tests/gui"]
from accessible_world import children, install, interface, made_canvas
from gui.theme import ThemeController
install()
QAccessible.setActive(True)
canvas = made_canvas(ThemeController(app, "light"))
canvas.show()
held = children(interface(canvas))
print(len(held), flush=True)
"""


def test_a_program_that_ends_with_a_screen_reader_listening_ends_well():
    done = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", LEFT_ALIVE], cwd=ROOT, capture_output=True, text=True, timeout=60,
        check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (0, "4\n"), done.stderr


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_one_sees_that_the_keyboard_acts_on_a_match(qtbot, qapp, mode):
    theme = ThemeController(qapp, mode)
    for record in (ISSUE, BOARD, HEAPS):
        window = shown(qtbot, PlayWindow(session_on(record), theme, Jobs(), seed=1, delay=0))
        qtbot.waitUntil(lambda window=window: window.panel.hint.isEnabled())
        window.panel.hint.setFocus()
        assert not window.view.hasFocus()
        plain = window.view.grab().toImage()
        window.view.setFocus()
        focused_now = window.view.grab().toImage()
        middle = plain.width() // 2
        colours = [(plain.pixel(middle, y), focused_now.pixel(middle, y)) for y in range(4)]
        assert any(before != after for before, after in colours), type(window.view)
    theme.set_mode("light")
