"""Stepping through a labelling: what a class sees, step by step, against the definition."""

import random
import re

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QToolButton
from stepper_room import SMALL, graph, made_rooms

from engine.games.graph_convert import record_of
from engine.sg import grundy_by_definition
from gui.canvas.geometry import RADIUS
from gui.theme import LIGHT


@pytest.fixture
def room(qtbot, qapp):
    yield from made_rooms(qtbot, qapp)


def test_the_labelling_is_told_step_by_step(room):
    desk = room(SMALL)
    assert not desk.bar.isVisible()
    assert desk.fills() == ["p", "p", "n", "p", "n"]
    desk.stepper.start()
    assert desk.bar.isVisible()
    assert desk.progress == "0 of 5"
    assert desk.sentence.startswith("No position has a value yet.")
    assert desk.fills() == ["?"] * 5
    desk.click("stepForward")
    assert desk.sentence == "Position 0: no move leads on, so 0 is missing, and the value is 0."
    assert desk.fills() == ["p", "?", "?", "?", "?"]
    desk.click("stepForward")
    desk.click("stepForward")
    assert desk.fills() == ["p", "p", "?", "p", "?"]
    desk.click("stepForward")
    assert desk.sentence == "Position 2 exit leads to 1 (value 0)."
    assert desk.strip == "Present: 0"
    assert desk.progress == "3 of 5"
    assert desk.fills() == ["p", "p", "?", "p", "?"]
    desk.click("stepForward")
    assert desk.sentence == "Position 2 exit: 0 is present, 1 is missing, so the value is 1."
    assert desk.strip == "Present: 0; missing: 1"
    assert desk.fills() == ["p", "p", "n", "p", "?"]
    desk.click("stepForward")
    assert desk.sentence == "Position 4 leads to 1 (value 0), 2 exit (value 1) and 3 (value 0)."
    desk.click("stepForward")
    told = "Position 4: 0 and 1 are present, 2 is missing, so the value is 2. All positions have their values."
    assert desk.sentence == told
    assert desk.progress == "5 of 5"
    assert desk.fills() == ["p", "p", "n", "p", "n"]
    assert not desk.can("stepForward")
    assert not desk.can("stepLast")


def test_followers_and_witnesses_are_lit_on_the_canvas(room):
    desk = room(SMALL)
    keys = desk.session.graph.positions
    desk.stepper.start()
    while desk.stepper.current != keys[4]:
        desk.click("stepForward")
    stepping = desk.editor.show_state.stepping
    assert set(stepping.followers) == {keys[1], keys[2], keys[3]}
    assert not stepping.witnesses
    assert ring(desk, 1) == LIGHT.move_hover
    assert ring(desk, 4, 6) == LIGHT.accent
    # 4 is asked about, in the colour of its ring.
    assert LIGHT.accent in inks(desk, 4)
    assert LIGHT.accent not in inks(desk, 0)
    desk.click("stepForward")
    # Of the two followers of value 0 the first is the witness.
    assert ring(desk, 1, 5) == LIGHT.target_ok
    assert ring(desk, 2, 5) == LIGHT.target_ok
    assert ring(desk, 3) == LIGHT.move_hover
    assert ring(desk, 0) not in (LIGHT.target_ok, LIGHT.move_hover)


def ring(desk, row, gap=4.5) -> str:
    """The colour beside a disc, on its left and a little below, where no move of `SMALL` runs."""
    image = desk.editor.grab().toImage()
    out = QPointF(-0.5, 0.866) * (RADIUS + gap)
    return image.pixelColor(desk.editor.camera.to_screen(desk.editor.picture.centre(row) + out).toPoint()).name()


def inks(desk, row) -> set[str]:
    """The colours inside a disc."""
    image = desk.editor.grab().toImage()
    middle = desk.editor.camera.to_screen(desk.editor.picture.centre(row)).toPoint()
    return {image.pixelColor(middle + QPoint(dx, dy)).name() for dx in range(-8, 9) for dy in range(-10, 11)}


