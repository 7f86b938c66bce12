"""Checking answers: what is compared with what, and what came of it. Nothing here touches a live game."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from engine.document import Case, Document
from engine.formats.base import Format, WriteError
from engine.formats.registry import UnknownFormatError, formats
from engine.games.kinds import Record
from engine.mistakes import Diagnosis, diagnose
from engine.verify import Answer, Extra, Report, verify
from gui.faces import FACES, face_of

AnyFormat = Format[Any]
MOST_INPUT = 300_000
"""Work (positions, moves, heaps) up to which it is found out where queries stand in the input."""


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be checked: frozen, so that another thread can do it.

    Attributes
    ----------
    keys, records
        The cases by their keys, and as plain data.
    forms
        The format in whose words each case is answered.
    answers
        The output.
    input_text
        The text that the cases were read from; "" where they are in no such text, or not any more.
    """

    keys: tuple[int, ...]
    records: tuple[Record, ...]
    forms: tuple[AnyFormat, ...]
    answers: str
    input_text: str = ""

    @property
    def form(self) -> AnyFormat | None:
        """The format of all cases; None where they are of several games, or there are none."""
        return self.forms[0] if self.forms and all(form is self.forms[0] for form in self.forms) else None

    def exceeds(self, most: int) -> bool:
        """Whether there is more to do than `most` positions, moves, heaps and the like."""
        left = most - len(self.answers) // 8 - len(self.records)
        for record in self.records:
            if left < 0:
                break
            left -= face_of(record).size(record).work
        return left < 0


@dataclass(frozen=True, slots=True)
class Checked:
    """Answers compared with the truth.

    Attributes
    ----------
    question
        What was checked.
    report
        The comparison.
    starts
        For each case the entry of its first answer, and their number at the end.
    faulty
        The entries that are not right.
    several_queries
        Whether any case has several queries, so that a query is worth naming.
    exported
        Whether places in the input are those in a text as export would write it.
    """

    question: Question
    report: Report
    starts: tuple[int, ...]
    faulty: tuple[int, ...]
    several_queries: bool
    exported: bool

    @property
    def answers(self) -> tuple[Answer, ...]:
        return self.report.answers

    @property
    def extra(self) -> tuple[Extra, ...]:
        return self.report.extra

    def entry_of(self, case_key: int | None, row: int) -> int | None:
        """The entry for the query at index `row` of a case; None where there is none."""
        keys = self.question.keys
        if case_key not in keys:
            return None
        case = keys.index(case_key)
        entry = self.starts[case] + row
        return entry if row >= 0 and entry < self.starts[case + 1] else None


def formats_for(document: Document) -> tuple[AnyFormat, ...]:
    """The format in whose words each case is answered: that of the document, or the first one for such games."""
    registry = formats()
    try:
        own: AnyFormat | None = registry.get(document.format_name)
    except UnknownFormatError:
        own = None
    first = {kind: registry.for_game(kind)[0] for kind in FACES}
    if own is not None:
        first[own.game] = own
    return tuple(first[case.kind.name] for case in document.cases)


def check(question: Question) -> Checked:
    """Compare. Raises ValueError (CycleError, BeyondTableError) if a case cannot be solved."""
    text, exported = question.input_text, False
    if not text and not question.exceeds(MOST_INPUT):
        text, exported = _as_exported(question), True
    form = question.form
    report = verify(form or question.forms, question.records, question.answers, input_text=text if form else "")
    # Worked out once and remembered: here, and not by the one who shows it.
    _ = report.counts
    counts = [len(record.queries) for record in question.records]
    starts = (0, *accumulate(counts))
    return Checked(question, report, starts, report.failures, max(counts, default=0) > 1, exported)


def _as_exported(question: Question) -> str:
    """The text that export would write; "" if there is none."""
    if question.form is None:
        return ""
    try:
        return question.form.write(question.records)
    except WriteError:
        return ""


def explain(checked: Checked) -> list[Diagnosis]:
    """The known mistakes that the wrong answers look like, best first."""
    question = checked.question
    if question.form is None or checked.report.ok:
        return []
    return diagnose(question.form, question.records, checked.report)


class Snapshots:
    """The cases as plain data, made anew only where they have changed: a case of many positions takes its time."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Case, Record]] = {}

    def of(self, cases: Sequence[Case]) -> tuple[Record, ...]:
        """All of them."""
        return tuple(map(self._record, cases))

    def forget(self, key: int) -> None:
        """The game of that case has changed."""
        self._known.pop(key, None)

    def clear(self) -> None:
        self._known.clear()

    def _record(self, case: Case) -> Record:
        known = self._known.get(case.key)
        if known is None or known[0] is not case:
            known = case, case.record
            self._known[case.key] = known
        return known[1]
