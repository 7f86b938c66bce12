"""Grundy values of heaps that may be split: take-and-break games by their octal code, and Grundy's game.

In the octal game d0.d1 d2 d3 ... a move takes k from one heap, and digit d_k says what may become of the rest: nothing
if d_k has the bit 1, one heap if it has the bit 2, two heaps (neither empty) if it has the bit 4. The digit d0, for
splitting without taking, is 0 or 4, or else the game would not end. 0.77 is Kayles, 0.137 Dawson's Chess, 0.07 Dawson's
Kayles. In Grundy's game a heap is split into two unequal heaps and nothing is taken.

References
----------
Guy and Smith, "The G-values of various games", Proc. Cambridge Philos. Soc. 52 (1956); Grundy, "Mathematics and games",
Eureka 2 (1939); Berlekamp, Conway and Guy, "Winning Ways for your Mathematical Plays", chapter 4.
"""

from collections.abc import Callable, Iterable

import numpy as np
import numpy.typing as npt

from engine.solve.period import Period, recurrences, start_of_period

IntArray = npt.NDArray[np.int64]
FollowersOf = Callable[[IntArray, int], Iterable["int | np.int64 | IntArray"]]

NOTHING, ONE_HEAP, TWO_HEAPS = 1, 2, 4
"""What the rest may be: the bits of a digit."""


def octal_values(digits: tuple[int, ...], n: int, known: IntArray | None = None) -> IntArray:
    """The values of the heaps of size 0 .. n in the octal game with the digits d0, d1, ..., shape (n + 1,).

    `known` are values found before, for 0 .. len(known) - 1. The work grows as n^2 times the digits that split.

    Raises
    ------
    ValueError
        If the digits are no octal code of a game that ends.
    """
    if any(not 0 <= digit <= 7 for digit in digits) or digits[:1] not in ((0,), (4,)):
        raise ValueError(f"{digits} is no octal code: digits are 0 to 7, the first is 0 or 4")
    rules = [(take, digit) for take, digit in enumerate(digits) if digit]

    def followers(values: IntArray, size: int) -> Iterable[int | np.int64 | IntArray]:
        for take, digit in rules:
            rest = size - take
            if rest == 0 and digit & NOTHING:
                yield 0
            if rest > 0 and digit & ONE_HEAP:
                yield values[rest]
            if rest > 1 and digit & TWO_HEAPS:
                yield split_values(values, rest, rest // 2)

    return _table(followers, n, known)


def grundys_game_values(n: int, known: IntArray | None = None) -> IntArray:
    """The values of the heaps of size 0 .. n in Grundy's game, shape (n + 1,); `known` as for `octal_values`.

    No period of this sequence is known.
    """

    def followers(values: IntArray, size: int) -> Iterable[IntArray]:
        if size > 2:
            yield split_values(values, size, (size - 1) // 2)

    return _table(followers, n, known)


def split_values(values: IntArray, size: int, smaller: int) -> IntArray:
    """The value of each split of `size`: 1 and the rest, 2 and the rest, ..., `smaller` and the rest."""
    return values[1 : smaller + 1] ^ values[size - smaller : size][::-1]


def _table(followers: FollowersOf, n: int, known: IntArray | None) -> IntArray:
    if n < 0:
        raise ValueError(f"no heap has size {n}")
    values = np.zeros(n + 1, dtype=np.int64)
    start = 0 if known is None else min(len(known), n + 1)
    if known is not None:
        values[:start] = known[:start]
    seen = np.zeros(64, dtype=np.bool_)
    top = int(values.max())
    for size in range(max(start, 1), n + 1):
        # XORs of values up to `top` stay below 2 * top or are 0, and the mex is at most one more than these.
        if len(seen) < 2 * top + 2:
            seen = np.zeros(4 * top, dtype=np.bool_)
        for reached in followers(values, size):
            seen[reached] = True
        value = int(seen.argmin())
        values[size] = value
        top = max(top, value)
        seen[:] = False
    return values


def prove_octal(length: int, values: IntArray) -> Period | None:
    """The period of an octal game, if its first values prove one.

    Parameters
    ----------
    length
        The code length t: the game's last digit that is not 0 is d_t.
    values
        The Grundy values of the sizes 0 .. n, shape (n + 1,).

    Notes
    -----
    Theorem (Guy and Smith 1956): let n0 >= 1 and p >= 1 be such that G(n + p) = G(n) for all n with
    n0 <= n < 2*n0 + p + t. Then this holds for all n >= n0. For let n be the least exception. After a move in n + p the
    larger heap that is left has at least (n + p - t) / 2 >= n0 + p, so p less of it has the same value, by the choice
    of n; that makes each follower of n + p one of n with the same value, and likewise back: G(n + p) = G(n). Here
    n0 - 1 is the last exceptional value, or n0 = 1 where there is none: the empty heap is no part of a split, so the
    theorem says nothing about n = 0, and whether G(p) = G(0) is looked at for itself.

    A proved period makes more than the last half of the table recur, so only distances at which that does are tried.
    """
    for period in recurrences(values, (len(values) + 1) // 2):
        preperiod = start_of_period(values, period)
        first = max(preperiod, 1)
        last = 2 * first + period + length - 1
        if last + period < len(values):
            return Period(preperiod, period, first, last)
    return None
