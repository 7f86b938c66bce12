"""Places that a canvas can show: a stranger's journal, or a slip of some drawing, must not put a position beyond."""

from math import isnan

from engine.document import Document
from engine.games.graph import GraphGame, Place

FARTHEST = 1e9
"""How far from the origin a place may be, in canvas units: the same as in a ``.grundy`` file."""


def bring_back(document: Document) -> None:
    """Bring the positions of all live graphs that are farther away than that to the border."""
    for case in document.cases:
        game = case.game if case.loaded else None
        if isinstance(game, GraphGame):
            far = {p: place for p, place in game.places.items() if not _is_near(place)}
            game.places.update((p, Place(_near(place.x), _near(place.y))) for p, place in far.items())


def _is_near(place: Place) -> bool:
    return abs(place.x) <= FARTHEST and abs(place.y) <= FARTHEST


def _near(value: float) -> float:
    return 0.0 if isnan(value) else min(max(value, -FARTHEST), FARTHEST)
