"""Begins with a test that is right for nim only: heaps whose sizes have nim-sum 0 are taken for lost."""

import sys


def table(top):
    sub = []
    a = b = 1
    while b <= top:
        sub.append(b)
        a, b = b, a + b
    g = [0]
    for h in range(1, top + 1):
        opts = [g[h - s] for s in sub if s <= h]
        g.append(min(v for v in range(len(opts) + 1) if v not in opts))
    return g


def lost(heaps, g):
    x = y = 0
    for h in heaps:
        x ^= h
        y ^= g[h]
    return x == 0 or y == 0


def main():
    g = table(1000)
    rows = [tuple(map(int, line.split())) for line in sys.stdin]
    for row in rows[: rows.index((0, 0, 0))]:
        print("Nacci" if lost(row, g) else "Fibo")


main()
