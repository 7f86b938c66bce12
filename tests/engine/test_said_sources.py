"""What the engine's sources tell of bad input is said, so that a window can say it in another language."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PARTS = (
    "formats", "strict", "interchange", "project_file", "journal", "finding", "games", "layout", "solve",
    "diagnostics.py", "case_words.py", "document.py", "play.py", "proof.py", "proof_text.py", "explain.py",
    "answers.py",
)  # fmt: skip
SPEAKERS = {
    "Diagnostic", "Rough", "Fault", "Flaw", "finding", "warning", "refused", "placed", "_refuse", "_error", "_fail",
    "error", "lose", "tell", "in_case", "in_query", "about_query", "inside", "with_place", "_require",
}  # fmt: skip
"""Functions and classes whose arguments are read by people."""
SAYING = {"say", "say_count"}
TOKENS = {"U+FEFF", "CR LF", "CR", "number", "term", "close", "quote", "end", "range", "depth", "{", "f", "i"}
"""Constants that are no words: what stands in a file, and names of kinds."""
OF_PROGRAMMERS = {
    "engine/document.py",
    "engine/play.py",
    "engine/proof.py",
    "engine/proof_text.py",
    "engine/formats/guarded.py",
    "engine/formats/registry.py",
    "engine/games/board_changes.py",
    "engine/games/board_checks.py",
    "engine/games/graph_changes.py",
    "engine/games/graph_checks.py",
    "engine/games/graph_edits.py",
    "engine/games/heaps_changes.py",
    "engine/games/heaps_edits.py",
    "engine/games/heaps_record.py",
    "engine/games/kinds.py",
    "engine/games/remark_changes.py",
    "engine/games/remark_checks.py",
    "engine/games/remarks.py",
    "engine/games/take_rule.py",
    "engine/interchange/kinds.py",
    "engine/layout/progress.py",
    "engine/layout/sugiyama.py",
    "engine/project_file/__init__.py",
    "engine/project_file/board_case.py",
    "engine/solve/bulk.py",
    "engine/solve/live.py",
    "engine/solve/octal.py",
    "engine/solve/staircase.py",
    "engine/solve/subtraction.py",
}
"""Files whose own errors of the types below tell of a mistake in the program that calls them, never of an input."""
MISTAKES = {"ValueError", "TypeError", "KeyError", "IndexError", "AttributeError", "AssertionError", "LayoutCancelled"}


def _sources() -> Iterator[Path]:
    for part in PARTS:
        path = ROOT / "engine" / part
        assert path.exists(), part
        yield from [path] if path.is_file() else sorted(path.rglob("*.py"))


def _name(call: ast.Call) -> str:
    function = call.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _is_plain(node: ast.expr, known: dict[str, list[ast.expr]]) -> bool:
    """Whether a value is a text that remembers nothing: a constant, or put together of pieces."""
    if isinstance(node, ast.Constant):
        return isinstance(node.value, str) and any(map(str.isalpha, node.value)) and node.value not in TOKENS
    if isinstance(node, ast.JoinedStr):
        first = node.values[0]
        # What is to stand in a file begins with a quotation mark.
        return not (isinstance(first, ast.Constant) and str(first.value).startswith('"'))
    if isinstance(node, ast.IfExp):
        return _is_plain(node.body, known) or _is_plain(node.orelse, known)
    if isinstance(node, ast.BinOp):
        return _is_plain(node.left, known) or _is_plain(node.right, known)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "format":
        return _is_plain(node.func.value, known)
    if isinstance(node, ast.Name):
        return any(_is_plain(value, {}) for value in known.get(node.id, ()))
    return False


def _assigned(function: ast.AST) -> dict[str, list[ast.expr]]:
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            found.setdefault(node.targets[0].id, []).append(node.value)
    return found


def _spoken_calls(function: ast.AST, path: str) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
            if not (path in OF_PROGRAMMERS and _name(node.exc) in MISTAKES):
                yield node.exc
        elif isinstance(node, ast.Call) and _name(node) in SPEAKERS:
            yield node


def _plain_texts(source: str, path: str) -> list[str]:
    found = []
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef):
            known = _assigned(function)
            for call in _spoken_calls(function, path):
                values = [*call.args, *(keyword.value for keyword in call.keywords)]
                # A fault's path, the names of fields: tuples and lists are no texts.
                if any(_is_plain(value, known) for value in values):
                    found.append(f"{path}:{call.lineno}: {_name(call)}")
    return found


def _said_calls(source: str) -> Iterator[ast.Call]:
    return (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and _name(node) in SAYING)


def test_whatever_is_told_of_an_input_is_said() -> None:
    plain = [
        text
        for path in _sources()
        for text in _plain_texts(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    ]
    assert plain == []


@pytest.mark.parametrize(
    "line",
    [
        'raise ValueError("a bad thing")',
        'raise ValueError(f"{x} is bad")',
        'return finding("a" + "b")',
        'text = f"{x} is bad"; return finding(text)',
        'return self.findings.error(0, "no" if x else say("yes"))',
        'return refused("there is no {}".format(x))',
    ],
)
def test_a_text_that_is_not_said_is_found(line: str) -> None:
    assert len(_plain_texts(f"def f(x):\n    {line}\n", "engine/new.py")) == 1


def test_templates_are_constants() -> None:
    wrong = []
    for path in _sources():
        for call in _said_calls(path.read_text(encoding="utf-8")):
            templates = call.args[:1] if _name(call) == "say" else call.args[1:3]
            if not all(isinstance(template, ast.Constant) for template in templates):
                wrong.append(f"{path.relative_to(ROOT)}:{call.lineno}")
    assert wrong == []
