"""The nim-sums of placements on a graph, kept right while stones and values change instead of being found anew."""

from collections.abc import Iterable
from functools import reduce
from operator import xor
from typing import Any, NamedTuple

from engine.games.graph_stones import Query
from engine.solve.live import LabelChanges, LiveDag


class _Known(NamedTuple):
    """The nim-sum of a query with the values that the graph had at a revision."""

    query: Query
    revision: int
    total: int


class Sums:
    """Nim-sums by query; one that was not told of a change of its query or of the values is found anew."""

    def __init__(self, dag: LiveDag[Any]) -> None:
        self._dag = dag
        self._known: dict[int, _Known] = {}

    def of(self, query: Query) -> int:
        """The nim-sum of a placement: only positions with an odd number of stones tell."""
        known = self._known.get(query.key)
        if known is not None and known.query is query and known.revision == self._dag.revision:
            return known.total
        return self._keep(query, self._of_values(query.odd))

    def restoned(self, before: Query, after: Query) -> None:
        """A query was replaced by one with other stones."""
        known = self._known.pop(before.key, None)
        if known is not None and known.query is before and known.revision == self._dag.revision:
            self._keep(after, known.total ^ self._of_values(before.odd ^ after.odd))

    def relabelled(self, changes: LabelChanges) -> None:
        """The last edit of the graph changed these values."""
        if not changes:
            return
        for query, revision, total in list(self._known.values()):
            # Where more values changed than there are stones, to add up anew, once asked, is quicker.
            if revision == self._dag.revision - 1 and len(changes) < len(query.odd):
                flips = (changes[p][0] ^ changes[p][1] for p in changes.keys() & query.odd)
                self._keep(query, reduce(xor, flips, total))

    def forget(self, query: Query) -> None:
        """A query has gone."""
        self._known.pop(query.key, None)

    def _keep(self, query: Query, total: int) -> int:
        self._known[query.key] = _Known(query, self._dag.revision, total)
        return total

    def _of_values(self, positions: Iterable[int]) -> int:
        return reduce(xor, map(self._dag.labels.__getitem__, positions), 0)
