"""What the list of cases says about each: sizes, nim-sums, contents; found when a row is shown, and remembered."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, Signal

from engine.document import Case
from engine.games.board_record import BoardQuery
from engine.games.graph_record import QueryRecord
from engine.games.heaps_record import HeapsQueryRecord
from engine.games.kinds import AnyQuery as LiveQuery
from engine.games.kinds import Game, GameDelta, Record
from gui.faces import AnyFace, face_of
from gui.faces.face import CaseSize, Sum
from gui.faces.news import News
from gui.panels.later import Later
from gui.panels.sums import SumCache

AT_ONCE = 20_000
"""Cases that are not loaded are solved when shown if that is no more work; larger ones when idle."""


AnyQuery: TypeAlias = LiveQuery | QueryRecord | HeapsQueryRecord | BoardQuery
"""A query of a live case, or of one that is kept as plain data."""


def content_of(case: Case) -> Game | Record:
    """A case as it is kept; one that is not loaded stays so."""
    return case.game if case.loaded else case.record


def queries_of(case: Case) -> Sequence[AnyQuery]:
    """The queries of a case as it is kept."""
    return content_of(case).queries


def rows_of(case: Case) -> Sequence[AnyQuery]:
    """The queries that have a row of their own: none where the case is its only query."""
    return queries_of(case) if case_face(case).many_queries else ()


def case_face(case: Case) -> AnyFace:
    """How the game of a case is spoken of."""
    return face_of(case.kind.name)


def key_of(query: Any) -> int | None:
    """The key of a live query; None for plain data, which has none."""
    key: int | None = getattr(query, "key", None)
    return key


@dataclass(slots=True)
class _Known:
    """What is known of one case."""

    size: CaseSize | None = None
    sums: SumCache = field(default_factory=SumCache)
    all_sums: list[Sum] | None = None


def _solved(record: Record) -> list[Sum]:
    return face_of(record).nim_sums(record)


class CaseValues(QObject):
    """Values of cases by demand.

    Signals
    -------
    found(int)
        The case of that key, a large one, is solved now.
    """

    found = Signal(int)

    def __init__(self, parent: QObject, solve: Callable[[Record], list[Sum]] = _solved) -> None:
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

    def forget_sizes(self) -> None:
        """Forget what is said of sizes: another language is spoken."""
        for known in self._known.values():
            known.size = None

    def changed(self, case: Case, delta: GameDelta) -> News:
        """The game of a case changed: what came of it."""
        face = case_face(case)
        news, known = face.news(delta), self._known.get(case.key)
        if known is not None:
            known.all_sums = None
            known.sums.follow(face.kind, news)
            if news.size:
                known.size = None
        return news

    def size(self, case: Case) -> CaseSize:
        """How large the case is."""
        known = self._known.setdefault(case.key, _Known())
        if known.size is None:
            known.size = case_face(case).size(content_of(case))
        return known.size

    def asks(self, case: Case, query: AnyQuery) -> bool:
        """Whether there is anything to play, so that somebody wins."""
        return case_face(case).asks(content_of(case), query)

    def nim_sum(self, case: Case, row: int, query: AnyQuery) -> Sum | None:
        """The nim-sum of `query`, which stands at `row`; None while a large case waits to be solved."""
        known = self._known.setdefault(case.key, _Known())
        if case.loaded and key_of(query) is not None:
            return known.sums.of(case.game, query)
        if known.all_sums is None:
            if self.size(case).work > AT_ONCE:
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


def query_text(case: Case, query: AnyQuery) -> str:
    """What a query asks about, such as "0, 2 ×3", shortened if it is very long."""
    return case_face(case).query_text(case.game if key_of(query) is not None else case.record, query)
