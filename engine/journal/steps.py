"""A change of a document as a row of steps that nothing can change afterwards, whatever becomes of the document.

Changes within changes are laid flat. A case that comes into the document is taken down as it is at that moment, unless
the journal has it already (it was there, went, and comes back): then its identity says it all, for a case that is out
of a document is touched by nobody.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from engine.document import Change, InCase, InsertCase, RemoveCase, RenameCase, SetFormat, Several, ShiftCase
from engine.journal.images import CaseImage, case_image


@dataclass(frozen=True, slots=True)
class Inserted:
    """A case comes to stand at an index; `image` is None where the journal knows it."""

    index: int
    key: int
    image: CaseImage | None


@dataclass(frozen=True, slots=True)
class Removed:
    """The case at an index goes."""

    index: int
    key: int


Step: TypeAlias = InCase | Inserted | Removed | ShiftCase | RenameCase | SetFormat


def steps_of(change: Change, known: set[int]) -> tuple[Step, ...]:
    """The steps of a change that was just made; `known` are the cases that the journal has, and becomes more."""
    return tuple(_steps(change, known))


def _steps(change: Change, known: set[int]) -> Iterator[Step]:
    if isinstance(change, Several):
        for inner in change.changes:
            yield from _steps(inner, known)
    elif isinstance(change, InsertCase):
        key = change.case.key
        image = None if key in known else case_image(change.case)
        known.add(key)
        yield Inserted(change.index, key, image)
    elif isinstance(change, RemoveCase):
        yield Removed(change.index, change.case.key)
    else:
        yield change
