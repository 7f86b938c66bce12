"""``grundy solve`` beside compiled solutions in C++, each started anew: time from the start to the end, and memory."""

import importlib.machinery
import importlib.util
import os
import random
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.benchmarks import fresh
from tests.benchmarks.table import Line, Settings, in_mb, in_ms, skipped

JUDGE_FILES = ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")
MOST, MOST_AT_SCALE, MEMORY = 5.0, 1.0, 1.5e9


@dataclass(frozen=True, slots=True)
class Ended:
    """A process that has ended: seconds of the wall and of the processor, most memory in bytes, its words."""

    wall: float
    cpu: float
    memory: int
    words: list[bytes]


def run(command: list[str], folder: Path) -> Ended:
    """Run a command to its end; what it says goes into a file of the folder."""
    output, said = folder / "out", folder / "err"
    with output.open("wb") as stream, said.open("wb") as errors:
        start = time.perf_counter()
        environment = fresh.environment(str(folder))
        process = subprocess.Popen(command, stdout=stream, stderr=errors, cwd=fresh.ROOT, env=environment)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise RuntimeError(f"{command} ended with {process.returncode}: {said.read_text()[-500:]}")
    memory = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return Ended(wall, usage.ru_utime + usage.ru_stime, memory, output.read_bytes().split())


def grundy() -> list[str]:
    """The command ``grundy`` of this Python, if it is installed there."""
    script = Path(sys.executable).with_name("grundy")
    return [str(script)] if script.exists() else [sys.executable, "-m", "gui.main"]


def write_small_inputs(folder: str, forms: list[str]) -> None:
    """Small inputs ``FORM.in`` that need no baselines: the default case of the first shape that can be written."""
    from engine.formats.base import WriteError
    from engine.formats.registry import format_named
    from engine.generators.catalogue import shapes_of
    from engine.inputs import make_input

    for judge in map(format_named, forms):
        for shape in shapes_of(judge.game):
            with suppress(WriteError):
                Path(folder, f"{judge.name}.in").write_text(make_input(judge, shape, {}, 1).text)
                break


def write_large_input(compare: str, name: str, path: str) -> None:
    """An input of the baselines' own script, which knows how they are made.

    This is not for the process that measures: the system says of a new process that it took at least as much memory as
    the one that started it.
    """
    loader = importlib.machinery.SourceFileLoader("baselines_compare", compare)
    spec = importlib.util.spec_from_loader(loader.name, loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    Path(path).write_text(module.WORK[name](random.Random(name)))


def solve_lines(settings: Settings) -> Iterator[Line]:
    """A file of each judge's largest size, and one far past it."""
    with TemporaryDirectory() as scratch:
        folder = Path(scratch)
        if settings.small:
            fresh.call(write_small_inputs, folder=scratch, forms=list(JUDGE_FILES))
            for name in JUDGE_FILES:
                yield from _lines(name, folder, settings.baselines, times=1, warm=0)
            return
        why = "no baselines" if settings.baselines is None else "" if shutil.which("g++") else "no g++"
        for name in (*JUDGE_FILES, "scale"):
            if settings.baselines is None or why:
                yield skipped(f"grundy solve, {name}", _target(name), why)
                continue
            path = str(folder / f"{name}.in")
            fresh.call(write_large_input, compare=str(settings.baselines / "compare"), name=name, path=path)
            yield from _lines(name, folder, settings.baselines, times=3 if name == "scale" else 7, warm=1)


def _target(name: str) -> str:
    return "below 1 x C++" if name == "scale" else f"{MOST:.0f} x C++ or less"


def _lines(name: str, folder: Path, baselines: Path | None, times: int, warm: int) -> Iterator[Line]:
    form = "uva11927" if name == "scale" else name
    data = folder / f"{name}.in"
    commands = {"grundy": [*grundy(), "solve", "--format", form, str(data)]}
    if baselines is not None and shutil.which("g++"):
        commands["c++"] = _compiled(baselines / f"{form}.cpp", folder / form, data)
    ended: dict[str, list[Ended]] = {who: [] for who in commands}
    for _ in range(warm + times):
        for who, command in commands.items():
            ended[who].append(run(command, folder))
    yield from _told(name, data.stat().st_size, {who: found[warm:] for who, found in ended.items()})


def _compiled(source: Path, exe: Path, data: Path) -> list[str]:
    subprocess.run(["g++", "-O2", "-o", str(exe), str(source)], check=True)
    return ["sh", "-c", f"ulimit -s unlimited; exec {exe} < {data}"]


def _told(name: str, size: int, ended: dict[str, list[Ended]]) -> Iterator[Line]:
    ours = ended["grundy"]
    wall, memory = statistics.median(run.wall for run in ours), max(run.memory for run in ours)
    values = {"grundy": wall, "memory": float(memory), "cpu": statistics.median(run.cpu for run in ours)}
    what = f"grundy solve, {name} ({size / 1e6:.1f} MB)"
    if "c++" not in ended:
        yield Line(what, in_ms(wall), _target(name), None, values, f"no baselines; memory {in_mb(memory)}")
        return
    theirs = ended["c++"]
    if theirs[-1].words != ours[-1].words:
        raise AssertionError(f"{name}: the answers differ")
    other = statistics.median(run.wall for run in theirs)
    ratio = wall / other
    least = min(run.wall for run in ours) / min(run.wall for run in theirs)
    cpu = values["cpu"] / max(statistics.median(run.cpu for run in theirs), 1e-3)
    met = ratio < MOST_AT_SCALE if name == "scale" else ratio <= MOST
    notes = f"least to least {least:.2f}; processor {cpu:.2f}; memory {in_mb(memory)}"
    measured = f"{ratio:.2f} x C++ ({in_ms(wall)} beside {in_ms(other)})"
    yield Line(what, measured, _target(name), met, {**values, "c++": other, "ratio": ratio}, notes)
    if name == "scale":
        target = f"{in_mb(MEMORY)} or less"
        yield Line(f"{what}: memory", in_mb(memory), target, memory <= MEMORY, {"memory": float(memory)})
