"""Shapes of boards by the values of their rows: what adds up although it looks as if it did not, and the reverse."""

from collections.abc import Iterator

from engine.generators.boards_parts import (
    low_columns,
    mirrored,
    moves_in,
    of_board,
    of_rows,
    random_row,
    row_where,
)
from engine.generators.boards_steer import row_of_value
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, ShapeError, Values
from engine.said import say, say_count
from engine.sg import nim_sum
from engine.solve import staircase

_CHESSES = Parameter("chesses", say("chesses in each row"), 6, 1, 999)
_LEAST = Parameter("value", say("least value of a row"), 8, 1, 999)
_TRIES = 100


def _balanced(values: Values, chance: Chance) -> Iterator[int]:
    """Rows of values above 0, where that is possible; the last one makes the nim-sum 0."""
    width, count = values["width"], values["rows"]
    if count == 1:
        yield _quiet(values, chance)
        return
    rows: list[int] = []
    rest = 0
    for _ in range(_TRIES):
        rows = [_won_row(width, chance) for _ in range(count - 1)]
        rest = nim_sum(staircase.value(row, width) for row in rows)
        if 0 < rest < width:
            break
    if rest >= width:
        raise ShapeError(
            say(
                "found no {count} rows of width {width} whose values cancel out: make the board wider",
                count=count,
                width=width,
            )
        )
    yield from chance.shuffled([*rows, _rest_row(rest, width, chance)])


def _rest_row(rest: int, width: int, chance: Chance) -> int:
    for _ in range(_TRIES):
        row = random_row(width, chance)
        if staircase.value(row, width) == rest:
            return row
    return row_of_value(rest, width, chance)


def _won_row(width: int, chance: Chance) -> int:
    refusal = say("found no row of width {width} that has a value above 0: make the board wider", width=width)
    return row_where(lambda row: staircase.value(row, width) > 0, width, chance, refusal)


def _rests(row: int, width: int) -> bool:
    return staircase.value(row, width) == 0 and moves_in(row, width) > 0


def _quiet(values: Values, chance: Chance) -> int:
    width = values["width"]
    refusal = say("found no row of width {width} that has moves and the value 0: make the board wider", width=width)
    return row_where(lambda row: _rests(row, width), width, chance, refusal)


def _twins(values: Values, chance: Chance) -> Iterator[int]:
    """Each row twice; of an odd number of rows one is empty."""
    width, count = values["width"], values["rows"]
    singles = [random_row(width, chance, chance.between(20, 80)) for _ in range(count // 2)]
    yield from chance.shuffled([*singles, *singles, *[0] * (count % 2)])


def _unlike(values: Values, chance: Chance) -> Iterator[int]:
    """An even number of won rows that do not cancel out; of an odd number of rows one is lost, with moves."""
    width, count = values["width"], values["rows"]
    for _ in range(_TRIES):
        rows = [_won_row(width, chance) for _ in range(count - count % 2)]
        if count == 1 or nim_sum(staircase.value(row, width) for row in rows):
            yield from chance.shuffled([*rows, *(_quiet(values, chance) for _ in range(count % 2))])
            return
    raise ShapeError(
        say(
            "found no {count} rows of width {width} that do not cancel out: make the board wider",
            count=count,
            width=width,
        )
    )


def _large(values: Values, chance: Chance) -> int:
    width, least = values["width"], values["value"]
    if least >= width:
        raise ShapeError(
            say_count(
                width,
                "value is {value}, but no row of {count} column has a value above {most}: "
                "lower it, or make the board wider",
                "value is {value}, but no row of {count} columns has a value above {most}: "
                "lower it, or make the board wider",
                value=least,
                most=width - 1,
            )
        )
    return row_of_value(chance.between(least, width - 1), width, chance)


def _same_count(values: Values, chance: Chance) -> int:
    width, count = values["width"], values["chesses"]
    if count >= width:
        raise ShapeError(
            say_count(
                width,
                "chesses is {chesses}, but a row of {count} column with so many has no empty block to move to: "
                "lower it, or make the board wider",
                "chesses is {chesses}, but a row of {count} columns with so many has no empty block to move to: "
                "lower it, or make the board wider",
                chesses=count,
            )
        )
    return sum(1 << column for column in chance.sample(width, count))


def _one_sided(values: Values, chance: Chance) -> int:
    width = values["width"]
    return row_where(
        lambda row: bool(staircase.value(row, width)) != bool(staircase.value(mirrored(row, width), width)),
        width,
        chance,
        say("found no row of width {width} that is won in one direction only: make the board wider", width=width),
    )


def _last_column(values: Values, chance: Chance) -> Iterator[int]:
    """A row without and with a chess in the last column, by twos."""
    width = values["width"]
    while True:
        row = random_row(width, chance) & low_columns(width - 1)
        yield from chance.shuffled([row, row | 1 << (width - 1)])


SHAPES = (
    of_board("balanced-rows", say("rows of values above 0 that cancel out: the first player loses"), (), _balanced),
    of_rows("quiet-rows", say("rows with many moves and the value 0"), (), _quiet),
    of_board("twin-rows", say("each row twice: all cancels out, however long the rows are"), (), _twins),
    of_board(
        "unlike-rows", say("an even number of won rows that do not cancel out: won and lost do not add up"), (), _unlike
    ),
    of_rows("large-values", say("rows of the largest values that there are"), (_LEAST,), _large),
    of_rows("same-count", say("equally many chesses in all rows, of different values"), (_CHESSES,), _same_count),
    of_rows("one-sided", say("rows that are won from left to right or from right to left, not both"), (), _one_sided),
    of_board("last-column", say("pairs of rows that differ in the last column only"), (), _last_column),
)
