"""Looks at the columns 20 to 2: a chess in column 1 is overlooked."""

import sys

tok = sys.stdin.read().split()
k = 1
for _ in range(int(tok[0])):
    n = int(tok[k])
    k += 1
    s = 0
    for _ in range(n):
        m = int(tok[k])
        b = [0] * 22
        for x in tok[k + 1 : k + m + 1]:
            b[int(x)] = 1
        k += m + 1
        odd = False
        run = 0
        for c in range(20, 1, -1):
            if b[c]:
                run += 1
            else:
                if odd:
                    s ^= run
                odd = not odd
                run = 0
        if odd:
            s ^= run
    print(["NO", "YES"][s != 0])
