"""Changes of a graph game: refused ones leave everything, made ones tell what they did, all can be taken back."""

import pytest
from graph_strategies import check_order, is_cycle, labels_by_definition, records
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.document import Delta, Document, InCase, Several
from engine.games import graph_edits as edits
from engine.games.graph import GraphGame, Move, Place, Query
from engine.games.graph_changes import (
    AddPositions,
    InsertQuery,
    MoveEdit,
    NewPosition,
    RemovePositions,
    RemoveQuery,
    Rename,
    SetMoves,
    SetPlaces,
    SetQuery,
    ShiftQuery,
    Together,
    together,
)
from engine.games.graph_convert import game_of, part_of, record_of
from engine.games.graph_delta import GraphDelta
from engine.games.graph_diff import changes_to
from engine.games.graph_record import GraphRecord
from engine.solve import live
from engine.solve.bulk import CycleError


def full_state(game: GraphGame) -> tuple[object, ...]:
    """Everything that a change may touch, identities and ranks as well."""
    return (
        list(game.positions),
        dict(game.places),
        dict(game.names),
        list(game.queries),
        game.moves(),
        dict(game.dag.labels),
        [game.index_of(p) for p in game.positions],
    )


def a_game() -> GraphGame:
    record = GraphRecord.from_moves(4, [(0, 1), (1, 2), (0, 2), (0, 2)], [[0, 0, 1], [2]], names={0: "a"})
    return game_of(record)


# What is refused

GONE, NEW, OLD = 77, Place(0, 0), Place(90, 0)
MOVE = Move(1, 9.0)

WRONG = {
    "position there already": AddPositions((NewPosition(50, 4, NEW), NewPosition(1, 5, NEW))),
    "position twice": AddPositions((NewPosition(50, 4, NEW), NewPosition(50, 5, NEW))),
    "position behind a gap": AddPositions((NewPosition(50, 6, NEW),)),
    "position before the first": AddPositions((NewPosition(50, -1, NEW),)),
    "positions in falling order": AddPositions((NewPosition(50, 2, NEW), NewPosition(51, 1, NEW))),
    "position with moves": RemovePositions((NewPosition(0, 0, Place(0, 0), "a"),)),
    "position at another index": RemovePositions((NewPosition(3, 2, Place(270, 0)),)),
    "position at no index": RemovePositions((NewPosition(3, 4, Place(270, 0)),)),
    "position at a negative index": RemovePositions((NewPosition(3, -1, Place(270, 0)),)),
    "position with another name": RemovePositions((NewPosition(3, 3, Place(270, 0), "x"),)),
    "position at another place": RemovePositions((NewPosition(3, 3, Place(271, 0)),)),
    "cycle": SetMoves((MoveEdit(3, 0, None, MOVE), MoveEdit(2, 3, None, MOVE))),
    "cycle while another move goes": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(2, 0, None, MOVE))),
    "move to itself": SetMoves((MoveEdit(3, 3, None, MOVE),)),
    "move that is there": SetMoves((MoveEdit(0, 1, None, MOVE),)),
    "move that is not there": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(2, 1, MOVE, None))),
    "move of another count": SetMoves((MoveEdit(0, 2, Move(1, 2.0), None),)),
    "move to nowhere": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None), MoveEdit(0, GONE, None, MOVE))),
    "move from nowhere": SetMoves((MoveEdit(GONE, 0, None, MOVE),)),
    "move added twice": SetMoves((MoveEdit(0, 3, None, MOVE), MoveEdit(0, 3, None, MOVE))),
    "move removed twice": SetMoves((MoveEdit(0, 1, Move(1, 0.0), None),) * 2),
    "place of nothing": SetPlaces(((1, OLD, NEW), (GONE, NEW, NEW))),
    "place from elsewhere": SetPlaces(((1, NEW, NEW),)),
    "name of nothing": Rename(GONE, "", "x"),
    "name that is another": Rename(0, "b", "x"),
    "query at no index": InsertQuery(3, Query(60)),
    "query at a negative index": InsertQuery(-1, Query(60)),
    "query with stones on nothing": InsertQuery(0, Query(60, "", ((GONE, 1),))),
    "query there already": InsertQuery(0, Query(4)),
    "another query removed": RemoveQuery(0, Query(60)),
    "query removed at no index": RemoveQuery(2, Query(60)),
    "query shifted from nowhere": ShiftQuery(2, 0),
    "query shifted to nowhere": ShiftQuery(0, 2),
    "query shifted to a negative index": ShiftQuery(0, -1),
    "query that is another": SetQuery(Query(4, "other"), Query(4)),
    "stones on nothing": SetQuery(Query(5, "", ((2, 1),)), Query(5, "", ((GONE, 1),))),
    "query with another key": SetQuery(Query(5, "", ((2, 1),)), Query(60, "", ((2, 1),))),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_refused_change_has_changed_nothing(name):
    game = a_game()
    before = full_state(game)
    with pytest.raises((ValueError, KeyError, IndexError)):
        WRONG[name].apply(game)
    assert full_state(game) == before
    check_order(game)
    assert game.dag.labels == labels_by_definition(game.positions, [(s, t) for s, t, _ in game.moves()])


