"""Take-and-break games: published nim-sequences, the definition played on whole rows of heaps, and proved periods."""

import random
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.sg import grundy_by_definition, mex
from engine.solve.octal import grundys_game_values, octal_values, prove_octal
from engine.solve.period import Period, search

KAYLES, CHESS, DAWSON_KAYLES = (0, 7, 7), (0, 1, 3, 7), (0, 0, 7)

# OEIS A002186
A002186 = """
0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2 1 4 6 7 4 1 2 8 5 4 7 2 1 8 6 7 4 1 2 3 1 4 7 2 1 8 2 7 4 1 2 8 1 4 7 2
1 4 2 7 4 1 2 8 1 4 7 2 1 8 6 7 4 1 2 8 1 4 7 2 1 8 2 7"""
# OEIS A002187
A002187 = """
0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3 0 1 1 3 0 2 1 1 0 4 5 2 7 4 0 1 1 2 0 3 1 1 0 3 3 2 2 4 4 5 5 2 3 3 0 1
1 3 0 2 1 1 0 4 5 3 7 4 8"""
# OEIS A002188
A002188 = """
0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3 0 4 3 0 4 3 0 4 1 2 3 1 2 4 1 2 4 1 2 4 1 5 4 1 5 4 1 5 4 1 0 2 1 0 2 1
5 2 1 3 2 1 3 2 4 3 2 4 3 2 4"""


def numbers(text: str) -> list[int]:
    return list(map(int, text.split()))


def digits_of(code: str) -> tuple[int, ...]:
    whole, _, rest = code.partition(".")
    return (int(whole), *map(int, rest))


def rests(digits: tuple[int, ...], size: int) -> Iterator[tuple[int, ...]]:
    """What a move may make of one heap, read off the code."""
    for take, digit in enumerate(digits):
        rest = size - take
        if digit & 1 and rest == 0:
            yield ()
        if digit & 2 and rest >= 1:
            yield (rest,)
        if digit & 4:
            yield from ((a, rest - a) for a in range(1, rest) if a <= rest - a)


def plain(digits: tuple[int, ...], n: int) -> list[int]:
    values: list[int] = []
    for size in range(n + 1):
        reached = []
        for rest in rests(digits, size):
            total = 0
            for part in rest:
                total ^= values[part]
            reached.append(total)
        values.append(mex(reached))
    return values


def test_published_sequences() -> None:
    for digits, published in ((KAYLES, A002186), (CHESS, A002187)):
        expected = numbers(published)
        assert octal_values(digits, len(expected) - 1).tolist() == expected
    assert grundys_game_values(len(numbers(A002188)) - 1).tolist() == numbers(A002188)
    # Dawson's Kayles is Dawson's Chess with one more in the heap.
    assert octal_values(DAWSON_KAYLES, 400)[1:].tolist() == octal_values(CHESS, 399).tolist()


