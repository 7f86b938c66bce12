"""Graphs of other programs in the window: opened, asked about, imported and exported; judges' files come first."""

import pytest
from files_world import HDU, World
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QPushButton, QRadioButton

from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.interchange import read_graph, write_graph
from gui.files.kinds import open_filters
from gui.interchange.edges_dialog import EdgesDialog

GRAPH = GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0]], names={0: "top"}, places=[(0, 0), (5, 50), (9, 99)])
DOT = "digraph { a -> b -> c; a -> c }"


@pytest.fixture
def world(qtbot, tmp_path):
    made = World(qtbot, tmp_path)
    yield made
    made.over()


def moves(world):
    game = world.session.graph
    return sorted((game.index_of(s), game.index_of(t)) for s, t, _ in game.moves())


# Opening


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("g.graphml", write_graph(GRAPH, "graphml")),
        ("g.txt", write_graph(GRAPH, "graphml")),
        ("g.dot", DOT),
        ("any.thing", DOT),
        ("g.gml", "graph [ directed 1 node [ id 0 ] node [ id 1 ] node [ id 2 ] edge [ source 0 target 1 ] "
                  "edge [ source 1 target 2 ] edge [ source 0 target 2 ] ]"),
    ],
)  # fmt: skip
def test_a_graph_opens_by_its_name_or_its_text(world, name, text):
    world.open(name, text)
    assert moves(world) == [(0, 1), (0, 2), (1, 2)]
    assert (world.files.title(), world.session.path, world.session.dirty) == (name, None, False)
    assert world.session.document.format_name == "hdu1524"
    # It is no judge's text, which answers would be checked beside.
    assert world.files.source_text() == ""
    assert world.session.graph_query is not None


def test_names_places_and_stones_come_along(world):
    world.open("g.graphml", write_graph(GRAPH, "graphml"))
    game = world.session.graph
    first = game.positions[0]
    assert game.title(first).endswith("top")
    assert (game.places[first].x, world.session.graph_query.counts) == (0.0, {first: 1})


def test_an_error_is_told_with_its_place_and_nothing_is_lost(world):
    world.open()
    document = world.session.document
    world.open("bad.dot", "digraph {\n  a -> -> b\n}")
    assert world.session.document is document
    name, text, found = world.problems[-1]
    assert (name, found[0].line, found[0].is_error) == ("bad.dot", 2, True)
    assert text.startswith("digraph")
    world.open("cycle.graphml", '<graphml><graph edgedefault="directed"><node id="a"/><edge source="a" target="a"/>'
               "</graph></graphml>")  # fmt: skip
    assert "itself" in world.problems[-1][2][0].message


def test_a_judge_file_with_another_programs_name_is_read_as_one(world):
    world.open("hdu1524.dot", HDU)
    assert world.session.graph.n == 2
    assert world.files.source_text() == HDU


def test_a_graph_is_imported_as_one_step(world):
    world.open()
    world.files.import_path(world.write("g.dot", DOT))
    world.rest()
    assert [case.game.n for case in world.session.document.cases] == [2, 3]
    world.session.undo_stack.undo()
    assert len(world.session.document.cases) == 1


def test_a_text_that_may_be_something_else_is_not_complained_about(world):
    world.files.import_text("x y z", "the clipboard", tentative=True)
    world.files.import_text("1 2\n2 3\n", "the clipboard", tentative=True)
    world.rest()
    assert (world.problems, len(world.session.document.cases), world.session.graph.n) == ([], 1, 0)
    world.files.import_text(HDU, "the clipboard", tentative=True)
    world.rest()
    assert world.session.graph.n == 2


# Lists of edges


def ready(world, dialog):
    world.bot.waitUntil(lambda: not world.jobs.running)
    return dialog


