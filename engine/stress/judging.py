"""What a run is worth: right, or in which way not."""

import signal
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.answers import outcomes
from engine.formats.base import Format
from engine.formats.reader import decode
from engine.stress.running import End, Run
from engine.verify import Report, verify


class Kind(Enum):
    """How a run is judged; shrinking keeps a failure of its kind."""

    RIGHT = "right"
    WRONG = "wrong answer"
    CRASH = "crash"
    TIMEOUT = "time limit exceeded"
    MEMORY = "memory limit exceeded"
    OUTPUT = "too much output"
    CANCELLED = "cancelled"


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
        return f"{self.kind.value}: {detail}" if detail else self.kind.value

    def _detail(self) -> str:
        if self.kind is Kind.WRONG:
            return _wrong(self.report)
        if self.kind is Kind.CRASH:
            return _ending(self.run.code or 0)
        if self.kind is Kind.TIMEOUT:
            return f"stopped after {self.run.seconds:.1f} s"
        if self.kind is Kind.MEMORY:
            return f"stopped at {self.run.peak / 2**20:.0f} MB"
        return f"stopped after {len(self.run.output)} bytes" if self.kind is Kind.OUTPUT else ""


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
    some = [(counts.wrong, "wrong"), (counts.missing, "missing"), (counts.malformed, "malformed")]
    said = ", ".join(f"{count} {word}" for count, word in some if count)
    of = f"{said} of {counts.total}" if said else ""
    extra = f"{counts.extra} too many" if counts.extra else ""
    return ", ".join(part for part in (of, extra) if part)


def _ending(code: int) -> str:
    if code >= 0:
        return f"exit code {code}"
    try:
        return f"signal {signal.Signals(-code).name}"
    except ValueError:
        return f"signal {-code}"
