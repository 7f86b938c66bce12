"""Heaps as text: the rule as far as the format says it, and the heaps of each query."""

from dataclasses import replace
from typing import Any

from engine.diagnostics import errors_in
from engine.formats.base import Format
from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_changes import HeapsChange, HeapsDelta
from engine.games.heaps_convert import record_of
from engine.games.heaps_diff import changes_to
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, TakeRule
from gui.panels.text_case import CaseText, Shown, left_out, tr
from gui.panels.text_size import HUGE

_HEAPS_A_LINE = 20
_USUAL = HeapsQueryRecord((1000, 1000, 1000))
_TINY, _VAST = HeapsQueryRecord((1, 1, 1)), HeapsQueryRecord((10**9, 1, 1))


class HeapsText(CaseText):
    """How one format shows heaps. What it makes of rules and of queries without heaps is found by asking it."""

    def __init__(self, form: Format[Any]) -> None:
        super().__init__(form)
        self._takes_empty = not errors_in(form.check((HeapsRecord(FIBONACCI, (HeapsQueryRecord(),)),)))

    @property
    def noun(self) -> str:
        return tr("game")

    def shown(self, game: HeapsGame, query: HeapsQuery | None) -> Shown:
        record = record_of(game, queries=self._queries(game))
        # Without heaps a format may not care for the rule; heaps that are typed would make it care.
        refusal = self.refusal(record) or self.refusal(replace(record, queries=(_USUAL,)))
        if refusal:
            return Shown("", refusal, editable=False)
        if self.is_blank(game):
            return Shown(self.text_of(record), tr("No heaps yet: add some, or write them here."))
        text = self.text_of(record)
        if self._depends_on_heaps(game.rule):
            hint = tr("The text lists the numbers that may be taken up to the largest heap only: it is for reading.")
            return Shown(text, hint, editable=False)
        return Shown(text, self._hint(game))

    def _queries(self, game: HeapsGame) -> list[HeapsQuery]:
        """The queries that the text shows."""
        return [query for query in game.queries if query.heaps or self._takes_empty]

    def _depends_on_heaps(self, rule: TakeRule) -> bool:
        """Whether the rule is written with as many numbers as the heaps need: then the text is not all of it."""
        tiny, vast = ((HeapsRecord(rule, (query,)),) for query in (_TINY, _VAST))
        return bool(self.form.adapt(tiny)[0][0].rule != self.form.adapt(vast)[0][0].rule)

    def _hint(self, game: HeapsGame) -> str:
        hidden = [i for i, query in enumerate(game.queries, 1) if not query.heaps and not self._takes_empty]
        one = tr("Query {number} has no heaps: this format cannot say that, so it is left out.")
        return left_out(hidden, one, tr("{n} queries have no heaps and are left out."))

    def change(self, game: HeapsGame, query: HeapsQuery | None, record: HeapsRecord) -> HeapsChange | None:
        return changes_to(game, self._under_own_rule(game, record), self._meant(game, record))

    def _under_own_rule(self, game: HeapsGame, record: HeapsRecord) -> HeapsRecord:
        """The record with the game's rule in place of its own if both give the same text: ``1..3`` stays that."""
        own = replace(record, rule=game.rule)
        if own == record or errors_in(self.form.check((own,))):
            return record
        return own if self.text_of(own) == self.text_of(record) else record

    def _meant(self, game: HeapsGame, record: HeapsRecord) -> list[HeapsQuery]:
        """The queries that those of the text stand for: those it shows, and for new ones those that wait for heaps."""
        shown = self._queries(game)
        after = game.index_of(shown[-1].key) + 1 if shown else 0
        more = max(0, len(record.queries) - len(shown))
        return shown + game.queries[after:][:more]

    def size(self, game: HeapsGame) -> int:
        """A line for each query; long ones count for more."""
        queries = game.queries
        if len(queries) > HUGE:
            return len(queries)
        return len(queries) + sum(len(query.heaps) for query in queries) // _HEAPS_A_LINE

    def size_words(self, game: HeapsGame) -> str:
        return tr("{count} queries").format(count=f"{len(game.queries):,}")

    def is_touched_by(self, delta: HeapsDelta) -> bool:
        return delta.rule or delta.queries

    def is_blank(self, game: HeapsGame) -> bool:
        return not self._takes_empty and not any(query.heaps for query in game.queries)
