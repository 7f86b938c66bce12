"""The marks for the mex have room for the values 0 to 100 only: a position of a larger value crashes."""

import sys

sys.setrecursionlimit(5000)
MAXV = 101


class Game:
    def __init__(self, moves):
        self.moves = moves
        self.value = [-1] * len(moves)

    def dfs(self, u):
        if self.value[u] != -1:
            return self.value[u]
        vis = [False] * MAXV
        for v in self.moves[u]:
            vis[self.dfs(v)] = True
        i = 0
        while vis[i]:
            i += 1
        self.value[u] = i
        return i


def solve(it):
    n = next(it)
    game = Game([[next(it) for _ in range(next(it))] for _ in range(n)])
    while True:
        m = next(it, 0)
        if m == 0:
            return
        x = 0
        for _ in range(m):
            x ^= game.dfs(next(it))
        print("WIN" if x != 0 else "LOSE")


def main():
    tokens = [int(t) for t in sys.stdin.buffer.read().split()]
    it = iter(tokens)
    try:
        while True:
            solve(it)
    except StopIteration:
        pass


main()
