#!/usr/bin/env python3
"""Input validator for HDU 1524 / POJ 2425, "A Chess Game".

Reads the input from the standard input. Exit code 42: valid. Exit code 43: not valid, and the standard error says in
which line and why.

The grammar, where each line ends with one line feed:

    N                     1 <= N <= 1000; positions are 0 .. N-1
    X v1 .. vX            N lines: where a move from position i leads to; no move leads to itself, none closes a cycle
    M p1 .. pM            any number of lines, 1 <= M <= 10: the stones of a query
    0                     ends the case

At least one case. Between cases stands an empty line, or between none of them. A last line "0" in place of an N is
allowed.
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

VALID, INVALID = 42, 43
MOST_POSITIONS, MOST_STONES = 1000, 10
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

    @property
    def at_blank(self) -> bool:
        """Whether the next line is an empty one."""
        return not self.ended and not self.lines[self.at]

    def blank(self) -> None:
        """Take an empty line."""
        self.at += 1
        if self.at > len(self.lines) or self.lines[self.at - 1]:
            self.fail("expected an empty line")

    def within(self, value: int, low: int, high: int, what: str) -> None:
        """Refuse a value of the last line that is not among low .. high."""
        if not low <= value <= high:
            self.fail(f"{what} is {value}, not among {low} .. {high}")


def validate(data: bytes) -> None:
    """Raise `InvalidError` unless `data` is a valid input."""
    lines = Lines(data)
    check_case(lines, lines.fixed(1, "the number of positions")[0])
    separated = lines.at_blank
    while not lines.ended:
        if separated:
            lines.blank()
        (n,) = lines.fixed(1, "the number of positions")
        if n == 0:
            break
        check_case(lines, n)
    if not lines.ended:
        lines.at += 1
        lines.fail("text after the end of the input")


def check_case(lines: Lines, n: int) -> None:
    """Check the case whose first line, with its `n`, has been taken."""
    lines.within(n, 1, MOST_POSITIONS, "the number of positions")
    followers = [out_positions(lines, position, n) for position in range(n)]
    if not is_acyclic(followers):
        lines.fail("the moves of the graph that ends here form a cycle")
    while True:
        stones = lines.counted("the stones of a query")
        if not stones:
            return
        lines.within(len(stones), 1, MOST_STONES, "the number of stones")
        for stone in stones:
            lines.within(stone, 0, n - 1, "a stone's position")


def out_positions(lines: Lines, position: int, n: int) -> list[int]:
    targets = lines.counted(f"the out-positions of position {position}")
    for target in targets:
        lines.within(target, 0, n - 1, "an out-position")
        if target == position:
            lines.fail(f"a move from position {position} to itself")
    return targets


def is_acyclic(followers: list[list[int]]) -> bool:
    """Whether no moves lead back to where they came from: positions without moves into them are taken away in turn."""
    arriving = [0] * len(followers)
    for targets in followers:
        for target in targets:
            arriving[target] += 1
    free = [position for position, count in enumerate(arriving) if not count]
    for position in free:
        for target in followers[position]:
            arriving[target] -= 1
            if not arriving[target]:
                free.append(target)
    return len(free) == len(followers)


def main() -> int:
    try:
        validate(sys.stdin.buffer.read())
    except InvalidError as error:
        print(error, file=sys.stderr)
        return INVALID
    return VALID


if __name__ == "__main__":
    sys.exit(main())
