"""What the list of cases says about each: sizes, nim-sums, stones; found when a row is shown, and remembered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from PySide6.QtCore import QObject, Signal

from engine.answers import nim_sums
from engine.document import Case
from engine.games.graph import Query
from engine.games.graph_changes import GraphDelta
from engine.games.graph_record import GraphRecord, QueryRecord
from gui.panels.later import Later
from gui.panels.sums import SumCache
from gui.panels.words import first_runs, stones_text

AT_ONCE = 20_000
"""Cases that are not loaded are solved when shown if they have no more positions and moves; larger ones when idle."""


AnyQuery: TypeAlias = Query | QueryRecord
"""A query of a live case, or of one that is kept as plain data."""


def queries_of(case: Case) -> Sequence[AnyQuery]:
    """The queries of a case as it is kept; a case that is not loaded stays so."""
    return case.game.queries if case.loaded else case.record.queries


@dataclass(slots=True)
class _Known:
    """What is known of one case."""

    size: tuple[int, int] | None = None
    sums: SumCache = field(default_factory=SumCache)
    all_sums: list[int] | None = None


class CaseValues(QObject):
    """Values of cases by demand.

    Signals
    -------
    found(int)
        The case of that key, a large one, is solved now.
    """

    found = Signal(int)

    def __init__(self, parent: QObject, solve: Callable[[GraphRecord], list[int]] = nim_sums) -> None:
        super().__init__(parent)
        self._solve = solve
        self._known: dict[int, _Known] = {}
        self._large: dict[int, Case] = {}
        self._idle = Later(self._solve_one, self)

    def forget(self) -> None:
        """Forget everything: another document is open."""
        self._known.clear()
        self._large.clear()
        self._idle.cancel()

    def changed(self, key: int, delta: GraphDelta) -> None:
        """The game of a case changed."""
        known = self._known.get(key)
        if known is None:
            return
        known.all_sums = None
        known.sums.labels_changed(delta.labels)
        if delta.positions or delta.moves:
            known.size = None

    def size(self, case: Case) -> tuple[int, int]:
        """How many positions and moves the case has, repeats of a move counted once."""
        known = self._known.setdefault(case.key, _Known())
        if known.size is None:
            if case.loaded:
                known.size = case.game.n, case.game.move_count
            else:
                known.size = case.record.n, len(case.record.sources)
        return known.size

    def nim_sum(self, case: Case, row: int, query: AnyQuery) -> int | None:
        """The nim-sum of `query`, which stands at `row`; None while a large case waits to be solved."""
        known = self._known.setdefault(case.key, _Known())
        if isinstance(query, Query):
            return known.sums.of(case.game, query)
        if known.all_sums is None:
            if sum(self.size(case)) > AT_ONCE:
                self._large[case.key] = case
                self._idle.ask()
                return None
            known.all_sums = self._solve(case.record)
        return known.all_sums[row]

    def _solve_one(self) -> None:
        key, case = self._large.popitem()
        if not case.loaded:
            self._known.setdefault(key, _Known()).all_sums = self._solve(case.record)
        self.found.emit(key)
        if self._large:
            self._idle.ask()


def stones_of(case: Case, query: AnyQuery) -> str:
    """The stones of a query such as "0, 2 ×3", shortened if there are very many."""
    runs = first_runs(query.stones)
    if isinstance(query, Query):
        titled = ((case.game.title(position), count) for position, count in runs)
    else:
        names = case.record.names
        titled = ((names.get(position) or str(position), count) for position, count in runs)
    return stones_text(titled, len(query.stones))
