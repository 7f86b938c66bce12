"""The plan of the house as tests: who may import whom, read from the source with `ast`."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
QT = {"PySide6", "shiboken6", "PyQt6", "PyQt5", "pytestqt"}
TOP = {"pyproject.toml", "README.md", "engine", "gui", "resources", "tests"}
BUILT = {"__pycache__", "build", "dist"}

# Words that remember their template: every part may speak.
EVERYWHERE = {"case_words", "said"}
# What each part of the engine stands on; what those stand on is allowed as well. A new part gets a line here.
ARROWS = {
    "cli": {
        "blas",
        "drawing",
        "interchange",
        "mistakes",
        "package",
        "project_file",
        "proof_text",
        "stress",
        "strict",
        "verify",
    },
    "package": {"inputs", "strict", "verify", "mistakes", "drawing", "atomic_file"},
    "stress": {"inputs", "verify", "mistakes", "atomic_file"},
    "strict": {"formats"},
    "inputs": {"generators", "formats", "answers"},
    "verify": {"answers", "formats"},
    "mistakes": {"verify"},
    "proof": {"games"},
    "proof_text": {"proof"},
    "drawing": {"layout", "games", "atomic_file"},
    "interchange": {"games", "diagnostics"},
    "project_file": {"document", "atomic_file", "project_mark", "diagnostics"},
    "journal": {"document"},
    "document": {"case", "together"},
    "case": {"games", "layout"},
    "answers": {"games"},
    "formats": {"games", "diagnostics"},
    "generators": {"games"},
    "layout": {"games"},
    "play": {"games"},
    "explain": {"games"},
    "finding": {"games"},
    "games": {"solve", "diagnostics", "together"},
    "solve": {"sg"},
    "blas": set(),
    "sg": set(),
    "together": set(),
    "diagnostics": set(),
    "atomic_file": set(),
    "project_mark": set(),
    "case_words": set(),
    "said": set(),
}


@cache
def allowed(part: str) -> frozenset[str]:
    below = ARROWS[part]
    return frozenset({part}.union(EVERYWHERE, below, *(allowed(other) for other in below)))


def sources(package: str) -> Iterator[tuple[str, ast.Module]]:
    for path in sorted((ROOT / package).rglob("*.py")):
        names = path.relative_to(ROOT).with_suffix("").parts
        module = ".".join(names[:-1] if names[-1] == "__init__" else names)
        yield module, ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(tree: ast.Module) -> Iterator[str]:
    """All modules that a file imports, wherever in the file; of ``from a import b`` both ``a`` and ``a.b``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "relative imports hide where the arrows lead"
            assert node.module
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def part_of(module: str) -> str:
    """The part of the engine that a dotted name lies in: the second word, if that is a module."""
    words = module.split(".")
    if len(words) < 2:
        return ""
    place = ROOT / words[0] / words[1]
    return words[1] if place.is_dir() or place.with_suffix(".py").is_file() else ""


def wrong_imports(package: str, is_wrong) -> list[str]:
    pairs = ((module, name) for module, tree in sources(package) for name in imports(tree))
    return [f"{module} imports {name}" for module, name in pairs if is_wrong(module, name)]


def test_the_test_reads_what_is_there():
    modules = {module for module, _ in sources("engine")} | {module for module, _ in sources("gui")}
    assert {"engine", "engine.sg", "engine.solve.live", "engine.games.graph", "gui.session"} <= modules
    tree = ast.parse("import a.b\ndef f():\n    from c import d\nif x:\n    import e as g")
    assert list(imports(tree)) == ["a.b", "c", "c.d", "e"]


def test_the_engine_knows_neither_qt_nor_the_window():
    assert wrong_imports("engine", lambda _, name: name.split(".")[0] in QT | {"gui", "tests"}) == []


def test_the_arrows_inside_the_engine():
    parts = {part_of(module) for module, _ in sources("engine")} - {""}
    assert parts <= ARROWS.keys(), f"new parts of the engine need a line in ARROWS: {parts - ARROWS.keys()}"

    def is_wrong(module: str, name: str) -> bool:
        here, there = part_of(module), part_of(name)
        return name.startswith("engine.") and there != "" and there not in allowed(here)

    assert wrong_imports("engine", is_wrong) == []


def test_the_arrows_are_those_of_the_design():
    assert "generators" not in allowed("formats")
    assert "formats" not in allowed("generators")
    chain = ["cli", "verify", "formats", "games", "solve", "sg"]
    for i, part in enumerate(chain):
        assert set(chain[i:]) <= allowed(part)
        assert allowed(part).isdisjoint(chain[:i])
    assert "document" not in allowed("games")


def test_the_views_do_not_know_the_window_and_the_session_knows_no_view():
    above = ("gui.main_window", "gui.app", "gui.main", "gui.wiring")

    def is_wrong(module: str, name: str) -> bool:
        view = module.startswith(("gui.canvas.", "gui.panels."))
        return (view and name.startswith(above)) or (module == "gui.session" and name.startswith("gui."))

    assert wrong_imports("gui", is_wrong) == []


def last_name(node: ast.expr) -> str:
    """The last word of ``a.b.c`` or of the function in ``a.b()``."""
    if isinstance(node, ast.Call):
        return last_name(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def applies_a_change(node: ast.AST) -> bool:
    """Whether a node is ``document.apply(...)``, ``change.apply(game)``, ``change.inverse().apply(x)`` or the like."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "apply"):
        return False
    names = [last_name(node.func.value), *(last_name(argument) for argument in node.args)]
    return any(word in name.lower() for name in names for word in ("document", "change", "edit", "inverse", "game"))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("self.document.apply(x)", True),
        ("change.apply(self.game)", True),
        ("step.inverse().apply(d)", True),
        ("x.apply(self.session.game)", True),
        ("self.sync.apply()", False),
        ("style.apply(widget)", False),
        ("document.case(key)", False),
    ],
)
def test_applied_changes_are_noticed(line, expected):
    assert any(map(applies_a_change, ast.walk(ast.parse(line)))) == expected


def test_only_the_session_changes_the_document():
    doors = {module for module, tree in sources("gui") if any(map(applies_a_change, ast.walk(tree)))}
    assert doors == {"gui.session"}


WITHOUT_QT = """
import importlib, pkgutil, sys

class NoQt:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {names}:
            raise ImportError(name + " is not to be imported")

sys.meta_path.insert(0, NoQt())
for module in sys.argv[1:]:
    package = importlib.import_module(module)
    for found in pkgutil.walk_packages(getattr(package, "__path__", []), module + "."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
print(len([name for name in sys.modules if name.startswith("engine")]))
"""


def run_without_qt(*modules: str) -> subprocess.CompletedProcess[str]:
    script = WITHOUT_QT.replace("{names}", repr(QT))
    command = [sys.executable, "-c", script, *modules]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


def test_all_of_the_engine_works_where_there_is_no_qt():
    done = run_without_qt("engine")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= len(list(sources("engine")))


def test_the_command_starts_where_there_is_no_qt():
    done = run_without_qt("gui.main")
    assert done.returncode == 0, done.stderr


def test_the_blocker_blocks():
    done = run_without_qt("gui.session")
    assert done.returncode != 0
    assert "is not to be imported" in done.stderr


def test_the_top_level_is_as_agreed():
    def is_ours(path: Path) -> bool:
        is_venv = (path / "pyvenv.cfg").is_file()
        return not (path.name.startswith(".") or path.name in BUILT or path.name.endswith(".egg-info") or is_venv)

    assert {path.name for path in ROOT.iterdir() if is_ours(path)} == TOP
