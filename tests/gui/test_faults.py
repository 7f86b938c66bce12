"""An exception in a slot, an event, a model, a thread, the history: told once, and the document is before or after."""

import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from faulty import (
    BoomError,
    boom,
    example,
    made_window,
    rest,
    still_editable,
    told,
    values_are_right,
    wait_for,
    watched,
)
from hand import Hand
from PySide6.QtCore import SIGNAL, QEvent, QObject, QPoint, QPointF, Qt, QThread, QTimer, Signal, qWarning
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDialog,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QTreeView,
    QWidget,
)

from engine import project_file
from engine.document import Case, Document, InCase, InsertCase, RenameCase, Several
from engine.formats.guarded import switched_off
from engine.games import board_changes, graph_changes, graph_edits, heaps_changes
from engine.games.board import BoardGame
from engine.games.board_record import BoardRecord
from engine.games.graph import GraphGame, Move, Place
from engine.games.heaps import HeapsGame
from engine.games.heaps_record import empty_heaps_record
from engine.games.ranking import Ranking
from engine.solve.live import LiveDag
from gui.canvas.view import GraphCanvas
from gui.faults import Faults
from gui.faults import faults as faults_module
from gui.faults.crash_trace import LAST, CrashTrace
from gui.faults.plugin_news import PluginNews
from gui.faults.rescue import save_copy
from gui.main_window import MainWindow
from gui.panels.cases_model import CasesModel
from gui.session import Session

pytestmark = pytest.mark.qt_no_exception_capture


NOT_SENT = {"dragEnterEvent", "inputMethodEvent", "dragMoveEvent", "dropEvent", "hideEvent", "showEvent"}
OURS = [kind for kind in GraphCanvas.__mro__ if kind.__module__.startswith("gui.")]
EVENTS = sorted({name for kind in OURS for name in vars(kind) if name.endswith("Event")} - NOT_SENT)
MODEL = ("data", "rowCount", "index", "parent", "flags")


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    # Before the window is made: PySide remembers which function an object has for a method of C++.
    with pytest.MonkeyPatch.context() as patch:
        for kind in (*OURS, CasesModel):
            for name in set(vars(kind)) & {*EVENTS, *MODEL}:
                patch.setattr(kind, name, breakable(name, vars(kind)[name]))
        with made_window(qapp, tmp_path_factory.mktemp("settings")) as window:
            window.show()
            yield window


broken: set[str] = set()
kept: list[Callable[..., object]] = []
"""All that PySide may remember: an event may reach a widget after its class has its own methods back."""


def breakable(name: str, real: Callable[..., object]) -> Callable[..., object]:
    """The method, which raises while its name is among the broken ones."""

    def act(*given: object) -> object:
        if name in broken:
            boom()
        return real(*given)

    kept.append(act)
    return act


@pytest.fixture
def faults(window: MainWindow, tmp_path: Path) -> Iterator[Faults]:
    with watched(window, tmp_path) as faults:
        window.canvas.look_at(1.0, QPointF(0, 0))
        yield faults
        broken.clear()


@pytest.fixture
def hand(window: MainWindow) -> Hand:
    return Hand(window.canvas)


def part(faults: Faults, kind: type[QWidget], name: str) -> QWidget:
    assert faults.dialog
    found = faults.dialog.findChild(kind, name)
    assert found is not None
    return found


def text(faults: Faults, name: str) -> str:
    return part(faults, QLabel, name).text()  # type: ignore[attr-defined, no-any-return]


# Places where an exception may come from


def all_events(widget: QWidget) -> None:
    """What a person may do to a widget; each from the event loop, as exceptions come back to whoever sends an event."""
    left, none, middle = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, widget.rect().center()
    wheel = QWheelEvent(
        QPointF(middle), QPointF(middle), QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, none,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    for act in (
        lambda: QTest.mouseMove(widget, middle),
        lambda: QTest.mousePress(widget, left, none, middle),
        lambda: QTest.mouseMove(widget, middle / 2),
        lambda: QTest.mouseRelease(widget, left, none, middle / 2),
        lambda: QTest.mouseDClick(widget, left, none, middle),
        lambda: QTest.mouseRelease(widget, left, none, middle),
        lambda: QApplication.sendEvent(widget, wheel),
        lambda: QTest.keyPress(widget, Qt.Key.Key_Shift),
        lambda: QTest.keyRelease(widget, Qt.Key.Key_Shift),
        lambda: QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave)),
        lambda: QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusIn)),
        lambda: QApplication.sendEvent(widget, QFocusEvent(QEvent.Type.FocusOut)),
        lambda: QApplication.sendEvent(
            widget, QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, widget.mapToGlobal(middle))
        ),
        lambda: widget.resize(widget.width() - 1, widget.height()),
        lambda: QApplication.sendEvent(widget, QEvent(QEvent.Type.FontChange)),
        widget.repaint,
    ):
        later(act)
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()


