"""Which known wrong solution would have printed what a program printed."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

from engine.formats.base import Format
from engine.mistakes.catalogue import MISTAKES
from engine.mistakes.mistake import CrashError, Look, Mistake
from engine.said import say, say_count
from engine.verify.report import Report, Status

_TOLERATED = 5
"""A mistake may differ from the output in one answer for so many wrong ones."""


@dataclass(frozen=True, slots=True)
class Diagnosis:
    """How well a mistake explains an output.

    Attributes
    ----------
    mistake
        The wrong solution.
    explains
        How many of the wrong answers it gives as well.
    wrong
        How many wrong answers there are; of a mistake that prints too little, the missing ones as well.
    contradicts
        How many of the right answers it would have got wrong.
    place
        On which input that is, in words, where it is not the one that is looked at; else "".
    """

    mistake: Mistake
    explains: int
    wrong: int
    contradicts: int
    place: str = ""

    @property
    def fits(self) -> bool:
        """Whether the mistake gives just what the program printed."""
        return self.explains == self.wrong and not self.contradicts

    @property
    def distance(self) -> int:
        """In how many answers the mistake and the output differ."""
        return self.wrong - self.explains + self.contradicts

    def text(self) -> str:
        """In words: ``all 14 wrong answers fit: labels not cleared between cases``."""
        return say("{place}: {told}", place=self.place, told=self._told()) if self.place else self._told()

    def _told(self) -> str:
        if self.mistake.whole:
            return say("the whole output fits: {mistake}", mistake=self.mistake.name)
        told = {"wrong": self.wrong, "against": self._against(), "mistake": self.mistake.name}
        if self.wrong == 1:
            return say("the one wrong answer fits{against}: {mistake}", **told)
        if self.explains == self.wrong:
            return say("all {wrong} wrong answers fit{against}: {mistake}", **told)
        return say("{explains} of {wrong} wrong answers fit{against}: {mistake}", explains=self.explains, **told)

    def _against(self) -> str:
        if not self.contradicts:
            return ""
        return say_count(self.contradicts, " (but {count} right one does not)", " (but {count} right ones do not)")


def diagnose(form: Format[Any], records: Sequence[Any], report: Report) -> list[Diagnosis]:
    """The mistakes that explain the wrong answers of `report`, best first; none if nothing is wrong or nothing fits.

    A mistake is listed if it differs from the output in at most one answer for each five wrong ones. Each is followed
    only as long as it may still be listed, so most cost no more than the first few cases.

    Parameters
    ----------
    form
        The format of the answers.
    records
        The cases that `report` is about; all of the game of `form`, or else the result means nothing.
    report
        The comparison of the output with the judge's answers.
    """
    look = cache(lambda function: function(records))
    concerned = [mistake for mistake in MISTAKES if mistake.concerns(form.game, form.name)]
    found = [_tried(mistake, look, report) for mistake in concerned]
    listed = [diagnosis for diagnosis in found if diagnosis is not None]
    return sorted(listed, key=lambda diagnosis: diagnosis.distance)


def _tried(mistake: Mistake, look: Any, report: Report) -> Diagnosis | None:
    try:
        answers = chain.from_iterable(mistake.rule(_seen(mistake.look, look)))
        return _as_whole(mistake, answers, report) if mistake.whole else _by_answer(mistake, answers, report)
    except CrashError:
        return None


def _seen(look: Look, once: Any) -> Sequence[Any]:
    cases: Sequence[Any] = once(look)
    return cases


def _as_whole(mistake: Mistake, answers: Iterator[bool], report: Report) -> Diagnosis | None:
    failures = len(report.failures)
    if not (failures or report.extra) or not report.said:
        return None
    end = object()
    same = all(next(answers, end) is said for said in report.said) and next(answers, end) is end
    return Diagnosis(mistake, failures, failures, 0) if same else None


def _by_answer(mistake: Mistake, answers: Iterator[bool], report: Report) -> Diagnosis | None:
    counts = report.counts
    allowed = counts.wrong // _TOLERATED
    explains = contradicts = missed = 0
    if not counts.wrong:
        return None
    for given, wins in zip(report.answers, answers, strict=True):
        if given.status is Status.WRONG:
            explains += wins is given.says
            missed += wins is not given.says
        elif given.status is Status.RIGHT:
            contradicts += wins is not given.says
        if missed + contradicts > allowed:
            return None
    return Diagnosis(mistake, explains, counts.wrong, contradicts)