@pytest.mark.parametrize("code", ["0.77", "0.137", "0.07", "0.3", "0.6", "4.3", "0.0152", "4.0", "0.156"])
def test_whole_rows_by_the_definition(code: str) -> None:
    """No theorem about sums here: rows of heaps are the positions."""
    digits = digits_of(code)
    known: dict[tuple[int, ...], int] = {}

    def followers(row: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for i, size in enumerate(row):
            for rest in rests(digits, size):
                yield tuple(sorted((*row[:i], *rest, *row[i + 1 :])))

    assert octal_values(digits, 9).tolist() == [grundy_by_definition((n,), followers, known) for n in range(10)]


def test_grundys_game_on_whole_rows() -> None:
    known: dict[tuple[int, ...], int] = {}

    def followers(row: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        for i, size in enumerate(row):
            for a in range(1, size):
                if a != size - a:
                    yield tuple(sorted((*row[:i], a, size - a, *row[i + 1 :])))

    assert grundys_game_values(13).tolist() == [grundy_by_definition((n,), followers, known) for n in range(14)]


codes = st.tuples(st.sampled_from([0, 0, 4]), st.lists(st.integers(0, 7), max_size=4)).map(lambda c: (c[0], *c[1]))


@given(codes, st.integers(0, 40), st.integers(0, 50))
def test_any_code(digits: tuple[int, ...], n: int, before: int) -> None:
    expected = plain(digits, n)
    assert octal_values(digits, n).tolist() == expected
    assert octal_values(digits, n, octal_values(digits, before)).tolist() == expected
    assert grundys_game_values(n, grundys_game_values(before)).tolist() == grundys_game_values(n).tolist()


@pytest.mark.parametrize("digits", [(), (1,), (2, 3), (0, 8), (0, -1), (7,)])
def test_no_code(digits: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no octal code"):
        octal_values(digits, 5)
    with pytest.raises(ValueError, match="no heap has size -1"):
        octal_values((0, 7), -1)


def found_for(digits: tuple[int, ...], bound: int = 2**14) -> Period | None:
    length = len(digits) - 1
    return search(lambda n: octal_values(digits, n), lambda values: prove_octal(length, values), 63, bound).period


# Last exceptional value + 1, and period: Berlekamp, Conway and Guy, "Winning Ways", chapter 4, table 6.
@pytest.mark.parametrize(
    ("code", "preperiod", "length"),
    [
        ("0.77", 71, 12),
        ("0.137", 52, 34),
        ("0.07", 53, 34),
        ("0.3", 0, 2),
        ("0.33", 0, 3),
        ("0.156", 3479, 349),
        ("0.055", 259, 148),
        ("0.644", 3256, 442),
        ("0.45", 498, 20),
        ("0.165", 5181, 1550),
        ("4.0", 1, 2),
        ("0.1", 2, 1),
    ],
)
def test_known_periods(code: str, preperiod: int, length: int) -> None:
    digits = digits_of(code)
    period = found_for(digits)
    assert period is not None
    assert (period.preperiod, period.length) == (preperiod, length)
    first = max(preperiod, 1)
    assert (period.first, period.last) == (first, 2 * first + length + len(digits) - 2)


@pytest.mark.parametrize("code", ["0.6", "0.007", "0.16"])
def test_where_no_period_is_known_none_is_claimed(code: str) -> None:
    assert found_for(digits_of(code), 4000) is None


def test_claims_hold_for_ten_more_periods() -> None:
    dice = random.Random(56)
    claims = 0
    for _ in range(150):
        digits = (dice.choice([0, 0, 0, 4]), *(dice.randint(0, 7) for _ in range(dice.randint(1, 3))))
        period = found_for(digits, 1000)
        if period is None:
            continue
        n = period.last + 11 * period.length
        values = octal_values(digits, n)
        if n < 150:
            assert values.tolist() == plain(digits, n)
        start, p = period.preperiod, period.length
        assert (values[start + p :] == values[start:-p]).all(), digits
        assert start == 0 or values[start - 1] != values[start - 1 + p], digits
        cycle = values[start : start + p]
        assert all((np.roll(cycle, q) != cycle).any() for q in range(1, p) if p % q == 0), digits
        claims += 1
    assert claims > 80


def test_nothing_is_claimed_before_it_is_proved() -> None:
    values = octal_values(KAYLES, 400)
    # 155 is the last place that must be seen, and its partner stands at 167.
    assert [prove_octal(2, values[: n + 1]) for n in range(168)] == [None] * 167 + [Period(71, 12, 71, 155)]


@settings(max_examples=30)
@given(codes, st.integers(5, 120))
def test_an_early_claim_is_the_final_one(digits: tuple[int, ...], n: int) -> None:
    early = prove_octal(len(digits) - 1, octal_values(digits, n))
    if early is not None:
        values = octal_values(digits, n + 12 * early.length)
        start, p = early.preperiod, early.length
        assert (values[start + p :] == values[start:-p]).all()
