"""Games of heaps: values, moves and reasons, small ones by the definition, huge ones by what must hold of them."""

import random
from itertools import islice

import numpy as np
import pytest
from heaps_strategies import moves, octals, row_value, rows, rules, sets
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import outcomes
from engine.games.heaps import BeyondTableError, Follower, HeapMove, HeapsGame, HeapsQuery, HeapValue
from engine.games.heaps_answers import nim_sums
from engine.games.heaps_moves import option_count, options, options_to
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord, empty_heaps_record
from engine.games.heaps_sequence import DENSE_BOUND, SPLIT_BOUND, TABLE_BOUND, Kind, Sequence, sequence_of
from engine.games.take_rule import GrundysGame, Octal, Subtraction, TakeRule, rule_of
from engine.games.take_rule_text import parse_rule
from engine.sg import Outcome, mex, nim_sum

HUGE = 10**18


def plain(rule: TakeRule, n: int) -> list[int]:
    values: list[int] = []
    for size in range(n + 1):
        values.append(mex(nim_sum(values[part] for part in rest) for _, rest in moves(rule, size)))
    return values


def query(*heaps: int) -> HeapsQuery:
    return HeapsQuery(0, "", heaps)


# Values


@settings(max_examples=150)
@given(rules, st.integers(0, 90))
def test_values(rule: TakeRule, n: int) -> None:
    expected = plain(rule, n)
    assert Sequence(rule).values(n).tolist() == expected
    one_by_one = Sequence(rule)
    assert [one_by_one.value(size) for size in range(n + 1)] == expected
    backwards = Sequence(rule)
    assert backwards.values_of(list(range(n, -1, -1))).tolist() == expected[::-1]


@settings(max_examples=40)
@given(rules, st.lists(st.integers(0, 6), max_size=3).map(tuple))
def test_the_nim_sum_is_the_value_of_the_row(rule: TakeRule, row: tuple[int, ...]) -> None:
    game = HeapsGame(rule)
    value = row_value(rule, row, {})
    assert game.nim_sum(query(*row)) == value
    assert game.outcome(query(*row)) == (Outcome.N if value else Outcome.P)


@pytest.mark.parametrize("text", ["1 3 4", "1..7", "2 5", "all", "3 8 9 21", "0.77", "0.137", "0.33", "4.7", "5..20"])
def test_huge_heaps_follow_the_period(text: str) -> None:
    sequence = Sequence(parse_rule(text))
    value = sequence.value(HUGE)
    period = sequence.look_for_period()
    if text == "all":
        assert (value, period) == (HUGE, None)
        assert sequence.value(10**30) == 10**30
        return
    assert period is not None
    small = sequence.values(period.preperiod + period.length)
    for size in (HUGE, HUGE + 1, 2**62, 2**70):
        expected = small[period.preperiod + (size - period.preperiod) % period.length]
        assert sequence.value(size) == expected
        assert sequence.values_of([size, 3]).tolist() == [expected, sequence.value(3)]
    assert sequence.values_of(np.array([HUGE, 0])).tolist() == [sequence.value(HUGE), 0]


@given(sets(), st.integers(0, 3000))
def test_a_period_and_the_table_agree(rule: Subtraction, size: int) -> None:
    plain_table, by_period = Sequence(rule), Sequence(rule)
    by_period.look_for_period(5000)
    assert by_period.value(size) == plain_table.values(3000)[size]


def test_the_empty_list_of_sizes() -> None:
    assert sequence_of(rule_of([2])).values_of([]).tolist() == []


def test_what_cannot_be_told() -> None:
    for text, bound, words in (
        ("fibonacci", DENSE_BOUND, "a set without end has no criterion for a period"),
        ("squares", DENSE_BOUND, "a set without end"),
        ("1 2 5000000", TABLE_BOUND, "5,000,000 places in a row"),
        ("grundy", SPLIT_BOUND, "no period is known"),
        ("0.6", SPLIT_BOUND, "values up to 16,384 prove no period"),
    ):
        sequence = Sequence(parse_rule(text))
        with pytest.raises(BeyondTableError) as caught:
            sequence.value(bound + 1)
        message = str(caught.value)
        assert words in message
        assert f"would need all {bound + 1:,} values below it" in message
        with pytest.raises(BeyondTableError):
            sequence.values_of([1, HUGE])
        with pytest.raises(BeyondTableError):
            sequence.values_of([1, 10**30])
    with pytest.raises(BeyondTableError, match="longer than"):
        sequence_of(parse_rule("all")).values(TABLE_BOUND + 1)


