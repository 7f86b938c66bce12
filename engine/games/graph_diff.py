"""The change that makes a graph game equal to an edited text of it, keeping all that the text does not say.

Positions are matched by index, queries by their number; names and places stay. Moves keep their rank where their order
did not change, so that a small edit of the text is a small change of the game.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from engine.games.graph import GraphGame, Move, Place, Query, joined
from engine.games.graph_changes import (
    AddPositions,
    GraphChange,
    InsertQuery,
    MoveEdit,
    NewPosition,
    RemovePositions,
    RemoveQuery,
    SetMoves,
    SetQuery,
    together,
)
from engine.games.graph_edits import described
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.remark_edits import members_gone

_GAP = 72.0


def changes_to(
    game: GraphGame, record: GraphRecord, queries: Sequence[Query] | None = None, by_source: bool = False
) -> GraphChange | None:
    """The change that turns `game` into `record`; None if it is that already.

    Parameters
    ----------
    game, record
        What is there, and what it shall be. Names and places of the record are not looked at.
    queries
        The queries that the record's queries stand for, all if None; others are left alone but for positions that go.
    by_source
        Whether the order of moves means something only among the moves of one position (as in HDU 1524) and not
        among all (as in UVA 11927).
    """
    keys = [*game.positions[: record.n]]
    places = _free_places(game, record.n - game.n)
    new = [NewPosition(game.new_key(), game.n + i, place) for i, place in enumerate(places)]
    keys += [position.key for position in new]
    gone = game.positions[record.n :]
    changes: list[GraphChange] = [AddPositions(tuple(new))] if new else []
    edits = tuple(_move_edits(game, record, keys, by_source))
    if edits:
        changes.append(SetMoves(edits))
    changes += _query_changes(game, record.queries, keys, game.queries if queries is None else queries)
    if gone:
        changes += _stones_off(game, set(gone), changes)
        changes += members_gone(game, gone)
        changes.append(RemovePositions(tuple(described(game, p) for p in gone)))
    return together(changes) if changes else None


def _free_places(game: GraphGame, count: int) -> list[Place]:
    """Places for new positions, below everything, in rows of ten."""
    if count <= 0:
        return []
    left = min((place.x for place in game.places.values()), default=0.0)
    top = max((place.y for place in game.places.values()), default=-_GAP) + _GAP
    return [Place(left + i % 10 * _GAP, top + i // 10 * _GAP) for i in range(count)]


def _move_edits(game: GraphGame, record: GraphRecord, keys: list[int], by_source: bool) -> Iterable[MoveEdit]:
    sources = [keys[i] for i in record.sources.tolist()]
    targets = [keys[i] for i in record.targets.tolist()]
    wanted = dict(zip(zip(sources, targets, strict=True), record.counts.tolist(), strict=True))
    old = {(s, t): move for s, t, move in game.dag.moves()}
    ranks = _ranks(game, list(wanted), old, by_source)
    for pair, move in old.items():
        if pair not in wanted:
            yield MoveEdit(*pair, move, None)
    for pair, count in wanted.items():
        after = Move(count, ranks[pair])
        if old.get(pair) != after:
            yield MoveEdit(*pair, old.get(pair), after)


def _ranks(
    game: GraphGame, wanted: list[tuple[int, int]], old: dict[tuple[int, int], Move], by_source: bool
) -> dict[tuple[int, int], float]:
    ranks: dict[tuple[int, int], float] = {}
    groups = [list(g) for _, g in groupby(sorted(wanted, key=_source), key=_source)] if by_source else [wanted]
    for group in groups:
        known = [old[pair].rank if pair in old else None for pair in group]
        ranks.update(zip(group, _rising(game, known), strict=True))
    return ranks


def _source(pair: tuple[int, int]) -> int:
    return pair[0]


def _rising(game: GraphGame, known: list[float | None]) -> list[float]:
    """Rising ranks that keep the known ones if these rise and there is room between them; else all new."""
    kept = [rank for rank in known if rank is not None]
    if any(a >= b for a, b in pairwise(kept)):
        return [game.new_rank() for _ in known]
    ranks: list[float] = []
    for is_known, run in groupby(known, key=lambda rank: rank is not None):
        values = list(run)
        if is_known:
            ranks += [rank for rank in values if rank is not None]
            continue
        end = len(ranks) + len(values)
        following = known[end] if end < len(known) else None
        ranks += _between(game, ranks[-1] if ranks else None, following, len(values))
    if any(a >= b for a, b in pairwise(ranks)):
        return [game.new_rank() for _ in known]
    return ranks


def _between(game: GraphGame, low: float | None, high: float | None, count: int) -> list[float]:
    if high is None:
        return [game.new_rank() for _ in range(count)]
    start = high - 1.0 if low is None else low
    step = (high - start) / (count + 1)
    return [start + step * (i + 1) for i in range(count)]


def _query_changes(
    game: GraphGame, wanted: Sequence[QueryRecord], keys: list[int], current: Sequence[Query]
) -> list[GraphChange]:
    changes: list[GraphChange] = []
    for query, record in zip(current, wanted, strict=False):
        stones = tuple((keys[i], count) for i, count in record.stones)
        if stones != query.stones:
            changes.append(SetQuery(query, Query(query.key, query.name, stones)))
    surplus = sorted(((game.queries.index(q), q) for q in current[len(wanted) :]), key=lambda pair: -pair[0])
    changes += [RemoveQuery(index, query) for index, query in surplus]
    for record in wanted[len(current) :]:
        stones = tuple((keys[i], count) for i, count in record.stones)
        index = len(game.queries) + sum(isinstance(change, InsertQuery) for change in changes)
        changes.append(InsertQuery(index, Query(game.new_key(), "", stones)))
    return changes


def _stones_off(game: GraphGame, gone: set[int], changes: Sequence[GraphChange]) -> list[GraphChange]:
    """Queries that the text does not show lose their stones on positions that go."""
    settled = {c.before.key for c in changes if isinstance(c, SetQuery)}
    settled |= {c.query.key for c in changes if isinstance(c, RemoveQuery)}
    return [
        SetQuery(query, Query(query.key, query.name, joined(run for run in query.stones if run[0] not in gone)))
        for query in game.queries
        if query.key not in settled and not gone.isdisjoint(query.counts)
    ]
