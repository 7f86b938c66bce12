"""Random moves that shapes of graphs are made of; each goes from a smaller to a larger number."""

from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeAlias

import numpy as np

from engine.games.graph_record import GraphRecord, IntArray
from engine.generators.chance import Chance
from engine.generators.shape import Progress

Moves: TypeAlias = list[tuple[int, int]]


def columns_of(moves: Moves) -> tuple[IntArray, IntArray]:
    """The sources and the targets of a list of moves."""
    pairs = np.array(moves, dtype=np.int64).reshape(-1, 2)
    return pairs[:, 0], pairs[:, 1]


def dense(n: int, density: float, chance: Chance, progress: Progress) -> GraphRecord:
    """A graph in which each move from a smaller to a larger number is there with that many per cent."""
    rows, draw, share = [], chance.fraction, density / 100
    for source in range(n):
        rows.append([target for target in range(source + 1, n) if draw() < share])
        if source % 64 == 0:
            progress(source / n)
    sources = np.repeat(np.arange(n, dtype=np.int64), [len(row) for row in rows])
    return GraphRecord(n, sources, np.array([target for row in rows for target in row], dtype=np.int64))


def random_moves(n: int, moves: int, chance: Chance) -> Moves:
    """Different moves from smaller to larger numbers, all equally likely; all of them if there are not so many."""
    return moves_by_rank(list(range(n)), moves, chance)


def moves_by_rank(ranks: Sequence[int], moves: int, chance: Chance) -> Moves:
    """Different moves from smaller to larger ranks, all equally likely; `ranks` rises with the positions."""
    n = len(ranks)
    first_later = [bisect_right(ranks, rank) for rank in ranks]
    before = list(accumulate((n - later for later in first_later), initial=0))
    found = []
    for number in sorted(chance.sample(before[-1], min(moves, before[-1]))):
        source = bisect_right(before, number) - 1
        found.append((source, first_later[source] + number - before[source]))
    return found
