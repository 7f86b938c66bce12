"""Leaves out the last node, as if it could only be terminal: a range that ends one too early."""

import sys
from functools import cache

sys.setrecursionlimit(10**5)


def game(n, m, read):
    nxt = [set() for _ in range(n)]
    for _ in range(m):
        a = next(read)
        nxt[a].add(next(read))
    stones = [next(read) for _ in range(n)]

    @cache
    def g(u):
        s = [g(v) for v in nxt[u]]
        k = 0
        while k in s:
            k += 1
        return k

    xor = 0
    for u in range(n - 1):
        if stones[u] % 2 == 1:
            xor = xor ^ g(u)
    return xor


read = map(int, sys.stdin.read().split())
while True:
    n = next(read)
    m = next(read)
    if n == 0:
        break
    if game(n, m, read):
        print("First")
    else:
        print("Second")
