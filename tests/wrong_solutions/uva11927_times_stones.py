"""Multiplies a node's value by its number of stones instead of taking the number's parity."""

import sys
from functools import lru_cache, reduce
from operator import xor

sys.setrecursionlimit(20000)


def mex(values):
    return min(set(range(len(values) + 1)) - values)


def answer(n, edges, stones):
    graph = {u: [] for u in range(n)}
    for a, b in edges:
        graph[a].append(b)

    @lru_cache(None)
    def nimber(u):
        return mex({nimber(v) for v in graph[u]})

    return reduce(xor, (stones[u] * nimber(u) for u in range(n)), 0)


def main():
    it = map(int, sys.stdin.read().split())
    while True:
        n, m = next(it), next(it)
        if n + m == 0:
            return
        edges = [(next(it), next(it)) for _ in range(m)]
        stones = [next(it) for _ in range(n)]
        print("First" if answer(n, edges, stones) else "Second")


main()
