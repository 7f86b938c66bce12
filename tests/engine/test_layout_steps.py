"""The steps of the layered layout, each against its plain definition."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.layout.inversions import layer_crossings
from engine.layout.layering import layers_of
from engine.layout.levels import cut
from engine.layout.sifting import pair_crossings, sift


def arrays(moves):
    pairs = np.array(moves, dtype=np.int64).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def tournament(n):
    return [(i, j) for i in range(n) for j in range(i + 1, n)]


@st.composite
def dags(draw_from):
    n = draw_from(st.integers(1, 16))
    names = draw_from(st.permutations(range(n)))
    ends = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1))
    pairs = draw_from(st.lists(ends, max_size=40))
    return n, [(names[min(p)], names[max(p)]) for p in pairs if p[0] != p[1]]


@settings(max_examples=60, deadline=None)
@given(dags())
def test_layers_are_proper_and_not_longer_than_longest_paths(dag):
    n, moves = dag
    sources, targets = arrays(sorted(set(moves)))
    layer = layers_of(n, sources, targets)
    depth = [0] * n
    for _ in range(n):
        for a, b in moves:
            depth[b] = max(depth[b], depth[a] + 1)
    assert (layer[targets] > layer[sources]).all()
    assert (layer[targets] - layer[sources]).sum() <= sum(depth[b] - depth[a] for a, b in set(moves))
    assert set(layer.tolist()) == set(range(layer.max() + 1))


def brute_layer_crossings(levels, places):
    layer = np.repeat(np.arange(levels.depth), np.diff(levels.starts))
    unit = [(layer[u], places[u], places[v]) for u, v in zip(levels.upper, levels.lower, strict=True)]
    return sum(a[0] == b[0] and a[1] < b[1] and a[2] > b[2] for a in unit for b in unit)


@settings(max_examples=40, deadline=None)
@given(dags(), st.randoms(use_true_random=False))
def test_counting_and_sifting_of_layers(dag, random):
    n, moves = dag
    sources, targets = arrays(sorted(set(moves)))
    levels = cut(layers_of(n, sources, targets), sources, targets, 10_000)
    places = np.concatenate(
        [random.sample(range(size), size) for size in np.diff(levels.starts).tolist()], dtype=np.int64
    )
    count = layer_crossings(levels, places)
    assert count == brute_layer_crossings(levels, places)
    tables = [pair_crossings(levels, places, i) for i in range(levels.depth)]
    ordered = [table[np.ix_(o, o)] for table, o in zip(tables, orders(levels, places), strict=True)]
    # Each crossing is seen from the layer above it and from the one below.
    assert sum(np.triu(table, 1).sum() for table in ordered) == 2 * count
    sifted = sift(levels, places)
    assert layer_crossings(levels, sifted) <= count
    assert [sorted(o) for o in orders(levels, sifted)] == [sorted(o) for o in orders(levels, places)]


def orders(levels, places):
    return [np.argsort(places[levels.nodes_in(i)]).tolist() for i in range(levels.depth)]


def test_long_moves_beyond_the_budget_get_no_dummies():
    sources, targets = arrays(tournament(10))
    levels = cut(np.arange(10), sources, targets, 20)
    assert 10 <= levels.nodes <= 30
    assert levels.real.sum() == 10
