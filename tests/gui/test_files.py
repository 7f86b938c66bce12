"""Files: what is open is never lost, what is wrong is said, and what is written can be read again."""

import json
import threading

import pytest
from files_world import HDU, World
from PySide6.QtCore import QPoint, QSettings, Qt, QTimer
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QListWidget,
    QMenu,
    QRadioButton,
)

import resources
from engine import project_file
from engine.document import Document
from engine.formats.base import Format, Reading
from engine.formats.hdu1524 import Hdu1524
from engine.formats.registry import Registry, formats
from engine.games.graph_record import GraphRecord
from engine.project_file import View, WindowView
from gui.files import Files
from gui.files.choose_format import reading_words

UVA = "2 1\n0 1\n1\n0\n\n0 0\n"


class Twin(Hdu1524):
    """A second format that reads the same texts, so that a person has to choose."""

    name, aliases, title = "twin99", (), "The twin (TW 99)"


@pytest.fixture
def world(qtbot, tmp_path):
    made = World(qtbot, tmp_path)
    yield made
    made.over()


# Opening


def test_a_judge_file_opens_with_its_name_and_places(world):
    path = world.open("hdu.in", resources.path("samples", "hdu1524.in").read_bytes())
    document = world.session.document
    assert [case.game.n for case in document.cases] == [4, 4]
    assert document.format_name == "hdu1524"
    assert (world.session.path, world.files.title()) == (None, "hdu.in")
    assert not world.session.dirty
    places = world.session.game.places.values()
    assert len(set(places)) == 4
    assert world.files.recent.paths() == [path]
    assert world.messages == ["Opened hdu.in"]
    assert world.problems == []


def test_the_layout_points_down(world):
    world.open()
    top, bottom = (world.session.game.places[p] for p in world.session.game.positions)
    assert top.y < bottom.y


def test_the_other_format_is_found_by_its_content(world):
    world.open("anything.txt", UVA)
    assert world.session.document.format_name == "uva11927"


def test_small_files_are_ready_whole_and_large_ones_for_the_first_case(world):
    world.open("two.in", HDU + HDU)
    assert [case.loaded for case in world.session.document.cases] == [True, True]
    many = 15_000
    case = f"{many}\n" + "0\n" * many + "1 0\n0\n"
    world.open("hdu1524-large.in", case * 3)
    assert [case.loaded for case in world.session.document.cases] == [True, True, False]


def test_the_window_is_not_blocked_while_a_file_is_read(world):
    """The event loop turns between the call and the answer, even when reading takes for ever."""
    release, turned = threading.Event(), []

    class Slow(Hdu1524):
        name, aliases = "slow1", ()

        def read(self, text):
            release.wait(10)
            return super().read(text)

    files = Files(
        world.session, world.jobs, world.window,
        dialogs=world.dialogs, settings=world.settings, registry=Registry([Slow()]),
    )  # fmt: skip
    files.open_path(world.write("a.in", HDU))
    QTimer.singleShot(20, lambda: turned.append(True))
    world.bot.waitUntil(lambda: turned == [True])
    assert world.session.game.n == 0
    release.set()
    world.rest()
    assert world.session.game.n == 2


def test_a_newer_open_supersedes_an_older_one(world):
    one, two = world.write("one.in", HDU), world.write("two.in", UVA)
    world.files.open_path(one)
    world.files.open_path(two)
    world.rest()
    assert world.files.title() == "two.in"
    assert world.messages == ["Opened two.in"]


def test_a_broken_file_leaves_everything_as_it_was_and_says_where(world):
    world.open()
    world.edit()
    document, text = world.session.document, "2\n1 7\n0\n1 0\n0\n"
    world.click_soon("unsavedDiscard")
    world.open("hdu1524-bad.in", text)
    assert world.session.document is document
    assert world.session.undo_stack.count() == 1
    assert world.session.dirty
    [(name, found_text, diagnostics)] = world.problems
    assert (name, found_text) == ("hdu1524-bad.in", text)
    assert (diagnostics[0].line, diagnostics[0].column, diagnostics[0].found) == (2, 3, "7")


