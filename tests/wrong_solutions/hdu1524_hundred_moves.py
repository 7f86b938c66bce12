"""Room for 100 moves a position, copied from the sample's looks: a position with more of them crashes."""

import sys

N = 1000
X = 100

order_of = sys.stdin.read().split()
at = 0


def scan():
    global at  # noqa: PLW0603
    at += 1
    return int(order_of[at - 1])


table = [[0] * X for _ in range(N)]
count = [0] * N


def solve(n):
    sg = [-1] * n
    stack = []
    for start in range(n):
        stack.append(start)
        while stack:
            u = stack[-1]
            waiting = [v for v in table[u][: count[u]] if sg[v] < 0]
            if waiting:
                stack.extend(waiting)
                continue
            stack.pop()
            values = {sg[v] for v in table[u][: count[u]]}
            sg[u] = next(i for i in range(n + 1) if i not in values)
    return sg


while at < len(order_of):
    n = scan()
    for i in range(n):
        count[i] = scan()
        for j in range(count[i]):
            table[i][j] = scan()
    sg = solve(n)
    while at < len(order_of):
        m = scan()
        if m == 0:
            break
        x = 0
        for _ in range(m):
            x ^= sg[scan()]
        print("WIN" if x else "LOSE")
