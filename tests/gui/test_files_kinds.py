"""Files of boards and heaps: opened, chosen between, imported beside graphs, exported, and refused with a reason."""

import random

import pytest
from files_world import HDU, World
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QListWidget, QMenu, QRadioButton

import resources
from engine.document import Document, empty_record
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.games.take_rule_text import parse_rule
from engine.project_file import View
from gui.files.choose_format import reading_words
from gui.files.export import misfits
from gui.files.kinds import strangers
from gui.files.reading import ready_document

GRAPH = GraphRecord.from_moves(2, [(1, 0)], [[1]], places=[(0, 0), (0, 90)])
BOARD = BoardRecord(20, ((19, 20), (1, 19)), "Corner")
HEAPS = HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord((5, 12)),))
BOTH = "1 3\n1 2\n1 5\n0\n"
"""A board of three rows; and heaps: take 3, and one query of heaps of 1 and 5."""
KINDS = ("graph", "board", "heaps")
SAMPLES = {"hdu1524": "graph", "uva11927": "graph", "hdu5724": "board", "hdu1536": "heaps", "hdu1848": "heaps"}


class NoControl:
    """A job that nobody cancels."""

    def progress(self, fraction):
        return True


@pytest.fixture
def world(qtbot, tmp_path):
    made = World(qtbot, tmp_path)
    yield made
    made.over()


def kinds(world):
    return [case.kind.name for case in world.session.document.cases]


def sample(name, ending="in"):
    return resources.path("samples", f"{name}.{ending}").read_bytes()


# Opening


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_is_known_by_its_content_or_name_and_comes_back_byte_for_byte(world, name):
    world.open(f"{name}.in", sample(name))
    document = world.session.document
    assert document.format_name == name
    assert set(kinds(world)) == {SAMPLES[name]}
    assert world.problems == []
    world.files.export_to(world.folder / "again.in", name, answers=True)
    world.rest()
    assert (world.folder / "again.in").read_bytes() == sample(name)
    assert (world.folder / "again.out").read_bytes() == sample(name, "out")


def test_the_samples_menu_names_problem_and_kind_in_the_order_of_the_formats(world):
    menu = QMenu()
    world.files.fill_samples(menu)
    assert [action.text() for action in menu.actions()] == [
        "A Chess Game (HDU 1524 / POJ 2425): a graph",
        "Games Are Important (UVA 11927): a graph",
        "Chess (HDU 5724): a board",
        "S-Nim (HDU 1536 / POJ 2960 / HDU 1944): a game of heaps",
        "Fibonacci again and again (HDU 1848): a game of heaps",
    ]
    for action, kind in zip(menu.actions(), SAMPLES.values(), strict=True):
        action.trigger()
        world.rest()
        assert set(kinds(world)) == {kind}


def test_a_text_that_is_a_board_or_heaps_is_asked_about_with_what_it_would_be(world):
    seen = {}

    def look(dialog):
        for button in dialog.findChildren(QRadioButton):
            seen[button.objectName()] = button.accessibleName()
        world.bot.mouseClick(dialog.findChild(QRadioButton, "format-hdu1536"), Qt.MouseButton.LeftButton)

    world.click_soon("formatAccept", look=look)
    world.open("thing.in", BOTH)
    assert seen["format-hdu5724"] == "Chess (HDU 5724): 1 case, 3 rows"
    assert seen["format-hdu1536"] == "S-Nim (HDU 1536 / POJ 2960 / HDU 1944): 1 case, 1 query"
    assert kinds(world) == ["heaps"]
    assert world.session.document.format_name == "hdu1536"


def test_a_broken_board_file_says_where_and_keeps_what_is_open(world):
    world.open()
    document = world.session.document
    world.open("hdu5724.in", "1\n1\n2 3 21\n")
    assert world.session.document is document
    [(_, _, [problem])] = world.problems
    assert (problem.line, problem.column, problem.found) == (3, 5, "21")


@pytest.mark.parametrize(
    ("name", "text", "words"),
    [
        ("hdu5724", "2\n1\n0\n3\n0\n0\n0\n", "2 cases, 4 rows"),
        ("hdu1536", "1 1\n5\n0\n0\n0\n0\n0\n1 1\n1\n1 1\n0\n", "2 cases, 6 queries, 1 warning"),
        ("hdu1848", "1 1 1\n0 0 0\n", "1 case, 1 query"),
        ("hdu1524", HDU, "1 case, 2 positions, 1 move, 1 query"),
    ],
)
def test_what_came_of_a_reading_in_words(name, text, words):
    assert reading_words(formats().get(name).read(text)) == words


def test_only_the_first_of_many_large_boards_is_made_live():
    rng = random.Random(100)
    rows = tuple(tuple(rng.sample(range(1, 21), rng.randrange(21))) for _ in range(1000))
    document = ready_document([BoardRecord(20, rows)] * 100, "hdu5724", 3, NoControl())
    assert [case.key for case in document.cases if case.loaded] == [3]
    assert len(document.cases) == 100


