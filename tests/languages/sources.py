"""The texts of the program, read from its sources, with the contexts in which they are looked up at run time.

Qt's own lupdate sees neither the context of a module's ``tr`` nor that of `engine.said.say`, so this reads the
sources by `ast`. A text must be a constant; the few calls that look up what a table holds are listed in `TABLES`.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
ENGINE = "engine"
SAY = {"say": (0,), "say_count": (1, 2)}
"""Which arguments of `engine.said`'s functions are templates."""
MARKS = ("QT_TRANSLATE_NOOP", "marked")
"""Functions that give back their second argument: a text that is looked up later, in the context named first."""
RECEIVERS = {"window": "MainWindow", "self._window": "MainWindow", "bar": "QStatusBar", "self._bar": "QStatusBar"}
"""What objects other than ``self`` whose ``tr`` is called are."""
FIELDS = {
    ("gui.spec", "Spec"): ("Actions", {1: "text", 4: "tip"}),
    ("gui.board.actions", "_spec"): ("Actions", {1: "text", 4: "tip"}),
    ("gui.canvas.keys_actions", "_spec"): ("Actions", {1: "text", 3: "tip"}),
    ("gui.docks", "Dock"): ("Docks", {1: "title"}),
}
"""Classes whose objects carry texts: the context, and the places and names of those texts."""
MENU = "menu"
"""A triple whose first is a text with this beginning is a menu of the context Actions; its second is what is shown."""
TABLES = {
    "gui/actions.py": {"spec.text", "spec.tip", "text"},
    "gui/board/actions.py": {"text", "tip"},
    "gui/board/header.py": {"spec.text", "spec.tip"},
    "gui/canvas/keys_actions.py": {"text", "tip"},
    "gui/canvas/menus.py": {"text"},
    "gui/canvas/tools.py": {"tool.hint"},
    "gui/docks.py": {"dock.title"},
    "gui/faults/fault.py": {"what"},
    "gui/heaps/rule_bar.py": {"name"},
    "gui/language/actions.py": {"keyed", "name"},
    "gui/play/side_panel.py": {"text"},
    "gui/settings/dialog.py": {"PAGES['keys']", "PAGES['window']", "PAGES[page.name]", "title"},
    "gui/settings/fields.py": {
        "setting.title", "setting.help", "setting.suffix", "choice.label", "setting.zero",
    },
    "gui/settings/row.py": {"self.setting.title", "setting.title", "setting.help"},
    "gui/settings/words.py": {
        "next((choice.label for choice in setting.choices if choice.value == value))", "setting.zero", "choice.label",
        "setting.title", "setting.help", "setting.suffix", "PAGES[setting.page]",
    },
    "gui/status.py": {"HINTS[kind]"},
    "gui/wiring/edits.py": {"text"},
}  # fmt: skip
"""Files and the expressions in them that give a text which a table holds, marked where it stands."""
LOOKED_UP = ("gui/language/reverse.py", "gui/language/spoken.py")
"""Files that look up whatever texts there are."""


_SPEAKS = re.compile(r"\b_?tr\b|translate|engine\.said|\bSpec\b|\bDock\b|NOOP|marked|\"menu")
"""What is in every file with a text; the others need not be parsed."""


@dataclass
class Found:
    """All texts.

    Attributes
    ----------
    texts
        ``(context, source)`` -> the first file that says it.
    troubles
        ``file:line: what is wrong`` for every call whose text cannot be read.
    """

    texts: dict[tuple[str, str], str] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)


@dataclass
class Module:
    """One file: its tree, what its names mean, and its helpers ``def tr(text)`` with their contexts."""

    path: str
    tree: ast.Module
    imports: dict[str, tuple[str, str]]
    helpers: dict[str, str]


def read(root: Path = ROOT) -> Found:
    """All texts of the packages gui and engine below `root`."""
    texts = {path: path.read_text(encoding="utf-8") for path in _files(root)}
    modules = {_dotted(path, root): _module(path, root, text) for path, text in texts.items() if _SPEAKS.search(text)}
    found = Found()
    for module in modules.values():
        _Reader(module, modules, found).visit(module.tree)
    return found


def _files(root: Path) -> Iterator[Path]:
    for package in ("engine", "gui"):
        yield from sorted((root / package).rglob("*.py"))


def _dotted(path: Path, root: Path) -> str:
    return ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")


