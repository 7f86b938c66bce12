"""Works the values out again and again until they settle, but stops after thirty rounds: too few for long plays."""

import sys

ROUNDS = 30


def mex(values):
    values = set(values)
    for i in range(len(values) + 1):
        if i not in values:
            return i
    return None


def settle(graph):
    g = [0] * len(graph)
    for _ in range(ROUNDS):
        new = [mex(g[v] for v in row) for row in graph]
        if new == g:
            break
        g = new
    return g


stream = map(int, sys.stdin.read().split())
for n in stream:
    graph = [[next(stream) for _ in range(next(stream))] for _ in range(n)]
    g = settle(graph)
    for m in stream:
        if m == 0:
            break
        xor = 0
        for _ in range(m):
            xor ^= g[next(stream)]
        print("WIN" if xor else "LOSE")
