"""Changes of a game of heaps: refused ones leave everything, made ones tell what they did, all can be taken back."""

import pytest
from heaps_strategies import records, rows, rules
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from engine.games import heaps_edits as edits
from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_changes import (
    HeapsChange,
    HeapsDelta,
    InsertQuery,
    RemoveQuery,
    SetQuery,
    SetRule,
    ShiftQuery,
    Together,
    together,
)
from engine.games.heaps_convert import game_of, record_of
from engine.games.heaps_diff import changes_to
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import GrundysGame, TakeRule, rule_of


def state(game: HeapsGame) -> tuple[object, ...]:
    return game.rule, list(game.queries), [game.index_of(query.key) for query in game.queries]


def a_game() -> HeapsGame:
    return game_of(HeapsRecord(rule_of([1, 3]), (HeapsQueryRecord((4, 5), "a"), HeapsQueryRecord((0,)))))


A, B = HeapsQuery(0, "a", (4, 5)), HeapsQuery(1, "", (0,))
NEW = HeapsQuery(9, "", (2, 2))

WRONG: dict[str, HeapsChange] = {
    "another rule": SetRule(rule_of([3, 1]), rule_of([2])),
    "query behind a gap": InsertQuery(3, NEW),
    "query before the first": InsertQuery(-1, NEW),
    "query that is there": InsertQuery(0, HeapsQuery(1, "", ())),
    "query with a negative heap": InsertQuery(0, HeapsQuery(9, "", (1, -1))),
    "query at another index": RemoveQuery(1, A),
    "query at no index": RemoveQuery(2, B),
    "query at a negative index": RemoveQuery(-1, B),
    "query with other heaps": RemoveQuery(0, HeapsQuery(0, "a", (5, 4))),
    "shift from nowhere": ShiftQuery(2, 0),
    "shift to nowhere": ShiftQuery(0, 2),
    "query that is gone": SetQuery(HeapsQuery(30), HeapsQuery(30)),
    "query with another name": SetQuery(HeapsQuery(0, "b", (4, 5)), A),
    "query that becomes another": SetQuery(A, HeapsQuery(1, "a", (4, 5))),
    "heap below nothing": SetQuery(A, HeapsQuery(0, "a", (-4,))),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_refused_changes_nothing(name: str) -> None:
    game = a_game()
    before = state(game)
    with pytest.raises((ValueError, IndexError)):
        WRONG[name].apply(game)
    assert state(game) == before
    good = [SetRule(game.rule, rule_of([7])), InsertQuery(1, NEW), ShiftQuery(0, 2), SetQuery(A, HeapsQuery(0))]
    if name not in ("query behind a gap", "query at no index", "shift from nowhere", "shift to nowhere"):
        with pytest.raises((ValueError, IndexError)):
            Together((*good, Together((WRONG[name],)))).apply(game)
        assert state(game) == before


def test_what_changes_tell() -> None:
    game = a_game()
    assert SetRule(game.rule, GrundysGame()).apply(game) == HeapsDelta(rule=True)
    assert InsertQuery(0, NEW).apply(game) == HeapsDelta(queries=True, listed=True)
    assert SetQuery(A, HeapsQuery(0, "b", (1,))).apply(game) == HeapsDelta(queries=True, heaps={0})
    assert ShiftQuery(0, 1).apply(game) == HeapsDelta(queries=True, listed=True)
    assert [query.key for query in game.queries] == [0, 9, 1]
    assert RemoveQuery(1, NEW).apply(game) == HeapsDelta(queries=True, listed=True)
    both = Together((SetQuery(B, HeapsQuery(1)), SetRule(GrundysGame(), rule_of([2]))))
    assert both.apply(game) == HeapsDelta(rule=True, queries=True, heaps={1})
    assert together([both]) is both
    assert together([both, both]) == Together((both, both))


def test_keys_are_never_used_again() -> None:
    game = a_game()
    key, change = edits.add_query(game, 0)
    change.apply(game)
    change.inverse().apply(game)
    assert game.new_key() == key + 1
    InsertQuery(0, HeapsQuery(50)).apply(game)
    assert game.new_key() == 51
    with pytest.raises(KeyError):
        game.query(key)
    assert key not in game
    assert game.query(50) is game.queries[0]


# Edits


def done(change: SetQuery | None) -> tuple[int, ...]:
    assert change is not None
    assert change.before == A
    assert (change.after.key, change.after.name) == (0, "a")
    return change.after.heaps


def test_edits() -> None:
    game = a_game()
    assert done(edits.add_heap(A, 7)) == (4, 5, 7)
    assert done(edits.add_heap(A, 7, 0)) == (7, 4, 5)
    assert done(edits.remove_heap(A, 0)) == (5,)
    assert done(edits.set_heap(A, 1, 9)) == (4, 9)
    assert edits.set_heap(A, 1, 5) is None
    assert done(edits.shift_heap(A, 0, 1)) == (5, 4)
    assert edits.shift_heap(A, 1, 1) is None
    assert done(edits.play(A, HeapMove(0, 3, (1,), 0))) == (1, 5)
    assert done(edits.play(A, HeapMove(1, 0, (2, 3), 0))) == (4, 2, 3)
    assert done(edits.play(A, HeapMove(0, 4, (0,), 0))) == (0, 5)
    assert done(edits.clear_heaps(A)) == ()
    assert edits.clear_heaps(HeapsQuery(1)) is None
    assert edits.rename_query(A, "b") == SetQuery(A, HeapsQuery(0, "b", (4, 5)))
    assert edits.rename_query(A, "a") is None
    assert edits.set_rule(game, game.rule) is None
    assert edits.set_rule(game, GrundysGame()) == SetRule(game.rule, GrundysGame())
    assert edits.remove_query(game, 1) == RemoveQuery(1, B)
    key, change = edits.add_query(game, 1, A)
    assert change == InsertQuery(1, HeapsQuery(key, "a", (4, 5)))
    for wrong in (-1, 2):
        for edit in (edits.remove_heap, lambda q, i: edits.set_heap(q, i, 1), lambda q, i: edits.shift_heap(q, 0, i)):
            with pytest.raises(IndexError):
                edit(A, wrong)


@given(rules, rows)
def test_every_legal_move_can_be_played(rule: TakeRule, heaps: tuple[int, ...]) -> None:
    game = game_of(HeapsRecord(rule, (HeapsQueryRecord(heaps),)))
    (query,) = game.queries
    for move in list(game.legal_moves(query)):
        change = edits.play(query, move)
        change.apply(game)
        assert game.nim_sum(game.query(query.key)) == move.leaves
        change.inverse().apply(game)
    assert game.queries == [query]


# Records and edited texts


@given(records)
def test_a_record_becomes_a_game_and_back(record: HeapsRecord) -> None:
    game = game_of(record)
    assert record_of(game, record.name) == record
    assert record_of(game, "x", game.queries[:1]).queries == record.queries[:1]


@given(records, records)
def test_the_difference_makes_them_equal(old: HeapsRecord, new: HeapsRecord) -> None:
    game = game_of(old)
    kept = [(query.key, query.name) for query in game.queries[: len(new.queries)]]
    before = state(game)
    change = changes_to(game, new)
    if change is None:
        assert (old.rule, [q.heaps for q in old.queries]) == (new.rule, [q.heaps for q in new.queries])
        return
    change.apply(game)
    assert game.rule == new.rule
    assert [query.heaps for query in game.queries] == [query.heaps for query in new.queries]
    assert [(query.key, query.name) for query in game.queries[: len(kept)]] == kept
    assert changes_to(game, new) is None
    change.inverse().apply(game)
    assert state(game) == before


def test_only_the_queries_shown_are_changed() -> None:
    game = a_game()
    record = HeapsRecord(game.rule, (HeapsQueryRecord((9,)), HeapsQueryRecord((8,))))
    change = changes_to(game, record, [game.queries[1]])
    assert change is not None
    change.apply(game)
    assert [query.heaps for query in game.queries] == [(4, 5), (9,), (8,)]
    gone = changes_to(game, HeapsRecord(game.rule), [game.queries[0], game.queries[2]])
    assert gone is not None
    gone.apply(game)
    assert [query.heaps for query in game.queries] == [(9,)]


# Everything mixed


class Editing(RuleBasedStateMachine):
    """Random edits, undo and redo; the game is always the one that a list of snapshots says."""

    @initialize(record=records)
    def start(self, record: HeapsRecord) -> None:
        self.game = game_of(record)
        self.done: list[HeapsChange] = []
        self.undone: list[HeapsChange] = []
        self.states = [state(self.game)]

    def make(self, change: HeapsChange | None) -> None:
        if change is None:
            return
        del self.states[len(self.done) + 1 :]
        change.apply(self.game)
        self.done.append(change)
        self.undone.clear()
        self.states.append(state(self.game))

    @rule(new=rules)
    def set_rule(self, new: TakeRule) -> None:
        self.make(edits.set_rule(self.game, new))

    @rule(data=st.data(), copy=st.booleans())
    def add_query(self, data: st.DataObject, copy: bool) -> None:
        queries = self.game.queries
        like = data.draw(st.sampled_from(queries)) if copy and queries else None
        self.make(edits.add_query(self.game, data.draw(st.integers(0, len(queries))), like)[1])

    @precondition(lambda self: self.game.queries)
    @rule(data=st.data(), heaps=rows)
    def change_query(self, data: st.DataObject, heaps: tuple[int, ...]) -> None:
        query = data.draw(st.sampled_from(self.game.queries))
        index = data.draw(st.integers(0, len(self.game.queries) - 1))
        at = self.game.index_of(query.key)
        choices = [
            edits.remove_query(self.game, query.key),
            edits.set_heaps(query, heaps),
            edits.add_heap(query, 6),
            edits.rename_query(query, "c"),
            ShiftQuery(at, index),
            together([edits.add_heap(query, 1), edits.add_query(self.game, index)[1]]),
        ]
        self.make(data.draw(st.sampled_from(choices)))

    @rule(record=records)
    def edit_text(self, record: HeapsRecord) -> None:
        self.make(changes_to(self.game, record))

    @precondition(lambda self: self.done)
    @rule()
    def undo(self) -> None:
        change = self.done.pop()
        change.inverse().apply(self.game)
        self.undone.append(change)

    @precondition(lambda self: self.undone)
    @rule()
    def redo(self) -> None:
        change = self.undone.pop()
        change.apply(self.game)
        self.done.append(change)

    @invariant()
    def as_remembered(self) -> None:
        assert state(self.game) == self.states[len(self.done)]
        assert [self.game.query(query.key) for query in self.game.queries] == self.game.queries


def test_random_editing() -> None:
    run_state_machine_as_test(Editing, settings=settings(max_examples=60, stateful_step_count=30))
