"""The closed form of a row against the recursive definition, and against tables made in other ways."""

from collections.abc import Iterable
from itertools import combinations, product

import numpy as np
import pytest
from board_strategies import mask, plain_moves, plain_value
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.sg import mex, nim_sum
from engine.solve import staircase
from engine.solve.staircase import Run, columns_of, jumps, landing, mask_of, runs, value, values, winning_jumps

WIDE = st.integers(1, 200).flatmap(lambda width: st.tuples(st.just(width), st.integers(0, 2**width - 1)))


def all_rows(width: int) -> list[str]:
    return ["".join(blocks) for blocks in product(".X", repeat=width)]


@pytest.mark.parametrize("width", range(13))
def test_every_row_has_the_value_of_the_definition(width):
    rows = all_rows(width)
    masks = [mask(row) for row in rows]
    expected = [plain_value(row) for row in rows]
    assert [value(m, width) for m in masks] == expected
    assert values(np.array(masks, dtype=np.int64), width).tolist() == expected


@pytest.mark.parametrize("width", range(11))
def test_every_move_of_every_row(width):
    for row in all_rows(width):
        before, moves = plain_value(row), plain_moves(row)
        turned = [(source, target, before ^ plain_value(after)) for source, target, after in moves]
        assert list(jumps(mask(row), width)) == turned
        for total in range(width + 2):
            wins = [move for move in turned if total and move[2] == total]
            assert list(winning_jumps(mask(row), width, total)) == wins
        targets = {source: target for source, target, _ in moves}
        for column in (i + 1 for i, block in enumerate(row) if block == "X"):
            assert landing(mask(row), width, column) == targets.get(column)


def table(width: int) -> np.ndarray:
    """The values of all rows of a width by their definition, all rows at once.

    A move raises the sum of the columns of the chesses, so rows are done by falling sum.
    """
    rows = np.arange(1 << width)
    sums = sum((rows >> (c - 1) & 1) * c for c in range(1, width + 1))
    order = np.argsort(sums, kind="stable")
    found = np.zeros(1 << width, dtype=np.int64)
    for layer in reversed(np.split(order, np.searchsorted(sums[order], np.arange(1, sums.max() + 1)))):
        reached = np.zeros(len(layer), dtype=np.int64)
        nearest = np.zeros(len(layer), dtype=np.int64)
        for c in range(width, 0, -1):
            chess = (layer >> (c - 1) & 1) == 1
            at = np.flatnonzero(chess & (nearest > 0))
            reached[at] |= 1 << found[layer[at] - (1 << (c - 1)) + (1 << (nearest[at] - 1))]
            nearest[~chess] = c
        while True:
            again = (reached >> found[layer] & 1) == 1
            if not again.any():
                break
            found[layer[again]] += 1
    return found


def test_the_table_is_that_of_the_definition():
    rows = ["".join("X" if row >> i & 1 else "." for i in range(9)) for row in range(512)]
    assert table(9).tolist() == [plain_value(row) for row in rows]


def test_all_rows_of_width_20():
    expected = table(20)
    assert len(expected) == 1_048_576
    assert np.array_equal(values(np.arange(1 << 20), 20), expected)
    some = np.random.default_rng(5724).integers(0, 1 << 20, 5000)
    assert [value(int(row), 20) for row in some] == expected[some].tolist()


def values_in_turn(rows: Iterable[frozenset[int]], width: int) -> dict[frozenset[int], int]:
    """The values of rows as sets of columns, by the definition; each row comes behind its followers."""
    found: dict[frozenset[int], int] = {}
    for row in rows:
        gaps = [c for c in range(1, width + 1) if c not in row]
        nearest = {source: next((c for c in gaps if c > source), None) for source in row}
        found[row] = mex(found[row - {source} | {target}] for source, target in nearest.items() if target)
    return found


@pytest.mark.parametrize(("width", "chesses"), [(200, 1), (90, 2), (40, 3), (24, 4)])
def test_wide_rows_with_few_chesses(width, chesses):
    rows = [frozenset(chosen) for chosen in combinations(range(1, width + 1), chesses)]
    expected = values_in_turn(reversed(rows), width)
    assert [value(mask_of(row), width) for row in expected] == list(expected.values())


