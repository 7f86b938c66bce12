"""The layered layout: how long it takes, how soon it can be cancelled, and how many moves cross beside Graphviz."""

import random
import shutil
import subprocess
import time
from collections.abc import Iterator

from tests.benchmarks import fresh
from tests.benchmarks.measuring import spent
from tests.benchmarks.table import Line, Settings, in_ms, skipped

SIZES = ((1_000, 3_000, 0.5), (10_000, 10_000, 2.0), (100_000, 200_000, 15.0))
PATIENCE = 12
"""How many times its target a layout may take before it is cancelled here."""
CROSSINGS = 1.1


def layout_seconds(n: int, m: int, limit: float, times: int) -> dict[str, float]:
    """Seconds of a layout, and the longest in which it did not ask whether it is still wanted.

    After `limit` seconds it is not; `done` is then 0.
    """
    from engine.layout import LayoutCancelled, layered
    from tests.benchmarks.inputs import random_graph

    sources, targets = random_graph(n, m)
    start = asked = time.perf_counter()
    silence, done = 0.0, 1.0

    def progress(_: float) -> bool:
        nonlocal silence, asked
        now = time.perf_counter()
        silence, asked = max(silence, now - asked), now
        return now - start < limit

    def lay_out() -> None:
        nonlocal start, asked, done
        start = asked = time.perf_counter()
        try:
            layered(n, sources, targets, progress=progress)
        except LayoutCancelled:
            done = 0.0

    layered(20, *random_graph(20, 30))
    runs = [spent(lay_out)]
    while done and len(runs) < times:
        runs.append(spent(lay_out))
    return {"wall": min(r.wall for r in runs), "cpu": min(r.cpu for r in runs), "silence": silence, "done": done}


def layout_lines(settings: Settings) -> Iterator[Line]:
    """Random graphs."""
    for n, m, most in ((100, 200, 0.5),) if settings.small else SIZES:
        limit = PATIENCE * most
        found = fresh.call(layout_seconds, n=n, m=m, limit=limit, times=1 if settings.small or n > 10_000 else 3)
        done = bool(found["done"])
        yield Line(
            f"layout, {n:,} / {m:,}",
            in_ms(found["wall"]) if done else f"not done in {limit:.0f} s",
            f"{most:g} s or less",
            done and found["wall"] <= most,
            found,
            f"processor {in_ms(found['cpu'])}; cancelled within {in_ms(found['silence'])}",
        )


def crossing_counts(graphs: int) -> dict[str, float]:
    """Crossings of moves drawn straight, summed over seeded graphs of 20 to 200 positions: ours, and those of dot."""
    import numpy as np

    from engine.layout import crossings, layered
    from tests.benchmarks.inputs import random_graph

    ours = theirs = 0
    for seed in range(graphs):
        chance = random.Random(seed)
        n = chance.randint(20, 200)
        sources, targets = random_graph(n, round(n * chance.uniform(1.0, 2.0)), seed)
        ours += crossings(sources, targets, layered(n, sources, targets))
        if shutil.which("dot"):
            places = np.array(dot_places(n, sources.tolist(), targets.tolist()))
            theirs += crossings(sources, targets, places)
    return {"ours": ours, "dot": theirs}


def dot_places(n: int, sources: list[int], targets: list[int]) -> list[tuple[float, float]]:
    """Where Graphviz puts the centres of positions drawn as circles of our size."""
    moves = "".join(f"{s} -> {t};" for s, t in zip(sources, targets, strict=True))
    text = f"digraph {{ node [shape=circle fixedsize=true width=0.5]; {''.join(f'{v};' for v in range(n))} {moves} }}"
    done = subprocess.run(["dot", "-Tplain"], input=text, capture_output=True, text=True, check=True)
    places = [(0.0, 0.0)] * n
    for line in done.stdout.splitlines():
        words = line.split()
        if words[0] == "node":
            places[int(words[1])] = float(words[2]), -float(words[3])
    return places


def crossing_lines(settings: Settings) -> Iterator[Line]:
    """Beside ``dot``, where it is installed."""
    graphs = 3 if settings.small else 100
    found = fresh.call(crossing_counts, graphs=graphs)
    what = f"crossings of moves drawn straight, {graphs} graphs of 20 to 200 positions"
    target = f"{CROSSINGS} x Graphviz dot or less"
    if not shutil.which("dot"):
        line = skipped(what, target, "no dot")
        yield Line(line.what, f"{found['ours']:,.0f}; {line.measured}", target, None, {"ours": found["ours"]})
        return
    ratio = found["ours"] / max(found["dot"], 1)
    measured = f"{ratio:.2f} x dot ({found['ours']:,.0f} beside {found['dot']:,.0f})"
    yield Line(what, measured, target, ratio <= CROSSINGS, {**found, "ratio": ratio})
