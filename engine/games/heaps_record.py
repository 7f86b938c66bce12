"""A case of heaps as plain frozen data: what readers produce, writers take, and files and the clipboard keep."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from itertools import repeat
from typing import NamedTuple, TypeAlias

from engine.games.take_rule import TakeRule, rule_of

Heaps: TypeAlias = tuple[int, ...]


class HeapsQueryRecord(NamedTuple):
    """One question: heaps of these sizes (each at least 0), in the order in which they were written."""

    heaps: Heaps = ()
    name: str = ""


def queries_of(rows: Iterable[Heaps]) -> tuple[HeapsQueryRecord, ...]:
    """A query without a name for each row of heaps; made without a call in Python for each of them."""
    return tuple(map(partial(tuple.__new__, HeapsQueryRecord), zip(rows, repeat(""))))


@dataclass(frozen=True, slots=True)
class HeapsRecord:
    """A rule and the heaps asked about.

    Parameters
    ----------
    rule
        What a move may do to a heap.
    queries
        The questions.
    name
        The name of the case, or "".
    """

    rule: TakeRule
    queries: tuple[HeapsQueryRecord, ...] = ()
    name: str = ""


def empty_heaps_record() -> HeapsRecord:
    """A new case: take 1, 3 or 4, and one query that waits for heaps."""
    return HeapsRecord(rule_of((1, 3, 4)), (HeapsQueryRecord(),))
