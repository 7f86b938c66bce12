"""Nim-sums of queries, remembered and kept right from what an edit says it changed."""

from typing import Any

from engine.games.kinds import Game
from gui.faces import face_of
from gui.faces.face import Sum, Unknown
from gui.faces.news import News

_MOST_LOOKUPS = 50_000


class SumCache:
    """The nim-sums of the queries of one game that were asked for.

    A query is frozen: another placement is another query, so a sum is known by the object that it was found for.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[Any, Sum]] = {}

    def of(self, game: Game, query: Any) -> Sum:
        """The nim-sum of `query`, from memory where it is known."""
        known = self._known.get(query.key)
        if known and known[0] is query:
            return known[1]
        value = face_of(game).nim_sum(game, query)
        self._known[query.key] = query, value
        return value

    def follow(self, kind: str, news: News) -> None:
        """Follow an edit of the game, which is of that kind."""
        if not self._known or not (news.values or news.stale):
            return
        if news.stale or len(news.values) * len(self._known) > _MOST_LOOKUPS:
            self._known.clear()
            return
        shift = face_of(kind).shift
        for key, (query, value) in self._known.items():
            if not isinstance(value, Unknown):
                self._known[key] = query, value ^ shift(query, news.values)
