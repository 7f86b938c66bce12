"""The staircase with the wrong stairs: those at the 2nd, 4th, ... empty block from the right are counted."""

from sys import stdin


def stairs(row):
    runs = [len(part) for part in row.split(".")][:-1]
    nim = 0
    for k, run in enumerate(reversed(runs), 1):
        if k % 2 == 0:
            nim ^= run
    return nim


def solve(tokens):
    t = next(tokens)
    while t > 0:
        t -= 1
        nim = 0
        for _ in range(next(tokens)):
            m = next(tokens)
            chesses = {next(tokens) for _ in range(m)}
            nim ^= stairs("".join("#" if c in chesses else "." for c in range(1, 21)))
        yield "YES" if nim else "NO"


print("\n".join(solve(map(int, stdin.read().split()))))
