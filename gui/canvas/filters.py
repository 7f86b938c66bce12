"""Filters: which positions stand out while the others are dimmed. Nothing is removed by them."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

import numpy as np

from engine.games.graph import GraphGame
from gui.canvas.geometry import Bools
from gui.canvas.picture import Picture

Kind = Literal["p", "value", "from", "to", "both"]
REACHING: tuple[Kind, ...] = ("from", "to", "both")


@dataclass(frozen=True)
class Filter:
    """What stands out.

    Attributes
    ----------
    kind
        P-positions, those of one Grundy `value`, what the `anchors` reach ("from"), what reaches them ("to"), or both.
    anchors
        Positions by identity, which stand out themselves.
    """

    kind: Kind
    value: int = 0
    anchors: frozenset[int] = frozenset()


@dataclass(frozen=True, eq=False)
class Dims:
    """Which rows are dimmed, shape (n,); one object as long as nothing in it changes."""

    rows: Bools

    @property
    def shown(self) -> int:
        """How many positions stand out."""
        return int(len(self.rows) - np.count_nonzero(self.rows))


class Dimming:
    """Keeps what a filter dims right while the picture changes."""

    def __init__(self) -> None:
        self._filter: Filter | None = None
        self._dims: Dims | None = None
        self._from: tuple[object, ...] = ()

    @property
    def filter(self) -> Filter | None:
        return self._filter

    def set(self, chosen: Filter | None) -> None:
        """Take another filter, or none."""
        if chosen != self._filter:
            self._filter, self._dims, self._from = chosen, None, ()

    def look(self, picture: Picture, game: GraphGame | None) -> Dims | None:
        """What is dimmed in a picture of a game; None where nothing is."""
        chosen = self._filter
        if chosen is None or game is None or not picture.n:
            self._dims = None
            return None
        dimmed = self._reached(picture, game, chosen) if chosen.kind in REACHING else picture.labels != chosen.value
        if self._dims is None or not np.array_equal(self._dims.rows, dimmed):
            self._dims = Dims(dimmed)
        return self._dims

    def _reached(self, picture: Picture, game: GraphGame, chosen: Filter) -> Bools:
        """As a walk over a large graph takes its time, it is taken again only where the moves are other ones."""
        now = (picture.ids, picture.sources, picture.targets)
        before, dims = self._from, self._dims
        if dims is not None and len(before) == 3 and all(old is new for old, new in zip(before, now, strict=True)):
            return dims.rows
        self._from = now
        reached: set[int] = set()
        if chosen.kind != "to":
            reached |= walked(game.dag.followers, chosen.anchors)
        if chosen.kind != "from":
            reached |= walked(game.dag.predecessors, chosen.anchors)
        dimmed = np.ones(picture.n, dtype=np.bool_)
        dimmed[picture.rows_of(reached)] = False
        return dimmed


def walked(links: Mapping[int, Iterable[int]], starts: Iterable[int]) -> set[int]:
    """All that can be reached along links, with the starts that are there."""
    reached = {start for start in starts if start in links}
    waiting = list(reached)
    while waiting:
        new = set(links[waiting.pop()]) - reached
        reached |= new
        waiting.extend(new)
    return reached
