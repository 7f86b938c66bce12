"""Which texts are graphs of other programs, and such a graph as a case: off the GUI thread."""

from dataclasses import replace
from typing import NamedTuple

from engine.diagnostics import Diagnostic, InputError
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.interchange import Imported, kind_of, looks_like_edges, read_graph
from gui.jobs import Control

TRIED_WHOLE = 1_000_000
"""Up to so many characters, whether a text is a list of edges is found out by reading it whole."""


class Taken(NamedTuple):
    """What came of reading a text as another program's graph: the case, or what is wrong with it."""

    record: GraphRecord | None
    findings: tuple[Diagnostic, ...]


def kind_by_content(text: str) -> str | None:
    """The kind that a text can only be; None if it may be a judge's file."""
    return kind_of(text)


def kind_by_name(text: str, suffix: str) -> str | None:
    """The kind that the end of the file's name tells."""
    return kind_of(text, suffix)


def take_graph(text: str, kind: str, control: Control) -> Taken:
    """Read a text as a graph of that kind. Raises Cancelled if the job is cancelled meanwhile."""
    control.progress(0.2)
    try:
        found = read_graph(text, kind)
    except InputError as error:
        return Taken(None, error.diagnostics)
    control.progress(0.6)
    return Taken(as_case(found.record), found.warnings)


def as_case(record: GraphRecord) -> GraphRecord:
    """The graph with a query, so that stones can be put on it."""
    return record if record.queries else replace(record, queries=(QueryRecord(),))


def may_be_edges(text: str) -> bool:
    """Whether a text that is not called so may be a list of edges; a short one is read whole to find out."""
    if not looks_like_edges(text):
        return False
    return len(text) > TRIED_WHOLE or read_edges(text, None, None).imported is not None


class Tried(NamedTuple):
    """A text read as a list of edges: what came of it, or what is wrong with it first."""

    imported: Imported | None
    error: Diagnostic | None


def read_edges(text: str, base: int | None, header: bool | None) -> Tried:
    """Read a text as a list of edges that counts so."""
    try:
        return Tried(read_graph(text, "edges", base, header), None)
    except InputError as error:
        return Tried(None, error.diagnostics[0])
