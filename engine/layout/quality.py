"""Measures of a drawing whose moves are straight lines from centre to centre."""

import numpy as np

from engine.games.graph_record import FloatArray, IntArray

# Rows of a block times columns stay below this, so that a block is some tens of megabytes.
BLOCK = 1 << 20


def crossings(sources: IntArray, targets: IntArray, places: FloatArray) -> int:
    """How many pairs of moves cross in a point inside both, counting only pairs that share no position.

    Parameters
    ----------
    sources, targets
        Positions of each move, shape (m,).
    places
        The centres, shape (n, 2). Moves that lie on one line, or only touch, do not count.

    Notes
    -----
    Every pair is looked at: O(m^2) time, in blocks.
    """
    s, t = np.asarray(sources, dtype=np.int64), np.asarray(targets, dtype=np.int64)
    total = 0
    step = max(1, BLOCK // max(len(s), 1))
    for first in range(0, len(s), step):
        rows = np.arange(first, min(first + step, len(s)))
        hits = crossing_matrix(places[s[rows]], places[t[rows]], places[s], places[t])
        apart = (s[rows, None] != s) & (s[rows, None] != t) & (t[rows, None] != s) & (t[rows, None] != t)
        total += int(np.count_nonzero(hits & apart))
    return total // 2


def crossing_matrix(a: FloatArray, b: FloatArray, c: FloatArray, d: FloatArray) -> np.ndarray:
    """Whether segment i from a[i] to b[i] properly crosses segment j from c[j] to d[j], shape (len(a), len(c))."""
    first = _sides(a, b, c) * _sides(a, b, d) < 0
    second = (_sides(c, d, a) * _sides(c, d, b) < 0).T
    return np.asarray(first & second)


def _sides(a: FloatArray, b: FloatArray, p: FloatArray) -> FloatArray:
    """On which side of the line a[i] b[i] lies p[j]: the cross product, of either sign, shape (len(a), len(p))."""
    along = b - a
    cross = along[:, None, 0] * (p[None, :, 1] - a[:, None, 1]) - along[:, None, 1] * (p[None, :, 0] - a[:, None, 0])
    return np.asarray(cross)


def overlaps(sources: IntArray, targets: IntArray, places: FloatArray, radius: float) -> int:
    """How many (move, position) pairs there are where the move runs through the disc of a position not its own.

    Parameters
    ----------
    sources, targets, places
        As for `crossings`.
    radius
        The radius of a position's disc, in the units of `places`.
    """
    return len(overlap_pairs(sources, targets, places, radius)[0])


def overlap_pairs(sources: IntArray, targets: IntArray, places: FloatArray, radius: float) -> tuple[IntArray, IntArray]:
    """The pairs that `overlaps` counts, as indices of moves and of positions, in order."""
    s, t = np.asarray(sources, dtype=np.int64), np.asarray(targets, dtype=np.int64)
    moves, positions = [np.zeros(0, dtype=np.int64)], [np.zeros(0, dtype=np.int64)]
    step = max(1, BLOCK // max(len(places), 1))
    everyone = np.arange(len(places))
    for first in range(0, len(s), step):
        rows = np.arange(first, min(first + step, len(s)))
        near = distances(places[s[rows]], places[t[rows]], places) < radius
        near &= (everyone != s[rows, None]) & (everyone != t[rows, None])
        move, position = np.nonzero(near)
        moves.append(rows[move])
        positions.append(position)
    return np.concatenate(moves), np.concatenate(positions)


def distances(a: FloatArray, b: FloatArray, p: FloatArray) -> FloatArray:
    """The distance of point p[j] from the segment a[i] b[i], shape (len(a), len(p))."""
    along = b - a
    length = np.maximum((along * along).sum(axis=1), 1e-12)[:, None]
    x, y = p[None, :, 0] - a[:, None, 0], p[None, :, 1] - a[:, None, 1]
    part = np.clip((x * along[:, None, 0] + y * along[:, None, 1]) / length, 0.0, 1.0)
    x, y = x - part * along[:, None, 0], y - part * along[:, None, 1]
    # A square root is rounded alike on every machine; hypot is not.
    return np.asarray(np.sqrt(x * x + y * y))
