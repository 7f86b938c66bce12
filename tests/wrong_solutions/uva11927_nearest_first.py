"""Labels in the order of a breadth-first search from the nodes that nothing leads to, farthest last node first:
wrong as soon as a move leads to a node that a shorter way reaches too.
"""

import sys
from collections import deque


def order_of(n, adj):
    into = [0] * n
    for row in adj:
        for v in row:
            into[v] += 1
    dist = [0 if into[u] == 0 else -1 for u in range(n)]
    queue = deque(u for u in range(n) if into[u] == 0)
    order = []
    while queue:
        u = queue.popleft()
        order.append(u)
        for v in adj[u]:
            if dist[v] < 0:
                dist[v] = dist[u] + 1
                queue.append(v)
    return order[::-1]


def solve(n, adj, stones):
    g = [0] * n
    for u in order_of(n, adj):
        have = {g[v] for v in adj[u]}
        while g[u] in have:
            g[u] += 1
    total = 0
    for u in range(n):
        if stones[u] % 2:
            total ^= g[u]
    return total


def main():
    nums = iter([int(t) for t in sys.stdin.read().split()])
    while True:
        n, m = next(nums), next(nums)
        if n == 0 and m == 0:
            break
        adj = [[] for _ in range(n)]
        for _ in range(m):
            a, b = next(nums), next(nums)
            adj[a].append(b)
        stones = [next(nums) for _ in range(n)]
        print("First" if solve(n, adj, stones) else "Second")


main()
