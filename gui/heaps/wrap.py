"""Which cell of a table a size stands in: in rows of the width there is, or so that a period can be seen."""

from dataclasses import dataclass

from engine.solve.period import Period


@dataclass(frozen=True, slots=True)
class Wrap:
    """The sizes 0 .. n in cells of up to `columns` columns.

    Without a period, row after row. With one, the sizes before it come first, in rows of their own; after that each row
    holds as many whole periods as fit, so that equal values stand below each other. Where not one fits, each period
    begins a new row.
    """

    n: int
    columns: int
    period: Period | None = None

    @property
    def start(self) -> int:
        """Where the periodic part begins."""
        return min(self.period.preperiod, self.n + 1) if self.period else 0

    @property
    def block(self) -> int:
        """How many sizes go together: those of a row, or of a period that takes several rows."""
        if self.period is None:
            return self.columns
        length = self.period.length
        return length * (self.columns // length) if length <= self.columns else length

    @property
    def periods_a_row(self) -> int:
        """How many periods stand beside each other; 0 where there is none or it takes several rows."""
        return self.columns // self.period.length if self.period else 0

    @property
    def block_rows(self) -> int:
        return -(-self.block // self.columns)

    @property
    def head_rows(self) -> int:
        """Rows of the sizes before the periodic part."""
        return -(-self.start // self.columns)

    @property
    def rows(self) -> int:
        left = self.n + 1 - self.start
        full, rest = divmod(left, self.block)
        return self.head_rows + full * self.block_rows + -(-rest // self.columns)

    def cell(self, size: int) -> tuple[int, int]:
        """Row and column of a size."""
        if size < self.start:
            return divmod(size, self.columns)
        block, place = divmod(size - self.start, self.block)
        row, column = divmod(place, self.columns)
        return self.head_rows + block * self.block_rows + row, column

    def row_sizes(self, row: int) -> range:
        """The sizes in a row."""
        if row < self.head_rows:
            first = row * self.columns
            return range(first, min(first + self.columns, self.start))
        block, line = divmod(row - self.head_rows, self.block_rows)
        first = self.start + block * self.block + line * self.columns
        end = min(first + self.columns, self.start + (block + 1) * self.block)
        return range(first, min(end, self.n + 1))

    def begins_period(self, row: int) -> bool:
        """Whether a row begins a period that takes several rows."""
        return self.period is not None and row >= self.head_rows and (row - self.head_rows) % self.block_rows == 0

    def size_at(self, row: int, column: int) -> int | None:
        """The size in a cell; None where the cell is empty."""
        if not 0 <= row < self.rows or column < 0:
            return None
        sizes = self.row_sizes(row)
        return sizes[column] if column < len(sizes) else None
