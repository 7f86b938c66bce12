"""What is to be generated, and what came of it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from engine.diagnostics import Diagnostic
from engine.document import Case, Document
from engine.formats.base import Format
from engine.games.graph_record import GraphRecord
from engine.games.kinds import Record
from engine.generators.shape import Shape, Value
from engine.layout import layered, position_gap
from gui.faces import face_of
from gui.faces.face import Sum
from gui.files.drawn_ahead import draw_ahead

MOST_DRAWN = 150_000
"""Positions and moves of a graph that the canvas takes over and paints within a tenth of a second."""


@dataclass(frozen=True)
class Request:
    """Format, shape, a value for each of its parameters in their order, and the seed."""

    form: Format[Any]
    shape: Shape
    values: tuple[tuple[str, Value], ...]
    seed: int


class Refusal(NamedTuple):
    """Why there are no cases: a sentence, and what the format has against them, if it is that."""

    message: str
    findings: tuple[Diagnostic, ...] = ()


@dataclass
class Generated:
    """Cases that were generated.

    Attributes
    ----------
    request
        What was asked for.
    document
        The cases; those that have been looked at are laid out.
    warnings
        What the judge would have against them.
    size
        Characters of the judge's text.
    sums
        Of each case that has been prepared, by index: the nim-sums of its queries.
    """

    request: Request
    document: Document
    warnings: tuple[Diagnostic, ...] = ()
    size: int = 0
    sums: dict[int, list[Sum]] = field(default_factory=dict)

    @property
    def count(self) -> int:
        return len(self.document.cases)

    def prepare(self, index: int, progress: Callable[[float], bool] | None = None) -> None:
        """Lay a case out, bring it up and find its nim-sums, so that it can be shown at once.

        Of one that is too large to be shown, only the nim-sums are found. It may be done on another thread. What
        `progress`, which is told how much is done (0 to 1), raises ends it.
        """
        case = self.document.cases[index]
        if index in self.sums:
            return
        record: Any = case.record
        if not self.too_large(index):
            if not case.loaded:
                record = laid_out(record, progress)
                case = self.document.cases[index] = Case(case.key, record, case.name)
            draw_ahead(case.game)
        self.sums[index] = face_of(record).nim_sums(record)

    def too_large(self, index: int) -> bool:
        """Whether a case is a graph that cannot be drawn without keeping a person waiting."""
        case = self.document.cases[index]
        # One that is too large is never brought up here; of one that is, the plain data would have to be put together.
        return not case.loaded and too_large(case.record)

    def work(self, index: int) -> int:
        """How much work it is to prepare a case, as `CaseSize.work` measures it; 0 if that is done."""
        if index in self.sums:
            return 0
        record: Any = self.document.cases[index].record
        return face_of(record).size(record).work


def too_large(record: Record) -> bool:
    """Whether the canvas would stand still before it has drawn this."""
    return isinstance(record, GraphRecord) and record.n + len(record.sources) > MOST_DRAWN


def laid_out(record: Record, progress: Callable[[float], bool] | None = None) -> Record:
    """The record with places if it is a graph. What `progress`, which is told the share done, raises ends it."""
    if not isinstance(record, GraphRecord) or record.places is not None:
        return record
    gap = position_gap(record.names.values())
    places = layered(record.n, record.sources, record.targets, position_gap=gap, progress=progress)
    return replace(record, places=places)


def document_of(records: Sequence[Record], form: Format[Any]) -> Document:
    """A document of its own for generated records."""
    return Document(records, form.name)
