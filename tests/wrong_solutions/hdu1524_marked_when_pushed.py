"""A depth-first search with its own stack that marks positions when they are pushed: the order is not always one
in which followers come first.
"""

import sys


def postorder(n, adj):
    seen = [False] * n
    order = []
    for root in range(n):
        if seen[root]:
            continue
        seen[root] = True
        stack = [(root, False)]
        while stack:
            u, done = stack.pop()
            if done:
                order.append(u)
                continue
            stack.append((u, True))
            for v in adj[u]:
                if not seen[v]:
                    seen[v] = True
                    stack.append((v, False))
    return order


def play(it):
    n = int(next(it))
    adj = []
    for _ in range(n):
        k = int(next(it))
        adj.append([int(next(it)) for _ in range(k)])
    g = [0] * n
    for u in postorder(n, adj):
        have = {g[v] for v in adj[u]}
        while g[u] in have:
            g[u] += 1
    while True:
        m = int(next(it))
        if m == 0:
            break
        x = 0
        for _ in range(m):
            x ^= g[int(next(it))]
        print("WIN" if x else "LOSE")


it = iter(sys.stdin.read().split())
while True:
    try:
        play(it)
    except StopIteration:
        break