def later(act: Callable[[], object]) -> None:
    """Let the event loop do it."""
    QTimer.singleShot(0, lambda: act() and None)
    rest(1)


@pytest.mark.parametrize("handler", EVENTS)
def test_event_handlers_of_the_canvas(window: MainWindow, faults: Faults, handler: str) -> None:
    before = window.session.document.records()
    broken.add(handler)
    all_events(window.canvas)
    assert "Boom" in told(faults)
    broken.clear()
    window.canvas.commit_name()
    assert window.session.document.records() == before or window.session.undo_stack.index() > 0
    still_editable(window)


def test_painting_that_fails_for_ever_neither_floods_nor_loops(
    window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken.add("paintEvent")
    made: list[object] = []
    monkeypatch.setattr(faults_module, "report", lambda *given: made.append(given) or "text")
    for _ in range(50):
        window.canvas.update()
        rest(5)
    told(faults)
    wait_for(lambda: re.search(r"It happened \d\d times", text(faults, "faultCount")))
    # One report when the dialog came, and none for each frame.
    assert len(made) == 1
    assert faults.dialog
    faults.dialog.close()
    said: list[str] = []
    faults.told.connect(said.append)
    for _ in range(30):
        window.canvas.update()
        rest(5)
    wait_for(lambda: said)
    assert faults.dialog is None
    assert len(said) < 5


def test_what_was_quiet_for_long_is_told_again(faults: Faults, monkeypatch: pytest.MonkeyPatch) -> None:
    def again() -> None:
        QTimer.singleShot(0, boom)

    again()
    told(faults)
    assert faults.dialog
    faults.dialog.close()
    monkeypatch.setattr(faults_module, "QUIET_SECONDS", -1.0)
    again()
    told(faults)
    assert text(faults, "faultCount") == "It happened 2 times."


def test_several_faults_share_the_dialog(faults: Faults) -> None:
    QTimer.singleShot(0, boom)
    first = told(faults)
    QTimer.singleShot(0, lambda: 1 // 0)
    wait_for(lambda: text(faults, "faultCount") == "2 different faults, 2 times in all.")
    assert told(faults) == first
    report = part(faults, QPlainTextEdit, "faultReport").toPlainText()  # type: ignore[attr-defined]
    assert "BoomError: as planned" in report
    assert "ZeroDivisionError" in report


class Speaker(QObject):
    said = Signal(object)


class Runner(QThread):
    def run(self) -> None:
        boom()


def in_a_slot(window: MainWindow) -> None:
    speaker = Speaker()
    heard: list[object] = []
    speaker.said.connect(boom)
    speaker.said.connect(heard.append)
    speaker.said.emit(1)
    assert heard == [1]


def in_a_thread(window: MainWindow) -> None:
    thread = threading.Thread(target=boom)
    thread.start()
    thread.join()


def in_a_qthread(window: MainWindow) -> None:
    runner = Runner()
    runner.start()
    assert runner.wait(5000)


def while_dying(window: MainWindow) -> None:
    class Dying:
        __del__ = boom

    Dying()


def in_a_change_listener(window: MainWindow) -> None:
    window.session.changed.connect(boom)
    window.session.push(RenameCase(0, "", "new name"), "Name case")
    window.session.changed.disconnect(boom)
    assert window.session.document.cases[0].name == "new name"


def when_a_job_hands_over(window: MainWindow) -> None:
    window.jobs.run("work", lambda _: 1, boom)
    wait_for(lambda: not window.jobs.running)


def when_a_job_fails_badly(window: MainWindow) -> None:
    window.jobs.run("work", lambda _: 1, lambda _: None, failed=boom)
    in_a_slot(window)


@pytest.mark.parametrize(
    "somewhere",
    [
        in_a_slot,
        in_a_thread,
        in_a_qthread,
        while_dying,
        in_a_change_listener,
        when_a_job_hands_over,
        when_a_job_fails_badly,
    ],
)
def test_slots_threads_and_listeners(
    window: MainWindow, faults: Faults, somewhere: Callable[[MainWindow], None]
) -> None:
    somewhere(window)
    assert "Boom" in told(faults)
    still_editable(window)


@pytest.mark.parametrize("name", sorted(set(vars(CasesModel)) & set(MODEL)))
def test_a_model_that_fails(window: MainWindow, faults: Faults, name: str) -> None:
    # The panel's own view may stand behind another tab.
    view = QTreeView()
    view.setModel(window.cases.findChild(QAbstractItemView).model())  # type: ignore[union-attr]
    view.show()
    broken.add(name)
    later(lambda: window.session.open(Document([example(), example()])))
    later(lambda: window.session.push(RenameCase(0, "", "new name"), "Name case"))
    later(lambda: view.grab() and None)
    # An error of one method may be seen in the next one that Qt calls.
    assert re.search("Boom|SystemError|TypeError", told(faults))
    broken.clear()
    later(lambda: view.setModel(None))
    view.deleteLater()
    window.session.open(Document([example()]))
    still_editable(window)


def test_a_drag_that_fails_waits_with_the_dialog(
    window: MainWindow, faults: Faults, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.session.document.records()
    monkeypatch.setattr(Session, "push", boom)
    later(lambda: hand.drag(hand.centre(1), hand.centre(1) + (hand.rim(1) - hand.centre(1)) * 3))
    monkeypatch.undo()
    assert "Boom" in told(faults)
    assert window.session.document.records() == before
    still_editable(window)


# The history


def step(window: MainWindow, name: str) -> None:
    window.session.push(RenameCase(0, window.session.document.cases[0].name, name), f"Name {name}")


@pytest.mark.parametrize("error", [ValueError, KeyError, TypeError, MemoryError])
def test_an_undo_that_fails_has_not_been(
    window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch, error: type[Exception]
) -> None:
    stack, session = window.session.undo_stack, window.session
    for name in ("a", "b", "c"):
        step(window, name)
    good = RenameCase.apply

    def bad(self: RenameCase, document: Document) -> object:
        if self.after == "a":
            raise error("no way back to a")
        return good(self, document)

    monkeypatch.setattr(RenameCase, "apply", bad)
    stack.undo()
    assert (stack.index(), session.document.cases[0].name) == (2, "b")
    stack.undo()
    assert (stack.index(), session.document.cases[0].name) == (2, "b")
    assert "While undoing “Name b”" in told(faults)
    # Several steps at once, as the list of steps does it: as far as they go.
    stack.redo()
    stack.setIndex(0)
    assert (stack.index(), session.document.cases[0].name) == (2, "b")
    monkeypatch.undo()
    stack.setIndex(0)
    assert session.document.cases[0].name == ""
    stack.setIndex(3)
    assert session.document.cases[0].name == "c"
    monkeypatch.setattr(RenameCase, "apply", bad)
    monkeypatch.setattr(RenameCase, "inverse", lambda self: RenameCase(0, self.after, "a"))
    stack.undo()
    assert (stack.index(), session.document.cases[0].name) == (3, "c")
    monkeypatch.undo()
    still_editable(window)


def test_a_redo_that_fails_has_not_been(window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch) -> None:
    stack = window.session.undo_stack
    for name in ("a", "b", "c"):
        step(window, name)
    stack.setClean()
    stack.setIndex(0)
    monkeypatch.setattr(RenameCase, "apply", boom)
    stack.setIndex(3)
    window.actions_by_name["redo"].trigger()
    assert (stack.index(), stack.count(), stack.isClean()) == (0, 3, False)
    monkeypatch.undo()
    assert "While redoing “Name a”" in told(faults)
    stack.setIndex(3)
    assert stack.isClean()
    assert window.session.document.cases[0].name == "c"
    still_editable(window)


def graph_change(game: GraphGame) -> graph_changes.GraphChange:
    """A change with all that there is to do to a graph."""
    a, b = game.new_key(), game.new_key()
    place, query = graph_changes.Place(1, 1), game.queries[0]
    moves = (
        graph_changes.MoveEdit(a, 0, None, Move(1, game.new_rank())),
        graph_changes.MoveEdit(0, 1, game.move(0, 1), None),
        graph_changes.MoveEdit(1, 2, game.move(1, 2), Move(3, game.new_rank())),
    )
    added = graph_changes.AddPositions(
        (graph_changes.NewPosition(a, 1, place, "x"), graph_changes.NewPosition(b, 3, place))
    )
    more = graph_changes.Query(query.key, "renamed", ((a, 1), *query.stones))
    return graph_changes.Together(
        (
            added,
            graph_changes.SetMoves(moves),
            graph_changes.SetPlaces(((0, game.places[0], place),)),
            graph_changes.Rename(0, game.names.get(0, ""), "y"),
            graph_changes.SetQuery(query, more),
            graph_changes.InsertQuery(0, graph_changes.Query(game.new_key(), "", ((2, 1),))),
            graph_changes.RemoveQuery(1, more),
            graph_changes.RemovePositions((graph_changes.NewPosition(b, 3, place),)),
        )
    )


INNERMOST = (
    (LiveDag, "_wave"), (LiveDag, "_link"), (LiveDag, "_unlink"), (LiveDag, "set_move"), (LiveDag, "remove_positions"),
    (Ranking, "insert"), (Ranking, "pop"), (GraphGame, "note_rank"), (GraphGame, "note_key"), (GraphGame, "discard"),
    (BoardGame, "_put"), (BoardGame, "insert"), (BoardGame, "discard"), (HeapsGame, "insert"), (HeapsGame, "discard"),
)  # fmt: skip


def failing_after(calls: int, real: Callable[..., object]) -> Callable[..., object]:
    left = [calls]

    def act(*given: object, **named: object) -> object:
        left[0] -= 1
        if left[0] == -1:
            raise BoomError
        return real(*given, **named)

    return act


def board_change(game: BoardGame) -> board_changes.BoardChange:
    a = game.new_key()
    return board_changes.Together(
        (
            board_changes.InsertRows((board_changes.NewRow(a, 1, (2, 4)),)),
            board_changes.SetRows((board_changes.RowEdit(0, game.columns(0), (5,)),)),
            board_changes.SetWidth(game.width, game.width + 2),
            board_changes.RemoveRows((board_changes.NewRow(a, 1, (2, 4)),)),
            board_changes.InsertRows((board_changes.NewRow(game.new_key(), 0, (1, 2)),)),
        )
    )


def heaps_change(game: HeapsGame) -> heaps_changes.HeapsChange:
    old = game.queries[0]
    more = heaps_changes.HeapsQuery(old.key, "renamed", (1, 2))
    return heaps_changes.Together(
        (
            heaps_changes.SetQuery(old, more),
            heaps_changes.InsertQuery(0, heaps_changes.HeapsQuery(game.new_key(), "", (3,))),
            heaps_changes.RemoveQuery(1, more),
        )
    )


@pytest.mark.parametrize("calls", range(5))
@pytest.mark.parametrize(("kind", "name"), INNERMOST)
def test_a_change_that_breaks_off_half_way_has_not_been(
    kind: type, name: str, calls: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    records = (example(), BoardRecord(rows=((1, 3), (2,))), empty_heaps_record())
    document = Document(records)
    games = [case.game for case in document.cases]
    changes = [graph_change(games[0]), board_change(games[1]), heaps_change(games[2])]  # type: ignore[arg-type]
    whole = Several(tuple(InCase(key, change) for key, change in enumerate(changes)))
    before = document.records()
    with monkeypatch.context() as patch:
        patch.setattr(kind, name, failing_after(calls, getattr(kind, name)))
        try:
            document.apply(whole)
            after = document.records()
            document.apply(whole.inverse())
        except BoomError:
            assert document.revision
    # It broke off on the way there or on the way back, or not at all.
    if document.records() != before:
        assert document.records() == after
        values_are_right(document)
        document.apply(whole.inverse())
    assert document.records() == before
    values_are_right(document)
    # The same identities: the same change can be made now, and taken back.
    document.apply(whole)
    values_are_right(document)
    document.apply(whole.inverse())
    assert document.records() == before
    assert document.revision or calls > 1


def test_a_case_that_a_failed_step_would_bring_is_not_half_done(monkeypatch: pytest.MonkeyPatch) -> None:
    document = Document([example()])
    new = Case(document.new_key(), example())
    change = Several((InsertCase(1, new), InCase(new.key, graph_change(new.game))))  # type: ignore[arg-type]
    with monkeypatch.context() as patch:
        patch.setattr(GraphGame, "note_rank", failing_after(0, GraphGame.note_rank))
        with pytest.raises(BoomError):
            document.apply(change)
    assert new.record == example()
    document.apply(change)
    values_are_right(document)


def test_a_half_done_edit_is_seen_as_it_was(
    window: MainWindow, faults: Faults, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = window.session.document.records()
    QTest.keyClick(window.canvas, Qt.Key.Key_V)
    with monkeypatch.context() as patch:
        patch.setattr(LiveDag, "_wave", boom)
        later(lambda: hand.drag(hand.rim(3), hand.centre(2)))
    assert "Boom" in told(faults)
    assert window.session.document.records() == before
    assert window.canvas.picture.labels.tolist() == [1, 1, 0, 0] or len(window.canvas.picture.labels) == 4
    assert faults.dialog
    faults.dialog.close()
    hand.drag(hand.rim(3), hand.centre(2))
    assert len(window.session.document.records()[0].sources) == 4  # type: ignore[union-attr]
    still_editable(window)


# What the dialog offers


def test_the_report_can_be_copied_and_tells_what_helps(window: MainWindow, faults: Faults) -> None:
    step(window, "first"), step(window, "second")
    qWarning("a word of Qt")
    QTimer.singleShot(0, boom)
    assert "The document is as it was before that or after it" in told(faults)
    QTest.mouseClick(part(faults, QPushButton, "faultCopy"), Qt.MouseButton.LeftButton)
    copied = QGuiApplication.clipboard().text()
    assert text(faults, "faultSaid") == "The report is on the clipboard."
    for word in (
        "Grundy Studio",
        "Python 3.",
        "PySide6 6.",
        "Qt 6.",
        "faulty.py",
        "BoomError: as planned",
        "Name second",
    ):
        assert word in copied
    assert "warning: a word of Qt" in copied
    assert copied.index("Name first") < copied.index("Name second")
    assert str(Path.home()) not in copied
    assert window.session.undo_stack.count() == 2


def test_a_copy_of_the_document_is_saved_and_the_document_is_not(
    window: MainWindow, faults: Faults, tmp_path: Path
) -> None:
    step(window, "named")
    QTimer.singleShot(0, boom)
    told(faults)
    QTest.mouseClick(part(faults, QPushButton, "faultSave"), Qt.MouseButton.LeftButton)
    assert text(faults, "faultSaid") == "A copy is in copy.grundy."
    loaded, _ = project_file.load((tmp_path / "copy.grundy").read_bytes())
    assert loaded.records() == window.session.document.records()
    assert window.session.path is None
    assert window.session.dirty


def test_a_copy_that_cannot_be_written_is_told(window: MainWindow, faults: Faults, tmp_path: Path) -> None:
    faults._ask = lambda _: tmp_path / "no such folder" / "copy.grundy"
    QTimer.singleShot(0, boom)
    told(faults)
    QTest.mouseClick(part(faults, QPushButton, "faultSave"), Qt.MouseButton.LeftButton)
    assert text(faults, "faultSaid") == "copy.grundy could not be written: No such file or directory"


def test_what_cannot_be_read_of_a_broken_document_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    document = Document([example(), BoardRecord(rows=((1,),)), example()])
    monkeypatch.setattr(document.cases[2], "_content", object())
    rescue = save_copy(tmp_path / "copy.grundy", document)
    assert (rescue.written, rescue.lost) == (2, (3,))
    loaded, _ = project_file.load((tmp_path / "copy.grundy").read_bytes())
    assert loaded.records() == (example(), BoardRecord(rows=((1,),)))


def test_a_fault_under_a_modal_dialog_can_be_answered(window: MainWindow, faults: Faults) -> None:
    modal = QDialog(window)
    QTimer.singleShot(0, boom)
    QTimer.singleShot(0, modal.open)
    rest(10)
    modal.open()
    QTimer.singleShot(0, lambda: 1 // 0)
    told(faults)
    modal.close()


def test_the_dialog_itself_may_fail(window: MainWindow, faults: Faults, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(faults_module, "FaultDialog", boom)
        QTimer.singleShot(0, lambda: 1 // 0)
        rest(60)
    assert faults.dialog is None
    QTimer.singleShot(0, lambda: int("x"))
    told(faults)


def test_an_exception_that_cannot_be_printed(faults: Faults) -> None:
    class MuteError(Exception):
        __str__ = boom

    def act() -> None:
        raise MuteError

    QTimer.singleShot(0, act)
    assert "MuteError" in told(faults)


def test_markup_in_a_message_stays_text(faults: Faults) -> None:
    def act() -> None:
        raise ValueError("<img src=x><b>bold</b>")

    QTimer.singleShot(0, act)
    told(faults)
    assert faults.dialog
    assert {label.textFormat() for label in faults.dialog.findChildren(QLabel)} == {Qt.TextFormat.PlainText}


# Hooks and crashes


def test_everything_is_put_back(window: MainWindow, tmp_path: Path) -> None:
    before = sys.excepthook, threading.excepthook, sys.unraisablehook
    with watched(window, tmp_path):
        assert sys.excepthook is not before[0]
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == before
    assert list((tmp_path / "crashes").iterdir()) == []


def test_the_interrupt_of_a_terminal_is_no_fault(faults: Faults, capsys: pytest.CaptureFixture[str]) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    rest(10)
    assert faults.dialog is None


CRASH = """
import ctypes, sys
from pathlib import Path
from gui.faults.plugin_news import PluginNews
from gui.faults.crash_trace import CrashTrace
kept = CrashTrace(Path(sys.argv[1]))
def deep(): ctypes.string_at(0)
deep()
"""


def test_a_crash_leaves_a_trace_for_the_next_start(window: MainWindow, tmp_path: Path) -> None:
    folder = tmp_path / "crashes"
    folder.mkdir()
    (folder / "running-1999999999.trace").touch()
    root = Path(__file__).resolve().parents[2]
    done = subprocess.run([sys.executable, "-c", CRASH, str(folder)], cwd=root, capture_output=True, check=False)
    assert done.returncode != 0
    first = CrashTrace(folder)
    assert first.left == folder / LAST
    assert "deep" in first.left.read_text()
    # Told once; a run that is killed or still there leaves an empty file, which is not worth a word.
    second = Faults(folder)
    assert second.last_crash == ""
    second.close()
    first.remove()
    assert [path.name for path in folder.iterdir()] == [LAST]


def test_without_a_place_for_traces_all_else_works(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    faults = Faults(tmp_path / "file" / "crashes")
    assert faults.last_crash == ""
    faults.close()


def test_plugins_that_are_switched_off_are_said_whenever_somebody_listens(qapp: QApplication) -> None:
    news = PluginNews()
    thread = threading.Thread(target=switched_off, args=("mine", ValueError("<b>boo</b>")))
    thread.start()
    thread.join()
    said: list[str] = []
    news.listen(said.append)
    switched_off("other", "boo")
    wait_for(lambda: len(said) == 2)
    assert said == [
        "the plug-in mine is switched off: ValueError: <b>boo</b>",
        "the plug-in other is switched off: boo",
    ]
    news.close()


def test_the_history_speaks_to_its_session_only_while_it_is_set_right(qapp: QApplication) -> None:
    """As it dies it speaks once more: to a session that is half gone by then, which ended the process."""
    session = Session()
    of_stack = SIGNAL("indexChanged(int)")
    assert session.undo_stack.receivers(of_stack) == 0
    change = graph_edits.add_position(session.graph, Place(0, 0))[1]
    session.edit(change, "Add position")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Document, "apply", lambda *_: 1 // 0)
        patch.setattr(sys, "excepthook", lambda *_: None)
        session.undo_stack.undo()
    assert (session.undo_stack.index(), session.undo_stack.receivers(of_stack)) == (1, 0)
    session.undo_stack.undo()
    assert session.undo_stack.index() == 0
