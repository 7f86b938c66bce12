"""The words of a query."""

import re
from dataclasses import dataclass

from engine.finding.errors import QueryError

_PATTERN = re.compile(
    r"""\s*(?:(?P<quoted>"[^"]*"?)|(?P<sign>[<>!=]=|<>|[<>=()≤≥≠])|(?P<range>[0-9]+\.\.[0-9]+(?![^\s()]))"""
    r"""|(?P<word>(?:(?!!=)[^\s()<>=≤≥≠"])+))""",
    re.VERBOSE,
)
LARGEST = 2**62
"""Larger numbers count as this: no position has as many of anything."""


@dataclass(frozen=True, slots=True)
class Word:
    """A word, a quoted text, a sign or a range (`kind`), as it was typed, and where it starts, from 0."""

    kind: str
    text: str
    column: int


def words_of(text: str) -> list[Word]:
    """The words of a query in order. Raises QueryError where a quotation mark is not closed."""
    found = []
    for match in _PATTERN.finditer(text):
        kind = str(match.lastgroup)
        word = Word(kind, match[kind], match.start(kind))
        if kind == "quoted" and (len(word.text) < 2 or not word.text.endswith('"')):
            raise QueryError("quote", "", word.text, word.column)
        found.append(word)
    return found


def number_of(text: str) -> int:
    """A number of ASCII digits; Python reads no more than some thousands of them."""
    return int(text) if len(text) <= 18 else LARGEST


def is_number(text: str) -> bool:
    """Whether a text is a number: ASCII digits and nothing else."""
    return text.isascii() and text.isdigit()
