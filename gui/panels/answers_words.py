"""What the answers panel says about checked answers."""

from collections.abc import Mapping

from engine.verify import Counts
from gui.faces.texts import tr

MARKS: Mapping[str, tuple[str, str]] = {
    "right": ("✓", "success"),
    "wrong": ("✗", "danger"),
    "missing": ("–", "warning"),
    "malformed": ("?", "danger"),
    "extra": ("+", "text_muted"),
}
"""For each status its mark and the role of its colour; the word stands beside it, so colour never tells alone."""
_LONGEST = 40


def status_word(status: str) -> str:
    """A status as one word."""
    words = {
        "right": tr("Right"),
        "wrong": tr("Wrong"),
        "missing": tr("Missing"),
        "malformed": tr("Malformed"),
        "extra": tr("Extra"),
    }
    return words[status]


def summary(counts: Counts) -> str:
    """How many answers are right and what is wrong with the others: "12 of 15 right, 2 wrong, 1 missing; 1 extra"."""
    text = tr("{0} of {1} right").format(f"{counts.right:,}", f"{counts.total:,}")
    for count, words in (
        (counts.wrong, tr("{0} wrong")),
        (counts.missing, tr("{0} missing")),
        (counts.malformed, tr("{0} malformed")),
    ):
        if count:
            text = tr("{0}, {1}").format(text, words.format(f"{count:,}"))
    return tr("{0}; {1} extra").format(text, f"{counts.extra:,}") if counts.extra else text


def where(case: int, query: int, *, several: bool) -> str:
    """A case and a query of it, by their indices from 0; the query is named where the kind has `several`."""
    if several:
        return tr("Case {0}, query {1}").format(f"{case + 1:,}", f"{query + 1:,}")
    return tr("Case {0}").format(f"{case + 1:,}")


def place(line: int, column: int) -> str:
    """A place in a text; "" if it is none."""
    return tr("line {0}, column {1}").format(f"{line:,}", f"{column:,}") if line else ""


def told(status: str, expected: str, found: str) -> str:
    """What was printed and what should have been."""
    if status == "right":
        return found or expected
    if status == "missing":
        return tr("nothing printed, should be {0}").format(expected)
    if status == "extra":
        return tr("printed {0}, and nothing was asked").format(shown(found))
    return tr("printed {0}, should be {1}").format(shown(found), expected)


def shown(text: str) -> str:
    """What stands in a contestant's file, shortened, and without what does not print."""
    clean = "".join(letter if letter.isprintable() else "�" for letter in text)
    return clean if len(clean) <= _LONGEST else f"{clean[:_LONGEST]}…"
