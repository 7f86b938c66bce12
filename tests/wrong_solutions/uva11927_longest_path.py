"""Takes the longest play from a node for its value (as in the sample), which is not the mex."""

import sys

sys.setrecursionlimit(4000)


def longest(u, adj, d):
    if d[u] < 0:
        d[u] = max([longest(v, adj, d) + 1 for v in adj[u]], default=0)
    return d[u]


def cases(it):
    while True:
        n, m = next(it), next(it)
        if n == m == 0:
            return
        adj = [[] for _ in range(n)]
        for _ in range(m):
            a = next(it)
            adj[a] += [next(it)]
        yield adj, [next(it) for _ in range(n)]


for adj, stones in cases(map(int, sys.stdin.read().split())):
    d = [-1] * len(adj)
    xor = 0
    for u, s in enumerate(stones):
        xor ^= longest(u, adj, d) if s % 2 else 0
    print("First" if xor else "Second")
