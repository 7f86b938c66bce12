"""How a case is text in one judge format: what is shown, and the change that an edited text asks for.

There is one `CaseText` for each kind of game; `gui.panels.text_formats` makes the one that a format needs.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication

from engine.case_words import without_case
from engine.diagnostics import Diagnostic, Severity, errors_in
from engine.formats.base import Format, Reading
from engine.games.kinds import GameChange
from gui.language.sentences import sentence
from gui.panels.text_lines import LineRole, Pair


@dataclass(frozen=True, slots=True)
class Shown:
    """The text of a case.

    Attributes
    ----------
    text
        The text, as far as the format can say it.
    hint
        What the format cannot say, in words; "" if it says all.
    editable
        Whether a text typed in place of this one can become the case.
    """

    text: str
    hint: str = ""
    editable: bool = True


class Lit(NamedTuple):
    """What a line is about, as `Spotlight.light` takes it: identities of positions and moves, or something else."""

    positions: tuple[int, ...] = ()
    moves: tuple[Pair, ...] = ()
    thing: object = None


class CaseText(ABC):
    """How one format shows a case of its kind; games, queries, records and deltas are those of that kind.

    Attributes
    ----------
    form
        The format.
    one_query
        Whether a case of the format has just one query: then the text shows the current one.
    """

    one_query = False

    def __init__(self, form: Format[Any]) -> None:
        self.form = form

    @property
    @abstractmethod
    def noun(self) -> str:
        """What a person calls what the text is kept in step with, such as "graph"."""

    @abstractmethod
    def shown(self, game: Any, query: Any) -> Shown:
        """The text of a game, of which `query` is looked at. Costs in proportion to the game."""

    def taken_down(self, game: Any, query: Any) -> Callable[[], Shown]:
        """What the text needs of a game, copied: the call writes it, on any thread, and gives what `shown` does."""
        shown = self.shown(game, query)
        return lambda: shown

    @abstractmethod
    def change(self, game: Any, query: Any, record: Any) -> GameChange | None:
        """The change that makes the game what the text says; None if it is that already."""

    @abstractmethod
    def size(self, game: Any) -> int:
        """About how many lines or numbers the text has; costs little."""

    @abstractmethod
    def size_words(self, game: Any) -> str:
        """How large a game is, in words."""

    @abstractmethod
    def is_touched_by(self, delta: Any) -> bool:
        """Whether a change of the game may have changed its text."""

    def is_blank(self, game: Any) -> bool:
        """Whether a text without a case stands for the game as it is."""
        return False

    def lit(self, game: Any, role: LineRole) -> Lit:
        """What in the game a line of that role is about."""
        return Lit()

    def problems(self, text: str, reading: Reading[Any]) -> tuple[Diagnostic, ...]:
        """Why a text is not one case; empty if it is."""
        if not reading.ok:
            return tuple(errors_in(reading.diagnostics))
        if not reading.records:
            message = tr("There is no case in the text; the {noun} stays as it is.").format(noun=self.noun)
            return (Diagnostic(Severity.ERROR, *_end_of(text), message),)
        if len(reading.records) > 1:
            message = tr("A second case begins here; the panel holds one. File > Import adds cases.")
            return (Diagnostic(Severity.ERROR, reading.case_lines[1][0], 1, message),)
        return ()

    def says(self, text: str, wanted: str) -> bool:
        """Whether `text` is the same case as `wanted`, which is a text that `shown` gave."""
        if text.split() == wanted.split():
            return True
        reading = self.form.read(text)
        if not reading.ok or len(reading.records) != 1:
            return False
        return self.text_of(reading.records[0]) == wanted

    def text_of(self, record: Any) -> str:
        """The text of a record that the format can hold."""
        return self.form.render(self.form.adapt((record,))[0])

    def refusal(self, record: Any) -> str:
        """Why the format cannot say a record, in a sentence; "" if it can."""
        errors = errors_in(self.form.check((record,)))
        if not errors:
            return ""
        # There is one case only: its number says nothing.
        return sentence(without_case(errors[0].message))


def left_out(hidden: list[int], one: str, many: str) -> str:
    """Words about the queries of these numbers, which a text leaves out: `one` with {number}, `many` with {n}."""
    if len(hidden) == 1:
        return one.format(number=hidden[0])
    return many.format(n=len(hidden)) if hidden else ""


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def tr(text: str) -> str:
    return QCoreApplication.translate("TextPanel", text)