@pytest.mark.parametrize("name", WRONG)
def test_a_change_after_others_takes_them_back_when_refused(name):
    document = Document([GraphRecord(0), record_of(a_game())])
    game = document.case(1).game
    first = Together((AddPositions((NewPosition(40, 4, NEW),)), Rename(1, "", "b"), ShiftQuery(1, 0), ShiftQuery(0, 1)))
    changes = (first, SetMoves((MoveEdit(1, 40, None, Move(2, 8.0)),)))
    before = full_state(game)
    with pytest.raises((ValueError, KeyError, IndexError)):
        Together((*changes, WRONG[name], *changes)).apply(game)
    assert full_state(game) == before
    with pytest.raises((ValueError, KeyError, IndexError)):
        document.apply(Several((*(InCase(1, change) for change in changes), InCase(1, WRONG[name]))))
    assert full_state(game) == before
    assert document.case(0).game.n == 0
    check_order(game)


def test_positions_with_stones_are_not_removed():
    game = game_of(GraphRecord.from_moves(2, [], [[1]]))
    with pytest.raises(ValueError, match="stones"):
        RemovePositions((edits.described(game, 1),)).apply(game)
    assert game.n == 2
    RemovePositions((edits.described(game, 0),)).apply(game)
    assert game.positions == [1]


def test_a_refused_cycle_is_handed_back():
    game = a_game()
    with pytest.raises(CycleError) as caught:
        WRONG["cycle"].apply(game)
    assert is_cycle(caught.value.cycle, [(s, t) for s, t, _ in game.moves()] + [(3, 0), (2, 3)])


def test_ranks_and_keys_that_were_given_are_not_given_again():
    game = a_game()
    AddPositions((NewPosition(90, 4, NEW),)).apply(game)
    InsertQuery(0, Query(95)).apply(game)
    SetMoves((MoveEdit(3, 90, None, Move(1, 40.5)),)).apply(game)
    assert game.new_key() > 95
    assert game.new_rank() > 40.5


# Deltas and merging


def test_a_delta_drops_what_came_back():
    delta = GraphDelta({1: (0, 2), 2: (1, 0)}, places={1})
    delta.absorb(GraphDelta({1: (2, 0), 2: (0, 3), 3: (0, 1)}, moves=True, places={2}))
    assert delta == GraphDelta({2: (1, 3), 3: (0, 1)}, places={1, 2}, moves=True)
    first = Delta({0: GraphDelta({1: (0, 1)})})
    first.absorb(Delta({0: GraphDelta({1: (1, 2)}), 4: GraphDelta(queries=True)}, cases=True))
    assert first == Delta({0: GraphDelta({1: (0, 2)}), 4: GraphDelta(queries=True)}, cases=True)