@pytest.mark.parametrize("seed", range(6))
def test_each_value_told_is_that_of_the_definition(room, seed):
    rng = random.Random(seed)
    n = rng.randrange(1, 14)
    order = rng.sample(range(n), n)
    pairs = [(order[i], order[j]) for i in range(n) for j in range(i + 1, n) if rng.random() < 0.4]
    desk = room(graph(n, pairs))
    below = {p: [t for s, t in pairs if s == p] for p in range(n)}
    values = {p: grundy_by_definition(p, below.__getitem__) for p in range(n)}
    desk.stepper.start()
    told = {}
    while not desk.stepper.at_end:
        desk.key(Qt.Key.Key_Right)
        found = re.match(r"Position (\d+): .*value is (\d+)\.", desk.sentence)
        if found:
            p = int(found[1])
            assert all(q in told for q in below[p])
            told[p] = int(found[2])
            fills = desk.fills()
            assert fills == [("n" if values[q] else "p") if q in told else "?" for q in range(n)]
    assert told == values


def test_back_undoes_each_step(room):
    desk = room(SMALL)
    desk.stepper.start()
    seen = [(desk.sentence, desk.progress)]
    while not desk.stepper.at_end:
        desk.key(Qt.Key.Key_Right)
        seen.append((desk.sentence, desk.progress))
    assert len(seen) == 1 + 3 + 2 * 2
    back = [seen[-1]]
    while not desk.stepper.at_start:
        desk.click("stepBack")
        back.append((desk.sentence, desk.progress))
    assert back == seen[::-1]
    assert not desk.can("stepBack")
    assert not desk.can("stepFirst")


def test_first_last_and_the_keys_of_the_bar(room):
    desk = room(SMALL)
    desk.stepper.start()
    assert desk.bar.hasFocus()
    desk.key(Qt.Key.Key_End)
    assert desk.progress == "5 of 5"
    desk.key(Qt.Key.Key_Left)
    assert desk.progress == "4 of 5"
    assert desk.stepper.asking
    desk.key(Qt.Key.Key_Home)
    assert desk.progress == "0 of 5"
    desk.click("stepLast")
    assert desk.progress == "5 of 5"
    desk.click("stepFirst")
    assert desk.fills() == ["?"] * 5


def test_it_plays_to_the_end_and_again_from_the_start(room, qtbot):
    desk = room(SMALL)
    desk.stepper.start()
    speed = desk.bar.findChild(QComboBox, "stepSpeed")
    qtbot.keyClick(speed, Qt.Key.Key_End)
    assert desk.stepper.speed == 10
    desk.key(Qt.Key.Key_Space)
    assert desk.stepper.playing
    assert desk.bar.findChild(QToolButton, "stepPlay").accessibleName() == "Pause"
    qtbot.waitUntil(lambda: desk.stepper.at_end, timeout=10_000)
    assert not desk.stepper.playing
    assert desk.bar.findChild(QToolButton, "stepPlay").accessibleName() == "Play"
    desk.click("stepPlay")
    assert desk.progress == "1 of 5"
    desk.click("stepPlay")
    assert not desk.stepper.playing
    QTest.qWait(400)
    assert desk.progress == "1 of 5"


def test_playing_starts_what_is_not_running(room):
    desk = room(SMALL)
    desk.stepper.play()
    assert desk.bar.isVisible()
    assert desk.progress == "1 of 5"


def test_escape_leaves_from_the_bar_and_from_the_canvas(room):
    desk = room(SMALL)
    for widget in (desk.bar, desk.editor):
        desk.stepper.start()
        desk.key(Qt.Key.Key_Right)
        desk.key(Qt.Key.Key_Escape, widget)
        assert not desk.stepper.running
        assert not desk.bar.isVisible()
        assert desk.fills() == ["p", "p", "n", "p", "n"]
    desk.selection.set([desk.session.graph.positions[0]])
    desk.key(Qt.Key.Key_Escape, desk.editor)
    assert desk.selection.empty


def test_the_keyboard_goes_back_to_where_it_was(room):
    desk = room(SMALL)
    assert desk.editor.hasFocus()
    desk.stepper.start()
    assert desk.bar.hasFocus()
    desk.click("stepLeave")
    assert desk.editor.hasFocus()


def test_the_document_is_not_touched(room):
    desk = room(SMALL)
    before = record_of(desk.session.graph)
    desk.stepper.start()
    desk.stepper.last()
    desk.stepper.stop()
    assert not desk.session.undo_stack.count()
    assert not desk.session.dirty
    assert record_of(desk.session.graph).names == before.names
    assert desk.session.graph.value(desk.session.graph.positions[4]) == 2
