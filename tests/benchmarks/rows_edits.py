"""Edits in the engine: how long values and outcome take to be right again, beside labelling everything anew."""

import sys
from collections.abc import Iterator
from typing import Any

from tests.benchmarks import fresh
from tests.benchmarks.editing import Editing, square
from tests.benchmarks.measuring import Times, percentile
from tests.benchmarks.table import Line, Settings, in_ms

FASTER, FRAME, WORST = 50.0, 0.016, 3.0


def bulk_times(n: int, sources: Any, targets: Any, compiled: bool, times: int) -> Times:
    """Labelling the graph anew, by the compiled walk (loaded before the clock starts) or by the plain one."""
    from engine.solve import bulk

    before = bulk.COMPILE_FROM, bulk.COMPILED_FROM
    bulk.COMPILE_FROM = bulk.COMPILED_FROM = 0 if compiled else sys.maxsize
    bulk.solve(n, sources, targets)
    measured = Times.of(lambda: bulk.solve(n, sources, targets), times)
    bulk.COMPILE_FROM, bulk.COMPILED_FROM = before
    return measured


def edits(n: int, m: int, times: int) -> dict[str, Any]:
    """Seconds of random edits, and of bulk labelling, in this process."""
    world = Editing(n, m)
    world.run(min(60, times))
    by_kind = world.run(times)
    every = Times(tuple(run for runs in by_kind.values() for run in runs))
    bulk = {name: bulk_times(n, world.sources, world.targets, name == "compiled", 5) for name in ("plain", "compiled")}
    answer: dict[str, Any] = {f"bulk_{name}": found.median for name, found in bulk.items()}
    answer |= {"median": every.median, "p99": every.high(0.99), "p99_cpu": every.high_cpu(0.99), "worst": every.high(1)}
    answer["kinds"] = {name: percentile([run.wall for run in runs], 0.99) for name, runs in by_kind.items()}
    return answer


def edit_lines(settings: Settings) -> Iterator[Line]:
    """Random edits of a random graph."""
    n, m, times = (500, 2_000, 60) if settings.small else (100_000, 500_000, 1_200)
    found = fresh.call(edits, n=n, m=m, times=times)
    kinds = found.pop("kinds")
    ratio, plain = found["bulk_compiled"] / found["median"], found["bulk_plain"] / found["median"]
    what = f"random edit, {n:,} / {m:,}, engine"
    yield Line(
        f"{what}: median beside bulk labelling",
        f"{ratio:,.0f} times faster ({in_ms(found['median'])} beside {in_ms(found['bulk_compiled'])})",
        f"at least {FASTER:.0f} times faster",
        ratio >= FASTER,
        {**found, "ratio": ratio, "ratio_plain": plain},
        f"bulk.py compiled and loaded; {plain:,.0f} times faster than in plain Python ({in_ms(found['bulk_plain'])})",
    )
    slowest = max(kinds, key=kinds.__getitem__)
    yield Line(
        f"{what}: 99th percentile",
        in_ms(found["p99"]),
        f"under {in_ms(FRAME)}",
        found["p99"] < FRAME,
        {f"p99_{name}": value for name, value in kinds.items()} | {"p99": found["p99"]},
        f"processor {in_ms(found['p99_cpu'])}; slowest kind {slowest} {in_ms(kinds[slowest])}; "
        f"worst of {times:,} edits {in_ms(found['worst'])}",
    )


def flips(n: int, times: int) -> dict[str, float]:
    """Seconds of an edit that flips every value of a path, and of bulk labelling; before numba is loaded, and after."""
    import numpy as np

    from engine.document import Document, InCase
    from engine.games import graph_edits
    from engine.games.graph_record import GraphRecord

    sources, targets = np.arange(n - 1), np.arange(1, n)
    document = Document([GraphRecord(n + 1, sources, targets, places=square(n + 1))])
    game: Any = document.cases[0].game

    def flip() -> None:
        there = game.move(n - 1, n)
        change = graph_edits.remove(game, (), [(n - 1, n)]) if there else graph_edits.add_move(game, n - 1, n)
        changed = document.apply(InCase(0, change)).games[0].labels
        if len(changed) != n:
            raise AssertionError(f"{len(changed)} of {n} values changed")

    answer: dict[str, float] = {}
    for name in ("plain", "compiled"):
        # In the order in which a program meets them: before numba is loaded, and after.
        answer[f"bulk_{name}"] = bulk_times(n, sources, targets, name == "compiled", times).median
        answer[f"edit_{name}"] = Times.of(flip, times).median
    return answer


def worst_lines(settings: Settings) -> Iterator[Line]:
    """A path whose end decides everything."""
    n, times = (1_000, 3) if settings.small else (100_000, 7)
    found = fresh.call(flips, n=n, times=times)
    for name, state in (("plain", "numba not loaded"), ("compiled", "numba loaded")):
        ratio = found[f"edit_{name}"] / found[f"bulk_{name}"]
        yield Line(
            f"the end of a path of {n:,} flips every value, {state}",
            f"{ratio:.1f} bulk labellings ({in_ms(found[f'edit_{name}'])} beside {in_ms(found[f'bulk_{name}'])})",
            f"{WORST:.0f} at most",
            ratio <= WORST,
            {**found, "ratio": ratio},
            f"medians of {times}",
        )
