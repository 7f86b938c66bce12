#!/usr/bin/env python3
"""Solution of HDU 5724, "Chess".

Cut a row at its empty blocks into runs of chesses, some of them of length 0. A move takes a chess with those on its
right over the next empty block: the run gives any number of its chesses, at least one, to the run behind that block.
That is staircase nim: only every other run counts, beginning with the one directly left of the last empty block, and
the row's value is the XOR of the lengths of these runs. What stands right of the last empty block is stuck.
"""

from __future__ import annotations

import sys

COLUMNS = 20
BLOCK = {str(column).encode(): 1 << (COLUMNS - column) for column in range(1, COLUMNS + 1)}


def solve(data: bytes) -> str:
    """The answers to an input."""
    tokens = data.split()
    known: dict[int, int] = {}
    answers: list[str] = []
    at = 1
    for _ in range(int(tokens[0])):
        rows = int(tokens[at])
        at += 1
        total = 0
        for _ in range(rows):
            end = at + 1 + int(tokens[at])
            row = sum(map(BLOCK.__getitem__, tokens[at + 1 : end]))
            if row not in known:
                known[row] = row_value(row)
            total ^= known[row]
            at = end
        answers.append("YES\n" if total else "NO\n")
    return "".join(answers)


def row_value(row: int) -> int:
    """The Grundy value of a row, given as bits: a bit a block, column 1 the highest, 1 where a chess stands."""
    blocks = format(row, "020b")
    value = 0
    for run in blocks.split("0")[-2::-2]:
        value ^= len(run)
    return value


def main() -> None:
    sys.stdout.write(solve(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
