"""The value of a row of the board of HDU 5724 in closed form: a row is a staircase.

A row of some width is an integer: bit c - 1 stands for column c, and column 1 is the leftmost; a set bit is a chess. A
move takes one chess to the nearest empty block on its right, over the chesses between. No chess leaves the row.

Number the empty blocks from the right: 1, 2, 3, ... Let a(k) be how many chesses stand in the run directly left of the
k-th empty block, and a(0) how many stand right of the first one, where they can never move. A chess with t - 1 chesses
between it and block k jumps onto block k: it and those it jumped over, t chesses, are then in the run left of block
k - 1, and its old column has become block k, with a(k) - t chesses left of it. So a move takes any t of 1 .. a(k)
coins from step k of a staircase to step k - 1, and coins on step 0 rest: staircase nim.

The value is the XOR of a(1), a(3), a(5), ... By induction over the moves: a move from an odd step makes that one pile
smaller, and every smaller pile can be made; a move from an even step k makes the odd pile a(k - 1) larger (or, for
k = 0, does not exist). No move leaves the XOR as it is, as exactly one of its piles changes, and each smaller value
is reached from an odd step as in nim. The mex of what is reached is therefore the XOR itself.

References
----------
C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of Mathematics 3 (1901); staircase nim is an
exercise in T. S. Ferguson, "Game Theory", part I, section 2.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache, reduce
from operator import or_, xor
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

IntArray: TypeAlias = npt.NDArray[np.int64]

WIDEST_ARRAY = 63
"""The widest rows that `values` takes: those that an int64 holds."""
KEPT = 4096
"""How many rows of at most that width are remembered with all their moves: at an edit all rows but one stay."""


class Run(NamedTuple):
    """Chesses side by side in the columns `first` .. `last`, with empty blocks (or the ends of the row) around them.

    `block` is the number, from the right, of the empty block directly right of the run: 0 at the right end of the row.
    """

    first: int
    last: int
    block: int

    @property
    def length(self) -> int:
        return self.last - self.first + 1

    @property
    def counts(self) -> bool:
        """Whether the length is one of those whose XOR is the value of the row."""
        return self.block % 2 == 1


class Jump(NamedTuple):
    """A move of one chess from column `source` to column `target`; the row's value v becomes ``v ^ turns``."""

    source: int
    target: int
    turns: int


def mask_of(columns: Iterable[int]) -> int:
    """The row that has chesses in these columns, counted from 1."""
    return reduce(or_, (1 << (column - 1) for column in columns), 0)


def columns_of(row: int) -> tuple[int, ...]:
    """The columns of the chesses of a row, ascending."""
    return tuple(column for column, bit in enumerate(reversed(f"{row:b}"), 1) if bit == "1")


def value(row: int, width: int) -> int:
    """The Grundy value of a row; the cost is proportional to the width, whatever that is.

    Raises
    ------
    ValueError
        If a chess stands behind column `width`.
    """
    return reduce(xor, map(len, _staircase(row, width)[1::2]), 0)


def values(rows: IntArray, width: int) -> IntArray:
    """The Grundy values of many rows of one width at once.

    Parameters
    ----------
    rows
        Rows as integers, any shape, int64.
    width
        The width of all rows, 0 to 63.

    Returns
    -------
    The values, of the shape of `rows`.

    Raises
    ------
    ValueError
        If the width is not among 0 .. 63, or a chess stands behind column `width`.
    """
    if not 0 <= width <= WIDEST_ARRAY:
        raise ValueError(f"rows in an array may have 0 to {WIDEST_ARRAY} columns, not {width}")
    if np.any(rows >> width):
        raise ValueError(f"a chess stands behind column {width}")
    total, length = np.zeros_like(rows), np.zeros_like(rows)
    odd = np.zeros(rows.shape, dtype=np.bool_)
    for column in range(width, 0, -1):
        chess = (rows >> (column - 1)) & 1
        empty = chess == 0
        total ^= np.where(empty & odd, length, 0)
        odd ^= empty
        length = (length + 1) * chess
    return total ^ np.where(odd, length, 0)


def runs(row: int, width: int) -> list[Run]:
    """The runs of chesses from left to right; those with `Run.counts` make the value. Errors as for `value`."""
    if width <= WIDEST_ARRAY:
        return list(_known_runs(row, width))
    return _runs(row, width)


@lru_cache(maxsize=KEPT)
def _known_runs(row: int, width: int) -> tuple[Run, ...]:
    return tuple(_runs(row, width))


def _runs(row: int, width: int) -> list[Run]:
    found, last = [], width
    for block, chesses in enumerate(_staircase(row, width)):
        if chesses:
            found.append(Run(last - len(chesses) + 1, last, block))
        last -= len(chesses) + 1
    return found[::-1]


def landing(row: int, width: int, column: int) -> int | None:
    """Where the chess in `column` would jump; None if all columns on its right are taken.

    Raises
    ------
    ValueError
        If there is no chess in that column.
    """
    if not 1 <= column <= width or not row >> (column - 1) & 1:
        raise ValueError(f"there is no chess in column {column}")
    right = row >> column
    target = column + (~right & (right + 1)).bit_length()
    return target if target <= width else None


def jumps(row: int, width: int) -> Iterator[Jump]:
    """All moves in a row, by the column of the chess from left to right. Errors as for `value`."""
    below = _lengths_below(row, width)
    for run in runs(row, width):
        if run.block:
            for taken in range(run.length, 0, -1):
                yield Jump(run.last - taken + 1, run.last + 1, _turns(run, below[run.block], taken))


def winning_jumps(row: int, width: int, total: int) -> Iterator[Jump]:
    """The moves in a row that turn a nim-sum of `total` into 0, from left to right; at most one in each run.

    In a wide row each run is asked how many chesses would have to go down one step, so the moves that do not win are
    never listed. Errors as for `value`.
    """
    if width <= WIDEST_ARRAY:
        return iter(_jumps_by_turns(row, width).get(total, ()))
    return _winning_jumps(row, width, total)


@lru_cache(maxsize=KEPT)
def _jumps_by_turns(row: int, width: int) -> dict[int, tuple[Jump, ...]]:
    """All moves in a row by what they turn the nim-sum by: those that win are the ones that turn it by itself."""
    found: dict[int, tuple[Jump, ...]] = {}
    for jump in jumps(row, width):
        found[jump.turns] = (*found.get(jump.turns, ()), jump)
    return found


def _winning_jumps(row: int, width: int, total: int) -> Iterator[Jump]:
    below = _lengths_below(row, width)
    for run in runs(row, width):
        under = below[run.block]
        taken = run.length - (run.length ^ total) if run.counts else (under ^ total) - under
        if run.block and 1 <= taken <= run.length:
            yield Jump(run.last - taken + 1, run.last + 1, total)


def _staircase(row: int, width: int) -> list[str]:
    """Item k is the run left of the k-th empty block from the right, as a text of ones."""
    if row >> width:
        raise ValueError(f"a chess stands behind column {width}")
    # In binary digits the last column comes first, so that the empty blocks are counted as they are met.
    return f"{row:0{width}b}".split("0")


def _lengths_below(row: int, width: int) -> list[int]:
    """Item k is the length of the run left of the (k - 1)-th empty block; 0 for k = 0."""
    return [0, *map(len, _staircase(row, width))]


def _turns(run: Run, below: int, taken: int) -> int:
    """What a move of `taken` chesses down one step does to the value, by XOR."""
    return run.length ^ (run.length - taken) if run.counts else below ^ (below + taken)
