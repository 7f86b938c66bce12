"""Values explained, against the definition."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.explain import heap_witnesses, labelling_order, mex_steps
from engine.games.heaps import HeapsGame
from engine.games.heaps_sequence import BeyondTableError, sequence_of
from engine.games.take_rule_text import parse_rule
from engine.sg import mex, nim_sum


@given(st.lists(st.integers(0, 9)))
def test_the_steps_are_a_proof_of_the_mex(values):
    steps = mex_steps(values)
    assert steps.value == mex(values)
    assert steps.value not in values
    assert [step.value for step in steps.present] == list(range(steps.value))
    for value, witness, count in steps.present:
        assert values[witness] == value
        assert value not in values[:witness]
        assert count == values.count(value)
    assert list(steps.larger) == sorted({value for value in values if value > steps.value})


@given(st.integers(0, 2**32))
def test_followers_are_labelled_first_and_nothing_is_left_out(seed):
    rng = random.Random(seed)
    n = rng.randrange(0, 14)
    names = rng.sample(range(100), n)
    rank = {p: i for i, p in enumerate(names)}
    below = {p: [q for q in names if rank[q] < rank[p] and rng.random() < 0.4] for p in names}
    positions = rng.sample(names, n)
    order = labelling_order(positions, below.__getitem__)
    assert sorted(order) == sorted(names)
    place = {p: i for i, p in enumerate(order)}
    assert all(place[q] < place[p] for p in names for q in below[p])

    def depth(p):
        return max((depth(q) + 1 for q in below[p]), default=0)

    assert order == sorted(order, key=lambda p: (depth(p), positions.index(p)))


def test_a_long_path_is_no_trouble():
    n = 30_000
    assert labelling_order(range(n), lambda p: [p + 1] if p + 1 < n else []) == list(range(n - 1, -1, -1))


@pytest.mark.parametrize("rule", ["1 3 4", "2 5", "all", "1..3", "squares", "0.77", "0.137", "grundy"])
def test_each_value_below_has_a_move_that_reaches_it(rule):
    game = HeapsGame(parse_rule(rule))
    for size in range(40):
        followers = {(f.take, f.rest) for f in game.mex_of(size).followers}
        found = heap_witnesses(game.sequence, size, 100)
        assert len(found) == game.value(size)
        for value, option in enumerate(found):
            assert (option.take, option.rest) in followers
            assert nim_sum(map(game.value, option.rest)) == value


def test_only_the_first_witnesses_of_a_huge_heap_are_looked_for():
    found = heap_witnesses(sequence_of(parse_rule("all")), 10**15, 3)
    assert [option.rest for option in found] == [(0,), (1,), (2,)]


def test_a_heap_that_cannot_be_told_has_no_witnesses():
    with pytest.raises(BeyondTableError):
        heap_witnesses(sequence_of(parse_rule("squares")), 10**12, 3)
