"""Clocks and scales: wall and processor time, percentiles, growth, memory."""

import math
import resource
import statistics
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Spent:
    """Seconds on the wall, and of the processor in this process: where others keep the machine busy, they differ."""

    wall: float
    cpu: float


def spent(call: Callable[[], object]) -> Spent:
    """What one call takes."""
    wall, cpu = time.perf_counter(), time.process_time()
    call()
    return Spent(time.perf_counter() - wall, time.process_time() - cpu)


@dataclass(frozen=True, slots=True)
class Times:
    """The times of several runs of one thing."""

    runs: tuple[Spent, ...]

    @classmethod
    def of(cls, call: Callable[[], object], times: int) -> "Times":
        return cls(tuple(spent(call) for _ in range(times)))

    @property
    def walls(self) -> list[float]:
        return [run.wall for run in self.runs]

    @property
    def median(self) -> float:
        return statistics.median(self.walls)

    @property
    def least(self) -> float:
        return min(self.walls)

    def high(self, share: float) -> float:
        """The wall time that `share` of the runs do not exceed."""
        return percentile(self.walls, share)

    def high_cpu(self, share: float) -> float:
        """The same of the processor's time."""
        return percentile([run.cpu for run in self.runs], share)


def percentile(values: Sequence[float], share: float) -> float:
    """The least of the values that `share` (0 to 1) of them do not exceed."""
    ordered = sorted(values)
    return ordered[max(math.ceil(share * len(ordered)) - 1, 0)]


def exponent(sizes: Sequence[float], seconds: Sequence[float]) -> float:
    """The slope of the straight line through the logarithms, by least squares: time grows as size to this power."""
    xs, ys = [math.log(size) for size in sizes], [math.log(second) for second in seconds]
    return statistics.linear_regression(xs, ys).slope


def resident() -> int:
    """The memory that this process takes now, in bytes."""
    import psutil

    return int(psutil.Process().memory_info().rss)


def peak() -> int:
    """The most memory that this process has taken, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():
        # The number of getrusage is at least what the process that started this one took.
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM"))
        return int(line.split()[1]) * 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
