"""The file of a document is changed, taken away or broken by others: it is told, and a person chooses."""

import errno
import os
import shutil

import pytest
from files_world import HDU, World
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton, QVBoxLayout

from engine import project_file
from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.project_file import View, WindowView
from gui.files import reloading, saving, watch
from gui.files.changed_bar import ChangedBar
from gui.files.trouble import saving_trouble
from gui.files.watch import Fate, FileWatch
from gui.theme import ThemeController

OTHER = project_file.dump(Document([GraphRecord.from_moves(3, [(0, 1)], [[0]]), GraphRecord(1)], "uva11927"))
BOARD = project_file.dump(Document([BoardRecord(20, ((1,),))], "hdu5724"))


@pytest.fixture
def world(qtbot, tmp_path, monkeypatch):
    monkeypatch.setattr(watch, "_SETTLE_MS", 20)
    monkeypatch.setattr(watch, "_GONE_MS", 60)
    made = World(qtbot, tmp_path)
    theme = ThemeController(QApplication.instance(), "light")
    made.bar = ChangedBar(made.files, theme, made.window)
    QVBoxLayout(made.window).addWidget(made.bar)
    made.window.resize(900, 200)
    yield made
    made.over()


def saved(world, name="a.grundy"):
    """A document of two positions in a file."""
    world.open()
    world.dialogs.paths = [world.folder / name]
    assert world.files.save()
    return world.folder / name


def settle(world):
    """Long enough for whatever happened to a file to be noticed."""
    world.bot.wait(250)


def replace(path, content):
    """As careful editors do it: a new file is put in the place of the old."""
    beside = path.with_name("beside.tmp")
    beside.write_bytes(content)
    beside.replace(path)


def names_in(folder):
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("settings"))


def words(world):
    return world.bar.findChild(QLabel, "changedWords").text() if world.bar.isVisible() else ""


def press(world, name):
    button = world.bar.findChild(QPushButton, name)
    assert button.isVisible()
    world.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    world.rest()


def wait_for(world, fate):
    world.bot.waitUntil(lambda: world.files.disk.fate is fate)


# Noticing


@pytest.mark.parametrize("way", ["in place", "put in its place", "twice"])
def test_a_change_by_another_program_is_told_in_a_bar(world, way):
    path = saved(world)
    assert words(world) == ""
    if way == "in place":
        path.write_bytes(OTHER)
    else:
        replace(path, OTHER)
    wait_for(world, Fate.CHANGED)
    assert words(world) == "a.grundy was changed by another program."
    assert not world.session.dirty
    if way == "twice":
        press(world, "changedReload")
        assert words(world) == ""
        replace(path, BOARD)
        wait_for(world, Fate.CHANGED)


def test_our_own_saves_and_a_mere_touch_are_no_news(world):
    path = saved(world)
    told = []
    world.files.disk.changed.connect(lambda: told.append(world.files.disk.fate))
    for _ in range(3):
        world.edit()
        assert world.files.save()
        settle(world)
    os.utime(path, (1_000_000_000, 1_000_000_000))
    settle(world)
    replace(path, path.read_bytes())
    settle(world)
    assert told == []
    assert words(world) == ""
    assert not world.session.dirty


def test_a_change_is_noticed_when_the_window_gets_the_focus_though_no_system_tells_of_it(world):
    path = saved(world)
    world.files.disk.watch._watcher.removePaths([str(path), str(path.parent)])
    path.write_bytes(OTHER)
    settle(world)
    assert words(world) == ""
    QApplication.instance().focusWindowChanged.emit(world.window.windowHandle())
    wait_for(world, Fate.CHANGED)


def test_with_unsaved_changes_the_bar_says_so_as_soon_as_there_are_some(world):
    path = saved(world)
    replace(path, OTHER)
    wait_for(world, Fate.CHANGED)
    world.edit()
    assert "not saved yet" in words(world)


def test_a_file_that_changed_while_it_was_opened_is_told(world, monkeypatch):
    path = world.write("b.grundy", OTHER)
    real = project_file.load
    monkeypatch.setattr(project_file, "load", lambda data: (path.write_bytes(BOARD), real(data))[1])
    world.files.open_path(path)
    world.rest()
    monkeypatch.undo()
    assert world.session.game.n == 3
    assert world.files.disk.look() is Fate.CHANGED


