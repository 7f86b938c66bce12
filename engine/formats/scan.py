"""A walk through the tokens of a text: counts are taken one by one, the items that they announce are skipped.

The walk settles the structure; afterwards all items of the file are gathered and looked at in one array.
"""

from collections.abc import Callable, Sequence

import numpy as np

from engine.case_words import in_case
from engine.formats.findings import Findings
from engine.formats.reader import Tokens
from engine.games.graph_record import IntArray
from engine.said import say

_LONG_ROW = 500
"""From so many items a row on, rows are copied one by one; shorter ones are gathered in one go."""


class StructureLostError(Exception):
    """A count is missing or broken, so that nothing behind it can be told apart; the error is already noted."""


class Scan:
    """Where a reader stands in a text.

    Attributes
    ----------
    tokens, findings
        The text, and what is wrong with it.
    view
        The values of the tokens; one item of it is a Python int at once.
    at
        The index of the next token; beyond `size` when a count announced more than there is.
    """

    def __init__(self, text: str) -> None:
        self.tokens = Tokens(text)
        self.findings = Findings(self.tokens)
        self.view = memoryview(self.tokens.values.data)
        self.size = self.tokens.size
        self.at = 0

    def count(self, case: int, expected: Callable[[], str]) -> int:
        """The next token as a count, `expected()` being its name in the format; `StructureLostError` if it is none.

        The name is made only where it is told: there may be a million counts.
        """
        value = self.view[self.at] if self.at < self.size else -1
        if value < 0:
            self.lose(case, self.at, expected())
        self.at += 1
        return value

    def items(self, heads: IntArray, lengths: IntArray) -> IntArray:
        """The values of all items of rows, as `row_items` finds them."""
        values = self.tokens.values
        if len(heads) * _LONG_ROW >= int(lengths.sum()):
            return values[row_items(heads, lengths)]
        rows = zip((heads + 1).tolist(), lengths.tolist(), strict=True)
        return np.concatenate([values[first : first + length] for first, length in rows])

    def lose(self, case: int, token: int, expected: str) -> None:
        """Note that `token` is missing or no number, and raise `StructureLostError`."""
        if token >= self.size:
            self.findings.error(self.size, in_case(case, say("the file ends too early")), expected)
        else:
            self.findings.error(token, in_case(case, self.tokens.problem(token)), expected)
        raise StructureLostError

    def warn_rest(self) -> None:
        """Warn of text behind the end mark, which has just been taken."""
        if self.at < self.size:
            self.findings.warning(self.at, say("text after the end mark is ignored"))

    def case_lines(self, starts: Sequence[int], ends: Sequence[int]) -> tuple[tuple[int, int], ...]:
        """First and last line of cases from their first tokens and the tokens behind their last."""
        last = np.minimum(np.array(ends, dtype=np.int64), self.size) - 1
        first = np.array(starts, dtype=np.int64)
        return tuple(zip(self.tokens.lines(first).tolist(), self.tokens.lines(last).tolist(), strict=True))


def row_items(heads: IntArray, lengths: IntArray) -> IntArray:
    """The tokens of all items of rows: row r has its count at ``heads[r]`` and ``lengths[r]`` items behind it."""
    shift = heads + 1 - (np.cumsum(lengths) - lengths)
    return np.repeat(shift, lengths) + np.arange(int(lengths.sum()), dtype=np.int64)
