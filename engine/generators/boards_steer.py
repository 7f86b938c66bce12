"""A board steered to a nim-sum: one row is changed a little, or two where one row cannot have the value."""

from collections.abc import Iterator
from dataclasses import replace

from engine.games.board_record import BoardRecord, Columns
from engine.games.board_values import values_of
from engine.generators.boards_parts import low_columns
from engine.generators.chance import Chance
from engine.generators.shape import ShapeError
from engine.said import say
from engine.sg import nim_sum
from engine.solve import staircase

_TRIES = 200


def steer(record: BoardRecord, query: int, target: int, chance: Chance) -> BoardRecord:
    """The board, changed so that its nim-sum is `target`, or any but 0 if `target` is negative.

    A row is added only to a board that has too few. A board that is as wanted comes back as it is.

    Parameters
    ----------
    record
        Any board.
    query
        0: a board is one query.
    target
        The nim-sum, or -1 (`WIN`).
    chance
        Chooses among the rows that would do, and among what could be done to one.

    Raises
    ------
    ShapeError
        If boards of that width do not have that nim-sum.
    IndexError
        If there is no such query.
    """
    if query:
        raise IndexError(f"a board is one query, there is no query {query + 1}")
    values = values_of(record)
    total = nim_sum(values)
    if total == target or (target < 0 and total):
        return record
    if target < 0:
        return steer(record, query, _any_but_zero(values, record.width, chance), chance)
    if target >> (record.width - 1).bit_length():
        raise ShapeError(say("no board of width {width} has the nim-sum {target}", width=record.width, target=target))
    return _changed(record, values, total ^ target, chance)


def row_of_value(value: int, width: int, chance: Chance) -> int:
    """A row of `width` columns that has this value, 0 .. width - 1, by one run left of the first empty block."""
    trailing = chance.below(width - value)
    left = width - 1 - value - trailing
    # What stands right of the first empty block, and what stands left of the second one, is of no account.
    resting = chance.below(left) if left else 0
    low = low_columns(resting) << (left - 1 - resting) if resting else 0
    return low | low_columns(value) << left | low_columns(trailing) << (width - trailing)


def _any_but_zero(values: list[int], width: int, chance: Chance) -> int:
    """A nim-sum that one row can bring about, preferably not the largest."""
    if width < 2:
        raise ShapeError(say("nobody can move on a board of width 1: no first player wins there"))
    value = values[chance.below(len(values))] if values else 0
    wanted = chance.below(min(width, 4) - 1)
    return value ^ (wanted + (wanted >= value))


def _changed(record: BoardRecord, values: list[int], turn: int, chance: Chance) -> BoardRecord:
    """The board with the nim-sum turned by XOR with `turn`, which is not 0."""
    fitting = [row for row, value in enumerate(values) if value ^ turn < record.width]
    if fitting:
        row = chance.choice(fitting)
        return _with_values(record, {row: values[row] ^ turn}, chance)
    if record.n < 2:
        grown = replace(record, rows=(*record.rows, ()))
        return _changed(grown, [*values, 0], turn, chance)
    one, other = chance.sample(record.n, 2)
    return _with_values(record, _split(values[one] ^ values[other] ^ turn, record.width, one, other, chance), chance)


def _split(total: int, width: int, one: int, other: int, chance: Chance) -> dict[int, int]:
    """Values of two rows that have this nim-sum, each below the width."""
    # All numbers below it can be had, and one of the two may have to be it.
    high = 1 << ((width - 1).bit_length() - 1)
    share = high if total >= high else chance.below(high)
    return {one: share, other: total ^ share}


def _with_values(record: BoardRecord, wanted: dict[int, int], chance: Chance) -> BoardRecord:
    rows = list(record.rows)
    for row, value in wanted.items():
        rows[row] = _turned(rows[row], value, record.width, chance)
    return replace(record, rows=tuple(rows))


def _turned(columns: Columns, value: int, width: int, chance: Chance) -> Columns:
    """A row of that value that is as like the given one as is quickly found."""
    row = staircase.mask_of(columns)
    if staircase.value(row, width) == value:
        return columns
    for other in _alike(row, width, chance):
        if staircase.value(other, width) == value:
            return _rewritten(columns, other, chance)
    return _rewritten(columns, row_of_value(value, width, chance), chance)


def _alike(row: int, width: int, chance: Chance) -> Iterator[int]:
    """Rows that differ in two blocks, and then in one and in three, so that the number of chesses tends to stay."""

    def flip() -> int:
        return 1 << chance.below(width)

    for _ in range(_TRIES):
        yield row ^ flip() ^ flip()
    for column in chance.shuffled(range(width)):
        yield row ^ 1 << column
    for _ in range(_TRIES):
        yield row ^ flip() ^ flip() ^ flip()


def _rewritten(columns: Columns, row: int, chance: Chance) -> Columns:
    """The columns of `row`, in the order of the old ones; the new ones stand where they can."""
    now = staircase.columns_of(row)
    if columns == tuple(sorted(columns)):
        return now
    if columns == tuple(sorted(columns, reverse=True)):
        return now[::-1]
    staying = set(now)
    kept = [column for column in columns if column in staying]
    for column in now:
        if column not in columns:
            kept.insert(chance.below(len(kept) + 1), column)
    return tuple(kept)
