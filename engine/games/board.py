"""A game on a board: rows of chesses, each chess moving to the nearest empty block on its right (HDU 5724).

A row has an identity (an integer that never changes and is never used again) and an index 0 .. n-1 (its place on the
board, which shifts when an earlier row goes). "Row" without "index" means the identity. Columns count from 1.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.games.board_record import USUAL_WIDTH, WHOLE_BOARD, BoardQuery, Columns
from engine.sg import Outcome, outcome
from engine.solve import staircase
from engine.solve.staircase import Run


class Row(NamedTuple):
    """A row as it stands: its chesses in the order of the file, the same as an integer, and its Grundy value."""

    columns: Columns
    mask: int
    value: int


class RowMove(NamedTuple):
    """One chess moved within its row; `leaves` is the nim-sum after it, and 0 there wins."""

    row: int
    source: int
    target: int
    leaves: int


class Component(NamedTuple):
    """A row as a part of the sum: its identity, what a person calls it, and its value."""

    row: int
    title: str
    value: int


class BoardGame:
    """The board of a case; the Grundy values are right after every edit.

    It is changed only by the frozen changes of `engine.games.board_changes`, which can all be taken back.
    """

    def __init__(self, width: int = USUAL_WIDTH) -> None:
        self._width = width
        self._rows: dict[int, Row] = {}
        self._listed: list[int] = []
        self._index: dict[int, int] | None = {}
        self._nim_sum = 0
        self._next_key = 0

    # Identity

    def new_key(self) -> int:
        """A number that no row of this game has had."""
        key = self._next_key
        self._next_key += 1
        return key

    @property
    def queries(self) -> list[BoardQuery]:
        """The board as the one query of the case."""
        return [WHOLE_BOARD]

    def query(self, key: int) -> BoardQuery:
        """The query of that key. Raises KeyError if there is none."""
        if key != WHOLE_BOARD.key:
            raise KeyError(key)
        return WHOLE_BOARD

    # Rows

    @property
    def width(self) -> int:
        """The number of columns."""
        return self._width

    @property
    def n(self) -> int:
        """The number of rows."""
        return len(self._listed)

    @property
    def rows(self) -> list[int]:
        """All rows by index. Do not change it."""
        return self._listed

    def row(self, row: int) -> Row:
        """A row as it stands. Raises KeyError if there is none such."""
        return self._rows[row]

    def columns(self, row: int) -> Columns:
        """The columns of a row's chesses, in the order of the file. Raises KeyError if there is no such row."""
        return self._rows[row].columns

    def index_of(self, row: int) -> int:
        """The index 0 .. n-1 of a row. Raises KeyError if there is none such."""
        if self._index is None:
            self._index = {r: i for i, r in enumerate(self._listed)}
        return self._index[row]

    def __contains__(self, row: int) -> bool:
        return row in self._rows

    def title(self, row: int) -> str:
        """What a person calls the row: its number on the board, from 1."""
        return str(self.index_of(row) + 1)

    def has_chess(self, row: int, column: int) -> bool:
        """Whether a chess stands there; False outside the columns."""
        return column >= 1 and bool(self._rows[row].mask >> (column - 1) & 1)

    # Values

    def value(self, row: int) -> int:
        """The Grundy value of a row."""
        return self._rows[row].value

    def runs(self, row: int) -> list[Run]:
        """The runs of chesses of a row from left to right; the XOR of the lengths of those that count is its value."""
        return staircase.runs(self._rows[row].mask, self._width)

    @property
    def nim_sum(self) -> int:
        """The nim-sum of all rows, kept up to date by the edits."""
        return self._nim_sum

    @property
    def outcome(self) -> Outcome:
        return outcome(self._nim_sum)

    def components(self) -> Iterator[Component]:
        """The rows as the parts of the sum, by index."""
        return (Component(row, str(i), self._rows[row].value) for i, row in enumerate(self._listed, 1))

    # Moves

    def landing(self, row: int, column: int) -> int | None:
        """Where the chess in that column would jump; None if it cannot. Raises ValueError if there is no chess."""
        return staircase.landing(self._rows[row].mask, self._width, column)

    def legal_moves(self, rows: Sequence[int] | None = None) -> Iterator[RowMove]:
        """Every move of one chess, by row and then by column; in all rows, or only in those given."""
        for row in self._listed if rows is None else rows:
            for source, target, turns in staircase.jumps(self._rows[row].mask, self._width):
                yield RowMove(row, source, target, self._nim_sum ^ turns)

    def winning_moves(self, rows: Sequence[int] | None = None) -> Iterator[RowMove]:
        """The legal moves that leave nim-sum 0: on the whole board there is one if and only if the nim-sum is not 0."""
        if not self._nim_sum:
            return
        for row in self._listed if rows is None else rows:
            for source, target, _ in staircase.winning_jumps(self._rows[row].mask, self._width, self._nim_sum):
                yield RowMove(row, source, target, 0)

    # For changes only: nothing is checked here

    def insert(self, index: int, row: int, columns: Columns) -> None:
        """Put a new row at `index`. For changes only."""
        self._next_key = max(self._next_key, row + 1)
        if index == len(self._listed) and self._index is not None:
            self._index[row] = index
        else:
            self._index = None
        self._listed.insert(index, row)
        self._put(row, columns)

    def discard(self, index: int) -> None:
        """Take away the row at `index`. For changes only."""
        row = self._listed.pop(index)
        self._index = None
        self._nim_sum ^= self._rows.pop(row).value

    def replace(self, row: int, columns: Columns) -> None:
        """Give a row other chesses. For changes only."""
        self._nim_sum ^= self._rows[row].value
        self._put(row, columns)

    def reorder(self, before: Sequence[int], after: Sequence[int]) -> None:
        """Take the rows at the indices `before` (rising) out and put them in at `after` (rising). For changes only."""
        taken = [self._listed[index] for index in before]
        out = set(before)
        self._listed = [row for index, row in enumerate(self._listed) if index not in out]
        for index, row in zip(after, taken, strict=True):
            self._listed.insert(index, row)
        self._index = None

    def resize(self, width: int) -> None:
        """Give all rows another width. For changes only."""
        self._width = width
        self._nim_sum = 0
        for row in self._listed:
            self._put(row, self._rows[row].columns)

    def _put(self, row: int, columns: Columns) -> None:
        mask = staircase.mask_of(columns)
        value = staircase.value(mask, self._width)
        self._rows[row] = Row(columns, mask, value)
        self._nim_sum ^= value
