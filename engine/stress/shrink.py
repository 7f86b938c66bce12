"""An input on which something fails, made smaller as long as it still fails: delta debugging and then step by step.

Large graphs are cut as wholes first. Then halves, quarters and so on are left out (Zeller and Hildebrandt, 2002,
"Simplifying and isolating failure-inducing input"), then single things and pairs of them; then numbers are made smaller
and the rest simpler. All is repeated until no step works any more.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, count, islice
from typing import Any

from engine.formats.base import Format
from engine.stress.facets import CASES, Anatomy, Facet, Records, Rough, Trim
from engine.stress.shrink_board import BOARD
from engine.stress.shrink_graph import GRAPH
from engine.stress.shrink_heaps import HEAPS

_FEW = 10
"""Up to how many things of a kind all pairs are tried."""
_ANATOMIES = {"graph": GRAPH, "board": BOARD, "heaps": HEAPS}
_UNKNOWN = Anatomy(lambda record: record, (CASES,), ())


@dataclass(frozen=True, slots=True)
class Budget:
    """What shrinking may cost: how often something is run, and how many seconds it may take.

    A single run is not cut short, so it may take one run longer.
    """

    tries: int = 3000
    seconds: float = 60.0


@dataclass(frozen=True, slots=True)
class Shrunk:
    """What shrinking gives.

    Attributes
    ----------
    records
        The smallest failing input.
    tries
        How many inputs have been run.
    is_minimal
        Whether none of `steps` leaves an input that fails; False if the budget came to its end before.
    """

    records: Records
    tries: int
    is_minimal: bool


def shrink(
    form: Format[Any],
    records: Sequence[Any],
    fails: Callable[[Records], bool],
    budget: Budget | None = None,
    on_progress: Callable[[float], object] = lambda _: None,
) -> Shrunk:
    """Make an input smaller as long as it fails.

    Parameters
    ----------
    form
        The format. Only inputs are tried that it takes without more findings than it has about `records`, and whose
        cases all ask something.
    records
        The cases; something fails on them. Names and places of positions are left out at once.
    fails
        Whether an input still fails, asked once for each text; what it raises ends the work.
    budget
        What it may cost.
    on_progress
        Told before each run the share of the budget that is used up, 0 to 1; what it raises ends the work.
    """
    anatomy = _ANATOMIES.get(form.game, _UNKNOWN)
    own, _ = form.adapt([anatomy.plain(record) for record in records])
    question = _Question(form, tuple(own), fails, budget or Budget(), on_progress)
    try:
        _shrink(anatomy, question)
    except _SpentError:
        return Shrunk(question.best, question.tries, False)
    return Shrunk(question.best, question.tries, True)


def steps(form: Format[Any], records: Sequence[Any]) -> Iterator[Records]:
    """All single steps that shrinking knows: the inputs that are one step smaller, also those that are not valid."""
    anatomy = _ANATOMIES.get(form.game, _UNKNOWN)
    given = tuple(records)
    for facet in anatomy.facets:
        yield from _without(facet, given, 1)
        yield from _without(facet, given, 2)
    for trim in anatomy.trims:
        yield from trim(given)


def _shrink(anatomy: Anatomy, question: "_Question") -> None:
    if anatomy.rough is not None:
        _cut(anatomy.rough, question)
    before = None
    while before is not question.best:
        before = question.best
        for facet in anatomy.facets:
            _drop(facet, question)
        for facet in anatomy.facets:
            _simplify(lambda records, facet=facet: _without(facet, records, 2), question)  # type: ignore[misc]
        for trim in anatomy.trims:
            _simplify(trim, question)


def _cut(rough: Rough, question: "_Question") -> None:
    """Make a large input smaller in large pieces, until none of them works any more or it is large no longer."""
    before = None
    while before is not question.best and rough.is_large(question.best):
        before = question.best
        for step in rough.steps:
            if isinstance(step, Facet):
                _drop(step, question)
            else:
                _simplify(step, question)


def _drop(facet: Facet, question: "_Question") -> None:
    """Leave out as much as possible: large pieces first, from the end."""
    size = len(facet.handles(question.best))
    while size:
        _drop_pieces(facet, question, size)
        size //= 2


def _drop_pieces(facet: Facet, question: "_Question", size: int) -> None:
    handles = facet.handles(question.best)
    end = len(handles)
    while end > 0:
        start = max(0, end - size)
        if question.ask(facet.keep(question.best, {*handles[:start], *handles[end:]})):
            # What is left has new handles, in the same order.
            handles = facet.handles(question.best)
            end = min(start, len(handles))
        else:
            end = start


def _without(facet: Facet, records: Records, number: int) -> Iterator[Records]:
    """All inputs with so many things of a kind left out; more than one only if there are few."""
    handles = facet.handles(records)
    if number > 1 and len(handles) > _FEW:
        return
    for gone in combinations(reversed(handles), number):
        yield facet.keep(records, set(handles).difference(gone))


def _simplify(trim: Trim, question: "_Question") -> None:
    """Go through the steps once; after one that works those before it are not looked at again."""
    done = 0
    while True:
        steps = islice(trim(question.best), done, None)
        works = next((place for place, records in zip(count(done), steps, strict=False) if question.ask(records)), None)
        if works is None:
            return
        done = works


class _SpentError(Exception):
    """The budget is used up."""


class _Question:
    """Whether an input is valid and still fails; it remembers the answers, and the best input so far."""

    def __init__(
        self,
        form: Format[Any],
        records: Records,
        fails: Callable[[Records], bool],
        budget: Budget,
        on_progress: Callable[[float], object],
    ) -> None:
        self._form, self._fails, self._budget, self._tell = form, fails, budget, on_progress
        self._tolerated = len(form.check(records))
        self._start = time.monotonic()
        self._answers = {form.render(records): True}
        self.best = records
        self.tries = 0

    def ask(self, records: Records) -> bool:
        """Whether it fails; then it is the best so far. Raises _SpentError at the end of the budget."""
        own = self._valid(records)
        if own is None:
            return False
        text = self._form.render(own)
        if text not in self._answers:
            self._answers[text] = self._run(own)
        if self._answers[text]:
            self.best = own
        return self._answers[text]

    def _run(self, records: Records) -> bool:
        passed = time.monotonic() - self._start
        if self.tries >= self._budget.tries or passed >= self._budget.seconds:
            raise _SpentError
        self._tell(max(self.tries / self._budget.tries, passed / self._budget.seconds))
        self.tries += 1
        return self._fails(records)

    def _valid(self, records: Records) -> Records | None:
        own, _ = self._form.adapt(records)
        if not own or not all(record.queries for record in own):
            return None
        findings = self._form.check(own)
        if len(findings) > self._tolerated or any(finding.is_error for finding in findings):
            return None
        return tuple(own)