def _module(path: Path, root: Path, text: str) -> Module:
    tree = ast.parse(text)
    imports = {
        name.asname or name.name: (node.module, name.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module
        for name in node.names
    }
    helpers = {node.name: context for node in tree.body if (context := _helper_context(node))}
    return Module(path.relative_to(root).as_posix(), tree, imports, helpers)  # type: ignore[arg-type]


def _helper_context(node: ast.stmt) -> str | None:
    """The context of ``def tr(text): return QCoreApplication.translate("context", text)``; None if it is no such."""
    if not isinstance(node, ast.FunctionDef) or len(node.args.args) != 1:
        return None
    last = node.body[-1]
    if not isinstance(last, ast.Return) or not _is_translate(last.value):
        return None
    context, text = last.value.args  # type: ignore[union-attr]
    return constant(context) if isinstance(text, ast.Name) and text.id == node.args.args[0].arg else None


def _is_translate(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Call) and _name(node.func) == "QCoreApplication.translate"


def _name(node: ast.expr) -> str:
    """A name, or names with dots between them; "" for all else. Unparsing each call would take seconds."""
    if isinstance(node, ast.Attribute):
        return f"{_name(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def constant(node: ast.expr) -> str | None:
    """The text that a node is."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


class _Reader(ast.NodeVisitor):
    """Puts the texts of one module into what was found."""

    def __init__(self, module: Module, modules: dict[str, Module], found: Found) -> None:
        self._module, self._modules, self._found = module, modules, found
        self._classes: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if not _helper_context(node):
            self.generic_visit(node)

    def visit_Tuple(self, node: ast.Tuple) -> None:
        if len(node.elts) == 3 and not isinstance(node.elts[2], ast.Constant):
            name, text = (constant(item) for item in node.elts[:2])
            if name and text and name.startswith(MENU):
                self._keep("Actions", node.elts[1])
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        self.generic_visit(node)
        name = _name(node.func)
        if _is_translate(node):
            self._translate(node)
        elif isinstance(node.func, ast.Attribute):
            self._method(node, node.func)
        elif self._is_from(name, "engine.said") and self._module.imports[name][1] in SAY:
            for at in SAY[self._module.imports[name][1]]:
                self._keep(ENGINE, node.args[at])
        elif name in MARKS:
            self._translate(node)
        elif context := self._helper(self._module, name):
            self._keep(context, node.args[0], alone=len(node.args) + len(node.keywords) == 1)
        else:
            self._fields(node, name)

    def _translate(self, node: ast.Call) -> None:
        context = constant(node.args[0])
        if context is None and self._module.path not in LOOKED_UP:
            self._trouble(node, "the context is no constant")
        elif context is not None:
            self._keep(context, node.args[1], alone=len(node.args) + len(node.keywords) == 2)

    def _method(self, node: ast.Call, function: ast.Attribute) -> None:
        if function.attr != "tr":
            return
        owner = ast.unparse(function.value)
        context = (self._classes[-1] if self._classes else None) if owner == "self" else RECEIVERS.get(owner)
        if context is None:
            self._trouble(node, f"the class of {owner} is not known: see RECEIVERS in tests/languages/sources.py")
        else:
            self._keep(context, node.args[0], alone=len(node.args) + len(node.keywords) == 1)

    def _fields(self, node: ast.Call, name: str) -> None:
        origin = self._module.imports.get(name, (self._module.path[:-3].replace("/", "."), name))
        if origin not in FIELDS:
            return
        context, places = FIELDS[origin]
        names = set(places.values())
        texts = [item for at, item in enumerate(node.args) if at in places]
        texts += [keyword.value for keyword in node.keywords if keyword.arg in names]
        for text in texts:
            self._keep(context, text)

    def _is_from(self, name: str, module: str) -> bool:
        return self._module.imports.get(name, ("", ""))[0] == module

    def _helper(self, module: Module, name: str) -> str | None:
        """The context of a helper that a module made or imported, from wherever that has it."""
        if name in module.helpers:
            return module.helpers[name]
        source, original = module.imports.get(name, ("", ""))
        return self._helper(self._modules[source], original) if source in self._modules else None

    def _keep(self, context: str, node: ast.expr, alone: bool = True) -> None:
        text = constant(node)
        if not alone:
            self._trouble(node, "a text takes no further arguments; numbers go in by .format")
        elif text is not None:
            if text:
                self._found.texts.setdefault((context, text), self._module.path)
        elif ast.unparse(node) not in TABLES.get(self._module.path, ()):
            self._trouble(node, f"no constant text: {ast.unparse(node)[:80]}")

    def _trouble(self, node: ast.expr, what: str) -> None:
        self._found.troubles.append(f"{self._module.path}:{node.lineno}: {what}")
