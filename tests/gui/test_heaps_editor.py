"""The heaps editor: the rule as it is typed, heaps by mouse and keyboard, values against the definition."""

import itertools
import random
import sys
import threading
from functools import reduce
from operator import xor

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QTabBar,
    QToolButton,
    QWidget,
)

from engine.document import Document
from engine.games import heaps_edits
from engine.games.graph_record import GraphRecord
from engine.games.heaps import HeapMove
from engine.games.take_rule import Octal
from engine.games.take_rule_text import parse_rule
from engine.solve.period import Period
from gui.heaps import actions
from gui.heaps.heat import STEPS, contrast, heat, step_of
from gui.heaps.latest import Latest
from gui.heaps.row_text import LARGEST, read_row
from gui.heaps.rule_words import KNOWN, known_index
from gui.heaps.stack_geometry import Geometry
from gui.heaps.stack_paint import short_number
from gui.heaps.takes import options_at
from gui.heaps.typed_line import TypingError
from gui.heaps.wrap import Wrap
from gui.jobs import Jobs
from gui.theme import DARK, LIGHT, ThemeController
from gui.theme.icons import icon_names
from tests.gui.heaps_hand import ALT, CTRL, LEFT, NONE, HeapsHand, heaps_record, rests, values_by_hand

RULES = ("1 3 4", "1..5", "all", "squares", "2 5..7", "0.77", "0.137", "4.3", "0.6", "grundy's game")


@pytest.fixture(scope="module")
def theme(qapp):
    return ThemeController(qapp, "light")


@pytest.fixture
def hand(qtbot, theme):
    return HeapsHand(qtbot, theme, heaps_record("1 3 4", (5, 7, 12)))


# The rule


@pytest.mark.parametrize("text", RULES)
def test_a_typed_rule_shows_the_values_of_the_definition(hand, text):
    hand.type_in("ruleLine", text)
    assert hand.session.heaps.rule == parse_rule(text)
    assert hand.shown_values() == values_by_hand(parse_rule(text), 120)
    assert hand.text("ruleReading").rstrip(".").lower() == parse_rule(text).describe().lower()
    assert hand.text("ruleError") == ""


def test_the_template_set_and_its_period(hand):
    assert hand.shown_values()[:9] == [0, 1, 0, 1, 2, 3, 2, 0, 1]
    assert hand.text("valueKind") == "Proved period: 7, no pre-period"
    assert "x = 0 to 3" in hand.text("valueReason")
    assert hand.text("sequenceCaption") == "each row holds 2 periods of 7"


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("1..5", "Closed form: period 6", "x mod 6"),
        ("all", "Closed form: the value is the size", "g(x) = x"),
        ("0.77", "Proved period: 12, pre-period 71", "Guy and Smith"),
        ("squares", "Table: no period is proved", "set without end"),
        ("grundy's game", "Table: no period is proved", "no period is known"),
    ],
)
def test_how_the_values_are_found_is_told(hand, text, kind, reason):
    hand.type_in("ruleLine", text)
    assert hand.text("valueKind") == kind
    assert reason in hand.text("valueReason")


@pytest.mark.parametrize(
    ("text", "column", "found"),
    [("1 3 x", 5, "x"), ("3..1", 1, "1"), ("0.9", 3, "9"), ("1 0", 3, "0"), ("1 0.77", 3, "0.77"), ("", 1, "the end")],
)
def test_what_is_wrong_with_a_rule_is_told_and_the_game_stays(hand, text, column, found):
    hand.session.edit(heaps_edits.set_rule(hand.session.heaps, parse_rule("2")), "x")
    hand.settle()
    line = hand.line("ruleLine")
    line.setFocus()
    line.selectAll()
    line.insert(text)
    line.textEdited.emit(line.text())
    assert hand.text("ruleError").startswith(f"Column {column}: ")
    assert hand.text("ruleError").endswith(f"found {found})")
    assert hand.text("ruleReading") == "The game stays: Take 2."
    assert hand.session.heaps.rule == parse_rule("2")
    assert line.property("invalid") is True
    hand.key(Qt.Key.Key_Escape, widget=line)
    assert (line.text(), hand.text("ruleError"), line.property("invalid")) == ("2", "", False)


def test_the_wrong_place_is_underlined(hand):
    line = hand.line("ruleLine")
    hand.type_in("ruleLine", "1 3")
    line.clearFocus()
    plain = line.grab().toImage()
    hand.type_in("ruleLine", "1 x")
    line.clearFocus()
    marked = line.grab().toImage()
    red = [
        (x, y)
        for x, y in itertools.product(range(6, marked.width() - 6), range(6, marked.height() - 6))
        if _is_red(marked.pixelColor(x, y)) and not _is_red(plain.pixelColor(x, y))
    ]
    assert red
    assert min(x for x, _ in red) > 12
    hand.type_in("ruleLine", "1 3")
    line.clearFocus()
    assert line.grab().toImage() == plain


