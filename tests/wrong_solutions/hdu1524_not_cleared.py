"""The table of values is made once and not cleared for the next case."""

import sys

sys.setrecursionlimit(10000)

sg = [-1] * 1001


def dfs(u, g):
    if sg[u] >= 0:
        return sg[u]
    s = {dfs(v, g) for v in g[u]}
    ret = 0
    while ret in s:
        ret += 1
    sg[u] = ret
    return ret


data = sys.stdin.read().split()
pos = 0
while pos < len(data):
    n = int(data[pos])
    pos += 1
    if n == 0:
        break
    g = []
    for _ in range(n):
        x = int(data[pos])
        g.append([int(v) for v in data[pos + 1 : pos + 1 + x]])
        pos += x + 1
    while pos < len(data):
        m = int(data[pos])
        pos += 1
        if m == 0:
            break
        result = 0
        for v in data[pos : pos + m]:
            result ^= dfs(int(v), g)
        pos += m
        print(["LOSE", "WIN"][result > 0])
