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
    groups
        Titles of groups without regard to case, each with the indices of its positions.
    first
        The number by which a person calls the position of index 0.
    """

    values: Ints
    stones: Ints
    moves: Ints
    names: Mapping[int, str]
    first: int = 0
    groups: tuple[tuple[str, Ints], ...] = ()

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

    def grouped(self, part: str) -> Bools:
        """The positions in groups whose titles have `part` in them."""
        found = np.zeros(self.n, dtype=np.bool_)
        for title, rows in self.groups:
            if part in title:
                found[rows] = True
        return found


Test = Callable[[Facts], Bools]
"""For each position by index whether it is looked for."""


def facts_of(game: GraphGame, query: Query | None = None, first: int = 0) -> Facts:
    """The facts of a game as it is now."""
    n, keys = game.n, game.positions
    row = dict(zip(keys, range(n), strict=True))
    values = game.dag.labels.of(keys)
    moves = np.fromiter((len(game.dag.followers[key]) for key in keys), dtype=np.int64, count=n)
    stones = np.zeros(n, dtype=np.int64)
    for key, count in (query.counts if query else {}).items():
        stones[row[key]] = count
    names = {row[key]: name for key, name in game.names.items()}
    groups = tuple(
        (group.title.casefold(), np.array([row[key] for key in group.members], dtype=np.int64))
        for group in game.remarks.listed_groups
    )
    return Facts(values, stones, moves, names, first, groups)
