"""Has a formula for sets of all numbers a to b, and knows such a set by its size: wrong if a number comes twice."""

import sys


def values(s, top):
    a, b = min(s), max(s)
    if len(s) == b - a + 1:
        return [h % (a + b) // a for h in range(top + 1)]
    g = []
    for h in range(top + 1):
        near = {g[h - x] for x in s if x <= h}
        v = 0
        while v in near:
            v += 1
        g.append(v)
    return g


def main():
    tokens = [int(t) for t in sys.stdin.read().split()]
    at = 0

    def take():
        nonlocal at
        count = tokens[at]
        at += 1 + count
        return tokens[at - count : at]

    while tokens[at]:
        s = take()
        at += 1
        rows = [take() for _ in range(tokens[at - 1])]
        g = values(s, max(max(r) for r in rows))
        for r in rows:
            x = 0
            for h in r:
                x ^= g[h]
            print("LW"[x > 0], end="")
        print()


main()
