"""Says YES as soon as one row can be won: rows are not added up to a nim-sum."""

import sys


def first_wins(row):
    gaps = 0
    count = {}
    for c in range(20, 0, -1):
        if c in row:
            count[gaps] = count.get(gaps, 0) + 1
        else:
            gaps += 1
    x = 0
    for g in count:
        x ^= count[g] if g % 2 == 1 else 0
    return x > 0


def main():
    it = map(int, sys.stdin.read().split())
    for _ in range(next(it)):
        rows = [[next(it) for _ in range(next(it))] for _ in range(next(it))]
        print("YES" if any(map(first_wins, rows)) else "NO")


main()
