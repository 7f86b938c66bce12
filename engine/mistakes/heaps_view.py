"""What a wrong solution sees of a case of heaps: the subtraction set as a list, and rows of heaps."""

from collections.abc import Callable, Sequence
from functools import cached_property

from engine.games.heaps_record import Heaps, HeapsRecord
from engine.games.heaps_sequence import BeyondTableError, sequence_of
from engine.games.take_rule import Subtraction, rule_of
from engine.mistakes.mistake import Case, CrashError, Rule, each
from engine.sg import nim_sum

LARGEST = 100_000
MOST_WORK = 2_000_000

Values = Callable[[int], int]


class HeapsView:
    """A case of heaps.

    Attributes
    ----------
    rows
        The heaps of each query.
    """

    def __init__(self, record: HeapsRecord) -> None:
        self._record = record
        self.rows: list[Heaps] = [query.heaps for query in record.queries]

    @cached_property
    def largest(self) -> int:
        """The largest heap."""
        return max((max(row, default=0) for row in self.rows), default=0)

    @cached_property
    def takes(self) -> list[int]:
        """The numbers of the subtraction set as they are written; of a family those up to the largest heap."""
        rule = self._record.rule
        if not isinstance(rule, Subtraction):
            raise CrashError("not a subtraction set")
        plain = [part for part in rule.parts if isinstance(part, int)]
        if len(plain) == len(rule.parts):
            return plain
        if self.largest > LARGEST:
            raise CrashError("too large to be tried")
        return list(rule.takes_up_to(self.largest).tolist())

    @cached_property
    def values(self) -> Values:
        """The right Grundy value of a size."""
        return values_with(self, self.takes) if self.takes else lambda size: 0

    def table(self, followers: Callable[[int], list[int]], fold: Callable[[list[int]], int]) -> list[int]:
        """The values of the sizes 0 .. largest, each by `fold` from those of what `followers` gives."""
        if self.largest > LARGEST or self.largest * len(self.takes) > MOST_WORK:
            raise CrashError("too large to be tried")
        values: list[int] = []
        for size in range(self.largest + 1):
            values.append(fold([values[rest] for rest in followers(size)]))
        return values

    def rests(self, size: int) -> list[int]:
        """What each number of the set, in its order, leaves of a heap."""
        return [size - take for take in self.takes if take <= size]


def look(records: Sequence[HeapsRecord]) -> list[HeapsView]:
    """The view of each case."""
    return [HeapsView(record) for record in records]


def values_with(view: HeapsView, takes: Sequence[int]) -> Values:
    """The Grundy values of the heaps of a case under another subtraction set.

    Raises CrashError if they cannot be told.
    """
    if not takes:
        return lambda size: 0
    try:
        # All that is asked for later is in the table then.
        sequence = sequence_of(rule_of(takes))
        sequence.value(view.largest)
    except BeyondTableError as error:
        raise CrashError(str(error)) from error
    return sequence.value


def answers(view: HeapsView, values: Values) -> Case:
    """What is answered if these are taken for the Grundy values."""
    return (nim_sum(map(values, row)) != 0 for row in view.rows)


def by_values(values: Callable[[HeapsView], Values]) -> Rule:
    """The rule of a mistake in the values of heaps alone."""
    return each(lambda view: answers(view, values(view)))


def by_set(takes: Callable[[list[int]], Sequence[int]]) -> Rule:
    """The rule of a mistake that takes another subtraction set, which depends on the right one."""
    return by_values(lambda view: values_with(view, takes(view.takes)))
