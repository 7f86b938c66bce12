"""Plain recursion over the Fibonacci numbers for each heap: exponential in the heap."""

import sys


def value(h):
    a, b = 1, 2
    below = []
    while a <= h:
        below.append(value(h - a))
        a, b = b, a + b
    v = 0
    while v in below:
        v += 1
    return v


t = sys.stdin.read().split()
for i in range(0, len(t), 3):
    m, n, p = map(int, t[i : i + 3])
    if m == 0 and n == 0 and p == 0:
        break
    print("Fibo" if value(m) ^ value(n) ^ value(p) else "Nacci")
