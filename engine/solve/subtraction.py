"""Grundy values of a subtraction game: a heap loses a number of a set, and who cannot take has lost.

The values come out class by class: the sizes of value 0, then those of value 1, and so on. A size has value v if none
of the lower classes has it and no follower of it has value v; so each class is a greedy choice from what is left,
smallest first, in which each chosen size rules out the sizes from which it can be reached. Python's big integers serve
as bit sets: ruling out is one operation on a whole block of sizes.
"""

from collections.abc import Iterable
from itertools import takewhile

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

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
    if usable:
        _Classes(usable, n).write(values)
    return values


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
        for block, free in enumerate(self.free):
            bits = _greedy(free ^ (free & ruled_out[block]), self.near)
            if bits:
                chosen[block] = bits
                self.free[block] = free ^ bits
                self._rule_out(ruled_out, block, bits)
            # Bits that passed the end of the block.
            ruled_out[block + 1] |= ruled_out[block] >> self.width
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


def _greedy(available: int, near: int) -> int:
    """The greedy choice, lowest bit first: each chosen bit rules out itself and what `near`, shifted to it, covers."""
    chosen, at = 0, 0
    while available:
        skip = (available & -available).bit_length() - 1
        at += skip
        available >>= skip
        chosen |= 1 << at
        available ^= available & near
    return chosen


def _block_width(takes: int, n: int) -> int:
    """A width of blocks that balances the work within blocks against that between them.

    The estimates are nanoseconds as measured; a wrong guess costs time and nothing else.
    """

    def cost(width: int) -> float:
        within = (n + 1) * (350 + width / 8)
        blocks = n // width
        classes = min(takes + 1, 40)
        return within + float(blocks * classes * takes) * (120 + width / 12)

    fitting = [width for width in _WIDTHS if width <= max(n, _WIDTHS[0]) * 2]
    return min(fitting, key=cost)
