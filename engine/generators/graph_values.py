"""The Grundy values of a graph that stones are to be placed on, and the positions by value."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

import numpy as np

from engine.games.graph_record import GraphRecord
from engine.generators.chance import Chance
from engine.sg import nim_sum
from engine.solve.bulk import grundy_labels


class ValuedGraph:
    """A graph of at least one position with its values.

    Every value from 0 to the highest stands somewhere: a position of value g has followers of all smaller ones.

    Attributes
    ----------
    n
        The number of positions.
    highest
        The highest value.
    n_positions
        The positions of values above 0.
    terminals
        The positions without moves.
    """

    def __init__(self, n: int, sources: bytes, targets: bytes) -> None:
        self.n = n
        self._targets = np.frombuffer(targets, dtype=np.int64)
        self._sources = np.frombuffer(sources, dtype=np.int64)
        self._values: list[int] = grundy_labels(n, self._sources, self._targets).tolist()
        self.highest = max(self._values, default=0)
        self._by_value: list[list[int]] = [[] for _ in range(self.highest + 1)]
        for position, value in enumerate(self._values):
            self._by_value[value].append(position)
        self.n_positions = [position for position, value in enumerate(self._values) if value]
        with_moves = np.bincount(self._sources, minlength=n).astype(bool)
        self.terminals: list[int] = np.flatnonzero(~with_moves).tolist()

    @staticmethod
    def of(record: GraphRecord) -> "ValuedGraph":
        """The values of a record's graph; those of the last graphs are kept."""
        return _valued(record.n, record.sources.tobytes(), record.targets.tobytes())

    def value_of(self, position: int) -> int:
        return self._values[position]

    def of_value(self, value: int) -> Sequence[int]:
        """The positions of a value that is not above the highest."""
        return self._by_value[value]

    def followers(self, position: int) -> list[int]:
        found: list[int] = self._targets[self._sources == position].tolist()
        return found

    def nim_sum(self, stones: Iterable[int]) -> int:
        """The nim-sum of one stone on each of these positions."""
        return nim_sum(self._values[position] for position in stones)

    def split(self, total: int, chance: Chance) -> tuple[int, int]:
        """Two values of the graph whose nim-sum is `total`, which has no more binary digits than the highest value.

        There are some: of a total above the highest, the highest binary digit alone, and the rest.
        """
        for _ in range(8):
            one = chance.between(0, self.highest)
            if one ^ total <= self.highest:
                return one, one ^ total
        one = 1 << total.bit_length() >> 1 if total > self.highest else 0
        return one, one ^ total


@lru_cache(maxsize=4)
def _valued(n: int, sources: bytes, targets: bytes) -> ValuedGraph:
    return ValuedGraph(n, sources, targets)
