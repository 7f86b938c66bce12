"""Reading HDU 1848: see `engine.formats.hdu1848`."""

from functools import partial

import numpy as np

from engine.formats import bounds
from engine.formats.base import Limit, Lines, Reading, beyond
from engine.formats.scan import Scan
from engine.games.graph_record import IntArray
from engine.games.heaps_record import HeapRows, HeapsRecord
from engine.games.take_rule import FIBONACCI
from engine.said import Said, say

SIZES = Limit("m, n, p", 1, 1000)


def read(text: str) -> Reading[HeapsRecord]:
    """Read a whole text."""
    return _Reader(text).read()


class _Reader:
    """One run over a text, all in arrays: where a number stands tells what it is."""

    def __init__(self, text: str) -> None:
        self.scan = Scan(text)
        self.findings = self.scan.findings
        self.values = self.scan.tokens.values

    def read(self) -> Reading[HeapsRecord]:
        size = self.scan.size
        end = self._end_mark()
        items = size if end is None else end
        self._note_bad_items(items)
        if end is not None:
            self.scan.at = end + 3
            self.scan.warn_rest()
        else:
            # Whatever is a list of numbers would be such a file, were it not for its end.
            heap = _expected(size)
            expected = heap if size % 3 else say("{heap}, or the 0 0 0 that ends the file", heap=heap)
            self.findings.error(size, say("the file ends too early"), expected)
        self._note_limits(items)
        too_many = bounds.QUERIES.over(items // 3)
        if too_many:
            self.findings.error(0, too_many, shows_token=False)
        if not items and not self.findings.has_errors:
            self.findings.warning(0, say("there are no queries in the file"))
        return Reading(self._records(items), self.findings.diagnostics(), partial(self._case_lines, items))

    def _case_lines(self, items: int) -> Lines:
        return self.scan.case_lines([0], [items]) if items else ()

    def _end_mark(self) -> int | None:
        """The first token of the 0 0 0 that ends the file, or None."""
        first, second, third = (self.values[i : self.scan.size // 3 * 3 : 3] for i in range(3))
        ends = np.flatnonzero((first | second | third) == 0)
        return 3 * int(ends[0]) if len(ends) else None

    def _note_bad_items(self, items: int) -> None:
        bad = np.flatnonzero(self.values[:items] < 0)

        def describe(i: int) -> tuple[str, str]:
            token = int(bad[i])
            return self.scan.tokens.problem(token), _expected(token)

        self.findings.errors(bad, describe)

    def _note_limits(self, items: int) -> None:
        """Warn of the first heap that is too large, and of the first that is empty."""
        values = self.values[:items]
        for tokens in (np.flatnonzero(values > SIZES.warned_above), np.flatnonzero(values == 0)):
            self._warn_first(tokens)

    def _warn_first(self, tokens: IntArray) -> None:
        if len(tokens):
            token = int(tokens[0])
            what = beyond(say("a heap of {size}", size=int(self.values[token])), SIZES)
            self.findings.warning(token, say("query {query}: {what}", query=token // 3 + 1, what=what))

    def _records(self, items: int) -> tuple[HeapsRecord, ...]:
        if self.findings.has_errors or not items:
            return ()
        return (HeapsRecord.of_rows(FIBONACCI, HeapRows.of_width(self.values[:items], 3)),)


def _expected(token: int) -> Said:
    return say("heap {item} of query {query}", item=token % 3 + 1, query=token // 3 + 1)
