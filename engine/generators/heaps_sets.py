"""Shapes of heaps by the subtraction set."""

from collections.abc import Sequence
from dataclasses import replace

from engine.generators.chance import Chance
from engine.generators.heaps_parts import (
    GREATEST,
    HEAPS,
    LARGEST,
    NUMBERS,
    QUERIES,
    Heaps,
    Takes,
    numbers_between,
    of_sets,
    some_numbers,
)
from engine.generators.shape import Parameter, ShapeError, Values
from engine.said import say

_USUAL = (QUERIES, HEAPS, LARGEST)
_UP_TO = Parameter("upto", say("the numbers 1, 2, ... up to this one"), 4, 1, 100)
_DENSE = replace(_UP_TO, default=80)
_ONE = Parameter("number", say("the only number"), 3, 1, 10_000)
_ORDER = Parameter("order", say("order of the numbers"), "falling", choices=("falling", "random", "greatest-first"))
_TIMES = Parameter("times", say("how often a number stands in the set at most"), 3, 2, 50)
_FACTOR = Parameter("factor", say("how many times a number is the one before at most"), 6, 2, 100)
_UNUSABLE = Parameter("unusable", say("numbers larger than any heap"), 3, 1, 99)
_DIVISOR = Parameter("divisor", say("what all numbers are multiples of"), 3, 2, 1000)


def _up_to(values: Values, _: Chance) -> Takes:
    return list(range(1, values["upto"] + 1))


def _without_one(values: Values, chance: Chance) -> Takes:
    return numbers_between(2, values["greatest"], values["numbers"], chance)


def _unsorted(values: Values, chance: Chance) -> Takes:
    takes = some_numbers(values, chance)
    if values["order"] == "falling":
        return takes[::-1]
    if values["order"] == "greatest-first":
        return [takes[-1], *takes[:-1]]
    return chance.shuffled(takes)


def _repeated(values: Values, chance: Chance) -> Takes:
    """Each number up to "times" times, one of them more than once, at most 100 numbers in all."""
    takes = some_numbers(values, chance)
    copies = [chance.choice(takes)]
    for take in takes:
        copies += [take] * chance.below(values["times"])
    room = max(100 - len(takes), 0)
    return chance.shuffled([*takes, *copies[:room]])


def _large_gaps(values: Values, chance: Chance) -> Takes:
    takes = [chance.between(1, min(2, values["greatest"]))]
    while len(takes) < values["numbers"]:
        last = takes[-1]
        following = chance.between(2 * last, values["factor"] * last) + chance.below(2)
        if following > values["greatest"]:
            break
        takes.append(following)
    return takes


def _unusable(values: Values, chance: Chance) -> Takes:
    largest, greatest = values["largest"], values["greatest"]
    if greatest <= largest:
        raise ShapeError(
            say(
                "greatest is {greatest}: no number is larger than the largest heap, which is {largest}",
                greatest=greatest,
                largest=largest,
            )
        )
    beyond = numbers_between(largest + 1, greatest, values["unusable"], chance)
    usable = numbers_between(1, min(largest, 9), min(values["numbers"], largest, 9), chance)
    return chance.shuffled([*usable, *beyond])


def _multiples(values: Values, chance: Chance) -> Takes:
    divisor, numbers, greatest = values["divisor"], values["numbers"], values["greatest"]
    if numbers * divisor > greatest:
        raise ShapeError(
            say(
                "there are no {numbers} multiples of {divisor} up to {greatest}",
                numbers=numbers,
                divisor=divisor,
                greatest=greatest,
            )
        )
    factors = numbers_between(1, greatest // divisor, numbers, chance)
    return [divisor * factor for factor in factors]


def _nearly_odd(values: Values, chance: Chance) -> Takes:
    """Odd numbers, for which the parity of the size is the value, and one even number, which spoils that."""
    count, greatest = values["numbers"] - 1, values["greatest"]
    if greatest < 2:
        raise ShapeError(say("greatest is 1: there is no even number for the subtraction set"))
    odd = [2 * number - 1 for number in numbers_between(1, (greatest + 1) // 2, count, chance)] if count else []
    return sorted([*odd, 2 * chance.between(1, greatest // 2)])


def _any_number_of_numbers(values: Values, chance: Chance) -> Takes:
    count = chance.between(1, min(values["numbers"], values["greatest"]))
    return chance.shuffled(numbers_between(1, values["greatest"], count, chance))


def _of_high_values(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    del number
    highest = max(heaps.table)
    sizes = heaps.sizes_where(lambda value: 4 * value >= 3 * highest)
    return [chance.choice(sizes) for _ in range(heaps.values["heaps"])]


SHAPES = (
    of_sets(
        "take-up-to",
        say("any number up to m may be taken: the value is the size mod (m + 1)"),
        (*_USUAL, _UP_TO),
        _up_to,
    ),
    of_sets("one-number", say("only one number may be taken"), (*_USUAL, _ONE), lambda values, _: [values["number"]]),
    of_sets("random-set", say("any set of numbers, heaps of any size"), (*_USUAL, NUMBERS, GREATEST), some_numbers),
    of_sets(
        "without-one",
        say("sets without 1: some counters may be left for ever"),
        (*_USUAL, NUMBERS, GREATEST),
        _without_one,
    ),
    of_sets(
        "unsorted-numbers",
        say("a set that is not rising: a loop that stops at the first number too large fails"),
        (*_USUAL, NUMBERS, GREATEST, _ORDER),
        _unsorted,
    ),
    of_sets(
        "repeated-numbers",
        say("numbers that stand in the set more than once: moves may not be counted"),
        (*_USUAL, NUMBERS, GREATEST, _TIMES),
        _repeated,
    ),
    of_sets(
        "large-gaps",
        say("each number much larger than the one before"),
        (
            QUERIES,
            HEAPS,
            replace(LARGEST, default=300),
            replace(NUMBERS, default=4),
            replace(GREATEST, default=10_000),
            _FACTOR,
        ),
        _large_gaps,
    ),
    of_sets(
        "unusable-numbers",
        say("numbers larger than any heap among the others: an index below 0 or a larger table"),
        (*_USUAL, NUMBERS, replace(GREATEST, default=10_000), _UNUSABLE),
        _unusable,
    ),
    of_sets(
        "common-divisor",
        say("all numbers are multiples of one: sizes in between have the value of those below"),
        (*_USUAL, NUMBERS, replace(GREATEST, default=30), _DIVISOR),
        _multiples,
    ),
    of_sets(
        "nearly-odd",
        say("odd numbers and an even one: parity nearly gives the answer"),
        (*_USUAL, NUMBERS, GREATEST),
        _nearly_odd,
    ),
    of_sets(
        "varied-sets",
        say("sets of any length: what is left of the set or the table of the case before does harm"),
        (*_USUAL, replace(NUMBERS, default=5), replace(GREATEST, default=12)),
        _any_number_of_numbers,
    ),
    of_sets(
        "high-values",
        say("heaps of the highest values: more than a small array for the mex holds"),
        (QUERIES, HEAPS, replace(LARGEST, default=500), _DENSE),
        lambda values, chance: chance.shuffled(_up_to(values, chance)),
        _of_high_values,
    ),
)
