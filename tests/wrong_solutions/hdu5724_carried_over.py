"""The nim-sum is set to 0 once, before the first board, and runs on from board to board."""

import sys


def row(cols):
    cols = sorted(cols)
    groups = {}
    for i, c in enumerate(cols):
        gaps_right = (20 - c) - (len(cols) - 1 - i)
        groups[gaps_right] = groups.get(gaps_right, 0) + 1
    r = 0
    for gaps, size in groups.items():
        if gaps % 2:
            r ^= size
    return r


def main():
    a = [int(w) for w in sys.stdin.read().split()]
    t, i = a[0], 1
    ans = 0
    for _ in range(t):
        n = a[i]
        i += 1
        for _ in range(n):
            m = a[i]
            ans ^= row(a[i + 1 : i + m + 1])
            i += m + 1
        print("YES" if ans else "NO")


main()
