#!/usr/bin/env python3
"""Input validator for UVA 11927, "Games Are Important".

Reads the input from the standard input. Exit code 42: valid. Exit code 43: not valid, and the standard error says in
which line and why.

The grammar, where each line ends with one line feed:

    n m                   1 <= n <= 1000, 0 <= m <= 10000; nodes are 0 .. n-1
    a b                   m lines: a move from a to b; no move leads to itself, none closes a cycle
    s                     n lines, 0 <= s <= 1000: the stones on node i
                          an empty line
    0 0                   ends the input, which has at least one case
"""

from __future__ import annotations

import re
import sys
from typing import NoReturn

VALID, INVALID = 42, 43
MOST_NODES, MOST_MOVES, MOST_STONES = 1000, 10_000, 1000
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
    n, m = lines.fixed(2, "the numbers of nodes and moves")
    check_case(lines, n, m)
    while True:
        n, m = lines.fixed(2, "the numbers of nodes and moves, or 0 0")
        if n == m == 0:
            break
        check_case(lines, n, m)
    if not lines.ended:
        lines.at += 1
        lines.fail("text after the end of the input")


def check_case(lines: Lines, n: int, m: int) -> None:
    """Check the case whose first line has been taken."""
    lines.within(n, 1, MOST_NODES, "the number of nodes")
    lines.within(m, 0, MOST_MOVES, "the number of moves")
    followers: list[list[int]] = [[] for _ in range(n)]
    for _ in range(m):
        a, b = lines.fixed(2, "the two ends of a move")
        lines.within(a, 0, n - 1, "the start of a move")
        lines.within(b, 0, n - 1, "the end of a move")
        if a == b:
            lines.fail(f"a move from node {a} to itself")
        followers[a].append(b)
    if not is_acyclic(followers):
        lines.fail("the moves that end here form a cycle")
    for node in range(n):
        (stones,) = lines.fixed(1, f"the stones on node {node}")
        lines.within(stones, 0, MOST_STONES, f"the number of stones on node {node}")
    lines.blank()


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
