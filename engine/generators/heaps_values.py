"""Shapes of heaps by what the values add up to, and by what wrong solutions make of them."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from engine.games.take_rule import rule_of
from engine.generators.chance import Chance
from engine.generators.heaps_parts import (
    GREATEST,
    HEAPS,
    LARGEST,
    NUMBERS,
    QUERIES,
    Heaps,
    Takes,
    any_query,
    of_sets,
    query_told_apart,
    query_where,
    some_numbers,
    table_of,
)
from engine.generators.shape import ShapeError, Values
from engine.said import say

_USUAL = (QUERIES, HEAPS, LARGEST, NUMBERS, GREATEST)
_TRIES = 100
_SETS_TRIED = 20
_LEFT_OUT = 6


def balanced_query(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Heaps of values above 0, where that is possible, whose nim-sum is 0."""
    del number
    count, alike = heaps.values["heaps"], heaps.alike
    won = heaps.sizes_where(bool)
    for _ in range(_TRIES if won else 0):
        sizes = [chance.choice(won) for _ in range(count - 1)]
        rest = heaps.nim_sum(sizes)
        if rest and rest in alike:
            return chance.shuffled([*sizes, chance.choice(alike[rest])])
    return _half_balanced(heaps, won, count, chance)


def _half_balanced(heaps: Heaps, won: list[int], count: int, chance: Chance) -> Sequence[int]:
    """Pairs of equal values, and heaps of value 0 for the rest."""
    alike, sizes = heaps.alike, []
    for _ in range(count // 2 if won else 0):
        one = chance.choice(won)
        sizes += [one, chance.choice(alike[heaps.table[one]])]
    if len(sizes) < count and 0 not in alike:
        raise ShapeError(_never_balanced(count, len(heaps.table) - 1))
    return chance.shuffled([*sizes, *(chance.choice(alike[0]) for _ in range(count - len(sizes)))])


def _never_balanced(count: int, largest: int) -> str:
    if largest == 1:
        return say(
            "all heaps would have size 1, and {count} of them do not cancel out: allow larger heaps", count=count
        )
    return say(
        "found no {count} heaps of sizes 1 to {largest} that cancel out, as none has the value 0: allow larger heaps",
        count=count,
        largest=largest,
    )


def equal_query(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Pairs of equal heaps, and one more if the number of heaps is odd."""
    del number
    sizes: list[int] = []
    while len(sizes) < heaps.values["heaps"]:
        sizes += [heaps.size(chance)] * 2
    return chance.shuffled(sizes[: heaps.values["heaps"]])


def _unlike(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """An even number of won heaps that do not cancel out; of an odd number of heaps one is lost."""
    del number
    won, lost = heaps.sizes_where(bool), heaps.sizes_where(lambda value: value == 0)
    count = heaps.values["heaps"]
    if not won or (count % 2 and not lost):
        raise ShapeError(say("found no heaps that are won, and none that is lost: allow larger heaps"))

    def make() -> Sequence[int]:
        sizes = [chance.choice(won) for _ in range(count - count % 2)]
        return chance.shuffled([*sizes, chance.choice(lost)] if count % 2 else sizes)

    refusal = say("found no query of won heaps that do not cancel out: allow larger heaps or another number of them")
    return query_where(lambda sizes: heaps.nim_sum(sizes) != 0, make, refusal)


def _rich_numbers(values: Values, chance: Chance) -> Takes:
    """A set by which some heap has a value above 1, where one is found."""
    takes = some_numbers(values, chance)
    for _ in range(_SETS_TRIED):
        if max(table_of(rule_of(takes), values["largest"])) > 1:
            break
        takes = some_numbers(values, chance)
    return takes


@lru_cache(maxsize=4)
def _greedy_parities(takes: tuple[int, ...], largest: int) -> list[int]:
    """For each size the parity of the number of moves if each takes the largest number that it can."""
    rising = sorted(takes)
    parities = [0] * (largest + 1)
    for size in range(largest + 1):
        fitting = bisect_right(rising, size)
        if fitting:
            parities[size] = 1 - parities[size - rising[fitting - 1]]
    return parities


def _hard_numbers(values: Values, chance: Chance) -> Takes:
    """A set by which taking as much as possible is wrong for some heap, where one is found."""
    largest = values["largest"]
    takes = some_numbers(values, chance)
    for _ in range(_SETS_TRIED):
        won = list(map(bool, table_of(rule_of(takes), largest)))
        if won != list(map(bool, _greedy_parities(tuple(takes), largest))):
            break
        takes = some_numbers(values, chance)
    return takes


def _greedy_fails(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    parities = _greedy_parities(tuple(heaps.takes), len(heaps.table) - 1)

    def fails(sizes: Sequence[int]) -> bool:
        greedy = sum(parities[size] for size in sizes) % 2
        return bool(greedy) != bool(heaps.nim_sum(sizes))

    refusal = say("found no query that greedy play gets wrong: allow larger heaps or another number of them")
    return query_where(fails, lambda: any_query(heaps, number, chance), refusal)


def _number_counts(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """A query whose winner changes when one number is left out of the set: the last, the first, the next ..."""
    takes = heaps.takes
    places = [len(takes) - 1, *range(len(takes) - 1)][:_LEFT_OUT]
    for turn in range(len(places)):
        place = places[(number + turn) % len(places)]
        rest = takes[:place] + takes[place + 1 :]
        other = table_of(rule_of(rest), len(heaps.table) - 1) if rest else [0] * len(heaps.table)
        sizes = query_told_apart(heaps, other, number, chance)
        if sizes:
            return sizes
    raise ShapeError(say("found no query whose winner depends on one number of the set: allow larger heaps"))


SHAPES = (
    of_sets(
        "balanced-heaps",
        say("heaps of values above 0 that cancel out: the first player loses"),
        _USUAL,
        some_numbers,
        balanced_query,
    ),
    of_sets(
        "equal-heaps",
        say("pairs of equal heaps: they cancel out, their sum does not"),
        (QUERIES, replace(HEAPS, default=4), LARGEST, NUMBERS, GREATEST),
        some_numbers,
        equal_query,
    ),
    of_sets(
        "unlike-heaps",
        say("an even number of won heaps that do not cancel out: won and lost do not add up"),
        (QUERIES, replace(HEAPS, default=4), LARGEST, NUMBERS, GREATEST),
        _rich_numbers,
        _unlike,
    ),
    of_sets(
        "greedy-fails",
        say("queries that are answered wrongly if each move takes as much as it can"),
        _USUAL,
        _hard_numbers,
        _greedy_fails,
    ),
    of_sets(
        "each-number-counts",
        say("queries whose winner changes if one number is left out of the set"),
        _USUAL,
        some_numbers,
        _number_counts,
    ),
)
