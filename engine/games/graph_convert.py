"""Between a graph game (live, identities) and a graph record (plain data, indices)."""

from collections.abc import Iterable, Sequence

import numpy as np

from engine.games.graph import GraphGame, Move, Place, Query, joined
from engine.games.graph_record import GraphRecord, QueryRecord, Runs

_GRID_GAP = 72.0
_GRID_WIDTH = 10


def game_of(record: GraphRecord) -> GraphGame:
    """A live game of a record; positions get the identities 0 .. n-1, and a record without places a plain grid.

    Raises
    ------
    CycleError
        If the moves form a cycle.
    """
    game = GraphGame()
    places = _grid(record.n) if record.places is None else record.places.tolist()
    game.extend(range(record.n))
    game.places.update((index, Place(x, y)) for index, (x, y) in enumerate(places))
    game.names.update(record.names)
    triples = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    game.dag.add_moves([(s, t, Move(count, game.new_rank())) for s, t, count in triples])
    game.queries.extend(Query(game.new_key(), query.name, query.stones) for query in record.queries)
    return game


def _grid(n: int) -> list[tuple[float, float]]:
    return [(i % _GRID_WIDTH * _GRID_GAP, i // _GRID_WIDTH * _GRID_GAP) for i in range(n)]


def record_of(game: GraphGame, name: str = "", queries: Sequence[Query] | None = None) -> GraphRecord:
    """The record of a game, with all its queries or only those given."""
    chosen = game.queries if queries is None else queries
    return _record(game, game.positions, game.moves(), chosen, name)


def part_of(game: GraphGame, positions: Iterable[int], query: Query | None = None) -> GraphRecord:
    """The record of some positions, the moves among them, and the stones of `query` on them."""
    kept = sorted(set(positions), key=game.index_of)
    inside = set(kept)
    moves = [(s, t, move) for s in kept for t, move in game.dag.followers[s].items() if t in inside]
    moves.sort(key=lambda move: move[2].rank)
    stones = joined(run for run in query.stones if run[0] in inside) if query else ()
    queries = [Query(0, "", stones)] if query else []
    return _record(game, kept, moves, queries, "")


def _record(
    game: GraphGame, positions: Sequence[int], moves: list[tuple[int, int, Move]], queries: Sequence[Query], name: str
) -> GraphRecord:
    index = {position: i for i, position in enumerate(positions)}
    return GraphRecord(
        len(positions),
        np.array([index[s] for s, _, _ in moves], dtype=np.int64),
        np.array([index[t] for _, t, _ in moves], dtype=np.int64),
        np.array([move.count for _, _, move in moves], dtype=np.int64),
        tuple(QueryRecord(_indexed(query.stones, index), query.name) for query in queries),
        name,
        {index[p]: game.names[p] for p in positions if p in game.names},
        np.array([game.places[p] for p in positions], dtype=np.float64).reshape(-1, 2),
    )


def _indexed(stones: Runs, index: dict[int, int]) -> Runs:
    return tuple((index[position], count) for position, count in stones)
