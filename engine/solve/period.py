"""Ultimate periods of sequences of Grundy values, claimed only where a theorem proves them for ever.

A sequence g is ultimately periodic if g(x + p) = g(x) for all x >= n0; the least such p and then the least such n0 are
its period and pre-period. Finitely many values prove nothing by themselves; what they prove for a game is said by
`prove_subtraction` and by `engine.solve.octal.prove_octal`.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]
Prove = Callable[[IntArray], "Period | None"]

_MOST_DISTANCES = 64


@dataclass(frozen=True, slots=True)
class Period:
    """A proved period: g(x + length) = g(x) for all x >= preperiod, neither of the two could be less.

    Attributes
    ----------
    preperiod, length
        Where the periodic part begins, and the period.
    first, last
        The places that prove it: g(x + length) = g(x) was seen for ``first <= x <= last``.
    """

    preperiod: int
    length: int
    first: int
    last: int

    def place(self, size: int) -> int:
        """The smallest size of the same value as `size` by the period: less than ``preperiod + length``."""
        return size if size < self.preperiod else self.preperiod + (size - self.preperiod) % self.length


@dataclass(frozen=True, slots=True)
class Search:
    """What a search for a period came to: the values it looked at, and the period, or None if they prove none."""

    values: IntArray
    period: Period | None


def prove_subtraction(largest: int, values: IntArray) -> Period | None:
    """The period of a subtraction game, if its first values prove one.

    Parameters
    ----------
    largest
        The largest number M that may be taken.
    values
        The Grundy values of the sizes 0 .. n, shape (n + 1,).

    Notes
    -----
    Theorem: if g(x + p) = g(x) for M consecutive places x = n0 .. n0 + M - 1, then for all x >= n0. For g(x) is made of
    the M values before it in the same way at each x >= M, so equal stretches of M values are followed by equal values,
    for ever. As there are finitely many such stretches, a period always exists, though it may be too long to be seen.
    See Berlekamp, Conway and Guy, "Winning Ways for your Mathematical Plays", chapter 4; Golomb, "A mathematical
    investigation of games of 'take-away'", J. Combinatorial Theory 1 (1966).

    The period is the least: two equal stretches at any distance d prove the period d, so the last stretch of a table
    first recurs at the least period. The pre-period is the place behind the last x with g(x + p) != g(x).
    """
    length = next(_distances(values, largest), None)
    if length is None:
        return None
    first = start_of_period(values, length)
    return Period(first, length, first, first + largest - 1)


def _distances(values: IntArray, window: int) -> Iterator[int]:
    return recurrences(values, window) if 0 < window < len(values) else iter(())


def recurrences(values: IntArray, window: int) -> Iterator[int]:
    """The distances, rising, at which the last `window` values stand once more before themselves; the first of many."""
    # As text, so that the search for a stretch is the linear one of `str.find`.
    text = values[::-1].astype("<u4").tobytes().decode("utf-32-le", "surrogatepass")
    pattern, at = text[:window], 0
    for _ in range(_MOST_DISTANCES):
        at = text.find(pattern, at + 1)
        if at < 0:
            return
        yield at


def start_of_period(values: IntArray, length: int) -> int:
    """The least n0 such that ``values[x + length] == values[x]`` for all x >= n0 that the table has."""
    different = np.flatnonzero(values[:-length] != values[length:])
    return int(different[-1]) + 1 if len(different) else 0


def search(values_to: Callable[[int], IntArray], prove: Prove, start: int, bound: int) -> Search:
    """Look for a period in tables of growing size.

    Parameters
    ----------
    values_to
        Gives the values of the sizes 0 .. n.
    prove
        Gives the period that such a table proves, or None.
    start, bound
        The first n, and the largest, that is tried; n is doubled in between.
    """
    n = min(start, bound)
    while True:
        values = values_to(n)
        period = prove(values)
        if period is not None or n >= bound:
            return Search(values, period)
        n = min(2 * n, bound)
