"""How strong the default packages and stress are against the wrong solutions of tests/wrong_solutions.

Run from the project's folder: ``python -m tests.benchmarks.bench_packages [FORMAT ...]``. For each format two tables:
the file of the package that catches a wrong solution first, and the file of as many random files of the same sizes that
does so; then after how many tries stress finds an input, how long it takes with shrinking, and what is left of it.
"""

import sys
import time

from tests.wrong_solutions.hunting import Hunt, hunt, line, medians_text
from tests.wrong_solutions.judge import FORMS
from tests.wrong_solutions.tables import Row, counts, package, programs_of, rows, table

TRIES = 1000


def packages(form: str) -> list[Row]:
    start = time.monotonic()
    files = package(form)
    seconds = time.monotonic() - start
    print(f"\n{form}: {len(files)} files, {sum(len(text) for _, text, _ in files):,} bytes, made in {seconds:.1f} s")
    found = list(rows(form))
    print(table(found))
    return found


def stressed(form: str) -> list[Hunt]:
    hunts = []
    print(f"\n{form}: stress, at most {TRIES} tries")
    for program in programs_of(form):
        found = hunt(program, tries=TRIES)
        print(line(program, found), flush=True)
        hunts += [found] if found else []
    return hunts


def main(forms: list[str]) -> None:
    caught: list[Row] = []
    hunts: list[Hunt] = []
    for form in forms:
        caught += packages(form)
        hunts += stressed(form)
    print(f"\nall together: {counts(caught)}")
    print(f"stress found {len(hunts)} of {len(caught)}; median size after shrinking: {medians_text(hunts)}")


if __name__ == "__main__":
    main(sys.argv[1:] or list(FORMS))