def shown(dialog):
    labels = [dialog.findChild(QLabel, name) for name in ("edgesResult", "edgesError")]
    label = next(label for label in labels if label.isVisible())
    accept = dialog.findChild(QPushButton, "edgesAccept")
    base = next((i for i in (0, 1) if dialog.findChild(QRadioButton, f"edgesBase{i}").isChecked()), None)
    return label.text(), accept.isEnabled(), base, dialog.findChild(QCheckBox, "edgesHeader").isChecked()


@pytest.fixture
def dialog(world):
    made = []

    def make(text):
        made.append(EdgesDialog("list.txt", text, world.jobs, world.window))
        made[-1].show()
        return ready(world, made[-1])

    yield make
    for one in made:
        one.reject()


def test_what_was_detected_is_shown_and_can_be_changed(world, dialog):
    asked = dialog("3 2\n1 2\n2 3\n")
    assert shown(asked) == ("3 positions, 2 moves", True, 1, True)
    assert "counted from 1" in asked.findChild(QLabel, "edgesDetected").text()
    assert asked.findChild(QLabel, "edgesDetected").text().endswith("how many positions there are.")
    asked.findChild(QCheckBox, "edgesHeader").click()
    # Without a header the first line is a move too: 3 leads to 2 and 2 to 3.
    assert not asked.findChild(QPushButton, "edgesAccept").isEnabled()
    ready(world, asked)
    assert shown(asked)[:2] == ("The moves form a cycle: 2 -> 3 -> 2", False)
    asked.findChild(QCheckBox, "edgesHeader").click()
    ready(world, asked)
    asked.findChild(QRadioButton, "edgesBase0").click()
    ready(world, asked)
    assert shown(asked)[0].startswith("Line 3, column 3: There is no such position")
    assert asked.findChild(QLabel, "edgesDetected").text().startswith("Found out: counted from 1")


def test_the_preview_follows(world, dialog):
    asked = dialog("1 2\n2 3\n")
    assert asked.findChild(type(asked._picture)).drawn
    assert asked.case().n == 3
    asked.findChild(QRadioButton, "edgesBase0").click()
    ready(world, asked)
    assert shown(asked)[0] == "4 positions, 2 moves"
    assert asked.case().n == 4
    assert asked.case().queries == (QueryRecord(),)
    large = dialog("".join(f"{i} {i + 1}\n" for i in range(500)))
    assert not large.findChild(type(large._picture)).drawn
    assert shown(large)[:2] == ("501 positions, 500 moves", True)


def test_names_ask_for_no_base(world, dialog):
    asked = dialog("a,b\nb,c\n")
    assert not asked.findChild(QRadioButton, "edgesBase0").isVisible()
    assert not asked.findChild(QCheckBox, "edgesHeader").isVisible()
    assert shown(asked)[:2] == ("3 positions, 2 moves", True)


def accept_when_read(world):
    """Click on the dialog's button as soon as it takes clicks."""
    timer = QTimer(world.window)

    def attempt():
        dialog = QApplication.activeModalWidget()
        button = dialog.findChild(QPushButton, "edgesAccept") if dialog else None
        if button is not None and button.isEnabled():
            timer.stop()
            button.click()

    timer.timeout.connect(attempt)
    timer.start(10)


def test_a_list_by_its_name_is_opened_after_the_question(world):
    accept_when_read(world)
    world.open("g.edges", BOTH)
    world.rest()
    assert (world.session.graph.n, world.files.title()) == (3, "g.edges")


def test_a_text_of_two_columns_that_fits_no_judge_is_asked_about(world):
    accept_when_read(world)
    world.open("list.txt", "1 2\n2 3\n")
    world.rest()
    assert moves(world) == [(0, 1), (1, 2)]
    assert world.problems == []


def test_whoever_does_not_want_edges_learns_what_is_wrong_with_them(world):
    world.click_soon("edgesCancel", ready=lambda dialog: dialog.findChild(QLabel, "edgesError").text())
    world.open("list.edges", "1 2\n2 1\n")
    assert world.session.graph.n == 0
    assert [found.message for found in world.problems[-1][2]] == ["the moves form a cycle: 1 -> 2 -> 1"]


