"""Random edits of a large graph, as a document takes them."""

import random
from collections.abc import Callable
from typing import Any

from tests.benchmarks.measuring import Spent, spent


class Editing:
    """Random edits of a graph in a document, one at a time; each is timed until values and outcome are right."""

    def __init__(self, n: int, m: int, seed: int = 1) -> None:
        from engine.document import Document
        from engine.games.graph_record import GraphRecord
        from tests.benchmarks.inputs import random_moves, random_stones

        self.random = random.Random(seed)
        self.sources, self.targets = random_moves(n, m, seed)
        self.n = n
        record = GraphRecord(n, self.sources, self.targets, queries=(random_stones(n, seed),), places=square(n))
        self.document = Document([record])
        self.game: Any = self.document.cases[0].game
        self.moves = list(zip(self.sources.tolist(), self.targets.tolist(), strict=True))

    def run(self, times: int) -> dict[str, list[Spent]]:
        """That many edits by kind, each kind as often as the others."""
        found: dict[str, list[Spent]] = {}
        makers = [self.add_move, self.remove_move, self.add_stone, self.remove_stone, self.add_position]
        makers.append(self.remove_position)
        for i in range(times):
            maker = makers[i % len(makers)]
            make = maker()
            found.setdefault(maker.__name__, []).append(spent(lambda: self._made(make)))  # noqa: B023
        return found

    def _made(self, make: Callable[[], Any]) -> None:
        from engine.document import InCase

        self.document.apply(InCase(0, make()))
        self.game.nim_sum(self.game.queries[0])

    def _pair(self) -> tuple[int, int]:
        while True:
            s, t = sorted(self.random.sample(range(self.n), 2), reverse=True)
            if s in self.game and t in self.game and self.game.move(s, t) is None:
                return s, t

    def _there(self) -> tuple[int, int]:
        while True:
            s, t = self.random.choice(self.moves)
            if s in self.game and t in self.game and self.game.move(s, t):
                return s, t

    def add_move(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits

        s, t = self._pair()
        self.moves.append((s, t))
        return lambda: edits.add_move(self.game, s, t)

    def remove_move(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits

        pair = self._there()
        return lambda: edits.remove(self.game, (), [pair])

    def add_stone(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits

        position = self.random.choice(self.game.positions)
        return lambda: edits.change_stones(self.game.queries[0], [position], 1)

    def remove_stone(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits

        position = self.random.choice(self.game.queries[0].stones)[0]
        return lambda: edits.change_stones(self.game.queries[0], [position], -1)

    def add_position(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits
        from engine.games.graph import Place

        source = self.random.choice(self.game.positions)
        return lambda: edits.add_move_to_new(self.game, source, Place(0.0, 0.0))[1]

    def remove_position(self) -> Callable[[], Any]:
        from engine.games import graph_edits as edits

        position = self.random.choice(self.game.positions)
        return lambda: edits.remove(self.game, [position])


def square(n: int) -> Any:
    """Places that fill a square, shape (n, 2): of no interest to the engine, but a document has them."""
    import numpy as np

    at = np.arange(n)
    side = max(round(n**0.5), 1)
    return np.stack([at % side * 72.0, at // side * 100.0], axis=1)
