#!/usr/bin/env python3
"""Solution of UVA 11927, "Games Are Important".

A node's Grundy value is the least non-negative integer that none of its followers has; stones move independently, so
the first player wins if and only if the XOR of the values under the stones is not 0 (Sprague 1935, Grundy 1939). Two
stones on one node cancel out: only nodes with an odd number of them count. O(nodes + moves) a case.
"""

from __future__ import annotations

import sys


def solve(data: bytes) -> str:
    """The answers to an input."""
    numbers = list(map(int, data.split()))
    answers: list[str] = []
    at = 0
    while True:
        n, m = numbers[at : at + 2]
        if n == 0:
            return "".join(answers)
        moves = at + 2
        stones = moves + 2 * m
        at = stones + n
        followers: list[list[int]] = [[] for _ in range(n)]
        for i in range(moves, stones, 2):
            followers[numbers[i]].append(numbers[i + 1])
        values = grundy_values(followers)
        total = 0
        for node in range(n):
            if numbers[stones + node] % 2:
                total ^= values[node]
        answers.append("First\n" if total else "Second\n")


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