def test_all_small_graphs_are_ready_beside_boards_and_heaps():
    bare = GraphRecord.from_moves(2, [(1, 0)], [[1]])
    document = ready_document([BOARD, bare, HEAPS, bare], "", 0, NoControl())
    assert [case.loaded for case in document.cases] == [True, True, False, True]
    assert document.cases[1].record.places is not None


def test_a_document_of_all_kinds_is_saved_and_opened(world):
    world.session.open(Document([GRAPH, BOARD, HEAPS], "hdu5724"))
    world.dialogs.paths = [world.folder / "all.grundy"]
    world.view = View(case=1)
    assert world.files.save_as()
    world.session.open(Document([empty_record()]))
    world.files.open_path(world.folder / "all.grundy")
    world.rest()
    assert kinds(world) == list(KINDS)
    assert world.session.document.records()[1:] == (BOARD, HEAPS)
    assert world.seen_views == [View(case=1)]


# New


@pytest.mark.parametrize(("kind", "format_name"), [("graph", "hdu1524"), ("board", "hdu5724"), ("heaps", "hdu1536")])
def test_new_makes_an_empty_case_of_a_kind_in_a_format_of_the_kind(world, kind, format_name):
    world.files.new(kind)
    assert kinds(world) == [kind]
    assert world.session.document.format_name == format_name
    assert not world.session.dirty
    assert world.files.title() == "Untitled"


def test_new_keeps_a_format_that_fits(world):
    world.session.open(Document([HEAPS], "hdu1848"))
    world.files.new("heaps")
    assert world.session.document.format_name == "hdu1848"
    world.files.new()
    assert (kinds(world), world.session.document.format_name) == (["graph"], "hdu1524")


# Importing


def test_cases_of_another_kind_are_imported_beside_the_others_as_one_step(world):
    world.open()
    before = world.session.document.records()
    world.files.import_path(world.write("hdu1536.in", sample("hdu1536")))
    world.rest()
    imported = len(formats().get("hdu1536").read(sample("hdu1536").decode()).records)
    assert kinds(world) == ["graph"] + ["heaps"] * imported
    assert world.session.case.kind.name == "heaps"
    assert world.session.document.format_name == "hdu1524"
    world.session.undo_stack.undo()
    assert len(world.session.document.cases) == len(before)
    assert kinds(world) == ["graph"]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", SAMPLES)
def test_an_import_that_is_undone_leaves_the_format_as_it_was(world, kind, name):
    form = {"graph": "uva11927", "board": "hdu5724", "heaps": "hdu1848"}[kind]
    world.session.open(Document([empty_record(kind)], form))
    before = world.session.document.format_name
    world.files.import_path(world.write(f"{name}.in", sample(name)))
    world.rest()
    told = []
    world.session.path_changed.connect(lambda: told.append(world.session.document.format_name))
    after = world.session.document.format_name
    assert after == (before if SAMPLES[name] == kind else name)
    world.session.undo_stack.undo()
    assert world.session.document.format_name == before
    world.session.undo_stack.redo()
    assert world.session.document.format_name == after
    assert told == ([] if after == before else [before, after])


@pytest.mark.parametrize("kind", KINDS)
def test_an_untouched_new_case_makes_room_for_imported_ones_of_any_kind(world, kind):
    world.files.new(kind)
    world.files.import_path(world.write("hdu1848.in", sample("hdu1848")))
    world.rest()
    assert kinds(world) == ["heaps"]
    assert world.session.document.format_name == ("hdu1536" if kind == "heaps" else "hdu1848")


@pytest.mark.parametrize("record", [BOARD, HEAPS, BoardRecord(20, ((),), "Mine"), BoardRecord(8, ((),))])
def test_a_case_that_was_worked_on_stays_when_others_are_imported(world, record):
    world.session.open(Document([record]))
    world.files.import_text(HDU, "the clipboard")
    world.rest()
    assert len(world.session.document.cases) == 2
    assert world.session.document.records()[0] == record


# Exporting


def refused(world, path, name):
    seen = []

    def look(dialog):
        shown = dialog.findChild(QListWidget, "findingsList")
        seen.extend(shown.item(i).text() for i in range(shown.count()))

    world.click_soon("findingsClose", look=look)
    world.files.export_to(path, name)
    world.rest()
    world.bot.waitUntil(lambda: bool(seen))
    return seen


def test_a_case_of_another_kind_is_named_in_the_refusal(world):
    world.session.open(Document([GRAPH, BOARD, GRAPH, HEAPS]))
    path = world.folder / "mixed.in"
    assert refused(world, path, "hdu1524") == [
        "Case 2 (Corner) is a board; A Chess Game (HDU 1524 / POJ 2425) holds graphs only",
        "Case 4 is a game of heaps; A Chess Game (HDU 1524 / POJ 2425) holds graphs only",
    ]
    assert len(refused(world, path, "hdu5724")) == len(refused(world, path, "hdu1848")) == 3
    assert not path.exists()


def test_very_many_cases_of_another_kind_are_counted():
    found = misfits((GRAPH, *[BOARD] * 250), formats().get("hdu1524"))
    assert len(found) == 101
    assert found[0].message.startswith("case 2 (Corner) is a board")
    assert found[-1].message == "150 more cases of other kinds"
    assert all(finding.is_error for finding in found)
    assert misfits((BOARD,), formats().get("hdu5724")) == ()


