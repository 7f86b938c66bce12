"""Random histories of a case: edits, undo and redo, with the game compared at each step with what it was there."""

import pytest
from graph_strategies import check_order, full_state, labels_by_definition, records
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

from engine.document import Document, InCase
from engine.games import graph_edits as edits
from engine.games.graph import Place
from engine.games.graph_changes import Rename, ShiftQuery, Together
from engine.games.graph_convert import game_of, part_of, record_of
from engine.games.graph_diff import changes_to
from engine.sg import nim_sum
from engine.solve import live
from engine.solve.bulk import CycleError


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
        labels = labels_by_definition(self.game.positions, pairs)
        assert self.game.dag.labels == labels
        for query in self.game.queries:
            stones = [labels[p] for p, count in query.stones for _ in range(count)]
            assert self.game.nim_sum(query) == nim_sum(stones)
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
