"""Nim-sums of queries, remembered and kept right from what an edit says it changed."""

from engine.games.graph import GraphGame, Query
from engine.solve.live import LabelChanges

_MOST_LOOKUPS = 50_000


class SumCache:
    """The nim-sums of the queries of one game that were asked for.

    A query is frozen: another placement is another `Query`, so a sum is known by the object that it was found for.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[Query, int]] = {}

    def of(self, game: GraphGame, query: Query) -> int:
        """The nim-sum of `query`, from memory where it is known."""
        known = self._known.get(query.key)
        if known and known[0] is query:
            return known[1]
        value = game.nim_sum(query)
        self._known[query.key] = query, value
        return value

    def labels_changed(self, labels: LabelChanges) -> None:
        """Follow an edit: Grundy values `(before, after)` by position."""
        if not labels or not self._known:
            return
        if len(labels) * len(self._known) > _MOST_LOOKUPS:
            self._known.clear()
            return
        self._known = {key: (query, value ^ _shift(query, labels)) for key, (query, value) in self._known.items()}


def _shift(query: Query, labels: LabelChanges) -> int:
    """What the changed values of positions with an odd number of stones change the nim-sum by."""
    shift = 0
    for position, (before, after) in labels.items():
        if query.counts.get(position, 0) % 2:
            shift ^= before ^ after
    return shift
