"""Heaps: the table of values and the search for a period."""

import random
from collections.abc import Iterator

from tests.benchmarks import fresh
from tests.benchmarks.measuring import Times, spent
from tests.benchmarks.table import Line, Settings, in_ms

MOST = 1.0


def table_and_period(takes: list[int], n: int, times: int) -> dict[str, float]:
    """Seconds of all values up to n with the search for a period, and of the values alone; the period that is found."""
    from engine.games.heaps_sequence import Sequence
    from engine.games.take_rule import rule_of
    from engine.solve.subtraction import subtraction_values

    rule, runs, length = rule_of(takes), [], 0

    def both() -> None:
        nonlocal length
        sequence = Sequence(rule)
        period = sequence.look_for_period(n)
        length = period.length if period else 0
        if len(sequence.values(n)) != n + 1:
            raise AssertionError("the table is too short")

    for _ in range(times):
        runs.append(spent(both))
    table = Times.of(lambda: subtraction_values(takes, n), times)
    return {
        "median": Times(tuple(runs)).median,
        "least": Times(tuple(runs)).least,
        "table": table.median,
        "period": float(length),
    }


def heaps_lines(settings: Settings) -> Iterator[Line]:
    """Sets of 20 numbers, some small, some large, some close together."""
    n, times = (5_000, 2) if settings.small else (1_000_000, 3)
    for most in (40,) if settings.small else (40, 1_000, 10_000):
        takes = sorted(random.Random(most).sample(range(1, most + 1), 20))
        found = fresh.call(table_and_period, takes=takes, n=n, times=times)
        shown = f"period {found['period']:,.0f}" if found["period"] else "no period shows"
        yield Line(
            f"heaps: table and period to {n:,}, 20 numbers up to {most:,}",
            in_ms(found["median"]),
            f"{in_ms(MOST)} or less",
            max(found["median"], found["table"]) <= MOST,
            found,
            f"{shown}; least {in_ms(found['least'])}; every value without a period {in_ms(found['table'])}",
        )
