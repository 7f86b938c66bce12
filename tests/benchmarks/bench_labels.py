"""How long labels take: all at once (plain and compiled), and live after one edit.

Run from the project's folder: ``python -m tests.benchmarks.bench_labels [POSITIONS ...]``. The seconds depend on the
machine, the ratios hardly: they are what COMPILE_FROM, COMPILED_FROM, SMALL and SHARE in `engine.solve` rest on.
"""

import random
import sys
import time
from collections.abc import Callable

import numpy as np

from engine.solve import bulk
from engine.solve.live import LiveDag

MOVES_PER_POSITION = 5
EDITS = 200


def random_moves(n: int, seed: int = 1) -> tuple[bulk.IntArray, bulk.IntArray]:
    """About five moves a position between shuffled numbers, no pair twice, no cycle."""
    rng = np.random.default_rng(seed)
    ends = np.sort(rng.integers(0, n, (n * MOVES_PER_POSITION, 2)), axis=1)
    ends = np.unique(ends[ends[:, 0] < ends[:, 1]], axis=0)
    numbers = rng.permutation(n)
    return numbers[ends[:, 1]], numbers[ends[:, 0]]


def seconds(call: Callable[[], object], times: int = 3) -> float:
    """The best of several runs."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        call()
        best = min(best, time.perf_counter() - start)
    return best


def bulk_seconds(n: int, sources: bulk.IntArray, targets: bulk.IntArray, compiled: bool) -> float:
    """All labels from arrays, compiled or in plain Python; without the time to compile or load."""
    bulk.COMPILE_FROM = bulk.COMPILED_FROM = 0 if compiled else sys.maxsize
    if compiled:
        bulk.solve(2, np.array([1]), np.array([0]))
    return seconds(lambda: bulk.solve(n, sources, targets))


def live_seconds(n: int, sources: bulk.IntArray, targets: bulk.IntArray) -> tuple[float, float, float]:
    """Loading a live graph; the median and the worst of taking one move away or putting it back."""
    dag: LiveDag[None] = LiveDag()
    dag.add_positions(range(n))
    moves = [(s, t, None) for s, t in zip(sources.tolist(), targets.tolist(), strict=True)]
    loading = seconds(lambda: dag.add_moves(moves), times=1)
    edits: list[float] = []
    for s, t, _ in random.Random(2).sample(moves, EDITS):
        edits.append(seconds(lambda: dag.remove_moves([(s, t)]), times=1))  # noqa: B023
        edits.append(seconds(lambda: dag.add_moves([(s, t, None)]), times=1))  # noqa: B023
    edits.sort()
    return loading, edits[len(edits) // 2], edits[-1]


def main(sizes: list[int]) -> None:
    print(f"{'positions':>10} {'moves':>10} {'plain ms':>9} {'compiled':>9} {'load live':>9} {'edit':>9} {'worst':>9}")
    print(f"{'':>10} {'':>10} {'':>9} " + f"{'share of plain: x plain':>39}")
    for n in sizes:
        sources, targets = random_moves(n)
        plain = bulk_seconds(n, sources, targets, compiled=False)
        compiled = bulk_seconds(n, sources, targets, compiled=True)
        others = (compiled, *live_seconds(n, sources, targets))
        print(f"{n:>10,} {len(sources):>10,} {plain * 1e3:>9.1f} " + " ".join(f"{x / plain:>9.5f}" for x in others))


if __name__ == "__main__":
    main([int(argument) for argument in sys.argv[1:]] or [10_000, 100_000, 500_000])
