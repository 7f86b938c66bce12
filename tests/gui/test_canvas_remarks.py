"""Notes and groups on the canvas, by real events: written, moved, drawn, undone, told to a screen reader."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from accessible_world import NAME, children, interface, names
from hand import CTRL, SHIFT, Hand
from one_window import main_window
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontMetricsF, QImage, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.games.place import Place
from engine.games.remark_changes import ChangeNote
from engine.games.remarks import COLOURS, LONGEST_NOTE, Group, GroupRecord, Note, NoteRecord
from gui.accessible.factory import install
from gui.canvas import frame
from gui.canvas.remarks import paint
from gui.main_window import MainWindow
from gui.theme.contrast import CONTRAST
from gui.theme.palette import DARK, LIGHT

KEY = Qt.Key
NOTES = (NoteRecord("First note\nwith two lines", Place(300, -60)), NoteRecord("短说明", Place(300, 120), 120.0, "red"))
GROUPS = (GroupRecord("Left part", (0, 1, 3)),)
RECORD = GraphRecord.from_moves(
    5, [(1, 0), (2, 1), (3, 0), (4, 3)], [[2, 4]],
    places=[(0, 0), (100, 0), (220, 0), (0, 100), (220, 100)], notes=NOTES, groups=GROUPS,
)  # fmt: skip


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    with main_window(qapp, tmp_path_factory.mktemp("remarks")) as window:
        yield window


@pytest.fixture
def window(shared: MainWindow) -> MainWindow:
    shared.session.undo_stack.setClean()
    shared.session.open(Document([RECORD]))
    shared.canvas.set_tool("select")
    shared.canvas.look_at(1.0, QPointF(200, 30))
    shared.activateWindow()
    shared.canvas.setFocus()
    return shared


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    return Hand(window.canvas)


def notes(window: MainWindow) -> list[Note]:
    return window.session.graph.remarks.listed_notes


def groups(window: MainWindow) -> list[Group]:
    return window.session.graph.remarks.listed_groups


def on_note(window: MainWindow, index: int) -> QPoint:
    rect = window.canvas.frame.notes.rect(notes(window)[index])
    return window.canvas.camera.to_screen(rect.center()).toPoint()


def on_title(window: MainWindow, index: int = 0) -> QPoint:
    places, group = window.canvas.frame.groups, groups(window)[index]
    metrics = QFontMetricsF(places.title_font())
    rect = places.title_rect(places.rect(group.key), group.title, metrics)
    return window.canvas.camera.to_screen(rect.center()).toPoint()


def steps(window: MainWindow) -> int:
    return window.session.undo_stack.count()


def colour_at(window: MainWindow, where: QPoint) -> QColor:
    return window.canvas.grab().toImage().pixelColor(where)


# Notes


def test_a_note_is_written_by_keyboard_alone(window, hand) -> None:
    hand.key(KEY.Key_C)
    editor = QApplication.focusWidget()
    assert editor.objectName() == "noteText"
    QTest.keyClicks(editor, "n0 + Del")
    QTest.keyClick(editor, KEY.Key_Return)
    QTest.keyClicks(editor, "more")
    QTest.keyClick(editor, KEY.Key_Return, CTRL)
    assert notes(window)[-1].text == "n0 + Del\nmore"
    assert window.session.graph.n == 5, "no key did anything to the graph"
    assert window.canvas.hasFocus()
    assert window.selection.notes == {notes(window)[-1].key}
    assert window.session.undo_stack.undoText() == "Add note “n0 + Del more”"
    hand.key(KEY.Key_Right)
    hand.key(KEY.Key_Right)
    assert steps(window) == 2, "nudges are one step"
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert [note.text for note in notes(window)] == [note.text for note in NOTES]
    assert window.selection.empty


def test_an_empty_note_is_none_and_escape_takes_a_new_one(window, hand) -> None:
    hand.key(KEY.Key_C)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return, CTRL)
    hand.key(KEY.Key_C)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Escape)
    assert steps(window) == 0
    hand.key(KEY.Key_C)
    QTest.keyClicks(QApplication.focusWidget(), "kept")
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Escape)
    assert (steps(window), notes(window)[-1].text) == (1, "kept")
    assert window.canvas.hasFocus()


def test_enter_ends_a_title_and_does_not_begin_it_again(window, hand) -> None:
    hand.click(hand.centre(0))
    hand.key(KEY.Key_G, Qt.KeyboardModifier.ShiftModifier)
    line = QApplication.focusWidget()
    assert line.objectName() == "groupTitle"
    QTest.keyClicks(line, "mine")
    # As the platform delivers it: what the line leaves goes to the canvas around it.
    press = QKeyEvent(QEvent.Type.KeyPress, KEY.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
    QApplication.sendEvent(line, press)
    assert press.isAccepted()
    assert not line.isVisible()
    assert window.canvas.hasFocus()


def test_what_is_half_written_is_kept_where_another_case_is_looked_at(window, hand) -> None:
    window.session.undo_stack.setClean()
    window.session.open(Document([RECORD, RECORD]))
    first, second = window.session.document.cases
    hand.key(KEY.Key_C)
    QTest.keyClicks(QApplication.focusWidget(), "half")
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_PageDown, CTRL)
    assert window.session.case is second
    assert [note.text for note in first.record.notes] == [*(note.text for note in NOTES), "half"]
    assert second.record.notes == NOTES
    window.canvas.setFocus()
    window.selection.set(window.session.graph.positions[:1])
    hand.key(KEY.Key_G, SHIFT)
    QTest.keyClicks(QApplication.focusWidget(), "Named")
    window.session.look_at(first.key)
    assert [group.title for group in second.record.groups] == [GROUPS[0].title, "Named"]
    assert first.record.groups == GROUPS


FOREIGN = ("a\u00a0b", "a\u2028b", "a\rb", "\u2028" * 40, " \t " * 40, "\u2029x" * 30)


def test_what_nobody_types_in_stays_as_a_file_has_it(window, hand) -> None:
    kept = tuple(NoteRecord(text, Place(300.0 * i, 200), 60.0) for i, text in enumerate(FOREIGN))
    window.session.undo_stack.setClean()
    window.session.open(Document([replace(RECORD, notes=kept, groups=(GroupRecord("two  blanks", (0,)),))]))
    for note in notes(window):
        window.selection.set(notes=[note.key])
        hand.key(KEY.Key_Return)
        QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return, CTRL)
        rect = window.canvas.frame.notes.rect(note)
        assert window.canvas.frame.notes.at(rect.bottomLeft() + QPointF(20, -3))[0] == note.key, "all of it is seen"
    window.canvas.remarks.select_group(groups(window)[0].key)
    hand.key(KEY.Key_Return)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert steps(window) == 0


def test_notes_beyond_where_notes_may_be_are_held_there(window, hand) -> None:
    far = replace(RECORD, notes=(NoteRecord("far", Place(1e9, 0)),))
    window.session.undo_stack.setClean()
    window.session.open(Document([far]))
    window.selection.set(notes=[notes(window)[0].key])
    hand.key(KEY.Key_Right)
    assert steps(window) == 0
    for name in ("copy", "paste", "duplicate"):
        window.actions_by_name[name].trigger()
    assert [note.place for note in notes(window)] == [Place(1e9, 0)] * 3


def test_more_notes_and_groups_than_fit_are_not_pasted_but_said(window, monkeypatch) -> None:
    said: list[str] = []
    window.canvas.commands.said.connect(said.append)
    monkeypatch.setattr("gui.canvas.remarks.commands.MOST_NOTES", 3)
    monkeypatch.setattr("gui.canvas.remarks.commands.MOST_GROUPS", 1)
    window.actions_by_name["select-all"].trigger()
    window.actions_by_name["duplicate"].trigger()
    window.selection.set(GROUPS[0].members)
    window.actions_by_name["duplicate"].trigger()
    assert steps(window) == 0
    assert said == ["There are 2 notes already, and no more fit.", "There are 1 groups already, and no more fit."]


def test_a_note_is_selected_dragged_and_taken_back_in_one_step(window, hand) -> None:
    hand.click(on_note(window, 0))
    assert window.selection.notes == {notes(window)[0].key}
    assert not window.selection.positions
    before = on_note(window, 0)
    hand.drag(before, before + QPoint(40, -30))
    assert notes(window)[0].place == (340, -90)
    assert steps(window) == 1
    window.session.undo_stack.undo()
    assert notes(window)[0].place == (300, -60)


def test_escape_in_a_drag_leaves_the_note_where_it_was(window, hand) -> None:
    before = on_note(window, 0)
    hand.press(before)
    hand.move(before + QPoint(30, 30))
    hand.move(before + QPoint(60, 60))
    assert on_note(window, 0) != before, "it is shown on its way"
    hand.key(KEY.Key_Escape)
    assert on_note(window, 0) == before
    hand.release(before + QPoint(60, 60))
    assert steps(window) == 0


def test_notes_and_positions_move_together(window, hand) -> None:
    hand.click(hand.centre(2))
    hand.click(on_note(window, 1), CTRL)
    assert (window.selection.positions, len(window.selection.notes)) == ({2}, 1)
    hand.drag(hand.centre(2), hand.centre(2) + QPoint(50, 20), Qt.KeyboardModifier.AltModifier)
    assert window.session.graph.places[2] == (270, 20)
    assert notes(window)[1].place == (350, 140)
    assert steps(window) == 1
    for _ in range(3):
        hand.key(KEY.Key_Down)
    assert steps(window) == 2
    assert notes(window)[1].place == (350, 155)
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert (window.session.graph.places[2], notes(window)[1].place) == ((220, 0), (300, 120))


def test_the_right_edge_makes_it_wider(window, hand) -> None:
    rect = window.canvas.frame.notes.rect(notes(window)[0])
    edge = window.canvas.camera.to_screen(QPointF(rect.right(), rect.center().y())).toPoint()
    hand.drag(edge, edge + QPoint(60, 0))
    assert notes(window)[0].width == 240
    hand.drag(edge + QPoint(60, 0), edge + QPoint(-900, 0))
    assert notes(window)[0].width == 60
    assert steps(window) == 2


@pytest.mark.parametrize("how", ["double click", "F2", "Enter"])
def test_a_note_is_rewritten(window, hand, how) -> None:
    hand.click(on_note(window, 1))
    if how == "double click":
        hand.double_click(on_note(window, 1))
    else:
        hand.key(KEY.Key_F2 if how == "F2" else KEY.Key_Return)
    editor = QApplication.focusWidget()
    assert (editor.objectName(), editor.toPlainText()) == ("noteText", "短说明")
    QTest.keyClicks(editor, "new")
    hand.click(hand.at(-150, 250))
    assert notes(window)[1].text == "new", "a click elsewhere takes it"
    assert steps(window) == 1
    assert window.session.graph.n == 5


def test_an_emptied_note_goes(window, hand) -> None:
    hand.double_click(on_note(window, 1))
    editor = QApplication.focusWidget()
    QTest.keyClick(editor, KEY.Key_Delete)
    QTest.keyClick(editor, KEY.Key_Return, CTRL)
    assert len(notes(window)) == 1
    assert window.session.undo_stack.undoText() == "Delete a note"


def test_an_undo_below_the_editor_closes_it(window, hand) -> None:
    window.canvas.remarks.add("short-lived", QPointF(0, 200))
    hand.double_click(on_note(window, 2))
    assert QApplication.focusWidget().objectName() == "noteText"
    window.session.undo_stack.undo()
    assert not window.canvas.findChild(object, "noteText").isVisible()
    assert len(notes(window)) == 2


def test_text_beyond_the_limit_is_cut(window, hand) -> None:
    window.canvas.writing.add_note(QPointF(0, 200))
    QApplication.focusWidget().setPlainText("x" * (LONGEST_NOTE + 500))
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return, CTRL)
    assert len(notes(window)[-1].text) == LONGEST_NOTE


def test_delete_takes_notes_and_positions_in_one_step(window, hand) -> None:
    hand.click(hand.centre(4))
    hand.click(on_note(window, 0), SHIFT)
    hand.key(KEY.Key_Delete)
    assert (window.session.graph.n, len(notes(window)), steps(window)) == (4, 1, 1)
    window.session.undo_stack.undo()
    assert (window.session.graph.n, [note.text for note in notes(window)]) == (5, [note.text for note in NOTES])


def test_a_rubber_band_takes_notes_that_lie_inside(window, hand) -> None:
    hand.drag(hand.at(180, 60), hand.at(460, 240))
    assert (window.selection.positions, window.selection.notes) == ({4}, {notes(window)[1].key})
    hand.key(KEY.Key_A, CTRL)
    assert len(window.selection.notes) == 2


def test_copies_bring_notes_and_whole_groups_along(window, hand) -> None:
    hand.key(KEY.Key_A, CTRL)
    hand.key(KEY.Key_C, CTRL)
    hand.key(KEY.Key_V, CTRL)
    assert [note.text for note in notes(window)] == [note.text for note in NOTES] * 2
    assert [len(group.members) for group in groups(window)] == [3, 3]
    assert groups(window)[0].members.isdisjoint(groups(window)[1].members)
    assert window.selection.notes == {note.key for note in notes(window)[2:]}
    assert steps(window) == 1
    hand.click(on_note(window, 0))
    hand.key(KEY.Key_D, CTRL)
    assert len(notes(window)) == 5
    assert window.session.undo_stack.undoText() == "Duplicate a note"
    hand.key(KEY.Key_X, CTRL)
    assert len(notes(window)) == 4
    hand.key(KEY.Key_V, CTRL)
    assert len(notes(window)) == 5


# Groups


def test_a_group_is_made_renamed_and_taken_away_by_keyboard(window, hand) -> None:
    hand.click(hand.centre(2))
    hand.click(hand.centre(4), CTRL)
    hand.key(KEY.Key_G, SHIFT)
    line = QApplication.focusWidget()
    assert (line.objectName(), line.text()) == ("groupTitle", "Group 2")
    QTest.keyClicks(line, "Right  part")
    QTest.keyClick(line, KEY.Key_Return)
    assert (groups(window)[1].title, groups(window)[1].members) == ("Right part", {2, 4})
    assert window.selection.groups == {groups(window)[1].key}
    hand.key(KEY.Key_F2)
    QTest.keyClicks(QApplication.focusWidget(), "R")
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert groups(window)[1].title == "R"
    hand.key(KEY.Key_U, SHIFT)
    assert [group.title for group in groups(window)] == ["Left part"]
    assert window.session.graph.n == 5
    assert steps(window) == 3
    window.session.undo_stack.undo()
    assert groups(window)[1].title == "R"


def test_a_click_on_the_title_selects_the_members_and_a_drag_moves_them(window, hand) -> None:
    hand.click(on_title(window))
    assert window.selection.positions == {0, 1, 3}
    title, where = on_title(window), window.canvas.frame.groups.rect(groups(window)[0].key)
    hand.press(title)
    hand.move(title + QPoint(20, 10))
    hand.move(title + QPoint(40, 30))
    shown = window.canvas.frame.groups.rect(groups(window)[0].key)
    assert shown == where.translated(40, 30), "the region follows while it is dragged"
    hand.release(title + QPoint(40, 30))
    places = window.session.graph.places
    assert [places[p] for p in (0, 1, 3)] == [(40, 30), (140, 30), (40, 130)]
    assert places[2] == (220, 0)
    assert steps(window) == 1


def test_the_region_follows_a_member(window, hand) -> None:
    before = window.canvas.frame.groups.rect(groups(window)[0].key)
    hand.press(hand.centre(1))
    for way in (20, 60, 120):
        hand.move(hand.at(100 + way, 0))
    shown = window.canvas.frame.groups.rect(groups(window)[0].key)
    assert shown.right() > before.right() + 100
    hand.key(KEY.Key_Escape)
    assert window.canvas.frame.groups.rect(groups(window)[0].key) == before


def test_a_double_click_on_the_title_renames(window, hand) -> None:
    hand.double_click(on_title(window))
    assert QApplication.focusWidget().objectName() == "groupTitle"
    QTest.keyClicks(QApplication.focusWidget(), "Renamed")
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert groups(window)[0].title == "Renamed"
    hand.double_click(on_title(window))
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Delete)
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return)
    assert groups(window)[0].title == "Renamed", "no title is no other title"


def test_deleting_members_shrinks_the_group_until_it_is_gone(window, hand) -> None:
    hand.click(hand.centre(1))
    hand.key(KEY.Key_Delete)
    assert groups(window)[0].members == {0, 3}
    hand.click(on_title(window))
    hand.key(KEY.Key_Delete)
    assert not groups(window)
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    assert groups(window)[0].members == {0, 1, 3}


def test_positions_join_and_leave(window, hand) -> None:
    actions = window.actions_by_name
    hand.click(hand.centre(4))
    assert not actions["group-join"].isEnabled()
    hand.click(hand.centre(0), CTRL)
    actions["group-join"].trigger()
    assert groups(window)[0].members == {0, 1, 3, 4}
    hand.click(hand.centre(1))
    actions["group-leave"].trigger()
    assert groups(window)[0].members == {0, 3, 4}
    hand.click(hand.centre(0))
    actions["select-group"].trigger()
    assert window.selection.positions == {0, 3, 4}
    actions["group-leave"].trigger()
    assert not groups(window)
    assert steps(window) == 3


def test_one_walks_through_notes_and_groups_and_colours_them(window, hand) -> None:
    keys = [*(note.key for note in notes(window)), groups(window)[0].key]
    walked = []
    for _ in range(4):
        hand.key(KEY.Key_BracketRight, CTRL)
        walked.append(next(iter(window.selection.notes | window.selection.groups)))
        window.actions_by_name["remark-green"].trigger()
    assert walked == [*keys, keys[0]]
    assert {note.colour for note in notes(window)} == {groups(window)[0].colour} == {"green"}
    hand.key(KEY.Key_BracketLeft, CTRL)
    assert window.selection.groups == {keys[2]}
    assert window.selection.positions == {0, 1, 3}


@pytest.mark.parametrize(("place", "name"), [(on_note, "menuOnNote"), (on_title, "menuOnGroup")])
def test_menus(window, hand, place, name) -> None:
    where = place(window, 0)
    menus = window.context_menus
    menu = menus.menu_for(window.canvas.pointer(QPointF(where)))
    assert menu.objectName() == name
    assert window.selection.notes or window.selection.groups, "what it is about is selected"
    entries = {action.text(): action for action in menu.actions()}
    assert entries["Write note or tit&le…"].isEnabled()
    assert next(action.text() for action in entries["Colour"].menu().actions()) == "&Amber"
    menu.deleteLater()


def test_the_menus_of_positions_and_of_the_canvas_begin_notes_and_groups(window, hand) -> None:
    menus = window.context_menus
    on_position = menus.menu_for(window.canvas.pointer(QPointF(hand.centre(4))))
    assert window.actions_by_name["group-selection"] in on_position.actions()
    on_canvas = menus.menu_for(window.canvas.pointer(QPointF(hand.at(-100, 250))))
    add = next(action for action in on_canvas.actions() if action.objectName() == "menu-add-note")
    add.trigger()
    QTest.keyClicks(QApplication.focusWidget(), "here")
    QTest.keyClick(QApplication.focusWidget(), KEY.Key_Return, CTRL)
    assert (notes(window)[-1].place.x, notes(window)[-1].place.y) == pytest.approx((-100, 250), abs=1)
    for thing in (on_position, on_canvas):
        thing.deleteLater()


def test_another_case_has_its_own_and_a_copy_of_the_case_all_of_them(window, hand) -> None:
    hand.click(on_note(window, 0))
    hand.double_click(on_note(window, 0))
    window.actions_by_name["case-duplicate"].trigger()
    assert not window.canvas.findChild(object, "noteText").isVisible()
    assert window.selection.empty
    assert [note.text for note in notes(window)] == [note.text for note in NOTES]
    assert groups(window)[0].members == {0, 1, 3}
    window.canvas.fit()
    hand.drag(on_note(window, 1), on_note(window, 1) + QPoint(30, 30))
    window.actions_by_name["case-previous"].trigger()
    assert notes(window)[1].place == (300, 120)


# What is seen


def test_groups_and_notes_lie_under_positions_and_moves(window, hand) -> None:
    inside, note = hand.at(50, 60), on_note(window, 1) + QPoint(40, 0)
    bare = QColor(LIGHT.canvas)
    assert colour_at(window, inside) != bare
    assert colour_at(window, note) == QColor(LIGHT.danger_soft)
    disc = colour_at(window, hand.centre(1) + QPoint(-12, 0))
    window.canvas.remarks.add("a note right over a position", QPointF(60, -20))
    window.selection.clear()
    assert colour_at(window, hand.centre(1) + QPoint(-12, 0)) == disc, "it hides no value"


def whole(window: MainWindow) -> QImage:
    return window.canvas.grab().toImage()


def test_only_what_changed_is_painted(window, hand, monkeypatch) -> None:
    QApplication.processEvents()
    painted: list[QRectF] = []
    monkeypatch.setattr(window.canvas.frame, "paint", lambda rect, *_: painted.append(QRectF(rect)))
    note = notes(window)[1]
    window.session.edit(ChangeNote(note, replace(note, colour="green")), "Change the colour")
    QTest.qWait(30)
    rect = window.canvas.camera.screen_rect(window.canvas.frame.notes.rect(note))
    assert painted
    assert all(rect.adjusted(-9, -9, 9, 9).contains(each) for each in painted)


def test_small_notes_have_no_text_and_are_found_by_their_place(window) -> None:
    window.canvas.look_at(0.2, QPointF(200, 30))
    assert not window.canvas.frame.notes.readable
    rect = window.canvas.frame.notes.rect(notes(window)[0])
    assert window.canvas.frame.notes.at(rect.center()) is not None
    assert window.canvas.frame.notes.at(rect.center() + QPointF(0, 500)) is None


def test_tiles_show_the_same_grounds(window, monkeypatch) -> None:
    window.selection.clear()
    plain, where = whole(window), (on_note(window, 0) + QPoint(70, 8), on_note(window, 1) + QPoint(40, 0))
    monkeypatch.setattr(frame, "TILED_FROM", 0)
    window.canvas.redraw()
    for _ in range(100):
        QTest.qWait(10)
        if window.canvas.frame.resting:
            break
    tiled = whole(window)
    for point in where:
        one, other = tiled.pixelColor(point).getRgb(), plain.pixelColor(point).getRgb()
        assert all(abs(a - b) <= 4 for a, b in zip(one, other, strict=True)), (one, other)


def test_fit_shows_the_notes_too(window) -> None:
    window.canvas.remarks.add("far away", QPointF(3000, 0))
    window.canvas.fit()
    rect = window.canvas.camera.screen_rect(window.canvas.frame.notes.rect(notes(window)[-1]))
    assert QRectF(window.canvas.rect()).contains(rect)


@pytest.mark.parametrize("colours", [LIGHT, DARK, CONTRAST], ids=lambda colours: colours.name)
def test_texts_and_edges_stand_out(colours) -> None:
    assert paint.INKS.keys() == set(COLOURS)
    least = 7.0 if colours is CONTRAST else 4.5
    for ground, edge in paint.INKS.values():
        assert contrast(colours.q("text"), colours.q(ground)) >= least
        assert contrast(colours.q(edge), colours.q(ground)) >= least, "titles are in the colour of the edge"
        assert contrast(colours.q(edge), colours.q("canvas")) >= 3.0


def contrast(one: QColor, other: QColor) -> float:
    lights = sorted(luminance(colour) for colour in (one, other))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def luminance(colour: QColor) -> float:
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


# Large ones


def test_a_group_of_very_many_is_worked_out_once(window, monkeypatch) -> None:
    n = 20_000
    side = 150
    places = [((i % side) * 60.0, (i // side) * 60.0) for i in range(n)]
    record = GraphRecord.from_moves(n, [], places=places, groups=(GroupRecord("All", tuple(range(n))),))
    window.session.open(Document([record]))
    canvas = window.canvas
    assert canvas.frame.groups.rect(groups(window)[0].key).contains(QRectF(0, 0, (side - 1) * 60.0, 7980.0))
    worked = []
    place = canvas.frame.groups._place
    monkeypatch.setattr(canvas.frame.groups, "_place", lambda: (worked.append(1), place()))
    for way in range(5):
        canvas.pan(QPointF(way, way))
        canvas.grab()
    assert not worked
    canvas.preview_places({0: QPointF(-5000.0, 0.0)})
    assert canvas.frame.groups.rect(groups(window)[0].key).left() < -5000
    assert len(worked) == 1
    canvas.end_preview()
    assert canvas.frame.groups.rect(groups(window)[0].key).left() > -100


# Told


def test_a_screen_reader_hears_notes_and_groups(window, hand) -> None:
    install()
    QAccessible.setActive(True)
    try:
        canvas = interface(window.canvas)
        told = names(canvas)
        assert told[5:8] == ["note: First note with two lines", "note: 短说明", "group Left part, 3 positions"]
        hand.click(on_note(window, 0))
        assert canvas.focusChild().text(NAME) == "note: First note with two lines"
        assert children(canvas)[5].state().selected
        hand.click(on_title(window))
        assert canvas.focusChild().text(NAME) == "group Left part, 3 positions"
        spot = window.canvas.mapToGlobal(on_note(window, 1))
        assert canvas.childAt(spot.x(), spot.y()).text(NAME) == "note: 短说明"
        window.canvas.remarks.add("one more", QPointF(0, 300))
        assert "note: one more" in names(canvas)
    finally:
        QAccessible.setActive(False)


def test_values_and_texts_are_not_worked_out_for_a_note(window, monkeypatch) -> None:
    asked = []
    monkeypatch.setattr(window.canvas.frame, "take", lambda *_: asked.append("tiles"))
    monkeypatch.setattr(window.canvas.picture, "take_labels", lambda *_: asked.append("labels"))
    window.canvas.remarks.add("hello", QPointF(0, 300))
    hand = Hand(window.canvas)
    hand.drag(on_note(window, 0), on_note(window, 0) + QPoint(20, 20))
    assert steps(window) == 2
    assert asked == []
