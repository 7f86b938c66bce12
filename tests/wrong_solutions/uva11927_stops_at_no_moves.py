"""Takes a game without moves (`n 0`) for the end of the file."""

import sys


def topological(n, nxt):
    state = [0] * n
    order = []
    for s in range(n):
        stack = [s]
        while stack:
            u = stack[-1]
            if state[u] == 0:
                state[u] = 1
                stack += [v for v in nxt[u] if state[v] == 0]
            else:
                stack.pop()
                if state[u] == 1:
                    state[u] = 2
                    order.append(u)
    return order


def main():
    it = map(int, sys.stdin.read().split())
    n, m = next(it), next(it)
    while n and m:
        nxt = [[] for _ in range(n)]
        for _ in range(m):
            a, b = next(it), next(it)
            nxt[a].append(b)
        sg = [0] * n
        for u in topological(n, nxt):
            taken = {sg[v] for v in nxt[u]}
            while sg[u] in taken:
                sg[u] += 1
        total = 0
        for u in range(n):
            total ^= sg[u] * (next(it) % 2)
        print("First" if total else "Second")
        n, m = next(it), next(it)


main()
