"""Grundy values of a subtraction game: a heap loses a number of a set, and who cannot take has lost.

The values come out class by class: the sizes of value 0, then those of value 1, and so on. A size has value v if none
of the lower classes has it and no follower of it has value v; so each class is a greedy choice from what is left,
smallest first, in which each chosen size rules out the sizes from which it can be reached. Python's big integers serve
as bit sets of a block of sizes, the smallest size in the highest bit: the length of the integer tells which size is
next, and one operation with a mask made beforehand rules out all that it reaches.

Where the smallest number to take is not small, as many sizes in a row do not depend on each other, and their values are
found together, from the values of their followers as bits of 64-bit words. What will take less time is estimated.
"""

from bisect import bisect_left
from collections.abc import Iterable
from functools import reduce
from itertools import chain, takewhile
from operator import or_

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

_WIDTHS = tuple(1 << k for k in range(9, 14))
_MOST_REACHED = 1 << 16
"""Masks of more bits than that are not made: there is one for each place of a block."""


def subtraction_values(takes: Iterable[int], n: int) -> IntArray:
    """The Grundy values of the heaps of size 0 .. n.

    Parameters
    ----------
    takes
        The numbers that may be taken, each at least 1; order and repeats do not matter, those above `n` neither.
    n
        The largest size, at least 0.

    Returns
    -------
    Values, shape (n + 1,), int64.

    Raises
    ------
    ValueError
        If a number to take is not positive, or `n` is negative.
    """
    usable = sorted({take for take in takes if take <= n})
    if n < 0 or (usable and usable[0] < 1):
        raise ValueError(f"cannot take {usable[:1]} from heaps up to {n}")
    values = np.zeros(n + 1, dtype=np.int64)
    if usable and not (_rows_pay(usable, n) and _write_rows(usable, values)):
        _Classes(usable, n).write(values)
    return values


def _rows_pay(takes: list[int], n: int) -> bool:
    """Whether rows of sizes are likely to take less time than classes; the estimates are nanoseconds, as measured."""
    rows = (n / takes[0]) * 6000 + n * len(takes) * (1 - takes[-1] / n / 2) * 2.4
    return rows < _class_cost(takes, n, _block_width(takes, n))


def _write_rows(takes: list[int], values: IntArray) -> bool:
    """Set all values, as many sizes at once as the smallest take; False if one is too large for a bit of a word."""
    row, largest = takes[0], takes[-1]
    # The value of size x is the bit set in word largest + x; sizes below 0 have none.
    words = np.zeros(largest + len(values) + row, dtype=np.uint64)
    windows = np.lib.stride_tricks.sliding_window_view(words, row)
    followers = largest - np.array(takes)
    one = np.uint64(1)
    for size in range(0, len(values), row):
        # What is larger than all sizes of the row cannot be taken.
        usable = followers[: bisect_left(takes, size + row)]
        seen = np.bitwise_or.reduce(windows[usable + size], axis=0)
        words[largest + size : largest + size + row] = ~seen & (seen + one)
    found = words[largest : largest + len(values)]
    if not found.all():
        return False
    # A power of two is a float without loss.
    values[:] = np.frexp(found.astype(np.float64))[1] - 1
    return True


