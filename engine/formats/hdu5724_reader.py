"""Reading HDU 5724: see `engine.formats.hdu5724`."""

from array import array
from contextlib import suppress
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from engine.case_words import in_case
from engine.formats import bounds
from engine.formats.base import Limit, Lines, Reading
from engine.formats.scan import Scan, StructureLostError, row_items
from engine.games.board_record import USUAL_WIDTH, BoardRecord
from engine.games.graph_record import IntArray
from engine.said import Said, say

WIDTH = USUAL_WIDTH
CASES = Limit("T", 1, 100)
ROWS = Limit("n", 1, 1000)
CHESSES = Limit("m", 0, WIDTH)


def cases_told(count: int) -> Said:
    """What to say of so many cases."""
    return say("{count} cases, the judge's limit is {limit}", count=count, limit=str(CASES))


def rows_told(count: int) -> Said:
    """What to say of a case with so many rows."""
    return say("{count} rows, the judge's limit is {limit}", count=count, limit=str(ROWS))


def _number_of_chesses(row: int) -> Said:
    return say("number of chesses of row {row}", row=row)


def _column(chess: int, row: int) -> Said:
    return say("column of chess {chess} of row {row}", chess=chess, row=row)


def read(text: str) -> Reading[BoardRecord]:
    """Read a whole text."""
    return _Reader(text).read()


class _Reader:
    """One run over a text: first the rows are walked, then what stands in them is looked at in arrays.

    A row that announces more chesses than it has columns is an error at its count; its items are skipped.
    """

    def __init__(self, text: str) -> None:
        self.scan = Scan(text)
        self.findings = self.scan.findings
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.heads = array("q")
        self.first_rows: list[int] = []

    def read(self) -> Reading[BoardRecord]:
        with suppress(StructureLostError):
            self._walk()
        rows = _Rows(self)
        rows.note_errors()
        return Reading(rows.records(), self.findings.diagnostics(), self._case_lines)

    def _walk(self) -> None:
        scan = self.scan
        cases = self._number_of_cases()
        if cases == 0:
            self.findings.warning(0, say("there are no cases in the file"))
        elif cases > CASES.warned_above:
            self.findings.warning(0, cases_told(cases))
        for case in range(1, cases + 1):
            self._walk_case(case)
        if scan.at < scan.size:
            self.findings.warning(scan.at, say("text after the last case is ignored"))

    def _number_of_cases(self) -> int:
        scan = self.scan
        cases = scan.view[0] if scan.size else -1
        if cases < 0:
            message = scan.tokens.problem(0) if scan.size else say("the file ends too early")
            self.findings.error(0, message, say("number of cases"))
            raise StructureLostError
        scan.at = 1
        return cases

    def _walk_case(self, case: int) -> None:
        scan, start = self.scan, self.scan.at
        n = scan.count(case, lambda: say("number of rows of case {case}", case=case))
        bounds.hold(scan, bounds.CASES, case, start)
        bounds.hold(scan, bounds.ROWS, min(len(self.heads) + n, scan.size), start)
        self.starts.append(start)
        self.first_rows.append(len(self.heads))
        if not ROWS.low <= n <= ROWS.warned_above:
            self.findings.warning(start, in_case(case, rows_told(n)))
        self._walk_rows(case, n)
        self.ends.append(scan.at)

    def _walk_rows(self, case: int, n: int) -> None:
        scan, view, size, heads = self.scan, self.scan.view, self.scan.size, self.heads
        at = scan.at
        for row in range(1, n + 1):
            length = view[at] if at < size else -1
            if length < 0:
                scan.lose(case, at, _number_of_chesses(row))
            heads.append(at)
            if length > WIDTH:
                self._note_full_row(case, row, at, length)
            at += length + 1
            if at > size:
                scan.lose(case, size, _column(size - heads[-1], row))
        scan.at = at

    def _note_full_row(self, case: int, row: int, at: int, length: int) -> None:
        text = say("{count} chesses in row {row}, which has {width} columns", count=length, row=row, width=WIDTH)
        self.findings.error(at, in_case(case, text), _number_of_chesses(row))
        # A count that swallows the rest of the file is the one error to tell.
        if at + length + 1 >= self.scan.size:
            raise StructureLostError

    def _case_lines(self) -> Lines:
        return self.scan.case_lines(self.starts, self._all_ends())

    def _all_ends(self) -> list[int]:
        """The token behind each case; a case that was broken off reaches to the token that broke it."""
        if len(self.ends) == len(self.starts):
            return self.ends
        last = self.heads[-1] if len(self.heads) > self.first_rows[-1] else self.starts[-1]
        length = self.scan.view[last] if last != self.starts[-1] else 0
        return [*self.ends, last + length + 2]


