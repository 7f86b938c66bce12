"""The moves of earlier cases stay in the lists (which are made once), so later games have moves of earlier ones."""

import sys

sys.setrecursionlimit(6000)

MAXN = 1000
edges = [[] for _ in range(MAXN)]


def dfs(u, dp):
    if dp[u] == -1:
        nim = {dfs(v, dp) for v in edges[u]}
        dp[u] = 0
        while dp[u] in nim:
            dp[u] += 1
    return dp[u]


def main():
    data = map(int, sys.stdin.read().split())
    while True:
        n, m = next(data), next(data)
        if not n and not m:
            break
        for _ in range(m):
            u, v = next(data), next(data)
            edges[u].append(v)
        dp = [-1] * MAXN
        ret = 0
        for u in range(n):
            if next(data) % 2:
                ret ^= dfs(u, dp)
        print("First" if ret > 0 else "Second")


main()