def test_the_last_size_in_the_table_is_told() -> None:
    values = Sequence(parse_rule("fibonacci")).values(DENSE_BOUND)
    assert len(values) == DENSE_BOUND + 1
    takes = parse_rule("fibonacci").takes_up_to(DENSE_BOUND)  # type: ignore[union-attr]
    for size in (DENSE_BOUND, DENSE_BOUND - 1, 77_777):
        assert values[size] == mex(values[size - takes[takes <= size]].tolist())


# Why


def test_reasons() -> None:
    def reason(text: str) -> tuple[Kind, str]:
        rule = Sequence(parse_rule(text)).value_rule()
        return rule.kind, rule.text

    assert reason("1..3")[0] is Kind.MODULO
    assert reason("3 2 1")[1].startswith("g(x) = x mod 4: when 1 to 3 may be taken")
    assert reason("0.33") == reason("1 2")
    assert reason("any")[0] is Kind.IDENTITY
    assert reason("1 3 4") == (
        Kind.PERIOD,
        "g(x + 7) = g(x) for all x: g(x + 7) = g(x) holds for x = 0 to 3, "
        "as many places in a row as the largest take, 4: so it holds for ever",
    )
    kind, text = reason("0.77")
    assert kind is Kind.PERIOD
    assert "for all x >= 71" in text
    assert "holds for x = 71 to 155" in text
    assert "n0 = 71, p = 12 and the code length t = 2" in text
    for endless in ("fibonacci", "primes", "grundy", "0.6"):
        assert reason(endless)[0] is Kind.TABLE
    found = Sequence(parse_rule("1..9")).value_rule()
    assert found.period is not None
    assert (found.period.preperiod, found.period.length, found.bound) == (0, 10, None)
    assert Sequence(parse_rule("squares")).value_rule().bound == DENSE_BOUND


def test_a_search_goes_as_far_as_it_is_asked_to_and_is_remembered() -> None:
    sequence = Sequence(Octal((0, 1, 6, 5)))  # period 1550 from 5181 on
    assert sequence.value_rule().period is None
    assert 4000 < sequence.searched < 5000
    assert "prove no period" in sequence.value_rule().reason
    period = sequence.look_for_period()
    assert period is not None
    assert (period.preperiod, period.length) == (5181, 1550)
    assert sequence.period == sequence.value_rule().period == period
    assert sequence.value(HUGE) == sequence.value(5181 + (HUGE - 5181) % 1550)


@settings(max_examples=50)
@given(rules)
def test_a_reason_is_never_more_than_is_true(rule: TakeRule) -> None:
    sequence = Sequence(rule)
    found = sequence.value_rule(2000)
    values = np.array(plain(rule, 120))
    if found.period is not None:
        start, p = found.period.preperiod, found.period.length
        assert (values[start + p :] == values[start : max(len(values) - p, start)]).all()
    if found.kind is Kind.IDENTITY:
        assert values.tolist() == list(range(121))


# Moves


@given(rules, st.integers(0, 60))
def test_options(rule: TakeRule, size: int) -> None:
    found = list(options(rule, size))
    assert sorted(found) == sorted(moves(rule, size))
    assert len(set(found)) == len(found) == option_count(rule, size)
    assert found == sorted(found, key=lambda option: (option.take, option.rest if len(option.rest) == 2 else (0,)))


@given(rules, rows)
def test_legal_and_winning_moves(rule: TakeRule, row: tuple[int, ...]) -> None:
    game = HeapsGame(rule)
    values = plain(rule, 40)
    expected = []
    for i, size in enumerate(row):
        for take, rest in moves(rule, size):
            after = nim_sum(values[part] for part in (*row[:i], *rest, *row[i + 1 :]))
            expected.append(HeapMove(i, take, rest, after))
    legal = list(game.legal_moves(query(*row)))
    assert sorted(legal) == sorted(expected)
    winning = list(game.winning_moves(query(*row)))
    assert winning == [move for move in legal if move.leaves == 0]
    assert bool(winning) == (game.nim_sum(query(*row)) != 0)
    assert game.components(query(*row)) == [HeapValue(i, size, values[size]) for i, size in enumerate(row)]


@given(octals, st.integers(0, 400), st.integers(0, 7))
def test_splits_found_by_the_period_are_those_found_one_by_one(rule: Octal, size: int, value: int) -> None:
    slow, fast = Sequence(rule), Sequence(rule)
    fast.look_for_period(3000)
    values = slow.values(400)
    expected = [o for o in options(rule, size) if nim_sum(values[list(o.rest)].tolist()) == value]
    assert sorted(options_to(fast, size, value)) == sorted(expected)


