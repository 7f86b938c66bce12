"""What broke the canvas once: documents that change under a gesture, names half typed, nudges joined, bends reused."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
import pytest
from hand import CTRL, LEFT, NONE, RIGHT, SHIFT, Hand
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games.graph import Place
from engine.games.graph_edits import move_positions
from engine.games.graph_record import GraphRecord
from gui.canvas.bends import Drawing, bent
from gui.canvas.clipboard import MIME, GraphClipboard
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import bends
from gui.canvas.view import GraphCanvas
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController

THREE = [(-200.0, -100.0), (0.0, 0.0), (200.0, 100.0)]
FAR_AWAY = [(5000.0, 5000.0), (5100.0, 5000.0), (5200.0, 5100.0)]


def record(places: list[tuple[float, float]], moves=(), stones=()) -> GraphRecord:
    return GraphRecord.from_moves(len(places), moves, [stones], places=places)


@dataclass
class Desk:
    """A canvas with all it needs, and a hand on it."""

    session: Session
    selection: Selection
    commands: GraphCommands
    clipboard: GraphClipboard
    canvas: GraphCanvas
    hand: Hand

    def open(self, *records: GraphRecord) -> None:
        self.session.open(Document(records))
        self.canvas.look_at(1.0, QPointF(0, 0))

    @property
    def game(self):
        game = self.session.game
        assert game
        return game

    def undo(self) -> None:
        self.session.undo_stack.undo()

    def check(self) -> None:
        """What is shown is what the document says, and nothing is selected that is not there."""
        picture, game = self.canvas.picture, self.game
        assert picture.keys == game.positions
        assert list(zip(picture.x.tolist(), picture.y.tolist(), strict=True)) == [game.places[p] for p in picture.keys]
        assert picture.labels.tolist() == [game.value(p) for p in picture.keys]
        assert all(p in game for p in self.selection.positions)
        assert all(s in game and game.move(s, t) for s, t in self.selection.moves)
        show = self.canvas.show_state
        assert (show.band, show.preview, show.refused) == (None, None, frozenset())


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication) -> Iterator[Desk]:
    session, selection = Session(), Selection()
    commands = GraphCommands(session, selection)
    canvas = GraphCanvas(session, selection, Spotlight(), commands, ThemeController(qapp, "light"))
    qtbot.addWidget(canvas)
    canvas.resize(800, 600)
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.setFocus()
    clipboard = GraphClipboard(session, selection, commands)
    yield Desk(session, selection, commands, clipboard, canvas, Hand(canvas))


# The document changes while the hand holds something


@pytest.mark.parametrize("start", ["centre", "rim", "empty"])
@pytest.mark.parametrize("what", ["delete", "undo", "move", "new move", "case", "open"])
def test_a_change_in_mid_gesture_ends_the_gesture_and_leaves_the_truth(desk: Desk, start: str, what: str) -> None:
    desk.open(record(THREE), record(FAR_AWAY[:1]))
    added = desk.commands.add_position(QPointF(0, 200))
    assert added is not None
    desk.selection.set([added, 1])
    places = {"centre": desk.hand.centre(3), "rim": desk.hand.rim(3), "empty": desk.hand.at(-300, 250)}
    desk.hand.press(places[start])
    desk.hand.move(desk.hand.at(100, 150))
    if what == "delete":
        desk.commands.delete([added])
    elif what == "undo":
        desk.undo()
    elif what == "move":
        desk.session.edit(move_positions(desk.game, {added: Place(-50.0, 60.0)}), "Move")
    elif what == "new move":
        desk.commands.add_move(0, added)
    elif what == "case":
        desk.session.look_at(1)
    else:
        desk.open(record(FAR_AWAY))
    desk.check()
    steps = desk.session.undo_stack.count()
    desk.hand.move(desk.hand.at(120, 130))
    desk.hand.release(desk.hand.at(-100, 170))
    desk.check()
    assert desk.session.undo_stack.count() == steps
    desk.commands.delete_selection()
    desk.check()


def test_a_stone_put_in_mid_drag_does_not_end_the_drag(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.hand.press(desk.hand.centre(1))
    desk.hand.move(desk.hand.at(50, 50))
    desk.commands.add_stones([0], 1)
    desk.hand.release(desk.hand.at(60, 80))
    assert desk.game.places[1] == (60, 80)
    desk.check()


def test_a_button_let_go_unseen_ends_the_gesture(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.hand.press(desk.hand.centre(1))
    desk.hand.move(desk.hand.at(50, 50))
    at = QPointF(desk.hand.at(90, 90))
    glob = QPointF(desk.canvas.mapToGlobal(at.toPoint()))
    no_button = Qt.MouseButton.NoButton
    QApplication.sendEvent(desk.canvas, QMouseEvent(QEvent.Type.MouseMove, at, glob, no_button, no_button, NONE))
    desk.check()
    assert not desk.session.undo_stack.count()


def test_the_right_button_in_mid_drag_cancels_it_without_a_menu(desk: Desk) -> None:
    desk.open(record(THREE))
    asked: list[object] = []
    desk.canvas.menu_wanted.connect(lambda *what: asked.append(what))
    desk.hand.press(desk.hand.centre(1))
    desk.hand.move(desk.hand.at(50, 50))
    at = desk.hand.at(50, 50)
    QTest.mousePress(desk.canvas, RIGHT, NONE, at)
    mouse = QContextMenuEvent.Reason.Mouse
    QApplication.sendEvent(desk.canvas, QContextMenuEvent(mouse, at, desk.canvas.mapToGlobal(at)))
    desk.hand.release(at, button=RIGHT)
    desk.hand.release(at)
    assert not asked
    assert not desk.session.undo_stack.count()
    desk.check()


def test_only_the_button_that_began_a_gesture_ends_it(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.hand.press(desk.hand.centre(1))
    desk.hand.move(desk.hand.at(50, 50))
    desk.hand.release(desk.hand.at(50, 50), button=Qt.MouseButton.BackButton)
    assert desk.game.places[1] == (0, 0)
    desk.hand.release(desk.hand.at(70, 50))
    assert desk.game.places[1] == (70, 50)


def test_the_menu_key_works_after_a_stone_was_taken_with_the_right_button(desk: Desk) -> None:
    desk.open(record(THREE))
    asked: list[object] = []
    desk.canvas.menu_wanted.connect(lambda *what: asked.append(what))
    desk.canvas.set_tool("stone")
    desk.hand.click(desk.hand.centre(0), button=RIGHT)
    keyboard = QContextMenuEvent.Reason.Keyboard
    QApplication.sendEvent(desk.canvas, QContextMenuEvent(keyboard, QPoint(5, 5), QPoint(5, 5)))
    assert len(asked) == 1


def test_two_quick_ctrl_clicks_select_and_let_go_again(desk: Desk) -> None:
    desk.open(record(THREE))
    where = desk.hand.centre(1)
    desk.hand.click(where, CTRL)
    assert desk.selection.positions == {1}
    QTest.mouseDClick(desk.canvas, LEFT, CTRL, where)
    desk.hand.release(where, CTRL)
    assert not desk.selection.positions


# Positions that glide


def glide(desk: Desk) -> QVariantAnimation:
    """Begin to glide to far places, and stand still half way."""
    places = {0: Place(300.0, 100.0), 2: Place(-300.0, 100.0)}
    desk.session.edit(move_positions(desk.game, places), "Far")
    QTest.qWait(60)
    animation = desk.canvas.findChild(QVariantAnimation)
    assert isinstance(animation, QVariantAnimation)
    animation.pause()
    assert desk.canvas.picture.x.tolist() != [300.0, 0.0, -300.0]
    return animation


@pytest.mark.parametrize("what", ["delete", "undo add", "press and escape", "click", "drag"])
def test_what_happens_in_mid_glide_happens_to_the_true_places(desk: Desk, what: str) -> None:
    desk.open(record(THREE))
    animation = glide(desk)
    if what == "delete":
        desk.commands.delete([0])
    elif what == "undo add":
        desk.commands.add_position(QPointF(0, 200))
        desk.undo()
    else:
        where = desk.hand.centre(0)
        desk.hand.press(where)
        if what == "press and escape":
            desk.hand.key(Qt.Key.Key_Escape)
        elif what == "drag":
            desk.hand.move(where + QPoint(40, 10))
            desk.hand.release(where + QPoint(40, 10))
            assert abs(desk.game.places[0].x - 340) <= 1
            assert abs(desk.game.places[0].y - 110) <= 1
        else:
            desk.hand.release(where)
    if animation.state() == QVariantAnimation.State.Paused:
        animation.resume()
    QTest.qWait(350)
    desk.check()


# Another case of as many positions


def test_a_case_with_as_many_positions_is_another_case(desk: Desk) -> None:
    desk.open(record(THREE, [(0, 1)]), record(FAR_AWAY))
    desk.commands.select_all()
    desk.session.look_at(1)
    assert desk.selection.empty
    seen = desk.canvas.camera.world_rect(desk.canvas.rect().toRectF())
    assert all(seen.contains(QPointF(x, y)) for x, y in FAR_AWAY)


def test_a_document_with_as_many_positions_comes_into_sight(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.commands.select_all()
    desk.session.open(Document([record(FAR_AWAY)]))
    assert desk.selection.empty
    seen = desk.canvas.camera.world_rect(desk.canvas.rect().toRectF())
    assert all(seen.contains(QPointF(x, y)) for x, y in FAR_AWAY)


def test_another_query_keeps_selection_and_view(desk: Desk) -> None:
    places = GraphRecord.from_moves(3, [], [[0], [1]], places=THREE)
    desk.open(places)
    desk.selection.set([2])
    desk.session.look_at(desk.session.case_key or 0, desk.game.queries[1].key)
    assert desk.selection.positions == {2}
    assert desk.canvas.camera.scale == 1.0


# A name that is being typed


def name_line(desk: Desk) -> QLineEdit:
    line = desk.canvas.findChild(QLineEdit, "positionName")
    assert isinstance(line, QLineEdit)
    return line


@pytest.mark.parametrize("what", ["undo", "open"])
def test_a_name_for_a_position_that_is_gone_names_nothing(desk: Desk, what: str) -> None:
    desk.open(record(THREE), record(THREE))
    added = desk.commands.add_position(QPointF(0, 200))
    assert added is not None
    desk.canvas.rename(added if what == "undo" else 0)
    line = name_line(desk)
    QTest.keyClicks(line, "abc")
    if what == "undo":
        desk.undo()
    else:
        desk.open(record(THREE), record(THREE))
    assert line.isHidden()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert not any(case.game.names for case in desk.session.document.cases)
    desk.check()


def test_a_name_is_taken_by_its_own_position_when_another_case_is_looked_at(desk: Desk) -> None:
    desk.open(record(THREE), record(THREE))
    desk.canvas.rename(0)
    line = name_line(desk)
    QTest.keyClicks(line, "abc")
    desk.session.look_at(1)
    assert line.isHidden()
    QTest.keyClick(line, Qt.Key.Key_Return)
    assert [case.game.names for case in desk.session.document.cases] == [{0: "abc"}, {}]
    desk.check()


def test_a_click_elsewhere_takes_the_name_and_keeps_the_keyboard(desk: Desk, qtbot: QtBot) -> None:
    desk.open(record(THREE))
    other = QLineEdit(desk.canvas)
    other.show()
    desk.canvas.rename(0)
    QTest.keyClicks(name_line(desk), "abc")
    other.setFocus(Qt.FocusReason.MouseFocusReason)
    assert desk.game.names == {0: "abc"}
    assert QApplication.focusWidget() is other


def test_return_gives_the_keyboard_back_to_the_canvas(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.canvas.rename(0)
    QTest.keyClicks(name_line(desk), "abc")
    QTest.keyClick(name_line(desk), Qt.Key.Key_Return)
    assert desk.game.names == {0: "abc"}
    assert QApplication.focusWidget() is desk.canvas


# Keys


@pytest.mark.parametrize("key", [0, 0x0424, 0x05D0, 0x0100FFFF])
def test_keys_of_other_alphabets_do_no_harm(desk: Desk, key: int) -> None:
    desk.open(record(THREE))
    desk.selection.set([0])
    QApplication.sendEvent(desk.canvas, QKeyEvent(QEvent.Type.KeyPress, key, NONE, "ф"))
    desk.check()
    assert desk.game.places[0] == THREE[0]


def test_a_burst_of_nudges_is_one_step_for_the_same_positions_only(desk: Desk) -> None:
    desk.open(record(THREE), record(THREE))
    stack = desk.session.undo_stack
    desk.selection.set([0])
    desk.hand.key(Qt.Key.Key_Left)
    desk.hand.key(Qt.Key.Key_Left)
    assert stack.count() == 1
    desk.selection.set([1])
    desk.hand.key(Qt.Key.Key_Left)
    assert stack.count() == 2
    desk.session.look_at(1)
    desk.selection.set([1])
    desk.hand.key(Qt.Key.Key_Left, SHIFT)
    assert stack.count() == 3
    desk.undo()
    assert desk.session.document.cases[0].game.places[1] != THREE[1]
    assert desk.session.document.cases[1].game.places[1] == THREE[1]


def test_a_nudge_after_saving_is_a_step_of_its_own(desk: Desk) -> None:
    desk.open(record(THREE))
    desk.selection.set([0])
    desk.hand.key(Qt.Key.Key_Left)
    desk.session.undo_stack.setClean()
    desk.hand.key(Qt.Key.Key_Left)
    assert desk.session.dirty
    desk.undo()
    assert not desk.session.dirty


# The clipboard


def test_stones_pasted_into_a_case_without_queries_make_one_in_the_same_step(desk: Desk) -> None:
    desk.open(record(THREE, [(0, 1)], [0, 0, 2]))
    desk.commands.select_all()
    desk.clipboard.copy()
    desk.session.open(Document([GraphRecord(0)]))
    desk.clipboard.paste()
    query = desk.session.query
    assert query
    assert query.stones == ((desk.game.positions[0], 2), (desk.game.positions[2], 1))
    assert desk.canvas.picture.stones.tolist() == [2, 0, 1]
    assert desk.session.undo_stack.count() == 1
    desk.undo()
    assert (desk.game.n, desk.game.queries) == (0, [])


def test_a_broken_or_emptied_clipboard_pastes_nothing(desk: Desk) -> None:
    desk.open(record(THREE))
    data = QMimeData()
    data.setData(MIME, b"\xff\xfe\x00")
    QGuiApplication.clipboard().setMimeData(data)
    desk.clipboard.paste()
    QGuiApplication.clipboard().clear()
    desk.clipboard.paste()
    assert desk.game.n == 3


def test_cut_without_positions_takes_nothing_away(desk: Desk) -> None:
    desk.open(record(THREE, [(0, 1)]))
    desk.selection.set((), [(0, 1)])
    desk.clipboard.cut()
    assert desk.game.move(0, 1)


# Bends that are taken over from before an edit

places = st.tuples(st.integers(0, 9), st.integers(0, 6)).map(lambda place: (place[0] * 47.0, place[1] * 43.0))


@st.composite
def drawings(draw: st.DrawFn) -> tuple[list[int], list[tuple[float, float]], list[tuple[int, int]]]:
    """Positions by identity with their places, and moves by row."""
    keys = draw(st.lists(st.integers(0, 14), unique=True, min_size=2, max_size=12))
    where = [draw(places) for _ in keys]
    rows = st.integers(0, len(keys) - 1)
    moves = draw(st.lists(st.tuples(rows, rows).filter(lambda move: move[0] != move[1]), unique=True, max_size=14))
    return keys, where, moves


@given(st.lists(drawings(), min_size=2, max_size=4), st.booleans())
@settings(max_examples=150, deadline=None)
def test_bends_after_an_edit_are_those_from_scratch(steps, same_places) -> None:
    drawing = Drawing()
    fixed = dict(zip(*steps[0][:2], strict=True))
    for keys, where, moves in steps:
        # With the same places, only positions and moves come and go.
        chosen = [fixed.get(key, place) for key, place in zip(keys, where, strict=True)] if same_places else where
        x, y = (np.array(values) for values in zip(*chosen, strict=True))
        sources, targets = (np.array([move[end] for move in moves], dtype=np.int64) for end in (0, 1))
        drawing = bent(drawing, np.array(keys), x, y, sources, targets)
        assert drawing.bend.tolist() == bends(x, y, sources, targets).tolist()


def test_dragging_a_position_through_a_move_bends_it_and_back(desk: Desk) -> None:
    desk.open(record([(-200.0, 0.0), (200.0, 0.0), (0.0, 200.0)], [(0, 1)]))
    assert desk.canvas.picture.bend.tolist() == [0.0]
    for is_bent in (True, False):
        goal = QPointF(0, 0) if is_bent else QPointF(0, -200)
        desk.canvas.preview_places({2: goal})
        assert bool(desk.canvas.picture.bend[0]) == is_bent


def test_undo_that_leads_to_a_case_without_queries_shows_that_case(desk: Desk) -> None:
    first = GraphRecord.from_moves(2, [(0, 1)], [[0]], places=[(0, 0), (0, 100)])
    second = GraphRecord.from_moves(3, [(0, 1)], places=[(0, 0), (0, 100), (0, 200)])
    desk.session.open(Document([first, second]))
    desk.session.look_at(1)
    desk.canvas.commands.add_move(1, 2)
    desk.session.look_at(0)
    assert desk.canvas.picture.n == 2
    desk.session.undo_stack.undo()
    assert desk.canvas.picture.n == 3
    assert desk.game.move_count == 1


def test_far_out_a_drag_moves_the_position_and_draws_nothing(desk: Desk) -> None:
    desk.open(GraphRecord.from_moves(2, [], [[]], places=[(0, 0), (600, 0)]))
    desk.canvas.look_at(0.15, QPointF(0, 0))
    desk.hand.drag(desk.hand.rim(0), desk.hand.at(300, 300))
    assert desk.game.move_count == 0
    assert desk.canvas.picture.n == 2
