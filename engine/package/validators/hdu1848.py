#!/usr/bin/env python3
"""Input validator for HDU 1848, "Fibonacci again and again".

Reads the input from the standard input. Exit code 42: valid. Exit code 43: not valid, and the standard error says in
which line and why.

The grammar, where each line ends with one line feed:

    m n p                 1 <= m, n, p <= 1000: three heaps
    0 0 0                 ends the input, which has at least one query
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

VALID, INVALID = 42, 43
LARGEST = 1000
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

    def within(self, value: int, low: int, high: int, what: str) -> None:
        """Refuse a value of the last line that is not among low .. high."""
        if not low <= value <= high:
            self.fail(f"{what} is {value}, not among {low} .. {high}")


def validate(data: bytes) -> None:
    """Raise `InvalidError` unless `data` is a valid input."""
    lines = Lines(data)
    check_heaps(lines, lines.fixed(3, "three heaps"))
    while True:
        heaps = lines.fixed(3, "three heaps, or 0 0 0")
        if not any(heaps):
            break
        check_heaps(lines, heaps)
    if not lines.ended:
        lines.at += 1
        lines.fail("text after the end of the input")


def check_heaps(lines: Lines, heaps: list[int]) -> None:
    for heap in heaps:
        lines.within(heap, 1, LARGEST, "a heap")


def main() -> int:
    try:
        validate(sys.stdin.buffer.read())
    except InvalidError as error:
        print(error, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
