"""A query of heaps steered to a nim-sum: one heap is changed, or two, or heaps are added to too few."""

from bisect import bisect_left
from dataclasses import replace
from functools import lru_cache

from engine.games.heaps_record import Heaps, HeapsRecord
from engine.games.heaps_sequence import BeyondTableError, sequence_of
from engine.games.take_rule import FIBONACCI, TakeRule
from engine.generators.chance import Chance
from engine.generators.shape import ShapeError
from engine.said import say
from engine.sg import nim_sum

_FAR = 10_000
_TABLE_MOST = 2**17


def steer(record: HeapsRecord, query: int, target: int, chance: Chance) -> HeapsRecord:
    """The case with one query changed so that its nim-sum is `target`, or any but 0 if `target` is negative.

    The new sizes are the nearest that do, not above the largest heap of the case if that can be. A heap is added only
    to a query that has fewer than two, and never to one of three heaps.

    Parameters
    ----------
    record
        Any case of heaps.
    query
        The query's index in `record.queries`.
    target
        The nim-sum, or -1 (`WIN`).
    chance
        Chooses among the heaps that would do.

    Raises
    ------
    ShapeError
        If heaps of up to 10000 (or as large as the case has) do not have that nim-sum.
    IndexError
        If there is no such query.
    """
    asked = record.queries[query]
    heaps = asked.heaps
    largest = max((size for each in record.queries for size in each.heaps), default=1)
    for bound in dict.fromkeys((max(largest, 1), max(largest, _FAR))):
        found = _Steering(record, bound, chance).steered(heaps, target)
        if found is not None:
            queries = (*record.queries[:query], asked._replace(heaps=found), *record.queries[query + 1 :])
            return replace(record, queries=queries)
    rule = record.rule.describe()
    if target < 0:
        raise ShapeError(say("no such query has a nim-sum above 0: {rule}", rule=rule))
    raise ShapeError(say("no such query has the nim-sum {target}: {rule}", target=target, rule=rule))


class _Steering:
    """The sizes that there are up to a bound, by their values."""

    def __init__(self, record: HeapsRecord, bound: int, chance: Chance) -> None:
        self.chance = chance
        # HDU 1848 has no empty heaps.
        self.least = 1 if record.rule == FIBONACCI else 0
        self.value_of = sequence_of(record.rule).value
        self.sizes = _sizes_by_value(record.rule, self.least, min(bound, _TABLE_MOST))

    def steered(self, heaps: Heaps, target: int) -> Heaps | None:
        """Heaps of the nim-sum `target`, or of any but 0; None if none is found."""
        values = [self.value_of(size) for size in heaps]
        total = nim_sum(values)
        if total == target or (target < 0 and total):
            return heaps
        if target < 0:
            return self._won(heaps, values)
        one = self._one_changed(heaps, values, total ^ target)
        return one if one is not None else self._two_changed(heaps, values, total ^ target)

    def _won(self, heaps: Heaps, values: list[int]) -> Heaps | None:
        if not heaps:
            return self.steered((self.least,), -1)
        place = self.chance.below(len(heaps))
        others = [value for value in self.sizes if value != values[place]]
        if not others:
            return None
        return self._with(heaps, {place: self.chance.choice(sorted(others))})

    def _one_changed(self, heaps: Heaps, values: list[int], turn: int) -> Heaps | None:
        fitting = [place for place, value in enumerate(values) if value ^ turn in self.sizes]
        if not fitting:
            return None
        place = self.chance.choice(fitting)
        return self._with(heaps, {place: values[place] ^ turn})

    def _two_changed(self, heaps: Heaps, values: list[int], turn: int) -> Heaps | None:
        """All values up to the largest are had, and so two heaps have every nim-sum that any number of them have."""
        while len(heaps) < 2:
            heaps, values = (*heaps, self.least), [*values, self.value_of(self.least)]
        one, other = self.chance.sample(len(heaps), 2)
        both = values[one] ^ values[other] ^ turn
        shares = [share for share in sorted(self.sizes) if share ^ both in self.sizes]
        if not shares:
            return None
        share = self.chance.choice(shares)
        return self._with(heaps, {one: share, other: share ^ both})

    def _with(self, heaps: Heaps, wanted: dict[int, int]) -> Heaps:
        sizes = list(heaps)
        for place, value in wanted.items():
            sizes[place] = self._nearest(sizes[place], value)
        return tuple(sizes)

    def _nearest(self, size: int, value: int) -> int:
        """The size of that value that is nearest to the given one; 0 only if there is no other."""
        among = [other for other in self.sizes[value] if other] or self.sizes[value]
        at = bisect_left(among, size)
        return min(among[max(at - 1, 0) : at + 1], key=lambda other: (abs(other - size), other))


@lru_cache(maxsize=4)
def _sizes_by_value(rule: TakeRule, least: int, largest: int) -> dict[int, list[int]]:
    """For each value the sizes least .. largest that have it, rising; queries of one case share it."""
    found: dict[int, list[int]] = {}
    try:
        table: list[int] = sequence_of(rule).values(largest).tolist()
    except BeyondTableError as error:
        raise ShapeError(str(error)) from error
    for size in range(least, len(table)):
        found.setdefault(table[size], []).append(size)
    return found
