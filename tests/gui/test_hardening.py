"""Bad luck of many kinds at once: what was to be lost in it, and is not."""

import errno
import os
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from faulty import BoomError, boom, made_window, rest
from one_window import separate_settings
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot
from recovery_world import Window, crashed, left_in

from engine import project_file
from engine.document import Document
from engine.games.graph_record import GraphRecord
from engine.journal import recover
from engine.journal.steps import Removed
from gui.files import watch as watch_module
from gui.files.menus import fill_recent
from gui.files.reading import Source
from gui.files.recent import RecentFiles
from gui.files.trouble import NoOrdinaryFileError, saving_trouble
from gui.files.watch import Fate, FileWatch, state_since
from gui.jobs import Jobs
from gui.main_window import MainWindow
from gui.recovery import found as found_module
from gui.recovery import recorder as recorder_module
from gui.recovery.found import look
from gui.recovery.writer import Changed, JournalFile


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


@pytest.fixture
def window(qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    with made_window(qapp, tmp_path) as window:
        yield window


def full(*_: object, **__: object) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_what_is_restored_while_nothing_can_be_written_stays_where_it_was(
    qtbot: QtBot, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed(qtbot, root, "precious", edits=3)
    window = Window(qtbot, root)
    with monkeypatch.context() as patch:
        patch.setattr(JournalFile, "create", full)
        window.edit()
        qtbot.waitUntil(lambda: window.recovery.recorder.is_off)
        window.start()
        qtbot.waitUntil(lambda: window.recovery.dialog is not None)
        window.recovery.dialog.restore.click()
        qtbot.waitUntil(lambda: window.recovery.dialog is None)
        qtbot.wait(100)
        assert window.session.graph.n == 4
        assert window.recovery.recorder.is_off
        assert not any("again" in said for said in window.said)
        journals = list(root.rglob("*.journal"))
        assert [recover(path.read_bytes()).document.cases[0].game.n for path in journals] == [4]
    window.recovery.recorder._try_again()
    qtbot.waitUntil(lambda: not window.recovery._adopted)
    (journal,) = root.rglob("*.journal")
    assert recover(journal.read_bytes()).document.cases[0].game.n == 4
    assert journal.parent == window.recovery.recorder.folder
    window.close()
    assert left_in(root) == []


def test_a_change_that_cannot_be_taken_down_makes_the_journal_begin_anew(
    qtbot: QtBot, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(qtbot, root)
    window.edit(2)
    window.written()
    with monkeypatch.context() as patch, qtbot.captureExceptions() as caught:
        patch.setattr(recorder_module, "steps_of", boom)
        window.edit()
    assert [kind for kind, *_ in caught] == [BoomError]
    window.edit()
    window.crash()
    (found,) = look(root)
    got = found.read()
    assert got.document.cases[0].game.n == window.session.graph.n
    assert not got.summary.dropped
    found.folder.release()


def test_without_threads_recovery_is_off_and_comes_back(
    qtbot: QtBot, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = Window(qtbot, root)
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", no_thread)
        window.edit()
        qtbot.waitUntil(lambda: window.recovery.recorder.is_off)
    assert any("new thread" in said for said in window.said)
    window.recovery.recorder._try_again()
    window.edit()
    window.crash()
    (found,) = look(root)
    assert found.read().document.cases[0].game.n == window.session.graph.n
    found.folder.release()


def no_thread(_: threading.Thread) -> None:
    raise RuntimeError("can't start new thread")


def test_a_job_without_a_thread_fails_and_is_waited_for_by_nobody(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs, failed = Jobs(), []
    with monkeypatch.context() as patch:
        patch.setattr(threading.Thread, "start", no_thread)
        jobs.run("work", lambda _: None, lambda _: None, failed.append)
        jobs.run("unwanted", lambda _: None, lambda _: None, failed.append, key="k")
        jobs.cancel_key("k")
        qtbot.waitUntil(lambda: bool(failed))
    assert [str(error) for error in failed] == ["can't start new thread"]
    assert not jobs.running
    assert jobs.shut_down(0.0)


@pytest.mark.qt_no_exception_capture
def test_what_fails_while_the_window_asks_does_not_close_it(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.show()
    with monkeypatch.context() as patch:
        patch.setattr("sys.excepthook", lambda *_: None)
        patch.setattr(window.files, "close_allowed", boom)
        QTimer.singleShot(0, window.windowHandle().close)
        rest(50)
        assert window.isVisible()
    QTimer.singleShot(0, window.windowHandle().close)
    rest(50)
    assert not window.isVisible()


def test_a_file_named_from_within_a_folder_keeps_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert Source.file(Path("a.grundy")).path == tmp_path / "a.grundy"
    assert Source.file(Path("a.grundy")).name == "a.grundy"


# Files that were written by others after the crash


def crashed_with_file(qtbot: QtBot, root: Path, path: Path) -> None:
    project_file.save(path, Document([GraphRecord(1)]))
    crashed(qtbot, root, "a", path=path)


@pytest.mark.parametrize("overtaken", [False, True])
def test_a_file_written_since_is_not_replaced_unasked(
    qtbot: QtBot, root: Path, tmp_path: Path, window: MainWindow, overtaken: bool
) -> None:
    path = tmp_path / "a.grundy"
    crashed_with_file(qtbot, root, path)
    if overtaken:
        project_file.save(path, Document([GraphRecord(7)]))
        os.utime(path, (time.time() + 60, time.time() + 60))
    (found,) = look(root)
    assert found.overtaken is overtaken
    window.files.restore(found.read().document, found.path, found.title, found.overtaken)
    assert window.files.disk.look() is (Fate.CHANGED if overtaken else Fate.SAME)
    assert window.session.dirty
    found.folder.release()


def test_the_dialog_says_that_the_file_was_written_since(qtbot: QtBot, root: Path, tmp_path: Path) -> None:
    path = tmp_path / "a.grundy"
    crashed_with_file(qtbot, root, path)
    os.utime(path, (time.time() + 60, time.time() + 60))
    window = Window(qtbot, root)
    window.start()
    qtbot.waitUntil(lambda: window.recovery.dialog is not None)
    assert "something newer" in window.recovery.dialog.details.text()
    window.close()


def test_what_only_shows_to_be_missing_while_it_is_restored_is_told(qtbot: QtBot, root: Path) -> None:
    window = Window(qtbot, root)
    window.edit(2)
    window.written()
    (journal,) = root.rglob("*.journal")
    # A change that is written soundly and makes no sense: that is found out only by making it.
    window.recovery.recorder._put(Changed((Removed(0, 999),), time.time(), 1))
    window.crash()
    assert journal.exists()
    other = Window(qtbot, root)
    other.start()
    qtbot.waitUntil(lambda: other.recovery.dialog is not None)
    other.recovery.dialog.restore.click()
    qtbot.waitUntil(lambda: other.recovery.dialog is None)
    assert any("Restored" in said and "is missing" in said for said in other.said)
    other.close()


# Strange things where journals and files should be


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_pipe_among_journals_is_not_waited_for(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    (folder,) = root.iterdir()
    os.mkfifo(folder / "000099.journal")
    (root / "other").mkdir()
    os.mkfifo(root / "other" / "000001.journal")
    (found,) = look(root)
    assert found.title == "a"
    found.folder.remove()
    assert left_in(root) == []


def test_only_so_many_are_held_and_the_others_wait(qtbot: QtBot, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for title in ("a", "b", "c"):
        crashed(qtbot, root, title)
    monkeypatch.setattr(found_module, "MOST_AT_ONCE", 2)
    first = look(root)
    assert len(first) == 2
    second = look(root)
    assert sorted(found.title for found in first + second) == ["a", "b", "c"]
    for found in first + second:
        found.folder.release()
    assert look(root, lambda: False) == []
    assert len(left_in(root)) == 6


def test_what_cannot_be_taken_away_keeps_no_journal(qtbot: QtBot, root: Path) -> None:
    crashed(qtbot, root, "a")
    (folder,) = root.iterdir()
    for name in ("0", "zz"):
        (folder / name).mkdir()
    (found,) = look(root)
    found.folder.remove()
    assert not list(root.rglob("*.journal"))


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_nothing_is_saved_into_a_pipe_or_a_device(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, device = tmp_path / "pipe.grundy", tmp_path / "null.grundy"
    os.mkfifo(pipe)
    device.symlink_to("/dev/null")
    told: list[str] = []
    monkeypatch.setattr(window.files.dialogs, "ask_elsewhere", lambda *texts: bool(told.append(texts[-1])))
    for path in (pipe, device):
        assert not window.files.saver.save(path)
        assert state_since(path, None) is None
    assert [text.split(" is ")[0] for text in told] == ["pipe.grundy", "null.grundy"]
    assert "pipe or a device" in saving_trouble(NoOrdinaryFileError(), pipe)
    assert window.session.path is None


# Settings and files that never rest


def test_damaged_settings_keep_no_program_from_starting(qapp: QApplication, tmp_path: Path) -> None:
    separate_settings(qapp, tmp_path)
    QSettings().setValue("window/geometry", ["a", "b"])
    QSettings().setValue("window/state", -5)
    with made_window(qapp, tmp_path) as window:
        assert QSettings().value("window/geometry") == ["a", "b"]
        window.show()
        assert window.isVisible()


def test_a_file_that_is_written_without_end_is_looked_at_all_the_same(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch_module, "_SETTLE_MS", 40)
    monkeypatch.setattr(watch_module, "_PATIENCE_MS", 150)
    path = tmp_path / "a.grundy"
    path.write_text("x")
    watch, fates = FileWatch(), []
    watch.follow(path)
    watch.noticed.connect(fates.append)
    path.write_text("other")
    # As often as a program that goes on writing makes the system tell of it.
    again = QTimer()
    again.timeout.connect(watch.look_soon)
    again.start(5)
    qtbot.waitUntil(lambda: Fate.CHANGED in fates)


def test_a_place_that_cannot_be_asked_about_breaks_no_menu(qapp: QApplication, tmp_path: Path) -> None:
    settings = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    recent = RecentFiles(settings)
    recent.add(tmp_path / ("x" * 5000) / "a.grundy")
    recent.add(Path(f"{tmp_path}/a\0b.grundy"))
    menu = QMenu()
    fill_recent(menu, recent, lambda _: None)
    entries = [action for action in menu.actions() if action.objectName().startswith("recent-")]
    assert not any(action.isEnabled() for action in entries if action.objectName() != "recent-clear")
    assert len(entries) >= 2
    settings.setValue("files/folder", "/" + "x" * 5000)
    recent.add(tmp_path / ("x" * 5000) / "b.grundy")
    assert recent.folder == Path.home()
    watch = FileWatch()
    watch.follow(tmp_path / ("x" * 5000))
    assert watch.fate() is Fate.UNKNOWN
