"""The play window under a real mouse and keyboard: whole games on all three kinds, and the document untouched."""

import random
from functools import cache

import numpy as np
import pytest
from play_hand import LEFT, NONE, PlayHand
from playing_out import board_rows, board_wins, heaps_win
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QListView, QSlider, QWidget

from engine.games.board_record import BoardRecord
from engine.games.graph import StoneMove
from engine.games.graph_record import GraphRecord
from engine.games.heaps import HeapMove
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from engine.play import Side
from gui.actions import SPECS as WINDOW_SPECS
from gui.play import actions
from gui.theme import DARK, LIGHT, ThemeController

MOVES = ((5, 4), (5, 3), (4, 3), (4, 2), (3, 2), (3, 1), (2, 1), (2, 0), (1, 0))
K = Qt.Key


def graph(*stones):
    return GraphRecord.from_moves(6, MOVES, [stones], name="Stairs")


def board(*rows):
    return BoardRecord(6, rows)


def heaps(*sizes, rule="1 2 3"):
    return HeapsRecord(parse_rule(rule), (HeapsQueryRecord(sizes),))


WON = {"graph": graph(5, 4, 2), "board": board((1, 2), (2, 3, 5)), "heaps": heaps(6, 3)}
LOST = {"graph": graph(5, 5, 2, 2), "board": board((1, 3), (1, 3)), "heaps": heaps(6, 2)}


@cache
def graph_wins(stones):
    """By playing everything out."""
    for i, stone in enumerate(stones):
        for source, target in MOVES:
            if source == stone and not graph_wins(tuple(sorted((*stones[:i], target, *stones[i + 1 :])))):
                return True
    return False


def wins(hand):
    """Whether the player to move wins the placement that is seen, by playing everything out."""
    session = hand.window.session
    if session.graph is not None:
        stones = [p for p, count in session.graph_query.counts.items() for _ in range(count)]
        return graph_wins(tuple(sorted(stones)))
    if session.board is not None:
        return board_wins(board_rows(session.board))
    return heaps_win(session.heaps.rule, session.heaps_query.heaps)


@pytest.fixture(scope="module")
def theme(qapp):
    return ThemeController(qapp, "light")


@pytest.fixture
def play(qtbot, theme):
    """Makes hands on play windows; at the end no document has been touched."""
    hands = []

    def made(*records, **more):
        hands.append(PlayHand(qtbot, theme, *records, **more))
        return hands[-1]

    yield made
    for hand in hands:
        hand.check_untouched()
        hand.window.close()


def choose(hand, name, index):
    """Choose an entry of a combo box with the keyboard."""
    combo = hand.window.findChild(QComboBox, name)
    combo.setFocus()
    while combo.currentIndex() != index:
        QTest.keyClick(combo, K.Key_Down if combo.currentIndex() < index else K.Key_Up)
    hand.settle()


def as_move(hand, hinted):
    """The legal move that a hint has lit."""
    if isinstance(hinted, HeapMove):
        return next(move for move in hand.legal if move == hinted)
    return next(move for move in hand.legal if tuple(move[: len(hinted)]) == tuple(hinted))


# Whole games


@pytest.mark.parametrize("kind", WON)
@pytest.mark.parametrize("seed", [1, 2])
def test_following_the_hints_wins_a_won_game(play, kind, seed):
    hand = play(WON[kind], seed=seed)
    assert wins(hand)
    assert hand.status == "Your move"
    while not hand.over:
        hand.press(hand.panel.hint)
        move = as_move(hand, hand.hinted())
        assert "wins: it leaves nim-sum 0." in hand.note
        hand.make(move)
        # After the reply it is a won game again.
        assert hand.over or wins(hand)
    assert hand.status == "You win"
    assert hand.note == "You won: the engine never could win, as the nim-sum was 0 whenever it was to move."
    assert not hand.panel.hint.isEnabled()
    assert not hand.panel.resign.isEnabled()