def _is_red(colour: QColor) -> bool:
    return colour.red() > 150 and colour.green() < 140 and colour.blue() < 150


def test_a_burst_of_typing_is_one_step_and_enter_ends_it(hand):
    hand.type_in("ruleLine", "2 5 7")
    assert hand.steps() == ["Change the rule"]
    hand.key(Qt.Key.Key_Return, widget=hand.line("ruleLine"))
    hand.qtbot.keyClicks(hand.line("ruleLine"), " 9")
    hand.settle()
    assert hand.steps() == ["Change the rule", "Change the rule"]
    assert hand.session.heaps.rule == parse_rule("2 5 7 9")
    hand.key(Qt.Key.Key_Z, CTRL, widget=hand.line("ruleLine"))
    assert hand.session.heaps.rule == parse_rule("2 5 7")
    assert hand.line("ruleLine").text() == "2 5 7"
    hand.undo_all()
    assert (hand.session.heaps.rule, hand.line("ruleLine").text()) == (parse_rule("1 3 4"), "1 3 4")
    hand.redo_all()
    assert hand.session.heaps.rule == parse_rule("2 5 7 9")
    assert hand.shown_values() == values_by_hand(parse_rule("2 5 7 9"), 120)


def test_typing_elsewhere_in_between_parts_the_steps(hand):
    hand.type_in("ruleLine", "2 5")
    hand.type_in("rowLine", "1 2")
    hand.type_in("ruleLine", "2 5 8")
    assert hand.steps() == ["Change the rule", "Edit the heaps", "Change the rule"]


def test_a_text_that_means_the_same_stays_as_it_was_typed(hand):
    hand.type_in("ruleLine", "1, 3, 4")
    assert hand.steps() == ["Change the rule"]  # "1" and "1, 3" on the way were other rules
    assert hand.line("ruleLine").text() == "1, 3, 4"
    hand.key(Qt.Key.Key_Plus)
    assert hand.line("ruleLine").text() == "1, 3, 4"


def test_a_draft_stays_while_the_heaps_change_and_goes_when_the_rule_does(hand):
    hand.type_in("ruleLine", "1 3 q")
    hand.key(Qt.Key.Key_Plus)
    assert hand.line("ruleLine").text() == "1 3 q"
    hand.session.edit(heaps_edits.set_rule(hand.session.heaps, parse_rule("7")), "x")
    assert (hand.line("ruleLine").text(), hand.text("ruleError")) == ("7", "")


@pytest.mark.parametrize("index", range(len(KNOWN)))
def test_well_known_rules_can_be_chosen(hand, index):
    hand.choose_rule(index)
    rule = parse_rule(KNOWN[index][1])
    assert hand.session.heaps.rule == rule
    assert hand.line("ruleLine").text() == KNOWN[index][1]
    assert known_index(rule) == index
    if KNOWN[index][1] not in ("fibonacci", "primes", "powers of 2"):
        assert hand.shown_values() == values_by_hand(rule, 120)


def test_a_period_is_looked_for_further_when_asked(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("0.6", (3,)))
    button = hand.child(QPushButton, "searchPeriod")
    assert button.isVisible()
    assert "4,096" in hand.text("valueReason")
    qtbot.mouseClick(button, LEFT)
    hand.settle()
    assert "16,384" in hand.text("valueReason")
    assert not button.isVisible()


# The heaps


def grundy_sum(rule, heaps):
    values = values_by_hand(rule, max(heaps, default=0))
    return reduce(xor, (values[size] for size in heaps), 0)


@pytest.mark.parametrize("seed", range(10))
def test_nim_sum_and_winning_moves_are_those_of_the_definition(qtbot, theme, seed):
    rng = random.Random(seed)
    rule = parse_rule(rng.choice(RULES))
    heaps = tuple(rng.randrange(0, 16) for _ in range(rng.randrange(1, 5)))
    hand = HeapsHand(qtbot, theme, heaps_record("1", (1,)))
    hand.type_in("ruleLine", rule.text)
    hand.type_in("rowLine", " ".join(map(str, heaps)))
    total = grundy_sum(rule, heaps)
    assert hand.text("rowNimSum").split(" = ")[0] == f"Nim-sum {total}"
    assert hand.text("rowWinning").startswith("The first player wins" if total else "The second player wins")
    wins = {
        (i, tuple(sorted(rest)))
        for i, size in enumerate(heaps)
        for rest in rests(rule, size)
        if grundy_sum(rule, (*heaps[:i], *rest, *heaps[i + 1 :])) == 0
    }
    marked = {
        (i, tuple(sorted(size for size in move.rest if size)))
        for i, moves in hand.stacks.scene.winning.items()
        for move in moves
    }
    assert marked == {(i, tuple(size for size in rest if size)) for i, rest in wins}


