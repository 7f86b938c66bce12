"""What a picture was when tiles were painted from it, to find what is different in it now."""

import numpy as np
import numpy.typing as npt

from gui.canvas.geometry import Bools, Ints
from gui.canvas.picture import Picture
from gui.canvas.tiles.traces import Traces

MOST = 2_000
"""Differences past which all counts as different."""
Codes = npt.NDArray[np.uint64]


class Seen:
    """The parts of a picture that can be seen, copied where the picture changes them in place."""

    def __init__(self, picture: Picture, before: "Seen | None" = None) -> None:
        self.keys, self.names = picture.ids, picture.names
        self.x, self.y = picture.x.copy(), picture.y.copy()
        signs = (picture.labels, picture.stones, picture.title_slots, picture.stone_slots)
        self.signs = np.stack(signs)
        self.sources, self.targets = picture.sources, picture.targets
        self.counts, self.bend, self.luck = picture.counts, picture.bend, picture.luck
        self.widest_sign = picture.widest_sign
        self.codes = self._codes(before)

    def _codes(self, before: "Seen | None") -> Codes:
        """A number for each move that tells where it leads, how often it stands and how it is bent."""
        parts = ("keys", "sources", "targets", "counts", "bend")
        if before and all(getattr(before, part) is getattr(self, part) for part in parts):
            return before.codes
        ends = self.keys[self.sources].astype(np.uint64), self.keys[self.targets].astype(np.uint64)
        # Where a bend is not 0 its bits tell one from another.
        drawn = self.counts.astype(np.uint64), (self.bend + 0.0).view(np.uint64)
        codes = np.zeros(len(self.sources), dtype=np.uint64)
        for part in (*ends, *drawn):
            codes = (codes ^ (codes >> np.uint64(31))) * np.uint64(0xBF58476D1CE4E5B9) + part
        return codes

    def differences(self, now: "Seen", ignored: Bools | None) -> Traces | None:
        """What is to be painted anew, where it was and where it is; None stands for everything.

        `ignored` are rows whose places and moves do not count, as they are painted apart.
        """
        same = _prefix(self.keys, now.keys)
        moved = np.zeros(same, dtype=np.bool_)
        moved |= self.x[:same] != now.x[:same]
        moved |= self.y[:same] != now.y[:same]
        if ignored is not None:
            moved &= ~ignored[:same]
        changed = moved | (self.signs[:, :same] != now.signs[:, :same]).any(axis=0)
        changed |= self._renamed(now, same)
        gone, new = _other(self.codes, now.codes)
        parts = [*self._traces(changed, moved, gone), *now._traces(changed, moved, new)]
        if sum(map(len, parts)) > MOST:
            return None
        return parts[0] + parts[1] + parts[2] + parts[3]

    def _renamed(self, now: "Seen", same: int) -> Bools:
        renamed = np.zeros(same, dtype=np.bool_)
        if self.names is not now.names:
            keys = [key for key, _ in self.names.items() ^ now.names.items()]
            renamed |= np.isin(self.keys[:same], keys)
        return renamed

    def _traces(self, changed: Bools, moved: Bools, moves: Bools) -> tuple[Traces, Traces]:
        """Where changed positions, those after the last common one, and their moves or other moves are."""
        # An index is part of what is seen: all that come after a new or missing position are other ones.
        rows = np.concatenate([np.flatnonzero(changed), np.arange(len(changed), len(self.x))])
        if moved.any():
            carried = np.zeros(len(self.x), dtype=np.bool_)
            carried[: len(moved)] = moved
            moves = moves | carried[self.sources] | carried[self.targets]
        return self.positions(rows), self.moves(np.flatnonzero(moves))

    def positions(self, rows: Ints) -> Traces:
        return Traces.of_positions(self.x[rows], self.y[rows], self.widest_sign)

    def moves(self, which: Ints) -> Traces:
        ends = self.sources[which], self.targets[which]
        return Traces.of_moves(self.x, self.y, *ends, self.bend[which], self.luck[which])

    def around(self, rows: Bools) -> Traces:
        """Some positions and all their moves."""
        moves = np.flatnonzero(rows[self.sources] | rows[self.targets])
        return self.positions(np.flatnonzero(rows)) + self.moves(moves)


def _prefix(old: Ints, new: Ints) -> int:
    """How many identities at the start are the same."""
    if old is new:
        return len(old)
    most = min(len(old), len(new))
    other = np.flatnonzero(old[:most] != new[:most])
    return int(other[0]) if len(other) else most


def _other(old: Codes, new: Codes) -> tuple[Bools, Bools]:
    """Which moves are only in the old ones, and which only in the new ones."""
    gone, come = np.zeros(len(old), dtype=np.bool_), np.zeros(len(new), dtype=np.bool_)
    if old is new:
        return gone, come
    most = min(len(old), len(new))
    first = np.flatnonzero(old[:most] != new[:most])
    start = int(first[0]) if len(first) else most
    last = np.flatnonzero(old[len(old) - most + start :][::-1] != new[len(new) - most + start :][::-1])
    end = int(last[0]) if len(last) else most - start
    old_part, new_part = slice(start, len(old) - end), slice(start, len(new) - end)
    gone[old_part] = ~np.isin(old[old_part], new[new_part])
    come[new_part] = ~np.isin(new[new_part], old[old_part])
    return gone, come
