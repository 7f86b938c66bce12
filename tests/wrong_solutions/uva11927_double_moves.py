"""A matrix of moves beside counts of them: a move that is given twice is counted twice and taken off once."""

import sys

data = list(map(int, sys.stdin.read().split()))
i = 0
while True:
    n, m = data[i], data[i + 1]
    i += 2
    if n == 0 and m == 0:
        break
    to = [{} for _ in range(n)]
    come = [{} for _ in range(n)]
    deg = [0] * n
    for _ in range(m):
        a, b = data[i], data[i + 1]
        i += 2
        to[a][b] = True
        come[b][a] = True
        deg[a] += 1
    sg = [0] * n
    queue = [u for u in range(n) if deg[u] == 0]
    while queue:
        v = queue.pop()
        vals = {sg[w] for w in to[v]}
        while sg[v] in vals:
            sg[v] += 1
        for u in come[v]:
            deg[u] -= 1
            if deg[u] == 0:
                queue.append(u)
    x = 0
    for u in range(n):
        x ^= sg[u] * (data[i + u] & 1)
    i += n
    sys.stdout.write("First\n" if x else "Second\n")
