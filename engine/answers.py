"""What the judge expects for a record: one outcome for each query, many queries at once."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

import numpy as np

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, IntArray
from engine.games.heaps_record import HeapsRecord

if TYPE_CHECKING:
    # The live games, which come with it, take their time to load, and answers need none.
    from engine.games.kinds import Record


def nim_sums(record: Record) -> list[int]:
    """The nim-sum of each query of `record`, in their order; a board is one query.

    Raises
    ------
    CycleError
        If the moves of a graph form a cycle.
    BeyondTableError
        If a heap is so large that its value cannot be told.
    """
    # What one game is solved with, the others do not load: a small file is answered in the time that starting takes.
    if isinstance(record, BoardRecord):
        from engine.games.board_values import nim_sum_of

        return [nim_sum_of(record)]
    if isinstance(record, HeapsRecord):
        from engine.games import heaps_answers

        return heaps_answers.nim_sums(record)
    sums: list[int] = _graph_sums(record).tolist()
    return sums


def outcomes(record: Record) -> list[bool]:
    """For each query of `record`, in their order, whether the first player wins: whether the nim-sum is not 0.

    Raises what `nim_sums` raises.
    """
    return list(map(bool, nim_sums(record)))


def _graph_sums(record: GraphRecord) -> IntArray:
    """Two stones on one position cancel out, so only the parity of each run tells (Sprague 1935, Grundy 1939)."""
    from engine.solve.bulk import grundy_labels

    sums = np.zeros(len(record.queries), dtype=np.int64)
    if not record.queries:
        return sums
    labels = grundy_labels(record.n, record.sources, record.targets) if record.labels is None else record.labels
    lengths = [len(query.stones) for query in record.queries]
    numbers = list(chain.from_iterable(chain.from_iterable(query.stones for query in record.queries)))
    positions = np.array(numbers[::2], dtype=np.int64)
    # The parity is taken while a count is a Python integer: it may be larger than an int64.
    odd = np.array([count & 1 for count in numbers[1::2]], dtype=np.bool_)
    queries = np.repeat(np.arange(len(lengths)), lengths)
    np.bitwise_xor.at(sums, queries[odd], labels[positions[odd]])
    return sums
