"""What shapes of heaps are made of: subtraction sets, queries, and the parameters that many of them have."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.heaps_sequence import sequence_of
from engine.games.take_rule import TakeRule, rule_of
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, Progress, Shape, ShapeError, Values
from engine.said import say, say_count
from engine.sg import nim_sum

Takes: TypeAlias = list[int]
SetMaker: TypeAlias = Callable[[Values, Chance], Takes]

QUERIES = Parameter("queries", say("queries of a case"), 5, 1, 100)
HEAPS = Parameter("heaps", say("heaps of a query"), 3, 1, 100)
LARGEST = Parameter("largest", say("size of the largest heap"), 30, 1, 10_000)
NUMBERS = Parameter("numbers", say("numbers in the subtraction set"), 3, 1, 100)
GREATEST = Parameter("greatest", say("greatest number in the subtraction set"), 9, 1, 10_000)
SHARE = 100
_TRIES = 400


@dataclass(frozen=True, slots=True)
class Heaps:
    """What the queries of a case are made from.

    Attributes
    ----------
    takes
        The numbers of its set.
    table
        The values of the sizes 0 .. largest.
    alike
        For each value the sizes from 1 on that have it, rising.
    values
        The values of the parameters.
    """

    takes: Takes
    table: list[int]
    alike: dict[int, list[int]]
    values: Values

    def size(self, chance: Chance) -> int:
        """Any size from 1 to the largest."""
        return chance.between(1, len(self.table) - 1)

    def sizes_where(self, holds: Callable[[int], bool]) -> list[int]:
        """The sizes from 1 on whose value is as wanted."""
        return sorted(size for value, sizes in self.alike.items() if holds(value) for size in sizes)

    def nim_sum(self, sizes: Sequence[int]) -> int:
        """The nim-sum of heaps of these sizes."""
        return nim_sum(self.table[size] for size in sizes)


QueryMaker: TypeAlias = Callable[[Heaps, int, Chance], Sequence[int]]
"""Makes the query of that number, counted from 0."""


def any_query(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Heaps of any sizes, as many as "heaps" says."""
    del number
    return [heaps.size(chance) for _ in range(heaps.values["heaps"])]


def of_sets(
    name: str, purpose: str, parameters: Sequence[Parameter], takes: SetMaker, query: QueryMaker = any_query
) -> Shape:
    """A shape of sets made by `takes`, and queries made one by one; `parameters` have "largest" and "queries"."""

    def make(values: Values, chance: Chance, progress: Progress) -> HeapsRecord:
        numbers = takes(values, chance.child("set"))
        return record_of(rule_of(numbers), numbers, values, query, chance, progress)

    return Shape(name, "heaps", purpose, tuple(parameters), make)


def record_of(
    rule: TakeRule, takes: Takes, values: Values, query: QueryMaker, chance: Chance, progress: Progress
) -> HeapsRecord:
    """A case of that rule with as many queries as "queries" says."""
    table = table_of(rule, values["largest"])
    heaps = Heaps(takes, table, _sizes_by_value(table), values)
    count, queries = values["queries"], []
    choices = chance.child("queries")
    for number in range(count):
        queries.append(HeapsQueryRecord(tuple(query(heaps, number, choices))))
        progress((number + 1) / count)
    return HeapsRecord(rule, tuple(queries))


def table_of(rule: TakeRule, largest: int) -> list[int]:
    """The values of the sizes 0 .. largest."""
    table: list[int] = sequence_of(rule).values(largest).tolist()
    return table


def _sizes_by_value(table: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for size in range(1, len(table)):
        found.setdefault(table[size], []).append(size)
    return found


def query_where(
    holds: Callable[[Sequence[int]], bool], make: Callable[[], Sequence[int]], refusal: str
) -> Sequence[int]:
    """A query made by `make` for which `holds` is true. Raises ShapeError with `refusal` if none is come upon."""
    for _ in range(_TRIES):
        sizes = make()
        if holds(sizes):
            return sizes
    raise ShapeError(refusal)


def query_told_apart(heaps: Heaps, other: list[int], number: int, chance: Chance) -> Sequence[int]:
    """A query that has another winner by the values of `other`, shape as of `heaps.table`; () if none is come upon."""
    different = [size for size, value in enumerate(heaps.table) if size and value != other[size]]
    for _ in range(_TRIES if different else 0):
        sizes = list(any_query(heaps, number, chance))
        sizes[chance.below(len(sizes))] = chance.choice(different)
        if bool(heaps.nim_sum(sizes)) != bool(nim_sum(other[size] for size in sizes)):
            return sizes
    return ()


def some_numbers(values: Values, chance: Chance) -> Takes:
    """As many different numbers as "numbers" says, up to "greatest", rising."""
    return numbers_between(1, values["greatest"], values["numbers"], chance)


def numbers_between(low: int, high: int, count: int, chance: Chance) -> Takes:
    """`count` different numbers among low .. high, rising. Raises ShapeError if there are not so many."""
    there = max(high - low + 1, 0)
    if count > there:
        wanted = say_count(count, "{count} different number", "{count} different numbers")
        raise ShapeError(
            say_count(
                there,
                "the subtraction set is to have {wanted}, and there is only {count} from {low} to {high}: "
                "ask for fewer, or for larger ones",
                "the subtraction set is to have {wanted}, and there are only {count} from {low} to {high}: "
                "ask for fewer, or for larger ones",
                wanted=wanted,
                low=low,
                high=high,
            )
        )
    return sorted(low + number for number in chance.sample(high - low + 1, count))