def test_warnings_are_told_and_do_not_keep_a_file_from_opening(world):
    world.open("hdu1524.in", "2\n1 1\n0\n1 0\n")
    assert world.session.game.n == 2
    [(_, _, diagnostics)] = world.problems
    assert not any(d.is_error for d in diagnostics)


def test_a_good_file_makes_earlier_problems_the_past(world, qtbot):
    with qtbot.waitSignal(world.files.problems_gone):
        world.open()


def test_a_file_that_is_not_there_gives_a_clear_message(world):
    seen = []
    world.click_soon("errorOk", look=lambda box: seen.append((box.text(), box.informativeText())))
    world.files.open_path(world.folder / "gone.in")
    world.rest()
    world.bot.waitUntil(lambda: seen != [])
    assert seen[0][0] == "gone.in could not be opened."
    assert "No such file" in seen[0][1]


def test_binary_rubbish_gives_errors_and_no_crash(world):
    world.open("rubbish.in", bytes(range(256)))
    assert world.session.game.n == 0
    assert world.problems


def test_a_byte_order_mark_is_no_hindrance(world):
    world.open("bom.in", b"\xef\xbb\xbf" + HDU.encode())
    assert world.session.game.n == 2


# Which format


@pytest.fixture
def twins(qtbot, tmp_path):
    made = World(qtbot, tmp_path, Registry([Hdu1524(), Twin(), formats().get("uva11927")]))
    yield made
    made.over()


def test_when_several_formats_fit_a_person_chooses_and_sees_what_each_reads(twins):
    seen = []

    def look(dialog):
        seen.extend(label.text() for label in dialog.findChildren(QLabel))
        assert dialog.findChild(QRadioButton, "format-hdu1524").isChecked()
        twins.bot.mouseClick(dialog.findChild(QRadioButton, "format-twin99"), Qt.MouseButton.LeftButton)

    twins.click_soon("formatAccept", look=look)
    twins.open("game.in", HDU + HDU)
    assert twins.session.document.format_name == "twin99"
    assert seen.count("2 cases, 4 positions, 2 moves, 2 queries") == 2
    assert any("Does not fit" in text and "11927" in text for text in seen)


def test_no_choice_opens_nothing(twins):
    twins.click_soon("formatCancel")
    twins.open("game.in", HDU)
    assert twins.session.game.n == 0
    assert twins.problems == []


def test_a_file_named_for_another_format_is_asked_about_and_its_errors_shown(world):
    seen = []
    world.click_soon("formatCancel", look=lambda d: seen.extend(label.text() for label in d.findChildren(QLabel)))
    world.open("uva11927.in", HDU)
    assert any("not in the format that its name tells" in text for text in seen)
    assert world.session.game.n == 0
    assert world.problems[0][2][0].is_error


def test_readings_in_words():
    assert reading_words(Reading((GraphRecord.from_moves(1, [], [[0]]),), ())) == "1 case, 1 position, 0 moves, 1 query"
    assert reading_words(formats().get("hdu1524").read("x")).startswith("Does not fit: line 1, column 1: ")


# Unsaved work


@pytest.mark.parametrize("way", ["new", "open", "sample", "text", "close"])
def test_unsaved_work_is_asked_about_and_cancel_keeps_it(world, way):
    world.open()
    world.edit()
    document, other = world.session.document, world.write("other.in", UVA)
    world.click_soon("unsavedCancel")
    does = {
        "new": world.files.new,
        "open": lambda: world.files.open_path(other),
        "sample": lambda: world.files.open_sample("uva11927.in"),
        "text": lambda: world.files.open_text(UVA, "the clipboard"),
        "close": lambda: world.failed.append(world.files.close_allowed()),
    }
    does[way]()
    world.rest()
    assert world.clicked == ["unsavedCancel"]
    assert world.session.document is document
    assert world.session.game.n == 3
    assert world.failed == ([False] if way == "close" else [])


def test_discard_goes_on_and_save_saves_first(world):
    world.open()
    world.edit()
    world.click_soon("unsavedSave")
    world.dialogs.paths = [world.folder / "kept.grundy"]
    world.files.new()
    assert world.session.game.n == 0
    document, _ = project_file.load((world.folder / "kept.grundy").read_bytes())
    assert document.records()[0].n == 3
    world.edit()
    world.click_soon("unsavedDiscard")
    assert world.files.close_allowed()


