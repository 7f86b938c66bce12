"""The change that makes a game of heaps equal to an edited text of it, keeping all that the text does not say."""

from collections.abc import Sequence

from engine.games.heaps import HeapsGame, HeapsQuery
from engine.games.heaps_changes import HeapsChange, InsertQuery, RemoveQuery, SetQuery, SetRule, together
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord


def changes_to(game: HeapsGame, record: HeapsRecord, queries: Sequence[HeapsQuery] | None = None) -> HeapsChange | None:
    """The change that turns `game` into `record`; None if it is that already.

    Queries are matched by their number and keep their identities and names; those of the record are not looked at.

    Parameters
    ----------
    game, record
        What is there, and what it shall be.
    queries
        The queries that the record's queries stand for, all if None; others are left alone.
    """
    changes: list[HeapsChange] = [] if game.rule == record.rule else [SetRule(game.rule, record.rule)]
    changes += _query_changes(game, record.queries, game.queries if queries is None else queries)
    return together(changes) if changes else None


def _query_changes(
    game: HeapsGame, wanted: Sequence[HeapsQueryRecord], current: Sequence[HeapsQuery]
) -> list[HeapsChange]:
    changes: list[HeapsChange] = [
        SetQuery(query, HeapsQuery(query.key, query.name, asked.heaps))
        for query, asked in zip(current, wanted, strict=False)
        if query.heaps != asked.heaps
    ]
    surplus = sorted(((game.index_of(query.key), query) for query in current[len(wanted) :]), key=_index, reverse=True)
    changes += [RemoveQuery(index, query) for index, query in surplus]
    new = wanted[len(current) :]
    changes += [
        InsertQuery(len(game.queries) + i, HeapsQuery(game.new_key(), "", asked.heaps)) for i, asked in enumerate(new)
    ]
    return changes


def _index(pair: tuple[int, HeapsQuery]) -> int:
    return pair[0]
