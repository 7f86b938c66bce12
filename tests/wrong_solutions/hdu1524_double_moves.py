"""Peels off positions whose moves are all done: counts a repeated move twice and takes it off once."""

import sys


def values(followers):
    n = len(followers)
    left = [len(f) for f in followers]
    into = [set() for _ in range(n)]
    for u, f in enumerate(followers):
        for v in f:
            into[v].add(u)
    label = [0] * n
    ready = [u for u in range(n) if left[u] == 0]
    for v in ready:  # grows while it is walked
        seen = {label[w] for w in followers[v]}
        while label[v] in seen:
            label[v] += 1
        for u in into[v]:
            left[u] -= 1
            if left[u] == 0:
                ready.append(u)
    return label


def main():
    numbers = iter(map(int, sys.stdin.read().split()))
    lines = []
    while n := next(numbers, 0):
        followers = []
        for _ in range(n):
            x = next(numbers)
            followers.append([next(numbers) for _ in range(x)])
        label = values(followers)
        while m := next(numbers, 0):
            total = 0
            for _ in range(m):
                total ^= label[next(numbers)]
            lines.append("WIN" if total else "LOSE")
    print("\n".join(lines))


main()