def test_save_that_is_called_off_does_not_go_on(world):
    world.edit()
    world.click_soon("unsavedSave")
    world.dialogs.paths = [None]
    assert world.files.close_allowed() is False
    assert world.session.dirty


def test_nothing_is_asked_when_nothing_is_unsaved(world):
    world.open()
    assert world.files.close_allowed()
    assert world.clicked == []


def test_what_is_edited_while_a_file_is_read_is_asked_about(world):
    world.files.open_path(world.write("a.in", HDU))
    world.edit()
    world.click_soon("unsavedCancel")
    world.rest()
    world.bot.waitUntil(lambda: world.clicked == ["unsavedCancel"])
    assert world.files.title() == "Untitled"
    assert world.session.game.n == 1


def test_a_pasted_text_is_unsaved_work_at_once(world):
    world.files.open_text(UVA, "the clipboard")
    world.rest()
    assert world.session.game.n == 2
    assert world.session.dirty
    assert world.files.title() == "the clipboard"


def test_an_edit_that_is_held_back_is_handed_in_before_it_is_asked(world):
    world.files.document_needed.connect(lambda: world.session.dirty or world.edit())
    world.click_soon("unsavedCancel")
    assert world.files.close_allowed() is False


# Saving


def test_save_of_a_judge_file_asks_for_a_project_file(world):
    world.open("game.in")
    world.edit()
    world.dialogs.paths = [world.folder / "game.grundy"]
    assert world.files.save()
    title, suggested = world.dialogs.asked[0]
    assert (title, suggested.name) == ("Save as", "game.grundy")
    assert world.session.path == world.folder / "game.grundy"
    assert not world.session.dirty
    assert (world.folder / "game.in").read_text() == HDU
    world.edit()
    assert world.files.save()
    assert len(world.dialogs.asked) == 1
    assert world.files.title() == "game.grundy"


def test_a_project_comes_back_with_all_it_had(world):
    world.open("two.in", HDU + HDU)
    second = world.session.document.cases[1]
    world.session.look_at(second.key)
    world.edit()
    world.view = View(1, 0, (WindowView(2.0, (3.0, 4.0)),))
    world.dialogs.paths = [world.folder / "two.grundy"]
    assert world.files.save()
    records = world.session.document.records()
    world.files.new()
    world.files.open_path(world.folder / "two.grundy")
    world.rest()
    assert world.session.document.records() == records
    assert world.session.document.format_name == "hdu1524"
    assert world.session.path == world.folder / "two.grundy"
    assert world.seen_views == [world.view]
    assert not world.session.dirty


@pytest.mark.parametrize("name", ["no/such/folder.grundy", "nul\0folder.grundy"])
def test_a_project_that_cannot_be_written_stays_open_and_dirty(world, name):
    world.edit()
    path = world.folder / name
    world.dialogs.paths = [path]
    seen = []
    world.click_soon("errorOk", look=lambda box: seen.append(box.text()))
    assert world.files.save() is False
    assert seen == [f"{path.name} could not be saved. The document is still open."]
    assert world.session.dirty
    assert world.session.path is None
    assert world.files.recent.paths() == []


@pytest.mark.parametrize("content", ["", "{", "[]", "not json", '{"application": "grundy-studio", "version": 99}'])
def test_a_broken_project_is_refused_with_reasons(world, content):
    world.open()
    document = world.session.document
    world.open("bad.grundy", content)
    assert world.session.document is document
    [(name, _, diagnostics)] = world.problems
    assert name == "bad.grundy"
    assert any(d.is_error for d in diagnostics)


def test_a_project_under_another_name_is_known_by_its_content(world):
    data = project_file.dump(Document([GraphRecord.from_moves(2, [(0, 1)])], "uva11927"))
    world.open("renamed.txt", data)
    assert world.session.game.n == 2


# Importing