def test_a_drive_that_does_not_answer_is_no_change(world, monkeypatch):
    path = saved(world)
    real = type(path).stat

    def stat(self, **options):
        if self == path:
            raise OSError(errno.ESTALE, os.strerror(errno.ESTALE))
        return real(self, **options)

    monkeypatch.setattr(type(path), "stat", stat)
    world.files.disk.watch.look_soon()
    settle(world)
    assert world.files.disk.look() is Fate.UNKNOWN
    assert (words(world), world.session.dirty) == ("", False)


# Choosing


def test_reload_keeps_the_view_and_undo_brings_back_what_was_here(world):
    path = saved(world)
    world.edit()
    mine = world.session.document.records()
    replace(path, OTHER)
    wait_for(world, Fate.CHANGED)
    world.view = View(0, 0, (WindowView(2.0, (3.0, 4.0)),))
    press(world, "changedReload")
    theirs = project_file.load(OTHER)[0].records()
    assert [r.n for r in world.session.document.records()] == [r.n for r in theirs]
    assert world.session.document.format_name == "uva11927"
    assert world.seen_views[-1] == world.view
    assert (world.session.dirty, world.session.path, words(world)) == (False, path, "")
    assert world.session.undo_stack.undoText() == "Reload a.grundy"
    world.session.undo_stack.undo()
    assert world.session.document.records() == mine
    assert world.session.dirty
    assert world.files.save()
    assert world.clicked == []
    assert project_file.load(path.read_bytes())[0].records() == mine


def test_reload_into_fewer_queries_and_cases_looks_at_something_that_is_there(world):
    path = saved(world)
    for content in (BOARD, OTHER, project_file.dump(Document([]))):
        replace(path, content)
        wait_for(world, Fate.CHANGED)
        world.view = View(1, 5)
        press(world, "changedReload")
        cases = world.session.document.cases
        view = world.seen_views[-1]
        assert len(cases) == len(project_file.load(content)[0].cases)
        assert view.case is None if not cases else view.case < len(cases)
        assert view.query is None


@pytest.mark.parametrize("yes", [True, False])
def test_a_reload_too_large_for_the_history_asks_first(world, monkeypatch, yes):
    monkeypatch.setattr(reloading, "MOST_CASES", 1)
    path = saved(world)
    world.edit()
    replace(path, OTHER)
    wait_for(world, Fate.CHANGED)
    world.click_soon("reloadAccept" if yes else "reloadCancel")
    press(world, "changedReload")
    world.bot.waitUntil(lambda: world.clicked != [])
    world.rest()
    assert len(world.session.document.cases) == (2 if yes else 1)
    assert world.session.dirty is not yes
    assert (words(world) == "") is yes


def test_what_is_broken_on_the_disk_is_not_reloaded(world):
    path = saved(world)
    for content in (b"{", OTHER[:-150]):
        replace(path, content)
        wait_for(world, Fate.CHANGED)
        press(world, "changedReload")
        assert world.session.game.n == 2
        assert world.session.path == path
        assert world.problems
        assert words(world)


def test_keep_mine_makes_the_document_unsaved_and_saving_replaces(world):
    path = saved(world)
    replace(path, OTHER)
    wait_for(world, Fate.CHANGED)
    press(world, "changedKeep")
    assert (words(world), world.session.dirty) == ("", True)
    settle(world)
    assert words(world) == ""
    assert world.files.save()
    assert world.clicked == []
    assert project_file.load(path.read_bytes())[0].records()[0].n == 2
    assert path.with_name("a.grundy~").read_bytes() == OTHER


@pytest.mark.parametrize("answer", ["overwrite", "save-as", "reload", "cancel"])
def test_saving_over_a_change_asks_whatever_was_noticed(world, answer):
    path = saved(world)
    world.edit()
    mine = world.session.document.records()
    path.write_bytes(OTHER)
    world.dialogs.paths = [world.folder / "mine.grundy"]
    world.click_soon(f"overwrite-{answer}")
    done = world.files.save()
    world.rest()
    assert world.clicked == [f"overwrite-{answer}"]
    assert done is (answer in ("overwrite", "save-as"))
    assert world.session.dirty is (answer == "cancel")
    assert (path.read_bytes() == OTHER) is (answer != "overwrite")
    if answer == "overwrite":
        assert project_file.load(path.read_bytes())[0].records() == mine
        assert path.with_name("a.grundy~").read_bytes() == OTHER
    if answer == "save-as":
        assert world.session.path == world.folder / "mine.grundy"
        assert project_file.load(world.session.path.read_bytes())[0].records() == mine
    if answer == "reload":
        assert [case.record.n for case in world.session.document.cases] == [3, 1]
        world.session.undo_stack.undo()
        assert world.session.document.records() == mine


