"""Mistakes in what is kept from case to case of a game of heaps: the subtraction set, or the values of sizes."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.mistakes.heaps_view import LARGEST, MOST_WORK, HeapsView, answers, look, values_with
from engine.mistakes.mistake import Case, CrashError, Mistake, Rule
from engine.said import say
from engine.sg import mex

_OWN_SET = ("hdu1536",)
"""Where all cases have the same set, what is kept is right."""


def _first_set_kept(cases: Sequence[HeapsView]) -> Iterator[Case]:
    for view in cases:
        yield answers(view, values_with(view, cases[0].takes))


def _rest_kept(cases: Sequence[HeapsView]) -> Iterator[Case]:
    """A fixed array: what a longer set wrote behind the end of the present one is still there, and is used."""
    array: list[int] = []
    for view in cases:
        array[: len(view.takes)] = view.takes
        yield answers(view, values_with(view, array))


def _never_emptied(cases: Sequence[HeapsView]) -> Iterator[Case]:
    numbers: set[int] = set()
    for view in cases:
        numbers.update(view.takes)
        yield answers(view, values_with(view, sorted(numbers)))


def _kept_where_asked(cases: Sequence[HeapsView]) -> Iterator[Case]:
    """The recursion from the heaps asked, with a memo that is never cleared."""
    memo: dict[int, int] = {}
    for view in cases:
        _work_out(view, _reached(view, memo), memo)
        yield answers(view, memo.__getitem__)


def _kept_everywhere(cases: Sequence[HeapsView]) -> Iterator[Case]:
    """A table of all sizes up to the largest heap so far, which is never cleared."""
    table: dict[int, int] = {}
    for view in cases:
        _work_out(view, range(len(table), view.largest + 1), table)
        yield answers(view, table.__getitem__)


def _reached(view: HeapsView, known: dict[int, int]) -> list[int]:
    """The sizes without a value that the recursion comes to, the smallest first."""
    found: set[int] = set()
    waiting = list(chain.from_iterable(view.rows))
    while waiting:
        size = waiting.pop()
        if size not in known and size not in found:
            _check_work(view, len(found))
            found.add(size)
            waiting += view.rests(size)
    return sorted(found)


def _work_out(view: HeapsView, sizes: Sequence[int], values: dict[int, int]) -> None:
    """Give the sizes, the smallest first, their values by the set of this case and by what is there already."""
    _check_work(view, len(sizes))
    for size in sizes:
        values[size] = mex(_known(values, view.rests(size)))


def _known(values: dict[int, int], sizes: Iterable[int]) -> list[int]:
    return [values[size] for size in sizes]


def _check_work(view: HeapsView, sizes: int) -> None:
    if view.largest > LARGEST or sizes * len(view.takes) > MOST_WORK:
        raise CrashError("too large to be tried")


def _mistake(key: str, name: str, description: str, rule: Rule) -> Mistake:
    return Mistake(key, name, description, look, rule, ("heaps",), _OWN_SET, across=True)


MISTAKES = (
    _mistake(
        "values-kept",
        say("the values of heaps are not cleared between cases"),
        say(
            "A size keeps the value that it got with the set of an earlier case; values are worked out by recursion, "
            "only for the sizes that the heaps lead to."
        ),
        _kept_where_asked,
    ),
    _mistake(
        "values-kept-everywhere",
        say("the table of values is not cleared between cases, only made longer"),
        say(
            "A size keeps the value that it got with the set of an earlier case; the table holds all sizes up to the "
            "largest heap so far."
        ),
        _kept_everywhere,
    ),
    _mistake(
        "first-set-kept",
        say("the table of the first case is used for all"),
        say("The values are worked out once and not again for the next subtraction set."),
        _first_set_kept,
    ),
    _mistake(
        "rest-of-set-kept",
        say("numbers of the case before are still in the subtraction set"),
        say("A shorter set is written over a longer one, whose last numbers are used too."),
        _rest_kept,
    ),
    _mistake(
        "set-never-emptied",
        say("the subtraction set is not emptied between cases"),
        say("The numbers of all cases so far may be taken."),
        _never_emptied,
    ),
)