@pytest.mark.parametrize("kind", LOST)
def test_a_lost_game_is_lost_whatever_one_does(play, kind):
    hand, pick = play(LOST[kind]), random.Random(5)
    while not hand.over:
        assert not wins(hand)
        hand.press(hand.panel.hint)
        assert hand.hinted() is None
        assert hand.note == "No move wins: the nim-sum is 0, and every move can be answered."
        hand.make(pick.choice(hand.legal))
    assert hand.status == "The engine wins"
    assert hand.note == "You lost: you never could win, as the nim-sum was 0 whenever you were to move."


@pytest.mark.parametrize("kind", WON)
@pytest.mark.parametrize("seed", range(4))
def test_the_verdict_names_the_first_losing_move_of_the_loser(play, kind, seed):
    hand, pick = play(WON[kind], seed=seed), random.Random(seed)
    hand.panel.mistakes.setValue(50)
    while not hand.over:
        hand.make(pick.choice(hand.legal))
    plies, verdict = list(hand.referee.match.plies), hand.referee.match.verdict()
    lost = []
    for ply in plies:
        hand.referee.look(ply.number - 1)
        before = wins(hand)
        hand.referee.look(ply.number)
        if before and wins(hand) and ply.side is verdict.loser:
            lost.append(ply)
    who = "You lost: your" if verdict.loser is Side.FIRST else "You won: the engine's"
    left = "you" if verdict.loser is Side.FIRST else "it"
    hand.referee.go_live()
    if not lost:
        assert "never could win" in hand.note
        return
    first = lost[0]
    named = f"{who} move {first.number}, “{first.text}”, gave the win away: the nim-sum was {first.before} and {left}"
    assert hand.note.startswith(f"{named} left {first.after}.")
    assert (f"move {lost[-1].number}, “{lost[-1].text}”, was the last" in hand.note) == (len(lost) > 1)
    marked = [i for i, row in enumerate(hand.rows) if row.endswith("Gives the win away")]
    assert {ply.number for ply in lost} <= set(marked)


def test_an_engine_that_always_errs_loses_a_won_game(play):
    hand = play(heaps(6, 2))
    slider = hand.window.findChild(QSlider, "playMistakes")
    slider.setFocus()
    QTest.keyClick(slider, K.Key_End)
    assert slider.value() == 100
    assert hand.panel.mistakes_text.text() == "Gives every win away"
    while not hand.over:
        hand.press(hand.panel.hint)
        hinted = hand.hinted()
        hand.make(as_move(hand, hinted) if hinted else hand.legal[0])
    assert hand.status == "You win"
    assert "the engine's move 2" in hand.note


def test_a_whole_game_with_the_keyboard(play):
    hand = play(WON["board"])
    hand.view.setFocus()
    while not hand.over:
        hand.key(K.Key_Right)
        if hand.referee.match.nim_sum:
            for _ in hand.legal:
                chosen = next(m for m in hand.legal if (m.row, m.source) == hand.view.chess)
                if chosen.leaves == 0:
                    break
                hand.key(K.Key_Right)
        assert hand.note.endswith("? Press Enter to make this move.")
        hand.key(K.Key_Return)
        hand.settle()
    assert hand.status == "You win"


def test_arrows_go_around_both_ways(play):
    hand = play(WON["heaps"])
    seen = []
    for _ in range(len(hand.legal) + 1):
        hand.key(K.Key_Right)
        seen.append(hand.view._spotlight.thing)
    assert seen[:-1] == hand.legal
    assert seen[-1] == seen[0]
    hand.key(K.Key_Left)
    assert hand.view._spotlight.thing == seen[-2]
    hand.key(K.Key_Escape)
    assert hand.view._spotlight.thing is None
    hand.key(K.Key_Return)
    assert not hand.referee.match.plies


# Who plays


def test_the_engine_may_begin(play):
    hand = play(WON["graph"])
    choose(hand, "playStarts", 1)
    assert [ply.side for ply in hand.referee.match.plies] == [Side.FIRST]
    assert hand.referee.match.nim_sum == 0
    assert hand.rows[1].startswith("1. Engine: Move a stone")
    assert not hand.panel.back.isEnabled(), "the first move is not the person's"
    while not hand.over:
        hand.make(hand.legal[0])
    assert hand.status == "The engine wins"
    assert "never could win" in hand.note


