"""Mistakes in how the heaps of a query are put together; the values are right."""

from collections.abc import Callable

from engine.games.heaps_record import Heaps
from engine.mistakes.heaps_view import HeapsView, Values, look, values_with
from engine.mistakes.mistake import Case, Mistake, each
from engine.said import say
from engine.sg import nim_sum

Judge = Callable[[Values, Heaps], object]
_ANY_NUMBER = ("hdu1536",)
"""The formats in which queries differ in how many heaps they have."""


def _kept_heaps(view: HeapsView) -> Case:
    """One array for the heaps of all queries: a shorter query leaves those of a longer one behind, and all are used."""
    array: list[int] = []
    found = []
    for row in view.rows:
        array[: len(row)] = row
        found.append(nim_sum(map(view.values, array)) != 0)
    return found


def _added_up(view: HeapsView) -> Case:
    totals = [sum(row) for row in view.rows]
    if not view.takes or not totals:
        return [False] * len(totals)
    values = values_with(view, view.takes)
    return [values(total) != 0 for total in totals]


def _mistake(key: str, name: str, description: str, judge: Judge, formats: tuple[str, ...] = ()) -> Mistake:
    def answer(view: HeapsView) -> Case:
        return (bool(judge(view.values, row)) for row in view.rows)

    return Mistake(key, name, description, look, each(answer), ("heaps",), formats)


def _own(key: str, name: str, description: str, answer: Callable[[HeapsView], Case]) -> Mistake:
    return Mistake(key, name, description, look, each(answer), ("heaps",))


MISTAKES = (
    _mistake(
        "sum",
        say("the values are added or ORed instead of XORed"),
        say("The first player is said to win as soon as one heap has a value other than 0."),
        lambda value, heaps: any(map(value, heaps)),
    ),
    _mistake(
        "without-repeats",
        say("heaps of the same size are counted once"),
        say("The heaps are kept as a set, which has no repeats: two equal heaps should cancel out."),
        lambda value, heaps: nim_sum(map(value, set(heaps))),
    ),
    _mistake(
        "all-must-win",
        say("the first player is said to win only if each heap alone would"),
        say("The heaps are joined by AND instead of XOR."),
        lambda value, heaps: bool(heaps) and all(map(value, heaps)),
    ),
    _mistake(
        "first-heap",
        say("only the first heap is looked at"),
        say("The other heaps of a query are read and forgotten."),
        lambda value, heaps: bool(heaps) and value(heaps[0]),
    ),
    _mistake(
        "last-heap",
        say("only the last heap is looked at"),
        say("Each heap overwrites the one before."),
        lambda value, heaps: bool(heaps) and value(heaps[-1]),
    ),
    _mistake(
        "largest-heap",
        say("only the largest heap is looked at"),
        say("The other heaps of a query play no part."),
        lambda value, heaps: bool(heaps) and value(max(heaps)),
    ),
    _mistake(
        "last-heap-left-out",
        say("the last heap is left out"),
        say("The loop over the heaps ends one too early."),
        lambda value, heaps: nim_sum(map(value, heaps[:-1])),
    ),
    _mistake(
        "first-heap-left-out",
        say("the first heap is left out"),
        say("The loop over the heaps starts at 1."),
        lambda value, heaps: nim_sum(map(value, heaps[1:])),
    ),
    _mistake(
        "heap-count",
        say("only the parity of the number of heaps is looked at"),
        say("The sizes play no part."),
        lambda value, heaps: len(heaps) % 2,
        _ANY_NUMBER,
    ),
    _mistake(
        "total-parity",
        say("only the parity of the total size is looked at"),
        say("An odd number of counters is said to win."),
        lambda value, heaps: sum(heaps) % 2,
    ),
    _own(
        "added-up",
        say("the heaps are added up to one"),
        say("The value of the total size is looked up instead of the XOR of the values."),
        _added_up,
    ),
    _own(
        "heaps-kept",
        say("heaps of the query before are still there"),
        say("A shorter query is written over a longer one, whose last heaps are XORed too."),
        _kept_heaps,
    ),
)
