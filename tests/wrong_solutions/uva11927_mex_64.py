"""Marks for the mex with 64 places: values from 64 on crash it."""

import sys

sys.setrecursionlimit(5000)


def sg(u):
    if f[u] != -1:
        return f[u]
    mark = [0] * 64
    for v in e[u]:
        mark[sg(v)] = 1
    f[u] = mark.index(0)
    return f[u]


a = [int(x) for x in sys.stdin.read().split()]
k = 0
while a[k] or a[k + 1]:
    n, m = a[k], a[k + 1]
    k += 2
    e = [[] for _ in range(n)]
    for _ in range(m):
        e[a[k]].append(a[k + 1])
        k += 2
    f = [-1] * n
    r = 0
    for u in range(n):
        if a[k + u] % 2 == 1:
            r ^= sg(u)
    k += n
    print("First" if r else "Second")
