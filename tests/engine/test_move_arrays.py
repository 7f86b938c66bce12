"""The moves of a graph as arrays, beside the dictionaries they are taken from."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.solve import move_arrays
from engine.solve.move_arrays import MoveArrays, numbers_of

PAIRS = st.tuples(st.integers(-3, 4), st.integers(-3, 4))


def pairs_of(arrays: MoveArrays) -> list[tuple[int, int]]:
    sources, targets = arrays.ends()
    return sorted(zip(sources.tolist(), targets.tolist(), strict=True))


@given(st.sets(PAIRS), st.lists(st.lists(PAIRS, max_size=8), max_size=5))
def test_moves_that_come_and_go(start, batches):
    """In each batch a move that is there goes, one that is not comes, and some do both before anybody looks."""
    followers = {p: {t: None for s, t in sorted(start) if s == p} for p in range(-3, 5)}
    arrays, there = MoveArrays(followers, len(start)), set(start)
    assert pairs_of(arrays) == sorted(there)
    for batch in batches:
        for move in batch:
            if move in there:
                arrays.remove(*move)
            else:
                arrays.add(*move)
            there ^= {move}
        assert pairs_of(arrays) == sorted(there)


def test_many_changes_make_new_arrays_worth_it(monkeypatch):
    monkeypatch.setattr(move_arrays, "FEW", 2)
    arrays = MoveArrays({0: dict.fromkeys(range(1, 33)), **{i: {} for i in range(1, 33)}}, 32)
    for i in range(2):
        arrays.add(1, 2 + i)
    assert not arrays.is_outdated
    arrays.remove(0, 5)
    assert arrays.is_outdated
    arrays.add(0, 5)
    assert not arrays.is_outdated


@pytest.mark.parametrize("spread", [1, 1_000_000_007])
@given(st.lists(st.integers(-50, 50), unique=True, min_size=1), st.data())
def test_keys_are_numbered_as_they_stand(spread, keys, data):
    some = data.draw(st.lists(st.sampled_from(keys)))
    found, none = numbers_of(
        np.array(keys) * spread, np.array(some, dtype=np.int64) * spread, np.zeros(0, dtype=np.int64)
    )
    assert found.tolist() == [keys.index(key) for key in some]
    assert none.tolist() == []
