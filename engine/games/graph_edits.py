"""Edits as a person thinks of them, put together from the changes of `engine.games.graph_changes`.

Each function looks at a game and gives the change that does what its name says, without making it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from engine.games.graph import GraphGame, Move, Place, Query, StoneMove, joined
from engine.games.graph_changes import (
    AddPositions,
    GraphChange,
    InsertQuery,
    MoveEdit,
    NewPosition,
    RemovePositions,
    RemoveQuery,
    SetMoves,
    SetPlaces,
    SetQuery,
    together,
)
from engine.games.graph_record import GraphRecord, Runs
from engine.games.remark_edits import members_gone, pasted

_NOWHERE = Place(0.0, 0.0)


def add_position(game: GraphGame, place: Place, name: str = "") -> tuple[int, AddPositions]:
    """A new last position at `place`: its identity, and the change."""
    key = game.new_key()
    return key, AddPositions((NewPosition(key, game.n, place, name),))


def add_move_to_new(game: GraphGame, source: int, place: Place) -> tuple[int, GraphChange]:
    """A new last position at `place` and a move to it from `source`: its identity, and the change."""
    key, position = add_position(game, place)
    move = MoveEdit(source, key, None, Move(1, game.new_rank()))
    return key, together([position, SetMoves((move,))])


def add_move(game: GraphGame, source: int, target: int) -> SetMoves:
    """One more move from `source` to `target`: a new one, or a repeat of one that is there."""
    before = game.move(source, target)
    after = Move(before.count + 1, before.rank) if before else Move(1, game.new_rank())
    return SetMoves((MoveEdit(source, target, before, after),))


def set_count(game: GraphGame, source: int, target: int, count: int) -> SetMoves:
    """The move from `source` to `target` standing `count` times; 0 takes it away."""
    before = game.move(source, target)
    if before is None or count < 0:
        raise ValueError(f"no move {source} -> {target} to count {count} times")
    return SetMoves((MoveEdit(source, target, before, Move(count, before.rank) if count else None),))


def remove(game: GraphGame, positions: Iterable[int], moves: Iterable[tuple[int, int]] = ()) -> GraphChange | None:
    """Take away positions with all their moves and stones, out of their groups too, and moves; None for nothing."""
    gone = sorted(set(positions), key=game.index_of)
    pairs = dict.fromkeys(moves)
    for position in gone:
        pairs.update(((position, t), None) for t in game.dag.followers[position])
        pairs.update(((s, position), None) for s in game.dag.predecessors[position])
    changes: list[GraphChange] = []
    if pairs:
        changes.append(SetMoves(tuple(MoveEdit(s, t, game.move(s, t), None) for s, t in pairs)))
    changes += _without_stones_on(game, set(gone))
    if gone:
        changes += members_gone(game, gone)
        changes.append(RemovePositions(tuple(described(game, p) for p in gone)))
    return together(changes) if changes else None


def described(game: GraphGame, position: int) -> NewPosition:
    """A position as it stands."""
    return NewPosition(position, game.index_of(position), game.places[position], game.names.get(position, ""))


def _without_stones_on(game: GraphGame, gone: set[int]) -> list[GraphChange]:
    changes: list[GraphChange] = []
    for query in game.queries:
        if not query.counts.keys().isdisjoint(gone):
            kept = joined(run for run in query.stones if run[0] not in gone)
            changes.append(SetQuery(query, Query(query.key, query.name, kept)))
    return changes


def move_positions(game: GraphGame, places: Mapping[int, Place]) -> SetPlaces:
    """Positions moved to new places."""
    return SetPlaces(tuple((p, game.places[p], place) for p, place in places.items()))


def change_stones(query: Query, positions: Iterable[int], count: int) -> SetQuery | None:
    """`count` more stones (fewer if negative) on each of the positions; None where nothing changes."""
    more = {position: count * times for position, times in Counter(positions).items()}
    after = query.with_each(more)
    return None if after is query else SetQuery(query, after)


def play(query: Query, move: StoneMove) -> SetQuery:
    """A stone moved along a move of the graph."""
    return SetQuery(query, query.with_more(move.source, -1).with_more(move.target, 1))


def clear_stones(query: Query) -> SetQuery | None:
    """All stones taken off; None where there are none."""
    return SetQuery(query, Query(query.key, query.name)) if query.stones else None


def rename_query(query: Query, name: str) -> SetQuery:
    """The query under another name."""
    return SetQuery(query, Query(query.key, name, query.stones))


def add_query(game: GraphGame, index: int, like: Query | None = None) -> tuple[int, InsertQuery]:
    """A new query at `index`, without stones or with those of `like`: its key, and the change."""
    query = Query(game.new_key(), like.name if like else "", like.stones if like else ())
    return query.key, InsertQuery(index, query)


def remove_query(game: GraphGame, key: int) -> RemoveQuery:
    """The query of that key taken out of the list."""
    query = game.query(key)
    return RemoveQuery(game.queries.index(query), query)


def paste(
    game: GraphGame,
    record: GraphRecord,
    places: Sequence[Place],
    query: Query | None = None,
    shift: Place = _NOWHERE,
) -> tuple[list[int], GraphChange]:
    """The positions and moves of `record` as new last positions at `places`, its first query's stones put on `query`.

    Where there is no `query` to put them on, the stones come in a new one. Its groups come too, and its notes, moved by
    `shift`.

    Gives the identities of the new positions, and the change.
    """
    keys = [game.new_key() for _ in range(record.n)]
    positions = tuple(NewPosition(k, game.n + i, places[i], record.names.get(i, "")) for i, k in enumerate(keys))
    changes: list[GraphChange] = [AddPositions(positions)] if positions or not record.notes else []
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    edits = tuple(MoveEdit(keys[s], keys[t], None, Move(c, game.new_rank())) for s, t, c in moves)
    if edits:
        changes.append(SetMoves(edits))
    if record.queries and record.queries[0].stones:
        stones = tuple((keys[index], count) for index, count in record.queries[0].stones)
        changes.append(_with_stones(game, query, stones))
    changes += pasted(game, record, keys, shift)
    return keys, together(changes)


def _with_stones(game: GraphGame, query: Query | None, new: Runs) -> GraphChange:
    """Stones put on a query, or on a new one at the end."""
    if query is None:
        return InsertQuery(len(game.queries), Query(game.new_key(), "", new))
    more: Counter[int] = Counter()
    for position, count in new:
        more[position] += count
    return SetQuery(query, query.with_each(more))
