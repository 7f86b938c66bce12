"""Values of subtraction games: against the definition, with blocks of all widths."""

import random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.sg import grundy_by_definition, mex
from engine.solve import subtraction
from engine.solve.subtraction import _write_rows, subtraction_values


def plain(takes: list[int], n: int) -> list[int]:
    values: list[int] = []
    for size in range(n + 1):
        values.append(mex(values[size - take] for take in takes if take <= size))
    return values


def test_the_template() -> None:
    assert subtraction_values([1, 3, 4], 8).tolist() == [0, 1, 0, 1, 2, 3, 2, 0, 1]
    assert subtraction_values([4, 3, 1, 4, 99], 8).tolist() == [0, 1, 0, 1, 2, 3, 2, 0, 1]


def test_the_recursive_definition() -> None:
    known: dict[int, int] = {}
    expected = [grundy_by_definition(x, lambda y: [y - s for s in (2, 5, 9) if s <= y], known) for x in range(200)]
    assert subtraction_values([2, 5, 9], 199).tolist() == expected


@given(st.lists(st.integers(1, 90), max_size=8), st.integers(0, 400))
def test_small_sets(takes: list[int], n: int) -> None:
    values = subtraction_values(takes, n)
    assert values.dtype == np.int64
    assert values.tolist() == plain(takes, n)


@pytest.mark.parametrize("width", [8, 16, 64, 512, 4096])
def test_the_width_of_blocks_does_not_matter(monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setattr(subtraction, "_block_width", lambda takes, n: width)
    dice = random.Random(width)
    for _ in range(60):
        takes = dice.sample(range(1, 120), dice.randint(1, 12))
        n = dice.choice([0, 1, width - 1, width, width + 1, 2 * width, dice.randint(0, 700)]) % 1500
        assert subtraction_values(takes, n).tolist() == plain(takes, n)


def test_many_numbers_and_long_tables() -> None:
    dice = random.Random(1)
    takes = dice.sample(range(1, 10_001), 100)
    assert subtraction_values(takes, 12_000).tolist() == plain(takes, 12_000)
    every = list(range(3, 3000))
    expected = [x % 3002 // 3 for x in range(20_000)]  # taking a to b: (x mod (a + b)) // a
    assert subtraction_values(every, 19_999).tolist() == expected
    assert subtraction_values(range(1, 5001), 5000).tolist() == list(range(5001))


@pytest.mark.parametrize(("takes", "n"), [([0], 5), ([3, -1], 5), ([1], -1), ([], -1)])
def test_what_is_no_game(takes: list[int], n: int) -> None:
    with pytest.raises(ValueError, match="cannot take"):
        subtraction_values(takes, n)


def test_nothing_to_take() -> None:
    assert subtraction_values([], 3).tolist() == [0, 0, 0, 0]
    assert subtraction_values([7], 3).tolist() == [0, 0, 0, 0]
    assert subtraction_values([1], 0).tolist() == [0]


@given(st.sets(st.integers(20, 400), min_size=1, max_size=60), st.integers(0, 900))
def test_rows_of_sizes_have_the_values_of_the_definition(takes: set[int], n: int) -> None:
    """Sets without small numbers are worked out many sizes at a time, in whichever way is estimated to be quicker."""
    values = np.zeros(n + 1, dtype=np.int64)
    assert _write_rows(sorted(takes), values)
    assert values.tolist() == plain(sorted(takes), n)
    assert subtraction_values(takes, n).tolist() == values.tolist()


def test_values_too_large_for_a_word_are_found_the_other_way() -> None:
    takes = list(range(10, 2000))
    assert not _write_rows(takes, np.zeros(1001, dtype=np.int64))
    assert subtraction_values(takes, 1000).tolist() == [x // 10 for x in range(1001)]
