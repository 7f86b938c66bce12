"""Searches who wins for three heaps at once, with a table of triples: right for small heaps, too slow for others."""

import sys

sys.setrecursionlimit(1000000)

FIB = [987, 610, 377, 233, 144, 89, 55, 34, 21, 13, 8, 5, 3, 2, 1]
known = {}


def wins(heaps):
    heaps = tuple(sorted(heaps))
    if heaps not in known:
        known[heaps] = any(not wins(after) for after in moves(heaps))
    return known[heaps]


def moves(heaps):
    for i, h in enumerate(heaps):
        for f in FIB:
            if f <= h:
                yield (*heaps[:i], h - f, *heaps[i + 1 :])


def main():
    it = map(int, sys.stdin.read().split())
    while any(heaps := (next(it), next(it), next(it))):
        print("Fibo" if wins(heaps) else "Nacci")


main()
