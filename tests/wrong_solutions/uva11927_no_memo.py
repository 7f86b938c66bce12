"""Values by plain recursion from each node with a stone, nothing remembered: exponential on ladders."""

import sys


def sg(u, nxt):
    used = set()
    for v in nxt.get(u, ()):
        used.add(sg(v, nxt))
    k = 0
    while k in used:
        k += 1
    return k


def main():
    rd = sys.stdin.read().split()[::-1]
    while True:
        n, m = int(rd.pop()), int(rd.pop())
        if n == m == 0:
            break
        nxt = {}
        for _ in range(m):
            a = int(rd.pop())
            nxt.setdefault(a, []).append(int(rd.pop()))
        res = 0
        for u in range(n):
            stones = int(rd.pop())
            if stones % 2 == 1:
                res ^= sg(u, nxt)
        print("First" if res else "Second")


main()
