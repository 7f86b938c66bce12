"""Stress finds an input that a wrong solution fails on, and makes it small: for each of tests/wrong_solutions that is
quick to ask, and for some that fail by using up calls or time. ``python -m tests.benchmarks.bench_packages`` has all.
"""

import pytest

from engine.formats.registry import format_named
from engine.stress import Budget
from tests.wrong_solutions.hunting import AIM, LARGE, Hunt, hunt, line, medians, medians_text
from tests.wrong_solutions.judge import FORMS, PROGRAMS, Program, right_answers

pytestmark = pytest.mark.slow

QUICK = [program for program in PROGRAMS if not program.needs_a_process and program.kind not in LARGE]
PLENTY = Budget(tries=3000, seconds=300)


def named(name: str) -> Program:
    return next(program for program in PROGRAMS if program.name == name)


@pytest.fixture(scope="module")
def hunts() -> dict[str, Hunt | None]:
    return {program.name: hunt(program, budget=PLENTY) for program in QUICK}


def test_each_is_found_and_shrunk_to_the_end(hunts, capsys):
    with capsys.disabled():
        print("\n" + "\n".join(line(program, hunts[program.name]) for program in QUICK))
    assert [name for name, found in hunts.items() if found is None or not found.is_minimal] == []


def test_what_is_left_fails_indeed(hunts):
    """Asked once more, against the right solution of the packages instead of the engine."""
    for program in QUICK:
        text = hunts[program.name].text
        assert format_named(program.form).read(text).diagnostics == ()
        assert program.verdict(text, right_answers(program.form, text)) == hunts[program.name].how


def test_what_is_left_is_small(hunts, capsys):
    found = list(hunts.values())
    with capsys.disabled():
        print(f"\nmedian size after shrinking: {medians_text(found)}")
    sizes = medians(found)
    assert sizes.keys() == set(FORMS)
    assert [form for form in FORMS if sizes[form] > AIM[form]] == []


def test_a_crash_of_a_program_is_shrunk():
    program = named("hdu1536_recursion_limit")
    found = hunt(program, budget=Budget(tries=300, seconds=100))
    assert found.how == "crash"
    assert found.size == 1
    assert program.verdict(found.text, right_answers("hdu1536", found.text)) == "RecursionError"


def test_what_takes_too_long_is_found():
    """Each question that is answered "it still fails" takes the whole time limit, so few are asked."""
    found = hunt(named("hdu1536_no_memo"), budget=Budget(tries=5, seconds=12))
    assert found.how == "time limit exceeded"
