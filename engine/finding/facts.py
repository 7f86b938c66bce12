"""What can be asked about the positions of a game, as arrays."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt

from engine.games.graph import GraphGame, Query

Bools = npt.NDArray[np.bool_]
Ints = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Facts:
    """What can be asked about the positions of a game, by index; each array has shape (n,).

    Attributes
    ----------
    values, stones, moves
        Grundy values, stones of one query, and numbers of followers.
    names
        index -> name, of positions that have one.
    first
        The number by which a person calls the position of index 0.
    """

    values: Ints
    stones: Ints
    moves: Ints
    names: Mapping[int, str]
    first: int = 0

    @property
    def n(self) -> int:
        return len(self.values)

    @cached_property
    def folded(self) -> tuple[tuple[int, str], ...]:
        """Indices and names without regard to case."""
        return tuple((index, name.casefold()) for index, name in self.names.items())

    def named(self, fits: Callable[[str], bool]) -> Bools:
        """The positions whose names fit."""
        found = np.zeros(self.n, dtype=np.bool_)
        found[[index for index, name in self.folded if fits(name)]] = True
        return found


Test = Callable[[Facts], Bools]
"""For each position by index whether it is looked for."""


def facts_of(game: GraphGame, query: Query | None = None, first: int = 0) -> Facts:
    """The facts of a game as it is now."""
    n, keys = game.n, game.positions
    row = dict(zip(keys, range(n), strict=True))
    values = np.fromiter(map(game.dag.labels.__getitem__, keys), dtype=np.int64, count=n)
    moves = np.fromiter((len(game.dag.followers[key]) for key in keys), dtype=np.int64, count=n)
    stones = np.zeros(n, dtype=np.int64)
    for key, count in (query.counts if query else {}).items():
        stones[row[key]] = count
    return Facts(values, stones, moves, {row[key]: name for key, name in game.names.items()}, first)
