"""Wrote down the values of the heaps 0 to 7 by hand, saw 0 1 2 3 0 1 2 3, and took that for the rule."""

import sys

for line in sys.stdin:
    a = [int(x) for x in line.split()]
    if not any(a):
        break
    s = 0
    for x in a:
        s ^= x % 4
    print("Fibo" if s else "Nacci")
