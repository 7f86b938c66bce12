#!/usr/bin/env python3
"""Solution of HDU 1524 / POJ 2425, "A Chess Game".

A position's Grundy value is the least non-negative integer that none of its followers has; stones move independently,
so the first player wins if and only if the XOR of the values under the stones is not 0 (Sprague 1935, Grundy 1939).
O(positions + moves) a case.
"""

from __future__ import annotations

import sys


def solve(data: bytes) -> str:
    """The answers to an input."""
    numbers = list(map(int, data.split()))
    answers: list[str] = []
    at = 0
    while at < len(numbers) and numbers[at]:
        n = numbers[at]
        at += 1
        followers = []
        for _ in range(n):
            end = at + 1 + numbers[at]
            followers.append(numbers[at + 1 : end])
            at = end
        values = grundy_values(followers)
        while numbers[at]:
            end = at + 1 + numbers[at]
            total = 0
            for stone in numbers[at + 1 : end]:
                total ^= values[stone]
            answers.append("WIN\n" if total else "LOSE\n")
            at = end
        at += 1
    return "".join(answers)


def grundy_values(followers: list[list[int]]) -> list[int]:
    """The Grundy value of each position: a position is labelled as soon as all its followers are."""
    n = len(followers)
    predecessors: list[list[int]] = [[] for _ in range(n)]
    for position, targets in enumerate(followers):
        for target in targets:
            predecessors[target].append(position)
    waiting = [len(targets) for targets in followers]
    ready = [position for position in range(n) if not waiting[position]]
    values = [0] * n
    for position in ready:
        values[position] = mex({values[target] for target in followers[position]})
        for before in predecessors[position]:
            waiting[before] -= 1
            if not waiting[before]:
                ready.append(before)
    return values


def mex(taken: set[int]) -> int:
    """The smallest non-negative integer that is not taken."""
    value = 0
    while value in taken:
        value += 1
    return value


def main() -> None:
    sys.stdout.write(solve(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
