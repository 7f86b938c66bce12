"""All Grundy values of a graph that is wide and not deep, a layer at a time in numpy.

The positions are peeled off from the terminal ones upwards (A. B. Kahn, 1962): the first layer are the terminal
positions, the next those whose followers all have values, and so on. Each value found goes as a bit into the words of
the predecessors; the lowest bit that is missing in a word is the next value.
"""

import numpy as np
import numpy.typing as npt

IntArray = npt.NDArray[np.int64]

# A layer costs some calls of numpy, whatever it holds: with fewer positions than these a layer, plain Python is faster.
_WORTH = 24
_PATIENCE = 64
_BITS = 62
_SHORT = 1 << 16


def layered(n: int, sources: IntArray, targets: IntArray) -> tuple[IntArray, IntArray] | None:
    """The value of each position, and the positions in an order with followers first; both of shape (n,).

    None where the layers do not reach all positions (a cycle), where a value is too large for a bit of a word, or where
    there are so many layers that it does not pay.
    """
    if n == 0:
        return None
    starts, predecessors = _by_target(n, sources, targets)
    words, waiting = np.zeros(n, dtype=np.int64), np.bincount(sources, minlength=n)
    order = [np.flatnonzero(waiting == 0)]
    found, places = len(order[0]), np.empty(n, dtype=np.int64)
    while len(order[-1]) and found < n:
        if len(order) > _PATIENCE and found < _WORTH * len(order):
            return None
        ready = _tell(order[-1], starts, predecessors, words, waiting, places)
        if ready is None:
            return None
        order.append(ready)
        found += len(ready)
    if found < n or _values(words).max() >= _BITS:
        return None
    return _values(words), np.concatenate(order)


def _by_target(n: int, sources: IntArray, targets: IntArray) -> tuple[IntArray, IntArray]:
    """Where the predecessors of each position start, shape (n + 1,), and all predecessors."""
    # Numbers of 16 bits are sorted by their digits, which takes a tenth of the time.
    keys = targets.astype(np.uint16) if n <= _SHORT else targets
    starts = np.concatenate(([0], np.cumsum(np.bincount(targets, minlength=n))))
    return starts, sources[np.argsort(keys, kind="stable")]


def _tell(
    layer: IntArray, starts: IntArray, predecessors: IntArray, words: IntArray, waiting: IntArray, places: IntArray
) -> IntArray | None:
    """Tell the predecessors of a layer its values; gives those of them that wait for none any more.

    None if a value is too large.
    """
    values = _values(words[layer])
    if values.max() >= _BITS:
        return None
    lengths = starts[layer + 1] - starts[layer]
    shift = starts[layer] - (np.cumsum(lengths) - lengths)
    told = predecessors[np.repeat(shift, lengths) + np.arange(int(lengths.sum()))]
    np.bitwise_or.at(words, told, np.repeat(np.left_shift(1, values), lengths))
    np.subtract.at(waiting, told, 1)
    ready = told[waiting[told] == 0]
    # One that was told several times stands there as often: the last place that it was written to is kept.
    numbers = np.arange(len(ready))
    places[ready] = numbers
    once: IntArray = ready[places[ready] == numbers]
    return once


def _values(words: IntArray) -> IntArray:
    """The lowest bit that each word lacks. A power of two is a float without loss."""
    free = ~words & (words + 1)
    return np.frexp(free.astype(np.float64))[1].astype(np.int64) - 1
