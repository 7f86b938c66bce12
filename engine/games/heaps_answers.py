"""What the judge expects for a record of heaps: one outcome for each query, many queries at once."""

from itertools import accumulate, chain
from operator import itemgetter

import numpy as np

from engine.games.heaps_record import HeapsRecord
from engine.games.heaps_sequence import sequence_of
from engine.games.take_numbers import IntArray


def nim_sums(record: HeapsRecord) -> list[int]:
    """The nim-sum of each query of `record`, in their order.

    Raises
    ------
    BeyondTableError
        If a heap is so large that its value cannot be told.
    """
    sequence = sequence_of(record.rule)
    if record.rows is not None:
        return _sums(sequence.values_of(record.rows.sizes), record.rows.starts)
    rows = list(map(itemgetter(0), record.queries))
    # Sizes that were not read from a judge's file may be too large for an array.
    values = sequence.values_of(list(chain.from_iterable(rows)))
    return _sums(values, np.fromiter(accumulate(map(len, rows), initial=0), np.int64, len(rows) + 1))


def _sums(values: IntArray, starts: IntArray) -> list[int]:
    """The nim-sum of each row; row r has the values ``values[starts[r]:starts[r + 1]]``."""
    sums = np.zeros(len(starts) - 1, dtype=values.dtype)
    # `reduceat` knows no empty rows: the others lie side by side without them.
    full = starts[:-1] < starts[1:]
    if full.any():
        sums[full] = np.bitwise_xor.reduceat(values, starts[:-1][full])
    found: list[int] = sums.tolist()
    return found