# As HDU 1524: two positions, a move from 0 to 1, stones on 0 and 1, the end.
BOTH = "2 1\n1 0\n2 0\n1 0\n"


def test_a_text_that_may_be_both_is_asked_about(world):
    seen = []

    def look(dialog):
        seen.append([button.objectName() for button in dialog.findChildren(QRadioButton)])

    world.click_soon("format-edges", "formatAccept", look=look)
    accept_when_read(world)
    world.open("both.txt", BOTH)
    world.rest()
    assert seen[0] == ["format-hdu1524", "format-edges"]
    assert (world.session.graph.n, moves(world)) == (3, [(1, 0), (2, 0), (2, 1)])
    world.click_soon("formatAccept", look=look)
    world.open("both.txt", BOTH)
    assert (world.session.graph.n, moves(world)) == (2, [(0, 1)])
    assert world.files.source_text() == BOTH


def test_a_name_that_tells_the_judge_settles_it(world):
    world.open("hdu1524.txt", BOTH)
    assert (world.session.graph.n, world.clicked) == (2, [])


def test_neither_is_read_where_a_person_wants_neither(world):
    world.click_soon("formatCancel")
    world.open("both.txt", BOTH)
    assert (world.session.graph.n, world.problems) == (0, [])


# Exporting


def test_the_graph_that_is_looked_at_is_exported_for_other_programs(world):
    world.session.open(Document([BoardRecord(rows=((1,),)), GRAPH]))
    path = world.folder / "out.graphml"
    world.files.export_graph_to(path, "graphml")
    assert not path.exists()
    world.session.look_at(world.session.document.cases[1].key)
    world.files.export_graph_to(path, "graphml")
    world.rest()
    again = read_graph(path.read_text(), "graphml").record
    assert (again.names, again.queries, again.n) == (GRAPH.names, GRAPH.queries, 3)
    assert world.messages[-1] == "Exported out.graphml"


def test_the_export_dialog_offers_them_for_a_graph(world):
    seen = {}

    def look(dialog):
        box = dialog.findChild(QComboBox, "exportFormat")
        box.setCurrentIndex(box.findData("edges"))
        dialog.findChild(QComboBox, "exportBase").setCurrentIndex(1)
        seen["answers"] = dialog.findChild(QCheckBox, "exportAnswers").isVisible()
        seen["words"] = dialog.findChild(QLabel, "exportWords").text()

    world.session.open(Document([GRAPH]))
    world.dialogs.paths = [world.folder / "out.edges"]
    world.click_soon("exportAccept", look=look)
    world.files.export_dialog()
    world.rest()
    assert (world.folder / "out.edges").read_text() == "3 3\n1 2\n2 3\n1 3\n"
    assert world.dialogs.asked[-1][1].suffix == ".edges"
    assert seen["answers"] is False
    assert "moves only" in seen["words"]


def test_only_the_stones_of_the_query_that_is_looked_at_are_written(world):
    world.session.open(Document([GraphRecord.from_moves(2, [(0, 1)], [[0], [1, 1]])]))
    case = world.session.case
    world.session.look_at(case.key, case.game.queries[1].key)
    world.files.export_graph_to(world.folder / "out.graphml", "graphml")
    world.rest()
    again = read_graph((world.folder / "out.graphml").read_text(), "graphml").record
    assert again.queries == (QueryRecord(((1, 2),)),)


def test_a_folder_that_is_gone_is_told(world):
    world.session.open(Document([GRAPH]))
    world.click_soon("errorOk")
    world.files.export_graph_to(world.folder / "gone" / "out.edges", "edges")
    world.rest()
    world.bot.waitUntil(lambda: world.clicked == ["errorOk"])


def test_files_to_open_are_offered_by_all_names(world):
    filters = open_filters(world.files.registry)
    assert all("*.graphml" in one and "*.edges" in one for one in (filters[0], filters[2]))