def test_players_chosen_in_mid_game_count_from_the_next_on(play):
    hand = play(WON["heaps"])
    hand.make(hand.legal[0])
    plies = list(hand.referee.match.plies)
    choose(hand, "playStarts", 1)
    assert hand.note == "This counts from the next game on."
    assert list(hand.referee.match.plies) == plies
    hand.press(hand.panel.new)
    assert len(hand.referee.match.plies) == 1
    assert hand.rows[1].startswith("1. Engine")


def test_two_players_share_the_mouse(play):
    hand = play(heaps(3))
    choose(hand, "playOpponent", 1)
    assert hand.status == "First player to move"
    for name in ("playStarts", "playMistakes", "playMistakesText", "playPace"):
        assert not hand.window.findChild(QWidget, name).isVisible(), "that is about the engine"
    hand.make(HeapMove(0, 1, (2,), 2))
    assert hand.status == "Second player to move"
    hand.make(HeapMove(0, 2, (0,), 0))
    assert hand.status == "The second player wins"
    lost = "The first player lost: their move 1, “Take 1 from heap 1”, gave the win away"
    assert hand.note == f"{lost}: the nim-sum was 3 and they left 2."
    hand.press(hand.panel.back)
    assert hand.status == "Second player to move"
    hand.press(hand.panel.resign)
    assert hand.status == "The first player wins"
    assert hand.rows[1:] == ["1. First player: Take 1 from heap 1. Gives the win away"]
    assert hand.note.startswith("The second player resigned: no move had given the win away. It could still have")
    choose(hand, "playOpponent", 0)
    assert hand.status == "Your move"
    assert hand.panel.starts.isVisible()


# Take back, resign, new


@pytest.mark.parametrize("kind", WON)
def test_taking_back_takes_the_reply_too(play, kind):
    hand = play(WON[kind])
    start = hand.window.session.document.records()
    assert not hand.panel.back.isEnabled()
    hand.make(hand.legal[0])
    hand.make(hand.legal[-1]) if not hand.over else None
    count = len(hand.referee.match.plies)
    hand.press(hand.panel.back)
    assert len(hand.referee.match.plies) == 2 < count
    hand.press(hand.panel.back)
    assert hand.rows[1:] == []
    assert hand.window.session.document.records() == start
    assert not hand.panel.back.isEnabled()
    # The way is free for another move.
    hand.make(hand.legal[-1])
    assert hand.referee.live


def test_taking_back_while_the_engine_thinks(play):
    hand = play(WON["heaps"], delay=60_000)
    hand.click(hand.ends(hand.legal[0])[0])
    assert hand.status == "The engine thinks…"
    assert len(hand.referee.match.plies) == 1
    hand.click(hand.stone(1, 3))
    assert hand.note == "It is not your turn."
    hand.press(hand.panel.back)
    assert hand.status == "Your move"
    assert not hand.referee.match.plies


def test_resigning_and_thinking_better_of_it(play):
    hand = play(WON["graph"])
    hand.press(hand.panel.resign)
    assert hand.status == "The engine wins"
    value = hand.referee.match.nim_sum
    assert hand.note == (
        f"You resigned: no move had given the win away. You could still have won: the nim-sum was {value}."
    )
    said = hand.note
    hand.click(hand.view.position_at(5))
    assert hand.note == said, "how it ended is not talked over"
    assert not hand.referee.match.plies
    hand.press(hand.panel.back)
    assert hand.status == "Your move"
    assert not hand.over


def test_a_new_game_begins_from_the_same_placement(play):
    hand = play(WON["board"])
    start = hand.window.session.document.records()
    hand.make(hand.legal[0])
    hand.press(hand.panel.new)
    assert hand.window.session.document.records() == start
    assert len(hand.rows) == 1
    hand.make(hand.legal[1])
    assert hand.referee.live


