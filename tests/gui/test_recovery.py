"""What is recorded while a document is edited, and what of it is there after a crash."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot
from recovery_world import Window, crashed, left_in

from engine.document import Document, InCase, RenameCase
from engine.games.graph import Place
from engine.games.graph_changes import SetPlaces
from engine.games.graph_record import GraphRecord
from engine.journal import JournalError, Recovered
from gui.recovery import found as found_module
from gui.recovery import recorder as recorder_module
from gui.recovery import writer as writer_module
from gui.recovery.folders import hold, new_folder
from gui.recovery.found import Found, look


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "recovery"


@pytest.fixture
def window(qtbot: QtBot, root: Path) -> Window:
    return Window(qtbot, root)


def offered(root: Path) -> list[Found]:
    """What a start would offer now; nobody holds it afterwards."""
    found = look(root)
    for one in found:
        one.folder.release()
    return found


def the_only(root: Path) -> Recovered:
    (found,) = offered(root)
    recovered = found.read()
    assert not recovered.summary.dropped
    return recovered


def test_a_window_that_changes_nothing_writes_nothing(window: Window, root: Path) -> None:
    window.session.open(Document([GraphRecord(3)]))
    window.session.look_at(0)
    window.written()
    assert left_in(root) == []
    window.close()
    assert left_in(root) == []


def test_edits_undo_and_redo_are_there_after_a_crash(window: Window, root: Path) -> None:
    window.title = "one.in"
    window.edit(3)
    window.written()
    window.session.push(RenameCase(0, "", "named"), "Rename")
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    window.session.undo_stack.redo()
    window.session.push(RenameCase(0, "", "at last"), "Rename")
    expected = window.session.document.records()
    window.crash()
    recovered = the_only(root)
    assert recovered.document.records() == expected
    assert recovered.document.cases[0].game.n == 3
    assert recovered.summary.state.title == "one.in"


def test_it_is_written_without_being_asked_for(window: Window, root: Path, qtbot: QtBot) -> None:
    assert recorder_module.GATHER_S <= 0.5, "changes have to be on the disk within one second"
    window.edit()
    qtbot.waitUntil(lambda: bool(list(root.glob("*/*.journal"))))
    size = next(root.glob("*/*.journal")).stat().st_size
    window.edit()
    qtbot.waitUntil(lambda: next(root.glob("*/*.journal")).stat().st_size > size)
    window.close()


def test_the_running_window_keeps_its_own(window: Window, root: Path) -> None:
    window.edit()
    window.written()
    assert offered(root) == []
    assert len(list(root.glob("*/*.journal"))) == 1
    window.close()
    assert left_in(root) == []


def test_what_is_saved_is_not_offered_and_what_comes_after_is(window: Window, root: Path, tmp_path: Path) -> None:
    window.edit()
    window.session.saved_as(tmp_path / "a.grundy")
    window.crash()
    assert offered(root) == []
    assert left_in(root) == []

    again = Window(window.qtbot, root)
    again.edit()
    again.session.saved_as(tmp_path / "a.grundy")
    again.edit()
    again.crash()
    recovered = the_only(root)
    assert recovered.document.cases[0].game.n == 2
    assert recovered.summary.state.path == str(tmp_path / "a.grundy")
    assert recovered.summary.state.saved is False


def test_undone_to_what_is_saved_is_nothing_to_offer(window: Window, root: Path) -> None:
    window.edit(2)
    window.session.undo_stack.undo()
    window.session.undo_stack.undo()
    window.crash()
    assert offered(root) == []


def test_undone_behind_what_is_saved_is_offered(window: Window, root: Path, tmp_path: Path) -> None:
    window.edit(2)
    window.session.saved_as(tmp_path / "a.grundy")
    window.session.undo_stack.undo()
    window.crash()
    assert the_only(root).document.cases[0].game.n == 1


def test_another_document_takes_the_place_of_the_first(window: Window, root: Path) -> None:
    window.edit(5)
    window.written()
    window.session.open(Document([GraphRecord(7)]))
    window.written()
    assert list(root.glob("*/*.journal")) == []
    window.edit()
    window.crash()
    assert the_only(root).document.cases[0].game.n == 8


def test_a_document_that_had_to_be_mended_is_written_anew(
    window: Window, root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.edit(3)
    window.written()
    before = window.session.document.revision

    def fails(_change: object, _game: object) -> None:
        raise MemoryError

    game = window.session.graph
    assert game is not None
    move = SetPlaces(((game.positions[0], game.places[game.positions[0]], Place(5.0, 5.0)),))
    with monkeypatch.context() as patched:
        patched.setattr(SetPlaces, "apply", fails)
        with pytest.raises(MemoryError):
            window.session.edit(move, "Drag")
    assert window.session.document.revision > before
    window.edit(2)
    expected = window.session.document.records()
    window.crash()
    assert the_only(root).document.records() == expected


def test_a_document_that_stands_in_no_file_is_kept_at_once(window: Window, root: Path) -> None:
    window.session.open(Document([GraphRecord(4)]))
    window.session.undo_stack.resetClean()
    window.crash()
    assert the_only(root).document.cases[0].record.n == 4


def test_the_format_is_kept(window: Window, root: Path) -> None:
    window.edit()
    window.session.set_format("hdu1524")
    window.crash()
    assert the_only(root).document.format_name == "hdu1524"


def test_joined_steps_are_taken_down_one_by_one(window: Window, root: Path) -> None:
    window.edit()
    game = window.session.graph
    assert game is not None
    for i in range(4):
        before = game.places[0 if 0 in game.places else game.positions[0]]
        change = SetPlaces(((game.positions[0], before, Place(i, i)),))
        window.session.push(InCase(0, change), "Drag", merge_id=5)
    window.session.undo_stack.undo()
    expected = window.session.document.records()
    window.crash()
    assert the_only(root).document.records() == expected


def test_the_journal_of_a_large_document_begins_ahead_and_is_nothing_to_offer(
    window: Window, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recorder_module, "LARGE", 100)
    window.session.open(Document([GraphRecord(98), GraphRecord(1000)]))
    qtbot.wait(recorder_module.AHEAD_MS + 50)
    window.written()
    assert left_in(root) == []
    window.session.look_at(1)
    qtbot.waitUntil(lambda: bool(list(root.glob("*/*.journal"))))
    window.crash()
    assert offered(root) == []

    again = Window(qtbot, root)
    again.session.open(Document([GraphRecord(101)]))
    qtbot.waitUntil(lambda: bool(list(root.glob("*/*.journal"))))
    again.edit(2)
    again.crash()
    recovered = the_only(root)
    assert recovered.summary.changes == 2
    assert recovered.document.cases[0].game.n == 103


def test_a_long_journal_begins_anew(window: Window, root: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(writer_module, "LONG", 500)
    for i in range(12):
        window.edit(3, f"position {i}")
        window.written()
    assert offered(root) == []
    names = [path.name for path in root.glob("*/*.journal")]
    assert len(names) == 1
    assert int(Path(names[0]).stem) > 1
    expected = window.session.document.records()
    window.crash()
    assert the_only(root).document.records() == expected
    assert the_only(root).summary.changes == 36


def test_of_two_journals_the_newer_counts_and_a_broken_one_does_not(window: Window, root: Path) -> None:
    window.edit()
    window.crash()
    (journal,) = root.glob("*/*.journal")
    newer = journal.with_name("000009.journal")
    newer.write_bytes(journal.read_bytes()[:60])
    assert the_only(root).document.cases[0].game.n == 1
    assert offered(root)[0].journal == journal
    newer.write_bytes(journal.read_bytes())
    assert offered(root)[0].journal == newer


def test_windows_do_not_mix(qtbot: QtBot, root: Path) -> None:
    windows = [Window(qtbot, root) for _ in range(3)]
    for count, window in enumerate(windows, 1):
        window.title = f"{count}"
        window.edit(count)
    windows[1].written()
    windows[1].close()
    windows[0].crash()
    found = offered(root)
    assert [one.title for one in found] == ["1"]
    windows[2].crash()
    assert {one.title: one.read().document.cases[0].game.n for one in offered(root)} == {"1": 1, "3": 3}


# When it cannot be written


def test_a_folder_that_cannot_be_written_is_told_once_and_tried_again(
    window: Window, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    root.parent.mkdir(exist_ok=True)
    root.write_text("a file stands where the folder would be")
    window.edit()
    qtbot.waitUntil(lambda: window.recovery.recorder.is_off)
    assert len(window.said) == 1
    assert "Recovery is off" in window.said[0]
    window.edit(3)
    window.recovery.recorder._try_again()
    qtbot.waitUntil(lambda: window.recovery.recorder.is_off)
    qtbot.wait(20)
    assert len(window.said) == 1
    root.unlink()
    window.recovery.recorder._try_again()
    qtbot.waitUntil(lambda: len(window.said) == 2)
    assert "again" in window.said[1]
    window.edit()
    window.crash()
    assert the_only(root).document.cases[0].game.n == 5


def test_a_full_disk_leaves_what_is_written(
    window: Window, root: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.edit(2)
    window.written()

    def full(_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(writer_module.JournalFile, "sync", full)
    window.edit()
    qtbot.waitUntil(lambda: window.recovery.recorder.is_off)
    assert "No space left on device" in window.said[0]
    monkeypatch.undo()
    (journal,) = root.glob("*/*.journal")
    window.recovery.recorder._try_again()
    window.written()
    assert list(root.glob("*/*.journal")) != [journal]
    window.crash()
    assert the_only(root).document.cases[0].game.n == 3


def test_its_folder_taken_away_meanwhile_is_no_end(window: Window, root: Path, qtbot: QtBot) -> None:
    window.edit()
    window.written()
    for path in root.glob("*/*"):
        path.unlink()
    next(root.iterdir()).rmdir()
    window.recovery.recorder._begin()
    window.edit()
    window.crash()
    assert the_only(root).document.cases[0].game.n == 2


# Locks


def test_a_folder_is_held_once(root: Path) -> None:
    held = new_folder(root)
    assert hold(held.path) is None
    held.release()
    again = hold(held.path)
    assert again is not None
    again.remove()
    assert left_in(root) == []


HOLDER = """
import sys
from pathlib import Path
from gui.recovery.folders import new_folder
held = new_folder(Path(sys.argv[1]))
print(held.path, flush=True)
sys.stdin.read()
"""


def test_a_lock_of_a_killed_program_is_stale_also_when_its_number_is_used_again(root: Path) -> None:
    command = [sys.executable, "-c", HOLDER, str(root)]
    cwd = Path(__file__).resolve().parents[2]
    process = subprocess.Popen(command, cwd=cwd, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    path = Path(process.stdout.readline().strip())
    assert hold(path) is None
    process.kill()
    process.wait()
    process.stdout.close()
    process.stdin.close()
    lock = path / "lock"
    dead = lock.read_text()
    # This very process has the number now, and is no window that holds it.
    lock.write_text("\n".join([str(os.getpid()), *dead.split("\n")[1:]]))
    held = hold(path)
    assert held is not None
    held.release()
    for torn in ("", "nonsense", dead):
        lock.write_text(torn)
        held = hold(path)
        assert held is not None, torn
        held.release()


def test_nothing_foreign_in_the_folder_is_touched_or_trips_it(qtbot: QtBot, root: Path, tmp_path: Path) -> None:
    crashed(qtbot, root, "a")
    (root / "a file").write_text("x")
    (root / "elsewhere").symlink_to(tmp_path)
    (root / "hostile").mkdir()
    (root / "hostile" / "000001.journal").write_bytes(b"\x80\x04not a pickle")
    (root / "odd").mkdir()
    (root / "odd" / "000001.journal").mkdir()
    found = offered(root)
    assert [one.title for one in found if not one.problem] == ["a"]
    assert [one.folder.path.name for one in found if one.problem] == ["hostile"]
    assert (root / "a file").exists()
    assert (root / "elsewhere").exists()


def test_a_journal_of_any_size_is_not_read(qtbot: QtBot, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    crashed(qtbot, root, "a")
    monkeypatch.setattr(found_module, "MOST_BYTES", 100)
    (found,) = offered(root)
    assert "at most 100 are read" in found.problem
    with pytest.raises(JournalError):
        found.read()
