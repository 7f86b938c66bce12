"""From the command to the painted window."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from tempfile import TemporaryDirectory

from tests.benchmarks import fresh
from tests.benchmarks.measuring import Spent, Times
from tests.benchmarks.table import Line, Settings, in_ms

MOST = 2.5


def started(kind: str, home: str) -> Spent:
    """What a program takes until its window is painted."""
    command = [sys.executable, "-m", "tests.benchmarks.started", kind]
    start = time.perf_counter()
    process = subprocess.Popen(command, cwd=fresh.ROOT, env=fresh.environment(home), stdout=subprocess.PIPE)
    assert process.stdout is not None
    with process.stdout as stream:
        said = stream.readline()
        wall = time.perf_counter() - start
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if said != b"painted\n":
        raise RuntimeError(f"{kind} was not painted: exit code {process.returncode}")
    return Spent(wall, usage.ru_utime + usage.ru_stime)


def start_lines(settings: Settings) -> Iterator[Line]:
    """Both in turn, the first time not counted."""
    rounds = 1 if settings.small else 10
    seconds: dict[str, list[Spent]] = {"bare": [], "grundy": []}
    with TemporaryDirectory() as home:
        for _ in range(rounds):
            for kind, found in seconds.items():
                found.append(started(kind, home))
    ours, bare = (Times(tuple(seconds[kind][0 if settings.small else 1 :])) for kind in ("grundy", "bare"))
    ratio, cpu = ours.median / bare.median, ours.high_cpu(0.5) / bare.high_cpu(0.5)
    yield Line(
        "start: grundy to the painted window, warm",
        f"{ratio:.2f} x a bare window ({in_ms(ours.median)} beside {in_ms(bare.median)})",
        f"{MOST} x or less",
        ratio <= MOST,
        {"grundy": ours.median, "bare": bare.median, "ratio": ratio, "least": ours.least / bare.least, "cpu": cpu},
        f"least to least {ours.least / bare.least:.2f} ({in_ms(ours.least)} beside {in_ms(bare.least)}); "
        f"processor {cpu:.2f} ({in_ms(ours.high_cpu(0.5))} beside {in_ms(bare.high_cpu(0.5))})",
    )
