"""Heaps made smaller: queries, heaps and numbers of the set left out, and what is left made less."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import Subtraction, rule_of
from engine.stress.facets import CASES, Anatomy, Handle, facet, is_rising, lower, trim
from engine.stress.shrink_heaps_values import same_sums, same_values, with_heaps


def _plain(record: HeapsRecord) -> HeapsRecord:
    return replace(record, name="", queries=tuple(query._replace(name="") for query in record.queries))


def _takes(record: HeapsRecord) -> list[int]:
    """The subtraction set, if it is a plain list of numbers; else it cannot be made smaller."""
    parts = record.rule.parts if isinstance(record.rule, Subtraction) else ()
    numbers = [part for part in parts if isinstance(part, int)]
    return numbers if len(numbers) == len(parts) else []


def _with_takes(record: HeapsRecord, takes: list[int]) -> HeapsRecord:
    return replace(record, rule=rule_of(takes))


def _queries(record: HeapsRecord) -> Iterator[Handle]:
    return ((query,) for query in range(len(record.queries)))


def _keep_queries(record: HeapsRecord, kept: set[Handle]) -> HeapsRecord:
    return replace(record, queries=tuple(query for i, query in enumerate(record.queries) if (i,) in kept))


def _heaps(record: HeapsRecord) -> Iterator[Handle]:
    return ((query, place) for query, (heaps, _) in enumerate(record.queries) for place in range(len(heaps)))


def _keep_heaps(record: HeapsRecord, kept: set[Handle]) -> HeapsRecord:
    queries = (
        HeapsQueryRecord(tuple(size for place, size in enumerate(heaps) if (query, place) in kept))
        for query, (heaps, _) in enumerate(record.queries)
    )
    return replace(record, queries=tuple(queries))


def _numbers(record: HeapsRecord) -> Iterator[Handle]:
    return ((place,) for place in range(len(_takes(record))))


def _keep_numbers(record: HeapsRecord, kept: set[Handle]) -> HeapsRecord:
    takes = _takes(record)
    left = [take for place, take in enumerate(takes) if (place,) in kept]
    # There is no rule that takes nothing: a case that asks nothing is refused as well.
    return _with_takes(record, left) if left else replace(record, queries=())


def _lower_heaps(record: HeapsRecord) -> Iterator[HeapsRecord]:
    for query, (heaps, _) in enumerate(record.queries):
        for place, size in enumerate(heaps):
            for other in lower(size, 0):
                yield with_heaps(record, query, (*heaps[:place], other, *heaps[place + 1 :]))


def _lower_equal_heaps(record: HeapsRecord) -> Iterator[HeapsRecord]:
    """Equal heaps made smaller together: they cancel out, so that one alone cannot change."""
    for query, (heaps, _) in enumerate(record.queries):
        for size in dict.fromkeys(heaps):
            if heaps.count(size) > 1:
                for other in lower(size, 0):
                    yield with_heaps(record, query, tuple(other if h == size else h for h in heaps))


def _lower_takes(record: HeapsRecord) -> Iterator[HeapsRecord]:
    takes = _takes(record)
    for place, take in enumerate(takes):
        for other in lower(take, 1):
            yield _with_takes(record, [*takes[:place], other, *takes[place + 1 :]])


def _lower_all(record: HeapsRecord) -> Iterator[HeapsRecord]:
    """All numbers halved, or all from some number on made one less, in the set and the heaps together."""
    takes = _takes(record)
    found = {*takes, *(size for heaps, _ in record.queries for size in heaps)}
    if takes and max(found) > 1:
        yield _mapped(record, lambda number: max(1, number // 2))
        for bound in sorted(found - {0, 1}):
            yield _mapped(record, lambda number, bound=bound: number - (number >= bound))  # type: ignore[misc]


def _mapped(record: HeapsRecord, change: Callable[[int], int]) -> HeapsRecord:
    queries = tuple(HeapsQueryRecord(tuple(size and change(size) for size in heaps)) for heaps, _ in record.queries)
    return replace(_with_takes(record, list(map(change, _takes(record)))), queries=queries)


def _sorted(record: HeapsRecord) -> Iterator[HeapsRecord]:
    takes = _takes(record)
    if not is_rising(takes):
        yield _with_takes(record, sorted(takes))
    for query, (heaps, _) in enumerate(record.queries):
        if not is_rising(heaps):
            yield with_heaps(record, query, tuple(sorted(heaps)))


HEAPS = Anatomy(
    _plain,
    (
        CASES,
        facet("queries", _queries, _keep_queries),
        facet("heaps", _heaps, _keep_heaps),
        facet("numbers of the set", _numbers, _keep_numbers),
    ),
    (
        trim(same_values),
        trim(_lower_all),
        trim(_lower_equal_heaps),
        trim(_lower_heaps),
        trim(same_sums),
        trim(_lower_takes),
        trim(_sorted),
    ),
)
