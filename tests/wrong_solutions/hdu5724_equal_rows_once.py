"""Keeps the rows in a set, so that equal rows count once, where they cancel each other."""

import sys


def nimber(row):
    """Runs left of every other gap, seen from the right."""
    gap, nim, k = 0, 0, 0
    for c in range(20, -1, -1):
        if c in row:
            k += 1
        else:
            if gap & 1:
                nim ^= k
            gap += 1
            k = 0
    return nim


def main():
    ints = map(int, sys.stdin.read().split())
    for _ in range(next(ints)):
        rows = set()
        for _ in range(next(ints)):
            rows.add(frozenset(next(ints) for _ in range(next(ints))))
        total = 0
        for row in rows:
            total ^= nimber(row)
        print("YES" if total else "NO")


main()
