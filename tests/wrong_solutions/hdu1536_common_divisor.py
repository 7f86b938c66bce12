"""Divides by the greatest common divisor of the set, and takes heaps that it does not divide for lost, where the rest
of the division is only what stays behind.
"""

import sys
from functools import reduce
from math import gcd


def main():
    it = map(int, sys.stdin.read().split())
    while k := next(it):
        s = [next(it) for _ in range(k)]
        d = reduce(gcd, s)
        s = sorted({x // d for x in s})
        g = [0]
        ans = []
        for _ in range(next(it)):
            nim = 0
            for _ in range(next(it)):
                h = next(it)
                if h % d:
                    continue
                h //= d
                while len(g) <= h:
                    top = len(g)
                    opts = {g[top - x] for x in s if x <= top}
                    v = 0
                    while v in opts:
                        v += 1
                    g.append(v)
                nim ^= g[h]
            ans.append("W" if nim else "L")
        print("".join(ans))


main()
