"""What a wrong solution sees of a board: rows as integers, bit c - 1 for the chess in column c."""

from collections.abc import Callable, Sequence

from engine.games.board_record import BoardRecord
from engine.mistakes.mistake import Case, Rule, each
from engine.sg import nim_sum
from engine.solve import staircase

RowValue = Callable[[int, int], int]


class BoardView:
    """A board: its width, and its rows as integers."""

    def __init__(self, record: BoardRecord) -> None:
        self.width = record.width
        self.rows = [staircase.mask_of(columns) for columns in record.rows]

    @property
    def values(self) -> list[int]:
        """The right Grundy values of the rows."""
        return [staircase.value(row, self.width) for row in self.rows]


def look(records: Sequence[BoardRecord]) -> list[BoardView]:
    """The view of each case."""
    return [BoardView(record) for record in records]


def by_row(value: RowValue) -> Rule:
    """The rule of a mistake in the values of rows alone: `value` takes a row and the width."""

    def answer(view: BoardView) -> Case:
        return [nim_sum(value(row, view.width) for row in view.rows) != 0]

    return each(answer)
