"""Mistakes in the subtraction set of a game of heaps."""

from collections.abc import Callable, Sequence

from engine.mistakes.heaps_view import HeapsView, by_set, by_values, look, values_with
from engine.mistakes.mistake import Mistake, Rule
from engine.said import say

_FIBONACCI = ("hdu1848",)
_OWN_SET = ("hdu1536",)


def _from_pair(a: int, b: int) -> Rule:
    """The set a, b, a + b, ... as far as the heaps go."""

    def takes(view: HeapsView) -> list[int]:
        found, one, other = [], a, b
        while one <= max(view.largest, a):
            found.append(one)
            one, other = other, one + other
        return found

    return by_values(lambda view: values_with(view, takes(view)))


def _powers_of_two(view: HeapsView) -> list[int]:
    return [1 << i for i in range(max(view.largest.bit_length(), 1))]


def _mistake(key: str, name: str, description: str, rule: Rule, formats: tuple[str, ...] = ()) -> Mistake:
    return Mistake(key, name, description, look, rule, ("heaps",), formats)


def _picked(
    key: str,
    name: str,
    description: str,
    pick: Callable[[list[int]], Sequence[int]],
    formats: tuple[str, ...] = (),
) -> Mistake:
    return _mistake(key, name, description, by_set(pick), formats)


MISTAKES = (
    _picked(
        "last-number-left-out",
        say("the last number of the subtraction set is left out"),
        say("The loop over the set ends one too early."),
        lambda takes: takes[:-1],
        _OWN_SET,
    ),
    _picked(
        "first-number-left-out",
        say("the first number of the subtraction set is left out"),
        say("The loop over the set starts at 1."),
        lambda takes: takes[1:],
        _OWN_SET,
    ),
    _picked(
        "smallest-number-only",
        say("only the smallest number of the subtraction set is used"),
        say("All moves take the same number."),
        lambda takes: [min(takes)] if takes else [],
    ),
    _picked(
        "largest-number-only",
        say("only the largest number of the subtraction set is used"),
        say("All moves take the same number."),
        lambda takes: [max(takes)] if takes else [],
    ),
    _picked(
        "up-to-largest",
        say("any number up to the largest of the set may be taken: size mod (largest + 1)"),
        say("The set is taken for 1, 2, ..., largest without gaps."),
        lambda takes: range(1, max(takes) + 1) if takes else [],
    ),
    _picked(
        "as-many-as-numbers",
        say("any number up to the size of the set may be taken: size mod (k + 1)"),
        say("The count of the numbers is taken for the largest of them."),
        lambda takes: range(1, len(set(takes)) + 1),
        _OWN_SET,
    ),
    _picked(
        "one-always",
        say("one counter may always be taken"),
        say("The number 1 is in the set whether it is given or not."),
        lambda takes: [1, *takes],
        _OWN_SET,
    ),
    _mistake(
        "plain-nim",
        say("the sizes of the heaps are XORed, as in Nim"),
        say("Any number may be taken from a heap."),
        by_values(lambda view: lambda size: size),
    ),
    _mistake(
        "fibonacci-without-1",
        say("the Fibonacci numbers start at 2"),
        say("The number 1 is missing: 2, 3, 5, 8, ..."),
        _from_pair(2, 3),
        _FIBONACCI,
    ),
    _mistake(
        "fibonacci-without-2",
        say("the Fibonacci numbers are taken to be 1, 3, 4, 7 and so on"),
        say("The second number is 3 instead of 2."),
        _from_pair(1, 3),
        _FIBONACCI,
    ),
    _mistake(
        "fibonacci-skips-2",
        say("the 2 is missing among the Fibonacci numbers"),
        say("The numbers 1, 3, 5, 8, ... may be taken."),
        by_values(lambda view: values_with(view, [take for take in view.takes if take != 2])),
        _FIBONACCI,
    ),
    _mistake(
        "powers-of-two",
        say("powers of two are taken instead of Fibonacci numbers"),
        say("The numbers 1, 2, 4, 8, ... may be taken: each is twice the one before, not the sum of two."),
        by_values(lambda view: values_with(view, _powers_of_two(view))),
        _FIBONACCI,
    ),
    _mistake(
        "ten-fibonacci",
        say("only the first ten Fibonacci numbers are used"),
        say("The list of numbers ends at 89."),
        by_values(lambda view: values_with(view, view.takes[:10])),
        _FIBONACCI,
    ),
    _mistake(
        "fibonacci-below-610",
        say("the Fibonacci numbers end before 610"),
        say("The list of numbers ends at 377, so 610 and 987 cannot be taken."),
        by_values(lambda view: values_with(view, view.takes[:13])),
        _FIBONACCI,
    ),
)
