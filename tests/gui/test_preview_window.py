"""The whole window while generated cases stand in front of the document: nothing is done to what cannot be seen."""

import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from one_window import main_window
from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.generators.catalogue import shape_named
from gui.generator import request
from gui.generator.panel import GeneratorPanel
from gui.main_window import MainWindow
from gui.pictures import pictures

LEFT = Qt.MouseButton.LeftButton
GRAPH = GraphRecord(3, [0, 1], [1, 2], queries=(QueryRecord(((0, 1),)),))
EDITS = (
    "cut", "copy", "paste", "duplicate", "delete", "select-all", "rename-position", "add-stone", "take-stone",
    "clear-stones", "layout", "layout-selection", "align-left", "distribute-h", "tool-select", "tool-stone", "snap",
    "query-add", "query-remove", "case-remove", "case-duplicate", "play-start", "step-start",
)  # fmt: skip


def settle(done: Callable[[], bool]) -> None:
    """Wait until it is done, in a loop that leaves the other threads their turn, as that of the program does."""
    for _ in range(4000):
        if done():
            return
        loop = QEventLoop()
        QTimer.singleShot(5, loop.quit)
        loop.exec()
    raise AssertionError("it takes too long")


class Room:
    """A window with a graph of three positions, and hands."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window, self.bot = window, qtbot
        window.session.open(Document([GRAPH, GraphRecord(1)], "hdu1524"))
        window.canvas.look_at(1.0, QPointF(0, 0))

    @property
    def panel(self) -> GeneratorPanel:
        return self.window.generator.panel

    @property
    def shown(self) -> bool:
        """Whether the preview is seen."""
        return self.window.previewing.shown and self.window.middle.currentIndex() == 1

    def rest(self) -> None:
        settle(lambda: not self.window.jobs.running and not self.panel._later.waiting)

    def generate(self, shape: str = "path") -> None:
        """Generate two cases of a shape, and see them."""
        self.window.actions_by_name["generate"].trigger()
        self.rest()
        self.panel.parts.chooser._take(shape_named(shape))
        self.panel.parts.form.editors["cases"].field.setValue(2)
        self.rest()
        assert self.shown

    def able(self, *names: str) -> list[bool]:
        return [self.window.actions_by_name[name].isEnabled() for name in names]

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key where the keyboard is."""
        focused = QApplication.focusWidget() or self.window
        QTest.keyClick(focused, key, modifiers)
        self.rest()

    def find(self, name: str) -> QWidget:
        found = self.window.findChild(QWidget, name)
        assert isinstance(found, QWidget), name
        return found

    def text(self, name: str) -> str:
        found = self.find(name)
        assert isinstance(found, QLabel)
        return found.text()


