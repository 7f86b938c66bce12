"""The explanation panel on graphs, read as a person reads it, against the definition."""

import random
import re

import pytest
from PySide6.QtCore import Qt
from shown_explanation import SMALL, Shown, graph

from engine.document import Document, InCase, empty_record
from engine.games import graph_edits
from engine.games.graph_changes import Rename
from engine.sg import grundy_by_definition


def test_the_mex_step_by_step_in_words(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    assert shown.text("explainTitle") == "Position 4"
    assert shown.value == "Value 2"
    assert shown.text("explainBrief") == "mex {0, 1}: N-position"
    assert shown.rows() == [
        "Mex step by step",
        "0 is present because of position 1 and 1 more",
        "1 is present because of position 2 exit",
        "2 is missing: so the value is 2",
        "Followers (3)",
        "1: value 0",
        "2 exit: value 1",
        "3: value 0",
    ]


def test_pointing_lights_the_witnesses_and_leaving_clears_them(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    one, two, three, four = (shown.key(i) for i in (1, 2, 3, 4))
    shown.point("0 is present because of position 1 and 1 more")
    assert shown.spotlight.positions == {one, three}
    assert shown.spotlight.moves == {(four, one), (four, three)}
    shown.point("2 exit: value 1")
    assert shown.spotlight.positions == {two}
    assert shown.spotlight.moves == {(four, two)}
    shown.point("2 is missing: so the value is 2")
    assert not shown.spotlight.positions
    assert not shown.spotlight.moves


def test_what_others_have_lit_is_left_alone(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.spotlight.light([shown.key(0)])
    shown.select(4)
    assert shown.spotlight.positions == {shown.key(0)}


def test_a_click_selects_the_follower_brings_it_into_view_and_explains_it(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    with qtbot.waitSignal(shown.panel.chosen) as chosen:
        shown.click("1 is present because of position 2 exit")
    assert chosen.args == [shown.key(2)]
    assert shown.selection.positions == {shown.key(2)}
    assert shown.seen == [shown.key(2)]
    assert shown.text("explainTitle") == "Position 2 exit"
    assert shown.value == "Value 1"
    shown.click("1: value 0")
    assert shown.text("explainTitle") == "Position 1"
    assert shown.text("explainReason").startswith("No move leads on")
    assert shown.value == "Value 0"
    assert shown.rows() == []


def test_the_keyboard_points_and_chooses(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    shown.panel.activateWindow()
    shown.list.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(shown.list.hasFocus)
    assert shown.spotlight.positions == {shown.key(1), shown.key(3)}
    qtbot.keyClick(shown.list, Qt.Key.Key_Down)
    assert shown.spotlight.positions == {shown.key(2)}
    qtbot.keyClick(shown.list, Qt.Key.Key_Return)
    shown.settle()
    assert shown.text("explainTitle") == "Position 2 exit"


def test_nothing_and_several_positions_say_what_to_do(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    assert shown.text("explainHint").startswith("Select a position")
    assert shown.rows() == []
    shown.select(1, 2)
    assert shown.text("explainHint").startswith("2 positions are selected")
    shown.select(4)
    assert shown.text("explainHint") == ""


@pytest.mark.parametrize("seed", range(8))
def test_every_explanation_proves_the_value_of_the_definition(qtbot, qapp, seed):
    rng = random.Random(seed)
    n = rng.randrange(2, 12)
    order = rng.sample(range(n), n)
    pairs = [(order[i], order[j]) for i in range(n) for j in range(i + 1, n) if rng.random() < 0.5]
    shown = Shown(qtbot, qapp, graph(n, pairs))
    below = {p: [t for s, t in pairs if s == p] for p in range(n)}
    values = {p: grundy_by_definition(p, below.__getitem__) for p in range(n)}
    for p in range(n):
        shown.select(p)
        assert shown.value == f"Value {values[p]}"
        rows = shown.rows()
        followers = [row for row in rows if re.fullmatch(r"\d+: value \d+", row)]
        assert followers == [f"{q}: value {values[q]}" for q in below[p]]
        present = [re.match(r"(\d+) is present because of position (\d+)", row) for row in rows]
        told = [(int(found[1]), int(found[2])) for found in present if found]
        assert [value for value, _ in told] == list(range(values[p]))
        assert all(q in below[p] and values[q] == value for value, q in told)
        if below[p]:
            assert f"{values[p]} is missing: so the value is {values[p]}" in rows


def test_an_edit_and_its_undo_are_followed(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    game = shown.session.graph
    shown.session.edit(graph_edits.add_move(game, shown.key(3), shown.key(0)), "Add a move")
    shown.session.edit(graph_edits.add_move(game, shown.key(0), shown.key(1)), "Add a move")
    shown.session.edit(graph_edits.add_move(game, shown.key(3), shown.key(1)), "Add a move")
    shown.settle()
    # Now 0 has the value 1, and 3 leads to 0 (1) and 1 (0).
    assert "3: value 2" in shown.rows()
    assert shown.value == "Value 3"
    while shown.session.undo_stack.canUndo():
        shown.session.undo_stack.undo()
    shown.settle()
    assert "3: value 0" in shown.rows()
    assert shown.value == "Value 2"


def test_a_name_is_text_and_follows_renaming(qtbot, qapp):
    shown = Shown(qtbot, qapp, graph(2, [(1, 0)], {0: "<b>x</b>"}))
    shown.select(1)
    assert "0 <b>x</b>: value 0" in shown.rows()
    shown.session.edit(Rename(shown.key(0), "<b>x</b>", "goal"), "Rename")
    shown.settle()
    assert "0 goal: value 0" in shown.rows()


def test_a_thousand_followers_are_folded_until_asked_for(qtbot, qapp):
    shown = Shown(qtbot, qapp, graph(1001, [(0, i) for i in range(1, 1001)]))
    shown.select(0)
    rows = shown.rows()
    assert rows[:4] == [
        "Mex step by step",
        "0 is present because of position 1 and 999 more",
        "1 is missing: so the value is 1",
        "Followers (1,000)",
    ]
    assert rows[4:] == [*(f"{i}: value 0" for i in range(1, 21)), "and 980 more"]
    shown.click("and 980 more")
    rows = shown.rows()
    assert rows[4:] == [f"{i}: value 0" for i in range(1, 1001)]
    shown.click("777: value 0")
    assert shown.selection.positions == {shown.key(777)}


def test_a_large_value_folds_its_steps(qtbot, qapp):
    n = 40
    shown = Shown(qtbot, qapp, graph(n, [(i, j) for i in range(n) for j in range(i)]))
    shown.select(n - 1)
    rows = shown.rows()
    assert rows[20:23] == [
        "19 is present because of position 19",
        "20 to 38 are present too",
        "39 is missing: so the value is 39",
    ]
    shown.click("20 to 38 are present too")
    assert "38 is present because of position 38" in shown.rows()
    assert "and 19 more" in shown.rows()


def test_nothing_is_worked_out_while_the_panel_is_hidden(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    shown.panel.hide()
    shown.select(2)
    shown.panel.show()
    shown.settle()
    assert shown.text("explainTitle") == "Position 2 exit"


def test_rows_that_are_painted_before_the_panel_looks_again_speak_of_no_position_that_is_gone(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    shown.select(4)
    game = shown.session.graph
    shown.session.edit(graph_edits.remove(game, [shown.key(2)]), "Delete")
    # At once, with no turn of the event loop in between.
    assert shown.panel.grab().toImage().width() == 300
    assert not any("exit" in row for row in shown.rows())
    shown.session.undo_stack.undo()
    assert any("exit" in row for row in shown.rows())


def test_the_case_that_was_looked_at_before_may_change_before_the_panel_looks_again(qtbot, qapp):
    shown = Shown(qtbot, qapp, SMALL)
    session = shown.session
    session.open(Document([SMALL, empty_record()]))
    shown.select(4)
    first, second = session.document.cases
    gone = shown.key(2)
    assert len(shown.rows()) == 8
    session.look_at(second.key)
    session.push(InCase(first.key, graph_edits.remove(first.game, [gone])), "Delete")
    # At once: what is painted in between says what it said, and asks for nothing that is gone.
    assert shown.panel.grab().toImage().width() == 300
    model = shown.list.model()
    texts = [model.data(model.index(row)) for row in range(model.rowCount())]
    assert len(texts) == 8
    shown.settle()
    assert shown.rows() == []
