"""How the time of reading and of labelling grows with the size."""

from collections.abc import Iterator

from tests.benchmarks import fresh
from tests.benchmarks.measuring import Times, exponent
from tests.benchmarks.table import Line, Settings

MOST = 1.1
EACH = 5


def reading_seconds(sizes: list[int], times: int) -> list[dict[str, float]]:
    """Reading a text of so many positions, from the text to the record."""
    from engine.formats.registry import format_named
    from tests.benchmarks.inputs import uva_text

    form = format_named("uva11927")

    def of_size(n: int) -> Times:
        text = uva_text(n, EACH * n)
        if not form.read(text).records:
            raise AssertionError("the text was not read")
        return Times.of(lambda: form.read(text), times)

    return [_figures(of_size(n)) for n in sizes]


def labelling_seconds(sizes: list[int], times: int, compiled: bool) -> list[dict[str, float]]:
    """Labelling a graph of so many positions anew."""
    from tests.benchmarks.inputs import random_graph
    from tests.benchmarks.rows_edits import bulk_times

    return [_figures(bulk_times(n, *random_graph(n, EACH * n), compiled=compiled, times=times)) for n in sizes]


def _figures(found: Times) -> dict[str, float]:
    return {"least": found.least, "cpu": min(run.cpu for run in found.runs)}


def growth_lines(settings: Settings) -> Iterator[Line]:
    """Each way in a process of its own, which the smallest size finds warm; the least of several runs."""
    sizes = [500, 2_000] if settings.small else [10_000, 30_000, 100_000, 300_000, 1_000_000]
    times = 2 if settings.small else 3
    yield _line("reading", sizes, fresh.call(reading_seconds, sizes=sizes, times=times))
    for compiled in (True,) if settings.small else (True, False):
        way = "compiled" if compiled else "plain Python"
        found = fresh.call(labelling_seconds, sizes=sizes, times=times, compiled=compiled)
        yield _line(f"labelling, {way}", sizes, found)


def _line(name: str, sizes: list[int], found: list[dict[str, float]]) -> Line:
    power = exponent(sizes, [run["least"] for run in found])
    cpu = exponent(sizes, [max(run["cpu"], 1e-6) for run in found])
    each = [run["least"] / n * 1e9 for n, run in zip(sizes, found, strict=True)]
    return Line(
        f"growth of {name}, {sizes[0]:,} to {sizes[-1]:,} positions with {EACH} moves each",
        f"size to the power {power:.2f}",
        f"{MOST} or less",
        power <= MOST,
        {"exponent": power, **{f"seconds_{n}": run["least"] for n, run in zip(sizes, found, strict=True)}},
        f"processor {cpu:.2f}; nanoseconds a position: " + ", ".join(f"{value:,.0f}" for value in each),
    )
