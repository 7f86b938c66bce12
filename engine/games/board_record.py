"""A case of the board as plain frozen data: what readers produce, writers take, and files and the clipboard keep."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

Columns: TypeAlias = tuple[int, ...]
"""The columns of the chesses of one row, counted from 1 at the left, in the order in which they were written."""

USUAL_WIDTH = 20
WIDEST = 1000
"""The largest width that a board may have; the theory knows no bound, the window does."""


class BoardQuery(NamedTuple):
    """The one question that a board asks: who wins it. It is there so that all games have queries."""

    key: int = 0
    name: str = ""


WHOLE_BOARD = BoardQuery()


@dataclass(frozen=True, slots=True)
class BoardRecord:
    """A board of rows that all have the same width.

    Parameters
    ----------
    width
        The number of columns, 1 to `WIDEST`.
    rows
        The columns of each row's chesses, among 1 .. width and distinct within a row.
    name
        The name of the case, or "".
    """

    width: int = USUAL_WIDTH
    rows: tuple[Columns, ...] = ()
    name: str = ""

    @property
    def queries(self) -> tuple[BoardQuery, ...]:
        """The board as the one query of the case."""
        return (WHOLE_BOARD,)

    @property
    def n(self) -> int:
        """The number of rows."""
        return len(self.rows)
