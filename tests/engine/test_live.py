"""A live graph by hand: what the state machine does not reach - sizes, hand-over to the bulk walk, the work done."""

import networkx as nx
import numpy as np
import pytest
from graph_strategies import check_order, is_cycle, labels_by_definition

from engine.solve import bulk, live
from engine.solve.bulk import CycleError
from engine.solve.live import LiveDag
from engine.solve.order import Order


def dag_of(n: int, moves=()) -> LiveDag[None]:
    dag: LiveDag[None] = LiveDag()
    dag.add_positions(range(n))
    dag.add_moves([(s, t, None) for s, t in moves])
    return dag


@pytest.fixture
def solved(monkeypatch):
    """How often the bulk walk was called."""
    calls = []
    solve = bulk.solve
    monkeypatch.setattr(bulk, "solve", lambda n, s, t: calls.append(n) or solve(n, s, t))
    return calls


def test_empty():
    dag = LiveDag()
    dag.add_positions([])
    dag.remove_positions([])
    assert dag.add_moves([]) == dag.remove_moves([]) == dag.labels == {}


def test_values_and_deltas_by_hand():
    dag = dag_of(4)
    assert dag.add_moves([(0, 1, None)]) == {0: (0, 1)}
    assert dag.add_moves([(2, 0, None), (2, 1, None)]) == {2: (0, 2)}
    assert dag.add_moves([(1, 3, None)]) == {0: (1, 0), 1: (0, 1)}
    assert dag.labels == {0: 0, 1: 1, 2: 2, 3: 0}
    assert dag.remove_moves([(0, 1)]) == {}
    assert dag.remove_moves([(1, 3), (2, 0)]) == {1: (1, 0), 2: (2, 1)}


def test_a_move_to_itself_closes_a_cycle():
    dag = dag_of(2)
    assert dag.cycle_closed_by(1, 1) == [1]
    with pytest.raises(CycleError) as caught:
        dag.add_moves([(0, 1, None), (1, 1, None)])
    assert caught.value.cycle == [1]
    assert list(dag.moves()) == []


def test_a_move_twice_in_one_batch_is_refused_before_anything_changes():
    dag = dag_of(3, [(1, 0)])
    with pytest.raises(ValueError, match="2 -> 1"):
        dag.add_moves([(2, 1, None), (2, 1, None)])
    with pytest.raises(ValueError, match="twice"):
        dag.remove_moves([(1, 0), (1, 0)])
    with pytest.raises(ValueError, match="twice"):
        dag.remove_positions([2, 2])
    with pytest.raises(ValueError, match="twice"):
        dag.add_positions([7, 7])
    assert list(dag.moves()) == [(1, 0, None)]
    assert dag.labels == {0: 0, 1: 1, 2: 0}
    check_order(dag)


@pytest.mark.parametrize("limit", [0, 4_096])
def test_a_move_from_or_to_nowhere_is_refused_before_anything_changes(monkeypatch, limit):
    monkeypatch.setattr(live, "SMALL", limit)
    for bad in [(2, 9, None), (9, 2, None)]:
        dag = dag_of(3)
        with pytest.raises(KeyError):
            dag.add_moves([(1, 0, None), bad])
        assert list(dag.moves()) == []
        assert dag.labels == dict.fromkeys(range(3), 0)