def test_import_adds_cases_as_one_step(world):
    world.open()
    path = world.write("more.in", HDU + "1\n0\n1 0\n0\n")
    world.dialogs.paths = [path]
    world.files.import_dialog()
    world.rest()
    document = world.session.document
    assert [case.record.n for case in document.cases] == [2, 2, 1]
    assert world.session.case is document.cases[1]
    assert world.session.undo_stack.undoText() == "Import 2 cases from more.in"
    assert world.files.title() == "game.in"
    world.session.undo_stack.undo()
    assert [case.record.n for case in document.cases] == [2]
    world.session.undo_stack.redo()
    assert [case.record.n for case in document.cases] == [2, 2, 1]
    assert len({case.key for case in document.cases}) == 3


def test_import_into_an_untouched_document_leaves_no_empty_case(world):
    world.files.import_text(UVA, "the clipboard")
    world.rest()
    assert [case.record.n for case in world.session.document.cases] == [2]
    assert world.session.game.n == 2
    world.session.undo_stack.undo()
    assert [case.record.n for case in world.session.document.cases] == [0]
    assert world.session.game.n == 0


def test_a_broken_import_changes_nothing(world):
    world.open()
    world.files.import_path(world.write("uva11927.txt", "2 1\n0 5\n1\n1\n"))
    world.rest()
    assert len(world.session.document.cases) == 1
    assert not world.session.dirty
    assert world.problems[0][0] == "uva11927.txt"


# Exporting


def test_export_writes_the_judges_text(world):
    world.open("x.in", HDU)
    world.files.export_to(world.folder / "y.in", "uva11927")
    world.rest()
    assert (world.folder / "y.in").read_text() == UVA
    assert world.messages[-1] == "Exported y.in"
    assert world.session.path is None


def test_the_samples_come_back_byte_for_byte_with_their_answers(world):
    for sample in ("hdu1524", "uva11927"):
        world.files.open_sample(f"{sample}.in")
        world.rest()
        world.files.export_to(world.folder / "again.in", sample, answers=sample == "hdu1524")
        world.rest()
        assert (world.folder / "again.in").read_bytes() == resources.path("samples", f"{sample}.in").read_bytes()
    answers = resources.path("samples", "hdu1524.out").read_bytes()
    assert (world.folder / "again.out").read_bytes() == answers


