"""The wrong solutions as programs that can be run, and a judge for them.

Most are run in this process, as a module with its own input and output: that is some twenty times faster than a new
interpreter. Those that run out of calls or of time get a process of their own.
"""

import contextlib
import io
import runpy
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType

FOLDER = Path(__file__).resolve().parent
SECONDS = 3.0
SLOW = ("no_memo", "jumps_one", "search_of_triples")
DEEP = ("recursion_limit",)
FORMS = ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")
SOLUTIONS = FOLDER.parent.parent / "engine" / "package" / "solutions"
RIGHT: dict[str, Callable[[bytes], str]] = {
    form: runpy.run_path(str(SOLUTIONS / f"{form}.py"))["solve"] for form in FORMS
}
CRASHES = (ArithmeticError, AssertionError, EOFError, LookupError, MemoryError, RuntimeError, TypeError, ValueError)
CRASHES_TOO = (AttributeError, NameError, StopIteration)


@dataclass(frozen=True)
class Program:
    """A wrong solution.

    Attributes
    ----------
    path
        Its file.
    form
        The name of the format that it reads.
    kind
        What is wrong with it, in the words of its file's name.
    """

    path: Path
    form: str
    kind: str
    code: CodeType = field(repr=False)

    @property
    def name(self) -> str:
        return self.path.stem

    @property
    def needs_a_process(self) -> bool:
        """Whether it fails by using up calls or time."""
        return self.kind in SLOW + DEEP

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-I", str(self.path)]

    def verdict(self, text: str, answers: str, seconds: float = SECONDS) -> str:
        """What becomes of a run: "" if it prints `answers`, else "wrong answer", "time limit" or the crash's name.

        The time counts for those with a process of their own only, so that it decides nothing about the others.
        """
        if self.needs_a_process:
            return self._verdict_apart(text, answers, seconds)
        output, crash = self.run_here(text)
        return crash or ("" if output.split() == answers.split() else "wrong answer")

    def run_here(self, text: str) -> tuple[str, str]:
        """What it prints when it is run in this process, and the name of the error that ends it, "" if none does."""
        output, crash = io.StringIO(), ""
        before = sys.stdin, sys.getrecursionlimit()
        sys.stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
        try:
            with contextlib.redirect_stdout(output):
                exec(self.code, {"__name__": "__main__"})
        except CRASHES + CRASHES_TOO as error:
            crash = type(error).__name__
        finally:
            sys.stdin = before[0]
            sys.setrecursionlimit(before[1])
        return output.getvalue(), crash

    def _verdict_apart(self, text: str, answers: str, seconds: float) -> str:
        try:
            run = subprocess.run(self.command, input=text, capture_output=True, text=True, timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            return "time limit"
        if run.returncode:
            return run.stderr.strip().splitlines()[-1].split(":")[0]
        return "" if run.stdout.split() == answers.split() else "wrong answer"


def _program(path: Path) -> Program:
    form, _, kind = path.stem.partition("_")
    return Program(path, form, kind, compile(path.read_text(encoding="utf-8"), str(path), "exec"))


PROGRAMS = tuple(_program(path) for path in sorted(FOLDER.glob("*_*.py")))


@dataclass(frozen=True, slots=True)
class Catch:
    """The first file that a program fails on, how it fails, and how many files it had passed until then."""

    file: str
    how: str
    passed: int


def first_catch(program: Program, files: Iterable[tuple[str, str, str]]) -> Catch | None:
    """Run a program over (name, text, answers) until it fails; None if it never does."""
    for passed, (name, text, answers) in enumerate(files):
        how = program.verdict(text, answers)
        if how:
            return Catch(name, how, passed)
    return None


def right_answers(form: str, text: str) -> str:
    """What the right solution prints."""
    return RIGHT[form](text.encode())
