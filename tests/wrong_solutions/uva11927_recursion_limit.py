"""Remembered recursion within Python's default limit of calls: a path of a thousand nodes crashes it."""

import sys


def read_ints():
    for line in sys.stdin:
        for word in line.split():
            yield int(word)


class Solver:
    def __init__(self, n):
        self.adj = [[] for _ in range(n)]
        self.memo = {}

    def grundy(self, v):
        if v not in self.memo:
            options = {self.grundy(w) for w in self.adj[v]}
            value = 0
            while value in options:
                value += 1
            self.memo[v] = value
        return self.memo[v]


ints = read_ints()
n, m = next(ints), next(ints)
while n or m:
    solver = Solver(n)
    for _ in range(m):
        a = next(ints)
        solver.adj[a].append(next(ints))
    nim_sum = 0
    for v in range(n):
        if next(ints) & 1:
            nim_sum ^= solver.grundy(v)
    print("First" if nim_sum else "Second")
    n, m = next(ints), next(ints)
