"""The layout "kattis": the Kattis problem package format, version 2025-09, which DOMjudge and BAPCtools read too.

See https://www.kattis.com/problem-package-format/spec/2025-09.html. The package fixes the time limit and leaves to the
judge what it knows better (memory, output). The default output validator compares token by token.
"""

from collections.abc import Callable

from engine.package.entries import Entries, text_entry
from engine.package.invalid import INVALID_INPUTS
from engine.package.pictures import picture_of
from engine.package.scripts import solution_of, validator_of, wrong_solution_of
from engine.package.statements import Statement, latex, statement_of
from engine.package.testset import TestFile, TestSet

VERSION = "2025-09"
TIME_LIMIT = 10
"""Seconds a file; the largest files take plain Python about one."""


def kattis_entries(tests: TestSet, title: str, progress: Callable[[float], object]) -> Entries:
    """The files of the package, without the folder around them. `title` is one plain line."""
    statement = statement_of(tests.form)
    entries: dict[str, bytes] = {
        "problem.yaml": text_entry(_problem_yaml(tests, title, statement)),
        "statement/problem.en.tex": text_entry(_statement_tex(title, statement)),
    }
    for done, file in enumerate(tests.files):
        progress(done / len(tests.files))
        _add_file(entries, file)
    _add_scripts(entries, tests.form.name)
    wrong = wrong_solution_of(tests.form.name)
    # Somebody's own cases may be such that it answers all of them right.
    if wrong is not None and tests.seed is not None:
        entries[f"submissions/wrong_answer/{tests.form.name}-sum.py"] = wrong
    return entries


def _add_file(entries: dict[str, bytes], file: TestFile) -> None:
    stem = f"data/{file.group}/{file.name}"
    entries[f"{stem}.in"] = file.text.encode()
    entries[f"{stem}.ans"] = file.answers.encode()
    entries[f"{stem}.yaml"] = text_entry(f"description: {quoted(file.purpose)}")
    picture = picture_of(file)
    if picture is not None:
        entries[f"{stem}.svg"] = picture


def _add_scripts(entries: dict[str, bytes], name: str) -> None:
    validator, solution = validator_of(name), solution_of(name)
    if validator is not None:
        entries[f"input_validators/{name}.py"] = validator
        for kind, text in INVALID_INPUTS[name].items():
            entries[f"data/invalid_input/{kind}.in"] = text.encode()
    if solution is not None:
        entries[f"submissions/accepted/{name}.py"] = solution


def _problem_yaml(tests: TestSet, title: str, statement: Statement) -> str:
    return f"""\
problem_format_version: {VERSION}
type: pass-fail
name:
  en: {quoted(title)}
uuid: {tests.uuid}
source: {quoted(statement.source)}
license: unknown
keywords: [impartial game, sprague-grundy]
limits:
  time_limit: {TIME_LIMIT}
"""


def _statement_tex(title: str, statement: Statement) -> str:
    return rf"""\problemname{{{latex(title)}}}

{statement.legend}

\begin{{Input}}
{statement.input}
\end{{Input}}

\begin{{Output}}
{statement.output}
\end{{Output}}
"""


def quoted(text: str) -> str:
    """A line of text as a YAML scalar in double quotes."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
