"""What a run is worth: right, or in which way not."""

import signal
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.answers import outcomes
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.said import say
from engine.stress.running import End, Run
from engine.stress.size import listed
from engine.verify import Report, verify


class Kind(Enum):
    """How a run is judged; shrinking keeps a failure of its kind."""

    RIGHT = say("right")
    WRONG = say("wrong answer")
    CRASH = say("crash")
    TIMEOUT = say("time limit exceeded")
    MEMORY = say("memory limit exceeded")
    OUTPUT = say("too much output")
    CANCELLED = say("cancelled")


_OF_END = {
    End.TIMEOUT: Kind.TIMEOUT,
    End.MEMORY: Kind.MEMORY,
    End.OUTPUT: Kind.OUTPUT,
    End.CANCELLED: Kind.CANCELLED,
}


@dataclass(frozen=True)
class Verdict:
    """A judgement.

    Attributes
    ----------
    kind
        What the run is worth.
    run
        The run.
    report
        The answers compared, of RIGHT and WRONG; what the program had printed until then, of all others.
    """

    kind: Kind
    run: Run
    report: Report

    @property
    def fails(self) -> bool:
        """Whether the program failed."""
        return self.kind not in (Kind.RIGHT, Kind.CANCELLED)

    def text(self) -> str:
        """In a few words: ``wrong answer: 2 of 40``, ``crash: signal SIGSEGV``, ``time limit exceeded: 5.0 s``."""
        detail = self._detail()
        kind: str = self.kind.value
        return say("{kind}: {detail}", kind=kind, detail=detail) if detail else kind

    def _detail(self) -> str:
        if self.kind is Kind.WRONG:
            return _wrong(self.report)
        if self.kind is Kind.CRASH:
            return _ending(self.run.code or 0)
        if self.kind is Kind.TIMEOUT:
            return say("stopped after {seconds:.1f} s", seconds=self.run.seconds)
        if self.kind is Kind.MEMORY:
            return say("stopped at {size:.0f} MB", size=self.run.peak / 2**20)
        if self.kind is Kind.OUTPUT:
            return say("stopped after {size} bytes", size=len(self.run.output))
        return ""


def judge(
    form: Format[Any], records: Sequence[Any], run: Run, truth: Sequence[Sequence[bool]] | None = None
) -> Verdict:
    """Judge a run on an input that holds `records`.

    Parameters
    ----------
    form
        The format of the input and of the answers.
    records
        The cases, as they stand in the input.
    run
        The run.
    truth
        For each case, for each query, whether the first player wins; worked out if it is None.
    """
    known = [outcomes(record) for record in records] if truth is None else truth
    report = verify(form, records, decode(run.output), truth=known)
    kind = _OF_END.get(run.end)
    if kind is None:
        kind = Kind.CRASH if run.code else Kind.RIGHT if report.ok else Kind.WRONG
    return Verdict(kind, run, report)


def _wrong(report: Report) -> str:
    counts = report.counts
    some = (
        (counts.wrong, say("{count} wrong", count=counts.wrong)),
        (counts.missing, say("{count} missing", count=counts.missing)),
        (counts.malformed, say("{count} malformed", count=counts.malformed)),
    )
    told = listed([words for count, words in some if count])
    of = say("{some} of {total}", some=told, total=counts.total) if told else ""
    extra = say("{count} too many", count=counts.extra) if counts.extra else ""
    return listed([part for part in (of, extra) if part])


def _ending(code: int) -> str:
    if code >= 0:
        return say("exit code {code}", code=code)
    try:
        return say("signal {signal}", signal=signal.Signals(-code).name)
    except ValueError:
        return say("signal {signal}", signal=-code)
