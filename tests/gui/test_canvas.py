"""The canvas under a real mouse: what is drawn, selected, dragged and refused."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pytest
from hand import CTRL, LEFT, MIDDLE, RIGHT, SHIFT, Hand
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition
from gui.canvas.commands import GraphCommands
from gui.canvas.geometry import GRID
from gui.canvas.view import GraphCanvas
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController


@dataclass
class Desk:
    """A canvas with all it needs, and a hand on it."""

    session: Session
    canvas: GraphCanvas
    hand: Hand
    said: list[str]

    @property
    def moves(self) -> list[tuple[int, int, int]]:
        """The moves by index, with their counts."""
        game = self.session.game
        assert game
        return [(game.index_of(s), game.index_of(t), move.count) for s, t, move in game.moves()]

    @property
    def labels(self) -> list[int]:
        return self.canvas.picture.labels.tolist()

    @property
    def stones(self) -> list[int]:
        return self.canvas.picture.stones.tolist()

    @property
    def selected(self) -> set[int]:
        game = self.session.game
        assert game
        return {game.index_of(p) for p in self.canvas.selection.positions}

    def open(self, n: int, moves: list[tuple[int, int]], places: list[tuple[float, float]], stones=()) -> None:
        record = GraphRecord.from_moves(n, moves, [stones], places=places)
        self.session.open(Document([record]))
        self.canvas.look_at(1.0, QPointF(0, 0))

    def key(self, index: int) -> int:
        game = self.session.game
        assert game
        return game.positions[index]

    def check_labels(self) -> None:
        """What is shown is what the definition says."""
        game = self.session.game
        assert game
        follow = {s: [t for a, t, _ in game.moves() if a == s] for s in game.positions}
        assert self.labels == [grundy_by_definition(p, follow.__getitem__) for p in game.positions]


@pytest.fixture
def desk(qtbot: QtBot, qapp: QApplication) -> Iterator[Desk]:
    session, selection, spotlight = Session(), Selection(), Spotlight()
    commands = GraphCommands(session, selection)
    canvas = GraphCanvas(session, selection, spotlight, commands, ThemeController(qapp, "light"))
    qtbot.addWidget(canvas)
    canvas.resize(800, 600)
    canvas.show()
    qtbot.waitExposed(canvas)
    canvas.look_at(1.0, QPointF(0, 0))
    said: list[str] = []
    commands.said.connect(said.append)
    yield Desk(session, canvas, Hand(canvas), said)


THREE = [(-200.0, -100.0), (0.0, 0.0), (200.0, 100.0)]


def test_double_clicks_add_positions_and_a_drag_from_the_rim_adds_a_move(desk: Desk) -> None:
    for x, y in THREE:
        desk.hand.double_click(desk.hand.at(x, y))
    assert desk.canvas.picture.n == 3
    assert desk.labels == [0, 0, 0]
    desk.hand.drag(desk.hand.rim(0), desk.hand.centre(1))
    desk.hand.drag(desk.hand.rim(1), desk.hand.centre(2))
    assert desk.moves == [(0, 1, 1), (1, 2, 1)]
    assert desk.labels == [0, 1, 0]
    assert [desk.canvas.picture.centre(i) for i in range(3)] == [QPointF(x, y) for x, y in THREE]


def test_shift_drag_from_the_middle_draws_a_move(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.drag(desk.hand.centre(2), desk.hand.centre(0), SHIFT)
    assert desk.moves == [(2, 0, 1)]


def test_the_move_tool_stays_on_and_draws_one_after_the_other(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.canvas.set_tool("move")
    desk.hand.drag(desk.hand.centre(0), desk.hand.centre(1))
    desk.hand.drag(desk.hand.centre(0), desk.hand.centre(2))
    assert desk.moves == [(0, 1, 1), (0, 2, 1)]
    assert desk.canvas.tool.name == "move"


def test_a_drop_near_a_position_snaps_to_it(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.drag(desk.hand.rim(0), desk.hand.centre(1) + QPoint(28, 10))
    assert desk.moves == [(0, 1, 1)]
    assert desk.canvas.picture.n == 3


def test_a_drop_on_empty_canvas_makes_the_position_in_one_step(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.drag(desk.hand.rim(0), desk.hand.at(-200, 150))
    assert desk.moves == [(0, 3, 1)]
    assert desk.canvas.picture.centre(3) == QPointF(-200, 150)
    desk.session.undo_stack.undo()
    assert desk.canvas.picture.n == 3
    assert desk.moves == []


def test_drawing_a_move_again_counts_it(desk: Desk) -> None:
    desk.open(3, [(0, 1)], THREE)
    desk.hand.drag(desk.hand.rim(0), desk.hand.centre(1))
    assert desk.moves == [(0, 1, 2)]
    assert "2 times" in desk.said[-1]


def test_a_move_that_closes_a_cycle_is_refused_and_the_cycle_shown(desk: Desk) -> None:
    desk.open(3, [(0, 1), (1, 2)], THREE)
    before = desk.canvas.grab().toImage()
    desk.hand.press(desk.hand.rim(2))
    desk.hand.move(desk.hand.at(100, 100))
    assert desk.canvas.show_state.refused == {desk.key(0), desk.key(1)}
    desk.hand.move(desk.hand.centre(0))
    preview = desk.canvas.show_state.preview
    assert preview and preview.target == desk.key(0) and not preview.allowed
    desk.hand.release(desk.hand.centre(0))
    assert desk.moves == [(0, 1, 1), (1, 2, 1)]
    assert desk.canvas.show_state.cycle == (desk.key(2), desk.key(0), desk.key(1))
    assert "2 → 0 → 1 → 2" in desk.said[-1]
    refused = QColor(ThemeController(QApplication.instance(), "light").colours.refused)  # type: ignore[arg-type]
    assert _count(desk.canvas.grab().toImage(), refused) > _count(before, refused) + 100
    desk.hand.key(Qt.Key.Key_Escape)
    assert desk.canvas.show_state.cycle == ()


def test_escape_cancels_a_move_being_drawn(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.press(desk.hand.rim(0))
    desk.hand.move(desk.hand.centre(1))
    desk.hand.key(Qt.Key.Key_Escape)
    desk.hand.release(desk.hand.centre(1))
    assert desk.moves == []
    assert desk.canvas.show_state.preview is None
    assert not desk.session.undo_stack.count()


def test_dragging_several_positions_is_one_step(desk: Desk) -> None:
    desk.open(3, [(0, 1)], THREE)
    desk.hand.click(desk.hand.centre(0))
    desk.hand.click(desk.hand.centre(1), CTRL)
    assert desk.selected == {0, 1}
    desk.hand.drag(desk.hand.centre(1), desk.hand.centre(1) + QPoint(40, -30))
    assert desk.canvas.picture.centre(0) == QPointF(-160, -130)
    assert desk.canvas.picture.centre(1) == QPointF(40, -30)
    assert desk.canvas.picture.centre(2) == QPointF(200, 100)
    assert desk.session.undo_stack.count() == 1
    assert desk.session.undo_stack.undoText() == "Shift 2 positions"
    desk.session.undo_stack.undo()
    desk.canvas.rebuild()
    assert desk.canvas.picture.centre(0) == QPointF(-200, -100)


def test_escape_brings_dragged_positions_back(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.press(desk.hand.centre(0))
    desk.hand.move(desk.hand.at(-100, 0))
    assert desk.canvas.picture.centre(0) == QPointF(-100, 0)
    desk.hand.key(Qt.Key.Key_Escape)
    desk.hand.release(desk.hand.at(-100, 0))
    assert desk.canvas.picture.centre(0) == QPointF(-200, -100)
    assert desk.session.undo_stack.count() == 0


def test_snap_puts_positions_on_the_grid(desk: Desk) -> None:
    desk.canvas.set_snapping(True)
    desk.hand.double_click(desk.hand.at(37, 41))
    assert desk.canvas.picture.centre(0) == QPointF(GRID, GRID)
    desk.hand.drag(desk.hand.centre(0), desk.hand.at(100, 62))
    assert desk.canvas.picture.centre(0) == QPointF(3 * GRID, 2 * GRID)


def test_a_rubber_band_selects_positions_and_the_moves_between(desk: Desk) -> None:
    desk.open(3, [(0, 1), (1, 2)], THREE)
    desk.hand.drag(desk.hand.at(-250, -150), desk.hand.at(50, 50))
    assert desk.selected == {0, 1}
    assert desk.canvas.selection.moves == {(desk.key(0), desk.key(1))}
    desk.hand.drag(desk.hand.at(150, 50), desk.hand.at(250, 150), CTRL)
    assert desk.selected == {0, 1, 2}
    desk.hand.click(desk.hand.at(-300, 200))
    assert desk.selected == set()


def test_escape_during_a_rubber_band_gives_the_selection_back(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.click(desk.hand.centre(2))
    desk.hand.press(desk.hand.at(-250, -150))
    desk.hand.move(desk.hand.at(50, 50))
    assert desk.selected == {0, 1}
    desk.hand.key(Qt.Key.Key_Escape)
    desk.hand.release(desk.hand.at(50, 50))
    assert desk.selected == {2}


def test_shift_and_ctrl_clicks_add_to_the_selection_and_take_out(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.click(desk.hand.centre(0))
    desk.hand.click(desk.hand.centre(1), SHIFT)
    desk.hand.click(desk.hand.centre(2), CTRL)
    assert desk.selected == {0, 1, 2}
    desk.hand.click(desk.hand.centre(1), SHIFT)
    assert desk.selected == {0, 2}


def test_a_click_on_a_move_selects_it(desk: Desk) -> None:
    desk.open(3, [(0, 1)], THREE)
    desk.hand.click(desk.hand.at(-100, -50))
    assert desk.canvas.selection.moves == {(desk.key(0), desk.key(1))}
    assert desk.selected == set()


def test_the_stone_tool_adds_and_takes(desk: Desk) -> None:
    desk.open(3, [(0, 1)], THREE)
    desk.canvas.set_tool("stone")
    for _ in range(3):
        desk.hand.click(desk.hand.centre(0))
    assert desk.stones == [3, 0, 0]
    desk.hand.click(desk.hand.centre(0), SHIFT)
    assert desk.stones == [2, 0, 0]
    desk.hand.click(desk.hand.centre(0), button=RIGHT)
    desk.hand.click(desk.hand.centre(0), button=RIGHT)
    desk.hand.click(desk.hand.centre(0), button=RIGHT)
    assert desk.stones == [0, 0, 0]
    assert desk.session.undo_stack.count() == 6
    assert desk.session.undo_stack.text(0) == "Add a stone on 0"


def test_stones_look_different_one_by_one_up_to_the_number(desk: Desk) -> None:
    desk.open(1, [], [(0.0, 0.0)])
    desk.canvas.set_tool("stone")
    pictures = []
    for _ in range(8):
        desk.hand.move(desk.hand.at(200, 200))
        pictures.append(bytes(desk.canvas.grab(QRectF(340, 240, 120, 120).toRect()).toImage().constBits()))
        desk.hand.click(desk.hand.centre(0))
    assert len(set(pictures)) == 8


def test_p_and_n_positions_differ_without_colour(desk: Desk) -> None:
    desk.open(2, [(0, 1)], [(-100.0, 0.0), (100.0, 0.0)])
    image = desk.canvas.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    # Along a line from the rim inwards, a P-position has one more ring than an N-position.
    rings = []
    for index in (0, 1):
        start = desk.hand.centre(index)
        row = [image.pixelColor(start.x() - 24 + i, start.y()).value() for i in range(14)]
        rings.append(sum(abs(a - b) > 25 for a, b in pairwise(row)))
    assert rings[1] > rings[0]


def test_the_wheel_zooms_at_the_cursor(desk: Desk, qtbot: QtBot) -> None:
    desk.open(3, [], THREE)
    spot = desk.hand.centre(2)
    world = desk.canvas.camera.to_world(QPointF(spot))
    _wheel(desk.canvas, spot, 120)
    assert desk.canvas.camera.scale == pytest.approx(1.25)
    still = desk.canvas.camera.to_screen(world)
    assert (still - QPointF(spot)).manhattanLength() < 0.01
    _wheel(desk.canvas, spot, -120)
    assert desk.canvas.camera.scale == pytest.approx(1.0)


@pytest.mark.parametrize("way", ["middle", "space", "tool"])
def test_panning_moves_the_view_and_nothing_else(desk: Desk, way: str) -> None:
    desk.open(3, [], THREE)
    start = desk.hand.centre(1)
    if way == "tool":
        desk.canvas.set_tool("pan")
    if way == "space":
        QTest.keyPress(desk.canvas, Qt.Key.Key_Space)
    desk.hand.drag(start, start + QPoint(60, 20), button=MIDDLE if way == "middle" else LEFT)
    if way == "space":
        QTest.keyRelease(desk.canvas, Qt.Key.Key_Space)
    assert desk.hand.centre(1) == start + QPoint(60, 20)
    assert desk.session.undo_stack.count() == 0


def test_arrow_keys_nudge_and_a_burst_is_one_step(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.click(desk.hand.centre(1))
    for _ in range(3):
        desk.hand.key(Qt.Key.Key_Right)
    desk.hand.key(Qt.Key.Key_Up)
    assert desk.session.game.places[desk.key(1)] == (15.0, -5.0)  # type: ignore[union-attr]
    assert desk.session.undo_stack.count() == 1


def test_f2_style_rename_is_typed_on_the_canvas(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.canvas.rename(desk.key(1))
    editor = desk.canvas.findChild(QLineEdit, "positionName")
    assert editor and editor.isVisible()
    QTest.keyClicks(editor, "  Kayles   row ")
    QTest.keyClick(editor, Qt.Key.Key_Return)
    assert desk.canvas.picture.title(1) == "1 Kayles row"
    assert not editor.isVisible()
    desk.session.undo_stack.undo()
    assert desk.canvas.picture.title(1) == "1"


def test_escape_leaves_a_name_as_it_was(desk: Desk) -> None:
    desk.open(3, [], THREE)
    desk.hand.double_click(desk.hand.centre(0))
    editor = desk.canvas.findChild(QLineEdit, "positionName")
    assert editor and editor.isVisible()
    QTest.keyClicks(editor, "oops")
    QTest.keyClick(editor, Qt.Key.Key_Escape)
    assert desk.canvas.picture.title(0) == "0"
    assert desk.session.undo_stack.count() == 0


def test_hover_lights_the_followers(desk: Desk) -> None:
    desk.open(3, [(0, 1)], THREE)
    desk.hand.move(desk.hand.at(300, -200))
    before = desk.canvas.grab(QRectF(360, 260, 80, 80).toRect()).toImage()
    desk.hand.move(desk.hand.centre(0))
    assert desk.canvas.show_state.hovered == desk.key(0)
    assert desk.canvas.grab(QRectF(360, 260, 80, 80).toRect()).toImage() != before


def test_deleting_takes_moves_and_stones_along_and_comes_back(desk: Desk) -> None:
    desk.open(3, [(0, 1), (1, 2), (0, 2)], THREE, stones=[1, 1, 2])
    desk.hand.click(desk.hand.centre(1))
    desk.canvas.commands.delete_selection()
    assert desk.moves == [(0, 1, 1)]
    assert desk.stones == [0, 1]
    assert desk.selected == set()
    desk.session.undo_stack.undo()
    assert desk.moves == [(0, 1, 1), (1, 2, 1), (0, 2, 1)]
    assert desk.stones == [0, 2, 1]
    desk.check_labels()


def test_long_moves_bend_around_positions_in_their_way(desk: Desk) -> None:
    desk.open(3, [(0, 1), (1, 2), (0, 2)], [(0.0, -150.0), (0.0, 0.0), (0.0, 150.0)])
    picture = desk.canvas.picture
    assert picture.bend[picture.moves_between([(0, 1), (1, 2)])].tolist() == [0, 0]
    middle = picture.shape(int(picture.moves_between([(0, 2)])[0])).middle()
    assert abs(middle.x()) > 22
    pointer = desk.canvas.pointer(desk.canvas.camera.to_screen(middle))
    assert pointer.move == (desk.key(0), desk.key(2))


def _count(image: QImage, colour: QColor) -> int:
    return sum(
        image.pixelColor(x, y).rgb() == colour.rgb() for x in range(image.width()) for y in range(image.height())
    )


def _wheel(canvas: GraphCanvas, where: QPoint, turn: int) -> None:
    from PySide6.QtGui import QWheelEvent

    event = QWheelEvent(
        QPointF(where), QPointF(canvas.mapToGlobal(where)), QPoint(), QPoint(0, turn), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas, event)
