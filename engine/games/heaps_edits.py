"""Edits as a person thinks of them, put together from the changes of `engine.games.heaps_changes`.

Each function looks at a game or a query and gives the change that does what its name says, without making it.
"""

from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_changes import InsertQuery, RemoveQuery, SetQuery, SetRule
from engine.games.heaps_record import Heaps
from engine.games.take_rule import TakeRule


def set_rule(game: HeapsGame, rule: TakeRule) -> SetRule | None:
    """The game under another rule; None where it is that already."""
    return None if rule == game.rule else SetRule(game.rule, rule)


def set_heaps(query: HeapsQuery, heaps: Heaps) -> SetQuery | None:
    """All heaps of a query replaced; None where nothing changes."""
    return None if heaps == query.heaps else SetQuery(query, HeapsQuery(query.key, query.name, heaps))


def add_heap(query: HeapsQuery, size: int, index: int | None = None) -> SetQuery:
    """A new heap at `index`, last if None."""
    at = len(query.heaps) if index is None else index
    return _with(query, (*query.heaps[:at], size, *query.heaps[at:]))


def remove_heap(query: HeapsQuery, index: int) -> SetQuery:
    """The heap at `index` taken out of the row."""
    _require_heap(query, index)
    return _with(query, (*query.heaps[:index], *query.heaps[index + 1 :]))


def set_heap(query: HeapsQuery, index: int, size: int) -> SetQuery | None:
    """The heap at `index` with another size; None where it has that already."""
    _require_heap(query, index)
    return set_heaps(query, (*query.heaps[:index], size, *query.heaps[index + 1 :]))


def shift_heap(query: HeapsQuery, before: int, after: int) -> SetQuery | None:
    """A heap moved within the row; None where nothing changes."""
    _require_heap(query, before)
    _require_heap(query, after)
    heaps = list(query.heaps)
    heaps.insert(after, heaps.pop(before))
    return set_heaps(query, tuple(heaps))


def play(query: HeapsQuery, move: HeapMove) -> SetQuery:
    """A move played: the rest stands where the heap stood, an empty one as a heap of size 0."""
    _require_heap(query, move.heap)
    return _with(query, (*query.heaps[: move.heap], *move.rest, *query.heaps[move.heap + 1 :]))


def clear_heaps(query: HeapsQuery) -> SetQuery | None:
    """All heaps taken away; None where there are none."""
    return set_heaps(query, ())


def rename_query(query: HeapsQuery, name: str) -> SetQuery | None:
    """The query under another name; None where it has that already."""
    return None if name == query.name else SetQuery(query, HeapsQuery(query.key, name, query.heaps))


def add_query(game: HeapsGame, index: int, like: HeapsQuery | None = None) -> tuple[int, InsertQuery]:
    """A new query at `index`, without heaps or with those of `like`: its key, and the change."""
    query = HeapsQuery(game.new_key(), like.name if like else "", like.heaps if like else ())
    return query.key, InsertQuery(index, query)


def remove_query(game: HeapsGame, key: int) -> RemoveQuery:
    """The query of that key taken out of the list."""
    return RemoveQuery(game.index_of(key), game.query(key))


def _with(query: HeapsQuery, heaps: Heaps) -> SetQuery:
    return SetQuery(query, HeapsQuery(query.key, query.name, heaps))


def _require_heap(query: HeapsQuery, index: int) -> None:
    if not 0 <= index < len(query.heaps):
        raise IndexError(f"heap {index} is not among 0 .. {len(query.heaps) - 1}")
