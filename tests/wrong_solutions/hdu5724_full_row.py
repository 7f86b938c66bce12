"""Looks for the last empty block of a row: in a full row there is none, and it crashes."""

import sys


def nim_value(cols):
    cells = ["."] * 20
    for c in cols:
        cells[c - 1] = "X"
    row = "".join(cells)
    end = row.rindex(".")
    value = 0
    stair = True
    while end >= 0:
        start = row.rfind(".", 0, end)
        if stair:
            value ^= end - start - 1
        stair = not stair
        end = start
    return value


def main():
    it = iter(sys.stdin.read().split())
    t = int(next(it))
    for _ in range(t):
        x = 0
        for _ in range(int(next(it))):
            m = int(next(it))
            x ^= nim_value([int(next(it)) for _ in range(m)])
        print("YES" if x else "NO")


main()
