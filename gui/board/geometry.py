"""Where everything on the board is, in pixels of the viewport."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF

NARROWEST, FINEST = 18, 40
"""Cells that fit the window are at least and at most so many pixels wide."""
SMALLEST, LARGEST = 12, 96
"""Cells when zoomed."""
GAP = 6
"""Between the cells of neighbouring rows."""
BRACKET = 17
"""More room below the cells where the staircase is explained."""
HEADER = 28


class Area(Enum):
    """The parts of the board."""

    CELL = auto()
    NUMBER = auto()
    VALUE = auto()
    HEADER = auto()
    OUTSIDE = auto()


@dataclass(frozen=True, slots=True)
class Hit:
    """What is at a point: its part; the index of the row from 0, -1 if none; the column from 1, 0 if none."""

    area: Area
    index: int = -1
    column: int = 0


@dataclass(frozen=True, slots=True)
class Grid:
    """The board as it lies in the viewport.

    Attributes
    ----------
    columns, rows
        How many there are.
    cell
        The side of a cell.
    explained
        Whether rows have room for brackets below their cells.
    left, values
        The widths of the row numbers and of the values, which both stay where they are when cells scroll.
    view_width, view_height
        Of the viewport.
    x, y
        How far the cells are scrolled.
    """

    columns: int
    rows: int
    cell: int
    explained: bool
    left: int
    values: int
    view_width: int
    view_height: int
    x: int = 0
    y: int = 0

    @property
    def row_height(self) -> int:
        return self.cell + GAP + (BRACKET if self.explained else 0)

    @property
    def content(self) -> tuple[int, int]:
        """Width and height of all cells."""
        return self.columns * self.cell, self.rows * self.row_height

    @property
    def room(self) -> tuple[int, int]:
        """Width and height of the part of the viewport where cells show."""
        return max(self.view_width - self.left - self.values, 1), max(self.view_height - HEADER, 1)

    @property
    def right(self) -> int:
        """Where the cells end on screen, and the values begin."""
        return self.left + min(self.content[0], self.room[0])

    @property
    def bottom(self) -> int:
        """Where the last row ends on screen."""
        return HEADER + self.content[1] - self.y

    def column_left(self, column: int) -> int:
        return self.left + (column - 1) * self.cell - self.x

    def row_top(self, index: int) -> int:
        return HEADER + index * self.row_height - self.y

    def row_rect(self, index: int) -> QRectF:
        """A row from its number to its value."""
        return QRectF(0, self.row_top(index), self.right + self.values, self.row_height)

    def cell_rect(self, index: int, column: int) -> QRectF:
        return QRectF(self.column_left(column), self.row_top(index) + GAP / 2, self.cell, self.cell)

    def cell_centre(self, index: int, column: float) -> QPointF:
        return QPointF(self.column_left(1) + (column - 0.5) * self.cell, self.row_top(index) + (GAP + self.cell) / 2)

    @property
    def cells_rect(self) -> QRectF:
        """The part of the viewport where cells show."""
        return QRectF(self.left, HEADER, self.right - self.left + 1, max(self.view_height - HEADER, 0))

    def seen_rows(self, top: float, bottom: float) -> range:
        """The indices of the rows that show between two heights of the viewport."""
        first = max(int((max(top, HEADER) - HEADER + self.y) // self.row_height), 0)
        last = min(int((bottom - HEADER + self.y) // self.row_height) + 1, self.rows)
        return range(first, max(last, first))

    def seen_columns(self) -> range:
        """The columns that show, from 1."""
        first = self.x // self.cell + 1
        last = min((self.x + self.right - self.left - 1) // self.cell + 1, self.columns)
        return range(first, last + 1)

    # The other way round

    def column_at(self, x: float) -> int:
        """The column at a place, or the nearest."""
        return min(max(int((x - self.left + self.x) // self.cell) + 1, 1), self.columns)

    def index_at(self, y: float) -> int:
        """The row at a height, or the nearest; -1 if there are no rows."""
        return min(max(int((y - HEADER + self.y) // self.row_height), 0), self.rows - 1)

    def gap_at(self, y: float) -> int:
        """The index before which a row would come to stand that is dropped at a height; `rows` for the end."""
        return min(max(round((y - HEADER + self.y) / self.row_height), 0), self.rows)

    def hit(self, point: QPointF) -> Hit:
        """What is at a point of the viewport."""
        x, y = point.x(), point.y()
        if y < HEADER:
            inside = self.left <= x < self.right
            return Hit(Area.HEADER, -1, self.column_at(x) if inside else 0)
        if not 0 <= x < self.right + self.values or y >= self.bottom or not self.rows:
            return Hit(Area.OUTSIDE)
        index = self.index_at(y)
        if x < self.left:
            return Hit(Area.NUMBER, index)
        if x >= self.right:
            return Hit(Area.VALUE, index)
        return Hit(Area.CELL, index, self.column_at(x))
