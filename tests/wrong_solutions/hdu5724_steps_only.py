"""A chess steps to the block beside it, if that is empty, and never jumps: then all depends on a parity."""

import sys


def steps(columns):
    """How many steps there are until all chesses of the row stand at its end."""
    goal = 20
    count = 0
    for c in sorted(columns, reverse=True):
        count += goal - c
        goal -= 1
    return count


def main():
    it = iter(sys.stdin.read().split())
    for _ in range(int(next(it))):
        total = 0
        for _ in range(int(next(it))):
            m = int(next(it))
            total += steps([int(next(it)) for _ in range(m)])
        print("YES" if total % 2 else "NO")


main()
