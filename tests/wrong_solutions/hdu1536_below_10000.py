"""A table of 10000 places holds the heaps 0 to 9999: one of 10000 crashes it."""

import sys

MAXN = 10000


def build(s):
    f = [0] * MAXN
    for i in range(MAXN):
        vis = bytearray(len(s) + 1)
        for x in s:
            if x <= i:
                vis[f[i - x]] = 1
        f[i] = vis.index(0)
    return f


def main():
    t = list(map(int, sys.stdin.read().split()))[::-1]
    while True:
        k = t.pop()
        if k == 0:
            break
        f = build([t.pop() for _ in range(k)])
        r = []
        for _ in range(t.pop()):
            x = 0
            for _ in range(t.pop()):
                x ^= f[t.pop()]
            r.append("W" if x else "L")
        print("".join(r))


main()
