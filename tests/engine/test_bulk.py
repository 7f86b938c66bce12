"""All labels at once, on both paths, against the definition."""

import networkx as nx
import numpy as np
import pytest
from graph_strategies import Pair, is_cycle, labels_by_definition
from graph_strategies import dags as random_dags
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.solve import bulk, compiled
from engine.solve.bulk import CycleError, grundy_labels, solve
from engine.solve.layered import layered

NEVER = 1 << 60
LAYERS = NEVER + 1
PATHS = pytest.mark.parametrize("compile_from", [0, -1, NEVER, LAYERS], ids=["peeled", "walked", "plain", "layers"])


@pytest.fixture
def take_path(monkeypatch):
    def take(compile_from):
        monkeypatch.setattr(bulk, "COMPILE_FROM", compile_from)
        monkeypatch.setattr(bulk, "COMPILED_FROM", compile_from)
        monkeypatch.setattr(bulk, "LAYERED_FROM", 0 if compile_from == LAYERS else NEVER)
        if compile_from < 0:
            monkeypatch.setattr(compiled, "MOST_MOVES", -1)

    return take


def arrays(moves: list[Pair]) -> tuple[np.ndarray, np.ndarray]:
    flat = np.array(moves, dtype=np.int64).reshape(-1, 2)
    return flat[:, 0], flat[:, 1]


def check(n: int, moves: list[Pair]) -> None:
    solution = solve(n, *arrays(moves))
    expected = labels_by_definition(range(n), moves)
    assert solution.labels.tolist() == [expected[p] for p in range(n)]
    assert sorted(solution.order.tolist()) == list(range(n))
    place = {p: i for i, p in enumerate(solution.order.tolist())}
    assert all(place[t] < place[s] for s, t in moves)


@PATHS
def test_random_games(take_path, compile_from):
    take_path(compile_from)

    @given(random_dags(14, 60), st.data())
    @settings(max_examples=150, deadline=None)
    def run(dag, data):
        n, moves = dag
        repeats = data.draw(st.lists(st.sampled_from(moves), max_size=5)) if moves else []
        check(n, moves + repeats)

    run()


@PATHS
def test_cycles_are_found_exactly_where_there_are_any(take_path, compile_from):
    take_path(compile_from)
    ends = st.integers(0, 7)

    @given(st.lists(st.tuples(ends, ends), max_size=14))
    @settings(max_examples=200, deadline=None)
    def run(moves):
        graph = nx.DiGraph(moves)
        if nx.is_directed_acyclic_graph(graph):
            check(8, moves)
            return
        with pytest.raises(CycleError) as caught:
            solve(8, *arrays(moves))
        assert is_cycle(caught.value.cycle, moves)
        assert all(str(p) in str(caught.value) for p in caught.value.cycle)

    run()


@PATHS
def test_self_loop_two_cycle_and_long_cycle(take_path, compile_from):
    take_path(compile_from)
    with pytest.raises(CycleError) as caught:
        solve(1, *arrays([(0, 0)]))
    assert caught.value.cycle == [0]
    with pytest.raises(CycleError) as caught:
        solve(4, *arrays([(3, 2), (1, 2), (2, 1)]))
    assert sorted(caught.value.cycle) == [1, 2]
    n = 50_000
    ring = [(i, (i + 1) % n) for i in range(n)]
    with pytest.raises(CycleError) as caught:
        solve(n, *arrays(ring))
    assert len(caught.value.cycle) == n
    assert is_cycle(caught.value.cycle, ring)


@PATHS
def test_nothing_and_no_moves(take_path, compile_from):
    take_path(compile_from)
    nothing = solve(0, *arrays([]))
    assert nothing.labels.shape == nothing.order.shape == (0,)
    assert grundy_labels(3, *arrays([])).tolist() == [0, 0, 0]