def test_heaps_are_typed_as_text(hand):
    hand.type_in("rowLine", "5 7, 10^18")
    assert hand.heaps == (5, 7, 10**18)
    assert hand.steps() == ["Edit the heaps"]
    hand.type_in("rowLine", "5 -7")
    assert hand.heaps == (5,)
    assert hand.text("rowError").startswith("Column 3: this is no size")
    hand.type_in("rowLine", "")
    assert hand.heaps == ()
    assert hand.text("rowWinning") == "No heaps: who has to move loses."
    hand.undo_all()
    assert (hand.heaps, hand.line("rowLine").text()) == ((5, 7, 12), "5 7 12")


def test_a_heap_is_added_with_the_plus(hand):
    hand.click(hand.foot(3))
    editor = hand.line("heapSize")
    assert editor.isVisible()
    assert hand.steps() == []
    hand.qtbot.keyClicks(editor, "9")
    hand.key(Qt.Key.Key_Return, widget=editor)
    assert hand.heaps == (5, 7, 12, 9)
    assert hand.steps() == ["Add a heap of 9"]
    assert hand.stacks.scene.current == 3
    assert hand.line("rowLine").text() == "5 7 12 9"
    assert hand.stacks.hasFocus()


def test_a_heap_is_added_with_the_button_and_escape_adds_none(hand):
    hand.qtbot.mouseClick(hand.child(QToolButton, "heapAdd"), LEFT)
    hand.key(Qt.Key.Key_Escape, widget=hand.line("heapSize"))
    assert (hand.heaps, hand.steps()) == ((5, 7, 12), [])
    hand.key(Qt.Key.Key_Insert)
    hand.qtbot.keyClicks(hand.line("heapSize"), "1000000000000000000")
    hand.key(Qt.Key.Key_Return, widget=hand.line("heapSize"))
    assert hand.heaps[-1] == 10**18


def test_keys_do_everything_to_heaps_and_all_is_undone(hand):
    hand.stacks.setFocus()
    hand.key(Qt.Key.Key_Right)
    hand.keys("+++")
    assert hand.heaps == (5, 10, 12)
    hand.key(Qt.Key.Key_Minus)
    assert hand.heaps == (5, 9, 12)
    assert hand.steps() == ["Change the size of heap 2"]
    hand.keys("4")
    hand.qtbot.keyClicks(hand.line("heapSize"), "2")
    hand.key(Qt.Key.Key_Return, widget=hand.line("heapSize"))
    assert hand.heaps == (5, 42, 12)
    hand.key(Qt.Key.Key_Right, ALT)
    assert (hand.heaps, hand.stacks.scene.current) == ((5, 12, 42), 2)
    hand.key(Qt.Key.Key_Right, ALT)
    hand.key(Qt.Key.Key_Home)
    hand.key(Qt.Key.Key_Delete)
    assert hand.heaps == (12, 42)
    hand.key(Qt.Key.Key_End)
    hand.key(Qt.Key.Key_Backspace)
    hand.key(Qt.Key.Key_Delete)
    assert hand.heaps == ()
    hand.key(Qt.Key.Key_Delete)
    expected = ["Change the size of heap 2", "Set heap 2 to 42", "Move heap 2 to place 3"]
    assert hand.steps() == [*expected, "Remove heap 1", "Remove heap 2", "Remove heap 1"]
    hand.undo_all()
    assert hand.heaps == (5, 7, 12)
    hand.redo_all()
    assert hand.heaps == ()


def test_a_heap_is_not_smaller_than_0_nor_larger_than_10_to_18(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("1 3 4", (0, LARGEST)))
    hand.key(Qt.Key.Key_Minus)
    hand.key(Qt.Key.Key_End)
    hand.key(Qt.Key.Key_Plus)
    assert hand.heaps == (0, LARGEST)
    assert hand.refusals == ["A heap has from 0 to 10^18 stones"] * 2


def test_a_double_click_on_the_size_edits_it(hand):
    hand.double_click(hand.foot(2))
    editor = hand.line("heapSize")
    assert (editor.isVisible(), editor.text(), editor.selectedText()) == (True, "12", "12")
    hand.qtbot.keyClicks(editor, "x")
    hand.key(Qt.Key.Key_Return, widget=editor)
    assert editor.isVisible()
    assert "this is no size" in hand.refusals[-1]
    hand.qtbot.keyClick(editor, Qt.Key.Key_Backspace)
    hand.qtbot.keyClicks(editor, "8")
    hand.line("rowLine").setFocus()
    assert hand.heaps == (5, 7, 8)
    assert hand.line("rowLine").hasFocus()


# Playing


@pytest.mark.parametrize(("text", "size"), [("1 3 4", 9), ("1..5", 8), ("squares", 10), ("all", 6), ("2 5..7", 9)])
def test_a_click_takes_down_to_there_or_says_why_not(qtbot, theme, text, size):
    for number in range(1, size + 1):
        hand = HeapsHand(qtbot, theme, heaps_record(text, (2, size)))
        hand.click(hand.stone(1, number))
        if (number - 1,) in rests(parse_rule(text), size):
            assert hand.heaps == (2, number - 1)
            assert hand.steps() == [f"Take {size - number + 1} from heap 2"]
            hand.session.undo_stack.undo()
            assert hand.heaps == (2, size)
        else:
            assert hand.heaps == (2, size)
            assert hand.refusals[-1].startswith(
                f"Taking {size - number + 1} from heap 2 is not allowed. The rule: take"
            )
            assert hand.text("heapInfo") == hand.refusals[-1]
        hand.editor.close()


