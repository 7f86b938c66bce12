"""The default packages catch every wrong solution of tests/wrong_solutions.

A table in the output says which file caught which, and what random files catch, as many and about as large; they are
cut at `RANDOM_BYTES` here, and some left out for slow programs, and not so in
``python -m tests.benchmarks.bench_packages``.
"""

import ast
import subprocess
import sys
from collections import Counter

import pytest

import resources
from tests.wrong_solutions.judge import FORMS, PROGRAMS, Program, right_answers
from tests.wrong_solutions.tables import package, programs_of, rows, table

pytestmark = pytest.mark.slow

RANDOM_BYTES = 2_000


def by_name(program: Program) -> str:
    return program.name


def sample(form: str) -> tuple[str, str]:
    text, answers = (resources.path("samples", f"{form}.{end}").read_text(encoding="utf-8") for end in ("in", "out"))
    return text, answers


def test_there_are_thirty_and_at_least_six_a_format():
    found = Counter(program.form for program in PROGRAMS)
    assert set(found) == set(FORMS)
    assert sum(found.values()) >= 30
    assert min(found.values()) >= 6


@pytest.mark.parametrize("program", PROGRAMS, ids=by_name)
def test_a_contestant_would_not_notice(program):
    """It prints the right answers to the sample of the statement, and says in its first line what is wrong with it."""
    tree = ast.parse(program.path.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert program.verdict(*sample(program.form)) == ""


@pytest.mark.parametrize("form", FORMS)
def test_run_here_and_run_as_a_program_are_the_same(form):
    """The quick way to run them is no other way: the same words are printed by an interpreter of its own."""
    text, _ = sample(form)
    for program in programs_of(form)[:3]:
        apart = subprocess.run(
            [sys.executable, str(program.path)], input=text, capture_output=True, text=True, check=True, timeout=60
        )
        assert program.run_here(text) == (apart.stdout, "")


@pytest.mark.parametrize("form", FORMS)
def test_the_package_catches_all(form, capsys):
    for name, text, answers in package(form):
        assert right_answers(form, text).split() == answers.split(), f"a right solution fails on {name}"
    found = list(rows(form, RANDOM_BYTES))
    with capsys.disabled():
        print(f"\n{table(found)}")
    assert [row.program.name for row in found if row.ours is None] == []
    assert len(found) >= sum(row.random is not None for row in found)
