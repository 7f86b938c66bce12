"""Marks values by the position that is being labelled and never clears the marks for the next case."""

import sys

sys.setrecursionlimit(4000)
mark = [-1] * 1001


def label(u, graph, sg):
    for v in graph[u]:
        if sg[v] < 0:
            label(v, graph, sg)
    for v in graph[u]:
        mark[sg[v]] = u
    k = 0
    while mark[k] == u:
        k += 1
    sg[u] = k


def main():
    it = iter(sys.stdin.read().split())
    for token in it:
        n = int(token)
        graph = []
        for _ in range(n):
            x = int(next(it))
            graph.append([int(next(it)) for _ in range(x)])
        sg = [-1] * n
        for u in range(n):
            if sg[u] < 0:
                label(u, graph, sg)
        while (m := int(next(it, 0))) > 0:
            s = 0
            for _ in range(m):
                s ^= sg[int(next(it))]
            print("WIN" if s else "LOSE")


main()
