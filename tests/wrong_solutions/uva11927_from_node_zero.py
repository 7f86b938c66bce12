"""Labels what can be reached from node 0; all other nodes keep the value 0."""

import sys

sys.setrecursionlimit(5000)


def visit(u, adj, sg):
    for v in adj[u]:
        if v not in sg:
            visit(v, adj, sg)
    below = sorted({sg[v] for v in adj[u]})
    sg[u] = next((i for i, b in enumerate(below) if i != b), len(below))


def main():
    stream = iter(sys.stdin.read().split())
    while True:
        n, m = int(next(stream)), int(next(stream))
        if n == 0 and m == 0:
            break
        adj = [[] for _ in range(n)]
        for _ in range(m):
            a, b = int(next(stream)), int(next(stream))
            adj[a].append(b)
        sg = {}
        visit(0, adj, sg)
        ans = 0
        for u in range(n):
            if int(next(stream)) & 1:
                ans ^= sg.get(u, 0)
        print("Second" if ans == 0 else "First")


main()