# Gone


def test_a_file_that_is_gone_is_told_and_saving_makes_it_again(world):
    path = saved(world)
    titles = []
    world.files.title_changed.connect(lambda: titles.append(world.files.title()))
    path.unlink()
    wait_for(world, Fate.GONE)
    assert "deleted or moved" in words(world)
    assert world.session.dirty
    assert titles[-1] == "a.grundy (deleted)"
    press(world, "changedSave")
    assert (words(world), world.session.dirty, world.files.title()) == ("", False, "a.grundy")
    assert project_file.load(path.read_bytes())[0].records()[0].n == 2


def test_a_file_that_is_moved_away_and_back(world):
    path = saved(world)
    path.rename(world.folder / "moved")
    wait_for(world, Fate.GONE)
    press(world, "changedDismiss")
    assert words(world) == ""
    assert world.files.title() == "a.grundy (deleted)"
    (world.folder / "moved").rename(path)
    wait_for(world, Fate.SAME)
    assert (words(world), world.files.title()) == ("", "a.grundy")
    path.unlink()
    wait_for(world, Fate.GONE)
    assert words(world)
    path.write_bytes(OTHER)
    wait_for(world, Fate.CHANGED)


def test_a_file_that_is_gone_for_a_moment_is_not_gone(world, monkeypatch):
    monkeypatch.setattr(watch, "_GONE_MS", 400)
    path = saved(world)
    told = []
    world.files.disk.changed.connect(lambda: told.append(world.files.disk.fate))
    content = path.read_bytes()
    path.unlink()
    world.bot.wait(25)
    path.write_bytes(content)
    world.bot.wait(600)
    assert told == []


def test_a_folder_that_is_gone(world):
    (world.folder / "sub").mkdir()
    path = saved(world, "sub/a.grundy")
    shutil.rmtree(path.parent)
    wait_for(world, Fate.GONE)
    seen = []
    world.click_soon("errorOk", look=lambda box: seen.append(box.informativeText()))
    assert world.files.save() is False
    assert seen == [f"The folder {path.parent} is not there any more. Save somewhere else, or make it again."]
    assert world.session.dirty
    path.parent.mkdir()
    assert world.files.save()
    assert path.exists()


def test_another_document_is_another_file(world):
    path = saved(world)
    path.unlink()
    wait_for(world, Fate.GONE)
    world.click_soon("unsavedDiscard")
    world.files.new()
    assert (words(world), world.files.title()) == ("", "Untitled")
    world.session.open(Document([GraphRecord(1)]), world.write("b.grundy", OTHER))
    replace(world.folder / "b.grundy", BOARD)
    wait_for(world, Fate.CHANGED)


# Saving fails


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "The disk is full."), (errno.EDQUOT, "Your share of the disk is used up."),
        (errno.EROFS, "can only be read"), (errno.EIO, "The disk reported an error."),
        (errno.EINTR, "Saving was interrupted."), (errno.EACCES, "You may not write in the folder"),
        (errno.ENAMETOOLONG, "The name is too long"), (errno.EISDIR, "There is a folder with the name a.grundy"),
        (errno.ESTALE, "does not answer"), (errno.EXDEV, "The system says: "),
    ],
)  # fmt: skip
def test_why_it_was_not_saved_is_said_in_words_and_nothing_is_lost(world, monkeypatch, number, said):
    path = saved(world)
    world.edit()
    before, names = path.read_bytes(), names_in(world.folder)

    def fail(*_, **__):
        raise OSError(number, os.strerror(number), str(path))

    monkeypatch.setattr(saving, "write_atomically", fail)
    seen = []
    world.click_soon("errorOk", look=lambda box: seen.append((box.text(), box.informativeText())))
    assert world.files.save() is False
    assert seen[0][0] == "a.grundy could not be saved. The document is still open."
    assert said in seen[0][1]
    assert (world.session.dirty, world.session.game.n, world.session.path) == (True, 3, path)
    assert path.read_bytes() == before
    assert names_in(world.folder) == names


def test_from_the_error_it_is_one_click_to_another_place(world, monkeypatch):
    path = saved(world)
    world.edit()
    shutil.rmtree(world.folder / "gone", ignore_errors=True)
    world.dialogs.paths = [world.folder / "gone" / "b.grundy", world.folder / "c.grundy"]
    world.click_soon("errorElsewhere")
    assert world.files.save_as()
    assert world.session.path == world.folder / "c.grundy"
    assert path.exists() and not world.session.dirty


