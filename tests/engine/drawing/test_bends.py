"""How moves are bent around discs in their way, against a definition that looks at all discs for each move."""

from math import hypot

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.drawing import geometry
from engine.drawing.disc_grid import DiscGrid
from engine.drawing.geometry import BENDS, CLEARANCE, RADIUS, bends


def drawing(seed, spread, n=30, m=45, grid=0.0):
    chance = np.random.default_rng(seed)
    x, y = chance.uniform(-spread, spread, n), chance.uniform(-spread, spread, n)
    if grid:
        x, y = np.round(x / grid) * grid, np.round(y / grid) * grid
    sources = chance.integers(0, n, m)
    return x, y, sources, (sources + chance.integers(1, n, m)) % n


def met(x, y, a, b, off):
    """The discs, but for those of the ends, that points of a curve from a to b come too near."""
    (ax, ay), (bx, by) = (x[a], y[a]), (x[b], y[b])
    length = hypot(bx - ax, by - ay) or 1.0
    cx, cy = (ax + bx) / 2 - (by - ay) / length * off, (ay + by) / 2 + (bx - ax) / length * off
    found = set()
    for t in np.linspace(0.04, 0.96, 33):
        px = (1 - t) ** 2 * ax + 2 * t * (1 - t) * cx + t**2 * bx
        py = (1 - t) ** 2 * ay + 2 * t * (1 - t) * cy + t**2 * by
        found |= {i for i in range(len(x)) if hypot(px - x[i], py - y[i]) < RADIUS + CLEARANCE}
    return len(found - {a, b})


def is_blocked(x, y, a, b):
    dx, dy = x[b] - x[a], y[b] - y[a]
    squared = max(dx * dx + dy * dy, 1e-9)
    for i in set(range(len(x))) - {a, b}:
        along = ((x[i] - x[a]) * dx + (y[i] - y[a]) * dy) / squared
        off = abs((x[i] - x[a]) * dy - (y[i] - y[a]) * dx) / squared**0.5
        if 0 < along < 1 and off < RADIUS + CLEARANCE / 2:
            return True
    return False


def wanted(x, y, a, b):
    if not is_blocked(x, y, a, b):
        return 0.0
    tries = [side * size for size in sorted((*BENDS, hypot(x[b] - x[a], y[b] - y[a]) / 2)) for side in (1, -1)]
    return min(tries, key=lambda off: met(x, y, a, b, off))


@pytest.mark.parametrize("spread", [5.0, 120.0, 700.0, 30_000.0])
@pytest.mark.parametrize("seed", range(3))
def test_each_move_takes_the_smallest_bend_that_meets_the_fewest_discs(seed, spread):
    x, y, sources, targets = drawing(seed, spread)
    expected = [wanted(x, y, a, b) for a, b in zip(sources.tolist(), targets.tolist(), strict=True)]
    assert bends(x, y, sources, targets) == pytest.approx(expected)


def test_slices_are_the_whole(monkeypatch):
    x, y, sources, targets = drawing(7, 500.0, grid=50.0)
    whole = bends(x, y, sources, targets)
    assert np.count_nonzero(whole) > 5
    monkeypatch.setattr(geometry, "MOST_NEAR", 1)
    monkeypatch.setattr(geometry, "SLICE", 1)
    assert bends(x, y, sources, targets).tolist() == whole.tolist()


def test_what_is_remembered_is_right_for_another_drawing_and_is_nobodys_to_change(monkeypatch):
    monkeypatch.setattr(geometry, "_REMEMBERED_FROM", 0)
    known = {}
    monkeypatch.setattr(geometry, "_lately", known)
    drawings = [drawing(seed, 400.0) for seed in range(7)]
    expected = [geometry._found_bends(*each).tolist() for each in drawings]
    for number in [0, 1, 0, 2, 3, 4, 5, 0, 6, 5, 1]:
        found = bends(*drawings[number])
        assert found.tolist() == expected[number]
        found[:] = 99.0
        assert len(known) <= 4
    x, y, sources, targets = drawings[5]
    assert bends(x + 1000.0, y, targets, sources).tolist() != expected[5]


def test_no_moves_and_one_place_for_all():
    nothing = np.zeros(0, dtype=np.int64)
    assert not len(bends(np.zeros(3), np.zeros(3), nothing, nothing))
    assert not len(bends(np.zeros(0), np.zeros(0), nothing, nothing))
    ends = np.array([0, 1]), np.array([1, 2])
    assert bends(np.full(4, 3.5), np.full(4, 3.5), *ends).tolist() == [0.0, 0.0]


places = st.lists(st.tuples(*[st.floats(-3000, 3000) | st.integers(-5, 5).map(lambda i: i * 31.0)] * 2), min_size=1)


@given(places, places, st.sampled_from([0.5, 31.0, 200.0]), st.sampled_from([4, 100, 1_000_000]))
def test_the_grid_finds_the_discs_near_points(discs, points, radius, most_cells):
    from engine.drawing import disc_grid

    (x, y), (px, py) = np.array(discs, dtype=float).T, np.array(points, dtype=float).T
    before, disc_grid.MOST_CELLS = disc_grid.MOST_CELLS, most_cells
    try:
        found = DiscGrid(x, y, radius).near(px, py)
    finally:
        disc_grid.MOST_CELLS = before
    pairs = list(zip(*(each.tolist() for each in found), strict=True))
    expected = {
        (i, j) for i in range(len(px)) for j in range(len(x)) if (px[i] - x[j]) ** 2 + (py[i] - y[j]) ** 2 < radius**2
    }
    assert set(pairs) == expected
    assert len(pairs) == len(expected)