@pytest.mark.parametrize(("width", "gaps"), [(200, 1), (64, 2), (24, 3)])
def test_wide_rows_with_few_empty_blocks(width, gaps):
    # With each move an empty block goes to the left, so here the first sets are the last positions.
    everywhere = frozenset(range(1, width + 1))
    rows = [everywhere - set(chosen) for chosen in combinations(range(1, width + 1), gaps)]
    expected = values_in_turn(rows, width)
    assert [value(mask_of(row), width) for row in expected] == list(expected.values())


@settings(max_examples=300, deadline=None)
@given(WIDE)
def test_any_row_has_the_mex_of_its_followers(wide):
    """With the induction over the moves this is the definition itself, for rows that nobody can list."""
    width, row = wide
    chesses = set(columns_of(row))
    assert mask_of(chesses) == row
    followers = {}
    for source in sorted(chesses):
        target = next((c for c in range(source + 1, width + 1) if c not in chesses), None)
        assert landing(row, width, source) == target
        if target:
            followers[source, target] = value(mask_of(chesses - {source} | {target}), width)
    own = value(row, width)
    assert own == mex(followers.values())
    assert [(s, t, own ^ turns) for s, t, turns in jumps(row, width)] == [(*m, v) for m, v in followers.items()]


@settings(max_examples=300)
@given(WIDE)
def test_the_runs_are_the_chesses_and_the_counted_ones_the_value(wide):
    width, row = wide
    found = runs(row, width)
    assert [c for run in found for c in range(run.first, run.last + 1)] == list(columns_of(row))
    assert nim_sum(run.length for run in found if run.counts) == value(row, width)
    gaps = [c for c in range(width, 0, -1) if not row >> (c - 1) & 1]
    for run in found:
        assert run.block == (gaps.index(run.last + 1) + 1 if run.last < width else 0)
        assert run.first == 1 or run.first - 1 in gaps


@settings(max_examples=200)
@given(st.integers(0, 63).flatmap(lambda w: st.tuples(st.just(w), st.lists(st.integers(0, 2**w - 1), max_size=30))))
def test_many_rows_at_once_are_as_one_by_one(case):
    width, rows = case
    array = np.array(rows, dtype=np.int64)
    assert values(array, width).tolist() == [value(row, width) for row in rows]
    assert array.tolist() == rows
    assert values(array.reshape(-1, 1), width).shape == (len(rows), 1)


def test_examples():
    assert runs(mask(".XX..X.XXX"), 10) == [Run(2, 3, 3), Run(6, 6, 1), Run(8, 10, 0)]
    assert [run.counts for run in runs(mask(".XX..X.XXX"), 10)] == [True, True, False]
    assert value(mask(".XX..X.XXX"), 10) == 2 ^ 1
    assert runs(0, 5) == []
    assert runs(31, 5) == [Run(1, 5, 0)]
    assert value(31, 5) == value(0, 5) == value(0, 0) == 0
    assert columns_of(0) == ()


def test_what_is_no_row():
    for call in (value, runs, lambda row, width: list(jumps(row, width))):
        with pytest.raises(ValueError, match="behind column 3"):
            call(8, 3)
        with pytest.raises(ValueError, match="behind column 3"):
            call(-1, 3)
    for bad in ([8], [0, -1], [1 << 62]):
        with pytest.raises(ValueError, match="behind column 3"):
            values(np.array(bad), 3)
    for width in (64, -1):
        with pytest.raises(ValueError, match="0 to 63 columns"):
            values(np.array([0]), width)
    for column in (0, 1, 3, 4, 9):
        with pytest.raises(ValueError, match=f"no chess in column {column}"):
            landing(0b1010, 3, column)
    assert staircase.landing(0b010, 3, 2) == 3


@given(st.integers(0, 70).flatmap(lambda width: st.tuples(st.integers(0, 2**width - 1), st.just(width))))
def test_what_is_remembered_of_a_row_is_nobodys_to_change(case):
    row, width = case
    first = runs(row, width)
    wins = {total: list(winning_jumps(row, width, total)) for total in range(8)}
    first.append(Run(1, 1, 1))
    assert runs(row, width) == first[:-1]
    for total in (*range(1, 8), *range(8)):
        expected = [jump for jump in jumps(row, width) if jump.turns == total]
        assert list(winning_jumps(row, width, total)) == wins[total] == expected
