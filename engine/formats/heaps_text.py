"""Rules of heaps on their way into text: the plain numbers that stand for a rule."""

from engine.games.heaps_record import HeapsRecord
from engine.games.take_numbers import Span
from engine.games.take_rule import Octal, Subtraction

MOST_NUMBERS = 100_000
"""How many numbers a rule may be written out as; a set that needs more is refused."""


def largest_heap(record: HeapsRecord) -> int:
    """The largest heap of a case, 0 if it has none."""
    return max((max(query.heaps, default=0) for query in record.queries), default=0)


def set_of(record: HeapsRecord) -> Subtraction | None:
    """The subtraction set of a case; None if its rule splits heaps or looks at whether a heap is left."""
    return record.rule.as_subtraction() if isinstance(record.rule, Octal) else _plain(record)


def _plain(record: HeapsRecord) -> Subtraction | None:
    return record.rule if isinstance(record.rule, Subtraction) else None


def written_numbers(rule: Subtraction, largest: int) -> list[int] | None:
    """The numbers that stand for a set: as listed, ranges written out.

    Of an endless set, and of one with a long range, the numbers up to `largest` (the largest heap; at least one
    number), which make the same game. None if these are more than `MOST_NUMBERS`.
    """
    listed = 0
    for part in rule.parts:
        if isinstance(part, int):
            listed += 1
        else:
            listed += part.last - part.first + 1 if isinstance(part, Span) else MOST_NUMBERS + 1
    if listed <= MOST_NUMBERS:
        return [number for part in rule.parts for number in _numbers(part)]
    # Every number up to `largest` may be there: that is checked before they are made.
    if largest > 100 * MOST_NUMBERS or (rule.takes_everything and largest > MOST_NUMBERS):
        return None
    numbers = rule.takes_up_to(max(largest, 2)).tolist()
    return numbers if 0 < len(numbers) <= MOST_NUMBERS else None


def _numbers(part: object) -> list[int]:
    if isinstance(part, Span):
        return list(range(part.first, part.last + 1))
    return [part] if isinstance(part, int) else []


def is_written_as_it_is(rule: Subtraction) -> bool:
    """Whether a set is a plain list of numbers already."""
    return all(isinstance(part, int) for part in rule.parts)
