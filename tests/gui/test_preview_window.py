"""The whole window while generated cases stand in front of the document: nothing is done to what cannot be seen."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QEventLoop, QPointF, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from engine.document import Document
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.generators.catalogue import shape_named
from gui.generator.panel import GeneratorPanel
from gui.main_window import MainWindow
from gui.pictures import pictures
from gui.theme import ThemeController

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
    qapp.setOrganizationName("grundy-studio-tests")
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(tmp_path / "settings"))
    window = MainWindow(ThemeController(qapp, "light"))
    window.resize(1280, 800)
    window.show()
    qtbot.waitExposed(window)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    yield Room(window, qtbot)
    window.session.undo_stack.setClean()
    window.close()
    window.deleteLater()
    qapp.processEvents()


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
