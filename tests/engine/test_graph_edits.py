"""What a person does to a graph, each edit made and taken back."""

import pytest
from graph_strategies import records
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.games import graph_edits as edits
from engine.games.graph import Move, Place, Query
from engine.games.graph_changes import Together
from engine.games.graph_convert import game_of, part_of, record_of
from engine.games.graph_record import GraphRecord

DIAMOND = [(0, 1), (0, 2), (1, 3), (2, 3)]


def game_with(queries=(), names=None, moves=DIAMOND):
    return game_of(GraphRecord.from_moves(4, moves, queries, names=names or {}))


def make(game, change):
    """Make the change; taken back and made again it does the same."""
    before = record_of(game)
    delta = change.apply(game)
    after = record_of(game)
    change.inverse().apply(game)
    assert record_of(game) == before
    assert change.inverse().inverse() == change
    change.apply(game)
    assert record_of(game) == after
    return delta


def test_add_position():
    game = game_with()
    key, change = edits.add_position(game, Place(1.5, -2.0), "top")
    delta = make(game, change)
    assert game.positions == [0, 1, 2, 3, key]
    assert (game.title(key), game.places[key], game.value(key)) == ("top", Place(1.5, -2.0), 0)
    assert (delta.positions, delta.labels, delta.moves, delta.queries) == (True, {}, set(), False)


def test_add_move_new_and_again():
    game = game_with()
    assert make(game, edits.add_move(game, 0, 3)).labels == {0: (0, 2)}
    assert record_of(game).targets.tolist() == [1, 2, 3, 3, 3]
    delta = make(game, edits.add_move(game, 1, 2))
    assert delta.labels == {0: (2, 3), 1: (1, 2)}
    assert delta.moves == {(1, 2)}
    assert game.move(1, 2).count == 1
    assert make(game, edits.add_move(game, 1, 2)).labels == {}
    assert game.move(1, 2).count == 2


def test_set_count():
    game = game_with()
    make(game, edits.set_count(game, 1, 3, 5))
    assert game.move(1, 3) == Move(5, 2.0)
    assert make(game, edits.set_count(game, 1, 3, 0)).labels == {0: (0, 2), 1: (1, 0)}
    assert game.move(1, 3) is None
    for wrong in [(1, 3, 1), (0, 1, -1), (3, 0, 2)]:
        with pytest.raises(ValueError, match="no move"):
            edits.set_count(game, *wrong)


def test_remove_takes_moves_and_stones_along():
    game = game_with([[1, 0, 1, 3], [0], [1]], {2: "c"})
    delta = make(game, edits.remove(game, [1]))
    record = record_of(game)
    assert (record.n, record.names) == (3, {1: "c"})
    assert list(zip(record.sources.tolist(), record.targets.tolist(), strict=True)) == [(0, 1), (1, 2)]
    assert [query.stones for query in record.queries] == [((0, 1), (2, 1)), ((0, 1),), ()]
    # The position that went counts as one of value 0.
    assert delta.labels == {1: (1, 0)}


def test_remove_joins_the_stones_on_both_sides():
    game = game_with([[0, 1, 0]])
    make(game, edits.remove(game, [1]))
    assert game.queries[0].stones == ((0, 2),)


def test_remove_nothing_moves_and_all():
    game = game_with([[0, 3]])
    assert edits.remove(game, []) is None
    make(game, edits.remove(game, [], [(0, 1), (0, 1)]))
    assert game.move_count == 3
    make(game, edits.remove(game, [3, 0, 1, 2, 0], [(0, 2)]))
    assert (game.n, game.move_count, game.queries[0].stones) == (0, 0, ())
    assert (game.places, game.names) == ({}, {})


def test_move_positions():
    game = game_with()
    delta = make(game, edits.move_positions(game, {1: Place(3, 4), 2: Place(5, 6)}))
    assert delta.places == {1, 2}
    assert (game.places[1], game.places[2]) == ((3, 4), (5, 6))


@given(st.lists(st.integers(0, 3), max_size=6), st.lists(st.integers(0, 3), max_size=3), st.integers(-3, 3))
@settings(deadline=None)
def test_change_stones(stones, positions, count):
    game = game_with([stones])
    query = game.queries[0]
    change = edits.change_stones(query, positions, count)
    expected = dict(query.counts)
    for p in positions:
        expected[p] = max(0, expected.get(p, 0) + count)
    expected = {p: c for p, c in expected.items() if c}
    assert (change is None) == (expected == query.counts)
    if change:
        assert make(game, change).queries
        assert game.queries[0].counts == expected
        assert game.queries[0].key == query.key


