"""Marks for the values 0 to 7, enough for every heap below 167: the first heap of value 8 crashes it."""

import sys


class Values:
    def __init__(self):
        self.fib = [1, 2]
        while self.fib[-1] <= 1000:
            self.fib.append(sum(self.fib[-2:]))
        self.g = [0]

    def __getitem__(self, h):
        for n in range(len(self.g), h + 1):
            mark = [0] * 8
            for f in self.fib:
                if n >= f:
                    mark[self.g[n - f]] = 1
            self.g.append(mark.index(0))
        return self.g[h]


def main():
    sg = Values()
    ints = [int(w) for w in sys.stdin.read().split()]
    i = 0
    while ints[i]:
        m, n, p = ints[i : i + 3]
        print("Fibo" if sg[m] ^ sg[n] ^ sg[p] else "Nacci")
        i += 3


main()
