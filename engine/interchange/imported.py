"""What came of reading another program's graph."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.games.graph_record import GraphRecord
from engine.said import say


@dataclass(frozen=True, slots=True)
class Imported:
    """A graph and how its file was understood.

    Attributes
    ----------
    record
        The graph, with one query if the file names stones.
    kind
        One of `engine.interchange.KINDS`.
    base
        0 or 1: what the first position is called in a list of edges with numbers; None elsewhere.
    header
        Whether the first line of a list of edges was taken for the numbers of positions and moves.
    warnings
        What was left out or guessed.
    """

    record: GraphRecord
    kind: str
    base: int | None = None
    header: bool = False
    warnings: tuple[Diagnostic, ...] = ()


def warning(message: str, line: int = 0, column: int = 0) -> Diagnostic:
    """A finding that keeps nobody from going on."""
    return Diagnostic(Severity.WARNING, line, column, message)


def refused(message: str, line: int = 0, column: int = 0, expected: str = "", found: str = "") -> InputError:
    """The error to raise where a file cannot be read."""
    return InputError([Diagnostic(Severity.ERROR, line, column, message, expected, found)])


def shown(names: Sequence[str]) -> str:
    """A way through positions, cut where it is long."""
    if len(names) > 20:
        return say("{head} -> ... ({count} positions)", head=" -> ".join(names[:20]), count=len(names))
    return " -> ".join(names)