def test_pointing_at_a_heap_shows_where_it_can_go(hand):
    hand.point(hand.stone(1, 7))
    assert hand.stacks.scene.reach == {6: False, 4: False, 3: False} | {
        h: grundy_sum(parse_rule("1 3 4"), (5, h, 12)) == 0 for h in (6, 4, 3)
    }
    assert hand.text("heapInfo").startswith("Heap 2: take 1 down to 6, leaves nim-sum")
    hand.point(hand.stone(1, 6))
    assert hand.text("heapInfo").startswith("Taking 2 from heap 2 is not allowed")
    hand.point(hand.foot(0))
    assert hand.text("heapInfo").startswith("Heap 1 of 3: size 5, value 3")


def test_in_grundys_game_a_click_splits(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("grundy's game", (8,)))
    hand.click(hand.stone(0, 5))
    assert hand.heaps == (8,)
    assert hand.refusals[-1].startswith("Heap 1 cannot be split into 4 and 4")
    hand.click(hand.stone(0, 4))
    assert hand.heaps == (3, 5)
    assert hand.steps() == ["Split heap 1 into 3 and 5"]


def test_where_a_take_leaves_a_choice_a_menu_offers_it(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("0.77", (5,)))
    hand.click(hand.stone(0, 5))
    entries = [action.text().removeprefix("✓ ").split(":")[0] for action in hand.stacks.menu.actions()]
    assert entries == ["Take 1", "Take 1, leave 1 and 3", "Take 1, leave 2 and 2"]
    hand.stacks.menu.actions()[1].trigger()
    hand.stacks.menu.close()
    assert hand.heaps == (1, 3)
    assert hand.steps() == ["Take 1 from heap 1, leave 1 and 3"]


def test_moves_are_played_from_the_menu_by_keyboard_the_winning_one_first(hand):
    hand.type_in("rowLine", "5 6")
    hand.stacks.setFocus()
    hand.key(Qt.Key.Key_Space)
    first = hand.stacks.menu.actions()[0]
    assert first.text().startswith("✓ Take")
    hand.key(Qt.Key.Key_Return, widget=hand.stacks.menu)
    hand.settle()
    assert hand.text("rowNimSum").split(" = ")[0] == "Nim-sum 0"


@pytest.mark.parametrize("text", RULES)
def test_heights_stand_for_the_moves_of_the_rule(text):
    rule = parse_rule(text)
    for size in range(13):
        reached = [
            tuple(sorted(part for part in option.rest if part))
            for h in range(size)
            for option in options_at(rule, size, h)
        ]
        wanted = {
            tuple(sorted(part for part in rest if part))
            for rest in rests(rule, size)
            if sum(rest) < size or not isinstance(rule, Octal)
        }
        assert set(reached) == wanted


def test_the_spotlight_lights_heaps_and_moves(hand):
    before = hand.stacks.grab().toImage()
    hand.spotlight.light(thing=1)
    assert (hand.stacks.scene.lit, hand.stacks.scene.lit_move) == (1, None)
    ringed = hand.stacks.grab().toImage()
    hand.spotlight.light(thing=HeapMove(1, 3, (4,), 1))
    assert (hand.stacks.scene.lit, hand.stacks.scene.lit_move) == (1, HeapMove(1, 3, (4,), 1))
    taken = hand.stacks.grab().toImage()
    assert before != ringed != taken
    place = hand.stone(1, 6)
    assert ringed.pixelColor(place) != taken.pixelColor(place)
    hand.spotlight.clear()
    assert hand.stacks.grab().toImage() == before


# What cannot be told


def test_a_heap_beyond_the_table_is_told_honestly(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("squares", (5, 10**18)))
    assert hand.text("rowNimSum") == "Nim-sum unknown"
    assert "beyond the table" in hand.text("rowWinning")
    hand.click(hand.stone(1, 3))
    assert "beyond the table" in hand.refusals[-1]
    assert hand.heaps == (5, 10**18)
    hand.stacks.open_menu()
    hand.stacks.menu.close()
    hand.type_in("ruleLine", "1 3 4")
    assert (
        hand.text("rowNimSum")
        == f"Nim-sum {3 ^ [0, 1, 0, 1, 2, 3, 2][10**18 % 7]} = 3 xor {[0, 1, 0, 1, 2, 3, 2][10**18 % 7]}"
    )


