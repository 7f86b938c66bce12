"""One case of a document: plain data until it is looked at, a live game from then on."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from engine.games.graph_record import GraphRecord
from engine.games.kinds import Game, GameChange, Kind, Record, kind_of


class Case:
    """One case of a document. It is kept as plain data until it is looked at, so that large files open at once.

    Attributes
    ----------
    key
        The identity of the case within its document.
    name
        What a person calls it, or "".
    """

    def __init__(self, key: int, content: Record | Game, name: str = "") -> None:
        self.key = key
        self.name = name
        self._content = content

    @property
    def kind(self) -> Kind:
        """Which kind of game the case is."""
        return kind_of(self._content)

    @property
    def loaded(self) -> bool:
        """Whether the case is a live game already."""
        return isinstance(self._content, self.kind.game_type)

    @property
    def game(self) -> Game:
        """The live game; made of the plain data, and laid out if that is a graph without places, the first time.

        Making it may take long for a large case; it may be done on another thread. Raises CycleError if it is no game.
        """
        if not self.loaded:
            self._content = self.kind.game_of(_laid_out(self._content))
        return self._content  # type: ignore[return-value]

    def mend(self, done: Sequence[GameChange], part: GameChange) -> None:
        """Make the live game anew as it was before `done` and `part`, which broke off half-way: see `games.mending`."""
        from engine.games.mending import mended

        self._content = mended(self.game, done, part)

    @property
    def record(self) -> Record:
        """The case as plain data."""
        if self.loaded:
            return self.kind.record_of(self._content, self.name)
        record: Record = self._content  # type: ignore[assignment]
        return record if record.name == self.name else replace(record, name=self.name)


def _laid_out(record: Record | Game) -> Record | Game:
    if not isinstance(record, GraphRecord) or record.places is not None:
        return record
    if not record.n:
        return replace(record, places=np.empty((0, 2)))
    from engine.layout import layered, position_gap

    gap = position_gap(record.names.values())
    return replace(record, places=layered(record.n, record.sources, record.targets, position_gap=gap))