def test_what_a_format_of_the_right_kind_cannot_say_is_refused_too(world):
    world.session.open(Document([BoardRecord(8, ((1,),)), BOARD]))
    [words] = refused(world, world.folder / "narrow.in", "hdu5724")
    assert words.startswith("Case 1: the board has 8 columns")
    world.session.open(Document([HeapsRecord(parse_rule("0.77"), HEAPS.queries)]))
    [words] = refused(world, world.folder / "kayles.in", "hdu1536")
    assert "0.77" in words
    assert list(world.folder.glob("*.in")) == []


def test_a_heap_beyond_any_table_writes_no_half_of_text_and_answers(world):
    world.session.open(Document([HeapsRecord(parse_rule("fibonacci"), (HeapsQueryRecord((10**17, 1, 2)),))]))
    path = world.folder / "vast.in"
    world.click_soon("findingsAccept", "errorOk")
    world.files.export_to(path, "hdu1848", answers=True)
    world.rest()
    world.bot.waitUntil(lambda: "errorOk" in world.clicked)
    assert list(world.folder.glob("vast*")) == []
    assert world.session.document.records()[0].queries[0].heaps[0] == 10**17


def offered(world, *, click=None):
    """What the export dialog offers: the formats, the first choice, its words, and whether it can be exported."""
    seen = {}

    def look(dialog):
        box = dialog.findChild(QComboBox, "exportFormat")
        if click:
            box.setFocus()
            for _ in range(box.count()):
                if box.currentData() != click:
                    world.bot.keyClick(box, Qt.Key.Key_Down)
        seen["formats"] = [box.itemData(i) for i in range(box.count())]
        seen["chosen"] = box.currentData()
        seen["words"] = dialog.findChild(QLabel, "exportWords").text()
        seen["allowed"] = dialog.findChild(QAbstractButton, "exportAccept").isEnabled()

    world.click_soon("exportCancel", look=look)
    world.files.export_dialog()
    return seen


@pytest.mark.parametrize(
    ("record", "format_name", "names", "chosen"),
    [
        (BOARD, "hdu1524", ["hdu5724"], "hdu5724"),
        (HEAPS, "hdu1848", ["hdu1536", "hdu1848"], "hdu1848"),
        (GRAPH, "", ["hdu1524", "uva11927", None, "graphml", "edges"], "hdu1524"),
    ],
)
def test_the_export_dialog_offers_the_formats_of_the_kind(world, record, format_name, names, chosen):
    world.session.open(Document([record], format_name))
    seen = offered(world)
    assert (seen["formats"], seen["chosen"], seen["allowed"]) == (names, chosen, True)
    assert seen["words"].startswith("Answers: ")


def test_the_export_dialog_says_which_cases_do_not_fit(world):
    world.session.open(Document([HEAPS, BOARD, BOARD], ""))
    seen = offered(world)
    assert seen["formats"] == ["hdu5724", "hdu1536", "hdu1848"]
    assert (seen["words"], seen["allowed"]) == ("Case 1 is a game of heaps: this format holds boards only.", False)
    seen = offered(world, click="hdu1848")
    assert seen["chosen"] == "hdu1848"
    assert seen["words"] == "Cases 2 and 3 are no games of heaps, and this format holds nothing else."


def test_many_cases_that_do_not_fit_are_counted():
    words = strangers(["graph"] + ["board"] * 30, "graph")
    assert words == "Cases 2, 3, 4, 5, 6, 7, 8, 9 and 22 more are no graphs, and this format holds nothing else."
    assert strangers(["board"] * 3, "board") == ""


def test_a_board_is_exported_through_the_dialog_with_its_answers(world):
    world.session.open(Document([BOARD], "hdu5724"))
    world.dialogs.paths = [world.folder / "out.in"]

    def look(dialog):
        dialog.findChild(QAbstractButton, "exportAnswers").setFocus()
        world.bot.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)

    world.click_soon("exportAccept", look=look)
    world.files.export_dialog()
    world.rest()
    assert (world.folder / "out.in").read_text() == "1\n2\n2 19 20\n2 1 19\n"
    assert (world.folder / "out.out").read_text() in ("YES\n", "NO\n")


def test_cases_of_other_kinds_can_be_left_out(world):
    world.session.open(Document([HEAPS, BOARD, BOARD], ""))
    world.dialogs.paths = [world.folder / "boards.in"]

    def look(dialog):
        leave_out = dialog.findChild(QAbstractButton, "exportOnlyFitting")
        assert leave_out.isVisible()
        leave_out.setFocus()
        world.bot.keyClick(leave_out, Qt.Key.Key_Space)

    world.click_soon("exportAccept", look=look)
    world.files.export_dialog()
    world.rest()
    assert (world.folder / "boards.in").read_text() == "2\n2\n2 19 20\n2 1 19\n2\n2 19 20\n2 1 19\n"
    assert len(world.session.document.cases) == 3