class _Rows:
    """All rows of a file: row r has its chesses in ``columns[starts[r]:starts[r + 1]]``, which are at ``tokens``."""

    def __init__(self, reader: _Reader) -> None:
        self.reader = reader
        values = reader.scan.tokens.values
        heads = np.array(reader.heads, dtype=np.int64)
        lengths = np.where(values[heads] > WIDTH, 0, values[heads])
        # The file may end within the last row.
        self.lengths = np.minimum(lengths, reader.scan.size - 1 - heads)
        self.tokens = row_items(heads, self.lengths)
        self.columns = values[self.tokens]
        self.starts = np.append(0, np.cumsum(self.lengths))
        self.first = np.array(reader.first_rows, dtype=np.int64)

    def note_errors(self) -> None:
        """Note chesses in no column, and chesses in a block that is taken."""
        bad = np.flatnonzero((self.columns < 1) | (self.columns > WIDTH) | self._is_repeated())
        self.reader.findings.errors(self.tokens[bad], lambda i: self._describe(int(bad[i])))

    def _is_repeated(self) -> npt.NDArray[np.bool_]:
        """Whether a chess stands in a column that an earlier one of its row has."""
        repeated = np.zeros(len(self.columns), dtype=np.bool_)
        for row in self._rows_with_repeats().tolist():
            seen: set[int] = set()
            for item in range(self.starts[row], self.starts[row + 1]):
                column = int(self.columns[item])
                repeated[item] = column in seen
                seen.add(column)
        return repeated

    def _rows_with_repeats(self) -> IntArray:
        """The rows in which a column stands twice; and some with a column that is out of range."""
        inside = np.where((self.columns >= 1) & (self.columns <= WIDTH), self.columns, 0)
        # A sum of m powers of two has m bits exactly if they differ.
        sums = np.diff(np.append(0, np.cumsum(np.int64(1) << inside))[self.starts])
        return np.flatnonzero(np.bitwise_count(sums) != self.lengths)

    def _describe(self, item: int) -> tuple[str, str]:
        row = int(np.searchsorted(self.starts, item, side="right")) - 1
        case = int(np.searchsorted(self.first, row, side="right")) - 1
        number = row - int(self.first[case]) + 1
        expected = _column(item - int(self.starts[row]) + 1, number)
        return in_case(case + 1, self._problem(item, number)), expected

    def _problem(self, item: int, row: int) -> str:
        column = int(self.columns[item])
        if column < 0:
            return self.reader.scan.tokens.problem(int(self.tokens[item]))
        if not 1 <= column <= WIDTH:
            return say("column {column} is out of range, the columns are 1 to {width}", column=column, width=WIDTH)
        return say("two chesses in column {column} of row {row}", column=column, row=row)

    def records(self) -> tuple[BoardRecord, ...]:
        """One record a case; none if there are errors."""
        if self.reader.findings.has_errors:
            return ()
        columns = self.columns.tolist()
        rows = [tuple(columns[a:b]) for a, b in pairwise(self.starts.tolist())]
        borders = [*self.reader.first_rows, len(rows)]
        return tuple(BoardRecord(WIDTH, tuple(rows[a:b])) for a, b in pairwise(borders))