class _Classes:
    """The sizes without a value so far, in blocks of `width` bits.

    The place of a size in its block is counted from the end: `width` is the first size, 1 the last one, and the bit of
    place p has the number p - 1.
    """

    def __init__(self, takes: list[int], n: int) -> None:
        self.width = width = _block_width(takes, n)
        self.count = n // width + 1
        self.ends = width * np.arange(1, self.count + 1)
        self.free = [(1 << width) - 1] * self.count
        # The last block has sizes above n, which nobody asks for.
        self.free[-1] ^= (1 << (self.count * width - n - 1)) - 1
        self.keeps = _keeping_masks(takes, width)
        self.reach = _blocks_reached(takes, n, width)
        self.choices = _choosing_masks(takes, width, self.reach)
        self.shifts = [divmod(take, width) for take in takes]

    def write(self, values: IntArray) -> None:
        """Set the value of each size."""
        next_class = self._by_masks if self.reach else self._by_shifts
        value = 0
        while any(self.free):
            places = next_class()
            ends = np.repeat(self.ends, list(map(len, places)))
            values[ends - np.fromiter(chain.from_iterable(places), np.int64, len(ends))] = value
            value += 1

    def _by_masks(self) -> list[list[int]]:
        """The places of the next value in each block, rising; what a chosen size reaches ahead is a mask made before.

        They are no longer free afterwards.
        """
        found = []
        width, free = self.width, self.free
        # What is ruled out in the next blocks, the nearest of them in the highest bits; and a chosen size above them.
        chosen_at = self.reach * width
        rest = (1 << (chosen_at - width)) - 1
        ahead = 0
        for block, left in enumerate(free):
            places = _greedy(left ^ (left & (ahead >> (chosen_at - width))), self.keeps)
            found.append(places)
            ahead = reduce(or_, map(self.choices.__getitem__, places), (ahead & rest) << width)
            chosen = ahead >> chosen_at
            free[block] = left ^ chosen
            ahead ^= chosen << chosen_at
        return found

    def _by_shifts(self) -> list[list[int]]:
        """The same; all chosen sizes of a block are shifted by one number to take after the other."""
        found = []
        width, free = self.width, self.free
        # Each has the bits of a block and, below them, those of the block behind it.
        ruled_out = [0] * (self.count + 1)
        for block, left in enumerate(free):
            places = _greedy(left ^ (left & (ruled_out[block] >> width)), self.keeps)
            found.append(places)
            if places:
                chosen = sum(map(self.choices.__getitem__, places))
                free[block] = left ^ chosen
                self._rule_out(ruled_out, block, chosen << width)
            ruled_out[block + 1] |= (ruled_out[block] & ((1 << width) - 1)) << width
        return found

    def _rule_out(self, ruled_out: list[int], block: int, chosen: int) -> None:
        room = self.count - block
        for ahead, shift in self.shifts:
            if ahead >= room:
                return
            ruled_out[block + ahead] |= chosen >> shift


def _greedy(available: int, keeps: list[int]) -> list[int]:
    """The places of the greedy choice; each keeps of what is available only what its mask has."""
    places = []
    while available:
        place = available.bit_length()
        places.append(place)
        available &= keeps[place]
    return places


def _keeping_masks(takes: list[int], width: int) -> list[int]:
    """For each place of a block what is left of the places below it that have no move to it."""
    near = sum(1 << (width - 1 - take) for take in takewhile(lambda take: take < width, takes))
    first = ((1 << (width - 1)) - 1) ^ near
    return [(first >> (width - place)) for place in range(width + 1)]


def _choosing_masks(takes: list[int], width: int, reach: int) -> list[int]:
    """For each place of a block: its own bit, and below those of the block what it reaches in the next `reach` ones."""
    highest = (reach + 1) * width - 1
    first = sum(1 << (highest - take) for take in takes if take <= highest)
    chosen_at = reach * width
    rest = (1 << chosen_at) - 1
    return [0, *(1 << (chosen_at + place - 1) | (first >> (width - place)) & rest for place in range(1, width + 1))]


def _blocks_reached(takes: list[int], n: int, width: int) -> int:
    """How many blocks behind its own a size can be reached from; 0 if masks for them do not pay."""
    reach = min(-(-takes[-1] // width), n // width)
    return reach if _masks_cost(n, width, reach) < _shifts_cost(len(takes), n, width) else 0


def _block_width(takes: list[int], n: int) -> int:
    """A width of blocks that balances the work within blocks against that between them."""
    fitting = [width for width in _WIDTHS if width <= max(n, _WIDTHS[0]) * 2]
    return min(fitting, key=lambda width: _class_cost(takes, n, width))


def _class_cost(takes: list[int], n: int, width: int) -> float:
    """How long classes take with blocks of that width, in nanoseconds as measured: a wrong guess costs only time."""
    reach = min(-(-takes[-1] // width), n // width)
    between = min(_masks_cost(n, width, reach), _shifts_cost(len(takes), n, width))
    within = n * (200 + width / 60) + width * (150 + width / 15)
    return within + 1500 * (n // width + 1) * _classes(len(takes)) + between


def _masks_cost(n: int, width: int, reach: int) -> float:
    bits = reach * width
    return n * (50 + bits / 100) + width * (100 + bits / 8) if bits <= _MOST_REACHED else float("inf")


def _shifts_cost(takes: int, n: int, width: int) -> float:
    return float(n // width * _classes(takes) * takes) * (120 + width / 10)


def _classes(takes: int) -> int:
    """How many different values there may be."""
    return min(takes + 1, 40)
