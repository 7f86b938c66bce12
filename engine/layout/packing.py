"""Drawings of separate components side by side in rows, and isolated positions in a grid below."""

import math

import numpy as np

from engine.games.graph_record import FloatArray

ASPECT = 1.6
# Candidates for the width of the rows, as factors of the width of a square-filling guess.
TRIES = tuple(0.6 + 0.05 * i for i in range(29))


def pack(drawings: list[FloatArray], loose: int, gap_x: float, gap_y: float) -> tuple[list[FloatArray], FloatArray]:
    """Shift the drawings so that their boxes stand in rows, in order, in a box of about 1.6 : 1.

    Parameters
    ----------
    drawings
        The places of each component, shape (k, 2).
    loose
        How many isolated positions there are.
    gap_x, gap_y
        The distance between boxes, and between isolated positions.

    Returns
    -------
    The shifted drawings, and the places of the isolated positions, shape (loose, 2). The whole starts at (0, 0).
    """
    boxes = [(float(np.ptp(d[:, 0])) + gap_x, float(np.ptp(d[:, 1])) + gap_y) for d in drawings]
    area = sum(w * h for w, h in boxes) + loose * gap_x * gap_y
    guess = math.sqrt(area * ASPECT)
    widths = [max([guess * f, *(w for w, _ in boxes)]) for f in TRIES]
    best = min(widths, key=lambda width: _misfit(boxes, loose, width, gap_x, gap_y))
    corners, height = _rows(boxes, best)
    moved = [d - d.min(axis=0) + np.array(c) for d, c in zip(drawings, corners, strict=True)]
    return moved, _grid(loose, _columns(loose, best, gap_x), gap_x, gap_y) + np.array([0.0, height])


def _misfit(boxes: list[tuple[float, float]], loose: int, width: float, gap_x: float, gap_y: float) -> float:
    """How far the packed box is from the wanted aspect, as a logarithm."""
    corners, height = _rows(boxes, width)
    columns = _columns(loose, width, gap_x)
    reach = [x + w for (x, _), (w, _) in zip(corners, boxes, strict=True)]
    height += gap_y * math.ceil(loose / columns)
    return abs(math.log(max([columns * gap_x if loose else gap_x, *reach]) / max(height, gap_y) / ASPECT))


def _columns(loose: int, width: float, gap_x: float) -> int:
    return max(1, min(loose, int(width / gap_x + 1e-9)))


def _rows(boxes: list[tuple[float, float]], width: float) -> tuple[list[tuple[float, float]], float]:
    """The top left corner of each box, rows filled up to `width`, and the height of all rows."""
    corners: list[tuple[float, float]] = []
    x = y = tallest = 0.0
    for w, h in boxes:
        if x > 0 and x + w > width + 1e-9:
            x, y, tallest = 0.0, y + tallest, 0.0
        corners.append((x, y))
        x, tallest = x + w, max(tallest, h)
    return corners, y + tallest


def _grid(count: int, columns: int, gap_x: float, gap_y: float) -> FloatArray:
    index = np.arange(count)
    return np.stack([index % columns * gap_x, index // columns * gap_y], axis=1).astype(np.float64)
