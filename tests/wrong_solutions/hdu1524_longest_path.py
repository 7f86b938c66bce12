"""Takes the length of the longest play from a position for its value (1 + max instead of mex)."""

import sys
from collections import deque


def lengths(n, nxt):
    prev = [[] for _ in range(n)]
    deg = [0] * n
    for u in range(n):
        for v in nxt[u]:
            prev[v].append(u)
            deg[u] += 1
    q = deque(u for u in range(n) if deg[u] == 0)
    far = [0] * n
    while q:
        v = q.popleft()
        for u in prev[v]:
            far[u] = max(far[u], far[v] + 1)
            deg[u] -= 1
            if deg[u] == 0:
                q.append(u)
    return far


def main():
    a = list(map(int, sys.stdin.read().split()))
    a.reverse()
    while a:
        n = a.pop()
        if n == 0:
            return
        nxt = [[a.pop() for _ in range(a.pop())] for _ in range(n)]
        far = lengths(n, nxt)
        while a and (m := a.pop()):
            nim = 0
            for _ in range(m):
                nim ^= far[a.pop()]
            print("WIN" if nim else "LOSE")


if __name__ == "__main__":
    main()
