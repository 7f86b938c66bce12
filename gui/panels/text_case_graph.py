"""A graph as text. What a format makes of order and queries is found by asking it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from engine.diagnostics import errors_in
from engine.formats.base import Format
from engine.formats.graph_text import MOST_NUMBERS
from engine.games.graph import GraphGame, Query, add_stones
from engine.games.graph_changes import GraphChange
from engine.games.graph_convert import record_of
from engine.games.graph_delta import GraphDelta
from engine.games.graph_diff import changes_to
from engine.games.graph_record import GraphRecord, QueryRecord, Runs
from gui.panels.text_case import CaseText, Lit, Shown, left_out, tr
from gui.panels.text_lines import LineRole
from gui.panels.text_size import HUGE

_STONES_A_LINE = 4
_MANY = 20


class GraphText(CaseText):
    """How one format shows a graph.

    Attributes
    ----------
    by_source
        Whether only the order of the moves of each position means something, not that among all moves.
    by_count
        Whether only the number of stones on each position means something, not their order.
    """

    def __init__(self, form: Format[Any]) -> None:
        super().__init__(form)
        self.one_query = len(form.adapt((GraphRecord(1, queries=(QueryRecord(), QueryRecord())),))[0]) == 2
        self.by_source = _text_of(form, [(0, 2), (1, 2)]) == _text_of(form, [(1, 2), (0, 2)])
        self.by_count = _text_of(form, [], [1, 0]) == _text_of(form, [], [0, 1])
        self._spells = len(_text_of(form, [], [0] * _MANY)) > _MANY
        self._takes_empty = not errors_in(form.check((GraphRecord(1, queries=(QueryRecord(),)),)))

    @property
    def noun(self) -> str:
        return tr("graph")

    def shown(self, game: GraphGame, query: Query | None) -> Shown:
        return self.taken_down(game, query)()

    def taken_down(self, game: GraphGame, query: Query | None) -> Callable[[], Shown]:
        if game.n == 0:
            return lambda: Shown("", tr("No positions yet: draw one, or write a case here."))
        record = record_of(game, queries=self._queries(game, query))
        if self.one_query and not record.queries:
            record = replace(record, queries=(QueryRecord(),))
        hint = self._hint(game, query)
        return lambda: self._written(record, hint)

    def _written(self, record: GraphRecord, hint: str) -> Shown:
        refusal = self.refusal(record)
        return Shown("", refusal, editable=False) if refusal else Shown(self.text_of(record), hint)

    def _queries(self, game: GraphGame, query: Query | None) -> list[Query]:
        """The queries that the text shows."""
        if self.one_query:
            return [query] if query else []
        return [q for q in game.queries if q.stones or self._takes_empty]

    def _hint(self, game: GraphGame, query: Query | None) -> str:
        if self.one_query:
            if len(game.queries) > 1 and query in game.queries:
                text = tr("This format has one query a case: the text shows query {number} of {count}.")
                return text.format(number=game.queries.index(query) + 1, count=len(game.queries))
            return ""
        hidden = [i for i, q in enumerate(game.queries, 1) if not q.stones and not self._takes_empty]
        one = tr("Query {number} has no stones: this format cannot say that, so it is left out.")
        return left_out(hidden, one, tr("{n} queries have no stones and are left out."))

    def change(self, game: GraphGame, query: Query | None, record: GraphRecord) -> GraphChange | None:
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

    def size(self, game: GraphGame) -> int:
        """Positions and moves, and stones where each is a number; only as many parts as are needed to be huge."""
        if game.n > HUGE:
            return game.n
        size = game.n + game.move_count
        return size + self._stones(game) // _STONES_A_LINE if self._spells and size <= HUGE else size

    def _stones(self, game: GraphGame) -> int:
        stones = sum(query.total for query in game.queries)
        # A format refuses to list more: there is no text then, but the reason.
        return stones if stones <= MOST_NUMBERS else 0

    def size_words(self, game: GraphGame) -> str:
        stones = self._stones(game) if self._spells else 0
        if stones > game.n:
            return tr("{count} stones").format(count=f"{stones:,}")
        return tr("{count} positions").format(count=f"{game.n:,}")

    def is_touched_by(self, delta: GraphDelta) -> bool:
        return bool(delta.positions or delta.moves or delta.queries)

    def is_blank(self, game: GraphGame) -> bool:
        return game.n == 0

    def lit(self, game: GraphGame, role: LineRole) -> Lit:
        at = game.positions
        positions = tuple(at[i] for i in role.positions if i < game.n)
        return Lit(positions, tuple((at[s], at[t]) for s, t in role.moves if max(s, t) < game.n))


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
