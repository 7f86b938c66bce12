"""Mistakes that can be made with any game: the values are right, the answers are not."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from operator import xor
from typing import Any

from engine.answers import nim_sums
from engine.mistakes.mistake import Case, CrashError, Mistake, Rule, each
from engine.said import say

GAMES = ("graph", "board", "heaps")
_SEVERAL = ("graph", "heaps")
"""The games with several queries a case."""


class Sums:
    """The nim-sums of the queries of a case, worked out when they are asked for."""

    def __init__(self, record: Any) -> None:
        self._record = record

    @cached_property
    def values(self) -> list[int]:
        try:
            return nim_sums(self._record)
        except ValueError as error:
            raise CrashError(str(error)) from error

    @property
    def wins(self) -> list[bool]:
        return [value != 0 for value in self.values]


def look(records: Sequence[Any]) -> list[Sums]:
    """The nim-sums of each case."""
    return [Sums(record) for record in records]


def _never_reset(cases: Sequence[Sums]) -> Iterator[Case]:
    total = 0
    for case in cases:
        sums = list(accumulate(case.values, xor, initial=total))
        total = sums[-1]
        yield [value != 0 for value in sums[1:]]


def _reset_once_a_case(case: Sums) -> Case:
    return [value != 0 for value in accumulate(case.values, xor)]


def _first_repeated(case: Sums) -> Case:
    return case.wins[:1] * len(case.values)


def _last_repeated(case: Sums) -> Case:
    return case.wins[-1:] * len(case.values)


def _one_late(cases: Sequence[Sums]) -> Iterator[Case]:
    before = False
    for case in cases:
        yield [before, *case.wins[:-1]] if case.wins else []
        before = case.wins[-1] if case.wins else before


def _first_case_only(cases: Sequence[Sums]) -> Iterator[Case]:
    return (case.wins for case in cases[:1])


def _all_but_last_case(cases: Sequence[Sums]) -> Iterator[Case]:
    return (case.wins for case in cases[:-1])


def _mistake(
    key: str,
    name: str,
    description: str,
    rule: Rule,
    games: tuple[str, ...] = GAMES,
    *,
    whole: bool = False,
    across: bool = False,
) -> Mistake:
    return Mistake(key, name, description, look, rule, games, whole=whole, across=across)


MISTAKES = (
    _mistake(
        "inverted",
        say("the two words are swapped"),
        say("The word for a win is printed for a loss, and the other way round."),
        each(lambda case: [not wins for wins in case.wins]),
    ),
    _mistake(
        "always-first",
        say("the first player is always said to win"),
        say("The same answer is printed whatever is asked: a win."),
        each(lambda case: [True] * len(case.values)),
    ),
    _mistake(
        "always-second",
        say("the first player is always said to lose"),
        say("The same answer is printed whatever is asked: a loss."),
        each(lambda case: [False] * len(case.values)),
    ),
    _mistake(
        "nim-sum-never-reset",
        say("the nim-sum is not set back to 0 for the next query or case"),
        say("The XOR goes on from the value that the query before left, also from one case to the next."),
        _never_reset,
        across=True,
    ),
    _mistake(
        "nim-sum-reset-once-a-case",
        say("the nim-sum is not set back to 0 between the queries of a case"),
        say("The XOR goes on from the value that the query before in the same case left."),
        each(_reset_once_a_case),
        _SEVERAL,
    ),
    _mistake(
        "first-query-repeated",
        say("the answer to the first query is given to all queries of the case"),
        say("Only the first query of a case is worked out, and its answer is printed for the others too."),
        each(_first_repeated),
        _SEVERAL,
    ),
    _mistake(
        "last-query-repeated",
        say("the answer to the last query is given to all queries of the case"),
        say("All queries of a case are read over one another before any is answered."),
        each(_last_repeated),
        _SEVERAL,
    ),
    _mistake(
        "one-late",
        say("each answer is that of the query before"),
        say("The answer is printed before the query has been worked out; the first one is a loss."),
        _one_late,
        across=True,
    ),
    _mistake(
        "lowest-bit",
        say("only whether the nim-sum, or the sum, of the values is odd is looked at"),
        say("The first player is said to win where the sum is odd, not where the nim-sum is not 0."),
        each(lambda case: [value % 2 == 1 for value in case.values]),
        # On a board the parity is that of the single steps, which has an entry of its own.
        ("graph", "heaps"),
    ),
    _mistake(
        "more-than-one",
        say("a nim-sum of 1 is taken for a loss"),
        say("The first player is said to win where the nim-sum is greater than 1, not where it is greater than 0."),
        each(lambda case: [value > 1 for value in case.values]),
    ),
    _mistake(
        "just-one",
        say("only a nim-sum of 1 is taken for a win"),
        say("The nim-sum is compared with 1, as if it were a flag."),
        each(lambda case: [value == 1 for value in case.values]),
    ),
    _mistake(
        "first-query-only",
        say("only the first query of each case is answered"),
        say("The other queries of a case get no answer."),
        each(lambda case: case.wins[:1]),
        _SEVERAL,
        whole=True,
    ),
    _mistake(
        "last-query-only",
        say("only the last query of each case is answered"),
        say("The answer is printed once behind the loop over the queries."),
        each(lambda case: case.wins[-1:]),
        _SEVERAL,
        whole=True,
    ),
    _mistake(
        "last-query-missing",
        say("the last query of each case is not answered"),
        say("The loop over the queries ends one too early."),
        each(lambda case: case.wins[:-1]),
        _SEVERAL,
        whole=True,
    ),
    _mistake(
        "first-case-only",
        say("only the first case is answered"),
        say("The program ends after one case."),
        _first_case_only,
        whole=True,
    ),
    _mistake(
        "last-case-missing",
        say("the last case is not answered"),
        say("The end of the file is noticed one case too early."),
        _all_but_last_case,
        whole=True,
    ),
    _mistake(
        "last-case-twice",
        say("the last case is answered twice"),
        say("The end of the file is noticed only after one more round of the loop."),
        lambda cases: iter([*(case.wins for case in cases), *(case.wins for case in cases[-1:])]),
        whole=True,
    ),
)
