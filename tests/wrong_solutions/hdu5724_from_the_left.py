"""Counts the empty blocks from the left instead of from the right, in a staircase that is right otherwise."""

import sys


def staircase(has):
    x, empties, run = 0, 0, 0
    for c in range(1, 22):
        if c <= 20 and has[c]:
            run += 1
            continue
        if empties % 2 == 1:
            x ^= run
        empties += 1
        run = 0
    return x


data = sys.stdin.read().split()
data.reverse()
for _ in range(int(data.pop())):
    result = 0
    for _ in range(int(data.pop())):
        has = [False] * 21
        for _ in range(int(data.pop())):
            has[int(data.pop())] = True
        result ^= staircase(has)
    if result:
        print("YES")
    else:
        print("NO")
