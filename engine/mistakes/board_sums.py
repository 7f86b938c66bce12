"""Mistakes in how the rows of a board are put together."""

from collections.abc import Callable
from itertools import accumulate
from operator import or_

from engine.mistakes.board_view import BoardView, look
from engine.mistakes.mistake import Case, Mistake, Rule, each
from engine.said import say
from engine.sg import nim_sum
from engine.solve import staircase


def _by_values(judge: Callable[[list[int]], object]) -> Rule:
    def answer(view: BoardView) -> Case:
        return [bool(judge(view.values))]

    return each(answer)


def _rows_kept(view: BoardView) -> Case:
    laid = accumulate(view.rows, or_)
    return [nim_sum(staircase.value(row, view.width) for row in laid) != 0]


def _mistake(key: str, name: str, description: str, rule: Rule) -> Mistake:
    return Mistake(key, name, description, look, rule, ("board",))


MISTAKES = (
    _mistake(
        "sum",
        say("the values of the rows are added or ORed instead of XORed"),
        say("The first player is said to win as soon as one row has a value other than 0."),
        _by_values(any),
    ),
    _mistake(
        "all-must-win",
        say("the first player is said to win only if each row alone would"),
        say("The rows are joined by AND instead of XOR."),
        _by_values(lambda values: bool(values) and all(values)),
    ),
    _mistake(
        "first-row",
        say("only the first row is looked at"),
        say("The other rows are read and forgotten."),
        _by_values(lambda values: bool(values) and values[0]),
    ),
    _mistake(
        "last-row",
        say("only the last row is looked at"),
        say("Each row overwrites the one before."),
        _by_values(lambda values: bool(values) and values[-1]),
    ),
    _mistake(
        "last-row-left-out",
        say("the last row is left out"),
        say("The loop over the rows ends one too early."),
        _by_values(lambda values: nim_sum(values[:-1])),
    ),
    _mistake(
        "first-row-left-out",
        say("the first row is left out"),
        say("The loop over the rows starts at 1."),
        _by_values(lambda values: nim_sum(values[1:])),
    ),
    _mistake(
        "without-repeats",
        say("equal rows are counted once"),
        say("The rows are kept as a set, which has no repeats: two equal rows should cancel out."),
        each(lambda view: [nim_sum(staircase.value(row, view.width) for row in set(view.rows)) != 0]),
    ),
    _mistake(
        "rows-kept",
        say("the row before is not cleared"),
        say("The chesses of each row stay for the rows below it in the same case."),
        each(_rows_kept),
    ),
)
