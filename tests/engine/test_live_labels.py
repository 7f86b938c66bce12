"""The values of a live graph in their array: beside a plain dictionary, and where waves are handed over, compiled."""

import numpy as np
import pytest
from graph_strategies import labels_by_definition
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import run_state_machine_as_test
from test_live_state_machine import LiveMachine

from engine.games.graph_delta import GraphDelta
from engine.solve import bulk, live
from engine.solve.bulk import CycleError
from engine.solve.labels import Labels, ManyChanges
from engine.solve.live import LiveDag

VALUES = st.integers(0, 3)
CHANGES = st.dictionaries(st.integers(-3, 5), st.tuples(VALUES, VALUES).filter(lambda pair: pair[0] != pair[1]))


@given(st.data())
@settings(max_examples=60, deadline=None)
def test_labels_are_a_dictionary_whose_positions_come_go_and_come_back(data):
    labels, model, most = Labels(), {}, 0
    # Also far apart, so that they are not looked up in a table.
    known = data.draw(st.lists(st.integers(-(1 << 40), 1 << 40) | st.integers(0, 9), min_size=1, unique=True))
    for _ in range(data.draw(st.integers(1, 8))):
        gone = data.draw(st.lists(st.sampled_from(known), unique=True))
        for position in gone:
            if position in model:
                del model[position]
                labels.remove(position)
        new = [p for p in data.draw(st.lists(st.sampled_from(known), unique=True)) if p not in model]
        labels.add(new)
        model |= dict.fromkeys(new, 0)
        most = max(most, len(model))
        assert len(labels.by_slot) == most
        values = np.array([data.draw(VALUES) for _ in labels.by_slot], dtype=np.int64)
        after = {p: int(values[labels.slots[p]]) for p in model}
        assert labels.replace(values) == {p: (model[p], after[p]) for p in model if model[p] != after[p]}
        model = {p: after[p] for p in model}
        assert labels == model
        assert (list(labels), len(labels)) == (list(model), len(model))
        assert [p in labels for p in known] == [p in model for p in known]
        asked = list(model)[::-1]
        assert labels.of(asked).tolist() == [model[p] for p in asked]
        slots = labels.slots_of(np.array(asked, dtype=np.int64))
        assert labels.positions_in(slots) == asked
        assert sorted(labels.positions_in(range(len(labels.by_slot)))) == sorted(model)


def test_what_is_not_there_has_no_label():
    labels = Labels()
    labels.add([4, 2])
    labels.remove(4)
    with pytest.raises(KeyError):
        labels[4]
    with pytest.raises(KeyError):
        labels.of([2, 4])


def many(changes: dict[int, tuple[int, int]]) -> ManyChanges:
    """The same, as arrays."""
    positions = np.array(list(changes), dtype=np.int64)
    before, after = np.array(list(changes.values()), dtype=np.int64).reshape(-1, 2).T
    return ManyChanges(positions, before, after)


@given(CHANGES)
def test_many_changes_are_the_dictionary_of_them(changes):
    assert many(changes) == changes == many(changes).copy()
    assert (len(many(changes)), bool(many(changes))) == (len(changes), bool(changes))
    assert list(many(changes)) == list(many(changes).keys()) == list(changes)
    assert dict(many(changes)) == dict(many(changes).items()) == changes
    assert list(many(changes).values()) == list(changes.values())
    assert all(many(changes)[p] == pair and p in many(changes) for p, pair in changes.items())
    assert 99 not in many(changes)


@given(CHANGES, CHANGES, st.booleans(), st.booleans())
def test_deltas_absorb_many_changes_as_they_do_a_dictionary(first, second, first_many, second_many):
    one = {p: (before, first[p][1] if p in first else 0) for p, (before, _) in first.items()}
    # What came first led to where the second begins.
    second = {p: (one[p][1] if p in one else pair[0], pair[1]) for p, pair in second.items()}
    second = {p: pair for p, pair in second.items() if pair[0] != pair[1]}
    expected = {p: (one.get(p, second.get(p))[0], second.get(p, one.get(p))[1]) for p in {**one, **second}}
    delta = GraphDelta(many(one) if first_many else dict(one))
    delta.absorb(GraphDelta(many(second) if second_many else dict(second)))
    assert delta.labels == {p: pair for p, pair in expected.items() if pair[0] != pair[1]}


def test_a_live_graph_whose_waves_are_handed_to_compiled_code(monkeypatch):
    monkeypatch.setattr(bulk, "COMPILE_FROM", 0)
    monkeypatch.setattr(bulk, "COMPILED_FROM", 0)
    monkeypatch.setattr(live, "SMALL", 0)
    monkeypatch.setattr(live, "PAYS", 1 << 30)
    run_state_machine_as_test(LiveMachine, settings=settings(max_examples=25, stateful_step_count=20, deadline=None))


@pytest.mark.parametrize("pays", [1, 3, 1 << 30])
def test_edits_of_a_path_about_the_limit_of_a_handover(monkeypatch, pays):
    """Waves up to the limit, and beyond; positions come back under their old numbers, in other slots."""
    monkeypatch.setattr(bulk, "COMPILE_FROM", 0)
    monkeypatch.setattr(bulk, "COMPILED_FROM", 0)
    monkeypatch.setattr(live, "SMALL", 0)
    monkeypatch.setattr(live, "PAYS", pays)
    n = 12
    dag: LiveDag[None] = LiveDag()
    dag.add_positions(range(n))
    moves = [(i, i + 1) for i in range(n - 3)]
    dag.add_moves([(*move, None) for move in moves])
    for end in (n - 2, n - 1, n - 2):
        dag.remove_positions([n - 2, n - 1])
        dag.add_positions([n - 1, n - 2])
        before = dict(dag.labels)
        delta = dag.add_moves([(n - 3, end, None)])
        now = labels_by_definition(range(n), [*moves, (n - 3, end)])
        assert dag.labels == now
        assert delta == {p: (before[p], now[p]) for p in now if before[p] != now[p]}
        assert dag.remove_moves([(n - 3, end)]) == {p: (after, before) for p, (before, after) in delta.items()}
        assert dag.labels == before


def test_positions_come_after_a_handover_that_was_refused(monkeypatch):
    """What the error still holds keeps no array from growing."""
    monkeypatch.setattr(live, "SMALL", 0)
    dag: LiveDag[None] = LiveDag()
    dag.add_positions(range(3))
    with pytest.raises(CycleError) as caught:
        dag.add_moves([(0, 1, None), (1, 2, None), (2, 0, None)])
    assert sorted(caught.value.cycle) == [0, 1, 2]
    dag.add_positions(range(3, 100))
    assert dag.labels == dict.fromkeys(range(100), 0)
