#!/usr/bin/env python3
"""Input validator for HDU 1536 / POJ 2960 / HDU 1944, "S-Nim".

Reads the input from the standard input. Exit code 42: valid. Exit code 43: not valid, and the standard error says in
which line and why.

The grammar, where each line ends with one line feed:

    k s1 .. sk            1 <= k <= 100, 1 <= s <= 10000: what may be taken from a heap; neither sorted nor distinct
    m                     1 <= m <= 100 queries
    l h1 .. hl            m lines, 1 <= l <= 100, 0 <= h <= 10000: the heaps
    0                     ends the input, which has at least one case
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

VALID, INVALID = 42, 43
MOST_TAKES, MOST_QUERIES, MOST_HEAPS, LARGEST = 100, 100, 100, 10_000
ROW = re.compile(rb"(?:0|[1-9][0-9]{0,17})(?: (?:0|[1-9][0-9]{0,17}))*")


class InvalidError(Exception):
    """The input is not valid; the message says in which line and why."""


class Lines:
    """The lines of the input, taken one by one; each is integers with single blanks between them."""

    def __init__(self, data: bytes) -> None:
        self.lines = data.split(b"\n")
        self.at = 0
        if self.lines.pop():
            self.at = len(self.lines) + 1
            self.fail("the last line does not end with a line feed")

    def fail(self, reason: str) -> NoReturn:
        """Refuse the input because of the line that was taken last."""
        raise InvalidError(f"line {self.at}: {reason}")

    @property
    def ended(self) -> bool:
        return self.at == len(self.lines)

    def numbers(self, what: str) -> list[int]:
        """The integers of the next line."""
        self.at += 1
        if self.at > len(self.lines):
            self.fail(f"the file ends, expected {what}")
        line = self.lines[self.at - 1]
        if not ROW.fullmatch(line):
            self.fail(f"expected {what}, as integers with single blanks between them, found {ascii(line[:40])[1:]}")
        return list(map(int, line.split(b" ")))

    def fixed(self, count: int, what: str) -> list[int]:
        """The `count` integers of the next line."""
        row = self.numbers(what)
        if len(row) != count:
            self.fail(f"expected {what}, found {len(row)} integers")
        return row

    def counted(self, what: str) -> list[int]:
        """The integers of the next line behind the first, which says how many they are."""
        row = self.numbers(what)
        if row[0] != len(row) - 1:
            self.fail(f"{what}: the line promises {row[0]} of them and has {len(row) - 1}")
        return row[1:]

    def within(self, value: int, low: int, high: int, what: str) -> None:
        """Refuse a value of the last line that is not among low .. high."""
        if not low <= value <= high:
            self.fail(f"{what} is {value}, not among {low} .. {high}")


def validate(data: bytes) -> None:
    """Raise `InvalidError` unless `data` is a valid input."""
    lines = Lines(data)
    check_case(lines, lines.counted("the subtraction set"))
    while True:
        takes = lines.counted("the subtraction set, or 0")
        if not takes:
            break
        check_case(lines, takes)
    if not lines.ended:
        lines.at += 1
        lines.fail("text after the end of the input")


def check_case(lines: Lines, takes: list[int]) -> None:
    """Check the case whose first line has been taken."""
    lines.within(len(takes), 1, MOST_TAKES, "the size of the subtraction set")
    for take in takes:
        lines.within(take, 1, LARGEST, "a number of the subtraction set")
    (queries,) = lines.fixed(1, "the number of queries")
    lines.within(queries, 1, MOST_QUERIES, "the number of queries")
    for _ in range(queries):
        heaps = lines.counted("the heaps of a query")
        lines.within(len(heaps), 1, MOST_HEAPS, "the number of heaps")
        for heap in heaps:
            lines.within(heap, 0, LARGEST, "a heap")


def main() -> int:
    try:
        validate(sys.stdin.buffer.read())
    except InvalidError as error:
        print(error, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