def test_play_follows_the_winning_moves_to_the_end():
    game = game_of(GraphRecord.from_moves(5, [(s, t) for s in range(5) for t in range(s)], [[4, 4, 3, 2, 2]]))
    wins = 0
    while moves := list(game.legal_moves(game.queries[0])):
        winning = list(game.winning_moves(game.queries[0]))
        before = game.queries[0].total
        make(game, edits.play(game.queries[0], (winning or moves)[0]))
        assert game.queries[0].total == before
        assert game.nim_sum(game.queries[0]) == (winning or moves)[0].leaves
        wins += bool(winning)
    assert wins >= 1
    assert game.queries[0].counts == {0: 5}


def test_clear_and_rename():
    game = game_with([[0, 1]])
    make(game, edits.rename_query(game.queries[0], "first"))
    assert game.queries[0].name == "first"
    make(game, edits.clear_stones(game.queries[0]))
    assert game.queries[0].stones == ()
    assert game.queries[0].name == "first"
    assert edits.clear_stones(game.queries[0]) is None


def test_add_and_remove_query():
    game = game_with([[0], [1]])
    key, change = edits.add_query(game, 1, game.queries[1])
    make(game, change)
    assert [q.stones for q in game.queries] == [((0, 1),), ((1, 1),), ((1, 1),)]
    assert len({q.key for q in game.queries}) == 3
    key2, change = edits.add_query(game, 0)
    make(game, change)
    assert game.query(key2).stones == ()
    make(game, edits.remove_query(game, key))
    assert game.queries[0].key == key2
    assert len(game.queries) == 3
    with pytest.raises(KeyError):
        edits.remove_query(game, key)


def test_paste_puts_a_copy_beside():
    game = game_with([[0, 3]], {0: "a"})
    part = part_of(game, [0, 2, 3], game.queries[0])
    places = [Place(i, i) for i in range(3)]
    keys, change = edits.paste(game, part, places, game.queries[0])
    make(game, change)
    assert game.positions == [0, 1, 2, 3, *keys]
    assert [game.value(k) for k in keys] == [0, 1, 0]
    assert [game.places[k] for k in keys] == places
    assert game.names == {0: "a", keys[0]: "a"}
    assert game.queries[0].stones == ((0, 1), (3, 1), (keys[0], 1), (keys[2], 1))
    assert [(s, t) for s, t, _ in game.moves()][4:] == [(keys[0], keys[1]), (keys[1], keys[2])]


def test_paste_nothing_and_without_a_query():
    game = game_with([[0]])
    _, change = edits.paste(game, GraphRecord(0), [])
    make(game, change)
    keys, change = edits.paste(game, GraphRecord.from_moves(1, [], [[0]]), [Place(0, 0)])
    make(game, change)
    assert game.n == 5
    assert keys == [game.positions[-1]]
    assert game.queries[0].stones == ((0, 1),)


@given(records(), records())
@settings(max_examples=60, deadline=None)
def test_paste_of_everything_adds_the_record(record, other):
    game = game_of(record)
    places = [Place(*place) for place in other.places.tolist()]
    keys, change = edits.paste(game, other, places)
    make(game, change)
    # The copy, cut out again, is what was pasted.
    part = part_of(game, keys)
    assert part.sources.tolist() == other.sources.tolist()
    assert (part.targets.tolist(), part.counts.tolist()) == (other.targets.tolist(), other.counts.tolist())
    assert (part.names, part.places.tolist()) == (other.names, other.places.tolist())
    # Its stones stand in a new query, since none was there to take them.
    stones = other.queries[0].stones if other.queries else ()
    new = game.queries[len(record.queries) :]
    assert [q.stones for q in new] == ([tuple((keys[i], count) for i, count in stones)] if stones else [])
    make(game, change.inverse())
    assert record_of(game, record.name) == record


def test_a_query_that_is_like_another_but_for_the_key_is_the_right_one():
    game = game_with([[0], [0]])
    second = game.queries[1]
    make(game, edits.change_stones(second, [0], 1))
    assert [q.counts for q in game.queries] == [{0: 1}, {0: 2}]
    make(game, Together((edits.clear_stones(game.queries[0]), edits.clear_stones(game.queries[1]))))
    assert game.queries == [Query(game.queries[0].key), Query(second.key)]
