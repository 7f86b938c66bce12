"""Finding positions, filters and the way positions are counted, by keys and mouse on a real canvas."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from comfort_room import Room, fresh_settings
from hand import Hand
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QSpinBox, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from engine.games.graph_changes import Rename
from gui.canvas.journey import READABLE
from gui.canvas.surface import CanvasSurface
from gui.faces import face_of
from gui.faces.numbering import numbering
from gui.find import finder as finder_module
from gui.find.actions import SPECS, checked, enabled, handlers

CHAIN = [(4, 3), (3, 2), (2, 1), (1, 0), (4, 2)]
"""Values 0, 1, 0, 1, 2."""
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    fresh_settings(qapp, str(tmp_path))
    room = Room(qapp)
    qtbot.addWidget(room.window)
    room.window.show()
    qtbot.waitExposed(room.window)
    room.window.activateWindow()
    room.open(5, CHAIN, stones=[1, 1, 3], names={2: "Rook", 4: "rook end"})
    room.canvas.setFocus()
    yield room
    numbering.set_first(0)


def part(room: Room, name: str, kind: type) -> QWidget:
    found = room.canvas.findChild(kind, name)
    assert found is not None, name
    return found


def ask(room: Room, text: str) -> None:
    QTest.keyClick(room.window, Qt.Key.Key_F, CTRL)
    line = part(room, "findLine", QLineEdit)
    line.clear()
    QTest.keyClicks(line, text)


def count(room: Room) -> str:
    return part(room, "findCount", QLabel).text()


def test_what_is_asked_is_counted_and_lit_and_enter_goes_from_one_to_the_next(room: Room) -> None:
    ask(room, "value 1")
    assert count(room) == "2 matches"
    assert room.indices(room.spotlight.positions) == [1, 3]
    assert room.selection.empty
    line = part(room, "findLine", QLineEdit)
    said = []
    for _ in range(3):
        QTest.keyClick(line, Qt.Key.Key_Return)
        said.append((count(room), room.indices(room.selection.positions)))
    assert said == [("1 of 2", [1]), ("2 of 2", [3]), ("1 of 2", [1])]
    QTest.keyClick(line, Qt.Key.Key_Return, SHIFT)
    assert room.indices(room.selection.positions) == [3]


WAYS = [
    ("2", [2]), ("=2", [4]), ("rook", [2, 4]), ("stones >= 2", [1]), ("P", [0, 2]), ("terminal", [0]),
    ("not P", [1, 3, 4]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), WAYS)
def test_each_way_to_ask(room: Room, text: str, expected: list[int]) -> None:
    ask(room, text)
    assert room.indices(room.spotlight.positions) == expected


def test_escape_closes_the_bar_puts_the_light_out_and_gives_the_keyboard_back(room: Room, qtbot: QtBot) -> None:
    ask(room, "P")
    assert room.spotlight.positions
    QTest.keyClick(part(room, "findLine", QLineEdit), Qt.Key.Key_Escape)
    assert not room.spotlight.positions
    assert part(room, "findBar", QWidget).isHidden()
    assert room.canvas.hasFocus()
    # What was asked stands there again, to be typed over.
    QTest.keyClick(room.window, Qt.Key.Key_F, CTRL)
    assert part(room, "findLine", QLineEdit).selectedText() == "P"


def test_f3_goes_on_while_the_bar_is_closed_and_opens_it_where_nothing_was_asked(room: Room) -> None:
    QTest.keyClick(room.window, Qt.Key.Key_F3)
    assert not part(room, "findBar", QWidget).isHidden()
    ask(room, "value 1")
    QTest.keyClick(part(room, "findLine", QLineEdit), Qt.Key.Key_Escape)
    room.selection.set([room.key(2)])
    QTest.keyClick(room.window, Qt.Key.Key_F3)
    assert room.indices(room.selection.positions) == [3]
    QTest.keyClick(room.window, Qt.Key.Key_F3, SHIFT)
    assert room.indices(room.selection.positions) == [1]
    assert not room.spotlight.positions


def test_the_search_starts_from_what_is_selected(room: Room) -> None:
    room.selection.set([room.key(2)])
    ask(room, "N")
    QTest.keyClick(part(room, "findLine", QLineEdit), Qt.Key.Key_Return)
    assert room.indices(room.selection.positions) == [3]


def test_an_error_says_what_is_expected_and_nothing_is_found(room: Room) -> None:
    ask(room, "value x")
    assert "number is expected" in part(room, "findHelp", QLabel).text()
    assert part(room, "findLine", QLineEdit).property("invalid") is True
    assert not room.spotlight.positions
    assert not part(room, "findNext", QToolButton).isEnabled()
    ask(room, "value 1")
    assert "stones >= 2" in part(room, "findHelp", QLabel).text()
    assert part(room, "findLine", QLineEdit).property("invalid") is False


def test_matches_follow_edits(room: Room, qtbot: QtBot) -> None:
    ask(room, "value 0")
    assert count(room) == "2 matches"
    room.commands.add_position(QPointF(0, 200))
    qtbot.waitUntil(lambda: count(room) == "3 of 3")
    room.session.undo_stack.undo()
    qtbot.waitUntil(lambda: count(room) == "2 matches")
    # F3 right after an edit does not wait for the next look.
    room.selection.set([room.key(2)])
    room.commands.delete_selection()
    QTest.keyClick(part(room, "findLine", QLineEdit), Qt.Key.Key_Return)
    assert room.game.value(next(iter(room.selection.positions))) == 0


def test_the_view_goes_to_a_match_that_is_out_of_sight_and_stays_where_it_is_seen(room: Room, qtbot: QtBot) -> None:
    room.open(3, places=[(0, 0), (60, 0), (9_000, -4_000)])
    room.canvas.look_at(1.0, QPointF(20, 0))
    ask(room, "1 or 2")
    line = part(room, "findLine", QLineEdit)
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.wait(50)
    assert (room.canvas.camera.scale, room.canvas.centre) == (1.0, QPointF(20, 0))
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.canvas.centre == QPointF(9_000, -4_000))
    assert room.canvas.camera.scale == 1.0
    qtbot.waitUntil(lambda: room.indices(room.spotlight.positions) == [2])
    room.canvas.look_at(0.01, QPointF(0, 0))
    QTest.keyClick(line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: room.canvas.camera.scale == pytest.approx(READABLE))
    qtbot.waitUntil(lambda: (room.canvas.centre - QPointF(60, 0)).manhattanLength() < 1)


def test_the_hand_ends_the_journey(room: Room, qtbot: QtBot) -> None:
    room.open(2, places=[(0, 0), (9_000, 0)])
    ask(room, "1")
    QTest.keyClick(part(room, "findLine", QLineEdit), Qt.Key.Key_Return)
    qtbot.wait(60)
    room.canvas.look_at(2.0, QPointF(5, 5))
    qtbot.wait(400)
    assert (room.canvas.camera.scale, room.canvas.centre) == (2.0, QPointF(5, 5))


def test_the_light_of_a_panel_comes_first_and_goes(room: Room, qtbot: QtBot) -> None:
    ask(room, "value 1")
    room.spotlight.light([room.key(0)], [(room.key(1), room.key(0))])
    qtbot.wait(2 * finder_module.SOON + 40)
    assert room.indices(room.spotlight.positions) == [0]
    room.spotlight.clear()
    qtbot.waitUntil(lambda: room.indices(room.spotlight.positions) == [1, 3])


def test_of_very_many_matches_some_everywhere_are_lit_and_all_counted(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finder_module, "MOST_LIT", 10)
    room.open(200, places=[(5.0 * (i % 20), 5.0 * (i // 20)) for i in range(200)])
    ask(room, "P")
    lit = room.indices(room.spotlight.positions)
    assert count(room) == "200 matches"
    assert len(lit) == 10
    assert (lit[0], lit[-1]) == (0, 199)


def test_keys_and_clicks_in_the_bar_do_not_reach_the_canvas(room: Room) -> None:
    room.selection.set([room.key(1)])
    ask(room, "rook")
    before = room.session.undo_stack.count()
    line = part(room, "findLine", QLineEdit)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Delete, Qt.Key.Key_Space):
        QTest.keyClick(line, key)
    bar = part(room, "findBar", QWidget)
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(3, bar.height() - 3))
    QTest.mouseDClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(3, bar.height() - 3))
    assert room.session.undo_stack.count() == before
    assert room.indices(room.selection.positions) == [1]


@pytest.mark.parametrize("width", [240, 500, 1300])
def test_the_bar_fits_the_canvas_and_its_texts_fit_the_bar(room: Room, qtbot: QtBot, width: int) -> None:
    room.window.resize(width, 500)
    ask(room, "value 1")
    qtbot.wait(10)
    bar, text = part(room, "findBar", QWidget), part(room, "findHelp", QLabel)
    assert room.canvas.rect().contains(bar.geometry())
    assert text.height() >= text.heightForWidth(text.width())
    assert bar.rect().contains(text.geometry())


# Filters


def dimmed(canvas: CanvasSurface) -> list[int]:
    dims = canvas.show_state.dims
    return [] if dims is None else [i for i, dim in enumerate(dims.rows.tolist()) if dim]


def chip(room: Room) -> tuple[str, str] | None:
    frame = room.canvas.findChild(QWidget, "filterChip")
    if frame is None or frame.isHidden():
        return None
    return part(room, "filterWords", QLabel).text(), part(room, "filterShown", QLabel).text()


def test_p_positions_stand_out_the_chip_says_so_and_ends_it(room: Room) -> None:
    assert chip(room) is None
    room.do("filter-p")
    assert dimmed(room.canvas) == [1, 3, 4]
    assert chip(room) == ("Only P-positions", "2 of 5")
    assert room.actions["filter-p"].isChecked()
    QTest.mouseClick(part(room, "filterClear", QToolButton), Qt.MouseButton.LeftButton)
    assert (dimmed(room.canvas), chip(room)) == ([], None)
    assert not room.actions["filter-p"].isChecked()
    assert not room.actions["filter-end"].isEnabled()


def test_one_value_stands_out_that_of_the_selection_and_another_can_be_chosen(room: Room) -> None:
    room.selection.set([room.key(4)])
    room.do("filter-value")
    assert dimmed(room.canvas) == [0, 1, 2, 3]
    spin = part(room, "filterValue", QSpinBox)
    assert (spin.value(), spin.isHidden()) == (2, False)
    QTest.keyClick(spin, Qt.Key.Key_Down)
    assert dimmed(room.canvas) == [0, 2, 4]
    assert chip(room) == ("Only Grundy value", "2 of 5")
    room.selection.clear()
    room.do("filter-value")
    assert dimmed(room.canvas) == []


def test_what_the_selection_reaches_and_what_reaches_it(room: Room) -> None:
    assert not room.actions["filter-from"].isEnabled()
    room.selection.set([room.key(2)])
    room.do("filter-from")
    assert dimmed(room.canvas) == [3, 4]
    assert chip(room) == ("Only what position Rook reaches", "3 of 5")
    room.do("filter-to")
    assert dimmed(room.canvas) == [0, 1]
    room.open(5, [(4, 2), (2, 0), (3, 1)])
    assert chip(room) is None
    room.selection.set([room.key(2)])
    room.do("filter-both")
    assert dimmed(room.canvas) == [1, 3]
    room.selection.set([room.key(1), room.key(0)])
    room.do("filter-to")
    assert chip(room) == ("Only what reaches 2 positions", "5 of 5")


def test_filters_follow_edits_and_end_with_what_they_were_told_from(room: Room) -> None:
    room.do("filter-p")
    room.commands.add_position(QPointF(0, 200))
    assert dimmed(room.canvas) == [1, 3, 4]
    assert chip(room) == ("Only P-positions", "3 of 6")
    room.session.undo_stack.undo()
    room.selection.set([room.key(2)])
    room.do("filter-from")
    room.commands.add_move(room.key(2), room.key(0))
    room.selection.set([room.key(1)])
    room.commands.delete_selection()
    assert dimmed(room.canvas) == [2, 3]
    room.selection.set([room.key(1)])
    room.commands.delete_selection()
    assert (dimmed(room.canvas), chip(room)) == ([], None)


def test_a_dimmed_position_can_still_be_dragged(room: Room) -> None:
    room.do("guides")
    room.do("filter-p")
    hand = Hand(room.canvas)
    hand.drag(hand.centre(1), hand.centre(1) + QPoint(0, 50))
    assert room.game.places[room.key(1)].y == 50


# Counting from 1


def test_counting_from_1_is_shown_everywhere_and_remembered(room: Room, qtbot: QtBot) -> None:
    room.do("index-from-1")
    assert [room.canvas.picture.title(row) for row in (0, 2)] == ["1", "3 Rook"]
    face = face_of("graph")
    assert face.query_text(room.game, room.session.graph_query) == "2 ×2, 4"
    parts = face.parts(room.game, room.session.graph_query)
    assert [parts.title(row) for row in range(2)] == ["2", "4"]
    ask(room, "1")
    assert room.indices(room.spotlight.positions) == [0]
    assert QSettings().value("view/index-base", type=int) == 1
    room.do("index-from-0")
    qtbot.waitUntil(lambda: room.indices(room.spotlight.positions) == [1])
    assert room.canvas.picture.title(0) == "0"


def test_what_stands_in_the_settings_is_taken_over_and_rubbish_is_not(room: Room) -> None:
    for stored, first in ((1, 1), ("1", 1), ("rubbish", 0), (7, 0), (0, 0)):
        QSettings().setValue("view/index-base", stored)
        numbering.restore()
        assert numbering.first == first
    with pytest.raises(ValueError, match="0 or 1"):
        numbering.set_first(2)


def test_a_name_never_changes_with_the_numbers(room: Room) -> None:
    room.session.edit(Rename(room.key(0), "", "7"), "name")
    room.do("index-from-1")
    assert room.canvas.picture.title(0) == "1 7"


# The table


def test_each_action_has_a_handler_a_state_and_a_check(room: Room) -> None:
    names = {spec.name for spec in SPECS}
    assert set(handlers(room.comforts)) == names
    assert set(enabled(room.comforts)) == names
    assert set(checked(room.comforts)) == {spec.name for spec in SPECS if spec.checked is not None}
