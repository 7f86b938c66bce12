"""What every judge format gives: its names, its limits, reading, checking, writing, and how its answers look."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar, Generic, TypeVar

from engine.diagnostics import Diagnostic, InputError, Severity, errors_in
from engine.said import Said, say

R = TypeVar("R")
Lines = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Limit:
    """A bound that the judge promises: ``low <= name <= high``.

    `tolerated` is a higher bound up to which readers and writers keep quiet, where statements disagree.
    """

    name: str
    low: int
    high: int
    tolerated: int | None = None

    @property
    def warned_above(self) -> int:
        """The largest value that gives no warning."""
        return self.high if self.tolerated is None else self.tolerated

    def __str__(self) -> str:
        return f"{self.low} <= {self.name} <= {self.high}"


UNREAD = "is ignored"
"""How the warning of a text that was left unread ends."""


@dataclass(frozen=True, slots=True)
class Reading(Generic[R]):
    """What came of reading a text.

    Attributes
    ----------
    records
        The cases in their order; empty if there are errors, so that nobody goes on with half a file.
    diagnostics
        Errors and warnings in the order of the text.
    lines
        What `case_lines` gives, or a function that works it out when somebody asks: few do, and it takes a while.
    """

    records: tuple[R, ...]
    diagnostics: tuple[Diagnostic, ...]
    lines: Lines | Callable[[], Lines] = ()

    @property
    def case_lines(self) -> Lines:
        """First and last line, from 1, of each case that was come upon, the broken ones too."""
        if callable(self.lines):
            object.__setattr__(self, "lines", self.lines())
        return self.lines  # type: ignore[return-value]

    @property
    def ok(self) -> bool:
        """Whether the text was read without an error; there may be warnings."""
        return not any(d.is_error for d in self.diagnostics)

    @property
    def whole(self) -> bool:
        """Whether nothing of the text was left unread, behind an end mark or a last case."""
        return not any(d.message.endswith(UNREAD) for d in self.diagnostics)

    def raise_on_error(self, file: str = "") -> None:
        """Raise an `InputError` about `file` with all diagnostics unless the text was read without an error."""
        if not self.ok:
            raise InputError(self.diagnostics, file)


class WriteError(Exception):
    """Records that a format cannot express; `diagnostics` says why."""

    def __init__(self, diagnostics: Sequence[Diagnostic]) -> None:
        self.diagnostics = tuple(diagnostics)
        super().__init__("\n".join(d.describe() for d in errors_in(self.diagnostics)))


class Format(ABC, Generic[R]):
    """A judge's text format for records of one game; formats have no state and may be shared.

    Attributes
    ----------
    name, aliases
        What the format is called on the command line: lower-case letters and digits.
    title
        What people read.
    game
        The game whose records it holds: "graph", "board", "heaps".
    file_patterns
        Patterns for file dialogs.
    answer_words
        What the judge prints if the first player wins, and if not.
    limits
        The judge's bounds, by name.
    """

    name: ClassVar[str]
    aliases: ClassVar[tuple[str, ...]] = ()
    title: ClassVar[str]
    game: ClassVar[str]
    file_patterns: ClassVar[tuple[str, ...]] = ("*.in", "*.txt")
    answer_words: ClassVar[tuple[str, str]]
    limits: ClassVar[tuple[Limit, ...]] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The name and all aliases."""
        return (self.name, *self.aliases)

    @abstractmethod
    def read(self, text: str) -> Reading[R]:
        """Read a whole text; never raises for what stands in it."""

    @abstractmethod
    def check(self, records: Sequence[R]) -> tuple[Diagnostic, ...]:
        """What hinders writing `records`: an error for what the format cannot express, a warning for a broken limit.

        Cases and queries are named as they are counted in `records`, from 1, also where `adapt` would split them.
        """

    @abstractmethod
    def adapt(self, records: Sequence[R]) -> tuple[tuple[R, ...], tuple[Diagnostic, ...]]:
        """The same games as records of the shape that this format holds, and warnings about what that leaves out."""

    @abstractmethod
    def render(self, records: Sequence[R]) -> str:
        """The text of records that `check` finds no error in, as they are once adapted."""

    def write(self, records: Sequence[R]) -> str:
        """The text of `records`, with line feeds at the line ends.

        Raises
        ------
        WriteError
            If `check` finds an error.
        """
        findings = self.check(records)
        if errors_in(findings):
            raise WriteError(findings)
        return self.render(records)

    def format_answers(self, outcomes: Iterable[Iterable[bool]]) -> str:
        """The judge's output: for each case, for each of its queries, whether the first player wins; a line each."""
        wins, loses = self.answer_words
        lines = {True: f"{wins}\n", False: f"{loses}\n"}
        return "".join(map(lines.__getitem__, chain.from_iterable(outcomes)))

    def limit(self, name: str) -> Limit:
        """The limit called `name`."""
        return next(limit for limit in self.limits if limit.name == name)


def beyond(what: str, limit: Limit) -> Said:
    """What to say of something, such as ``a heap of 7``, that the judge promises not to give."""
    return say("{what}, the judge's limit is {limit}", what=what, limit=str(limit))


def finding(message: str, *, error: bool = False) -> Diagnostic:
    """A diagnostic about records: it has no place in a text."""
    return Diagnostic(Severity.ERROR if error else Severity.WARNING, 0, 0, message)
