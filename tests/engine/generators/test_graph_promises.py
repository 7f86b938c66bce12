"""Each shape of graph has the property that it is named for."""

from itertools import combinations

import networkx as nx
import numpy as np
import pytest
from graph_truth import BY_NAME, make, moves_of, nx_graph, stones_of, sums_of, topological, values_of

from engine.generators.generate import generate
from engine.sg import mex

pytestmark = pytest.mark.slow

SEEDS = range(6)


@pytest.mark.parametrize("seed", range(20))
def test_neither_order_of_the_numbers_agrees_with_ranks(seed):
    record = make("by-rank", seed)
    assert len(record.sources) == 20
    rises = record.sources < record.targets
    assert rises.any()
    assert not rises.all()
    by_source = record.sources.tolist()
    assert by_source != sorted(by_source)


@pytest.mark.parametrize(("ranks", "seed"), [(1, 0), (2, 0), (2, 1), (3, 5), (5, 2), (9, 3)])
def test_no_play_is_longer_than_ranks_allow(ranks, seed):
    record = make("by-rank", seed, n=30, moves=200, ranks=ranks)
    assert nx.dag_longest_path_length(nx_graph(record)) <= ranks - 1


@pytest.mark.parametrize(
    ("name", "positions"),
    [("in-order", {"n": 7}), ("against-order", {"n": 7}), ("isolated", {"connected": 7, "isolated": 3})],
)
def test_all_moves_that_there_can_be(name, positions):
    assert len(make(name, **positions, moves=10_000).sources) == 21


def test_all_pairs_of_positions_can_come_as_moves():
    seen = {move for seed in range(200) for move in moves_of(make("in-order", seed, n=5, moves=2))}
    assert seen == set(combinations(range(5), 2))


def test_density():
    assert len(make("random-graph", n=40, density=0).sources) == 0
    assert len(make("random-graph", n=40, density=100).sources) == 780
    assert 150 < len(make("random-graph", n=40, density=30).sources) < 320


