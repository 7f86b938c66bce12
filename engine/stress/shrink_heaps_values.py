"""Heaps made smaller in a way that leaves the nim-sum as it is: what fails on a lost query mostly goes on failing."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, islice

from engine.games.heaps_record import Heaps, HeapsQueryRecord, HeapsRecord
from engine.games.heaps_sequence import sequence_of

_FEW = 8
"""Up to how many heaps pairs are looked at."""
_LARGEST = 10_000
_SIZES = 3


def same_values(record: HeapsRecord) -> Iterator[HeapsRecord]:
    """All heaps of a query, or one of them, of the smallest sizes that have the same values."""
    for query, (heaps, _) in enumerate(record.queries):
        # An empty heap may be forbidden, and the smallest size may be that of another heap.
        for least in (0, 1):
            first = _first_sizes(record, heaps, least)
            smallest = [first.get(value, size) for size, value in _valued(record, heaps)]
            if sum(smallest) < sum(heaps):
                yield with_heaps(record, query, tuple(smallest))
        for place, (size, value) in enumerate(_valued(record, heaps)):
            for other in _sizes_of(record, value, size):
                yield with_heaps(record, query, (*heaps[:place], other, *heaps[place + 1 :]))


def _sizes_of(record: HeapsRecord, value: int, below: int) -> list[int]:
    """The smallest few sizes of a value."""
    values: list[int] = sequence_of(record.rule).values(min(below, _LARGEST)).tolist()
    return list(islice((size for size, own in enumerate(values) if own == value and size < below), _SIZES))


def same_sums(record: HeapsRecord) -> Iterator[HeapsRecord]:
    """Two heaps of other values with the same sum, together smaller."""
    for query, (heaps, _) in enumerate(record.queries):
        if len(heaps) > _FEW:
            continue
        first = _first_sizes(record, heaps, 0)
        valued = _valued(record, heaps)
        for a, b in combinations(range(len(heaps)), 2):
            total = valued[a][1] ^ valued[b][1]
            for value, size in first.items():
                other = first.get(value ^ total)
                if other is not None and size + other < heaps[a] + heaps[b]:
                    changed = {a: size, b: other}
                    yield with_heaps(record, query, tuple(changed.get(i, h) for i, h in enumerate(heaps)))


def with_heaps(record: HeapsRecord, query: int, heaps: Heaps) -> HeapsRecord:
    """The record with other heaps in a query."""
    queries = record.queries
    return replace(record, queries=(*queries[:query], HeapsQueryRecord(heaps), *queries[query + 1 :]))


def _valued(record: HeapsRecord, heaps: Heaps) -> list[tuple[int, int]]:
    values: list[int] = sequence_of(record.rule).values_of(list(heaps)).tolist()
    return list(zip(heaps, values, strict=True))


def _first_sizes(record: HeapsRecord, heaps: Heaps, least: int) -> dict[int, int]:
    """For each value the smallest size from `least` on that has it, the smallest sizes first."""
    found: dict[int, int] = {}
    values: list[int] = sequence_of(record.rule).values(min(max(heaps, default=0), _LARGEST)).tolist()
    for size, value in enumerate(values[least:], least):
        found.setdefault(value, size)
    return found
