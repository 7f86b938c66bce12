"""Reading HDU 1536: see `engine.formats.hdu1536`."""

from collections.abc import Iterator
from itertools import pairwise

import numpy as np

from engine.formats.base import Limit, Lines, Reading
from engine.formats.scan import Scan, StructureLostError, row_items
from engine.games.heaps_record import HeapsRecord, queries_of
from engine.games.take_rule import rule_of

NUMBERS = Limit("k", 1, 100)
TAKES = Limit("s", 1, 10_000)
QUERIES = Limit("m", 1, 100)
HEAPS = Limit("l", 1, 100)
SIZES = Limit("h", 0, 10_000)


def read(text: str) -> Reading[HeapsRecord]:
    """Read a whole text."""
    return _Reader(text).read()


class _Reader:
    """One run over a text: first the rows are walked, then what stands in them is looked at in arrays.

    A row is a count and as many items: the subtraction set of a case, or the heaps of one of its queries.
    """

    def __init__(self, text: str) -> None:
        self.scan = Scan(text)
        self.findings = self.scan.findings
        self.starts: list[int] = []
        self.ends: list[int] = []
        self.heads: list[int] = []
        # For each case the row of its set; the rows of its queries follow.
        self.first_rows: list[int] = []

    def read(self) -> Reading[HeapsRecord]:
        ended = False
        try:
            while self.scan.at < self.scan.size and not ended:
                ended = self._walk_case()
        except StructureLostError:
            ended = True
        if not ended:
            expected = f"size of the subtraction set of case {len(self.starts) + 1}, or the 0 that ends the file"
            self.findings.error(self.scan.size, "the file ends too early", expected)
        if not self.starts and not self.findings.has_errors:
            self.findings.warning(0, "there are no cases in the file")
        records = self._records()
        return Reading(records, self.findings.diagnostics(), self._case_lines)

    def _walk_case(self) -> bool:
        """Walk one case; True at the end mark."""
        scan, case = self.scan, len(self.starts) + 1
        start = scan.at
        count = scan.count(case, f"size of the subtraction set of case {case}")
        if count == 0:
            scan.warn_rest()
            return True
        self.starts.append(start)
        self.first_rows.append(len(self.heads))
        if count > NUMBERS.warned_above:
            text = f"case {case}: {count} numbers in the subtraction set, the judge's limit is {NUMBERS}"
            self.findings.warning(start, text)
        self._skip_row(case, start, count, "number {} of the subtraction set")
        self._walk_queries(case)
        self.ends.append(scan.at)
        return False

    def _walk_queries(self, case: int) -> None:
        scan = self.scan
        at = scan.at
        queries = scan.count(case, f"number of queries of case {case}")
        if not QUERIES.low <= queries <= QUERIES.warned_above:
            self.findings.warning(at, f"case {case}: {queries} queries, the judge's limit is {QUERIES}")
        warned = False
        for query in range(1, queries + 1):
            head = scan.at
            count = scan.count(case, f"number of heaps of query {query}")
            if not (warned or HEAPS.low <= count <= HEAPS.warned_above):
                warned = True
                text = f"case {case}: query {query} has {count} heaps, the judge's limit is {HEAPS}"
                self.findings.warning(head, text)
            self._skip_row(case, head, count, f"heap {{}} of query {query}")

    def _skip_row(self, case: int, head: int, count: int, item: str) -> None:
        """Go behind a row; lose the structure if the file ends within it, naming the item that is missing first."""
        self.heads.append(head)
        self.scan.at = head + 1 + count
        if self.scan.at > self.scan.size:
            self.scan.lose(case, self.scan.size, item.format(self.scan.size - head))

    def _case_lines(self) -> Lines:
        return self.scan.case_lines(self.starts, self._all_ends())

    def _all_ends(self) -> list[int]:
        """The token behind each case; a case that was broken off reaches to the token that broke it."""
        return self.ends if len(self.ends) == len(self.starts) else [*self.ends, self.scan.at + 1]

    def _records(self) -> tuple[HeapsRecord, ...]:
        rows = _Rows(self)
        rows.note_errors()
        rows.note_limits()
        return () if self.findings.has_errors else tuple(rows.records())


class _Rows:
    """All rows of a file: row r has the items ``values[starts[r]:starts[r + 1]]``."""

    def __init__(self, reader: _Reader) -> None:
        self.reader = reader
        values, size = reader.scan.tokens.values, reader.scan.size
        heads = np.array(reader.heads, dtype=np.int64)
        # The file may end within the last row.
        lengths = np.minimum(values[heads], size - 1 - heads)
        self.tokens = row_items(heads, lengths)
        self.values = values[self.tokens]
        self.starts = np.append(0, np.cumsum(lengths))
        self.first = np.array(reader.first_rows, dtype=np.int64)
        row_count = np.diff(np.append(self.first, len(heads)))
        self.owners = np.repeat(np.arange(len(heads)), lengths)
        self.case = np.repeat(np.arange(len(self.first)), row_count)[self.owners]
        self.is_take = self.owners == self.first[self.case]

    def note_errors(self) -> None:
        """Note what is no number, and a 0 to take."""
        bad = np.flatnonzero(self.values < np.where(self.is_take, 1, 0))
        self.reader.findings.errors(self.tokens[bad], lambda i: self._bad_item(int(bad[i])))

    def _bad_item(self, item: int) -> tuple[str, str]:
        token, row, case = int(self.tokens[item]), int(self.owners[item]), int(self.case[item])
        taking_nothing = self.values[item] == 0
        problem = "a move takes at least 1" if taking_nothing else self.reader.scan.tokens.problem(token)
        ordinal = item - int(self.starts[row]) + 1
        query = row - int(self.first[case])
        what = f"heap {ordinal} of query {query}" if query else f"number {ordinal} of the subtraction set"
        return f"case {case + 1}: {problem}", what

    def note_limits(self) -> None:
        """Warn of the first number to take, and of the first heap, that is too large, in each case."""
        for limit, chosen, what in ((TAKES, self.is_take, "a subtraction of"), (SIZES, ~self.is_take, "a heap of")):
            over = np.flatnonzero(chosen & (self.values > limit.warned_above))
            for item in over[np.unique(self.case[over], return_index=True)[1]].tolist():
                text = f"case {self.case[item] + 1}: {what} {self.values[item]}, the judge's limit is {limit}"
                self.reader.findings.warning(int(self.tokens[item]), text)

    def records(self) -> Iterator[HeapsRecord]:
        """The cases, if there are no errors."""
        values = self.values.tolist()
        rows = [tuple(values[a:b]) for a, b in pairwise(self.starts.tolist())]
        for a, b in pairwise([*self.first.tolist(), len(rows)]):
            yield HeapsRecord(rule_of(rows[a]), queries_of(rows[a + 1 : b]))