def test_places_merge_from_the_oldest_to_the_newest():
    game = a_game()
    before = full_state(game)
    first = edits.move_positions(game, {0: Place(1, 1), 1: Place(2, 2)})
    first.apply(game)
    second = edits.move_positions(game, {1: Place(3, 3), 2: Place(4, 4)})
    second.apply(game)
    after = full_state(game)
    merged = first.merged(second)
    merged.inverse().apply(game)
    assert full_state(game) == before
    merged.apply(game)
    assert full_state(game) == after


def test_together_of_one_is_that_one():
    change = Rename(0, "a", "b")
    assert together([change]) is change
    assert together([change, change]) == Together((change, change))


# Random histories


class HistoryMachine(RuleBasedStateMachine):
    """Edits, undo and redo of one case of a document, with everything noted that the game was like at each step."""

    @initialize(record=records(6, 10))
    def start(self, record):
        self.document = Document([record])
        self.game = self.document.case(0).game
        self.undo: list[tuple[InCase, tuple, tuple]] = []
        self.redo: list[tuple[InCase, tuple, tuple]] = []
        self.first = record

    def make(self, change):
        if change is None:
            return
        before, step = full_state(self.game), InCase(0, change)
        self.check_delta(before, self.document.apply(step))
        self.undo.append((step, before, full_state(self.game)))
        self.redo.clear()

    def check_delta(self, before, delta):
        assert delta.games.keys() == {0}
        assert not delta.cases
        told = delta.games[0]
        was, now = before[5], self.game.dag.labels
        values = {p: (was.get(p, 0), now.get(p, 0)) for p in {**was, **now}}
        assert told.labels == {p: (a, b) for p, (a, b) in values.items() if a != b}
        positions, places, names, queries, moves = before[:5]
        game = self.game
        assert told.positions or (positions, names) == (game.positions, game.names)
        assert told.queries or queries == game.queries
        assert told.moves or moves == game.moves()
        moved = {p for p in places if p in game.places and places[p] != game.places[p]}
        assert moved <= told.places

    def a_position(self, data):
        return data.draw(st.sampled_from(self.game.positions))

    def some_positions(self, data, most=3):
        return data.draw(st.lists(st.sampled_from(self.game.positions), max_size=most)) if self.game.n else []

    def a_query(self, data):
        return data.draw(st.sampled_from(self.game.queries))

    @rule(x=st.integers(-9, 9), name=st.sampled_from(["", "", "p"]))
    @precondition(lambda self: self.game.n < 10)
    def add_position(self, x, name):
        _, change = edits.add_position(self.game, Place(x, -x), name)
        self.make(change)

    @rule(data=st.data())
    @precondition(lambda self: self.game.n)
    def add_move(self, data):
        s, t = self.a_position(data), self.a_position(data)
        change = edits.add_move(self.game, s, t)
        cycle = self.game.dag.cycle_closed_by(s, t)
        if cycle is None or self.game.move(s, t):
            self.make(change)
            return
        before = full_state(self.game)
        with pytest.raises(CycleError):
            self.document.apply(InCase(0, Together((Rename(s, self.game.names.get(s, ""), "x"), change))))
        assert full_state(self.game) == before

    @rule(data=st.data(), count=st.integers(0, 3))
    @precondition(lambda self: self.game.move_count)
    def set_count(self, data, count):
        s, t, _ = data.draw(st.sampled_from(self.game.moves()))
        self.make(edits.set_count(self.game, s, t, count))

    @rule(data=st.data())
    def remove(self, data):
        moves = [(s, t) for s, t, _ in self.game.moves()]
        some = data.draw(st.lists(st.sampled_from(moves), max_size=2)) if moves else []
        self.make(edits.remove(self.game, self.some_positions(data), some))

    @rule(data=st.data(), x=st.integers(-9, 9))
    @precondition(lambda self: self.game.n)
    def move_positions(self, data, x):
        self.make(edits.move_positions(self.game, dict.fromkeys(self.some_positions(data), Place(x, x))))

    @rule(data=st.data(), name=st.sampled_from(["", "q"]))
    @precondition(lambda self: self.game.n)
    def rename(self, data, name):
        p = self.a_position(data)
        self.make(Rename(p, self.game.names.get(p, ""), name))

    @rule(data=st.data(), count=st.integers(-2, 2))
    @precondition(lambda self: self.game.queries)
    def change_stones(self, data, count):
        self.make(edits.change_stones(self.a_query(data), self.some_positions(data), count))

    @rule(data=st.data())
    @precondition(lambda self: any(any(True for _ in self.game.legal_moves(q)) for q in self.game.queries))
    def play(self, data):
        options = [(q, move) for q in self.game.queries for move in self.game.legal_moves(q)]
        query, move = data.draw(st.sampled_from(options))
        self.make(edits.play(query, move))
        assert self.game.nim_sum(self.game.query(query.key)) == move.leaves

    @rule(data=st.data())
    def add_query(self, data):
        like = data.draw(st.sampled_from([None, *self.game.queries]))
        _, change = edits.add_query(self.game, data.draw(st.integers(0, len(self.game.queries))), like)
        self.make(change)

    @rule(data=st.data())
    @precondition(lambda self: self.game.queries)
    def remove_or_shift_query(self, data):
        last = len(self.game.queries) - 1
        before, after = data.draw(st.integers(0, last)), data.draw(st.integers(-1, last))
        remove = edits.remove_query(self.game, self.game.queries[before].key)
        self.make(ShiftQuery(before, after) if after >= 0 else remove)

    @rule(data=st.data())
    @precondition(lambda self: self.game.n < 8)
    def paste(self, data):
        query = self.a_query(data) if self.game.queries else None
        part = part_of(self.game, self.some_positions(data), query)
        _, change = edits.paste(self.game, part, [Place(0, 0)] * part.n, query)
        self.make(change)

    @rule(record=records(6, 10, full=False), by_source=st.booleans())
    def become(self, record, by_source):
        self.make(changes_to(self.game, record, by_source=by_source))
        assert self.game.n == record.n

    @rule(times=st.integers(1, 4))
    def undo_some(self, times):
        for _ in range(min(times, len(self.undo))):
            step, before, after = self.undo.pop()
            assert full_state(self.game) == after
            self.check_delta(after, self.document.apply(step.inverse()))
            assert full_state(self.game) == before
            self.redo.append((step, before, after))

    @rule(times=st.integers(1, 4))
    def redo_some(self, times):
        for _ in range(min(times, len(self.redo))):
            step, before, after = self.redo.pop()
            self.check_delta(before, self.document.apply(step))
            assert full_state(self.game) == after
            self.undo.append((step, before, after))

    @invariant()
    def live_labels_are_those_from_scratch(self):
        pairs = [(s, t) for s, t, _ in self.game.moves()]
        assert self.game.dag.labels == labels_by_definition(self.game.positions, pairs)
        check_order(self.game)

    @invariant()
    def the_record_is_sound(self):
        game = self.game
        there = set(game.positions)
        assert there == game.dag.labels.keys() == game.places.keys()
        assert game.names.keys() <= there
        assert all(query.counts.keys() <= there for query in game.queries)
        assert len({query.key for query in game.queries}) == len(game.queries)
        for position in there:
            ranks = [move.rank for move in game.dag.followers[position].values()]
            assert len(set(ranks)) == len(ranks)
        record = record_of(game)
        assert record_of(game_of(record)) == record

    def teardown(self):
        """All taken back is the start; all made again is the end."""
        if not hasattr(self, "first"):
            return
        end = self.document.records()
        steps = [step for step, _, _ in self.undo]
        for step in reversed(steps):
            self.document.apply(step.inverse())
        assert self.document.records() == (self.first,)
        for step in steps:
            self.document.apply(step)
        assert self.document.records() == end


SETTINGS = settings(max_examples=40, stateful_step_count=25, deadline=None)


def test_histories():
    run_state_machine_as_test(HistoryMachine, settings=SETTINGS)


def test_histories_with_early_handover(monkeypatch):
    monkeypatch.setattr(live, "SMALL", 1)
    monkeypatch.setattr(live, "SHARE", 3)
    run_state_machine_as_test(HistoryMachine, settings=settings(SETTINGS, max_examples=15))