@pytest.fixture
def room(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[Room]:
    with main_window(qapp, tmp_path) as window:
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        yield Room(window, qtbot)


def test_a_window_starts_without_a_preview(room: Room) -> None:
    assert room.window.generator._panel is None
    assert not room.window.previewing.shown
    assert all(room.able("tool-select", "layout", "fit", "paste", "copy-picture"))


def test_what_edits_the_hidden_document_is_greyed_and_comes_back(room: Room) -> None:
    window = room.window
    window.selection.set([0, 1, 2])
    before = dict(zip(EDITS, room.able(*EDITS), strict=True))
    assert sum(before.values()) > 15
    room.generate()
    assert not any(room.able(*EDITS))
    # What makes them possible meanwhile does not show before they are.
    window.selection.set()
    window.selection.set([0, 1, 2])
    assert not any(room.able(*EDITS))
    record = window.session.case.record
    for key in (Qt.Key.Key_Delete, Qt.Key.Key_Plus, Qt.Key.Key_F2):
        QTest.keyClick(window.previewing.preview, key)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert room.shown
    assert window.session.case.record == record
    room.key(Qt.Key.Key_Escape)
    assert dict(zip(EDITS, room.able(*EDITS), strict=True)) == before


def test_what_became_impossible_meanwhile_stays_greyed(room: Room) -> None:
    room.window.selection.set([0, 1])
    room.generate()
    room.window.selection.set()
    room.key(Qt.Key.Key_Escape)
    assert room.able("delete", "add-stone", "align-left", "tool-select") == [False, False, False, True]


def test_zoom_and_fit_are_those_of_the_preview(room: Room) -> None:
    room.generate("grid")
    window, canvas = room.window, room.window.canvas
    look = window.previewing.preview.picture.graph
    before, scale = (canvas.camera.scale, canvas.centre), look.camera.scale
    window.actions_by_name["zoom-in"].trigger()
    assert look.camera.scale > scale
    window.actions_by_name["zoom-100"].trigger()
    assert look.camera.scale == pytest.approx(1.0)
    window.actions_by_name["zoom-out"].trigger()
    assert look.camera.scale < 1.0
    window.actions_by_name["fit"].trigger()
    assert look.camera.scale == pytest.approx(scale)
    assert (canvas.camera.scale, canvas.centre) == before
    room.key(Qt.Key.Key_Escape)
    window.actions_by_name["zoom-in"].trigger()
    assert canvas.camera.scale > before[0]


def test_what_can_be_zoomed_is_asked_of_what_is_seen(room: Room) -> None:
    room.generate("without-one")
    assert room.able("fit", "zoom-in") == [False, False]
    room.panel.parts.chooser._take(shape_named("one-gap"))
    room.rest()
    assert room.able("fit", "zoom-in") == [True, True]
    room.panel.parts.chooser._take(shape_named("without-one"))
    room.rest()
    room.key(Qt.Key.Key_Escape)
    assert room.able("fit", "zoom-in") == [True, True]


def test_a_picture_is_of_the_case_that_is_seen(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[object, int | None]] = []

    def watched(record: object, query: int | None, *_: object) -> str:
        drawn.append((record, query))
        raise pictures.DrawingError("enough")

    monkeypatch.setattr(pictures, "svg_as", watched)
    needed: list[bool] = []
    room.window.pictures.document_needed.connect(lambda: needed.append(True))
    room.generate("path")
    room.bot.mouseClick(room.find("previewCaseNext"), LEFT)
    copy = room.window.actions_by_name["copy-picture"]
    copy.trigger()
    room.rest()
    seen = room.window.previewing.preview.own.case.record
    assert len(drawn) == 1
    assert plain(drawn[0][0]) == plain(seen)
    assert needed == []
    assert room.shown
    room.key(Qt.Key.Key_Escape)
    copy.trigger()
    room.rest()
    assert plain(drawn[1][0]) == GRAPH
    assert needed == [True]


def plain(record: object) -> object:
    return replace(record, places=None) if isinstance(record, GraphRecord) else record


def test_the_status_bar_tells_how_to_close_it(room: Room) -> None:
    hint, size = room.text("statusMessage"), room.text("statusSize")
    room.generate()
    assert room.text("statusMessage") == "Preview of generated cases: Escape closes it"
    assert room.text("statusSize") == ""
    assert not room.find("statusZoom").isVisible()
    room.key(Qt.Key.Key_Escape)
    assert (room.text("statusMessage"), room.text("statusSize")) == (hint, size)
    assert room.find("statusZoom").isVisible()


@pytest.mark.parametrize(
    "where", ["parameter-n", "shapeBox", "generatorAdd", "caseTree", "previewCaseNext", "historyList"]
)
def test_escape_closes_it_wherever_the_keyboard_is(room: Room, where: str) -> None:
    room.generate()
    room.find(where).setFocus()
    assert QApplication.focusWidget() is room.find(where)
    room.key(Qt.Key.Key_Escape)
    assert not room.shown
    assert room.window.middle.currentIndex() == 0


def test_escape_in_a_text_that_is_written_is_for_the_text(room: Room) -> None:
    room.generate()
    text = room.window.text.findChild(QPlainTextEdit)
    text.setFocus()
    room.key(Qt.Key.Key_Escape)
    assert room.shown
    tree = room.find("caseTree")
    assert isinstance(tree, QAbstractItemView)
    tree.setFocus()
    tree.edit(tree.currentIndex())
    writing = QApplication.focusWidget()
    assert writing is not tree
    room.key(Qt.Key.Key_Escape)
    assert room.shown
    assert tree.state() != QAbstractItemView.State.EditingState
    room.key(Qt.Key.Key_Escape)
    assert not room.shown


def test_escape_means_what_it_meant_when_there_is_no_preview(room: Room) -> None:
    room.generate()
    room.key(Qt.Key.Key_Escape)
    room.window.selection.set([0, 1])
    room.window.canvas.setFocus()
    room.key(Qt.Key.Key_Escape)
    assert not room.window.selection.positions


def edit(room: Room) -> None:
    session = room.window.session
    session.edit(graph_edits.add_position(session.game, Place(5.0, 6.0))[1], "Add position")


def test_undo_and_redo_show_the_document(room: Room) -> None:
    edit(room)
    room.generate()
    room.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not room.shown
    assert room.window.session.game.n == 3
    room.generate()
    room.key(Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert not room.shown
    assert room.window.session.game.n == 4


def test_other_panels_leave_it_alone_and_it_offers_to_add_behind_them(room: Room) -> None:
    room.generate()
    add = room.find("previewAdd")
    assert not add.isVisible()
    for name in ("stress", "answers", "verdict"):
        room.window.docks.raise_(name)
        QTest.qWait(20)
        assert room.shown
        assert add.isVisible()
    room.window.docks.raise_("generator")
    QTest.qWait(20)
    assert not add.isVisible()
    room.window.docks["generator"].close()
    QTest.qWait(20)
    assert add.isVisible()
    assert isinstance(add, QAbstractButton)
    room.bot.mouseClick(add, LEFT)
    room.rest()
    assert len(room.window.session.document.cases) == 4
    assert not room.shown


def test_a_click_on_the_current_case_shows_it(room: Room) -> None:
    room.generate()
    tree = room.find("caseTree")
    assert isinstance(tree, QAbstractItemView)
    at = tree.visualRect(tree.currentIndex()).center()
    room.bot.mouseClick(tree.viewport(), LEFT, pos=at)
    assert not room.shown


@pytest.mark.parametrize(
    ("record", "focused"),
    [
        (GRAPH, lambda window: window.canvas),
        (BoardRecord(rows=((1,),)), lambda window: window.board),
    ],
)
def test_the_editor_has_the_keyboard_before_and_after(
    room: Room, record: GraphRecord | BoardRecord, focused: Callable[[MainWindow], QWidget]
) -> None:
    room.window.session.open(Document([record]))
    room.generate()
    room.panel.again()
    room.rest()
    room.window.previewing.preview.setFocus()
    room.key(Qt.Key.Key_Escape)
    editor, focus = focused(room.window), QApplication.focusWidget()
    assert focus is not None
    assert editor is focus or editor.isAncestorOf(focus)


def test_the_theme_can_change_while_it_is_seen(room: Room) -> None:
    room.generate()
    room.window.theme.set_mode("dark")
    QTest.qWait(20)
    assert room.shown
    assert room.find("previewBanner").height() < 60


# What a person does while a preview is on its way


class Held:
    """Holds back what is made until it is let go."""

    def __init__(self, room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
        self._room, self._may_end = room, threading.Event()
        make = room.panel._supply.make

        def held(
            form: object, shape: object, values: object, seed: object, progress: Callable[[float], bool]
        ) -> object:
            while not self._may_end.wait(0.01):
                progress(0.5)
            return make(form, shape, values, seed, progress)  # type: ignore[arg-type]

        supply = replace(room.panel._supply, make=held)
        monkeypatch.setattr(room.panel.maker, "_supply", supply)

    def let_go(self) -> None:
        self._may_end.set()
        self._room.rest()
        QTest.qWait(60)


def on_its_way(room: Room, monkeypatch: pytest.MonkeyPatch, *, again: bool = False) -> Held:
    """The preview is closed, and another is being made; with `again`, while the keyboard is on the canvas."""
    room.generate()
    room.key(Qt.Key.Key_Escape)
    held = Held(room, monkeypatch)
    if again:
        room.window.canvas.setFocus()
        room.window.actions_by_name["generate-again"].trigger()
    else:
        room.find("shapeBox").setFocus()
        QTest.keyClick(room.find("shapeBox"), Qt.Key.Key_Down)
    settle(lambda: room.panel.maker.busy)
    assert not room.shown
    return held


def click_the_canvas(room: Room) -> None:
    room.bot.mouseClick(room.window.canvas, LEFT, pos=QPoint(30, 30))


def look_at_another_case(room: Room) -> None:
    session = room.window.session
    session.look_at(session.document.cases[1].key)


def close_the_dock(room: Room) -> None:
    room.window.docks["generator"].close()


def bring_up_another_tab(room: Room) -> None:
    room.window.docks.raise_("answers")
    QTest.qWait(20)


@pytest.mark.parametrize("go_on", [click_the_canvas, look_at_another_case, edit, close_the_dock, bring_up_another_tab])
def test_a_preview_never_covers_what_a_person_has_turned_to(
    room: Room, monkeypatch: pytest.MonkeyPatch, go_on: Callable[[Room], None]
) -> None:
    held = on_its_way(room, monkeypatch)
    go_on(room)
    held.let_go()
    assert not room.shown
    assert room.window.middle.currentIndex() == 0


def test_a_preview_that_nothing_withdraws_comes(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    held = on_its_way(room, monkeypatch)
    held.let_go()
    assert room.shown


def test_a_preview_does_not_come_in_the_middle_of_a_drag(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    held = on_its_way(room, monkeypatch, again=True)
    canvas = room.window.canvas
    QTest.mousePress(canvas, LEFT, pos=QPoint(30, 30))
    QTest.mouseMove(canvas, QPoint(60, 60))
    held.let_go()
    assert not room.shown
    QTest.mouseRelease(canvas, LEFT, pos=QPoint(60, 60))
    assert not room.shown


def test_the_keyboard_goes_to_the_preview_itself(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    held = on_its_way(room, monkeypatch, again=True)
    held.let_go()
    assert room.shown
    assert QApplication.focusWidget() is room.window.previewing.preview
    room.key(Qt.Key.Key_Space)
    assert len(room.window.session.document.cases) == 2


def test_the_button_that_brings_it_leaves_the_keyboard_to_it(room: Room) -> None:
    room.generate()
    room.key(Qt.Key.Key_Escape)
    button = room.find("generatorPreview")
    button.setFocus()
    room.key(Qt.Key.Key_Space)
    assert room.shown
    assert not button.isVisible()
    assert QApplication.focusWidget() is room.window.previewing.preview
    room.key(Qt.Key.Key_Right)
    assert room.text("previewCasePlace") == "Case 2 of 2"
    room.key(Qt.Key.Key_Space)
    assert len(room.window.session.document.cases) == 2


@pytest.mark.parametrize("where", ["generatedPreview", "previewCaseNext", "previewClose", "previewGraph"])
def test_when_it_goes_the_keyboard_goes_to_the_editor(room: Room, where: str) -> None:
    room.generate()
    room.find(where).setFocus()
    assert QApplication.focusWidget() is room.find(where)
    if where == "previewClose":
        room.bot.mouseClick(room.find(where), LEFT)
    else:
        room.key(Qt.Key.Key_Escape)
    assert not room.shown
    assert QApplication.focusWidget() is room.window.canvas


def test_a_click_on_the_current_case_leaves_no_keyboard_behind_it(room: Room) -> None:
    room.generate()
    room.find("previewCaseNext").setFocus()
    test_tree = room.find("caseTree")
    assert isinstance(test_tree, QAbstractItemView)
    at = test_tree.visualRect(test_tree.currentIndex()).center()
    room.bot.mouseClick(test_tree.viewport(), LEFT, pos=at)
    focused = QApplication.focusWidget()
    assert not room.shown
    assert focused is not None
    assert focused.isVisible()
    assert not room.window.previewing._preview.isAncestorOf(focused)  # type: ignore[union-attr]


def test_no_name_stands_twice(room: Room) -> None:
    room.generate()
    names = [widget.objectName() for widget in room.window.findChildren(QWidget)]
    mine = [name for name in names if name.startswith(("position", "preview", "generator", "shape", "graph"))]
    assert len(mine) > 30
    assert sorted(mine) == sorted(set(mine))


def test_tab_stays_in_the_generator_panel(room: Room) -> None:
    room.generate("random-graph")
    room.window.docks.raise_("answers")
    room.window.docks.raise_("generator")
    QTest.qWait(20)
    room.panel.parts.form.fold.set_open(True)
    room.find("generatorFormat").setFocus()
    seen: list[QWidget] = []
    while not seen or seen[-1].objectName() != "generatorAdd":
        focused = QApplication.focusWidget()
        assert focused is not None
        seen.append(focused)
        assert len(seen) < 40
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert all(room.panel.isAncestorOf(widget) for widget in seen)
    # What scrolls stands between what does not; in a row they go from left to right.
    page = room.find("generatorSettings")
    heights = [widget.mapTo(page, QPoint(0, 0)).y() for widget in seen if page.isAncestorOf(widget)]
    assert [page.isAncestorOf(widget) for widget in seen].index(True) == 4
    assert len(heights) > 10
    assert all(later >= earlier - 12 for earlier, later in pairwise(heights)), heights


def test_what_is_too_large_is_told_of_in_the_status_bar(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request, "MOST_DRAWN", 1)
    room.generate()
    assert room.text("previewTooLarge").startswith("Too large to preview: ")
    assert not room.able("copy-picture")[0]
    room.window.actions_by_name["generate-add"].trigger()
    room.rest()
    assert not room.shown
    assert room.text("statusMessage") == "Added 2 cases. The first is large: click it in Cases to see it"
    assert room.window.session.document.index_of(room.window.session.case_key) == 0
    room.window.cases.next_case()
    room.window.cases.next_case()
    room.rest()
    assert room.window.session.document.index_of(room.window.session.case_key) == 2
    assert room.window.canvas.picture.n == room.window.session.case.record.n