def test_a_table_too_long_is_told_honestly(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("grundy's game", (5,)))
    hand.child(QSpinBox, "sequenceEnd").setValue(20_000)
    hand.settle()
    assert "beyond the table" in hand.text("sequenceTrouble")
    hand.child(QSpinBox, "sequenceEnd").setValue(50)
    hand.settle()
    assert hand.text("sequenceTrouble") == ""
    assert hand.shown_values() == values_by_hand(parse_rule("grundy's game"), 50)


def test_a_large_heap_is_worked_out_on_another_thread(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("2 13 177", (5,)))
    hand.type_in("rowLine", "90000 5")
    values = values_by_hand(parse_rule("2 13 177"), 90000)
    assert hand.text("rowNimSum") == f"Nim-sum {values[90000] ^ values[5]} = {values[90000]} xor {values[5]}"


def test_only_the_latest_question_is_answered(qtbot):
    jobs, answers, threads, gate = Jobs(), [], [], threading.Event()

    def work(question):
        threads.append(threading.current_thread())
        if question[0] == "slow":
            gate.wait(10)
        if question[1] == 9:
            raise ValueError("nine")
        return question

    latest = Latest(jobs, "test", work, answers.append, lambda question: question[0])
    latest.ask(("slow", 1), at_once=False)
    latest.ask(("other", 1), at_once=False)
    qtbot.waitUntil(lambda: answers == [("other", 1)])
    latest.ask(("slow", 2), at_once=False)
    latest.ask(("slow", 3), at_once=False)
    latest.ask(("slow", 9), at_once=False)
    gate.set()
    qtbot.waitUntil(lambda: not latest.waiting)
    assert len(answers) == 2
    assert str(answers[1]) == "nine"
    assert threading.main_thread() not in threads
    latest.ask(("now", 1), at_once=True)
    assert answers[-1] == ("now", 1)
    assert jobs.shut_down()


# The sequence


def test_pointing_at_a_size_shows_its_mex_and_where_it_leads(hand):
    rect = hand.table.cell_rect(9)
    hand.qtbot.mouseMove(hand.table.viewport(), rect.center() + QPoint(1, 1))
    hand.qtbot.mouseMove(hand.table.viewport(), rect.center())
    assert hand.text("mexHead") == "Size 9: value 0 = mex {1, 2, 3}"
    assert hand.text("mexMoves") == "take 1 → 8 (value 1), take 3 → 6 (value 2), take 4 → 5 (value 3)"
    assert hand.table.linked == {8, 6, 5}
    hand.table.setFocus()
    hand.key(Qt.Key.Key_Home, widget=hand.table)
    assert hand.text("mexHead") == "Size 0: value 0, as no move is left"
    hand.key(Qt.Key.Key_Down, widget=hand.table)
    assert hand.table.size_now == 14
    hand.key(Qt.Key.Key_End, widget=hand.table)
    assert hand.table.size_now == 120


def test_the_table_shows_what_its_cells_say(hand):
    for size in range(60):
        assert hand.table.size_at(hand.table.cell_rect(size).center()) == size
    heat_of = {value: heat(LIGHT, step_of(value, 3))[0].name() for value in range(4)}
    picture = hand.table.viewport().grab().toImage()
    for size, value in enumerate(hand.shown_values()[:28]):
        place = hand.table.cell_rect(size).bottomLeft() + QPoint(6, -5)
        assert picture.pixelColor(place).name() == heat_of[value]


def test_the_end_of_the_sequence_can_be_set(hand):
    hand.child(QSpinBox, "sequenceEnd").setValue(1000)
    hand.settle()
    assert hand.shown_values() == values_by_hand(parse_rule("1 3 4"), 1000)
    hand.child(QSpinBox, "sequenceEnd").setValue(0)
    hand.settle()
    assert hand.shown_values() == [0]


PERIODS = [
    None,
    Period(0, 1, 0, 0),
    Period(0, 7, 0, 3),
    Period(5, 7, 5, 9),
    Period(71, 12, 71, 155),
    Period(3, 40, 3, 9),
]


@pytest.mark.parametrize("period", PERIODS)
@pytest.mark.parametrize("columns", [1, 2, 7, 13, 20, 50])
@pytest.mark.parametrize("n", [-1, 0, 4, 5, 83, 200])
def test_every_size_has_its_cell_and_periods_stand_below_each_other(period, columns, n):
    wrap = Wrap(n, columns, period)
    listed = [size for row in range(wrap.rows) for size in wrap.row_sizes(row)]
    assert listed == list(range(n + 1))
    for size in range(n + 1):
        row, column = wrap.cell(size)
        assert column < columns
        assert wrap.size_at(row, column) == size
        if period and period.preperiod <= size <= n - period.length and wrap.periods_a_row <= 1:
            assert wrap.cell(size + period.length)[1] == column
    if period and wrap.periods_a_row:
        assert all(
            wrap.cell(s)[1] % period.length == (s - period.preperiod) % period.length for s in listed[wrap.start :]
        )


