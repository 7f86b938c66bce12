"""Which moves are bent around discs in their way, kept right under edits: only moves near a change are looked at."""

from dataclasses import dataclass, field

import numpy as np

from engine.drawing.arcs import arcs
from gui.canvas.geometry import CLEARANCE, MOST_PAIRS, RADIUS, Bools, Floats, Ints, bends, segment_distances, widest


def _no_numbers() -> Ints:
    return np.zeros(0, dtype=np.int64)


@dataclass(frozen=True)
class Drawing:
    """What bends depend on, and the bends: positions by identity, moves as pairs of rows; `curved`: all as arcs."""

    keys: Ints = field(default_factory=_no_numbers)
    x: Floats = field(default_factory=lambda: np.zeros(0))
    y: Floats = field(default_factory=lambda: np.zeros(0))
    sources: Ints = field(default_factory=_no_numbers)
    targets: Ints = field(default_factory=_no_numbers)
    bend: Floats = field(default_factory=lambda: np.zeros(0))
    curved: bool = False


def bent(old: Drawing, keys: Ints, x: Floats, y: Floats, sources: Ints, targets: Ints, curved: bool = False) -> Drawing:
    """The drawing of these positions and moves; equals what `geometry.bends` gives, but takes over what it can.

    If `curved`, it equals what `engine.drawing.arcs.arcs` gives.

    Parameters
    ----------
    old
        The drawing before: near to the new one if this shall be quick.
    keys, x, y
        Identities and places of the positions by row, shape (n,).
    sources, targets
        The moves by row, shape (m,).
    """
    x, y = x.copy(), y.copy()
    found = arcs if curved else bends
    if len(sources) * len(x) > MOST_PAIRS or old.curved != curved:
        return Drawing(keys, x, y, sources, targets, found(x, y, sources, targets), curved)
    before = _rows_before(old.keys, keys)
    stayed = before >= 0
    stayed[stayed] = (old.x[before[stayed]] == x[stayed]) & (old.y[before[stayed]] == y[stayed])
    gone = np.ones(len(old.keys), dtype=np.bool_)
    gone[before[stayed]] = False
    if len(sources) * (int(gone.sum()) + int((~stayed).sum())) > MOST_PAIRS // 8:
        return Drawing(keys, x, y, sources, targets, found(x, y, sources, targets), curved)
    bend, known = _taken_over(old, keys, sources, targets)
    known &= stayed[sources] & stayed[targets]
    px, py = np.concatenate([old.x[gone], x[~stayed]]), np.concatenate([old.y[gone], y[~stayed]])
    known &= ~_touched(px, py, x, y, sources, targets, np.ones(len(bend)) if curved else bend)
    anew = np.flatnonzero(~known)
    bend[anew] = found(x, y, sources[anew], targets[anew])
    return Drawing(keys, x, y, sources, targets, bend, curved)


def _rows_before(old: Ints, new: Ints) -> Ints:
    """For each row now the row that the same position had, or -1."""
    if not len(old):
        return np.full(len(new), -1)
    order = np.argsort(old)
    at = order[np.minimum(np.searchsorted(old, new, sorter=order), len(old) - 1)]
    rows: Ints = np.where(old[at] == new, at, -1)
    return rows


def _taken_over(old: Drawing, keys: Ints, sources: Ints, targets: Ints) -> tuple[Floats, Bools]:
    """The bends that moves between the same positions had (0 for new ones), and which moves were there."""
    if not len(old.sources) or not len(sources):
        return np.zeros(len(sources)), np.zeros(len(sources), dtype=np.bool_)
    most = int(max(keys.max(), old.keys.max())) + 1
    rows = _rows_before(old.keys[old.sources] * most + old.keys[old.targets], keys[sources] * most + keys[targets])
    return np.where(rows >= 0, old.bend[rows], 0.0), rows >= 0


def _touched(px: Floats, py: Floats, x: Floats, y: Floats, sources: Ints, targets: Ints, bend: Floats) -> Bools:
    """The moves that may run otherwise because of a disc that came to or went from one of the points."""
    touched = np.zeros(len(sources), dtype=np.bool_)
    ends = x[sources], y[sources], x[targets], y[targets]
    # A straight move minds only what comes into its way; a bent one all that its other bends would meet.
    reach = RADIUS + CLEARANCE + np.where(bend == 0.0, 0.0, widest(np.hypot(ends[2] - ends[0], ends[3] - ends[1])))
    for point in zip(px.tolist(), py.tolist(), strict=True):
        touched |= segment_distances(*point, *ends) < reach
    return touched
