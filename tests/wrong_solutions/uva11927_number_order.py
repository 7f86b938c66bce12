"""Labels from node n-1 down to node 0, as if every move led to a larger number (4 -> 3 in the sample does no harm)."""

import sys

inp = iter(sys.stdin.read().split())
while True:
    n, m = int(next(inp)), int(next(inp))
    if n == 0 and m == 0:
        break
    g = [[] for _ in range(n)]
    for _ in range(m):
        a, b = int(next(inp)), int(next(inp))
        g[a].append(b)
    sg = [0] * n
    for v in reversed(range(n)):
        s = {sg[w] for w in g[v]}
        while sg[v] in s:
            sg[v] += 1
    x = 0
    for v in range(n):
        if int(next(inp)) % 2:
            x ^= sg[v]
    print("First" if x else "Second")