# Looking back


@pytest.mark.parametrize("kind", WON)
def test_the_list_steps_through_the_match(play, kind):
    hand = play(WON[kind])
    session, moves = hand.window.session, hand.window.findChild(QListView, "playMoves")
    seen = [session.document.records()]
    hand.make(hand.legal[0])
    for count in (1, 2):
        hand.referee.look(count)
        seen.append(session.document.records())
    assert [row.split(":")[0] for row in hand.rows] == ["Start", "1. You", "2. Engine"]
    for row in (0, 2, 1):
        QTest.mouseClick(moves.viewport(), LEFT, NONE, moves.visualRect(moves.model().index(row, 0)).center())
        assert session.document.records() == seen[row]
        assert hand.panel.live.isVisible() == (row != 2)
    assert hand.status == "After move 1 of 2"
    hand.click(QPoint(3, 3))
    hand.click(hand.ends(hand.legal[0])[0])
    assert len(hand.referee.match.plies) == 2
    QTest.keyClick(moves, K.Key_Home)
    assert session.document.records() == seen[0]
    hand.press(hand.panel.live)
    assert session.document.records() == seen[2]
    assert hand.status == "Your move"
    hand.make(hand.legal[0])


def test_the_engine_moves_on_while_one_looks_back(play):
    hand = play(heaps(9, 8, 7), delay=30)
    hand.click(hand.ends(hand.legal[0])[0])
    hand.referee.look(0)
    hand.settle()
    assert len(hand.referee.match.plies) == 2
    assert hand.referee.live


# Clicks that are no moves


def test_clicks_on_a_graph_say_why_they_do_nothing(play):
    hand = play(graph(4, 0))
    hand.click(hand.view.position_at(5))
    assert hand.note == "There is no stone on 5."
    hand.click(hand.view.position_at(0))
    assert hand.note == "The stone on 0 cannot move: it has no followers."
    hand.click(hand.view.position_at(4))
    assert hand.view.spotlight.positions == {4, 3, 2}
    assert hand.view.spotlight.moves == {(4, 3), (4, 2)}
    hand.click(hand.view.position_at(1))
    assert hand.note == "No move leads from 4 to 1."
    assert hand.view.chosen_stone is None
    assert not hand.referee.match.plies


def test_a_click_beside_chooses_nothing_and_a_drag_there_moves_the_view(play):
    hand = play(graph(4))
    hand.click(hand.view.position_at(4))
    at = hand.view.position_at(0)
    hand.drag(QPoint(5, 5), QPoint(45, 25))
    assert hand.view.chosen_stone is None
    assert hand.view.position_at(0) - at == QPoint(40, 20)


def test_a_stone_is_dragged(play):
    hand = play(graph(5, 5))
    hand.drag(hand.view.position_at(5), hand.view.position_at(2))
    assert hand.note == "No move leads from 5 to 2."
    assert not hand.referee.match.plies
    hand.drag(hand.view.position_at(5), hand.view.position_at(5) + QPoint(60, 3))
    assert not hand.referee.match.plies
    hand.drag(hand.view.position_at(5), hand.view.position_at(3))
    assert hand.referee.match.plies[0].move[:2] == (5, 3)


def test_quick_clicks_on_a_graph_change_nothing_but_the_stones(play):
    hand = play(graph(5))
    for where in (hand.view.position_at(1), QPoint(8, 8)):
        hand.click(where)
        QTest.mouseDClick(hand.view, LEFT, NONE, where)
        QTest.mouseRelease(hand.view, LEFT, NONE, where)
    for key in (K.Key_F2, K.Key_Delete, K.Key_Up, K.Key_Plus):
        hand.key(key)
    game = hand.window.session.graph
    assert (game.n, game.names, hand.window.session.undo_stack.count()) == (6, {}, 0)


