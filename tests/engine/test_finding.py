"""The language of finding positions, against a plain reading of each position by itself."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.finding import DEEPEST, Facts, QueryError, facts_of, parse
from engine.games.graph_convert import game_of
from engine.games.graph_record import GraphRecord
from engine.sg import grundy_by_definition


@dataclass(frozen=True)
class Spot:
    """One position, as the plain reading has it."""

    index: int
    value: int
    stones: int
    moves: int
    name: str


Plain = Callable[[Spot, int], bool]
NAMES = ["", "", "", "Rook", "rook end", "value", "P", "3", "not", "ÜBER", "a.b"]
SPOTS = st.lists(
    st.tuples(st.integers(0, 4), st.integers(0, 3), st.integers(0, 3), st.sampled_from(NAMES)), max_size=9
).map(lambda parts: [Spot(i, *part) for i, part in enumerate(parts)])
SIGNS: dict[str, Callable[[int, int], bool]] = {
    "=": lambda a, b: a == b, "!=": lambda a, b: a != b, "<": lambda a, b: a < b, "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b, ">=": lambda a, b: a >= b, "≤": lambda a, b: a <= b, "≥": lambda a, b: a >= b,
    "≠": lambda a, b: a != b, "<>": lambda a, b: a != b, "==": lambda a, b: a == b, "": lambda a, b: a == b,
}  # fmt: skip
NUMBERS = st.one_of(st.integers(0, 5), st.integers(10**17, 10**40))


def compared(field: str, sign: str, number: int, blank: str) -> tuple[str, Plain]:
    text = f"{field}{blank}{sign}{blank}{number}" if sign else f"{field} {number}"
    return text, lambda spot, first: SIGNS[sign](getattr(spot, field), number)


def ranged(field: str, low: int, more: int) -> tuple[str, Plain]:
    return f"{field} {low}..{low + more}", lambda spot, first: low <= getattr(spot, field) <= low + more


TERMS: st.SearchStrategy[tuple[str, Plain]] = st.one_of(
    st.builds(compared, st.sampled_from(["value", "stones", "moves"]), st.sampled_from(list(SIGNS)), NUMBERS,
              st.sampled_from(["", " "])),
    st.builds(ranged, st.sampled_from(["value", "stones", "moves"]), st.integers(0, 4), st.integers(0, 3)),
    NUMBERS.map(lambda k: (f"={k}", lambda spot, first: spot.value == k)),
    NUMBERS.map(lambda k: (str(k), lambda spot, first: spot.index + first == k or spot.name == str(k))),
    st.sampled_from([
        ("P", lambda spot, first: spot.value == 0), ("n", lambda spot, first: spot.value > 0),
        ("Terminal", lambda spot, first: spot.moves == 0), ("named", lambda spot, first: spot.name != ""),
    ]),
    st.sampled_from(["rook", "OOK", "über", "a.b", "zz"]).map(
        lambda part: (part, lambda spot, first: part.casefold() in spot.name.casefold() and spot.name != "")
    ),
    st.sampled_from(["value", "P", "not", "rook end", "3"]).map(
        lambda part: (f'"{part}"', lambda spot, first: part.casefold() in spot.name.casefold() and spot.name != "")
    ),
)  # fmt: skip


def joined(one: tuple[str, Plain], other: tuple[str, Plain], how: str) -> tuple[str, Plain]:
    text = f"({one[0]}) {how} ({other[0]})"
    if how == "or":
        return text, lambda spot, first: one[1](spot, first) or other[1](spot, first)
    return text, lambda spot, first: one[1](spot, first) and other[1](spot, first)


def denied(one: tuple[str, Plain]) -> tuple[str, Plain]:
    return f"not ({one[0]})", lambda spot, first: not one[1](spot, first)


QUERIES = st.recursive(
    TERMS,
    lambda below: st.one_of(st.builds(joined, below, below, st.sampled_from(["and", "or", ""])),
                            below.map(denied)),
    max_leaves=6,
)  # fmt: skip


def facts(spots: list[Spot], first: int = 0) -> Facts:
    columns = [
        np.array([getattr(spot, name) for spot in spots], dtype=np.int64) for name in ("value", "stones", "moves")
    ]
    return Facts(*columns, {spot.index: spot.name for spot in spots if spot.name}, first)


def found(text: str, spots: list[Spot], first: int = 0) -> list[int]:
    test = parse(text)
    assert test is not None
    return np.flatnonzero(test(facts(spots, first))).tolist()


@settings(max_examples=150, deadline=None)
@given(QUERIES, SPOTS, st.integers(0, 1))
def test_a_query_finds_what_a_plain_reading_of_each_position_finds(
    query: tuple[str, Plain], spots: list[Spot], first: int
) -> None:
    text, plain = query
    assert found(text, spots, first) == [spot.index for spot in spots if plain(spot, first)]


ONE_OF_EACH = [Spot(value * 3 + stones, value, stones, value, "") for value in range(4) for stones in range(3)]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("value 1 or value 2 stones 1", lambda s: s.value == 1 or (s.value == 2 and s.stones == 1)),
        ("stones 1 value 1 or value 2", lambda s: (s.stones == 1 and s.value == 1) or s.value == 2),
        ("not P stones 1", lambda s: s.value != 0 and s.stones == 1),
        ("not not P", lambda s: s.value == 0),
        ("value!=1", lambda s: s.value != 1),
        ("value 1..2 or P and stones>=2", lambda s: s.value in (1, 2) or (s.value == 0 and s.stones >= 2)),
        ("!= 1..2", lambda s: s.value not in (1, 2)),
    ],
)
def test_and_binds_closer_than_or_and_not_closest(text: str, plain: Callable[[Spot], bool]) -> None:
    assert found(text, ONE_OF_EACH) == [spot.index for spot in ONE_OF_EACH if plain(spot)]


@pytest.mark.parametrize("text", ["", "   ", "\t"])
def test_nothing_asked_is_no_query(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    ("text", "kind", "after", "column"),
    [
        ("value", "number", "value", 5),
        ("value rook", "number", "value", 6),
        ("stones >=", "number", ">=", 9),
        ("value -1", "number", "value", 6),
        ("value >= 2..3", "number", ">=", 9),
        ("value ٣", "number", "value", 6),
        ("=", "number", "=", 1),
        ("value 5..2", "range", "value", 6),
        ("P or", "term", "or", 4),
        ("and P", "term", "", 0),
        ("P and and N", "term", "and", 6),
        ("not", "term", "not", 3),
        ("()", "term", "(", 1),
        ("(P", "close", "P", 2),
        ("P)", "end", "P", 1),
        ('P "ab', "quote", "", 2),
    ],
)
def test_what_cannot_be_read_is_told_with_what_is_expected_and_where(
    text: str, kind: str, after: str, column: int
) -> None:
    with pytest.raises(QueryError) as caught:
        parse(text)
    assert (caught.value.kind, caught.value.after, caught.value.column) == (kind, after, column)
    assert f"column {column + 1}: expected" in str(caught.value)


def test_very_deep_parentheses_are_refused_and_not_so_deep_ones_read() -> None:
    assert found("(" * DEEPEST + "P" + ")" * DEEPEST, ONE_OF_EACH) == [0, 1, 2]
    with pytest.raises(QueryError) as caught:
        parse("(" * 5_000 + "P")
    assert caught.value.kind == "depth"
    # Not deep, only many.
    assert found("(P) or " * 60 + "P", ONE_OF_EACH) == [0, 1, 2]


@settings(max_examples=150, deadline=None)
@given(st.text(st.sampled_from('PNor and not()"<>=!≥.12 value stones'), max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        test = parse(text)
    except QueryError as error:
        assert 0 <= error.column <= len(text)
        return
    assert test is None or test(facts(ONE_OF_EACH)).shape == (len(ONE_OF_EACH),)


def test_the_facts_of_a_game_are_those_of_its_definition() -> None:
    moves = [(0, 1), (0, 2), (1, 2), (1, 3), (2, 3), (4, 0)]
    record = GraphRecord.from_moves(5, moves, [[1, 4, 1]], names={2: "Rook"})
    game = game_of(record)
    told = facts_of(game, game.queries[0], 1)
    follow = {s: [t for a, t in moves if a == s] for s in range(5)}
    assert told.values.tolist() == [grundy_by_definition(p, follow.__getitem__) for p in range(5)]
    assert told.moves.tolist() == [len(follow[p]) for p in range(5)]
    assert told.stones.tolist() == [0, 2, 0, 0, 1]
    assert (dict(told.names), told.first, told.n) == ({2: "Rook"}, 1, 5)
    test = parse("1 or rook")
    assert test is not None
    assert np.flatnonzero(test(told)).tolist() == [0, 2]
