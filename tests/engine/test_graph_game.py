"""The graph game: winners and winning moves against play of the whole sum, stones against a plain list."""

from collections import Counter
from itertools import pairwise

import pytest
from graph_strategies import dags, first_player_wins, followers_of, labels_by_definition, records
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games.graph import GraphGame, Move, Place, Query, StoneMove, add_stones, joined
from engine.games.graph_convert import game_of, part_of, record_of
from engine.games.graph_edits import add_move, add_position
from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.sg import Outcome
from engine.solve.bulk import CycleError


@given(dags(6, 12), st.data())
@settings(max_examples=150, deadline=None)
def test_outcome_and_winning_moves_are_those_of_the_played_game(dag, data):
    n, moves = dag
    stones = data.draw(st.lists(st.integers(0, n - 1), max_size=4)) if n else []
    game = game_of(GraphRecord.from_moves(n, moves, [stones]))
    query = game.queries[0]
    followers = followers_of(range(n), moves)
    assert game.outcome(query).first_player_wins == first_player_wins(stones, followers)
    legal = list(game.legal_moves(query))
    pairs = [(move.source, move.target) for move in legal]
    assert pairs == [(p, t) for p in dict.fromkeys(stones) for t in followers[p]]
    winning = set(game.winning_moves(query))
    for move in legal:
        after = list(stones)
        after.remove(move.source)
        after.append(move.target)
        wins = not first_player_wins(after, followers)
        assert (move in winning) == (move.leaves == 0) == wins
        after_query = Query(99, "", runs_of(after))
        assert game.nim_sum(after_query) == move.leaves


def test_by_hand():
    game = game_of(GraphRecord.from_moves(4, [(0, 1), (0, 2), (1, 2), (0, 2)], [[0, 0, 1, 2], [0], []]))
    assert [game.value(p) for p in range(4)] == [2, 1, 0, 0]
    first, single, none = game.queries
    assert first.counts == {0: 2, 1: 1, 2: 1}
    assert (first.total, single.total, none.total) == (4, 1, 0)
    assert [game.nim_sum(q) for q in game.queries] == [1, 2, 0]
    assert [game.outcome(q) for q in game.queries] == [Outcome.N, Outcome.N, Outcome.P]
    assert list(game.legal_moves(first)) == [StoneMove(0, 1, 2), StoneMove(0, 2, 3), StoneMove(1, 2, 0)]
    assert list(game.winning_moves(single)) == [StoneMove(0, 2, 0)]
    assert list(game.legal_moves(none)) == []
    assert game.move(0, 2) == Move(2, 1.0)
    assert game.move(2, 0) is None
    assert (game.n, game.move_count) == (4, 3)
    assert [(s, t) for s, t, _ in game.moves()] == [(0, 1), (0, 2), (1, 2)]


def test_followers_and_moves_come_by_rank():
    game = GraphGame()
    for index in range(3):
        game.insert(index, index)
    game.dag.add_moves([(2, 0, Move(1, 5.0)), (1, 0, Move(1, 3.0)), (2, 1, Move(1, 0.5))])
    assert game.followers(2) == [1, 0]
    assert [(s, t) for s, t, _ in game.moves()] == [(2, 1), (1, 0), (2, 0)]


def test_index_title_and_keys_after_positions_come_and_go():
    game = game_of(GraphRecord(3, names={1: "b"}))
    assert [game.title(p) for p in (0, 1, 2)] == ["0", "b", "2"]
    game.discard(0)
    assert [game.index_of(p) for p in (1, 2)] == [0, 1]
    assert (game.title(2), 0 in game, 2 in game) == ("1", False, True)
    with pytest.raises(KeyError):
        game.index_of(0)
    game.insert(1, 40)
    game.insert(3, 41)
    assert game.positions == [1, 40, 2, 41]
    assert [game.index_of(p) for p in game.positions] == [0, 1, 2, 3]
    assert game.new_key() == 42


def test_queries_by_key():
    game = game_of(GraphRecord(1, queries=(QueryRecord(), QueryRecord(((0, 2),), "b"))))
    keys = [query.key for query in game.queries]
    assert len({*keys, *game.positions}) == 3
    assert game.query(keys[1]).name == "b"
    with pytest.raises(KeyError):
        game.query(99)


