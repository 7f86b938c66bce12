"""Plain recursion over the set for each heap, nothing remembered: exponential in the heap."""

import sys


def grundy(n, s):
    values = set()
    for x in s:
        if n - x >= 0:
            values.add(grundy(n - x, s))
    i = 0
    while i in values:
        i += 1
    return i


data = iter(sys.stdin.read().split())
while True:
    k = int(next(data))
    if k == 0:
        break
    s = [int(next(data)) for _ in range(k)]
    m = int(next(data))
    for _ in range(m):
        x = 0
        for _ in range(int(next(data))):
            x ^= grundy(int(next(data)), s)
        print("W" if x else "L", end="")
    print()
