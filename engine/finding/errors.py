"""What is wrong with a query, told with what is expected."""

from typing import Literal

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
        there = f"found {found!r}" if found else "found the end"
        super().__init__(f"column {column + 1}: expected {_EXPECTED[kind].format(after=after)}, {there}")


_EXPECTED: dict[Kind, str] = {
    "number": "a number after {after!r}, as in 'value 3'",
    "term": "something to look for, as in 'value 3', 'P' or a name",
    "close": "')'",
    "quote": "a closing quotation mark",
    "end": "the end or another term",
    "range": "a range that rises, as in '2..5'",
    "depth": "fewer parentheses within each other",
}
