"""Every chess a heap of its own: as many as there are empty blocks to its right."""

import sys

rd = iter(sys.stdin.read().split())
cases = int(next(rd))
for _ in range(cases):
    nim = 0
    for _ in range(int(next(rd))):
        a = [0] * 21
        for _ in range(int(next(rd))):
            a[int(next(rd))] = 1
        free = 0
        for c in range(20, 0, -1):
            if a[c]:
                nim ^= free
            else:
                free += 1
    print("YES" if nim else "NO")
