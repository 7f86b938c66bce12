"""Answers as they are asked for: a share of first-player wins over all queries, a nim-sum for each."""

from collections.abc import Callable
from typing import Any, TypeAlias

from engine.generators.chance import Chance
from engine.generators.common import ANY, WIN
from engine.generators.shape import Record, ShapeError
from engine.said import say

Steer: TypeAlias = Callable[[Any, int, int, Chance], Record]
"""`(record, index of the query, target, chance)`: the record with that query's nim-sum as the target says; as it was
if it is so already. Raises ShapeError if it cannot be had."""

Place: TypeAlias = tuple[int, int]


def steered(records: list[Record], steer: Steer, wins: int, nim_sum: int, chance: Chance) -> list[Record]:
    """The records with their queries steered.

    Parameters
    ----------
    records
        The cases; changed in place.
    steer
        What steers one query of the game.
    wins
        How many per cent of all queries the first player is to win, halves rounded up; -1 for as they are. Which
        queries these are is left to chance, among those that can be won.
    nim_sum
        The nim-sum of each query, or, with `wins`, of each that is to be won; -1 for any.

    Raises
    ------
    ShapeError
        If a query cannot have its nim-sum, or fewer queries than asked for can be won.
    """
    if wins == nim_sum == ANY:
        return records
    steering = _Steering(records, steer, chance)
    queries = [(case, query) for case, record in enumerate(records) for query in range(len(record.queries))]
    order = chance.child("wins").shuffled(queries)
    to_win = (len(queries) * wins + 50) // 100 if wins != ANY else len(queries)
    target = nim_sum if nim_sum != ANY else WIN
    for place in sorted(steering.won(to_win, order, target, strict=wins == ANY)):
        steering.to(place, 0)
    return records


class _Steering:
    """Cases whose queries are being steered; a query is named by the indices of its case and within that."""

    def __init__(self, records: list[Record], steer: Steer, chance: Chance) -> None:
        self._records, self._steer, self._chance = records, steer, chance

    def to(self, place: Place, target: int) -> None:
        """Steer one query. Raises ShapeError that names it."""
        case, query = place
        try:
            source = self._chance.child(f"steer/{case}/{query}")
            self._records[case] = self._steer(self._records[case], query, target, source)
        except ShapeError as error:
            raise ShapeError(
                say("query {query} of case {case}: {reason}", query=query + 1, case=case + 1, reason=str(error))
            ) from error

    def won(self, needed: int, order: list[Place], target: int, strict: bool) -> list[Place]:
        """Steer the first `needed` queries of an order to the target, and for each that cannot have it a later one.

        The queries that are left come back. If `strict`, the first ones have to have it.
        """
        lost: list[Place] = []
        reason = ""
        while needed:
            tried, order = order[:needed], order[needed:]
            refused = []
            # Case by case, so that a case's values are found only once.
            for place in sorted(tried):
                try:
                    self.to(place, target)
                except ShapeError as error:
                    if strict:
                        raise
                    refused.append(place)
                    reason = str(error)
            needed = len(refused) + needed - len(tried)
            if needed and not order:
                raise ShapeError(
                    say("{needed} more queries are to be won than can be: {reason}", needed=needed, reason=reason)
                )
            lost += refused
        return lost + order