@PATHS
@pytest.mark.parametrize("down", [False, True])
def test_a_path_of_100_000_positions(take_path, compile_from, down):
    take_path(compile_from)
    n = 100_000
    numbers = np.arange(n) if not down else np.arange(n)[::-1]
    solution = solve(n, numbers[:-1], numbers[1:])
    assert solution.labels[numbers[::-1]].tolist() == [0, 1] * (n // 2)
    assert solution.order.tolist() == numbers[::-1].tolist()


@PATHS
def test_a_complete_game_of_1_000_positions(take_path, compile_from):
    take_path(compile_from)
    low, high = np.triu_indices(1_000, 1)
    assert grundy_labels(1_000, high, low).tolist() == list(range(1_000))


@PATHS
@pytest.mark.parametrize("n", [compiled.VALUE_BITS + k for k in (-1, 0, 1, 2)])
def test_values_about_as_large_as_a_word_holds(take_path, compile_from, n):
    """The complete game of n positions has a value n - 1: from one n on it does not fit, and is walked for."""
    take_path(compile_from)
    low, high = np.triu_indices(n, 1)
    solution = solve(n + 1, np.append(high, n), np.append(low, 0))
    assert solution.labels.tolist() == [*range(n), 1]
    assert (solution.order.argsort()[high] > solution.order.argsort()[low]).all()


def test_a_graph_that_can_be_peeled_is_not_walked(take_path, monkeypatch):
    take_path(0)
    monkeypatch.setattr(bulk, "_walked", None)
    low, high = np.triu_indices(compiled.VALUE_BITS, 1)
    assert grundy_labels(compiled.VALUE_BITS, high, low).tolist() == list(range(compiled.VALUE_BITS))


@PATHS
@pytest.mark.parametrize("moves", [[(0, 3)], [(3, 0)], [(-1, 0)], [(0, -1)]])
def test_positions_that_are_not_there_are_refused(take_path, compile_from, moves):
    """The compiled walk would read and write outside its arrays."""
    take_path(compile_from)
    with pytest.raises(ValueError, match="is not among"):
        solve(3, *arrays(moves))


def test_sources_and_targets_of_different_length_are_refused():
    with pytest.raises(ValueError, match="shape"):
        solve(3, np.array([1, 2]), np.array([0]))


def test_both_paths_give_the_same(take_path):
    rng = np.random.default_rng(5)
    n, m = 3_000, 12_000
    ends = np.sort(rng.integers(0, n, (m, 2)), axis=1)
    ends = rng.permutation(n)[ends[ends[:, 0] < ends[:, 1]]]
    take_path(1 << 60)
    plain = solve(n, ends[:, 1], ends[:, 0])
    take_path(0)
    peeled = solve(n, ends[:, 1], ends[:, 0])
    assert np.array_equal(plain.labels, peeled.labels)
    for solution in (plain, peeled):
        place = np.argsort(solution.order)
        assert (place[ends[:, 0]] < place[ends[:, 1]]).all()
    expected = labels_by_definition(range(n), map(tuple, ends[:, ::-1].tolist()))
    assert plain.labels.tolist() == [expected[p] for p in range(n)]


def test_the_arguments_are_left_alone_and_may_be_read_only():
    sources, targets = np.array([2, 1, 2]), np.array([1, 0, 0])
    for array in (sources, targets):
        array.setflags(write=False)
    assert grundy_labels(3, sources, targets).tolist() == [0, 1, 2]
    assert (sources.tolist(), targets.tolist()) == ([2, 1, 2], [1, 0, 0])


def test_layers_are_given_up_only_where_they_do_not_pay():
    wide, deep = arrays([(2 * i + 1, 2 * i) for i in range(1000)]), arrays([(i + 1, i) for i in range(1999)])
    assert layered(2000, *wide) is not None
    assert layered(2000, *deep) is None
    assert layered(3, *arrays([(0, 1), (1, 0)])) is None
    complete = [(a, b) for a in range(70) for b in range(a)]
    assert layered(70, *arrays(complete)) is None


@pytest.mark.parametrize("n", [1 << 16, (1 << 16) + 1])
def test_layers_of_more_positions_than_a_short_number_has(n):
    rng = np.random.default_rng(n)
    ends = np.sort(rng.integers(0, n, (3 * n, 2)), axis=1)
    ends = np.vstack([ends[ends[:, 0] < ends[:, 1]], [(0, n - 1)]])
    labels, order = layered(n, ends[:, 1], ends[:, 0])
    assert np.array_equal(labels, bulk._solve_plainly(n, ends[:, 1], ends[:, 0]).labels)
    place = np.empty(n, dtype=np.int64)
    place[order] = np.arange(n)
    assert (place[ends[:, 0]] < place[ends[:, 1]]).all()
