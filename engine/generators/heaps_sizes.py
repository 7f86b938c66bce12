"""Shapes of heaps by the sizes that are asked about."""

from collections.abc import Sequence
from dataclasses import replace

from engine.generators.chance import Chance
from engine.generators.heaps_parts import (
    GREATEST,
    HEAPS,
    LARGEST,
    NUMBERS,
    QUERIES,
    SHARE,
    Heaps,
    Takes,
    any_query,
    numbers_between,
    of_sets,
    some_numbers,
)
from engine.generators.shape import Parameter, Values
from engine.said import say

_USUAL = (QUERIES, HEAPS, LARGEST, NUMBERS, GREATEST)
_EMPTY = Parameter("empty", say("per cent of the heaps that have size 0"), 50, 0, 100)
_SPREAD = Parameter("spread", say("how far below the largest the sizes may be"), 50, 0, 10_000)
_SMALLEST = Parameter("smallest", say("smallest number in the subtraction set"), 6, 1, 10_000)
_FIRST = Parameter("first", say("the size that the first query of the first case asks about"), 0, 0, 10_000)


def _with_empty(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """The first query has empty heaps only."""
    sizes = any_query(heaps, number, chance)
    return [0 if number == 0 or chance.below(SHARE) < heaps.values["empty"] else size for size in sizes]


def _at_bound(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """The first heap has the largest size."""
    largest = heaps.values["largest"]
    spread = min(heaps.values["spread"], largest)
    sizes = [largest - chance.below(spread + 1) for _ in range(heaps.values["heaps"])]
    return [largest, *sizes[1:]] if number == 0 else sizes


def _large_numbers(values: Values, chance: Chance) -> Takes:
    return numbers_between(values["smallest"], values["greatest"], values["numbers"], chance)


def _too_small(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Heaps below the smallest number; in every other query one heap that is just large enough."""
    smallest, largest = min(heaps.takes), heaps.values["largest"]
    sizes = [chance.below(min(smallest, largest + 1)) for _ in range(heaps.values["heaps"])]
    if number % 2 and smallest <= largest:
        sizes[chance.below(len(sizes))] = smallest
    return sizes


def _every_size(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """One heap a query, the sizes in a row; the next case goes on, and behind the largest size comes 0 again."""
    del chance
    values = heaps.values
    before = (values.get("case", 1) - 1) * values["queries"]
    return [(values["first"] + before + number) % (values["largest"] + 1)]


def _any_number_of_heaps(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """The first query has as many heaps as may be, the second one heap."""
    most = heaps.values["heaps"]
    count = (most, 1)[number] if number < 2 else chance.between(1, most)
    return any_query(heaps, number, chance)[:count]


def _exact(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Heaps as large as a number of the set, or one more or less; the first query has the numbers themselves."""
    largest, sizes = heaps.values["largest"], []
    for _ in range(heaps.values["heaps"]):
        beside = 0 if number == 0 else chance.below(3) - 1
        sizes.append(min(chance.choice(heaps.takes) + beside, largest))
    return sizes


SHAPES = (
    of_sets(
        "empty-heaps",
        say("heaps of size 0 among the others, and only such in the first query"),
        (*_USUAL, _EMPTY),
        some_numbers,
        _with_empty,
    ),
    of_sets(
        "heaps-at-the-bound",
        say("heaps as large as can be: a table that ends too early, a recursion too deep"),
        (QUERIES, HEAPS, replace(LARGEST, default=10_000), NUMBERS, GREATEST, _SPREAD),
        some_numbers,
        _at_bound,
    ),
    of_sets(
        "too-small-heaps",
        say("heaps from which nothing can be taken, and some that can just be taken whole"),
        (QUERIES, HEAPS, LARGEST, NUMBERS, replace(GREATEST, default=20), _SMALLEST),
        _large_numbers,
        _too_small,
    ),
    of_sets(
        "every-size",
        say("one heap a query, size after size: no wrong value can cancel out"),
        (replace(QUERIES, default=31), LARGEST, NUMBERS, GREATEST, _FIRST),
        some_numbers,
        _every_size,
    ),
    of_sets(
        "varied-heaps",
        say("more heaps in one query than in the next: what is left of the query before does harm"),
        (QUERIES, replace(HEAPS, default=5), LARGEST, NUMBERS, GREATEST),
        some_numbers,
        _any_number_of_heaps,
    ),
    of_sets("exact-heaps", say("heaps as large as a number of the set, or nearly"), _USUAL, some_numbers, _exact),
)
