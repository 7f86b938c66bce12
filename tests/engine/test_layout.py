"""The layered layout against what a drawing of an acyclic graph has to keep."""

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.layout import LayoutCancelled, crossings, layered, overlaps

GAP, RADIUS = 72.0, 22.0


def arrays(moves):
    pairs = np.array(moves, dtype=np.int64).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def draw(n, moves, **more):
    return layered(n, *arrays(moves), **more)


def random_moves(seed, n, m):
    random = np.random.default_rng(seed)
    pairs = random.integers(0, n, (3 * m, 2))
    pairs = np.sort(pairs[pairs[:, 0] != pairs[:, 1]][:m], axis=1)
    return random.permutation(n)[pairs].tolist()


def tournament(n):
    return [(i, j) for i in range(n) for j in range(i + 1, n)]


def assert_sound(n, moves, places, gap=GAP):
    """Every move points down, by a layer gap at least, and no two positions of a layer are too close."""
    sources, targets = arrays(moves)
    assert places.shape == (n, 2)
    assert places.dtype == np.float64
    assert np.isfinite(places).all()
    if len(sources):
        assert (places[targets, 1] - places[sources, 1] >= 100.0 - 1e-6).all()
    order = np.lexsort((places[:, 0], places[:, 1]))
    steps = np.diff(places[order], axis=0)
    assert (steps[steps[:, 1] == 0, 0] >= gap - 1e-6).all()


@st.composite
def dags(draw_from):
    n = draw_from(st.integers(1, 16))
    names = draw_from(st.permutations(range(n)))
    ends = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1))
    pairs = draw_from(st.lists(ends, max_size=40))
    return n, [(names[min(p)], names[max(p)]) for p in pairs if p[0] != p[1]]


@settings(max_examples=50, deadline=None)
@given(dags())
def test_any_graph_is_drawn_downwards_with_room(dag):
    n, moves = dag
    places = draw(n, moves)
    assert_sound(n, moves, places)
    assert np.array_equal(places, draw(n, moves))
    assert np.array_equal(places, draw(n, moves[::-1] + moves)), "order and repeats of moves change the drawing"


@pytest.mark.parametrize("seed", range(4))
def test_random_graphs_of_a_judge_file_size(seed):
    n = 30 + 30 * seed
    moves = random_moves(seed, n, 2 * n)
    places = draw(n, moves)
    assert_sound(n, moves, places)
    assert np.array_equal(places, draw(n, moves))


def test_gaps_are_obeyed():
    moves = random_moves(7, 40, 60)
    places = draw(40, moves, layer_gap=500.0, position_gap=200.0)
    assert_sound(40, moves, places, gap=200.0)
    sources, targets = arrays(moves)
    assert (places[targets, 1] - places[sources, 1]).min() >= 500.0 - 1e-6


def test_empty_and_isolated():
    assert draw(0, []).shape == (0, 2)
    assert_sound(1, [], draw(1, []))
    places = draw(120, [])
    assert_sound(120, [], places)
    width, height = np.ptp(places, axis=0)
    assert 1.0 < width / height < 2.4


def test_path_is_a_column():
    places = draw(100, [(i + 1, i) for i in range(99)])
    assert np.ptp(places[:, 0]) == 0
    assert np.array_equal(places[::-1, 1], np.arange(100) * 100.0)


def test_deep_path():
    n = 100_000
    places = layered(n, np.arange(n - 1), np.arange(1, n))
    assert (np.diff(places[:, 1]) > 0).all()
    assert np.ptp(places[:, 0]) == 0


def test_deep_graph_with_far_jumps():
    n = 3000
    moves = [(i, i + 1) for i in range(n - 1)] + [(i, i + 1400) for i in range(0, 1600, 9)]
    assert_sound(n, moves, draw(n, moves))


def test_complete_graph():
    moves = tournament(200)
    assert_sound(200, moves, draw(200, moves))


def test_wide_graph_takes_the_path_for_large_graphs():
    moves = random_moves(3, 3000, 4500)
    assert_sound(3000, moves, draw(3000, moves))


@pytest.mark.parametrize("moves", [[(0, 0)], [(0, 1), (1, 0)], [(0, 1), (1, 2), (2, 3), (3, 1)]])
def test_cycles_are_refused(moves):
    with pytest.raises(ValueError, match="cycle"):
        draw(4, moves)


@pytest.mark.parametrize("moves", [[(0, 4)], [(-1, 0)]])
def test_positions_out_of_range_are_refused(moves):
    with pytest.raises(ValueError, match="positions 0 to 3"):
        draw(4, moves)


def test_bad_gaps_and_shapes_are_refused():
    with pytest.raises(ValueError, match="positive"):
        draw(2, [(0, 1)], layer_gap=0.0)
    with pytest.raises(ValueError, match="positive"):
        draw(2, [(0, 1)], position_gap=math.nan)
    with pytest.raises(ValueError, match="as long as each other"):
        layered(3, np.array([0, 1]), np.array([2]))


