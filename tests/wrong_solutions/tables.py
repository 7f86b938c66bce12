"""Which file of the default package catches which wrong solution, beside random files of the same number and sizes."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from tests.wrong_solutions.baseline import random_files
from tests.wrong_solutions.judge import PROGRAMS, Catch, Program, first_catch
from tests.wrong_solutions.packages import SEED, default_set

File = tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class Row:
    """A wrong solution, what the package says to it, and what random files say."""

    program: Program
    ours: Catch | None
    random: Catch | None

    def line(self) -> str:
        ours = f"{self.ours.file:<34} {self.ours.how:<15}" if self.ours else f"{'MISSED':<50}"
        random = f"{self.random.file} {self.random.how}" if self.random else "-"
        return f"{self.program.name:<34} {ours} {random}"


@cache
def package(form: str) -> tuple[File, ...]:
    """The files of the default package: (name, text, answers)."""
    return tuple((file.name, file.text, file.answers) for file in default_set(form).files)


def programs_of(form: str) -> list[Program]:
    return [program for program in PROGRAMS if program.form == form]


def rows(form: str, most: int | None = None) -> Iterator[Row]:
    """A row for each wrong solution.

    Where time goes with the length of a file the shortest are tried first; what runs out of time or of calls, and
    heaps, whose values are worked out up to the bound in short files too, get the files in their order. `most`: a
    quicker table, in which no random file has more than so many bytes, and what needs a process is run on every
    eighth of them.
    """
    files = package(form)
    shortest = sorted(files, key=lambda file: len(file[1]))
    sizes = [len(text) for _, text, _ in files]
    randoms = list(random_files(form, [size if most is None else min(size, most) for size in sizes], SEED))
    for program in programs_of(form):
        apart = program.needs_a_process
        step = 8 if apart and most is not None else 1
        yield Row(
            program,
            first_catch(program, files if apart or form == "hdu1536" else shortest),
            first_catch(program, randoms[::step]),
        )


def table(listed: Iterable[Row]) -> str:
    """The rows as text, with the two sums below."""
    kept = list(listed)
    head = f"{'wrong solution':<34} {'file that catches it':<34} {'how':<15} random files alone"
    return "\n".join([head, *(row.line() for row in kept), counts(kept)])


def counts(kept: list[Row]) -> str:
    ours, random = sum(row.ours is not None for row in kept), sum(row.random is not None for row in kept)
    return f"caught: {ours} of {len(kept)}; by random files of the same sizes: {random} of {len(kept)}"
