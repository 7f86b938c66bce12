"""What is wrong with a query, told with what is expected."""

from collections.abc import Callable
from typing import Literal

from engine.said import Said, say

Kind = Literal["number", "term", "close", "quote", "end", "range", "depth"]


class QueryError(ValueError):
    """A query that cannot be read.

    Attributes
    ----------
    kind
        What was expected: a "number" (after `after`), a "term", the "close" of a parenthesis, the closing "quote",
        the "end", the bounds of a "range" in rising order, or less "depth" of parentheses.
    after, found
        The word before, and what stands there instead; "" for the start and the end.
    column
        Where, from 0.
    """

    def __init__(self, kind: Kind, after: str, found: str, column: int) -> None:
        self.kind, self.after, self.found, self.column = kind, after, found, column
        there = say("found {word!r}", word=found) if found else say("found the end")
        expected = _EXPECTED[kind](after)
        super().__init__(
            say("column {column}: expected {expected}, {there}", column=column + 1, expected=expected, there=there)
        )


_EXPECTED: dict[Kind, Callable[[str], Said]] = {
    "number": lambda after: say("a number after {after!r}, as in 'value 3'", after=after),
    "term": lambda _: say("something to look for, as in 'value 3', 'P' or a name"),
    "close": lambda _: say("')'"),
    "quote": lambda _: say("a closing quotation mark"),
    "end": lambda _: say("the end or another term"),
    "range": lambda _: say("a range that rises, as in '2..5'"),
    "depth": lambda _: say("fewer parentheses within each other"),
}
