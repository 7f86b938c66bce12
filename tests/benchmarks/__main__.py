"""The table of how fast everything is: ``python -m tests.benchmarks``, from the project's folder.

Each line is printed when it is finished, as a row of a Markdown table. The exit code is 0 whether targets are met or
not: this reports. Times depend on the machine and on who else uses it: compare ratios, and the processor's time where
it is told.
"""

import json
import os
import platform
import sys
import time
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from pathlib import Path

from tests.benchmarks.rows import ROWS, row_named
from tests.benchmarks.table import Line, Row, Settings, heading, written


def parser() -> ArgumentParser:
    """The arguments."""
    made = ArgumentParser(prog="python -m tests.benchmarks", description="Measure the program and print the table.")
    made.add_argument("--row", action="append", choices=[row.name for row in ROWS], help="only this row (may repeat)")
    made.add_argument("--small", action="store_true", help="tiny inputs, nothing judged: does everything work?")
    made.add_argument("--list", action="store_true", help="list the rows and end")
    made.add_argument("--baselines", type=Path, metavar="DIR", help="compiled solutions to compare with")
    made.add_argument("--json", type=Path, metavar="OUT", help="write the numbers, for comparing two runs")
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run the command; returns the exit code."""
    asked = parser().parse_args(arguments)
    if asked.list:
        for row in ROWS:
            print(f"{row.name:12} {row.about}")
        return 0
    settings = Settings(asked.small, asked.baselines.resolve() if asked.baselines else None)
    print(f"{machine()}\n\n{heading()}", flush=True)
    found: dict[str, list[Line]] = {}
    for row in chosen(asked):
        found[row.name] = lines(row, settings)
        if asked.json:
            # After each row: a run may take half an hour, and be ended early.
            asked.json.write_text(json.dumps({"machine": machine(), "rows": found}, indent=1, default=asdict) + "\n")
    if not settings.small:
        print(f"\n{summary([line for part in found.values() for line in part])}")
    return 0


def chosen(asked: Namespace) -> tuple[Row, ...]:
    """The rows that were asked for, or all."""
    return tuple(map(row_named, asked.row)) if asked.row else ROWS


def lines(row: Row, settings: Settings) -> list[Line]:
    """The lines of a row, printed as they come; one that cannot be measured says why, and the others go on."""
    found: list[Line] = []
    start = time.monotonic()
    try:
        for line in row.measure(settings):
            found.append(line)
            print(written(line, judged=not settings.small), flush=True)
    except (RuntimeError, OSError, AssertionError) as error:
        reason = str(error).strip().splitlines()[-1]
        found.append(Line(row.about, f"failed: {reason}", "", None if settings.small else False))
        print(written(found[-1], judged=not settings.small), flush=True)
        print(error, file=sys.stderr)
    print(f"{row.name}: {time.monotonic() - start:.0f} s, {load()}", file=sys.stderr, flush=True)
    return found


def machine() -> str:
    """What the numbers were measured on, and how busy it was."""
    return f"Python {platform.python_version()}, {os.cpu_count()} processors, {platform.platform()}, {load()}"


def load() -> str:
    """How many processes wanted a processor in the last minute."""
    return f"load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "load unknown"


def summary(found: list[Line]) -> str:
    """How many targets are met."""
    judged = [line for line in found if line.met is not None]
    return f"{sum(bool(line.met) for line in judged)} of {len(judged)} targets met; {load()}"


if __name__ == "__main__":
    sys.exit(main())
