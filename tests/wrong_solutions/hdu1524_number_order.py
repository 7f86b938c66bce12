"""Labels from the last position to the first, as if every move led to a larger number."""

import sys


def read():
    for line in sys.stdin:
        yield from map(int, line.split())


def mex(a):
    i = 0
    while i in a:
        i += 1
    return i


tok = read()
for n in tok:
    if n == 0:
        break
    adj = [[next(tok) for _ in range(next(tok))] for _ in range(n)]
    sg = [0] * n
    for i in range(n - 1, -1, -1):
        sg[i] = mex({sg[j] for j in adj[i]})
    while m := next(tok, 0):
        ans = 0
        for _ in range(m):
            ans ^= sg[next(tok)]
        print("WIN") if ans else print("LOSE")