def test_heat_can_be_read_in_both_themes():
    for colours in (LIGHT, DARK):
        backs = []
        for step in range(-1, STEPS):
            back, ink = heat(colours, step)
            assert contrast(back, ink) >= 4.5
            backs.append(back.name())
        assert len(set(backs)) == len(backs)
    steps = [step_of(value, 9) for value in range(10)]
    assert steps == sorted(steps)
    assert (steps[0], steps[-1]) == (-1, STEPS - 1)
    assert step_of(1, 1) == STEPS - 1


def test_the_plot_comes_when_its_tab_is_shown(hand, theme):
    assert hand.editor.findChild(QWidget, "sequencePlot") is None
    tabs = hand.child(QTabBar, "sequenceTabs")
    hand.qtbot.mouseClick(tabs, LEFT, pos=tabs.tabRect(1).center())
    plot = hand.child(QWidget, "sequencePlot")
    assert plot.isVisible()
    sizes, values = plot.curve.getOriginalDataset()
    assert (sizes.tolist(), values.tolist()) == (list(range(121)), values_by_hand(parse_rule("1 3 4"), 120))
    assert plot.bands.period.length == 7
    hand.type_in("ruleLine", "0.77")
    assert plot.curve.getOriginalDataset()[1].tolist() == values_by_hand(parse_rule("0.77"), 120)
    assert hand.text("sequenceCaption") == "bands: periods of 12; grey: the pre-period"
    before = plot.grab().toImage()
    place = plot.mapFromScene(
        plot.getPlotItem().getViewBox().mapViewToScene(plot.getPlotItem().getViewBox().viewRect().center())
    )
    hand.qtbot.mouseMove(plot.viewport(), place + QPoint(2, 0))
    hand.qtbot.mouseMove(plot.viewport(), place)
    hand.qtbot.waitUntil(lambda: hand.text("mexHead").startswith("Size 60: value"))
    theme.set_mode("dark")
    assert plot.grab().toImage() != before
    theme.set_mode("light")


def test_of_many_values_each_seen_pixel_has_its_dot():
    from gui.heaps.plot_layers import one_a_pixel

    rng = np.random.default_rng(3)
    values = rng.integers(0, 50, 5000)
    sizes, kept = one_a_pixel(100, values, 0.5, 3.0)
    assert (sizes.tolist(), kept.tolist()) == (list(range(100, 5100)), values.tolist())
    sizes, kept = one_a_pixel(100, values, 8.0, 4.0)
    assert (values[sizes - 100] == kept).all()
    cells = {(int(size / 8), int(value / 4)) for size, value in zip(range(100, 5100), values.tolist(), strict=True)}
    found = [(int(size / 8), int(value / 4)) for size, value in zip(sizes.tolist(), kept.tolist(), strict=True)]
    assert len(found) == len(cells)
    assert set(found) == cells


def test_a_long_plot_has_dots_where_its_values_are(hand):
    handlers = actions.handlers(hand.editor)
    handlers["heaps-plot"]()
    plot = hand.child(QWidget, "sequencePlot")
    hand.type_in("ruleLine", "all")
    hand.child(QSpinBox, "sequenceEnd").setValue(5000)
    hand.settle()
    box = plot.getPlotItem().getViewBox()
    picture = plot.grab().toImage()
    dot = LIGHT.q("n_border").name()

    def is_marked(size, value):
        place = plot.mapFromScene(box.mapViewToScene(QPointF(size, value)))
        around = itertools.product((-1, 0, 1), repeat=2)
        return any(picture.pixelColor(place + QPoint(dx, dy)).name() == dot for dx, dy in around)

    assert all(is_marked(size, size) for size in (500, 1700, 2500, 4400))
    assert not any(is_marked(size, value) for size, value in ((500, 3210), (2500, 1110), (4400, 2150)))
    handlers["heaps-table"]()
    assert hand.table.isVisible()


def test_pyqtgraph_is_not_loaded_by_the_editor():
    import subprocess

    script = "import sys, gui.heaps.editor, gui.heaps.actions; print('pyqtgraph' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# As a graph


def open_dialog(hand) -> QDialog:
    hand.qtbot.mouseClick(hand.child(QToolButton, "heapsAsGraph"), LEFT)
    return hand.child(QDialog, "asGraphDialog")


def test_show_as_graph_makes_a_case_with_the_same_values(hand):
    dialog = open_dialog(hand)
    spin = dialog.findChild(QSpinBox, "asGraphLargest")
    assert spin.value() == 12
    spin.setValue(20)
    assert dialog.findChild(QLabel, "asGraphNote").text() == f"21 positions, {20 + 18 + 17} moves"
    hand.qtbot.mouseClick(dialog.findChild(QPushButton, "asGraphShow"), LEFT)
    hand.settle()
    game = hand.session.graph
    assert [game.value(p) for p in game.positions] == values_by_hand(parse_rule("1 3 4"), 20)
    assert game.nim_sum(hand.session.graph_query) == 3 ^ 0 ^ 3
    assert [game.title(p) for p, _ in hand.session.graph_query.counts.items()] == ["5", "7", "12"]
    assert hand.session.document.index_of(hand.session.case_key) == 1
    assert hand.session.case.name == "1 3 4: sizes 0 to 20"
    assert hand.steps() == ["Show heaps as a graph"]
    hand.session.undo_stack.undo()
    assert len(hand.session.document.cases) == 1
    assert hand.session.heaps is not None


