"""Counts a node only if exactly one stone is on it, where an odd number is what matters."""

import sys

sys.setrecursionlimit(100000)


def get(adj, memo, u):
    if u in memo:
        return memo[u]
    s = {get(adj, memo, v) for v in adj[u]}
    i = 0
    while i in s:
        i += 1
    memo[u] = i
    return i


tokens = list(map(int, sys.stdin.read().split()))
i = 0
while True:
    n, m = tokens[i : i + 2]
    if (n, m) == (0, 0):
        break
    i += 2
    adj = [[] for _ in range(n)]
    for a, b in zip(tokens[i : i + 2 * m : 2], tokens[i + 1 : i + 2 * m : 2], strict=True):
        adj[a].append(b)
    i += 2 * m
    memo = {}
    ans = 0
    for u, c in enumerate(tokens[i : i + n]):
        if c == 1:
            ans ^= get(adj, memo, u)
    i += n
    print("Second" if ans == 0 else "First")
