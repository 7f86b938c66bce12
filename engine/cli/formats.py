"""``grundy formats``: which formats there are, and what they allow."""

from argparse import ArgumentParser, Namespace
from typing import Any

from engine.cli.exits import FINE
from engine.cli.kinds import KINDS
from engine.cli.output import write_output
from engine.cli.sources import PROJECT
from engine.formats.base import Format
from engine.formats.registry import formats

_FOREIGN = (
    ("graphml", [
        ("files", "*.graphml, *.xml"),
        ("title", "GraphML, of yEd, Gephi, networkx and others"),
        ("kept", "names, places, stones of one query; values are written"),
    ]),
    ("gml", [
        ("files", "*.gml"), ("title", "Graph Modelling Language"), ("kept", "names, places, stones; is read only"),
    ]),
    ("dot", [
        ("files", "*.dot, *.gv"),
        ("title", "DOT, of Graphviz"),
        ("kept", "names, places, stones; is read only (grundy render writes pictures as DOT)"),
    ]),
    ("edges", [
        ("files", "*.edges, *.edgelist, *.el"),
        ("title", "a plain list of edges: two numbers or names a line"),
        ("kept", "the moves; a first line with the numbers of positions and moves may be there"),
    ]),
)  # fmt: skip


def parser() -> ArgumentParser:
    """The arguments of ``grundy formats``: none."""
    return ArgumentParser(
        prog="grundy formats",
        description="List the formats: names and aliases for --format and --to, the game, the answers, the limits; "
        "and the graphs of other programs that are read.",
        epilog="example: grundy formats",
        allow_abbrev=False,
    )


def run(arguments: Namespace) -> int:
    """Print the list."""
    del arguments
    registry = formats()
    entries = [_entry(form) for form in registry]
    own = [
        ("title", "Grundy Studio's own file (.grundy), which keeps names and places"),
        ("game", f"{', '.join(KINDS)}, also mixed"),
    ]
    entries.append(_rows(PROJECT, own))
    entries.append("graphs of other programs, one in a file; judges do not read them\n")
    entries += [_rows(name, rows) for name, rows in _FOREIGN]
    write_output("\n".join(entries).encode(), None)
    return FINE


def _entry(form: Format[Any]) -> str:
    return _rows(
        form.name,
        [
            ("aliases", ", ".join(form.aliases) or "none"),
            ("title", form.title),
            ("game", form.game),
            ("answers", " / ".join(form.answer_words)),
            ("limits", ", ".join(map(str, form.limits)) or "none"),
        ],
    )


def _rows(name: str, rows: list[tuple[str, str]]) -> str:
    return "".join([f"{name}\n", *(f"  {label:<8} {text}\n" for label, text in rows)])
