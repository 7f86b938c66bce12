"""The values of all rows of a record, without making a live game of it: what many cases are answered with."""

from itertools import chain

import numpy as np

from engine.games.board_record import BoardRecord
from engine.said import say
from engine.sg import nim_sum
from engine.solve import staircase
from engine.solve.staircase import IntArray


def nim_sum_of(record: BoardRecord) -> int:
    """The nim-sum of the rows of `record`: the first player wins if it is not 0. Errors as for `values_of`."""
    return nim_sum(values_of(record))


def values_of(record: BoardRecord) -> list[int]:
    """The Grundy value of each row of `record`, in their order.

    Raises
    ------
    ValueError
        If a chess stands outside the columns 1 .. width.
    """
    every = list(chain.from_iterable(record.rows))
    if every and not 1 <= min(every) <= max(every) <= record.width:
        raise ValueError(say("a chess stands outside the columns 1 to {width}", width=record.width))
    if record.width > staircase.WIDEST_ARRAY:
        return [staircase.value(staircase.mask_of(columns), record.width) for columns in record.rows]
    found: list[int] = staircase.values(_masks(record, every), record.width).tolist()
    return found


def _masks(record: BoardRecord, columns: list[int]) -> IntArray:
    """The rows as integers, shape (n,): see `engine.solve.staircase`; `columns` are those of all rows in turn."""
    lengths = np.fromiter(map(len, record.rows), dtype=np.int64, count=record.n)
    masks = np.zeros(record.n, dtype=np.int64)
    bits = np.int64(1) << (np.array(columns, dtype=np.int64) - 1)
    np.bitwise_or.at(masks, np.repeat(np.arange(record.n), lengths), bits)
    return masks
