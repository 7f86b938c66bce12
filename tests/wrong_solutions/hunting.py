"""Stress on the wrong solutions: tried on the inputs of a campaign until they fail, and what they fail on shrunk.

Those that fail by using up calls or time are searched as a user does it, in processes of their own. For the others the
same campaign and the same shrinking ask them in this process, which is much faster.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from statistics import median
from typing import Any

from engine.answers import outcomes
from engine.formats.registry import format_named
from engine.stress import Budget, Campaign, Limits, Made, Options, Search, shrink
from engine.stress.size import size_of
from tests.wrong_solutions.judge import DEEP, Program

MEASURE = {"hdu1524": "position", "uva11927": "position", "hdu5724": "row", "hdu1536": "heap", "hdu1848": "heap"}
AIM = {"hdu1524": 6, "uva11927": 6, "hdu5724": 2, "hdu1536": 2, "hdu1848": 3}
"""How much of that shall be left in the median; a query of HDU 1848 has three heaps always."""
LARGE = ("hundred_moves", "mex_64", "mex_100", "mex_101")
"""What fails on large inputs only, so that shrinking them takes its time."""
TIMEOUT = 1.0


@dataclass(frozen=True)
class Hunt:
    """What stress found.

    Attributes
    ----------
    program
        The wrong solution.
    tries
        How many inputs it was tried on, the one that it fails on too.
    seconds
        How long trying and shrinking took.
    how
        In which way it fails on the shrunk input.
    records, text
        The shrunk input.
    is_minimal
        Whether shrinking came to its end.
    """

    program: Program
    tries: int
    seconds: float
    how: str
    records: tuple[Any, ...]
    text: str
    is_minimal: bool

    @property
    def size(self) -> int:
        """How many positions, rows or heaps are left."""
        return size_of(self.records)[MEASURE[self.program.form]]


def hunt(program: Program, seed: int = 1, tries: int = 400, budget: Budget | None = None) -> Hunt | None:
    """Look for an input that a program fails on, and shrink it; None if no try finds one."""
    search = _hunt_apart if program.needs_a_process else _hunt_here
    return search(program, seed, tries, budget or Budget(tries=3000, seconds=20))


@cache
def _campaign(form: str, seed: int) -> Campaign:
    return Campaign(format_named(form), seed)


@cache
def _made(form: str, seed: int, number: int) -> tuple[Made, str]:
    made = _campaign(form, seed).make(number)
    return made, _answers(form, made.records)


def _answers(form: str, records: Iterable[Any]) -> str:
    return format_named(form).format_answers([outcomes(record) for record in records])


def _hunt_here(program: Program, seed: int, tries: int, budget: Budget) -> Hunt | None:
    start = time.monotonic()
    for number in range(tries):
        made, answers = _made(program.form, seed, number)
        how = program.verdict(made.text, answers)
        if how:
            break
    else:
        return None
    form = format_named(program.form)

    def fails(records: tuple[Any, ...]) -> bool:
        return program.verdict(form.render(records), _answers(program.form, records)) == how

    small = shrink(form, made.records, fails, budget)
    text = form.render(small.records)
    return Hunt(program, number + 1, time.monotonic() - start, how, small.records, text, small.is_minimal)


def _hunt_apart(program: Program, seed: int, tries: int, budget: Budget) -> Hunt | None:
    start = time.monotonic()
    limits = Limits(timeout=30.0 if program.kind in DEEP else TIMEOUT)
    options = Options(seed=seed, tries=tries, seconds=0, limits=limits, shrinking=budget)
    found = Search(format_named(program.form), program.command, options).run()
    if found is None:
        return None
    seconds = time.monotonic() - start
    return Hunt(
        program, found.number + 1, seconds, found.verdict.kind.value, found.records, found.text, found.is_minimal
    )


def median_size(hunts: Iterable[Hunt]) -> float:
    return median(hunt.size for hunt in hunts)


def medians(hunts: Iterable[Hunt]) -> dict[str, float]:
    """For each format the median number of positions, rows or heaps that are left."""
    listed = list(hunts)
    forms = dict.fromkeys(hunt.program.form for hunt in listed)
    return {form: median_size(hunt for hunt in listed if hunt.program.form == form) for form in forms}


def medians_text(hunts: Iterable[Hunt]) -> str:
    """``hdu1524: 3 positions; ...``."""
    return "; ".join(f"{form}: {size:g} {MEASURE[form]}s" for form, size in medians(hunts).items())


def line(program: Program, found: Hunt | None) -> str:
    """A row of a table."""
    if found is None:
        return f"{program.name:<34} not found"
    size = (
        f"{found.size} {MEASURE[program.form]}{'s' * (found.size != 1)}{'' if found.is_minimal else ' (budget spent)'}"
    )
    return f"{program.name:<34} {found.tries:5} tries {found.seconds:6.1f} s  {found.how:<20} {size}"
