"""A chess game by plain recursion: nothing is remembered, so a ladder of diamonds takes exponential time."""

import sys


def grundy(graph, v):
    reachable = {grundy(graph, w) for w in graph[v]}
    g = 0
    while g in reachable:
        g += 1
    return g


def main():
    data = iter(sys.stdin.read().split())
    for token in data:
        n = int(token)
        graph = []
        for _ in range(n):
            x = int(next(data))
            graph.append([int(next(data)) for _ in range(x)])
        while n:
            m = int(next(data))
            if m == 0:
                break
            total = 0
            for _ in range(m):
                total ^= grundy(graph, int(next(data)))
            print("WIN" if total else "LOSE")


main()