def test_show_as_graph_says_why_not(hand):
    hand.type_in("rowLine", "100 3")
    dialog = open_dialog(hand)
    note, button = dialog.findChild(QLabel, "asGraphTrouble"), dialog.findChild(QPushButton, "asGraphShow")
    assert note.text() == "A heap of 100 has no position among the sizes 0 to 60."
    assert not button.isEnabled()
    dialog.findChild(QCheckBox, "asGraphStones").click()
    assert button.isEnabled()
    dialog.reject()


def test_a_splitting_game_is_no_graph(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("0.77", (5,)))
    dialog = open_dialog(hand)
    assert "a stone on a graph cannot become two stones" in dialog.findChild(QLabel, "asGraphTrouble").text()
    assert not dialog.findChild(QPushButton, "asGraphShow").isEnabled()
    dialog.reject()


# Following the session


def test_queries_and_cases_are_followed(qtbot, theme):
    graph = GraphRecord.from_moves(2, [(0, 1)], [[0]])
    hand = HeapsHand(qtbot, theme, heaps_record("1 3 4", (5,), (6, 2)), graph, heaps_record("all", (1, 2, 3)))
    assert hand.text("rowTitle") == "Query 1 of 2"
    cases = hand.session.document.cases
    hand.session.look_at(cases[0].key, cases[0].game.queries[1].key)
    assert (hand.text("rowTitle"), hand.line("rowLine").text()) == ("Query 2 of 2", "6 2")
    hand.session.look_at(cases[1].key)
    hand.settle()
    assert not any(actions.enabled(hand.editor).values())
    for handler in actions.handlers(hand.editor).values():
        handler()
    hand.editor.stacks.editor.close_up()
    assert hand.steps() == []
    hand.session.look_at(cases[2].key)
    hand.settle()
    assert (hand.line("ruleLine").text(), hand.line("rowLine").text()) == ("all", "1 2 3")
    assert hand.shown_values() == list(range(121))
    hand.session.open(Document([heaps_record("2", (4,))]))
    hand.settle()
    assert (hand.line("ruleLine").text(), hand.line("rowLine").text()) == ("2", "4")


def test_a_case_without_queries_offers_one(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("1 3 4"))
    assert hand.text("rowTitle") == "No query"
    assert not hand.line("rowLine").isEnabled()
    hand.key(Qt.Key.Key_Insert)
    hand.keys("5")
    assert not hand.line("heapSize").isVisible()
    qtbot.mouseClick(hand.child(QPushButton, "heapsAddQuery"), LEFT)
    assert hand.text("rowTitle") == "Query 1 of 1"
    assert not hand.child(QPushButton, "heapsAddQuery").isVisible()
    hand.type_in("rowLine", "3")
    assert hand.heaps == (3,)


def test_many_heaps_are_painted_only_where_they_are_seen(qtbot, theme):
    hand = HeapsHand(qtbot, theme, heaps_record("1 3 4", tuple(range(20_000))))
    hand.stacks.setFocus()
    hand.key(Qt.Key.Key_End)
    geometry = hand.stacks.geometry_now
    assert len(geometry.visible(hand.stacks.viewport().width())) < 20
    assert 19_999 in geometry.visible(hand.stacks.viewport().width())


@pytest.mark.parametrize("size", [0, 1, 7, 18, 19, 60, 10**18])
@pytest.mark.parametrize("height", [160, 300, 900])
def test_stones_are_found_where_they_are_drawn(size, height):
    geometry = Geometry((3, size), height)
    stack = geometry.stack(1)
    stones = stack.stones()
    assert len(stones) <= 40
    assert {1, size} <= {number for number, _ in stones} or size == 0
    for number, row in stones:
        box = geometry.row_box(1, row)
        assert box.top() >= 0
        assert geometry.stone_at(box.center().x(), box.center().y()) == (1, number)
    assert geometry.stone_at(geometry.column(1).center().x(), geometry.base + 5) is None


# Actions


def test_each_action_has_a_handler_and_a_place_in_the_menu(hand):
    names = {spec.name for spec in actions.SPECS}
    assert len(names) == len(actions.SPECS)
    assert all(name.startswith("heaps-") for name in names)
    assert actions.handlers(hand.editor).keys() == names == actions.enabled(hand.editor).keys()
    assert {entry for entry in actions.MENU[2] if entry} == names
    access_keys = [spec.text[spec.text.index("&") + 1].lower() for spec in actions.SPECS]
    assert len(set(access_keys)) == len(access_keys)
    assert {spec.icon for spec in actions.SPECS} - {""} <= icon_names()


