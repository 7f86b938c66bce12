"""What is said about finding and filters."""

from PySide6.QtCore import QCoreApplication

from engine.finding import QueryError
from engine.games.graph import GraphGame
from gui.canvas.filters import Filter
from gui.faces.numbering import title_of

LONGEST = 18
"""Letters of a name that a short text takes."""


def tr(text: str) -> str:
    return QCoreApplication.translate("Find", text)


def help_line() -> str:
    """The language in a line; its words are the same in all languages."""
    return tr("Number or name, {0}; joined by {1}").format(
        "value 3, stones >= 2, moves 0, P, N, terminal", "and, or, not"
    )  # fmt: skip


def error_line(error: QueryError) -> str:
    """What is wrong with a query, and what is expected."""
    texts = {
        "number": tr("After “{0}” a number is expected, as in “{1}”").format(error.after, "value 3"),
        "term": tr("Something to look for is expected, as in “{0}” or a name").format("value 3"),
        "close": tr("A closing parenthesis is missing"),
        "quote": tr("A closing quotation mark is missing"),
        "end": tr("“{0}” is one too many").format(error.found),
        "range": tr("A range rises, as in “{0}”").format("value 2..5"),
        "depth": tr("Too many parentheses within each other"),
    }
    if error.kind == "number" and not error.after:
        return tr("A number is expected, as in “{0}”").format("value 3")
    return texts[error.kind]


def counted(at: int, count: int) -> str:
    """Which match one stands at (from 0; -1 for none), and of how many."""
    if not count:
        return tr("No match")
    if at >= 0:
        return tr("{0} of {1}").format(f"{at + 1:,}", f"{count:,}")
    return tr("1 match") if count == 1 else tr("{0} matches").format(f"{count:,}")


def filter_words(chosen: Filter, game: GraphGame) -> str:
    """What a filter leaves as it is."""
    if chosen.kind == "p":
        return tr("Only P-positions")
    if chosen.kind == "value":
        return tr("Only Grundy value")
    anchors = [key for key in chosen.anchors if key in game]
    if len(anchors) == 1:
        name = title_of(game, anchors[0])
        name = name if len(name) <= LONGEST else f"{name[: LONGEST - 1].rstrip()}…"
        texts = {
            "from": tr("Only what position {0} reaches"),
            "to": tr("Only what reaches position {0}"),
            "both": tr("Only what leads to or from position {0}"),
        }
        return texts[chosen.kind].format(name)
    texts = {
        "from": tr("Only what {0} positions reach"),
        "to": tr("Only what reaches {0} positions"),
        "both": tr("Only what leads to or from {0} positions"),
    }
    return texts[chosen.kind].format(f"{len(anchors):,}")


def shown_words(shown: int, count: int) -> str:
    """How many positions a filter leaves as they are."""
    return tr("{0} of {1}").format(f"{shown:,}", f"{count:,}")
