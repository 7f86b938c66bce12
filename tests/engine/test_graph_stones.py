"""Stones added and taken, beside a plain list of stones one by one."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.games import graph_stones
from engine.games.graph import GraphGame, Move
from engine.games.graph_changes import MoveEdit, SetMoves, SetQuery
from engine.games.graph_edits import change_stones
from engine.games.graph_record import runs_of
from engine.games.graph_stones import Query, add_stones

POSITIONS = st.integers(0, 5)
LISTS = st.lists(POSITIONS, max_size=12)
CHANGES = st.lists(st.tuples(POSITIONS, st.integers(-4, 4)), max_size=6)


def changed(stones: list[int], position: int, count: int) -> list[int]:
    """One stone after the other: behind the last one there, or at the end; the last one there goes first."""
    stones = list(stones)
    for _ in range(abs(count)):
        there = [i for i, p in enumerate(stones) if p == position]
        if count > 0:
            stones.insert(there[-1] + 1 if there else len(stones), position)
        elif there:
            del stones[there[-1]]
    return stones


@given(LISTS, CHANGES)
def test_one_change_after_the_other(stones, changes):
    query = Query(7, "name", runs_of(stones))
    for position, count in changes:
        assert add_stones(query.stones, position, count) == runs_of(changed(stones, position, count))
        query, stones = query.with_more(position, count), changed(stones, position, count)
        assert query == Query(7, "name", runs_of(stones))
        fresh = Query(7, "name", query.stones)
        assert list(query.counts.items()) == list(fresh.counts.items())
        assert query.odd == {p for p, count in Counter(stones).items() if count % 2}
        assert query.total == len(stones)


@pytest.mark.parametrize("few", [0, 4])
def test_many_changes_at_once(monkeypatch, few):
    monkeypatch.setattr(graph_stones, "FEW", few)

    @given(LISTS, st.dictionaries(POSITIONS, st.integers(-4, 4)))
    def run(stones, more):
        query = Query(7, "", runs_of(stones)).with_each(more)
        for position, count in more.items():
            stones = changed(stones, position, count)
        assert query == Query(7, "", runs_of(stones))
        assert query.counts == Counter(stones)

    run()


def test_nothing_changed_is_the_same_query():
    query = Query(7, "", ((1, 2),))
    assert query.with_more(2, -1) is query
    assert query.with_each(dict.fromkeys(range(2, 20), -1)) is query
    assert change_stones(query, [3, 3], -1) is None
    assert change_stones(query, [1, 1], -1) == SetQuery(query, Query(7, "", ()))


def test_a_query_does_not_see_what_becomes_of_those_made_of_it():
    query = Query(7, "", ((1, 1),))
    assert (query.counts, query.odd) == ({1: 1}, {1})
    query.with_more(1, -1)
    query.with_more(2, 3)
    assert (query.counts, query.odd) == ({1: 1}, {1})


def game_of_a_path() -> tuple[GraphGame, Query]:
    game = GraphGame()
    game.extend(range(4))
    query = Query(9, "", ((0, 1), (2, 1)))
    game.queries.append(query)
    SetMoves(tuple(MoveEdit(i, i + 1, None, Move(1, i)) for i in range(3))).apply(game)
    return game, query


def test_nim_sums_are_kept_while_values_change():
    game, query = game_of_a_path()
    assert game.nim_sum(query) == 1 ^ 1
    cut = SetMoves((MoveEdit(2, 3, Move(1, 2), None),))
    cut.apply(game)
    assert game.nim_sum(query) == 0
    assert game.nim_sum(Query(9, "", ((0, 1), (1, 2)))) == 0
    assert game.nim_sum(Query(9, "", ((1, 1),))) == 1
    cut.inverse().apply(game)
    assert game.nim_sum(query) == 0
    change = SetQuery(query, query.with_more(3, 1).with_more(2, -1))
    change.apply(game)
    assert game.nim_sum(game.queries[0]) == 1


def test_a_nim_sum_is_right_after_an_edit_behind_its_back():
    game, query = game_of_a_path()
    first = Query(9, "", ((0, 1),))
    assert (game.nim_sum(query), game.nim_sum(first)) == (0, 1)
    game.dag.remove_moves([(0, 1)])
    assert game.nim_sum(first) == 0
    game.dag.add_moves([(0, 1, Move(1, 5))])
    game.dag.remove_moves([(2, 3)])
    game.dag.add_moves([(2, 3, Move(1, 6))])
    assert (game.nim_sum(first), game.nim_sum(query)) == (1, 0)
