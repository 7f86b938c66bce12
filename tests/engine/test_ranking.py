"""A list that knows the indices of its items, beside a plain list, in blocks small enough to be cut and emptied."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import ranking
from engine.games.ranking import Ranking

STEPS = st.lists(st.tuples(st.sampled_from(["insert", "pop", "extend", "ask"]), st.floats(0, 1)), max_size=80)


def check(found: Ranking, plain: list[int]) -> None:
    assert found.listed == plain
    assert len(found) == len(plain)
    assert [found.index_of(item) for item in plain] == list(range(len(plain)))


@pytest.mark.parametrize("block", [1, 2, 5])
def test_each_item_knows_its_index(monkeypatch, block):
    monkeypatch.setattr(ranking, "BLOCK", block)

    @given(STEPS, st.integers(0, 30))
    @settings(deadline=None)
    def run(steps, start):
        found, plain, next_item = Ranking(), list(range(start)), start
        found.extend(range(start))
        for step, where in steps:
            at = int(where * len(plain))
            if step == "insert":
                found.insert(at, next_item)
                plain.insert(at, next_item)
            elif step == "extend":
                found.extend([next_item, next_item + 1])
                plain += [next_item, next_item + 1]
            elif plain:
                at = min(at, len(plain) - 1)
                if step == "pop":
                    assert found.pop(at) == plain.pop(at)
                else:
                    # Only one is asked for: the blocks of the others stay as they are.
                    assert found.index_of(plain[at]) == at
            next_item += 2
        check(found, plain)

    run()


def test_an_item_that_has_gone_comes_back_at_its_place():
    found, plain = Ranking(), list(range(3_000))
    found.extend(plain)
    for at in (0, 511, 512, 1_700, 2_999):
        item = found.pop(at)
        with pytest.raises(KeyError):
            found.index_of(item)
        found.insert(at, item)
    check(found, plain)


def test_all_taken_out_and_put_in_again():
    found = Ranking()
    found.extend(range(2_000))
    for at in reversed(range(2_000)):
        found.pop(at)
    check(found, [])
    for item in range(2_000):
        found.insert(0, item)
    check(found, list(reversed(range(2_000))))


def test_a_few_steps_touch_a_few_items(monkeypatch):
    """Cost follows the blocks, not the length: one removal makes the offsets of one block stale."""
    found = Ranking()
    found.extend(range(100_000))
    found.pop(50_000)
    assert sum(block.length for block in found._blocks if not block.fresh) <= 2 * ranking.BLOCK
    assert found.index_of(99_999) == 99_998
    assert found.index_of(50_001) == 50_000
    assert found.index_of(49_999) == 49_999
