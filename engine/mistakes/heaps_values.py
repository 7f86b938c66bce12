"""Mistakes in the values of heaps: something else than the mex of what the numbers of the set leave."""

from collections.abc import Callable
from itertools import takewhile

from engine.mistakes.heaps_view import HeapsView, Values, by_values, look
from engine.mistakes.mistake import Mistake
from engine.said import say
from engine.sg import mex

Fold = Callable[[list[int]], int]


def _folded(fold: Fold) -> Callable[[HeapsView], Values]:
    return lambda view: view.table(view.rests, fold).__getitem__


def _early_stop(view: HeapsView) -> Values:
    """The loop over the set, in the order in which it is given, stops at the first number that is too large."""

    def rests(size: int) -> list[int]:
        return [size - take for take in takewhile(lambda take: take <= size, view.takes)]

    return view.table(rests, mex).__getitem__


def _never_whole(view: HeapsView) -> Values:
    return view.table(lambda size: [size - take for take in view.takes if take < size], mex).__getitem__


def _greedy(view: HeapsView) -> Values:
    """How often the largest number that fits can be taken, as a parity."""
    takes = sorted(set(view.takes), reverse=True)

    def value(size: int) -> int:
        turns = 0
        for take in takes:
            turns += size // take
            size %= take
        return turns % 2

    return value


def _mistake(key: str, name: str, description: str, values: Callable[[HeapsView], Values]) -> Mistake:
    return Mistake(key, name, description, look, by_values(values), ("heaps",))


def _bounded(bound: int) -> Mistake:
    return _mistake(
        f"table-up-to-{bound}",
        say("the table ends at {bound}: larger heaps count as 0", bound=bound),
        say("Heaps of more than {bound} are not worked out.", bound=bound),
        _table_up_to(bound),
    )


def _table_up_to(bound: int) -> Callable[[HeapsView], Values]:
    """Cases without a larger heap are answered right: only all cases together tell."""

    def values(view: HeapsView) -> Values:
        right = view.values
        return lambda size: right(size) if size <= bound else 0

    return values


MISTAKES = (
    _mistake(
        "flag",
        say("a win/lose flag is used instead of the value"),
        say("Heaps are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values."),
        _folded(lambda values: int(0 in values)),
    ),
    _mistake(
        "largest-plus-one",
        say("the largest follower plus one is taken instead of the mex"),
        say(
            "The value is the largest number of moves; "
            "a table whose marks for the mex are never cleared gives the same."
        ),
        _folded(lambda values: max(values, default=-1) + 1),
    ),
    _mistake(
        "smallest-plus-one",
        say("the smallest follower plus one is taken instead of the mex"),
        say("The value is the smallest number of moves to the end, not the smallest value that no follower has."),
        _folded(lambda values: min(values, default=-1) + 1),
    ),
    _mistake(
        "distinct",
        say("the number of different follower values is taken instead of the mex"),
        say("Values above a gap are counted too: 0 and 2 give 2, where the mex is 1."),
        _folded(lambda values: len(set(values))),
    ),
    _mistake(
        "move-count",
        say("the number of moves is taken instead of the mex"),
        say("The value is how many numbers of the set fit into the heap."),
        _folded(len),
    ),
    _mistake(
        "mex-from-one",
        say("the mex is looked for from 1 on"),
        say("Heaps without a move get the value 1, and none has the value 0."),
        _folded(lambda values: mex([0, *values])),
    ),
    _mistake(
        "early-stop",
        say("the subtraction set is not sorted, and the loop stops at the first number that is too large"),
        say("Smaller numbers behind a larger one are not tried."),
        _early_stop,
    ),
    _mistake(
        "never-whole",
        say("a heap cannot be taken whole"),
        say("A number is tried only if it is less than the heap, not if it is equal."),
        _never_whole,
    ),
    _mistake(
        "greedy",
        say("always as much as possible is taken"),
        say("The parity of the number of moves of one way to play is XORed."),
        _greedy,
    ),
    *map(_bounded, (100, 999, 1000, 5000, 9999)),
)
