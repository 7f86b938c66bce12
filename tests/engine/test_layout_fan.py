"""The measures behind the layout's small shifts and sweeps, each against its plain definition."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.layout import LayoutCancelled, inversions, layered
from engine.layout.fan import Fan, Segments
from engine.layout.layering import layers_of
from engine.layout.levels import cut
from engine.layout.quality import crossing_matrix, distances

GAP = 72.0


@st.composite
def fans(draw_from):
    """Abscissas at level 0, and ends and other points in layers a hundred apart; whole numbers, so nothing is rounded.

    As in a drawing, no point stands nearer than a gap to the abscissas or ends of its own layer.
    """
    spots = st.tuples(st.integers(-9, 9), st.integers(-3, 3))
    tried = draw_from(st.lists(st.integers(-9, 9), min_size=1, max_size=5))
    ends = draw_from(st.lists(spots.filter(lambda p: p[1] != 0), min_size=1, max_size=4))
    points = draw_from(st.lists(spots, min_size=2, max_size=12))
    scale = np.array([GAP, 100.0])
    return np.array(tried) * GAP, np.array(ends) * scale, np.array(points) * scale


@settings(max_examples=150, deadline=None)
@given(fans())
def test_a_fan_counts_what_its_moves_run_through_and_cross(fan):
    tried, ends, points = fan
    found = Fan(tried, 0.0, *ends.T)
    hits = found.hits(*points.T, 23.0)
    ordered = points[: len(points) // 2 * 2].reshape(-1, 2, 2)
    ordered = ordered[np.arange(len(ordered))[:, None], np.argsort(ordered[:, :, 1], axis=1)]
    ordered = ordered[ordered[:, 0, 1] < ordered[:, 1, 1]]
    begins, others = ordered[:, 0], ordered[:, 1]
    crossed = found.crossed(Segments(*begins.T, *others.T))
    for i, x in enumerate(tried):
        start = np.tile([x, 0.0], (len(ends), 1))
        near = distances(start, ends, points) < 23.0
        # Points at an end of the move are positions of its own; nothing else is that near to them.
        own = (points == [x, 0.0]).all(axis=1)[None] | (points[None] == ends[:, None]).all(axis=2)
        assert hits[i] == (near & ~own).sum()
        assert crossed[i] == crossing_matrix(start, ends, begins, others).sum()


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 9), st.lists(st.tuples(st.integers(0, 8), st.integers(0, 8)), max_size=40), st.randoms())
def test_both_ways_to_count_crossings_agree_with_all_pairs(width, moves, random):
    moves = sorted({(a % width, b % width) for a, b in moves})
    sources = np.array([a for a, _ in moves], dtype=np.int64)
    targets = np.array([width + b for _, b in moves], dtype=np.int64)
    levels = cut(np.repeat([0, 1], width), sources, targets, 0)
    places = np.array(random.sample(range(width), width) + random.sample(range(width), width))
    ends = [(places[a], places[b]) for a, b in zip(levels.upper, levels.lower, strict=True)]
    expected = sum(a < c and b > d for a, b in ends for c, d in ends)
    few = inversions.FEW
    try:
        for inversions.FEW in (0, 1000):
            assert inversions.layer_crossings(levels, places) == expected
    finally:
        inversions.FEW = few


def test_groups_slide_until_no_move_is_longer_than_it_must_be():
    """A comb: the least total of lengths is known, and needs whole groups to slide."""
    length = 40
    spine = [(i, i + 1) for i in range(length - 1)]
    teeth = [(length + i, length + i + 1) for i in range(5)]
    moves = np.array([*spine, *teeth, (length + 5, length - 1)])
    layer = layers_of(length + 6, moves[:, 0], moves[:, 1])
    assert (layer[moves[:, 1]] - layer[moves[:, 0]]).tolist() == [1] * len(moves)


def test_a_large_layout_asks_often_whether_it_is_wanted():
    random = np.random.default_rng(3)
    ends = np.sort(random.integers(0, 6000, (12_000, 2)), axis=1)
    ends = ends[ends[:, 0] < ends[:, 1]]
    asked = []
    layered(6000, ends[:, 0], ends[:, 1], progress=lambda fraction: asked.append(fraction) or True)
    assert len(asked) > 60
    for stop in (0, len(asked) // 3, len(asked) - 2):
        left = iter([True] * stop + [False])
        with pytest.raises(LayoutCancelled):
            layered(6000, ends[:, 0], ends[:, 1], progress=lambda _, left=left: next(left))
