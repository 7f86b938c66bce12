"""Grundy values of a subtraction game: a heap loses a number of a set, and who cannot take has lost.

The values come out class by class: the sizes of value 0, then those of value 1, and so on. A size has value v if none
of the lower classes has it and no follower of it has value v; so each class is a greedy choice from what is left,
smallest first, in which each chosen size rules out the sizes from which it can be reached. Python's big integers serve
as bit sets: ruling out is one operation on a whole block of sizes.

Where the smallest number to take is not small, as many sizes in a row do not depend on each other, and their values are
found together, from the values of their followers as bits of 64-bit words. What will take less time is estimated.
"""

from collections.abc import Iterable
from itertools import takewhile

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

_SHORT = 4
_WIDTHS = tuple(1 << k for k in range(9, 21))


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
    rows = (n / takes[0]) * 8000 + n * len(takes) * 2.4
    return rows < _class_cost(len(takes), n, _block_width(len(takes), n))


def _write_rows(takes: list[int], values: IntArray) -> bool:
    """Set all values, as many sizes at once as the smallest take; False if one is too large for a bit of a word."""
    row, largest = takes[0], takes[-1]
    # The value of size x is the bit set in word largest + x; sizes below 0 have none.
    words = np.zeros(largest + len(values) + row, dtype=np.uint64)
    windows = np.lib.stride_tricks.sliding_window_view(words, row)
    followers = largest - np.array(takes)
    for size in range(0, len(values), row):
        seen = np.bitwise_or.reduce(windows[followers + size], axis=0)
        free = ~seen & (seen + np.uint64(1))
        if not free.all():
            return False
        words[largest + size : largest + size + row] = free
    # A power of two is a float without loss.
    values[:] = np.frexp(words[largest : largest + len(values)].astype(np.float64))[1] - 1
    return True


class _Classes:
    """The sizes without a value so far, in blocks of `width` bits."""

    def __init__(self, takes: list[int], n: int) -> None:
        self.width = _block_width(len(takes), n)
        self.count = n // self.width + 1
        self.free = [(1 << self.width) - 1] * self.count
        self.free[-1] = (1 << (n + 1 - (self.count - 1) * self.width)) - 1
        self.near = sum(1 << take for take in takewhile(lambda take: take < self.width, takes)) | 1
        # A chosen size of one block rules out sizes this many blocks ahead, shifted by so many bits.
        self.far = [divmod(take, self.width) for take in takes] if self.count > 1 else []
        # The same as one bit set, if that is short: it is the quicker way where few sizes of a block are chosen.
        self.takes = sum(1 << take for take in takes) if takes[-1] < _SHORT * self.width else 0

    def write(self, values: IntArray) -> None:
        """Set the value of each size."""
        value = 0
        while True:
            chosen = self._next_class()
            values[self._mask(chosen, len(values))] = value
            value += 1
            if not any(self.free):
                return

    def _next_class(self) -> list[int]:
        """The sizes of the next value, a bit set for each block; they are no longer free."""
        ruled_out = [0] * (self.count + 1)
        chosen = [0] * self.count
        ahead = 0
        for block, free in enumerate(self.free):
            bits, places = _greedy(free ^ (free & (ruled_out[block] | ahead)), self.near)
            if bits:
                chosen[block] = bits
                self.free[block] = free ^ bits
                if self.takes and len(places) < len(self.far):
                    for place in places:
                        ahead |= self.takes << place
                else:
                    self._rule_out(ruled_out, block, bits)
            # Bits that passed the end of the block.
            ruled_out[block + 1] |= ruled_out[block] >> self.width
            ahead >>= self.width
        return chosen

    def _rule_out(self, ruled_out: list[int], block: int, bits: int) -> None:
        room = self.count - block
        for ahead, shift in self.far:
            if ahead >= room:
                return
            ruled_out[block + ahead] |= bits << shift

    def _mask(self, chosen: list[int], size: int) -> npt.NDArray[np.bool_]:
        data = b"".join(bits.to_bytes(self.width // 8, "little") for bits in chosen)
        return np.unpackbits(np.frombuffer(data, dtype=np.uint8), count=size, bitorder="little").astype(np.bool_)


def _greedy(available: int, near: int) -> tuple[int, list[int]]:
    """The greedy choice, as bits and as their places, lowest first.

    Each chosen bit rules out itself and what `near`, shifted to it, covers.
    """
    chosen, at = 0, 0
    places = []
    while available:
        skip = (available & -available).bit_length() - 1
        at += skip
        available >>= skip
        chosen |= 1 << at
        places.append(at)
        available ^= available & near
    return chosen, places


def _block_width(takes: int, n: int) -> int:
    """A width of blocks that balances the work within blocks against that between them."""
    fitting = [width for width in _WIDTHS if width <= max(n, _WIDTHS[0]) * 2]
    return min(fitting, key=lambda width: _class_cost(takes, n, width))


def _class_cost(takes: int, n: int, width: int) -> float:
    """How long classes take with blocks of that width, in nanoseconds as measured: a wrong guess costs only time."""
    within = (n + 1) * (350 + width / 8)
    blocks = n // width
    classes = min(takes + 1, 40)
    return within + float(blocks * classes * takes) * (120 + width / 12)
