"""Periods of subtraction games: 10,000 random sets against brute force, every claim held for ten more periods."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.solve.period import Period, Search, prove_subtraction, recurrences, search, start_of_period
from engine.solve.subtraction import subtraction_values

SETS = 10_000
LARGEST = 18
PLAIN = 600


def brute(sets: list[frozenset[int]], n: int) -> np.ndarray:
    """The values of the sizes 0 .. n for many sets at once, by the definition; shape (n + 1, sets)."""
    member = np.array([[take in takes for takes in sets] for take in range(LARGEST + 1)])
    values = np.zeros((n + 1, len(sets)), dtype=np.int64)
    for size in range(1, n + 1):
        seen = np.zeros(len(sets), dtype=np.int64)
        for take in range(1, min(size, LARGEST) + 1):
            seen |= np.where(member[take], 1 << values[size - take], 0)
        free = ~seen & (seen + 1)  # the lowest bit that is not set
        values[size] = np.round(np.log2(free)).astype(np.int64)
    return values


def found_for(takes: frozenset[int]) -> Search:
    ordered = sorted(takes)
    return search(
        lambda n: subtraction_values(ordered, n), lambda values: prove_subtraction(ordered[-1], values), 63, 2**16
    )


def check_claim(takes: frozenset[int], period: Period, values: np.ndarray) -> None:
    """`values` from brute force reach ten periods beyond the places of the proof."""
    start, p = period.preperiod, period.length
    assert len(values) > start + 11 * p + max(takes)
    assert (values[start + p :] == values[start:-p]).all(), takes
    assert start == 0 or values[start - 1] != values[start - 1 + p], takes
    assert period.last - period.first + 1 == max(takes)
    assert period.first >= start
    cycle = values[start : start + p]
    assert all((np.roll(cycle, q) != cycle).any() for q in range(1, p) if p % q == 0), takes


def test_the_brute_force_is_right() -> None:
    sets = [frozenset({1, 3, 4}), frozenset({2}), frozenset(range(1, 19))]
    values = brute(sets, 20)
    assert values[:9, 0].tolist() == [0, 1, 0, 1, 2, 3, 2, 0, 1]
    assert values[:6, 1].tolist() == [0, 0, 1, 1, 0, 0]
    assert values[:, 2].tolist() == [x % 19 for x in range(21)]


def test_ten_thousand_random_sets() -> None:
    dice = random.Random(1536)
    different: dict[frozenset[int], None] = {}
    while len(different) < SETS:
        different[frozenset(dice.sample(range(1, LARGEST + 1), dice.randint(1, 7)))] = None
    sets = list(different)
    results = [found_for(takes) for takes in sets]
    assert all(result.period for result in results)
    values = brute(sets, PLAIN)
    longer: list[tuple[frozenset[int], Search]] = []
    for i, (takes, result) in enumerate(zip(sets, results, strict=True)):
        n = min(PLAIN + 1, len(result.values))
        assert result.values[:n].tolist() == values[:n, i].tolist(), takes
        period = result.period
        assert period is not None
        if period.preperiod + 11 * period.length + max(takes) < PLAIN:
            check_claim(takes, period, values[:, i])
        else:
            longer.append((takes, result))
    assert 0 < len(longer) < len(sets) // 4
    most = max(r.period.preperiod + 11 * r.period.length for _, r in longer if r.period) + LARGEST + 1
    far = brute([takes for takes, _ in longer], most)
    for i, (takes, result) in enumerate(longer):
        assert result.period is not None
        check_claim(takes, result.period, far[:, i])


@pytest.mark.parametrize(
    ("takes", "preperiod", "length"),
    [((1, 3, 4), 0, 7), ((1,), 0, 2), ((2, 5), 0, 7), ((1, 2, 3), 0, 4), ((4,), 0, 8), ((2, 5, 7), 0, 22)],
)
def test_known_periods(takes: tuple[int, ...], preperiod: int, length: int) -> None:
    period = found_for(frozenset(takes)).period
    assert period is not None
    assert (period.preperiod, period.length) == (preperiod, length)


def test_nothing_is_claimed_before_it_is_proved() -> None:
    values = subtraction_values([1, 3, 4], 100)
    claims = [prove_subtraction(4, values[: n + 1]) for n in range(101)]
    # Places 0 to 3 and 7 to 10 have to be seen.
    assert claims[:10] == [None] * 10
    assert set(claims[10:]) == {Period(0, 7, 0, 3)}


@given(st.frozensets(st.integers(1, 9), min_size=1, max_size=4), st.integers(0, 300))
def test_no_table_proves_anything_else(takes: frozenset[int], n: int) -> None:
    whole = found_for(takes).period
    assert prove_subtraction(max(takes), subtraction_values(takes, n)) in (None, whole)


def test_a_search_without_end_stops_at_its_bound() -> None:
    asked: list[int] = []

    def squares_mod_none(n: int) -> np.ndarray:
        asked.append(n)
        return np.arange(n + 1)

    result = search(squares_mod_none, lambda values: prove_subtraction(3, values), 10, 75)
    assert result.period is None
    assert asked == [10, 20, 40, 75]
    assert len(result.values) == 76
    assert search(squares_mod_none, lambda values: None, 100, 5).values.tolist() == list(range(6))


def test_places() -> None:
    period = Period(5, 3, 5, 9)
    assert [period.place(x) for x in range(12)] == [0, 1, 2, 3, 4, 5, 6, 7, 5, 6, 7, 5]
    assert period.place(10**18) == 5 + (10**18 - 5) % 3


def test_the_parts_of_a_proof() -> None:
    values = np.array([9, 1, 2, 3, 1, 2, 3, 1, 2])
    assert list(recurrences(values, 4)) == [3]
    assert list(recurrences(values, 2)) == [3, 6]
    assert start_of_period(values, 3) == 1
    assert start_of_period(np.zeros(5, dtype=np.int64), 1) == 0
    large = np.array([60_000, 70_000, 0xD800, 60_000, 70_000, 0xD800])
    assert list(recurrences(large, 3)) == [3]
