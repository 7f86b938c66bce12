"""Everything that a layer needs to know to paint."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np
from PySide6.QtCore import QRectF

from gui.canvas.geometry import RADIUS, Bools, Ints
from gui.canvas.picture import Picture
from gui.canvas.state import Show
from gui.theme import Colours

# Below these numbers of pixels for a radius, texts and then details are left out: nobody could read them.
TEXT_FROM = 4.4
DETAIL_FROM = 3.5
DIMMED = 0.2
"""How much is seen of what a filter dims, from 0 to 1."""
TITLE_SIZE, TITLE_FROM = 12.5, 6.0
"""Of a title in canvas units, and in pixels at least."""


@dataclass(frozen=True)
class Marks:
    """Positions and moves (by identity) that are selected, or pointed at; `wins` if they are a winning move."""

    positions: frozenset[int] = frozenset()
    moves: frozenset[tuple[int, int]] = frozenset()
    wins: bool = False


NONE = Marks()


@dataclass(frozen=True, eq=False)
class Lifted:
    """Positions that are on their way: which rows they `are`, those `rows`, and the `moves` that go with them."""

    are: Bools
    rows: Ints
    moves: Ints

    @staticmethod
    def of(picture: Picture, rows: Ints) -> "Lifted":
        are = np.zeros(picture.n, dtype=np.bool_)
        are[rows] = True
        return Lifted(are, rows, np.flatnonzero(are[picture.sources] | are[picture.targets]))


@dataclass(frozen=True)
class Scene:
    """One state of the canvas, or of a part of it.

    Attributes
    ----------
    exposed, scale
        The part of the world to paint, and pixels a canvas unit.
    lifted
        Rows that are painted apart, with their moves; None where there are none.
    only_lifted
        Whether they are what this scene is about; else they are left out.
    dimmed
        Whether this scene is about what a filter dims, or about the rest; None where it is about all.
    chosen_notes, chosen_groups
        The notes and groups that are selected, by identity.
    """

    picture: Picture
    show: Show
    selection: Marks
    spotlight: Marks
    colours: Colours
    exposed: QRectF
    scale: float
    lifted: Lifted | None = None
    only_lifted: bool = False
    dimmed: bool | None = None
    chosen_notes: frozenset[int] = frozenset()
    chosen_groups: frozenset[int] = frozenset()

    @property
    def opacity(self) -> float:
        """How much is seen of it, from 0 to 1."""
        return DIMMED if self.dimmed else 1.0

    def with_look(self, show: Show, selection: Marks) -> "Scene":
        """The same part of the same picture, with other things shown of it; what a filter dims is the same."""
        other = replace(self, show=show, selection=selection)
        # Found already: among many moves, finding those in sight takes as long as painting them.
        vars(other).update(rows=self.rows, moves=self.moves)
        return other

    def parts(self) -> "Iterator[Scene]":
        """What is dimmed, and the rest over it; the scene itself where there is no filter."""
        dims = self.show.dims
        if dims is None or len(dims.rows) != self.picture.n:
            yield self
        else:
            yield replace(self, dimmed=True)
            yield replace(self, dimmed=False)

    def _in_part(self, rows: Ints) -> Ints:
        dims = self.show.dims
        return rows if self.dimmed is None or dims is None else rows[dims.rows[rows] == self.dimmed]

    def _moves_in_part(self, moves: Ints) -> Ints:
        """A move is dimmed with either of its ends."""
        dims, picture = self.show.dims, self.picture
        if self.dimmed is None or dims is None:
            return moves
        dim = dims.rows[picture.sources[moves]] | dims.rows[picture.targets[moves]]
        part: Ints = moves[dim == self.dimmed]
        return part

    @property
    def with_text(self) -> bool:
        return RADIUS * self.scale >= TEXT_FROM

    @property
    def with_detail(self) -> bool:
        return RADIUS * self.scale >= DETAIL_FROM

    @property
    def enlarged(self) -> float:
        """By how much small signs beside the discs grow, so that they can still be read where the view is small."""
        return min(max(0.8 / self.scale, 1.0), 1.6)

    @property
    def value_size(self) -> float:
        """By how much the values grow, as far as the disc has room, where the view is small."""
        return min(max(0.55 / self.scale, 1.0), 1.45)

    @property
    def with_titles(self) -> bool:
        return self.with_text and TITLE_SIZE * self.enlarged * self.scale >= TITLE_FROM

    @property
    def reach(self) -> float:
        """Canvas units from a centre to the far end of a title or a number of stones beside it."""
        return RADIUS * 1.6 + self.enlarged * self.picture.widest_sign

    @cached_property
    def rows(self) -> Ints:
        """The rows of the positions to paint."""
        if self.lifted is not None and self.only_lifted:
            return self._in_part(self.lifted.rows)
        rows = self._in_part(self.picture.rows_in(self.exposed, self.reach, RADIUS * 4))
        return rows if self.lifted is None else rows[~self.lifted.are[rows]]

    @cached_property
    def moves(self) -> Ints:
        """The moves to paint: seen from far, those that are not left out."""
        if self.lifted is not None and self.only_lifted:
            return self._moves_in_part(self.lifted.moves)
        share = 1.0 if self.with_detail else self.picture.share(self.scale)
        moves = self._moves_in_part(self.picture.moves_in(self.exposed, share))
        return moves if self.lifted is None else np.setdiff1d(moves, self.lifted.moves, assume_unique=True)

    def told_apart(self, rows: Ints) -> tuple[Ints, Ints]:
        """Those of some rows whose values are on show, and the others."""
        if not self.show.values:
            return rows[:0], rows
        stepping, keys = self.show.stepping, self.picture.keys
        if stepping is None:
            return rows, rows[:0]
        hidden = np.array([stepping.hides(keys[row]) for row in rows.tolist()], dtype=np.bool_)
        return rows[~hidden], rows[hidden]

    def row(self, key: int | None) -> int | None:
        """The row of a position that is still there."""
        return None if key is None else self.picture.row.get(key)

    def rows_of(self, keys: frozenset[int]) -> set[int]:
        """The rows of those positions that are still there."""
        return {self.picture.row[key] for key in keys if key in self.picture.row}

    def pairs_of(self, moves: frozenset[tuple[int, int]]) -> set[tuple[int, int]]:
        """Moves as pairs of rows, of those whose positions are still there."""
        row = self.picture.row
        return {(row[s], row[t]) for s, t in moves if s in row and t in row}