def test_components_stand_apart_in_order():
    sizes = [7, 3, 12, 5, 9, 2, 30]
    moves, groups, first = [], [], 0
    for seed, size in enumerate(sizes):
        groups.append(np.arange(first, first + size))
        moves += [(first + i // 2, first + i) for i in range(1, size)]
        moves += [(first + min(a, b), first + max(a, b)) for a, b in random_moves(seed, size, size // 2)]
        first += size
    places = draw(first + 4, moves)
    boxes = [(places[g].min(axis=0), places[g].max(axis=0)) for g in groups]
    boxes.append((places[first:].min(axis=0), places[first:].max(axis=0)))
    for i, (low, high) in enumerate(boxes):
        for other_low, other_high in boxes[i + 1 :]:
            assert (high < other_low).any() or (other_high < low).any()
    corners = [(low[1], low[0]) for low, _ in boxes]
    assert corners == sorted(corners)


def test_binary_tree_is_plane_with_parents_in_the_middle():
    moves = [(i, c) for i in range(15) for c in (2 * i + 1, 2 * i + 2)]
    places = draw(31, moves)
    assert crossings(*arrays(moves), places) == 0
    for i in range(15):
        assert places[i, 0] == pytest.approx((places[2 * i + 1, 0] + places[2 * i + 2, 0]) / 2, abs=1.0)
    assert np.ptp(places[:, 0]) == pytest.approx(15 * GAP, abs=1.0)


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("upward", [False, True])
def test_random_trees_are_plane_with_parents_in_the_middle(seed, upward):
    random = np.random.default_rng(seed)
    moves = [(int(random.integers(0, i)), i) for i in range(1, 50)]
    places = draw(50, [(b, a) for a, b in moves] if upward else moves)
    assert_sound(50, [(b, a) for a, b in moves] if upward else moves, places)
    assert crossings(*arrays(moves), places) == 0
    for i in {a for a, _ in moves}:
        x = [places[b, 0] for a, b in moves if a == i]
        assert places[i, 0] == pytest.approx((min(x) + max(x)) / 2, abs=1e-6)


def test_star_and_diamond_are_symmetric():
    star = draw(8, [(0, i) for i in range(1, 8)])
    assert star[0, 0] == pytest.approx(star[1:, 0].mean(), abs=1e-6)
    assert sorted(np.round(np.diff(np.sort(star[1:, 0])), 6)) == [GAP] * 6
    diamond = draw(4, [(0, 1), (0, 2), (1, 3), (2, 3)])
    assert diamond[0, 0] == pytest.approx(diamond[3, 0], abs=1e-6)
    assert diamond[0, 0] == pytest.approx((diamond[1, 0] + diamond[2, 0]) / 2, abs=1e-6)


GRID = [(4 * i + j, 4 * i + j + 1) for i in range(4) for j in range(3)]
GRID += [(4 * i + j, 4 * i + j + 4) for i in range(3) for j in range(4)]
PLANE = {
    "grid": (16, GRID),
    "ladder": (8, [(0, 1), (1, 2), (2, 3), (4, 5), (5, 6), (6, 7), (0, 4), (1, 5), (2, 6), (3, 7)]),
    "triangle": (3, tournament(3)),
    "path and jumps": (8, [(i, i + 1) for i in range(7)] + [(0, 7), (2, 5)]),
    "caterpillar": (12, [(i, i + 1) for i in range(5)] + [(i, i + 6) for i in range(6)]),
}


@pytest.mark.parametrize("name", PLANE)
def test_plane_graphs_are_drawn_plane_and_clear(name):
    n, moves = PLANE[name]
    places = draw(n, moves)
    assert_sound(n, moves, places)
    assert crossings(*arrays(moves), places) == 0
    assert overlaps(*arrays(moves), places, RADIUS) == 0


@pytest.mark.parametrize("n", range(3, 15))
def test_no_move_of_a_tournament_runs_through_a_position(n):
    moves = tournament(n)
    assert overlaps(*arrays(moves), draw(n, moves), RADIUS) == 0


def test_few_crossings_and_overlaps_on_random_graphs():
    # Positions thrown at random into the same layers cross about three times as often.
    ours = scattered = through = 0
    for seed in range(6):
        moves = random_moves(seed, 40, 60)
        places = draw(40, moves)
        thrown = places.copy()
        for y in np.unique(places[:, 1]):
            row = np.flatnonzero(places[:, 1] == y)
            thrown[row, 0] = np.random.default_rng(seed).permutation(places[row, 0])
        ours += crossings(*arrays(moves), places)
        scattered += crossings(*arrays(moves), thrown)
        through += overlaps(*arrays(moves), places, RADIUS)
    assert ours < 0.5 * scattered
    assert through < 0.15 * 6 * 60


def test_cancel_and_progress():
    moves = random_moves(1, 60, 90)
    with pytest.raises(LayoutCancelled):
        draw(60, moves, progress=lambda fraction: False)
    with pytest.raises(LayoutCancelled):
        draw(60, moves, progress=lambda fraction: fraction < 0.3)
    told = []
    places = draw(60, moves, progress=lambda fraction: told.append(fraction) or True)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 3
    assert np.array_equal(places, draw(60, moves))


def test_crossings_counts_proper_crossings_only():
    places = np.array([[0, 0], [2, 2], [2, 0], [0, 2], [1, 1], [4, 4]], dtype=float)
    assert crossings(*arrays([(0, 1), (2, 3)]), places) == 1
    assert crossings(*arrays([(0, 1), (0, 3)]), places) == 0
    assert crossings(*arrays([(0, 1), (2, 4)]), places) == 0, "touching"
    assert crossings(*arrays([(0, 1), (4, 5)]), places) == 0, "on one line"
    assert crossings(*arrays([]), places) == 0


def test_overlaps_counts_moves_through_discs():
    places = np.array([[0, 0], [0, 100], [10, 50], [30, 50], [0, 130]], dtype=float)
    assert overlaps(*arrays([(0, 1)]), places, 22.0) == 1
    assert overlaps(*arrays([(0, 1)]), places, 31.0) == 3
    assert overlaps(*arrays([(0, 2)]), places, 15.0) == 0
    assert overlaps(*arrays([]), places, 22.0) == 0