def test_a_path_of_100_000_and_its_end_flipped():
    n = 100_000
    dag = dag_of(n, [(i + 1, i) for i in range(n - 1)])
    assert list(dag.labels.values()) == [0, 1] * (n // 2)
    dag.add_positions([n])
    delta = dag.add_moves([(0, n, None)])
    assert len(delta) == n
    assert all(after == 1 - before for before, after in delta.values())
    assert dag.remove_moves([(0, n)]) == {p: (after, before) for p, (before, after) in delta.items()}
    assert dag.cycle_closed_by(0, n - 1) == [0, *range(n - 1, 0, -1)]
    assert len(dag.ancestors(0)) == n
    with pytest.raises(CycleError) as caught:
        dag.add_moves([(0, n - 1, None)])
    assert len(caught.value.cycle) == n
    check_order(dag)


@pytest.mark.parametrize("reverse", [False, True])
def test_a_batch_of_path_moves_shifts_few_positions(monkeypatch, reverse):
    """Added one by one from its start, a path of k moves would shift k * k / 2 positions in the order."""
    shifted = []
    make_room = Order.make_room
    monkeypatch.setattr(Order, "make_room", lambda *ends: shifted.append(make_room(*ends)) or shifted[-1])
    n = live.SMALL
    dag = dag_of(n, [(i, i + 1) for i in range(n - 1)][:: -1 if reverse else 1])
    assert sum(shifted) < 3 * n
    assert [dag.labels[i] for i in range(n)] == [1, 0] * (n // 2)
    check_order(dag)


def test_a_cycle_that_is_closed_after_the_handover_leaves_everything(monkeypatch, solved):
    # Pairs joined to a ring: each end has a move already, so that room must be made for each new one.
    n = 1_000
    pairs = [(i, i + 1) for i in range(0, n, 2)]
    dag = dag_of(n, pairs)
    ring = [(i, (i + 1) % n, None) for i in range(1, n, 2)]
    monkeypatch.setattr(live, "SMALL", n)
    with pytest.raises(CycleError) as caught:
        dag.add_moves(ring)
    assert solved == [n]
    assert is_cycle(caught.value.cycle, [*pairs, *(move[:2] for move in ring)])
    assert sorted(move[:2] for move in dag.moves()) == pairs
    assert [dag.labels[i] for i in range(4)] == [1, 0, 1, 0]
    check_order(dag)


def test_a_small_edit_of_a_large_graph_stays_local(monkeypatch, solved):
    """Cost follows the values that change: one edit at the top looks at one position."""
    n = 20_000
    dag = dag_of(n, [(i + 1, i) for i in range(n - 1)])
    looked = []
    monkeypatch.setattr(live, "mex", lambda values: looked.append(values) or 1 - values[0] if values else 0)
    solved.clear()
    assert dag.remove_moves([(n - 1, n - 2)]) == {n - 1: (1, 0)}
    assert dag.add_moves([(n - 1, n - 2, None)]) == {n - 1: (0, 1)}
    assert len(looked) <= 2
    assert solved == []


def test_no_position_is_looked_at_twice(monkeypatch):
    """A ladder of diamonds: by depth first, the top would be looked at 2 ** 50 times."""
    k = 50
    moves = [(3 * i + 3, 3 * i + j) for i in range(k) for j in (1, 2)]
    moves += [(3 * i + j, 3 * i) for i in range(k) for j in (1, 2)]
    dag = dag_of(3 * k + 1, moves)
    mex, looked = live.mex, []
    monkeypatch.setattr(live, "mex", lambda values: looked.append(1) or mex(values))
    dag.add_positions([-1])
    dag.add_moves([(0, -1, None)])
    assert len(looked) <= 3 * k + 1
    assert dag.labels == labels_by_definition([-1, *range(3 * k + 1)], [*moves, (0, -1)])


def test_a_wide_wave_is_handed_over(solved):
    n = live.SMALL * 4
    dag = dag_of(n, [(i, 0) for i in range(1, n)])
    solved.clear()
    dag.add_positions([n])
    delta = dag.add_moves([(0, n, None)])
    assert solved == [n + 1]
    assert delta == {0: (0, 1), **dict.fromkeys(range(1, n), (1, 0))}


def test_a_random_graph_loaded_and_edited():
    rng = np.random.default_rng(3)
    n = 2_000
    number = rng.permutation(n).tolist()
    pairs = {tuple(sorted(pair)) for pair in rng.integers(0, n, (8_000, 2)).tolist() if pair[0] != pair[1]}
    moves = [(number[b], number[a]) for a, b in sorted(pairs)]
    dag = dag_of(n, moves)
    assert dag.labels == labels_by_definition(range(n), moves)
    for s, t in rng.integers(0, n, (300, 2)).tolist():
        cycle = dag.cycle_closed_by(s, t)
        if t in dag.followers[s]:
            dag.remove_moves([(s, t)])
        elif cycle is None:
            dag.add_moves([(s, t, None)])
        else:
            assert is_cycle(cycle, {(u, v) for u, v, _ in dag.moves()} | {(s, t)})
    now = [(s, t) for s, t, _ in dag.moves()]
    assert now != moves
    assert nx.is_directed_acyclic_graph(nx.DiGraph(now))
    assert dag.labels == labels_by_definition(range(n), now)
    check_order(dag)
