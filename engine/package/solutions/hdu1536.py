#!/usr/bin/env python3
"""Solution of HDU 1536 / POJ 2960 / HDU 1944, "S-Nim".

A heap's Grundy value is the least non-negative integer that no heap has which it can become; the first player wins if
and only if the XOR of the heaps' values is not 0. The heaps of one value are found together, value after value: going
up through the heaps that have none yet, each one that is met has this value, and the heaps that can become it, a shift
of the set, do not. With sets as the bits of large integers a case takes one shift and one OR for each heap size.
"""

from __future__ import annotations

import sys


def solve(data: bytes) -> str:
    """The answers to an input."""
    numbers = list(map(int, data.split()))
    answers: list[str] = []
    at = 0
    while numbers[at]:
        at, takes = row(numbers, at)
        queries = []
        at += 1
        for _ in range(numbers[at - 1]):
            at, heaps = row(numbers, at)
            queries.append(heaps)
        values = grundy_values(takes, max(map(max, queries)))
        answers.append("".join(map(letter, [[values[heap] for heap in heaps] for heaps in queries])))
    return "".join(line + "\n" for line in answers)


def row(numbers: list[int], at: int) -> tuple[int, list[int]]:
    """Where the numbers go on behind a row, which starts with its length, and the row."""
    end = at + 1 + numbers[at]
    return end, numbers[at + 1 : end]


def letter(values: list[int]) -> str:
    total = 0
    for value in values:
        total ^= value
    return "W" if total else "L"


def grundy_values(takes: list[int], largest: int) -> list[int]:
    """The Grundy values of the heaps 0 .. largest."""
    everything = (1 << (largest + 1)) - 1
    moves = sum(1 << take for take in set(takes) if take <= largest)
    values = [0] * (largest + 1)
    left = everything
    value = 0
    while left:
        free, later = left, 0
        while free:
            heap = (free & -free).bit_length() - 1
            values[heap] = value
            reaching = (moves << heap) & left
            later |= reaching
            free &= ~(reaching | (1 << heap))
        left = later
        value += 1
    return values


def main() -> None:
    sys.stdout.write(solve(sys.stdin.buffer.read()))


if __name__ == "__main__":
    main()
