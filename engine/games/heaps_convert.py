"""Between a game of heaps (live, identities) and a record (plain data)."""

from collections.abc import Sequence

from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord


def game_of(record: HeapsRecord) -> HeapsGame:
    """A live game of a record; queries get the identities 0, 1, ..."""
    game = HeapsGame(record.rule)
    for query in record.queries:
        game.insert(len(game.queries), HeapsQuery(game.new_key(), query.name, query.heaps))
    return game


def record_of(game: HeapsGame, name: str = "", queries: Sequence[HeapsQuery] | None = None) -> HeapsRecord:
    """The record of a game, with all its queries or only those given."""
    chosen = game.queries if queries is None else queries
    return HeapsRecord(game.rule, tuple(HeapsQueryRecord(query.heaps, query.name) for query in chosen), name)
