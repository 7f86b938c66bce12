"""Fills an array of 14 Fibonacci numbers that begins 1, 1, 2: the last of them is 377, and 610 is missing."""

import sys

fib = [1] * 14
for i in range(2, 14):
    fib[i] = fib[i - 1] + fib[i - 2]

sg = [0] * 1001
for i in range(1, 1001):
    vis = [False] * 20
    j = 0
    while j < 14 and fib[j] <= i:
        vis[sg[i - fib[j]]] = True
        j += 1
    while vis[sg[i]]:
        sg[i] += 1


def main():
    for line in sys.stdin:
        m, n, p = (int(x) for x in line.split())
        if m + n + p == 0:
            break
        print("Nacci" if sg[m] ^ sg[n] ^ sg[p] == 0 else "Fibo")


main()
