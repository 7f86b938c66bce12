"""An input that a program fails on."""

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from engine.answers import outcomes
from engine.formats.base import Format
from engine.mistakes import Diagnosis, diagnose
from engine.said import say
from engine.stress.campaign import Made
from engine.stress.judging import Kind, Verdict
from engine.stress.size import size_text

_BEFORE = say("on the input before shrinking")


@dataclass(frozen=True)
class Found:
    """An input that a program fails on.

    Attributes
    ----------
    form
        The format.
    original, original_verdict
        The input as it was generated, and what came of it.
    records, text
        The cases and the text after shrinking; those of `original` if nothing was shrunk.
    verdict
        What came of `text`.
    repeats
        Whether the program failed again when it was run again; if not, nothing is shrunk.
    is_minimal
        Whether shrinking came to its end: none of its steps leaves an input that still fails.
    depends_on_before
        Whether `records` are several cases, each of which is answered right when it is the only one.
    """

    form: Format[Any]
    original: Made
    original_verdict: Verdict
    records: tuple[Any, ...]
    text: str
    verdict: Verdict
    repeats: bool = True
    is_minimal: bool = False
    depends_on_before: bool = False

    @property
    def number(self) -> int:
        """Which input of the campaign it was, from 0."""
        return self.original.number

    @cached_property
    def size(self) -> str:
        """What the input holds, in words: ``1 case, 1 query, 4 positions, 3 moves, 2 stones``."""
        return size_text(self.records)

    @cached_property
    def original_size(self) -> str:
        """What `original` holds, in words."""
        return size_text(self.original.records)

    @cached_property
    def expected(self) -> str:
        """The judge's answers to `text`."""
        return self.form.format_answers([outcomes(record) for record in self.records])

    @cached_property
    def diagnoses(self) -> list[Diagnosis]:
        """The known mistakes that would have printed the same, best first.

        The input as it was generated is asked, as larger inputs tell more mistakes apart. Where each case alone is
        answered right, mistakes in what is left over between cases come first.
        """
        if self.original_verdict.kind is not Kind.WRONG:
            return []
        found = diagnose(self.form, self.original.records, self.original_verdict.report)
        # Of those that fit equally well, what would print the same on the smaller input is likelier.
        small = diagnose(self.form, self.records, self.verdict.report)
        keys = {diagnosis.mistake.key for diagnosis in small if diagnosis.fits}
        found.sort(key=lambda d: (self._is_excluded(d), d.distance, d.mistake.key not in keys))
        place = "" if self.text == self.original.text else _BEFORE
        return [replace(diagnosis, place=place) for diagnosis in found]

    def _is_excluded(self, diagnosis: Diagnosis) -> bool:
        """Whether it is a mistake inside a case, where each case alone is answered right."""
        return self.depends_on_before and not diagnosis.mistake.across
