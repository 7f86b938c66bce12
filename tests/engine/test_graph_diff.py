"""A game made equal to an edited text of it, with all kept that the text does not say."""

from collections import defaultdict

import pytest
from graph_strategies import check_order, labels_by_definition, records
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.games import graph_edits as edits
from engine.games.graph import Place
from engine.games.graph_changes import SetMoves, Together
from engine.games.graph_convert import game_of, record_of
from engine.games.graph_diff import changes_to
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.solve.bulk import CycleError


def triples(record: GraphRecord) -> list[tuple[int, int, int]]:
    return list(zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True))


def structure(record: GraphRecord, by_source: bool):
    """What a text says: in a format by source the order tells only among the moves of one position."""
    moves = triples(record)
    if by_source:
        grouped = defaultdict(list)
        for s, t, c in moves:
            grouped[s].append((t, c))
        moves = dict(grouped)
    return record.n, moves, [query.stones for query in record.queries]


def used_game(record: GraphRecord, data):
    """A game with a history: identities are not indices, ranks have gaps."""
    game = game_of(record)
    extra = data.draw(st.integers(0, 2))
    for _ in range(extra):
        edits.add_position(game, Place(5, 5), "late")[1].apply(game)
    gone = data.draw(st.lists(st.sampled_from(game.positions), max_size=2)) if game.n else []
    change = edits.remove(game, gone)
    if change:
        change.apply(game)
    return game


@given(records(6, 12), records(6, 12), st.booleans(), st.data())
@settings(max_examples=250, deadline=None)
def test_any_game_becomes_any_record(record, goal, by_source, data):
    game = used_game(record, data)
    before = record_of(game)
    queries = list(game.queries)
    change = changes_to(game, goal, by_source=by_source)
    assert (change is None) == (structure(before, by_source) == structure(goal, by_source))
    if change is None:
        return
    change.apply(game)
    after = record_of(game)
    assert structure(after, by_source) == structure(goal, by_source)
    pairs = [(s, t) for s, t, _ in game.moves()]
    assert game.dag.labels == labels_by_definition(game.positions, pairs)
    check_order(game)
    # What the text does not say stays: names and places of the positions, keys and names of the queries.
    survivors = min(before.n, goal.n)
    assert after.places[:survivors].tolist() == before.places[:survivors].tolist()
    assert after.names == {i: name for i, name in before.names.items() if i < survivors}
    kept = min(len(queries), len(goal.queries))
    assert [(q.key, q.name) for q in game.queries[:kept]] == [(q.key, q.name) for q in queries[:kept]]
    # The same text again changes nothing; and all can be taken back.
    assert changes_to(game, goal, by_source=by_source) is None
    change.inverse().apply(game)
    assert record_of(game) == before


@given(records(6, 12), st.booleans(), st.data())
@settings(deadline=None)
def test_a_game_is_its_own_text(record, by_source, data):
    game = used_game(record, data)
    shown = record_of(game)
    assert changes_to(game, shown, by_source=by_source) is None
    bare = GraphRecord(shown.n, shown.sources, shown.targets, shown.counts, shown.queries)
    assert changes_to(game, bare, by_source=by_source) is None


@given(records(6, 12), st.data())
@settings(deadline=None)
def test_the_order_among_sources_means_nothing_by_source(record, data):
    game = game_of(record)
    order = sorted(range(len(record.sources)), key=lambda i: record.sources[i])
    grouped = GraphRecord(record.n, record.sources[order], record.targets[order], record.counts[order], record.queries)
    assert changes_to(game, grouped, by_source=True) is None
    same = triples(grouped) == triples(record)
    assert (changes_to(game, grouped) is None) == same


@given(records(6, 12), st.booleans(), st.data())
@settings(deadline=None)
def test_one_more_line_is_one_edit(record, by_source, data):
    """A move put in anywhere leaves the others as they are, rank and all: views and undo see one edit."""
    game = game_of(record)
    free = [
        (s, t)
        for s in game.positions
        for t in game.positions
        if game.move(s, t) is None and game.dag.cycle_closed_by(s, t) is None
    ]
    assume(free)
    move = data.draw(st.sampled_from(free))
    at = data.draw(st.integers(0, len(record.sources)))
    moves = triples(record)
    moves.insert(at, (*move, 2))
    goal = GraphRecord(record.n, *map(list, zip(*moves, strict=True)), record.queries)
    change = changes_to(game, goal, by_source=by_source)
    assert isinstance(change, SetMoves)
    assert [(e.source, e.target, e.before) for e in change.edits] == [(*move, None)]
    change.apply(game)
    assert structure(record_of(game), by_source) == structure(goal, by_source)


