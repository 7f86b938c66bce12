"""A program tried until it fails, and what it failed on shrunk."""

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from engine.formats.base import Format
from engine.stress.campaign import Campaign
from engine.stress.found import Found
from engine.stress.heart import Heart
from engine.stress.judging import Kind, Verdict
from engine.stress.options import Options
from engine.stress.parallel import Attempt, Attempts, Program
from engine.stress.process_tree import sweep
from engine.stress.progress import OnProgress, Phase, Progress, no_progress
from engine.stress.shrinking import Shrinking, shorter_limit

_REPEATS = 3
_SETTLED = 0.2
_ALONE = 8
"""So many cases at most are tried one by one."""


class Search:
    """One search.

    Parameters
    ----------
    form
        The format that the program reads and answers in.
    command
        The program and its arguments; no shell looks at them.
    options
        How it is tried.
    on_progress
        Told how far the search is, in the thread that calls `run`; what it raises ends the search.

    Attributes
    ----------
    found
        The best failing input so far, also after `run` has been ended by an exception.
    tried
        How many inputs have been tried.

    Raises
    ------
    CampaignError
        If there is no shape of a name, or none that fits the format.
    """

    def __init__(
        self,
        form: Format[Any],
        command: Sequence[str],
        options: Options | None = None,
        on_progress: OnProgress = no_progress,
    ) -> None:
        self.options = options or Options()
        self.found: Found | None = None
        self.tried = 0
        self._form, self._tell = form, on_progress
        self._program = Program(form, tuple(command), self.options.limits)
        self._campaign = Campaign(form, self.options.seed, self.options.shapes)

    def run(self) -> Found | None:
        """Try inputs, and shrink the first that fails; None if none does.

        Of inputs that fail the one with the smallest number is taken, whichever comes back first.

        Raises
        ------
        StartError
            If the program cannot be started.
        ClusterError
            If the cluster cannot be reached.
        """
        try:
            self._try()
            if self.found is not None and self._repeats(self.found):
                self._shrink(self.found)
                self._try_alone(self.found)
        finally:
            sweep()
        return self.found

    def _try(self) -> None:
        options = self.options
        clock = _Clock(options.tries, options.seconds)
        back: set[int] = set()
        with Attempts(self._campaign, self._program, options.tries, options.jobs or _cores(), options.dask) as attempts:
            for came in attempts:
                if came is not None:
                    back.add(came.number)
                    self.tried += 1
                    self._note(came)
                self._report("trying", clock, self.tried)
                if clock.is_over() or (self.found and back.issuperset(range(self.found.number))):
                    return

    def _note(self, came: Attempt) -> None:
        if came.failed is None or (self.found and self.found.number < came.number):
            return
        made, verdict = came.failed
        self.found = Found(self._form, made, verdict, made.records, made.text, verdict)

    def _repeats(self, found: Found) -> bool:
        clock = _Clock(_REPEATS, 0)
        for again in range(1, _REPEATS + 1):
            verdict = self._run(found.records, partial(self._report, "repeating", clock, again))
            if verdict.kind is found.verdict.kind:
                return True
        self.found = replace(found, repeats=False)
        return False

    def _shrink(self, found: Found) -> None:
        budget = self.options.shrinking
        if budget is None:
            return
        clock = _Clock(budget.tries, budget.seconds)
        runs = 0

        def tell() -> None:
            self._report("shrinking", clock, runs)

        def ask(program: Program, records: Sequence[Any]) -> Verdict:
            nonlocal runs
            runs += 1
            return self._run(records, tell, program)

        shrinking = Shrinking(self._program, found, ask, self._keep)
        is_late = found.verdict.kind is Kind.TIMEOUT
        quick = shorter_limit(self._program, self._campaign, ask) if is_late else None
        self._finish(found, shrinking.run(budget, quick), tell)

    def _keep(self, found: Found) -> None:
        self.found = found

    def _finish(self, found: Found, is_minimal: bool, tell: Callable[[], object]) -> None:
        """Ask once more: what fails only now and then may have been shrunk to what does not fail at all."""
        best = self.found or found
        if self._run(best.records, tell).kind is found.verdict.kind:
            self.found = replace(best, is_minimal=is_minimal)
        else:
            self.found = replace(found, repeats=False)

    def _try_alone(self, found: Found) -> None:
        """Note if a wrong answer depends on the case before: each case alone is answered right."""
        count = len(found.records)
        if found.verdict.kind is not Kind.WRONG or not found.repeats or not 2 <= count <= _ALONE:
            return
        clock = _Clock(count, 0)
        different = {self._form.render([record]): record for record in found.records}
        for number, record in enumerate(different.values()):
            if self._run([record], partial(self._report, "alone", clock, number)).kind is not Kind.RIGHT:
                return
        self.found = replace(found, depends_on_before=True)

    def _run(self, records: Sequence[Any], tell: Callable[[], object], program: Program | None = None) -> Verdict:
        """Run the program here, and tell how far it is before and meanwhile."""
        tell()
        return (program or self._program).verdict(records, Heart(tell))

    def _report(self, phase: Phase, clock: "_Clock", tries: int) -> None:
        size = self.found.size if self.found else ""
        self._tell(Progress(phase, tries, clock.rate(tries), size, clock.share(tries)))


class _Clock:
    """How much of a budget is used up; 0 seconds: time does not count."""

    def __init__(self, tries: int, seconds: float) -> None:
        self._tries, self._seconds = tries, seconds
        self._start = time.monotonic()

    def _passed(self) -> float:
        return time.monotonic() - self._start

    def is_over(self) -> bool:
        return bool(self._seconds) and self._passed() >= self._seconds

    def rate(self, tries: int) -> float:
        passed = self._passed()
        return tries / passed if passed >= _SETTLED else 0.0

    def share(self, tries: int) -> float:
        by_time = self._passed() / self._seconds if self._seconds else 0.0
        return min(1.0, max(by_time, tries / max(self._tries, 1)))


def stress(
    form: Format[Any],
    command: Sequence[str],
    options: Options | None = None,
    on_progress: OnProgress = no_progress,
) -> Found | None:
    """Try a program on generated inputs until it fails, and shrink what it fails on; None if it never does.

    See `Search` for the parameters and errors.
    """
    return Search(form, command, options, on_progress).run()


def _cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