@pytest.mark.parametrize(("layers", "width", "moves"), [(1, 4, 2), (5, 3, 2), (4, 6, 25), (6, 2, 0)])
def test_layers(layers, width, moves):
    record = topological("layered", layers=layers, width=width, moves=moves)
    assert record.n == layers * width
    assert all(target // width == source // width + 1 for source, target in moves_of(record))
    expected = [min(moves, width)] * ((layers - 1) * width) + [0] * width
    assert np.bincount(record.sources, minlength=record.n).tolist() == expected


def test_a_bipartite_graph_has_no_play_of_two_moves():
    record = make("bipartite", upper=9, lower=5, density=60)
    assert record.n == 14
    assert record.sources.size
    assert not set(record.sources.tolist()) & set(record.targets.tolist())
    assert set(values_of(record)) == {0, 1}


@pytest.mark.parametrize(("inner", "terminals"), [(6, 12), (0, 5), (20, 1), (3, 100)])
def test_terminals_are_as_many_as_asked_for(inner, terminals):
    degrees = dict(nx_graph(make("many-terminals", inner=inner, terminals=terminals)).out_degree())
    assert sum(1 for degree in degrees.values() if degree == 0) == terminals
    assert max(degrees.values()) <= 4


@pytest.mark.parametrize("seed", SEEDS)
def test_isolated_positions_are_touched_by_no_move(seed):
    record = make("isolated", seed)
    touched = {*record.sources.tolist(), *record.targets.tolist()}
    assert len(touched) <= 8
    assert record.n == 14
    assert len(record.sources) == 12


@pytest.mark.parametrize("seed", SEEDS)
def test_moves_repeat(seed):
    record = make("repeated-moves", seed, repeats=6)
    assert len(record.sources) == 10
    assert record.counts.max() == 6
    assert record.counts.min() >= 1


def test_cases_shrink():
    records = generate(BY_NAME["shrinking"], {"n": 50, "cases": 7, "density": 100}, 3)
    sizes = [record.n for record in records]
    assert sizes == [50, 42, 35, 28, 21, 14, 7]
    assert all(len(record.sources) for record in records)
    shares = [len(record.sources) / (record.n * (record.n - 1) / 2) for record in records]
    assert shares[0] == 1
    assert shares[-1] < 0.6


def test_a_path_alternates():
    assert values_of(topological("path", n=9)) == [0, 1, 0, 1, 0, 1, 0, 1, 0]


@pytest.mark.parametrize(("n", "side_moves", "reach"), [(20, 10, 6), (1, 5, 2), (2, 5, 9), (30, 9000, 3), (12, 0, 2)])
def test_a_deep_chain_is_as_deep_as_it_is_long(n, side_moves, reach):
    record = topological("deep-chain", n=n, side_moves=side_moves, reach=reach)
    assert nx.dag_longest_path_length(nx_graph(record)) == n - 1
    steps = (record.targets - record.sources).tolist()
    assert max(steps, default=1) <= max(reach, 1)
    possible = sum(min(reach, n - 1 - source) - 1 for source in range(n - 1))
    assert len(steps) == n - 1 + min(side_moves, possible)


def test_complete():
    assert values_of(topological("complete", n=12)) == list(range(11, -1, -1))


@pytest.mark.parametrize(("children", "seed"), [(1, 0), (2, 1), (3, 2), (20, 3)])
def test_a_tree_is_a_tree(children, seed):
    graph = nx_graph(make("tree", seed, n=40, children=children))
    assert nx.is_arborescence(graph)
    assert max(degree for _, degree in graph.out_degree()) <= children


@pytest.mark.parametrize(("rows", "columns", "reach"), [(4, 5, 1), (7, 3, 2), (1, 9, 5), (6, 6, 3)])
def test_a_grid_is_two_heaps_of_which_one_takes_up_to_reach(rows, columns, reach):
    values = values_of(topological("grid", rows=rows, columns=columns, reach=reach))
    expected = [
        (row % (reach + 1)) ^ (column % (reach + 1))
        for row in range(rows - 1, -1, -1)
        for column in range(columns - 1, -1, -1)
    ]
    assert values == expected


@pytest.mark.parametrize(("into", "n", "ends"), [("none", 9, (0, 8)), ("half", 17, (8, 8)), ("all", 9, (8, 0))])
def test_stars(into, n, ends):
    graph = nx_graph(make("star", into=into))
    assert graph.number_of_nodes() == n
    assert sorted((graph.in_degree(v), graph.out_degree(v)) for v in graph)[-1] == max(ends, (1, 0))
    assert ends in [(graph.in_degree(v), graph.out_degree(v)) for v in graph]


@pytest.mark.parametrize("rungs", [1, 2, 5, 12])
def test_ways_down_a_ladder_double_at_each_rung(rungs):
    record = topological("ladder", rungs=rungs)
    ways = [1, *[0] * (record.n - 1)]
    for source, target in sorted(moves_of(record)):
        ways[target] += ways[source]
    assert ways[-1] >= 2 ** (rungs - 1)


def test_nim_heaps():
    record = topological("nim-heaps", size=6, heaps=5)
    parts = list(nx.weakly_connected_components(nx_graph(record)))
    assert len(parts) == 5
    values = values_of(record)
    for part in parts:
        assert sorted(values[position] for position in part) == list(range(len(part)))
    assert max(values) == 6


def all_graphs(n):
    """The values of every graph on n positions whose moves go to larger numbers, with its number of moves."""
    pairs = list(combinations(range(n), 2))
    for chosen in range(1 << len(pairs)):
        followers = [[] for _ in range(n)]
        for i, (source, target) in enumerate(pairs):
            if chosen >> i & 1:
                followers[source].append(target)
        values = [0] * n
        for position in range(n - 1, -1, -1):
            values[position] = mex(values[follower] for follower in followers[position])
        yield max(values), chosen.bit_count()


def test_no_graph_of_up_to_five_positions_has_a_value_with_less():
    fewest = {}
    for n in range(1, 6):
        for value, moves in all_graphs(n):
            positions, least = fewest.get(value, (n, moves))
            fewest[value] = (min(positions, n), min(least, moves))
    assert sorted(fewest) == [0, 1, 2, 3, 4]
    for value, least in fewest.items():
        record = make("smallest-with-value", value=value, extra=0)
        assert (record.n, len(record.sources)) == least
        assert max(values_of(record)) == value


@pytest.mark.parametrize("value", [0, 1, 64, 128])
def test_the_value_is_there_under_other_positions(value):
    record = make("smallest-with-value", value=value, extra=20)
    assert record.n == value + 21
    assert value in values_of(record)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("more", [{}, {"pairs": 1}, {"pairs": 9, "value": 2}, {"count": 2}, {"value": 80, "count": 3}])
def test_same_pattern(seed, more):
    equal, different = (topological("same-pattern", seed, queries=4, which=w, **more) for w in ("equal", "different"))
    assert sums_of(equal) == [0] * 4
    assert all(sums_of(different))
    assert equal.queries == different.queries
    assert [value > 0 for value in values_of(equal)] == [value > 0 for value in values_of(different)]
    assert set(moves_of(different)) < set(moves_of(equal))
    assert len(equal.sources) == len(different.sources) + 1


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(
    "more", [{}, {"n": 2, "moves": 1}, {"n": 60, "moves": 900}, {"count": 2}, {"numbering": "reversed"}]
)
def test_one_move_apart(seed, more):
    base, variant = (make("one-move-apart", seed, queries=3, which=which, **more) for which in ("base", "variant"))
    assert len(set(moves_of(base)) - set(moves_of(variant))) == 1
    assert set(moves_of(variant)) < set(moves_of(base))
    assert base.queries == variant.queries
    assert sums_of(base) == [0] * 3
    assert all(sums_of(variant))


@pytest.mark.parametrize("name", ["same-pattern", "one-move-apart"])
def test_either_is_both_in_turn(name):
    records = generate(BY_NAME[name], {"cases": 40}, 1)
    wins = sum(map(bool, (total for record in records for total in sums_of(record))))
    assert 10 <= wins <= 30


@pytest.mark.parametrize("name", ["same-pattern", "one-move-apart", "unreachable"])
def test_a_shape_with_own_stones_takes_common_ones(name):
    record = make(name, queries=2, stones="terminals")
    values = values_of(record)
    assert {values[position] for query in record.queries for position in stones_of(query)} == {0}


@pytest.mark.parametrize("seed", SEEDS)
def test_no_stone_reaches_the_other_part(seed):
    record = topological("unreachable", seed, played=9, other=11, queries=5)
    graph = nx_graph(record)
    for query in record.queries:
        for position in stones_of(query):
            assert position >= 11
            assert all(other >= 11 for other in nx.descendants(graph, position))
    assert len(record.sources) == 24
