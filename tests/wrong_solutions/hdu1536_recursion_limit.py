"""Remembered recursion from the heap downwards within Python's limit of calls: a large heap and a small number in
the set crash it.
"""

import sys


def sg(h, s, memo):
    if h in memo:
        return memo[h]
    seen = set()
    for x in s:
        if x <= h:
            seen.add(sg(h - x, s, memo))
    g = 0
    while g in seen:
        g += 1
    memo[h] = g
    return g


def main():
    tokens = (int(t) for line in sys.stdin for t in line.split())
    while (k := next(tokens)) > 0:
        s = [next(tokens) for _ in range(k)]
        memo = {}
        answer = []
        for _ in range(next(tokens)):
            nim = 0
            for _ in range(next(tokens)):
                nim ^= sg(next(tokens), s, memo)
            answer.append("W" if nim else "L")
        print(*answer, sep="")


main()
