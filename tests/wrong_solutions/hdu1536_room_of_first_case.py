"""The array of values is made for the largest heap of the first case and used for all: a larger one crashes."""

import sys

data = list(map(int, sys.stdin.read().split()))
i = 0
sg = []
while data[i]:
    k = data[i]
    subtract = data[i + 1 : i + 1 + k]
    i += k + 1
    m = data[i]
    i += 1
    rows = []
    for _ in range(m):
        length = data[i]
        rows.append(data[i + 1 : i + 1 + length])
        i += length + 1
    top = max(max(r) for r in rows)
    if not sg:
        sg = [0] * (top + 1)
    for h in range(top + 1):
        near = {sg[h - s] for s in subtract if s <= h}
        value = 0
        while value in near:
            value += 1
        sg[h] = value
    for r in rows:
        nim = 0
        for h in r:
            nim ^= sg[h]
        print("W" if nim else "L", end="")
    print()