def test_a_chess_is_clicked_twice_or_dragged(play):
    hand = play(board((1, 2), (3,), (6,)))
    hand.click(hand.view.grid.cell_centre(2, 6).toPoint())
    assert hand.note == "Row 3: the chess in column 6 cannot move: no block on its right is empty."
    hand.click(hand.view.grid.cell_centre(1, 5).toPoint())
    assert hand.note == "Row 2: there is no chess in column 5."
    here = hand.view.grid.cell_centre(0, 1).toPoint()
    hand.click(here)
    assert not hand.referee.match.plies
    assert hand.view.chess is not None
    hand.click(here)
    hand.settle()
    ply = hand.referee.match.plies[0]
    assert (ply.move.source, ply.move.target) == (1, 3)
    hand.press(hand.panel.back)
    hand.drag(here, hand.view.grid.cell_centre(0, 4).toPoint())
    assert not hand.referee.match.plies, "it does not land there"
    hand.key(K.Key_Escape)
    hand.drag(here, hand.view.grid.cell_centre(0, 3).toPoint())
    assert hand.referee.match.plies[0].move == ply.move


def test_a_hinted_chess_is_moved_by_a_click_where_it_lands(play):
    hand = play(WON["board"])
    hand.press(hand.panel.hint)
    move = as_move(hand, hand.hinted())
    hand.click(hand.ends(move)[1])
    hand.settle()
    assert hand.referee.match.plies[0].move == move


def test_heaps_refuse_what_the_rule_forbids(play):
    hand = play(heaps(9, rule="1 3"))
    hand.click(hand.stone(0, 8))
    assert hand.note.startswith("Taking 2 from heap 1 is not allowed")
    assert not hand.referee.match.plies
    hand.make(HeapMove(0, 3, (6,), 0))


def test_a_double_click_makes_one_move(play):
    hand = play(heaps(9, 9), delay=60_000)
    where = hand.stone(0, 9)
    hand.click(where)
    QTest.mouseDClick(hand.target, LEFT, NONE, where)
    QTest.mouseRelease(hand.target, LEFT, NONE, where)
    assert len(hand.referee.match.plies) == 1


def test_how_a_heap_is_split_is_asked(play, qtbot):
    hand = play(heaps(5, rule="0.77"))
    hand.click(hand.stone(0, 5))
    assert hand.view.menu.isVisible()
    texts = [action.text() for action in hand.view.menu.actions()]
    assert texts == ["Take 1", "Take 1, leave 1 and 3", "Take 1, leave 2 and 2"]
    hand.view.menu.actions()[2].trigger()
    hand.view.menu.close()
    hand.settle()
    assert hand.referee.match.plies[0].move == HeapMove(0, 1, (2, 2), 0)
    assert len(hand.window.session.heaps_query.heaps) >= 2


# What is seen


def colours_in(widget, least=60):
    """All colours that a widget shows in more than so many pixels."""
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    pixels = np.frombuffer(image.constBits(), dtype=np.uint32) & 0xFFFFFF
    colours, counts = np.unique(pixels, return_counts=True)
    return {f"#{colour:06x}" for colour in colours[counts > least].tolist()}


