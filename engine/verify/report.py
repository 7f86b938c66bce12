"""What came of comparing a program's output with the judge's answers: an entry for each query, and all else found."""

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from typing import NamedTuple

from engine.diagnostics import Diagnostic


class Status(Enum):
    """How a query is answered: with the judge's word, with the other word, not at all, or with neither word."""

    RIGHT = "right"
    WRONG = "wrong"
    MISSING = "missing"
    MALFORMED = "malformed"


class Answer(NamedTuple):
    """The answer to one query.

    Attributes
    ----------
    case, query
        Which one, counted from 0.
    status
        How it is answered.
    wins
        The truth: whether the first player wins.
    says
        What the output claims: whether the first player wins; None if the answer is missing or malformed.
    expected, found
        The judge's word, and the text that stands in its place; `found` is "" if it is missing.
    line, column
        Where `found` starts in the output, from 1; 0 if it is missing.
    input_line, input_column
        Where the query starts in the input, from 1; 0 where that is not known. If only the lines of the cases are
        known, the first line of the case and column 0.
    """

    case: int
    query: int
    status: Status
    wins: bool
    says: bool | None
    expected: str
    found: str
    line: int = 0
    column: int = 0
    input_line: int = 0
    input_column: int = 0


class Extra(NamedTuple):
    """Output that answers no query: where it starts, from 1, what it is, and whether it would claim a win.

    `says` is None where `text` is none of the judge's words.
    """

    line: int
    column: int
    text: str
    says: bool | None = None


class Counts(NamedTuple):
    """How many answers there are of each status, and how much extra output."""

    right: int
    wrong: int
    missing: int
    malformed: int
    extra: int

    @property
    def total(self) -> int:
        """The number of queries."""
        return self.right + self.wrong + self.missing + self.malformed


@dataclass(frozen=True)
class Report:
    """The whole comparison.

    Attributes
    ----------
    answers
        One for each query of each case, in their order.
    extra
        What stands in the output beyond that.
    warnings
        What is odd but not wrong: letter case, spacing; each kind told once, at its first place in the output.
    said
        What the output claims, answer by answer in its own order, the extra ones as well; None for a malformed one.
    more_extra
        How much extra output there is beyond `extra` and `said`, which hold only the first of very much.
    """

    answers: tuple[Answer, ...]
    extra: tuple[Extra, ...] = ()
    warnings: tuple[Diagnostic, ...] = ()
    said: tuple[bool | None, ...] = ()
    more_extra: int = 0

    @property
    def ok(self) -> bool:
        """Whether all answers are right and nothing is left over."""
        counts = self.counts
        return counts.right == counts.total and not counts.extra

    @cached_property
    def counts(self) -> Counts:
        """How many answers there are of each status."""
        found = Counter(answer.status for answer in self.answers)
        right, wrong, missing, malformed = (found[status] for status in Status)
        return Counts(right, wrong, missing, malformed, len(self.extra) + self.more_extra)

    @cached_property
    def failures(self) -> tuple[int, ...]:
        """The indices in `answers` of those that are not right, in their order."""
        return tuple(i for i, answer in enumerate(self.answers) if answer.status is not Status.RIGHT)

    @cached_property
    def _starts(self) -> dict[int, int]:
        starts: dict[int, int] = {}
        for i, answer in enumerate(self.answers):
            starts.setdefault(answer.case, i)
        return starts

    def answer(self, case: int, query: int) -> Answer:
        """The answer to a query, both counted from 0. Raises KeyError if there is no such query."""
        index = self._starts[case] + query
        if query < 0 or index >= len(self.answers) or self.answers[index].case != case:
            raise KeyError((case, query))
        return self.answers[index]
