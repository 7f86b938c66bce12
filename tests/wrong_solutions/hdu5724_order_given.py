"""Right but for one thing: it takes the columns of a row to be given from left to right."""

import sys


def row_value(cols):
    # number of empty blocks to the right of each chess; chesses with the same number form a run
    value = 0
    n = len(cols)
    for i, c in enumerate(cols):
        empty = (20 - c) - (n - 1 - i)
        if empty % 2 == 1:
            same = i
            while same < n and (20 - cols[same]) - (n - 1 - same) == empty:
                same += 1
            if i == 0 or (20 - cols[i - 1]) - (n - i) != empty:
                value ^= same - i
    return value


def main():
    tokens = sys.stdin.read().split()
    pos = 1
    for _ in range(int(tokens[0])):
        rows = int(tokens[pos])
        pos += 1
        xor_sum = 0
        for _ in range(rows):
            m = int(tokens[pos])
            xor_sum ^= row_value([int(t) for t in tokens[pos + 1 : pos + 1 + m]])
            pos += 1 + m
        print("NO" if xor_sum == 0 else "YES")


main()
