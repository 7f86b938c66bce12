"""Graphs of other programs in words: their kinds, how large they are, and the files that hold them."""

from PySide6.QtCore import QCoreApplication

from engine.diagnostics import Diagnostic
from engine.games.graph_record import GraphRecord
from engine.interchange import SUFFIXES
from gui.language.sentences import raised
from gui.language.spoken import spoken


def tr(text: str) -> str:
    """`text` in the language of the person."""
    return QCoreApplication.translate("Interchange", text)


def kind_title(kind: str) -> str:
    """What a kind of file that can be written is called in a list of formats."""
    return {"graphml": tr("GraphML (yEd, Gephi, networkx)"), "edges": tr("List of edges")}[kind]


def kept_words(kind: str) -> str:
    """What of a graph such a file keeps."""
    if kind == "graphml":
        return tr("Keeps names, places, values, and the stones of the query that is looked at.")
    return tr("Keeps the moves only, a line for each: no names, places or stones.")


def file_filter(kind: str) -> str:
    """What a dialog that asks where to write such a file offers to show."""
    text = {"graphml": tr("GraphML ({0})"), "edges": tr("Lists of edges ({0})")}[kind]
    return text.format(" ".join(patterns(kind)))


def patterns(*kinds: str) -> list[str]:
    """How the names of such files end; of all kinds if none is named."""
    return [f"*{suffix}" for suffix, kind in SUFFIXES.items() if not kinds or kind in kinds]


def size_words(record: GraphRecord) -> str:
    """How large a graph is: "4 positions, 5 moves"."""
    return ", ".join(
        (
            _counted(record.n, tr("1 position"), tr("{0} positions")),
            _counted(int(record.counts.sum()), tr("1 move"), tr("{0} moves")),
        )
    )


def error_words(finding: Diagnostic) -> str:
    """One finding with its place."""
    text = raised(finding.message)
    if finding.found:
        text = tr("{0}: {1}").format(text, spoken(finding.found))
    if not finding.line:
        return text
    return tr("Line {0}, column {1}: {2}").format(f"{finding.line:,}", f"{finding.column:,}", text)


def _counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else many.format(f"{count:,}")