@given(records(6, 12), st.data())
@settings(deadline=None)
def test_one_line_less_is_one_edit(record, data):
    assume(len(record.sources))
    game = game_of(record)
    at = data.draw(st.integers(0, len(record.sources) - 1))
    moves = triples(record)
    s, t, _ = moves.pop(at)
    columns = [[move[i] for move in moves] for i in range(3)]
    change = changes_to(game, GraphRecord(record.n, *columns, record.queries))
    assert isinstance(change, SetMoves)
    assert [(e.source, e.target, e.after) for e in change.edits] == [(s, t, None)]


@pytest.mark.parametrize("by_source", [False, True])
def test_a_line_put_into_the_same_gap_again_and_again(by_source):
    """The room between two ranks is used up at last; then all moves of the group get new ranks."""
    n = 130
    lines = [(0, 1), (0, 2), (0, 3)]
    game = game_of(GraphRecord.from_moves(n, lines))
    for new in range(4, n):
        # Above rank 1.0, not 0.0: towards 0 the room can be halved a thousand times.
        lines.insert(2, (0, new))
        goal = GraphRecord.from_moves(n, lines)
        changes_to(game, goal, by_source=by_source).apply(game)
        assert triples(record_of(game)) == triples(goal)
        assert len({move.rank for _, _, move in game.moves()}) == len(lines)


def three_queries():
    queries = (QueryRecord(((0, 1),), "a"), QueryRecord(((2, 2),), "b"), QueryRecord(((1, 1),), "c"))
    return game_of(GraphRecord(3, [0, 1], [1, 2], queries=queries))


def stones(game):
    return [(query.name, query.stones) for query in game.queries]


def test_queries_that_the_text_does_not_show_are_left_alone():
    game = three_queries()
    goal = GraphRecord(3, [0, 1], [1, 2], queries=(QueryRecord(((1, 3),)),))
    changes_to(game, goal, queries=[game.queries[1]]).apply(game)
    assert stones(game) == [("a", ((0, 1),)), ("b", ((1, 3),)), ("c", ((1, 1),))]
    assert changes_to(game, goal, queries=[game.queries[1]]) is None


def test_queries_that_the_text_does_not_show_lose_stones_on_positions_that_go():
    game = three_queries()
    change = changes_to(game, GraphRecord(2, [0], [1], queries=(QueryRecord(),)), queries=[game.queries[2]])
    before = record_of(game)
    change.apply(game)
    assert stones(game) == [("a", ((0, 1),)), ("b", ()), ("c", ())]
    assert game.n == 2
    change.inverse().apply(game)
    assert record_of(game) == before


@pytest.mark.parametrize("shown", [(0, 1, 2), (2, 1, 0), (1, 2), (2, 0), (1,)])
@pytest.mark.parametrize("wanted", [0, 1, 4])
def test_fewer_and_more_queries(shown, wanted):
    game = three_queries()
    queries = [game.queries[i] for i in shown]
    others = [q for q in game.queries if q not in queries]
    records_ = tuple(QueryRecord(((0, 5 + i),)) for i in range(wanted))
    before = record_of(game)
    change = changes_to(game, GraphRecord(3, [0, 1], [1, 2], queries=records_), queries=queries)
    change.apply(game)
    assert [q for q in game.queries if q in others] == others
    kept = [game.query(q.key) for q in queries[:wanted]]
    new = game.queries[3:]
    assert [q.stones for q in [*kept, *new]] == [r.stones for r in records_]
    assert len(game.queries) == len(others) + wanted
    change.inverse().apply(game)
    assert record_of(game) == before


def test_new_positions_stand_below_and_apart():
    game = game_of(GraphRecord(2, places=[(0, 0), (40, 70)]))
    changes_to(game, GraphRecord(25)).apply(game)
    new = [game.places[p] for p in game.positions[2:]]
    assert all(place.y > 70 for place in new)
    assert len(set(new)) == 23
    empty = game_of(GraphRecord(0))
    changes_to(empty, GraphRecord(25)).apply(empty)
    assert len(set(empty.places.values())) == 25


def test_a_text_with_a_cycle_is_refused_and_the_game_stays():
    game = game_of(GraphRecord.from_moves(3, [(0, 1), (1, 2)], [[0]]))
    before = record_of(game)
    change = changes_to(game, GraphRecord.from_moves(4, [(0, 1), (1, 3), (3, 0)], [[3]]))
    assert isinstance(change, Together)
    with pytest.raises(CycleError):
        change.apply(game)
    assert record_of(game) == before


def test_a_move_turned_around():
    game = game_of(GraphRecord.from_moves(3, [(0, 1), (1, 2)]))
    delta = changes_to(game, GraphRecord.from_moves(3, [(1, 0), (1, 2)])).apply(game)
    assert [game.value(p) for p in range(3)] == [0, 1, 0]
    assert delta.labels == {}
    assert [(s, t) for s, t, _ in game.moves()] == [(1, 0), (1, 2)]
