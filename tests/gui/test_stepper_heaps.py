"""The values of the sizes of a heap, found one after the other; and what the actions do."""

import pytest
from heaps_hand import heaps_record
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from stepper_room import SMALL, HeapsRoom, made_rooms

import gui.actions
from engine.document import Document
from engine.explain import mex_steps
from engine.games import heaps_edits
from engine.games.graph_record import GraphRecord
from engine.games.take_rule_text import parse_rule
from engine.sg import mex
from gui.stepper import actions
from gui.stepper.values_strip import MOST, boxes
from gui.theme.icons import icon_names


@pytest.fixture
def room(qtbot, qapp):
    yield from made_rooms(qtbot, qapp)


# Heaps


def test_the_sizes_get_their_values_one_after_the_other(room, qapp):
    desk = room(heaps_record("1 3 4", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.stepper.start()
    assert desk.sentence.startswith("No size has a value yet.")
    empty = desk.cell_colour(0)
    known: dict[int, int] = {}
    for size in range(12):
        takes = [take for take in (1, 3, 4) if take <= size]
        desk.click("stepForward")
        if takes:
            moves = [f"take {take} → {size - take} (value {known[size - take]})" for take in takes]
            assert (
                desk.sentence
                == f"Size {size}: {' and '.join([', '.join(moves[:-1]), moves[-1]]).removeprefix(' and ')}."
            )
            assert desk.cell_colour(size) == empty
            desk.click("stepForward")
        known[size] = mex([known[size - take] for take in takes])
        assert desk.sentence.endswith(f"value is {known[size]}.")
        assert desk.cell_colour(size) != empty
        assert desk.cell_colour(size + 1) == empty
    assert desk.progress == "12 of 121"
    desk.click("stepLast")
    assert desk.sentence.endswith("All sizes up to 120 have their values.")
    desk.click("stepLeave")
    assert desk.cell_colour(60) != empty


def test_a_size_without_a_value_is_not_told_by_pointing_at_it(room, qtbot):
    desk = room(heaps_record("1 3 4", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.stepper.start()
    for _ in range(5):
        desk.click("stepForward")
    viewport = desk.table.viewport()
    QTest.mouseMove(viewport, desk.table.cell_rect(1).center() + QPoint(1, 0))
    QTest.mouseMove(viewport, desk.table.cell_rect(1).center())
    assert desk.table.size_now == 1
    QTest.mouseMove(viewport, desk.table.cell_rect(20).center())
    assert desk.table.size_now is None


def test_another_rule_ends_it_but_not_other_heaps(room):
    desk = room(heaps_record("1 3 4", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.stepper.start()
    desk.click("stepForward")
    desk.session.edit(heaps_edits.add_heap(desk.session.heaps_query, 3), "Add a heap")
    assert desk.stepper.running
    desk.session.edit(heaps_edits.set_rule(desk.session.heaps, parse_rule("2 5")), "Rule")
    assert not desk.stepper.running
    assert not desk.bar.isVisible()
    desk.settle()


def test_escape_in_the_table_leaves(room):
    desk = room(heaps_record("1 3 4", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.stepper.start()
    desk.key(Qt.Key.Key_Escape, desk.table)
    assert not desk.stepper.running


def test_a_split_leads_to_both_of_its_heaps(room):
    desk = room(heaps_record("grundy", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.stepper.start()
    while desk.stepper.current != 5:
        desk.click("stepForward")
    assert desk.sentence == "Size 5: split → 1 + 4 (value 0) and split → 2 + 3 (value 1)."
    assert set(desk.stepper.look.leads_to) == {1, 2, 3, 4}
    desk.click("stepForward")
    assert desk.sentence == "Size 5: 0 and 1 are present, 2 is missing, so the value is 2."


def test_a_rule_that_takes_everything_is_stepped_through_far_out(room):
    desk = room(heaps_record("all", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.editor.sequence.spin.setValue(5000)
    QTest.qWait(400)
    desk.settle()
    desk.stepper.start()
    desk.click("stepLast")
    assert desk.sentence.startswith("Size 5,000: 0 to 4,999 are present, 5,000 is missing")


def test_sizes_whose_values_cannot_be_told_are_left_out(room):
    desk = room(heaps_record("squares", (7,)), kind=HeapsRoom)
    desk.settle()
    desk.editor.sequence.spin.setValue(1_000_000)
    QTest.qWait(400)
    desk.settle()
    desk.stepper.start()
    assert len(desk.stepper.order) == desk.session.heaps.sequence.bound + 1
    desk.click("stepForward")
    desk.click("stepForward")
    assert desk.sentence == "Size 1: take 1 → 0 (value 0)."


# The values in boxes


@pytest.mark.parametrize(
    "values", [[], [0], [1, 3], [0, 1, 3], list(range(7)), list(range(30)), [0, *range(2, 40)], [9]]
)
def test_the_boxes_show_what_is_present_and_the_first_that_is_missing(values):
    row = boxes(mex_steps(values))
    assert len(row) <= MOST
    missing = [box.value for box in row if not box.present]
    assert missing == [mex(values)]
    present = [box.value for box in row if box.present and box.value is not None]
    assert set(present) <= set(values)
    assert present == sorted(present)
    if len(set(values)) < MOST:
        assert set(present) == set(values)


# The actions


def test_the_actions_fit_into_the_table_of_the_window(room):
    desk = room(SMALL)
    names = [spec.name for spec in actions.SPECS]
    assert len(set(names)) == len(names)
    others = [spec for spec in gui.actions.SPECS if spec.name not in names]
    taken = {QKeySequence(keys).toString() for spec in others for keys in spec.keys}
    mine = [QKeySequence(keys).toString() for spec in actions.SPECS for keys in spec.keys]
    assert len(set(mine)) == len(mine)
    assert not taken & set(mine)
    assert {entry for entry in actions.MENU[2] if entry} == set(names)
    assert actions.handlers(desk.stepper).keys() == actions.enabled(desk.stepper).keys() == set(names)
    assert {spec.icon for spec in actions.SPECS if spec.icon} <= icon_names()


def test_what_can_be_done_follows_the_stepping(room):
    desk = room(SMALL)
    told = []
    desk.stepper.enabled_changed.connect(lambda: told.append(actions.enabled(desk.stepper)))
    handlers = actions.handlers(desk.stepper)
    assert {name for name, can in actions.enabled(desk.stepper).items() if can} == {"step-start", "step-play"}
    handlers["step-start"]()
    can = {name for name, can in told[-1].items() if can}
    assert can == {"step-start", "step-play", "step-forward", "step-last", "step-leave"}
    handlers["step-forward"]()
    assert told[-1]["step-back"]
    handlers["step-last"]()
    assert not told[-1]["step-forward"]
    handlers["step-back"]()
    assert desk.progress == "4 of 5"
    handlers["step-first"]()
    assert desk.progress == "0 of 5"
    handlers["step-play"]()
    assert desk.stepper.playing
    handlers["step-leave"]()
    assert {name for name, can in told[-1].items() if can} == {"step-start", "step-play"}
    desk.session.open(Document([GraphRecord.from_moves(0, [], [()])]))
    assert not any(told[-1].values())


def test_a_speed_is_positive(room):
    desk = room(SMALL)
    with pytest.raises(ValueError, match="positive"):
        desk.stepper.set_speed(0)
