"""Finds the period in the first values behind 1000, right so far, but forgets that the beginning may not repeat."""

import sys

FIRST = 2000


def mex(seen):
    m = 0
    while m in seen:
        m += 1
    return m


def beginning(s):
    g = []
    for h in range(FIRST):
        g.append(mex({g[h - x] for x in s if x <= h}))
    return g


def period_of(g):
    for p in range(1, FIRST // 4):
        if g[FIRST // 2 : FIRST - p] == g[FIRST // 2 + p :]:
            return p
    return FIRST


def main():
    tokens = iter(sys.stdin.read().split())
    while (k := int(next(tokens))) != 0:
        s = {int(next(tokens)) for _ in range(k)}
        g = beginning(s)
        p = period_of(g)
        res = []
        for _ in range(int(next(tokens))):
            x = 0
            for _ in range(int(next(tokens))):
                h = int(next(tokens))
                x ^= g[h] if h < FIRST else g[h % p]
            res.append("W" if x else "L")
        print("".join(res))


main()
