"""What the answers panel lights: what is pointed at, and where nothing is, what the chosen answer is about."""

from typing import Any

from engine.games.graph import Query
from gui.faces.parts import Light
from gui.selection import Spotlight

MOST = 5_000
"""Stones on more positions than this are not lit one by one."""


class AnswerLight:
    """A hand on the spotlight that leaves alone what others have lit."""

    def __init__(self, spotlight: Spotlight) -> None:
        self._spotlight = spotlight
        self._rest: tuple[Light, bool] | None = None
        self._lit = False

    @property
    def rests(self) -> bool:
        """Whether there is anything that stays lit."""
        return self._rest is not None

    def rest_on(self, light: Light, *, wins: bool = False) -> None:
        """Light this now, and whenever nothing is pointed at."""
        self._rest = light, wins
        self.point(None)

    def point(self, light: Light | None, *, wins: bool = False) -> None:
        """Light what is pointed at; None: nothing is."""
        if light is None and self._rest is not None:
            light, wins = self._rest
        if light is not None:
            self._spotlight.light(*light, wins=wins)
        elif self._lit:
            self._spotlight.clear()
        self._lit = light is not None

    def drop(self) -> None:
        """Light nothing any more."""
        self._rest = None
        self.point(None)


def stones_of(query: Any) -> Light | None:
    """The positions that have stones; None where the game is no graph, or there are too many, or none."""
    if isinstance(query, Query) and 0 < len(query.counts) <= MOST:
        return Light(tuple(query.counts))
    return None
