"""Leaves the loop over the rows at a row without chesses (break where continue was meant)."""

import sys


def value(p):
    board = "".join("1" if i in p else "0" for i in range(20, 0, -1))
    nim, zeros, ones = 0, 0, 0
    for b in board + "0":
        if b == "1":
            ones += 1
            continue
        if zeros % 2 == 1:
            nim ^= ones
        ones = 0
        zeros += 1
    return nim


def main():
    it = map(int, sys.stdin.read().split())
    for _ in range(next(it)):
        n = next(it, 0)
        nim = 0
        for _ in range(n):
            m = next(it, 0)
            if m == 0:
                break
            p = {next(it, 0) for _ in range(m)}
            nim ^= value(p)
        print("YES" if nim else "NO")


main()
