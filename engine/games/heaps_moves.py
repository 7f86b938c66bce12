"""What a move makes of one heap, under each rule; and which of these moves reach a wanted value."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.games.heaps_sequence import Sequence
from engine.games.take_rule import Octal, Subtraction, TakeRule
from engine.solve.octal import NOTHING, ONE_HEAP, TWO_HEAPS

_LARGE = 2**62


class Option(NamedTuple):
    """One move in a heap: how many it takes, the heap or the two heaps that stand there after it (0 for none left)."""

    take: int
    rest: tuple[int, ...]


def options(rule: TakeRule, size: int) -> Iterator[Option]:
    """Every move in a heap of this size, by what it takes and then by the smaller heap left; made one by one."""
    if isinstance(rule, Subtraction):
        if rule.takes_everything or rule.upper is not None:
            takes = iter(range(1, min(rule.upper or size, size) + 1))
        else:
            takes = iter(rule.takes_up_to(size).tolist())
        return (Option(take, (size - take,)) for take in takes)
    if isinstance(rule, Octal):
        return _octal_options(rule, size)
    return (Option(0, (a, size - a)) for a in range(1, (size + 1) // 2))


def _octal_options(rule: Octal, size: int) -> Iterator[Option]:
    for take, digit in enumerate(rule.digits[: size + 1]):
        rest = size - take
        if (rest == 0 and digit & NOTHING) or (rest > 0 and digit & ONE_HEAP):
            yield Option(take, (rest,))
        if digit & TWO_HEAPS:
            yield from (Option(take, (a, rest - a)) for a in range(1, rest // 2 + 1))


def option_count(rule: TakeRule, size: int) -> int:
    """How many moves `options` gives, without making them."""
    if isinstance(rule, Subtraction):
        if rule.takes_everything or rule.upper is not None:
            return min(rule.upper or size, size)
        return len(rule.takes_up_to(size))
    if not isinstance(rule, Octal):
        return max((size - 1) // 2, 0)
    rests = [(size - take, digit) for take, digit in enumerate(rule.digits[: size + 1])]
    single = sum((rest == 0 and digit & NOTHING > 0) or (rest > 0 and digit & ONE_HEAP > 0) for rest, digit in rests)
    return single + sum(rest // 2 for rest, digit in rests if digit & TWO_HEAPS)


def options_to(sequence: Sequence, size: int, value: int) -> Iterator[Option]:
    """The moves in a heap of this size that lead to what has this value: those of `options`, but found fast.

    Raises
    ------
    BeyondTableError
        If the values cannot be told.
    """
    rule = sequence.rule
    sequence.value(size)
    plain = rule.as_subtraction() if isinstance(rule, Octal) else rule
    if isinstance(plain, Subtraction):
        return (Option(take, (size - take,)) for take in _takes_to(sequence, plain, size, value))
    if isinstance(rule, Octal):
        return _octal_options_to(sequence, rule, size, value)
    return (Option(0, (a, size - a)) for a in _splits_to(sequence, size, max(size - 1, 0) // 2, value))


def _takes_to(sequence: Sequence, rule: Subtraction, size: int, value: int) -> Iterator[int]:
    if rule.takes_everything:
        return iter([size - value] if value < size else [])
    if rule.upper is not None:
        take = (size - value) % (rule.upper + 1)
        return iter([take] if value <= rule.upper and 1 <= take <= size else [])
    takes = rule.takes_up_to(size)
    rests = size - takes if size < _LARGE else [size - take for take in takes.tolist()]
    return iter(takes[sequence.values_of(rests) == value].tolist())


def _octal_options_to(sequence: Sequence, rule: Octal, size: int, value: int) -> Iterator[Option]:
    for take, digit in enumerate(rule.digits[: size + 1]):
        rest = size - take
        single = (rest == 0 and digit & NOTHING) or (rest > 0 and digit & ONE_HEAP)
        if single and sequence.value(rest) == value:
            yield Option(take, (rest,))
        if digit & TWO_HEAPS:
            yield from (Option(take, (a, rest - a)) for a in _splits_to(sequence, rest, rest // 2, value))


def _splits_to(sequence: Sequence, size: int, smaller: int, value: int) -> Iterator[int]:
    """The smaller heaps, up to `smaller`, of the splits of `size` whose nim-sum is `value`.

    Where a period p holds from n0 on, a smaller heap a >= n0 can grow by p and the other shrink by p with no change:
    the splits with a < n0 + p tell all others.
    """
    period = sequence.period
    window = smaller if period is None else min(smaller, max(period.preperiod, 1) + period.length - 1)
    parts = range(1, window + 1)
    sums = sequence.values_of(parts) ^ sequence.values_of([size - a for a in parts])
    found = [a for a, reached in zip(parts, sums.tolist(), strict=True) if reached == value]
    yield from found
    if period is None or window == smaller:
        return
    recurring = [a for a in found if a >= max(period.preperiod, 1)]
    shift = period.length
    while recurring and recurring[0] + shift <= smaller:
        yield from (a + shift for a in recurring if a + shift <= smaller)
        shift += period.length
