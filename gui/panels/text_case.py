"""A case in one judge format: its text, and the change of the game that an edited text asks for."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from engine.diagnostics import Diagnostic, Severity, errors_in
from engine.formats.base import Format, Reading
from engine.games.graph import GraphGame, Query, add_stones
from engine.games.graph_changes import GraphChange
from engine.games.graph_convert import record_of
from engine.games.graph_diff import changes_to
from engine.games.graph_record import GraphRecord, QueryRecord, Runs


@dataclass(frozen=True, slots=True)
class Shown:
    """The text of a case.

    Attributes
    ----------
    text
        The text, as far as the format can say it.
    hint
        What the format cannot say, in words; "" if it says all.
    editable
        Whether a text typed in place of this one can become the case.
    """

    text: str
    hint: str = ""
    editable: bool = True


class CaseText:
    """How one format shows a case. What the format makes of order and queries is found by asking it.

    Attributes
    ----------
    form
        The format.
    one_query
        Whether a case of the format has just one query: then the text shows the current one.
    by_source
        Whether only the order of the moves of each position means something, not that among all moves.
    by_count
        Whether only the number of stones on each position means something, not their order.
    """

    def __init__(self, form: Format[Any]) -> None:
        self.form = form
        self.one_query = len(form.adapt((GraphRecord(1, queries=(QueryRecord(), QueryRecord())),))[0]) == 2
        self.by_source = _text_of(form, [(0, 2), (1, 2)]) == _text_of(form, [(1, 2), (0, 2)])
        self.by_count = _text_of(form, [], [1, 0]) == _text_of(form, [], [0, 1])
        self._takes_empty = not errors_in(form.check((GraphRecord(1, queries=(QueryRecord(),)),)))

    def shown(self, game: GraphGame, query: Query | None) -> Shown:
        """The text of a game, of which `query` is looked at. Costs in proportion to the game."""
        if game.n == 0:
            return Shown("", _tr("No positions yet: draw one, or write a case here."))
        record = record_of(game, queries=self._queries(game, query))
        if self.one_query and not record.queries:
            record = replace(record, queries=(QueryRecord(),))
        errors = errors_in(self.form.check((record,)))
        if errors:
            return Shown("", errors[0].message, editable=False)
        return Shown(self.form.render(self.form.adapt((record,))[0]), self._hint(game, query))

    def _queries(self, game: GraphGame, query: Query | None) -> list[Query]:
        """The queries that the text shows."""
        if self.one_query:
            return [query] if query else []
        return [q for q in game.queries if q.stones or self._takes_empty]

    def _hint(self, game: GraphGame, query: Query | None) -> str:
        if self.one_query:
            if len(game.queries) > 1 and query in game.queries:
                text = _tr("This format has one query a case: the text shows query {number} of {count}.")
                return text.format(number=game.queries.index(query) + 1, count=len(game.queries))
            return ""
        hidden = [i for i, q in enumerate(game.queries, 1) if not q.stones and not self._takes_empty]
        if len(hidden) == 1:
            return _tr("Query {number} has no stones: this format cannot say that, so it is left out.").format(
                number=hidden[0]
            )
        return _tr("{n} queries have no stones and are left out.").format(n=len(hidden)) if hidden else ""

    def problems(self, text: str, reading: Reading[Any]) -> tuple[Diagnostic, ...]:
        """Why a text is not one case; empty if it is."""
        if not reading.ok:
            return tuple(errors_in(reading.diagnostics))
        if not reading.records:
            message = _tr("There is no case in the text; the graph stays as it is.")
            return (Diagnostic(Severity.ERROR, *_end_of(text), message),)
        if len(reading.records) > 1:
            message = _tr("A second case begins here; the panel holds one. File > Import adds cases.")
            return (Diagnostic(Severity.ERROR, reading.case_lines[1][0], 1, message),)
        return ()

    def says(self, text: str, wanted: str) -> bool:
        """Whether `text` is the same case as `wanted`, which is a text that `shown` gave."""
        if text.split() == wanted.split():
            return True
        reading = self.form.read(text)
        if not reading.ok or len(reading.records) != 1:
            return False
        return self.form.render(self.form.adapt(reading.records)[0]) == wanted

    def change(self, game: GraphGame, query: Query | None, record: GraphRecord) -> GraphChange | None:
        """The change that makes the game what the text says; None if it is that already."""
        meant = self._meant(game, record)
        if self.one_query:
            meant = [query] if query else []
            if query is None and not any(q.stones for q in record.queries):
                record = replace(record, queries=())
        if self.by_count:
            ordered = [_in_order(game, old, new) for old, new in zip(meant, record.queries, strict=False)]
            record = replace(record, queries=(*ordered, *record.queries[len(ordered) :]))
        return changes_to(game, record, meant, self.by_source)

    def _meant(self, game: GraphGame, record: GraphRecord) -> list[Query]:
        """The queries that those of the text stand for: those it shows, and for new ones those that wait for stones."""
        shown = self._queries(game, None)
        after = game.queries.index(shown[-1]) + 1 if shown else 0
        more = max(0, len(record.queries) - len(shown))
        return shown + game.queries[after:][:more]


def _in_order(game: GraphGame, query: Query, wanted: QueryRecord) -> QueryRecord:
    """The stones of `wanted`, in the order in which `query` has them as far as it does."""
    counts: dict[int, int] = {}
    for index, count in wanted.stones:
        counts[index] = counts.get(index, 0) + count
    stones: Runs = tuple((game.index_of(position), count) for position, count in query.stones)
    for index in {index for index, _ in stones} | set(counts):
        before = sum(count for at, count in stones if at == index)
        stones = add_stones(stones, index, counts.get(index, 0) - before)
    return replace(wanted, stones=stones)


def _text_of(form: Format[Any], moves: list[tuple[int, int]], stones: Sequence[int] = (0,)) -> str:
    return form.render(form.adapt((GraphRecord.from_moves(3, moves, [stones]),))[0])


def _end_of(text: str) -> tuple[int, int]:
    lines = text.split("\n")
    return len(lines), len(lines[-1]) + 1


def _tr(text: str) -> str:
    return QCoreApplication.translate("TextPanel", text)
