"""Everything that a layer needs to know to paint."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from gui.canvas.geometry import RADIUS, Ints
from gui.canvas.picture import Picture
from gui.canvas.state import Show
from gui.selection import Selection, Spotlight
from gui.theme import Colours

# Below these numbers of pixels for a radius, texts and then details are left out: nobody could read them.
TEXT_FROM = 4.4
DETAIL_FROM = 3.5
TITLE_SIZE, TITLE_FROM = 12.5, 6.0
"""Of a title in canvas units, and in pixels at least."""


@dataclass(frozen=True)
class Scene:
    """One state of the canvas; `exposed` is the part of the world to paint, `scale` pixels a canvas unit."""

    picture: Picture
    show: Show
    selection: Selection
    spotlight: Spotlight
    colours: Colours
    exposed: QRectF
    scale: float

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

    @cached_property
    def rows(self) -> Ints:
        """The rows of the positions to paint."""
        return self.picture.rows_in(self.exposed, RADIUS * 4)

    def told_apart(self, rows: list[int]) -> tuple[list[int], list[int]]:
        """Those of some rows whose values are on show, and the others."""
        if not self.show.values:
            return [], rows
        stepping, keys = self.show.stepping, self.picture.keys
        if stepping is None:
            return rows, []
        hidden = [stepping.hides(keys[row]) for row in rows]
        pairs = list(zip(rows, hidden, strict=True))
        return [row for row, hides in pairs if not hides], [row for row, hides in pairs if hides]

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
