"""A chess jumps over one chess at most: with two of them in front of it, it is taken to be stuck."""

import sys
from functools import cache

sys.setrecursionlimit(100000)


@cache
def sg(row):
    after = set()
    for i in range(19):
        if row >> i & 1:
            continue
        # block i is empty (from the right): who may come here?
        for j in (i + 1, i + 2):
            if j < 20 and row >> j & 1 and (j == i + 1 or row >> (i + 1) & 1):
                after.add(sg(row ^ (1 << i) ^ (1 << j)))
    v = 0
    while v in after:
        v += 1
    return v


read = iter(map(int, sys.stdin.read().split()))
t = next(read)
while t:
    t -= 1
    x = 0
    for _ in range(next(read)):
        row = 0
        for _ in range(next(read)):
            row |= 1 << (20 - next(read))
        x ^= sg(row)
    print("YES" if x else "NO")