def test_winning_moves_of_many_huge_heaps() -> None:
    dice = random.Random(7)
    takes = dice.sample(range(1, 130), 100)
    game = HeapsGame(rule_of(takes))
    row = query(*(dice.randint(HUGE // 2, HUGE) for _ in range(100)))
    assert game.nim_sum(row) != 0
    winning = list(game.winning_moves(row))
    assert winning
    for move in winning:
        assert move.take in takes
        after = list(row.heaps)
        assert move.rest == (after[move.heap] - move.take,)
        after[move.heap] -= move.take
        assert game.nim_sum(query(*after)) == 0


def test_nim_with_heaps_beyond_any_machine_word() -> None:
    game = HeapsGame(parse_rule("all"))
    row = query(10**30, 10**29, 5)
    (move,) = game.winning_moves(row)
    assert 10**30 - move.take == 10**29 ^ 5
    assert game.nim_sum(query(10**30, 10**30)) == 0
    upper = HeapsGame(parse_rule("1..999999999"))
    (move,) = upper.winning_moves(query(HUGE + 17))
    assert (HUGE + 17 - move.take) % 10**9 == 0
    assert next(upper.legal_moves(query(HUGE))).take == 1


def test_kayles_with_a_huge_row_of_pins() -> None:
    game = HeapsGame(parse_rule("kayles"))
    row = query(HUGE)
    found = list(islice(game.winning_moves(row), 50))
    assert len(set(found)) == 50
    for move in found:
        assert sum(move.rest) + move.take == HUGE
        assert move.take in (1, 2)
        assert game.nim_sum(query(*move.rest)) == 0
    # A row that is lost has no winning move, and the search for one ends.
    assert list(game.winning_moves(query(HUGE, HUGE))) == []


def test_mex_of_a_size() -> None:
    game = HeapsGame(parse_rule("1 3 4"))
    assert game.mex_of(5).followers == (Follower(1, (4,), 2), Follower(3, (2,), 0), Follower(4, (1,), 1))
    assert (game.mex_of(5).value, game.mex_of(5).more) == (3, 0)
    assert game.mex_of(0).followers == ()
    nim = HeapsGame(parse_rule("all"))
    shown = nim.mex_of(HUGE, 3)
    assert [f.rest for f in shown.followers] == [(HUGE - 1,), (HUGE - 2,), (HUGE - 3,)]
    assert (shown.value, shown.more) == (HUGE, HUGE - 3)
    split = HeapsGame(GrundysGame()).mex_of(7)
    assert split.followers == (Follower(0, (1, 6), 1), Follower(0, (2, 5), 2), Follower(0, (3, 4), 1))
    assert split.value == 0
    many = nim.mex_of(5000)
    assert (len(many.followers), many.more) == (1000, 4000)


@given(rules, st.integers(0, 50), st.integers(0, 8))
def test_mex_is_the_mex(rule: TakeRule, size: int, most: int) -> None:
    game = HeapsGame(rule)
    whole, cut = game.mex_of(size), game.mex_of(size, most)
    assert whole.value == mex(f.value for f in whole.followers)
    assert cut.followers == whole.followers[:most]
    assert cut.more == len(whole.followers) - len(cut.followers)


# Many queries at once


@given(rules, st.lists(rows, max_size=6))
def test_answers(rule: TakeRule, asked: list[tuple[int, ...]]) -> None:
    record = HeapsRecord(rule, tuple(HeapsQueryRecord(row) for row in asked))
    game = HeapsGame(rule)
    assert nim_sums(record) == [game.nim_sum(query(*row)) for row in asked]
    assert outcomes(record) == [game.nim_sum(query(*row)) != 0 for row in asked]


def test_answers_with_huge_heaps() -> None:
    record = HeapsRecord(parse_rule("all"), tuple(map(HeapsQueryRecord, [(2**80, 1), (), (2**80, 2**80)])))
    assert nim_sums(record) == [2**80 + 1, 0, 0]
    assert outcomes(record) == [True, False, False]
    with pytest.raises(BeyondTableError):
        outcomes(HeapsRecord(parse_rule("primes"), (HeapsQueryRecord((HUGE,)),)))


def test_a_new_case() -> None:
    record = empty_heaps_record()
    assert record.rule.text == "1 3 4"
    assert record.queries == (HeapsQueryRecord(),)
    assert outcomes(record) == [False]
