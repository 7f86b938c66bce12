"""The definition, against values that are known from the literature and by hand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sg import Outcome, grundy_by_definition, mex, nim_sum, outcome


@pytest.mark.parametrize(
    ("values", "expected"),
    [([], 0), ([0], 1), ([1], 0), ([0, 0, 0], 1), ([2, 0, 1], 3), ([0, 1, 3, 4], 2), (iter([1, 0]), 2), ({5, 7}, 0)],
)
def test_mex_by_hand(values, expected):
    assert mex(values) == expected


@given(st.lists(st.integers(0, 9)))
def test_mex_is_missing_and_all_below_it_are_there(values):
    value = mex(values)
    assert value not in values
    assert all(smaller in values for smaller in range(value))


@pytest.mark.parametrize(("values", "expected"), [([], 0), ([5], 5), ([3, 3], 0), ([1, 2, 3], 0), ([3, 4, 5], 2)])
def test_nim_sum_by_hand(values, expected):
    assert nim_sum(values) == expected
    assert nim_sum(iter(values)) == expected


def test_outcome_is_n_unless_zero():
    assert outcome(0) is Outcome.P
    assert not outcome(0).first_player_wins
    assert all(outcome(value) is Outcome.N and outcome(value).first_player_wins for value in (1, 2, 7, 1 << 40))


def test_a_nim_heap_is_worth_its_size():
    assert [grundy_by_definition(n, range) for n in range(40)] == list(range(40))


@pytest.mark.parametrize("most", [1, 2, 3, 7])
def test_taking_up_to_m_is_worth_the_remainder(most):
    def fewer(n):
        return range(max(0, n - most), n)

    known = {}
    assert [grundy_by_definition(n, fewer, known) for n in range(60)] == [n % (most + 1) for n in range(60)]


def rows_after_a_stroke(rows):
    """Kayles: a stroke takes one or two pins that stand next to each other out of one row."""
    for i, row in enumerate(rows):
        for width in (1, 2):
            for left in range(row - width + 1):
                parts = (left, row - width - left)
                yield tuple(sorted(r for r in (*rows[:i], *parts, *rows[i + 1 :]) if r))


def test_kayles_rows():
    # Winning Ways, chapter 4: the values of a row of 0, 1, 2, ... pins.
    values = [grundy_by_definition((n,), rows_after_a_stroke) for n in range(11)]
    assert values == [0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2]


def test_the_sum_of_rows_is_worth_the_nim_sum():
    assert grundy_by_definition((3, 5), rows_after_a_stroke) == 3 ^ 4
    assert grundy_by_definition((2, 2, 4), rows_after_a_stroke) == 1


def test_known_values_are_used_and_kept():
    known = {0: 7}
    assert grundy_by_definition(1, range, known) == 0
    assert known == {0: 7, 1: 0}
