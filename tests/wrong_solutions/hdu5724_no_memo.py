"""The definition by plain recursion over a row's bits, no table: rows with more than a few chesses take for ever."""

import sys


def sg(mask):
    seen = set()
    for i in range(1, 20):
        if not mask >> i & 1:
            continue
        j = i - 1
        while j >= 0 and mask >> j & 1:
            j -= 1
        if j >= 0:
            seen.add(sg(mask & ~(1 << i) | 1 << j))
    x = 0
    while x in seen:
        x += 1
    return x


def main():
    it = iter(sys.stdin.read().split())
    for _ in range(int(next(it))):
        ans = 0
        for _ in range(int(next(it))):
            mask = 0
            for _ in range(int(next(it))):
                mask |= 1 << (20 - int(next(it)))
            ans ^= sg(mask)
        print("YES" if ans else "NO")


main()