def test_a_path_of_100_000_positions():
    n = 100_000
    game = game_of(GraphRecord(n, range(1, n), range(n - 1), queries=(QueryRecord(((n - 1, 1), (0, 3))),)))
    query = game.queries[0]
    assert game.nim_sum(query) == 1
    assert list(game.winning_moves(query)) == [StoneMove(n - 1, n - 2, 0)]
    key, change = add_position(game, Place(0, 0))
    change.apply(game)
    assert len(add_move(game, 0, key).apply(game).labels) == n
    assert game.value(n - 1) == 0
    assert [game.value(p) for p in (0, 1, key)] == [1, 0, 0]
    assert record_of(game).n == n + 1


# Stones


def plain(runs) -> list[int]:
    return [p for p, count in runs for _ in range(count)]


def model_add(stones: list[int], position: int, count: int) -> list[int]:
    """On a plain list: more go beside the last one of their kind, fewer are taken from the end."""
    stones = list(stones)
    for _ in range(-count):
        if position in stones:
            del stones[len(stones) - 1 - stones[::-1].index(position)]
    for _ in range(count):
        at = len(stones) - stones[::-1].index(position) if position in stones else len(stones)
        stones.insert(at, position)
    return stones


@given(st.lists(st.integers(0, 3), max_size=10), st.integers(0, 4), st.integers(-6, 4))
def test_add_stones_is_the_plain_list(stones, position, count):
    runs = add_stones(runs_of(stones), position, count)
    expected = model_add(stones, position, count)
    assert plain(runs) == expected
    assert runs == runs_of(expected)
    before, after = Counter(stones), Counter(plain(runs))
    assert after[position] == max(0, before[position] + count)
    assert all(after[p] == before[p] for p in before if p != position)


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(1, 3)), max_size=8))
def test_joined_keeps_the_stones_and_leaves_no_neighbours_alike(runs):
    result = joined(runs)
    assert plain(result) == plain(runs)
    assert all(a[0] != b[0] for a, b in pairwise(result))


# Records


@given(records())
@settings(deadline=None)
def test_record_to_game_and_back(record):
    game = game_of(record)
    assert record_of(game, record.name) == record
    moves = list(zip(record.sources.tolist(), record.targets.tolist(), strict=True))
    assert game.dag.labels == labels_by_definition(range(record.n), moves)
    assert [query.name for query in game.queries] == [query.name for query in record.queries]


def test_a_query_that_names_a_position_again_keeps_its_order():
    record = GraphRecord.from_moves(2, [(0, 1)], [[1, 0, 1, 1]])
    assert record.queries[0].stones == ((1, 1), (0, 1), (1, 2))
    assert record_of(game_of(record)).queries == record.queries


def test_a_record_without_places_gets_different_ones():
    game = game_of(GraphRecord(25))
    assert len(set(game.places.values())) == 25


def test_a_record_with_a_cycle_is_no_game():
    with pytest.raises(CycleError) as caught:
        game_of(GraphRecord.from_moves(3, [(0, 1), (1, 2), (2, 0)]))
    assert sorted(caught.value.cycle) == [0, 1, 2]


@given(records(), st.data())
@settings(deadline=None)
def test_part_of(record, data):
    game = game_of(record)
    chosen = data.draw(st.lists(st.sampled_from(game.positions), max_size=6)) if record.n else []
    query = data.draw(st.sampled_from([None, *game.queries]))
    part = part_of(game, chosen, query)
    kept = sorted(set(chosen))
    index = {p: i for i, p in enumerate(kept)}
    triples = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    expected = [(index[s], index[t], c) for s, t, c in triples if s in index and t in index]
    got = list(zip(part.sources.tolist(), part.targets.tolist(), part.counts.tolist(), strict=True))
    assert (part.n, got) == (len(kept), expected)
    assert part.names == {index[p]: name for p, name in record.names.items() if p in index}
    assert part.places.tolist() == [record.places[p].tolist() for p in kept]
    stones = [] if query is None else [[index[p] for p in plain(query.stones) if p in index]]
    assert [q.stones for q in part.queries] == [runs_of(s) for s in stones]
    assert game_of(part).n == len(kept)
