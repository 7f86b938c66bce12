"""Stones on the positions of a graph: placements, and what becomes of them when some are added or taken."""

from collections.abc import Iterable, Mapping, Set
from dataclasses import dataclass
from functools import cached_property

from engine.games.graph_record import Runs

# Up to so many positions are changed one at a time; more of them in one pass over all stones.
FEW = 4


@dataclass(frozen=True)
class Query:
    """One placement of stones: runs `(position, how many >= 1)` in the order of the file."""

    key: int
    name: str = ""
    stones: Runs = ()

    @cached_property
    def counts(self) -> dict[int, int]:
        """position -> how many stones stand there; positions without stones are missing. Do not change it."""
        counts: dict[int, int] = {}
        for position, count in self.stones:
            counts[position] = counts.get(position, 0) + count
        return counts

    @cached_property
    def odd(self) -> Set[int]:
        """The positions with an odd number of stones: two stones on one position cancel out."""
        return {position for position, count in self.counts.items() if count % 2}

    @property
    def total(self) -> int:
        return sum(self.counts.values())

    def with_more(self, position: int, count: int) -> "Query":
        """This with `count` more stones on `position` (fewer if negative): what was known of this is not found anew."""
        before = self.counts.get(position, 0)
        after = max(before + count, 0)
        if after == before:
            return self
        query = Query(self.key, self.name, _with_run(self.stones, position, before, count))
        counts, odd = dict(self.counts), set(self.odd)
        if after:
            counts[position] = after
        else:
            del counts[position]
        if (after - before) % 2:
            odd ^= {position}
        query.__dict__.update(counts=counts, odd=odd)
        return query

    def with_each(self, more: Mapping[int, int]) -> "Query":
        """This with stones added to (or taken from) many positions: `position -> count`."""
        if len(more) <= FEW:
            query = self
            for position, count in more.items():
                query = query.with_more(position, count)
            return query
        stones = add_each(self.stones, more)
        return self if stones == self.stones else Query(self.key, self.name, stones)


def _with_run(stones: Runs, position: int, there: int, count: int) -> Runs:
    """`add_stones` where `there` stones stand on `position`: mostly all in one run, which is found quickly."""
    if not there:
        return (*stones, (position, count))
    if (position, there) not in stones:
        return add_stones(stones, position, count)
    at = stones.index((position, there))
    before, behind = stones[:at], stones[at + 1 :]
    if there + count > 0:
        return (*before, (position, there + count), *behind)
    return before[:-1] + joined(before[-1:] + behind[:1]) + behind[1:]


def add_stones(stones: Runs, position: int, count: int) -> Runs:
    """`stones` with `count` more on `position` (fewer if negative, never below none); an emptied run goes."""
    return add_each(stones, {position: count})


def add_each(stones: Runs, more: Mapping[int, int]) -> Runs:
    """`add_stones` for each `position -> count` of `more`, in one pass: the last run of a position changes first."""
    left = dict(more)
    kept: list[tuple[int, int]] = []
    for position, count in reversed(stones):
        change = max(left.get(position, 0), -count)
        if change:
            left[position] -= change
        if count + change:
            kept.append((position, count + change))
    kept.reverse()
    return joined([*kept, *((position, count) for position, count in left.items() if count > 0)])


def joined(runs: Iterable[tuple[int, int]]) -> Runs:
    """Runs with neighbours of the same position made one."""
    result: list[tuple[int, int]] = []
    for position, count in runs:
        if result and result[-1][0] == position:
            result[-1] = (position, result[-1][1] + count)
        else:
            result.append((position, count))
    return tuple(result)
