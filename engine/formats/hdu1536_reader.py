"""Reading HDU 1536: see `engine.formats.hdu1536`."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from engine.case_words import in_case
from engine.formats import bounds
from engine.formats.base import Limit, Lines, Reading, beyond
from engine.formats.scan import Scan, StructureLostError, row_items
from engine.games.graph_record import IntArray
from engine.games.heaps_record import HeapRows, HeapsRecord
from engine.games.take_rule import rule_of
from engine.said import Said, say

NUMBERS = Limit("k", 1, 100)
TAKES = Limit("s", 1, 10_000)
QUERIES = Limit("m", 1, 100)
HEAPS = Limit("l", 1, 100)
SIZES = Limit("h", 0, 10_000)


def numbers_told(count: int) -> Said:
    """What to say of a set of so many numbers."""
    return say("{count} numbers in the subtraction set, the judge's limit is {limit}", count=count, limit=str(NUMBERS))


def queries_told(count: int) -> Said:
    """What to say of a case with so many queries."""
    return say("{count} queries, the judge's limit is {limit}", count=count, limit=str(QUERIES))


def heaps_told(query: int, count: int) -> Said:
    """What to say of a query with so many heaps."""
    return say(
        "query {query} has {count} heaps, the judge's limit is {limit}", query=query, count=count, limit=str(HEAPS)
    )


def _number_of_heaps(query: int) -> Said:
    return say("number of heaps of query {query}", query=query)


def _item(query: int, item: int) -> Said:
    """The name of an item of a query, or (0) of the set."""
    if query:
        return say("heap {item} of query {query}", item=item, query=query)
    return say("number {item} of the subtraction set", item=item)


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
            expected = say(
                "size of the subtraction set of case {case}, or the 0 that ends the file", case=len(self.starts) + 1
            )
            self.findings.error(self.scan.size, say("the file ends too early"), expected)
        if not self.starts and not self.findings.has_errors:
            self.findings.warning(0, say("there are no cases in the file"))
        records = self._records()
        return Reading(records, self.findings.diagnostics(), self._case_lines)

    def _walk_case(self) -> bool:
        """Walk one case; True at the end mark."""
        scan, case = self.scan, len(self.starts) + 1
        start = scan.at
        count = scan.count(case, lambda: say("size of the subtraction set of case {case}", case=case))
        if count == 0:
            scan.warn_rest()
            return True
        bounds.hold(scan, bounds.CASES, case, start)
        self.starts.append(start)
        self.first_rows.append(len(self.heads))
        if count > NUMBERS.warned_above:
            self.findings.warning(start, in_case(case, numbers_told(count)))
        self._skip_row(case, start, count, 0)
        self._walk_queries(case)
        self.ends.append(scan.at)
        return False

    def _walk_queries(self, case: int) -> None:
        scan = self.scan
        at = scan.at
        queries = scan.count(case, lambda: say("number of queries of case {case}", case=case))
        bounds.hold(scan, bounds.QUERIES, min(len(self.heads) + queries, scan.size), at)
        if not QUERIES.low <= queries <= QUERIES.warned_above:
            self.findings.warning(at, in_case(case, queries_told(queries)))
        warned = False
        for query in range(1, queries + 1):
            head = scan.at
            count = scan.count(case, partial(_number_of_heaps, query))
            if not (warned or HEAPS.low <= count <= HEAPS.warned_above):
                warned = True
                self.findings.warning(head, in_case(case, heaps_told(query, count)))
            self._skip_row(case, head, count, query)

    def _skip_row(self, case: int, head: int, count: int, query: int) -> None:
        """Go behind the row of a query, or (0) of the set.

        Lose the structure if the file ends within it, naming the item that is missing first.
        """
        self.heads.append(head)
        self.scan.at = head + 1 + count
        if self.scan.at > self.scan.size:
            self.scan.lose(case, self.scan.size, _item(query, self.scan.size - head))

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

    def _owners(self, items: IntArray) -> tuple[IntArray, IntArray]:
        """The row and the case, from 0, of each item."""
        rows = np.searchsorted(self.starts, items, side="right") - 1
        return rows, np.searchsorted(self.first, rows, side="right") - 1

    def _are_takes(self, items: IntArray) -> npt.NDArray[np.bool_]:
        """Whether each item is a number to take, not a heap."""
        rows, cases = self._owners(items)
        are_takes: npt.NDArray[np.bool_] = rows == self.first[cases]
        return are_takes

    def note_errors(self) -> None:
        """Note what is no number, and a 0 to take."""
        low = np.flatnonzero(self.values < 1)
        bad = low[(self.values[low] < 0) | self._are_takes(low)]
        self.reader.findings.errors(self.tokens[bad], lambda i: self._bad_item(int(bad[i])))

    def _bad_item(self, item: int) -> tuple[str, str]:
        row, case = (int(owners[0]) for owners in self._owners(np.array([item])))
        taking_nothing = self.values[item] == 0
        token = int(self.tokens[item])
        problem = say("a move takes at least 1") if taking_nothing else self.reader.scan.tokens.problem(token)
        return in_case(case + 1, problem), _item(row - int(self.first[case]), item - int(self.starts[row]) + 1)

    def note_limits(self) -> None:
        """Warn of the first number to take, and of the first heap, that is too large, in each case."""
        for limit, takes in ((TAKES, True), (SIZES, False)):
            over = np.flatnonzero(self.values > limit.warned_above)
            over = over[self._are_takes(over) == takes]
            _, cases = self._owners(over)
            first = np.flatnonzero(np.diff(cases, prepend=-1))
            for item, case in zip(over[first].tolist(), cases[first].tolist(), strict=True):
                size = int(self.values[item])
                what = say("a subtraction of {size}", size=size) if takes else say("a heap of {size}", size=size)
                self.reader.findings.warning(int(self.tokens[item]), in_case(case + 1, beyond(what, limit)))

    def records(self) -> Iterator[HeapsRecord]:
        """The cases, if there are no errors."""
        for a, b in pairwise([*self.first.tolist(), len(self.starts) - 1]):
            starts = self.starts[a + 1 : b + 1]
            takes = self.values[self.starts[a] : starts[0]].tolist()
            rows = HeapRows(self.values[starts[0] : starts[-1]], starts - starts[0])
            yield HeapsRecord.of_rows(rule_of(takes), rows)
