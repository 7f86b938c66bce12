"""Where a step of the keyboard leads on a graph: along a move, to a neighbour, or to the next number."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

import numpy as np

from engine.games.graph import GraphGame
from gui.canvas.picture import Picture

Way = Literal["down", "up", "left", "right", "next", "previous"]
STEEP = 3.0
"""How much more a pixel up or down counts than one across, where the neighbour at the side is looked for."""


@dataclass(frozen=True)
class Trail:
    """A position that was walked to, and how: from `origin`, along a move to a follower (`down`) or against one."""

    at: int
    origin: int
    down: bool

    def brothers(self, game: GraphGame) -> list[int]:
        """All that could have been walked to from `origin` in the same way, from left to right; [] if that is over."""
        if self.origin not in game or self.at not in game:
            return []
        ends = game.dag.followers[self.origin] if self.down else game.dag.predecessors[self.origin]
        return by_place(game, ends) if self.at in ends else []


def by_place(game: GraphGame, positions: Iterable[int]) -> list[int]:
    """Positions from left to right, those above each other from top to bottom."""
    return sorted(positions, key=lambda p: (*game.places[p], p))


def stepped(game: GraphGame, picture: Picture, at: int, trail: Trail | None, way: Way) -> tuple[int, Trail | None]:
    """Where one step from `at` leads, and by which trail; `at` itself where there is nothing that way."""
    if way in ("down", "up"):
        return _along(game, at, trail, way == "down")
    if way in ("next", "previous"):
        index = game.index_of(at) + (1 if way == "next" else -1)
        return game.positions[min(max(index, 0), game.n - 1)], None
    step = 1 if way == "right" else -1
    brothers = trail.brothers(game) if trail else []
    if trail and len(brothers) > 1:
        place = min(max(brothers.index(at) + step, 0), len(brothers) - 1)
        return brothers[place], Trail(brothers[place], trail.origin, trail.down)
    return _beside(picture, at, step), None


def _along(game: GraphGame, at: int, trail: Trail | None, down: bool) -> tuple[int, Trail | None]:
    """To a follower, or against a move; who turns round comes back to where he came from."""
    ends = game.dag.followers[at] if down else game.dag.predecessors[at]
    if not ends:
        return at, trail
    back = trail.origin if trail and trail.down != down and trail.origin in ends else None
    to = back if back is not None else min(ends, key=lambda p: (*game.places[p], p))
    return to, Trail(to, at, down)


def _beside(picture: Picture, at: int, step: int) -> int:
    """The nearest position at the right (`step` 1) or left, one at about the same height before others."""
    row = picture.row[at]
    across = (picture.x - picture.x[row]) * step
    far = np.where(across > 1e-6, np.hypot(across, STEEP * (picture.y - picture.y[row])), np.inf)
    best = int(np.argmin(far))
    return picture.keys[best] if np.isfinite(far[best]) else at