def test_the_export_dialog_asks_for_format_and_answers(world):
    world.open("mine.in", HDU)
    world.dialogs.paths = [world.folder / "out.in"]

    def look(dialog):
        box = dialog.findChild(QComboBox, "exportFormat")
        assert box.currentData() == "hdu1524"
        world.bot.keyClick(box, Qt.Key.Key_Down)
        answers = dialog.findChild(QAbstractButton, "exportAnswers")
        world.bot.mouseClick(answers, Qt.MouseButton.LeftButton, pos=QPoint(8, answers.height() // 2))
        assert answers.isChecked()

    world.click_soon("exportAccept", look=look)
    world.files.export_dialog()
    world.rest()
    assert world.dialogs.asked[-1] == ("Export", world.folder / "mine.in")
    assert (world.folder / "out.in").read_text() == UVA
    assert (world.folder / "out.out").read_text() == "First\n"
    assert world.messages[-1] == "Exported out.in with its answers in out.out"


def test_a_broken_limit_is_shown_and_written_after_a_yes_only(world):
    many = 1001
    path = world.folder / "large.in"
    world.session.open(Document([GraphRecord.from_moves(many, [], [[0]], places=[(i, 0) for i in range(many)])]))
    seen = []

    def look(dialog):
        shown = dialog.findChild(QListWidget, "findingsList")
        seen.extend(shown.item(i).text() for i in range(shown.count()))

    world.click_soon("findingsCancel", look=look)
    world.files.export_to(path, "hdu1524")
    world.rest()
    world.bot.waitUntil(lambda: world.clicked == ["findingsCancel"])
    assert seen == ["Case 1: 1001 positions, the judge's limit is 1 <= N <= 1000"]
    assert not path.exists()
    world.click_soon("findingsAccept")
    world.files.export_to(path, "hdu1524")
    world.bot.waitUntil(path.exists)
    world.rest()
    assert path.read_text().startswith("1001\n0\n")


def test_what_a_format_cannot_say_is_refused_with_the_reason(world):
    seen = []

    def look(dialog):
        shown = dialog.findChild(QListWidget, "findingsList")
        seen.extend(shown.item(i).text() for i in range(shown.count()))
        assert dialog.findChild(QAbstractButton, "findingsAccept") is None

    world.click_soon("findingsClose", look=look)
    world.files.export_to(world.folder / "empty.in", "hdu1524")
    world.rest()
    world.bot.waitUntil(lambda: world.clicked == ["findingsClose"])
    assert any("no positions" in text for text in seen)
    assert not (world.folder / "empty.in").exists()


def test_an_export_that_cannot_be_written_says_so(world):
    world.open()
    world.click_soon("errorOk")
    world.files.export_to(world.folder / "no" / "x.in", "hdu1524")
    world.rest()
    world.bot.waitUntil(lambda: world.clicked == ["errorOk"])
    assert world.session.game.n == 2


@pytest.mark.parametrize("yes", [True, False])
def test_answers_do_not_replace_a_file_unasked(world, yes):
    world.open("x.in", HDU)
    world.write("y.out", "precious")
    world.click_soon("replaceAccept" if yes else "replaceCancel")
    world.files.export_to(world.folder / "y.in", "hdu1524", answers=True)
    world.rest()
    world.bot.waitUntil(lambda: world.clicked != [])
    world.rest()
    assert (world.folder / "y.out").read_text() == ("WIN\n" if yes else "precious")
    assert (world.folder / "y.in").exists() is yes


# Recent files and samples


def test_recent_files_are_ten_newest_first_and_survive(world):
    paths = [world.open(f"{i}.in") for i in range(12)]
    world.open("5.in")
    wanted = [paths[5], paths[11], paths[10], paths[9], paths[8], paths[7], paths[6], paths[4], paths[3], paths[2]]
    assert world.files.recent.paths() == wanted
    world.settings.sync()
    stored = QSettings(world.settings.fileName(), QSettings.Format.IniFormat)
    again = Files(world.session, world.jobs, dialogs=world.dialogs, settings=stored)
    assert again.recent.paths() == wanted
    assert again.recent.folder == world.folder


def test_a_single_recent_file_survives_the_store(world):
    path = world.open("only one, with a comma.in")
    world.settings.sync()
    stored = QSettings(world.settings.fileName(), QSettings.Format.IniFormat)
    assert Files(world.session, world.jobs, dialogs=world.dialogs, settings=stored).recent.paths() == [path]


def test_the_recent_menu_opens_greys_out_and_clears(world):
    kept, gone = world.open("kept & well.in", UVA), world.open("gone.in")
    gone.unlink()
    menu = QMenu()
    world.files.fill_recent(menu)
    actions = {action.objectName(): action for action in menu.actions()}
    assert "kept && well.in" in actions["recent-2"].text()
    assert [actions[f"recent-{i}"].isEnabled() for i in (1, 2)] == [False, True]
    actions["recent-2"].trigger()
    world.rest()
    assert world.files.title() == kept.name
    actions["recent-clear"].trigger()
    world.files.fill_recent(menu)
    assert [action.isEnabled() for action in menu.actions()] == [False]


def test_every_sample_opens_from_its_menu_and_has_a_title(world):
    menu = QMenu()
    world.files.fill_samples(menu)
    assert len(menu.actions()) == len(world.files.samples()) == 5
    for action in menu.actions():
        assert action.text()
        action.trigger()
        world.rest()
        assert world.session.document.cases
        assert world.session.document.format_name == action.objectName().removeprefix("sample-").removesuffix(".in")
        assert not world.session.dirty
    assert world.problems == []
    assert world.files.recent.paths() == []


def test_a_file_saved_by_hand_with_a_view_beyond_its_cases_opens_without_that_view(world):
    data = json.loads(project_file.dump(Document([GraphRecord(1)])))
    data["view"] = {"case": 7}
    world.open("odd.grundy", json.dumps(data))
    assert world.problems
    assert world.session.game.n == 1
    assert world.session.path is None


def test_formats_of_games_that_cannot_be_shown_are_not_offered(qtbot, tmp_path):
    class Cards(Twin):
        name, game = "cards1", "cards"

    assert issubclass(Cards, Format)
    made = World(qtbot, tmp_path, Registry([Hdu1524(), Cards()]))
    made.open("game.in", HDU)
    assert made.session.document.format_name == "hdu1524"
    assert made.files.registry.names() == ("hdu1524",)
    made.over()
