"""The layout "polygon": a folder as Codeforces' Polygon gives one: tests/01, tests/01.a, problem.xml."""

from collections.abc import Callable
from xml.sax.saxutils import escape, quoteattr

from engine.package.entries import Entries, text_entry
from engine.package.names import slug
from engine.package.scripts import solution_of, validator_of
from engine.package.statements import Statement, latex, statement_of
from engine.package.testset import SAMPLE, TestFile, TestSet

TIME_LIMIT = 10_000
MEMORY_LIMIT = 256 * 2**20
_SECTIONS = "statement-sections/english"


def polygon_entries(tests: TestSet, title: str, progress: Callable[[float], object]) -> Entries:
    """The files of the package. `title` is one plain line."""
    progress(0.0)
    statement = statement_of(tests.form)
    entries: dict[str, bytes] = {
        "problem.xml": text_entry(_problem_xml(tests, title)),
        "README.md": text_entry(_readme(tests, title, statement)),
        **_statement_sections(title, statement),
    }
    for name, file in _numbered(tests):
        entries[f"tests/{name}"] = file.text.encode()
        entries[f"tests/{name}.a"] = file.answers.encode()
    for path, script in _scripts(tests.form.name).items():
        entries[path] = script
    return entries


def _numbered(tests: TestSet) -> list[tuple[str, TestFile]]:
    digits = max(2, len(str(len(tests.files))))
    return [(f"{number:0{digits}}", file) for number, file in enumerate(tests.files, 1)]


def _scripts(name: str) -> dict[str, bytes]:
    found = {f"files/{name}-validator.py": validator_of(name), f"solutions/{name}.py": solution_of(name)}
    return {path: script for path, script in found.items() if script is not None}


def _statement_sections(title: str, statement: Statement) -> dict[str, bytes]:
    parts = {
        "name": latex(title),
        "legend": statement.legend,
        "input": statement.input,
        "output": statement.output,
    }
    return {f"{_SECTIONS}/{part}.tex": text_entry(text) for part, text in parts.items()}


def _problem_xml(tests: TestSet, title: str) -> str:
    numbered = _numbered(tests)
    digits = len(numbered[0][0]) if numbered else 2
    lines = [_test_line(file) for _, file in numbered]
    scripts = _scripts(tests.form.name)
    return f"""\
<?xml version="1.0" encoding="utf-8"?>
<problem short-name={quoteattr(slug(title, tests.form.name))}>
    <names>
        <name language="english" value={quoteattr(title)}/>
    </names>
    <judging input-file="" output-file="">
        <testset name="tests">
            <time-limit>{TIME_LIMIT}</time-limit>
            <memory-limit>{MEMORY_LIMIT}</memory-limit>
            <test-count>{len(numbered)}</test-count>
            <input-path-pattern>tests/%0{digits}d</input-path-pattern>
            <answer-path-pattern>tests/%0{digits}d.a</answer-path-pattern>
            <tests>
{chr(10).join(lines)}
            </tests>
        </testset>
    </judging>
    <files>
        <executables>
{_executables(scripts)}        </executables>
    </files>
    <assets>
        <solutions>
{_solutions(scripts)}        </solutions>
    </assets>
</problem>
"""


def _test_line(file: TestFile) -> str:
    sample = ' sample="true"' if file.group == SAMPLE else ""
    return f'                <test method="manual"{sample} description={quoteattr(file.purpose)}/>'


def _executables(scripts: dict[str, bytes]) -> str:
    paths = [path for path in scripts if path.startswith("files/")]
    tags = [f'<executable><source path="{escape(path)}" type="python.3"/></executable>' for path in paths]
    return "".join(f"            {tag}\n" for tag in tags)


def _solutions(scripts: dict[str, bytes]) -> str:
    paths = [path for path in scripts if path.startswith("solutions/")]
    tags = [f'<solution tag="main"><source path="{escape(path)}" type="python.3"/></solution>' for path in paths]
    return "".join(f"            {tag}\n" for tag in tags)


def _readme(tests: TestSet, title: str, statement: Statement) -> str:
    rows = [f"| {name} | {file.name} | {_cell(file.purpose)} |" for name, file in _numbered(tests)]
    return f"""\
# {title}

{statement.source}. Tests in the format {tests.form.name}: `tests/NN` is an input, `tests/NN.a` the right output.
Answers are compared token by token. `files/` holds an input validator (it ends with 42 for a valid input), `solutions/`
a right solution, `{_SECTIONS}/` the statement in parts.

| test | name | purpose |
| --- | --- | --- |
{chr(10).join(rows)}
"""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
