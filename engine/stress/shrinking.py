"""What a program fails on, shrunk by running the program; time-outs under a shorter time limit first.

That a time-out is still there takes the whole time limit to see. A program that answers small inputs in no time is
therefore shrunk under a limit of many times that; what is left is confirmed under the user's own limit, and where it
keeps within that, the last that does not is gone back to.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol

from engine.stress.campaign import Campaign, CampaignError
from engine.stress.facets import Records
from engine.stress.found import Found
from engine.stress.judging import Kind, Verdict
from engine.stress.limits import Limits
from engine.stress.parallel import Program
from engine.stress.shrink import Budget, shrink

_SHORTEST = 0.25
_MANY_TIMES = 10
_FEW_TIMES = 4
_PART = 8
_MARGIN = 1.2
"""How much more than the time limit has to be used up, so that the same input fails again on a quieter machine."""
_LEAP = 4
"""How many times shorter an input may get before it is confirmed once more."""
_SHARE = 0.6
"""The share of the budget's seconds that goes to shrinking under the shorter limit."""
_SMALL_INPUTS = 3


class Asking(Protocol):
    """Runs a program, and tells meanwhile how far it is."""

    def __call__(self, program: Program, records: Sequence[Any]) -> Verdict:
        """Run it. Raises StartError, and what whoever is told raises."""
        ...


class Shrinking:
    """A failing input being made smaller.

    Parameters
    ----------
    program
        The program with the user's limits.
    found
        What it fails on.
    ask
        Runs it.
    keep
        Called with each smaller input that it fails on in the same way, under the user's limits.
    """

    def __init__(self, program: Program, found: Found, ask: Asking, keep: Callable[[Found], object]) -> None:
        self._form, self._found, self._ask, self._keep = found.form, found, ask, keep
        is_late = found.verdict.kind is Kind.TIMEOUT
        self._program = _within(program, program.limits.timeout * _MARGIN) if is_late else program

    def run(self, budget: Budget, quick: float | None = None) -> bool:
        """Make it smaller; whether that came to its end.

        Parameters
        ----------
        budget
            What it may cost. Confirming takes a few runs more.
        quick
            The shorter time limit, if there is one: see `shorter_limit`.
        """
        if quick is None:
            return shrink(self._form, self._found.records, self.fails, budget).is_minimal
        start = time.monotonic()
        hasty = _Hasty(self, _within(self._program, quick), self._found.records)
        first = replace(budget, seconds=budget.seconds * _SHARE)
        tried = shrink(self._form, self._found.records, hasty.fails, first).tries
        left = max(0.0, budget.seconds - (time.monotonic() - start))
        confirmed = hasty.settled()
        rest = Budget(max(0, budget.tries - tried), left)
        return shrink(self._form, confirmed, self.fails, rest).is_minimal

    def fails(self, records: Records) -> bool:
        """Whether the program fails on it as it did; then it is kept."""
        verdict = self.verdict(self._program, records)
        if verdict.kind is not self._found.verdict.kind:
            return False
        self._keep(replace(self._found, records=records, text=self._form.render(records), verdict=verdict))
        return True

    def verdict(self, program: Program, records: Records) -> Verdict:
        return self._ask(program, records)

    def length(self, records: Records) -> int:
        return len(self._form.render(records))


class _Hasty:
    """Asks under a shorter time limit, and now and then under the user's."""

    def __init__(self, shrinking: Shrinking, quick: Program, records: Records) -> None:
        self._shrinking, self._quick = shrinking, quick
        self._confirmed = records
        self._since: list[Records] = []

    def fails(self, records: Records) -> bool:
        if self._shrinking.verdict(self._quick, records).kind is not Kind.TIMEOUT:
            return False
        if self._shrinking.length(records) * _LEAP < self._shrinking.length(self._confirmed):
            return self._confirms(records)
        self._since.append(records)
        return True

    def _confirms(self, records: Records) -> bool:
        if not self._shrinking.fails(records):
            return False
        self._confirmed = records
        self._since = []
        return True

    def settled(self) -> Records:
        """The smallest that fails under the user's limit as well: each is smaller than the one before."""
        low, high = 0, len(self._since)
        middle = high
        while low < high:
            if self._shrinking.fails(self._since[middle - 1]):
                self._confirmed = self._since[middle - 1]
                low = middle
            else:
                high = middle - 1
            middle = (low + high + 1) // 2
        return self._confirmed


def shorter_limit(program: Program, campaign: Campaign, ask: Asking) -> float | None:
    """A time limit to shrink time-outs under, in seconds: many times what the program takes on inputs it gets right.

    None if there are no such inputs among the first of the campaign, or it would be about the user's own limit.
    """
    try:
        verdicts = [ask(program, campaign.make(number).records) for number in range(_SMALL_INPUTS)]
    except CampaignError:
        return None
    return _shorter(program.limits, [verdict.run.seconds for verdict in verdicts if verdict.kind is Kind.RIGHT])


def _shorter(limits: Limits, taken: Iterable[float]) -> float | None:
    slowest, most = max(taken, default=limits.timeout), limits.timeout / 2
    quick = min(most, max(_SHORTEST, _MANY_TIMES * slowest, limits.timeout / _PART))
    return quick if quick >= _FEW_TIMES * slowest else None


def _within(program: Program, seconds: float) -> Program:
    return replace(program, limits=replace(program.limits, timeout=seconds))
