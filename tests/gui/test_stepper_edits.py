"""Editing, and looking at other cases, while a labelling is stepped through; what is shown in little room."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetrics
from stepper_room import SMALL, graph, made_rooms

from engine.document import Document
from engine.games import graph_edits
from engine.games.board_record import BoardRecord
from engine.games.graph import Place
from engine.games.graph_changes import Rename
from engine.games.graph_record import GraphRecord
from gui.stepper.sentence import Sentence


@pytest.fixture
def room(qtbot, qapp):
    yield from made_rooms(qtbot, qapp)


# Edits, and other cases, while stepping


def started(desk, steps=4):
    desk.stepper.start()
    for _ in range(steps):
        desk.key(Qt.Key.Key_Right)
    return desk.session.graph


@pytest.mark.parametrize("what", ["add move", "remove move", "remove position", "add position"])
def test_an_edit_of_the_graph_ends_it(room, what):
    desk = room(SMALL)
    game = started(desk)
    p = game.positions
    changes = {
        "add move": lambda: graph_edits.add_move(game, p[0], p[1]),
        "remove move": lambda: graph_edits.remove(game, [], [(p[4], p[3])]),
        "remove position": lambda: graph_edits.remove(game, [p[2]]),
        "add position": lambda: graph_edits.add_position(game, Place(75.0, 100.0))[1],
    }
    desk.session.edit(changes[what](), what)
    assert not desk.stepper.running
    assert not desk.bar.isVisible()
    assert "?" not in desk.fills()
    desk.stepper.start()
    desk.stepper.last()
    desk.session.undo_stack.undo()
    assert not desk.stepper.running


def test_dragging_stones_and_names_do_not_end_it(room):
    desk = room(SMALL)
    game = started(desk)
    p = game.positions
    desk.session.edit(graph_edits.move_positions(game, {p[0]: Place(0.0, -60.0)}), "Move")
    desk.session.edit(graph_edits.change_stones(desk.session.graph_query, [p[1]], 1), "Stone")
    desk.session.edit(Rename(p[2], "exit", "goal"), "Rename")
    assert desk.stepper.running
    assert desk.progress == "3 of 5"
    assert desk.sentence == "Position 2 goal leads to 1 (value 0)."
    assert desk.editor.show_state.stepping is not None


def test_another_case_or_document_ends_it_but_not_another_query(room):
    desk = room(SMALL, SMALL)
    game = started(desk)
    key, change = graph_edits.add_query(game, 1)
    desk.session.edit(change, "Add a query")
    desk.session.look_at(desk.session.case_key, key)
    assert desk.stepper.running
    desk.session.look_at(desk.session.document.cases[1].key)
    assert not desk.stepper.running
    assert "?" not in desk.fills()
    started(desk)
    desk.session.open(Document([SMALL]))
    assert not desk.stepper.running
    assert "?" not in desk.fills()


def test_playing_stops_with_the_case(room, qtbot):
    desk = room(SMALL, SMALL)
    desk.stepper.play()
    desk.session.look_at(desk.session.document.cases[1].key)
    assert not desk.stepper.playing
    assert not desk.stepper.running


def test_an_empty_graph_and_a_board_cannot_be_stepped_through(room):
    desk = room(graph(1, []), BoardRecord(6, ((1, 2),)))
    assert desk.stepper.can_start
    desk.session.look_at(desk.session.document.cases[1].key)
    assert not desk.stepper.can_start
    desk.stepper.play()
    assert not desk.stepper.running
    desk.session.open(Document([GraphRecord.from_moves(0, [], [()])]))
    desk.stepper.start()
    assert not desk.stepper.running
    assert not desk.bar.isVisible()


def test_a_position_out_of_sight_is_brought_into_view(room):
    desk = room(SMALL)
    desk.editor.look_at(1.0, QPointF(5000, 5000))
    desk.stepper.start()
    desk.key(Qt.Key.Key_Right)
    here = desk.editor.position_at(desk.session.graph.positions[0])
    assert desk.editor.rect().contains(here)
    assert desk.editor.camera.scale == 1.0


def test_long_names_and_many_followers_find_room(room):
    names = {i: f"a long name of many letters, number {i}" for i in range(12)}
    desk = room(graph(12, [(0, i) for i in range(1, 12)], names), width=420)
    desk.stepper.start()
    desk.stepper.last()
    desk.stepper.back()
    label = desk.bar.findChild(Sentence, "stepSentence")
    pixels, shown = label.fitted()
    font = label.font()
    font.setPixelSize(pixels)
    taken = QFontMetrics(font).boundingRect(0, 0, label.width(), 9999, int(Qt.TextFlag.TextWordWrap), shown)
    assert taken.height() <= label.height()
    assert taken.width() <= label.width()
    assert label.text.startswith("Position 0 a long name")
    assert label.text.endswith("and 5 more.")
    assert label.toolTip() == label.text
