"""A document: a list of cases, changed only by frozen changes that can be taken back."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.case import Case as Case
from engine.games.kinds import GameChange, GameDelta, Record, kind_named
from engine.together import REFUSALS, BrokeOffError, take_back


@dataclass(slots=True)
class Delta:
    """What a change did to a document.

    Attributes
    ----------
    games
        case key -> what changed in its game.
    cases
        Whether cases came, went, moved or were renamed.
    format
        Whether the document is shown in another format.
    """

    games: dict[int, GameDelta] = field(default_factory=dict)
    cases: bool = False
    format: bool = False

    def absorb(self, later: "Delta") -> None:
        """Make this the delta of both changes in turn."""
        for key, delta in later.games.items():
            if key in self.games:
                self.games[key].absorb(delta)  # type: ignore[arg-type]
            else:
                self.games[key] = delta
        self.cases |= later.cases
        self.format |= later.format


class Document:
    """The cases of one file, in order.

    Attributes
    ----------
    cases
        The cases. Changed only by `apply`.
    format_name
        The judge format that the document came from or was last shown in; "" if none.
    revision
        Rises when games are replaced by others: whoever holds on to one looks again.
    """

    def __init__(self, records: Sequence[Record] = (), format_name: str = "") -> None:
        self.cases = [Case(key, record, record.name) for key, record in enumerate(records)]
        self.format_name = format_name
        self.revision = 0
        self._next_key = len(self.cases)

    def new_key(self) -> int:
        """A key that no case of this document has had."""
        key = self._next_key
        self._next_key += 1
        return key

    def case(self, key: int) -> Case:
        """The case of that key. Raises KeyError if there is none."""
        for case in self.cases:
            if case.key == key:
                return case
        raise KeyError(key)

    def index_of(self, key: int) -> int:
        """Where in the list the case of that key stands. Raises KeyError if there is none."""
        return self.cases.index(self.case(key))

    def records(self) -> tuple[Record, ...]:
        """All cases as plain data."""
        return tuple(case.record for case in self.cases)

    def apply(self, change: "Change") -> Delta:
        """Make a change. One that raises, whatever that is, has changed nothing: see `InCase`."""
        return change.apply(self)


def _require_index(index: int, length: int) -> None:
    if not 0 <= index < length:
        raise IndexError(f"index {index} is not among 0 .. {length - 1}")


def empty_record(kind: str = "graph") -> Record:
    """A new case to begin with; of a graph: no positions, and one query that waits for stones."""
    return kind_named(kind).empty()


@dataclass(frozen=True, slots=True)
class InCase:
    """A change of the game of one case.

    Changes refuse what does not fit with a ValueError, KeyError or IndexError before they touch anything. Whatever else
    they raise (there is no memory, or a mistake in the program) may break off half-way: then the game is made anew as
    it was, at the cost of finding all its values, and `Document.revision` rises.
    """

    case: int
    change: GameChange

    def apply(self, document: Document) -> Delta:
        case = document.case(self.case)
        game = case.game
        try:
            return Delta({self.case: self.change.apply(game)})  # type: ignore[arg-type]
        except REFUSALS:
            raise
        except BrokeOffError as error:
            case.mend(error.done, error.part)
            document.revision += 1
            raise (error.__cause__ or error) from None
        except BaseException:
            case.mend((), self.change)
            document.revision += 1
            raise

    def inverse(self) -> "InCase":
        return InCase(self.case, self.change.inverse())


@dataclass(frozen=True, slots=True)
class InsertCase:
    """Put a case into the list. A case that is out of the document is held by the change and touched by nobody."""

    index: int
    case: Case

    def apply(self, document: Document) -> Delta:
        _require_index(self.index, len(document.cases) + 1)
        if any(case.key == self.case.key for case in document.cases):
            raise ValueError(f"case {self.case.key} is there already")
        document.cases.insert(self.index, self.case)
        return Delta(cases=True)

    def inverse(self) -> "RemoveCase":
        return RemoveCase(self.index, self.case)


@dataclass(frozen=True, slots=True)
class RemoveCase:
    """Take a case out of the list; the inverse of `InsertCase`."""

    index: int
    case: Case

    def apply(self, document: Document) -> Delta:
        _require_index(self.index, len(document.cases))
        if document.cases[self.index] is not self.case:
            raise ValueError(f"case {self.index} is not as expected")
        del document.cases[self.index]
        return Delta(cases=True)

    def inverse(self) -> InsertCase:
        return InsertCase(self.index, self.case)


@dataclass(frozen=True, slots=True)
class ShiftCase:
    """Move a case within the list, from one index to another."""

    before: int
    after: int

    def apply(self, document: Document) -> Delta:
        _require_index(self.before, len(document.cases))
        _require_index(self.after, len(document.cases))
        document.cases.insert(self.after, document.cases.pop(self.before))
        return Delta(cases=True)

    def inverse(self) -> "ShiftCase":
        return ShiftCase(self.after, self.before)


@dataclass(frozen=True, slots=True)
class RenameCase:
    """Give a case another name, or none ("")."""

    case: int
    before: str
    after: str

    def apply(self, document: Document) -> Delta:
        case = document.case(self.case)
        if case.name != self.before:
            raise ValueError(f"case {self.case} is not named {self.before!r}")
        case.name = self.after
        return Delta(cases=True)

    def inverse(self) -> "RenameCase":
        return RenameCase(self.case, self.after, self.before)


@dataclass(frozen=True, slots=True)
class SetFormat:
    """Show the document in another judge format, where the cases that come with it ask for that.

    The format may have been chosen anew in between: that is no part of the history, so it is not looked at.
    """

    before: str
    after: str

    def apply(self, document: Document) -> Delta:
        document.format_name = self.after
        return Delta(format=self.before != self.after)

    def inverse(self) -> "SetFormat":
        return SetFormat(self.after, self.before)


@dataclass(frozen=True, slots=True)
class Several:
    """Several changes of a document as one: all are made, or, when one raises, none."""

    changes: tuple["Change", ...]

    def apply(self, document: Document) -> Delta:
        delta, done = Delta(), list[Change]()
        try:
            for change in self.changes:
                delta.absorb(change.apply(document))
                done.append(change)
        except BaseException:
            # Changes of a document are whole or nothing, so those before it can be taken back whatever it was.
            take_back(done, document)
            raise
        return delta

    def inverse(self) -> "Several":
        return Several(tuple(change.inverse() for change in reversed(self.changes)))


Change: TypeAlias = InCase | InsertCase | RemoveCase | ShiftCase | RenameCase | SetFormat | Several