def test_a_protected_file_is_told_from_a_protected_folder(world, monkeypatch):
    path = saved(world)
    error = PermissionError(errno.EACCES, "no")
    assert "may not write in the folder" in saving_trouble(error, path)
    monkeypatch.setattr(os, "access", lambda _, mode: mode == os.F_OK)
    assert saving_trouble(error, path).startswith("a.grundy is protected")


def test_the_content_before_the_last_changes_is_kept_once(world):
    path = saved(world)
    first = path.read_bytes()
    world.edit()
    world.files.save()
    world.files.save()
    assert path.with_name("a.grundy~").read_bytes() == first
    assert project_file.load(path.read_bytes())[0].records()[0].n == 3


def test_a_backup_that_cannot_be_kept_is_told(world):
    path = saved(world)
    path.with_name("a.grundy~").mkdir()
    world.edit()
    assert world.files.save()
    assert world.messages[-1].startswith("Saved a.grundy - but no backup could be kept (")


# Broken files


def test_what_is_left_of_a_broken_file_opens_as_a_new_document(world):
    document = Document([GraphRecord.from_moves(2, [(0, 1)], [[0]]), GraphRecord(5)], "hdu1524")
    whole = project_file.dump(document)
    path = world.open("b.grundy", whole[: whole.index(b'"positions": 5')])
    assert [case.record.n for case in world.session.document.cases] == [2]
    assert (world.session.path, world.session.dirty) == (None, True)
    assert world.files.title() == "b (repaired).grundy"
    [(name, _, diagnostics)] = world.problems
    assert name == "b.grundy"
    assert not any(d.is_error for d in diagnostics)
    assert any("case 2 is missing" in d.message for d in diagnostics)
    assert world.messages[-1] == "Opened what is left of b.grundy"
    world.dialogs.paths = [None]
    assert world.files.save() is False
    assert world.dialogs.asked[-1][1].name == "b (repaired).grundy"
    assert path.read_bytes() == whole[: whole.index(b'"positions": 5')]
    world.click_soon("unsavedDiscard")
    world.open("game.in", HDU)
    assert (world.files.title(), world.session.dirty) == ("game.in", False)


def test_a_broken_file_can_be_imported_from(world):
    world.open()
    world.files.import_path(world.write("b.grundy", OTHER[:-150]))
    world.rest()
    assert [case.record.n for case in world.session.document.cases][:2] == [2, 3]
    assert world.problems
    assert world.files.title() == "game.in"


def test_a_watch_without_a_file_says_nothing(qtbot):
    watching = FileWatch()
    watching.look_soon()
    watching.accept()
    assert watching.fate() is Fate.SAME


def test_names_are_never_taken_for_markup(world):
    path = saved(world, "<b>x<i>.grundy")
    seen = []
    world.edit()
    path.write_bytes(OTHER)
    world.click_soon(
        "overwrite-cancel",
        look=lambda box: seen.append((box.textFormat(), box.text(), isinstance(box, QMessageBox))),
    )
    world.files.save()
    assert seen[0][0] == Qt.TextFormat.PlainText
    assert "<b>x<i>.grundy" in seen[0][1]
    wait_for(world, Fate.CHANGED)
    label = world.bar.findChild(QLabel, "changedWords")
    assert label.textFormat() == Qt.TextFormat.PlainText
    assert "<b>x<i>" in label.text()


@pytest.mark.parametrize("width", [240, 430, 900])
@pytest.mark.parametrize("gone", [True, False])
def test_the_bar_shows_all_its_words_and_buttons_at_any_width(world, width, gone):
    path = saved(world)
    path.unlink() if gone else path.write_bytes(OTHER)
    wait_for(world, Fate.GONE if gone else Fate.CHANGED)
    world.window.layout().addStretch(1)
    world.window.resize(width, 400)
    world.bot.waitUntil(lambda: world.window.width() == width)
    world.bot.wait(20)
    buttons = [button for button in world.bar.findChildren(QPushButton) if button.isVisible()]
    assert len(buttons) == (3 if gone else 2)
    label = world.bar.findChild(QLabel, "changedWords")
    assert label.height() >= label.heightForWidth(label.width())
    for button in buttons:
        assert button.width() >= button.sizeHint().width()
        assert button.height() >= button.sizeHint().height()
        assert world.bar.rect().contains(button.geometry())
        assert not button.geometry().intersects(label.geometry())
