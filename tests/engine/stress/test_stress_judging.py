"""Runs judged: by how they ended, and by what they printed."""

import pytest

from engine.formats.registry import format_named
from engine.stress.judging import Kind, judge
from engine.stress.running import End, Run

FORM = format_named("hdu1848")
RECORDS = FORM.read("1 1 4\n1 1 1\n0 0 0\n").records


def run(output: bytes, code: int | None = 0, end: End = End.EXIT, peak: int = 0) -> Run:
    return Run(end, code, output, b"", 1.25, peak)


@pytest.mark.parametrize(
    ("given", "kind", "text"),
    [
        (run(b"Nacci\nFibo\n"), Kind.RIGHT, "right"),
        (run(b"nacci FIBO"), Kind.RIGHT, "right"),
        (run(b"Fibo Fibo"), Kind.WRONG, "wrong answer: 1 wrong of 2"),
        (run(b"Fibo"), Kind.WRONG, "wrong answer: 1 wrong, 1 missing of 2"),
        (run(b""), Kind.WRONG, "wrong answer: 2 missing of 2"),
        (run(b"Nacci Fibo Fibo"), Kind.WRONG, "wrong answer: 1 too many"),
        (run(b"Nacci oops"), Kind.WRONG, "wrong answer: 1 malformed of 2"),
        (run(b"Nacci \xff\xfe\x00Fibo"), Kind.WRONG, "wrong answer: 1 malformed of 2"),
        (run(b"\xef\xbb\xbfNacci Fibo"), Kind.RIGHT, "right"),
        (run(b"Nacci Fibo", code=3), Kind.CRASH, "crash: exit code 3"),
        (run(b"Fibo", code=-11), Kind.CRASH, "crash: signal SIGSEGV"),
        (run(b"", code=-100), Kind.CRASH, "crash: signal 100"),
        (run(b"Nacci", None, End.TIMEOUT), Kind.TIMEOUT, "time limit exceeded: stopped after 1.2 s"),
        (run(b"", None, End.MEMORY, 300 * 2**20), Kind.MEMORY, "memory limit exceeded: stopped at 300 MB"),
        (run(b"x" * 70, None, End.OUTPUT), Kind.OUTPUT, "too much output: stopped after 70 bytes"),
        (run(b"", None, End.CANCELLED), Kind.CANCELLED, "cancelled"),
    ],
)
def test_verdicts(given, kind, text):
    verdict = judge(FORM, RECORDS, given)
    assert (verdict.kind, verdict.text()) == (kind, text)
    assert verdict.fails == (kind not in (Kind.RIGHT, Kind.CANCELLED))
    assert len(verdict.report.answers) == 2


def test_the_truth_may_be_known():
    assert judge(FORM, RECORDS, run(b"Fibo Fibo"), [[True, True]]).kind is Kind.RIGHT
