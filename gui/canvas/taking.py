"""The current case as arrays: how places, values, stones and moves are read out of a game, many at a time."""

from collections.abc import Sequence
from itertools import chain
from operator import attrgetter, methodcaller

import numpy as np

from engine.games.graph import GraphGame, Query
from gui.canvas.geometry import Floats, Ints

_count_of = attrgetter("count")
_values_of = methodcaller("values")


def rows_by_key(keys: Sequence[int]) -> Ints:
    """For each identity up to the greatest the row that it has in `keys`; -1 where there is none."""
    known = np.fromiter(keys, dtype=np.int64, count=len(keys))
    rows = np.full(int(known.max()) + 1 if len(known) else 0, -1, dtype=np.int64)
    rows[known] = np.arange(len(known))
    return rows


def moves_of(game: GraphGame, rows: Ints) -> tuple[Ints, Ints, Ints]:
    """Sources and targets of all moves by row, and how often each stands; shape (m,) each, in no order of meaning.

    `rows` is what `rows_by_key` gives for the game.
    """
    follow, m = game.dag.followers, game.move_count
    starts = np.fromiter(follow, dtype=np.int64, count=len(follow))
    sources = np.repeat(starts, np.fromiter(map(len, follow.values()), dtype=np.int64, count=len(follow)))
    targets = np.fromiter(chain.from_iterable(follow.values()), dtype=np.int64, count=m)
    carried = chain.from_iterable(map(_values_of, follow.values()))
    counts = np.fromiter(map(_count_of, carried), dtype=np.int64, count=m)
    return rows[sources], rows[targets], counts


def values_of(game: GraphGame, keys: Sequence[int]) -> Ints:
    """The Grundy values of some positions, shape (len(keys),)."""
    return game.dag.labels.of(keys)


def places_of(game: GraphGame, keys: Sequence[int]) -> Floats:
    """The places of some positions, shape (len(keys), 2)."""
    numbers = chain.from_iterable(map(game.places.__getitem__, keys))
    return np.fromiter(numbers, dtype=np.float64, count=2 * len(keys)).reshape(-1, 2)


def stones_of(query: Query | None, rows: Ints, n: int) -> Ints:
    """How many stones of a query stand on each row, shape (n,)."""
    stones = np.zeros(n, dtype=np.int64)
    counts = query.counts if query else {}
    if counts:
        keys = np.fromiter(counts, dtype=np.int64, count=len(counts))
        stones[rows[keys]] = np.fromiter(counts.values(), dtype=np.int64, count=len(counts))
    return stones