def test_actions_are_offered_when_they_can_be_done(hand):
    told = []
    hand.editor.enabled_changed.connect(lambda: told.append(1))
    assert not actions.enabled(hand.editor)["heaps-left"]
    hand.key(Qt.Key.Key_Right)
    assert told
    assert actions.enabled(hand.editor)["heaps-left"]
    handlers = actions.handlers(hand.editor)
    handlers["heaps-left"]()
    assert hand.heaps == (7, 5, 12)
    handlers["heaps-grow"]()
    handlers["heaps-shrink"]()
    handlers["heaps-shrink"]()
    assert hand.heaps == (6, 5, 12)
    handlers["heaps-clear"]()
    assert hand.heaps == ()
    enabled = actions.enabled(hand.editor)
    assert not any(enabled[name] for name in ("heaps-remove", "heaps-grow", "heaps-moves", "heaps-clear"))
    handlers["heaps-rule"]()
    assert hand.line("ruleLine").hasFocus()
    handlers["heaps-row"]()
    assert hand.line("rowLine").hasFocus()


def keys_at_random(rng):
    plain = ["Left", "Right", "Home", "End", "Plus", "Minus", "Delete", "Insert", "Return", "Tab", "Escape", "Space"]
    return rng.choice([*plain, *"0123456789"])


@pytest.mark.parametrize("seed", range(6))
def test_whatever_is_typed_the_nim_sum_is_right_and_all_can_be_undone(qtbot, theme, seed):
    rng = random.Random(seed)
    record = heaps_record(rng.choice(["1 3 4", "0.77", "1..3", "squares"]), (5, 0, 9), (2,))
    hand = HeapsHand(qtbot, theme, record)
    hand.stacks.setFocus()
    for _ in range(50):
        target = hand.line("heapSize") if hand.line("heapSize").isVisible() else hand.stacks
        name = keys_at_random(rng)
        qtbot.keyClick(target, getattr(Qt.Key, f"Key_{name}"), rng.choice([ALT, NONE, NONE, NONE]))
        hand.stacks.menu.close()
        if rng.random() < 0.1:
            hand.type_in("ruleLine", rng.choice(RULES))
        if rng.random() < 0.2 and hand.heaps:
            heap = rng.randrange(min(len(hand.heaps), 4))
            stones = hand.stacks.geometry_now.stack(heap).stones()
            if stones:
                hand.click(hand.stone(heap, rng.choice(stones)[0]))
                hand.stacks.menu.close()
        hand.settle()
        if max(hand.heaps, default=0) < 200:
            total = grundy_sum(hand.session.heaps.rule, hand.heaps)
            assert hand.text("rowNimSum").split(" = ")[0] == f"Nim-sum {total}"
        assert hand.line("rowLine").text() == " ".join(map(str, hand.heaps))
    hand.stacks.editor.close_up()
    end = hand.session.case.record
    hand.undo_all()
    assert hand.session.case.record == record
    hand.redo_all()
    assert hand.session.case.record == end


# Words


@pytest.mark.parametrize(
    ("size", "text"),
    [(0, "0"), (12_345, "12,345"), (10**9, "10^9"), (10**18, "10^18"), (123_456_789_012, "≈1.2e11")],
)
def test_huge_numbers_are_shortened(size, text):
    assert short_number(size) == text


@pytest.mark.parametrize("text", ["x", "1 2x", "-1", "1.5", "10^19", "1000000000000000001", "9" * 5000, "10^", "2^99"])
def test_what_is_no_size_is_refused(text):
    with pytest.raises(TypingError):
        read_row(text)


def test_rows_are_read_as_people_write_them():
    assert read_row(" 5, 7;12  10^3\t0 ") == (5, 7, 12, 1000, 0)
    assert read_row("1000000000000000000") == (LARGEST,)
    assert read_row("") == ()


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("size", [(700, 720), (1000, 760), (1600, 760)])
def test_nothing_is_cut_off_at_any_size(qtbot, qapp, mode, size):
    hand = HeapsHand(qtbot, ThemeController(qapp, mode), heaps_record("0.137", (5, 70)), size=size)
    wrapped = [label for label in hand.editor.findChildren(QLabel) if label.wordWrap() and label.isVisible()]
    assert {"valueReason", "ruleReading", "rowWinning"} <= {label.objectName() for label in wrapped}
    qtbot.waitUntil(lambda: all(label.height() >= label.heightForWidth(label.width()) for label in wrapped))
    assert not hand.editor.findChild(QScrollArea).verticalScrollBar().isVisible()
    top, bottom = hand.stacks.parentWidget(), hand.editor.sequence
    assert hand.stacks.mapTo(top, QPoint(0, hand.stacks.height())).y() <= top.height()
    assert bottom.height() >= bottom.minimumSizeHint().height()
    assert hand.editor.grab().toImage().pixelColor(3, 3) == (LIGHT if mode == "light" else DARK).q("surface")