@pytest.mark.parametrize("kind", LOST)
@pytest.mark.parametrize("colours", [LIGHT, DARK])
def test_values_are_shown_on_demand_only(play, theme, kind, colours):
    theme.set_mode("dark" if colours.is_dark else "light")
    # The placements hold parts of value 0, in the colour of P-positions.
    hand = play({"graph": graph(5, 0), "board": board((1, 6), (6,)), "heaps": heaps(6, 4)}[kind])
    assert colours.p_fill not in colours_in(hand.view)
    QTest.mouseClick(hand.panel.values, LEFT, NONE, QPoint(8, hand.panel.values.height() // 2))
    assert colours.p_fill in colours_in(hand.view)
    theme.set_mode("light")


@pytest.mark.parametrize("kind", WON)
def test_pointing_at_a_winning_move_does_not_tell_it(play, kind):
    hand = play(WON[kind])
    winning = next(move for move in hand.legal if move.leaves == 0)
    QTest.mouseMove(hand.target, hand.ends(winning)[0])
    QApplication.processEvents()
    assert LIGHT.move_winning not in colours_in(hand.view, least=0)
    hand.press(hand.panel.hint)
    QTest.mouseMove(hand.target, QPoint(2, 2))
    QApplication.processEvents()
    assert LIGHT.move_winning in colours_in(hand.view, least=10)


def test_legal_moves_can_be_left_unlit(play):
    hand = play(graph(5, 4))
    assert hand.view.spotlight.positions == {5, 4}
    hand.panel.legal.click()
    assert not hand.view.spotlight.positions
    hand.click(hand.view.position_at(5))
    assert hand.view.spotlight.positions == {5}
    hand.panel.legal.click()
    assert hand.view.spotlight.positions == {5, 4, 3}


@pytest.mark.parametrize("kind", WON)
def test_moves_are_seen_on_their_way_and_can_be_cut_short(play, kind):
    hand = play(WON[kind], delay=60_000)
    move = next(m for m in hand.legal if m.leaves)

    def moving():
        return hand.view.show_state.slide is not None if kind == "board" else hand.view._travel.thing is not None

    for where in hand.ends(move):
        hand.click(where)
    assert moving()
    hand.view.grab()
    hand.key(K.Key_Escape)
    assert not moving()
    hand.press(hand.panel.back)
    hand.key(K.Key_Escape)
    hand.panel.animated.click()
    for where in hand.ends(move):
        hand.click(where)
    assert len(hand.referee.match.plies) == 1
    assert not moving()


def test_the_last_move_is_marked(play):
    hand = play(graph(5, 4))
    hand.make(StoneMove(5, 4, 0))
    last = hand.referee.match.plies[-1].move
    assert hand.view.selection.moves == {(last.source, last.target)}
    hand.referee.look(1)
    assert hand.view.selection.moves == {(5, 4)}
    hand.referee.look(0)
    assert not hand.view.selection.moves


# Saving


def test_the_moves_are_saved(play, tmp_path):
    hand, target = play(heaps(3, 2)), tmp_path / "match.txt"
    hand.window.ask_path = lambda suggested: tmp_path / suggested
    hand.panel.mistakes.setValue(30)
    hand.make(HeapMove(0, 2, (1,), 3))
    hand.panel.mistakes.setValue(30)
    hand.press(hand.panel.resign)
    hand.press(hand.panel.save)
    text = target.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert lines[0] == "A match in Grundy Studio"
    assert "From: 3, 2" in lines
    assert "You against the engine (30 % mistakes)" in lines
    assert "You began." in lines
    assert "1. You: Take 2 from heap 1 (nim-sum 1 → 3)  gives the win away" in lines
    assert lines[-1].startswith("You resigned: your move 1, “Take 2 from heap 1”, gave the win away")
    assert hand.note == "The moves are saved in match.txt."


def test_saving_can_be_left_or_fail(play, tmp_path):
    hand = play(heaps(3))
    hand.window.ask_path = lambda suggested: None
    note = hand.note
    hand.press(hand.panel.save)
    assert hand.note == note
    hand.window.ask_path = lambda suggested: tmp_path / "no" / suggested
    hand.press(hand.panel.save)
    assert hand.note.startswith("The moves were not saved: ")


# Odd placements


@pytest.mark.parametrize("record", [graph(), graph(0, 0), board(()), heaps(), heaps(0, 0)])
def test_where_no_move_is_the_match_is_over_at_once(play, record):
    hand = play(record)
    assert hand.over
    assert hand.status == "The engine wins"
    assert hand.note.startswith("You lost: you never could win")
    assert not hand.panel.back.isEnabled()


def test_heaps_beyond_the_table_cannot_be_played(play):
    hand = play(HeapsRecord(parse_rule("grundy"), (HeapsQueryRecord((10**18,)),)))
    assert hand.status == "This cannot be played"
    assert len(hand.note) > 20
    for name in ("playHint", "playTakeBack", "playResign", "playSave"):
        assert not hand.window.findChild(QAbstractButton, name).isEnabled()
    hand.window.hint()
    hand.referee.resign()
    hand.referee.take_back()
    hand.window.save()
    assert not hand.over


def test_a_case_without_queries_has_nothing_to_play(play):
    hand = play(GraphRecord.from_moves(2, [(1, 0)]))
    assert hand.status == "This cannot be played"
    assert hand.note == "There is nothing to play: this case has no query."


def test_only_the_current_query_is_copied(play):
    record = GraphRecord.from_moves(6, MOVES, [(1,), (5, 2), (4,)])
    hand = play(record, query=1)
    copy = hand.window.session.graph
    assert [query.counts for query in copy.queries] == [{5: 1, 2: 1}]
    assert hand.rows == ["Start: 5, 2"]


def test_huge_heaps_are_played(play):
    hand = play(heaps(10**18, 10**18 - 1, rule="all"))
    hand.press(hand.panel.hint)
    assert hand.hinted() == HeapMove(0, 1, (10**18 - 1,), 0)
    hand.make(HeapMove(0, 1, (10**18 - 1,), 0))
    assert hand.referee.match.nim_sum != 0


def test_slow_heaps_are_thought_about_on_a_thread(play, qtbot):
    hand = play(heaps(900, 901, 3, rule="0.137"))
    hand.qtbot.waitUntil(lambda: hand.view.scene.answer is not None, timeout=10_000)
    hand.press(hand.panel.hint)
    hand.qtbot.waitUntil(lambda: hand.hinted() is not None or "No move wins" in hand.note, timeout=10_000)
    hand.window.close()
    assert not hand.jobs.running


# The window and its action


def test_everything_has_a_name(play):
    hand = play(WON["graph"])
    kinds = (QAbstractButton, QComboBox, QSlider, QListView)
    for widget in (w for kind in kinds for w in hand.panel.findChildren(kind) if w.objectName().startswith("play")):
        assert widget.accessibleName(), widget.objectName()
    for name in ("playStatus", "playNote", "playMistakesText"):
        assert hand.window.findChild(QLabel, name).accessibleName()
    assert hand.window.windowTitle() == "Play: Stairs"
    assert hand.view.accessibleName()


class Window:
    """What the action needs of the main window."""

    def __init__(self, hand, theme):
        self.session, self.theme, self.jobs = hand.main, theme, hand.jobs


def test_the_action_is_there_where_there_is_something_to_play(play, theme):
    taken = {key for spec in WINDOW_SPECS if spec not in actions.SPECS for key in spec.keys}
    assert taken.isdisjoint(key for spec in actions.SPECS for key in spec.keys)
    assert {spec.name for spec in actions.SPECS} == set(actions.MENU[2])
    assert actions.enabled(Window(play(WON["graph"]), theme)) == {"play-start": True}
    empty = Window(play(GraphRecord.from_moves(2, [(1, 0)])), theme)
    assert actions.enabled(empty) == {"play-start": False}
    assert set(actions.handlers(empty)) == {"play-start"}


# Leaving


def test_escape_leaves_where_no_match_is_under_way_and_else_tells_how(play):
    hand = play(WON["heaps"])
    hand.panel.animated.click()
    hand.key(K.Key_Right)
    hand.key(K.Key_Escape)
    assert hand.window.isVisible(), "it gave up the move that was pointed at"
    hand.key(K.Key_Right)
    hand.key(K.Key_Return)
    hand.settle()
    assert not hand.over
    hand.key(K.Key_Escape)
    assert "Ctrl+W" in hand.note
    assert hand.window.isVisible()
    hand.press(hand.panel.resign)
    hand.key(K.Key_Escape)
    assert not hand.window.isVisible()


def test_a_button_closes_the_window_and_tells_the_key(play):
    hand = play(WON["graph"])
    assert "Ctrl+W" in hand.panel.close_window.toolTip()
    hand.panel.close_window.click()
    assert not hand.window.isVisible()
