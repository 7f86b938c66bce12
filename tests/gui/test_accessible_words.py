"""Positions, rows and heaps as sentences."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.document import Document
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition
from gui.accessible.words import MOST, heap_words, joined, outcome_words, position_words, row_words, stones
from gui.faces.numbering import numbering
from gui.session import Session

ISSUE = GraphRecord.from_moves(4, [(3, 0), (3, 1), (1, 0), (2, 1)], [[3]])


def game_of(record):
    session = Session()
    session.open(Document([record]))
    return session.game


def test_the_sentence_of_the_issue():
    game = game_of(ISSUE)
    assert position_words(game, game.positions[3], 1) == "position 3, value 2, one stone, moves to 0 and 1"


def test_a_terminal_a_name_and_many_stones():
    game = game_of(GraphRecord.from_moves(3, [(0, 1), (2, 1)], names={0: "goal"}))
    first, second, third = game.positions
    assert position_words(game, second, 12) == "position 1, value 0, 12 stones, no moves"
    assert position_words(game, first) == "position 0 goal, value 1, moves to 1"
    assert position_words(game, third, valued=False) == "position 2, moves to 1"


def test_positions_are_numbered_as_on_the_screen():
    game = game_of(ISSUE)
    numbering.set_first(1)
    try:
        assert position_words(game, game.positions[3], 2) == "position 4, value 2, two stones, moves to 1 and 2"
    finally:
        numbering.set_first(0)


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 12).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.tuples(
    st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda move: move[0] > move[1]), max_size=60))))  # fmt: skip
def test_a_sentence_tells_value_and_followers(drawn):
    n, moves = drawn
    game = game_of(GraphRecord.from_moves(n, sorted(moves)))
    for index, key in enumerate(game.positions):
        value, to = re.fullmatch(
            rf"position {index}, value (\d+), (no moves|moves to [\d, and]+|moves to \d+ positions)",
            position_words(game, key),
        ).groups()
        followers = sorted(target for source, target in moves if source == index)
        assert int(value) == grundy_by_definition(index, lambda p: [t for s, t in moves if s == p])
        numbers = [int(number) for number in re.findall(r"\d+", to)]
        assert numbers == (followers if len(followers) <= MOST else [len(followers)])


@pytest.mark.parametrize(("parts", "text"), [
    ([], ""), (["4"], "4"), (["4", "7"], "4 and 7"), (["4", "7", "9"], "4, 7 and 9"),
])  # fmt: skip
def test_lists(parts, text):
    assert joined(parts) == text


def test_counts_are_words_up_to_ten():
    assert [stones(n) for n in (0, 1, 2, 10, 11, 1234)] == [
        "no stones", "one stone", "two stones", "ten stones", "11 stones", "1,234 stones",
    ]  # fmt: skip
    assert len({stones(n) for n in range(12)}) == 12


def test_who_wins():
    assert outcome_words(0) == "P-position: the player to move loses"
    assert outcome_words(3) == "N-position: the player to move wins"


def test_rows_of_a_board():
    game = game_of(BoardRecord(rows=((1, 2), (20,), (), tuple(range(1, 15)))))
    told = [row_words(game, row, valued=False) for row in game.rows]
    assert told == [
        "row 1, two chesses in columns 1 and 2", "row 2, one chess in column 20", "row 3, no chesses",
        "row 4, 14 chesses",
    ]  # fmt: skip
    assert row_words(game, game.rows[1]) == f"row 2, value {game.value(game.rows[1])}, one chess in column 20"


def test_heaps():
    assert heap_words(1, (4, 5), 1) == "heap 2 of 2, five stones, value 1"
    assert heap_words(0, (1,), None) == "heap 1 of 1, one stone"
