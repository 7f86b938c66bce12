"""Trusts that the values repeat after smallest + largest number of the set, as they do for one or two numbers."""

import sys


def main():
    it = map(int, sys.stdin.read().split())
    for k in it:
        if k == 0:
            return
        s = [next(it) for _ in range(k)]
        period = min(s) + max(s)
        g = []
        for h in range(period):
            near = {g[h - x] for x in s if x <= h}
            g.append(next(v for v in range(k + 1) if v not in near))
        word = ""
        for _ in range(next(it)):
            nim = 0
            for _ in range(next(it)):
                nim ^= g[next(it) % period]
            word += "W" if nim else "L"
        print(word)


main()
