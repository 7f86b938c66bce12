#!/usr/bin/env python3
"""Solution of HDU 1848, "Fibonacci again and again".

A heap's Grundy value is the least non-negative integer that no heap has which is left after a Fibonacci number has been
taken; the first player wins if and only if the XOR of the three values is not 0. One table of 1000 values serves all.
"""

from __future__ import annotations

import sys

LARGEST = 1000


def solve(data: bytes) -> str:
    """The answers to an input."""
    numbers = list(map(int, data.split()))
    values = grundy_values(LARGEST)
    answers: list[str] = []
    for at in range(0, len(numbers), 3):
        m, n, p = numbers[at : at + 3]
        if m == n == p == 0:
            break
        answers.append("Fibo\n" if values[m] ^ values[n] ^ values[p] else "Nacci\n")
    return "".join(answers)


def grundy_values(largest: int) -> list[int]:
    """The Grundy values of the heaps 0 .. largest."""
    takes = [1, 2]
    while takes[-1] + takes[-2] <= largest:
        takes.append(takes[-1] + takes[-2])
    values: list[int] = []
    for heap in range(largest + 1):
        values.append(mex({values[heap - take] for take in takes if take <= heap}))
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
