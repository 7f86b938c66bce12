"""Marks a value by the heap it was last seen for, as quick programs do, but the marks of the last case stay: where a
heap meets its own number there, a value seems taken that is not.
"""

import sys

mark = [0] * 128


def compute(takes, top):
    sg = [0] * (top + 1)
    for i in range(1, top + 1):
        for t in takes:
            if t <= i:
                mark[sg[i - t]] = i
        j = 0
        while mark[j] == i:
            j += 1
        sg[i] = j
    return sg


def main():
    inp = map(int, sys.stdin.read().split())
    for k in inp:
        if k == 0:
            break
        takes = [next(inp) for _ in range(k)]
        games = [[next(inp) for _ in range(next(inp))] for _ in range(next(inp))]
        sg = compute(takes, max(map(max, games)))
        line = []
        for game in games:
            ans = 0
            for h in game:
                ans ^= sg[h]
            line.append("LW"[ans > 0])
        print("".join(line))


main()
