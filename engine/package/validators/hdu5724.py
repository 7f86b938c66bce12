#!/usr/bin/env python3
"""Input validator for HDU 5724, "Chess".

Reads the input from the standard input. Exit code 42: valid. Exit code 43: not valid, and the standard error says in
which line and why.

The grammar, where each line ends with one line feed:

    T                     1 <= T <= 100 cases
    n                     1 <= n <= 1000 rows
    m p1 .. pm            n lines, 0 <= m <= 20, 1 <= p <= 20: the columns of the row's chesses, each at most once
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

VALID, INVALID = 42, 43
MOST_CASES, MOST_ROWS, COLUMNS = 100, 1000, 20
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
    (cases,) = lines.fixed(1, "the number of cases")
    lines.within(cases, 1, MOST_CASES, "the number of cases")
    for _ in range(cases):
        (rows,) = lines.fixed(1, "the number of rows")
        lines.within(rows, 1, MOST_ROWS, "the number of rows")
        for _ in range(rows):
            check_row(lines)
    if not lines.ended:
        lines.at += 1
        lines.fail("text after the last case")


def check_row(lines: Lines) -> None:
    columns = lines.counted("the columns of the chesses")
    for column in columns:
        lines.within(column, 1, COLUMNS, "the column of a chess")
    if len(set(columns)) < len(columns):
        lines.fail("two chesses in one column")


def main() -> int:
    try:
        validate(sys.stdin.buffer.read())
    except InvalidError as error:
        print(error, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
