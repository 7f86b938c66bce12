"""What an explanation is made of: a subject with its value, and sections of entries that can be pointed at."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication

from gui.faces.parts import Light
from gui.panels.rows import Line, Piece

NO_LIGHT = Light()
SHOWN = 20
"""How many entries of a section are listed before one asks for more."""


def tr(text: str) -> str:
    return QCoreApplication.translate("ExplanationPanel", text)


class Role(Enum):
    """What an entry is for."""

    HEADING = "heading"
    FACT = "fact"
    LINK = "link"
    MORE = "more"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of an explanation.

    Attributes
    ----------
    text
        The line in words, whole.
    ways
        How it is painted, left and right: the first of these lines that has room, else the last.
    light
        What is lit where one points at it.
    target
        What a click goes to: a position, or a move of another game; None for nothing.
    """

    text: str
    ways: tuple[Line, ...]
    light: Light = NO_LIGHT
    target: object = None
    role: Role = Role.FACT


@dataclass(frozen=True)
class Section:
    """Entries under a heading, made as they are looked at.

    Attributes
    ----------
    heading
        What they are.
    count, entry
        How many there are, and how to make one.
    rest
        The words for those from an index on, if they are not listed yet.
    end
        What stands below them.
    """

    heading: str
    count: int
    entry: Callable[[int], Entry]
    rest: Callable[[int], str]
    end: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Explanation:
    """Why something has its value.

    Attributes
    ----------
    subject
        What it is about; two explanations of one subject are the same one at different times.
    title, value
        What a person calls it, and its value; None where that cannot be told.
    brief, reason
        A line beside the value, and a longer text; "" for none.
    sections
        The proof.
    """

    subject: object
    title: str
    value: int | None = None
    brief: str = ""
    reason: str = ""
    sections: tuple[Section, ...] = ()


def value_chip(value: int) -> Piece:
    """A value on the colour of N- or P-positions."""
    side = "n" if value else "p"
    return Piece(f"{value:,}", f"{side}_text", True, f"{side}_fill")


def heading(text: str) -> Entry:
    """The line above a section."""
    return Entry(text, (([Piece(text, "text", True)], []),), role=Role.HEADING)


def note(text: str) -> Entry:
    """A line that says something and leads nowhere."""
    return Entry(text, (([Piece(text, "text_muted")], []),))


def missing_entry(value: int) -> Entry:
    """The end of a mex: "2 is missing: so the value is 2"."""
    text = tr("{0} is missing: so the value is {0}").format(f"{value:,}")
    number = Piece(f"{value:,}", "accent", True)
    long = [number, Piece(tr("is missing: so the value is")), number]
    return Entry(text, ((long, []), ([number, Piece(tr("is missing"))], [])))


def present_entry(value: int, because: str, others: int, light: Light, target: object, short: str = "") -> Entry:
    """A step of a mex: "0 is present because of 3", and of so many others; `short` stands where there is no room."""
    text = tr("{0} is present because of {1}").format(f"{value:,}", because)
    more = tr("and {0} more").format(f"{others:,}") if others else ""
    number, link = Piece(f"{value:,}", "text", True), Piece(because, "accent", True)
    words, fewer_words = Piece(tr("is present because of"), "text_muted"), Piece(tr("because of"), "text_muted")
    others_long = [Piece(more, "text_muted")] if more else []
    others_short = [Piece(f"+{others:,}", "text_muted")] if more else []
    ways: tuple[Line, ...] = (
        ([number, words, link], others_long),
        ([number, words, link], others_short),
        ([number, fewer_words, link], others_short),
        ([number, fewer_words, Piece(short or because, "accent", True)], others_short),
    )
    return Entry(f"{text} {more}".rstrip(), ways, light, target, Role.LINK)


def follower_entry(words: str, value: int, light: Light, target: object) -> Entry:
    """A follower with its value."""
    text = tr("{0}: value {1}").format(words, f"{value:,}")
    return Entry(text, (([Piece(words, "accent")], [value_chip(value)]),), light, target, Role.LINK)


def present_rest(value: int) -> Callable[[int], str]:
    """The words for the steps of a mex from one on: "20 to 43 are present too"."""

    def words(first: int) -> str:
        if first == value - 1:
            return tr("{0} is present too").format(f"{first:,}")
        return tr("{0} to {1} are present too").format(f"{first:,}", f"{value - 1:,}")

    return words


def and_more(count: int) -> Callable[[int], str]:
    """The words for what is not listed of `count`."""
    return lambda first: tr("and {0} more").format(f"{count - first:,}")


def mex_set(values: tuple[int, ...]) -> str:
    """A set of values as in "mex {0, 1, 3}", the middle of a long one left out."""
    listed = [f"{value:,}" for value in values]
    if len(listed) > 8:
        listed = [*listed[:4], "…", *listed[-2:]]
    return f"{{{', '.join(listed)}}}"
