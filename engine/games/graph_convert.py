"""Between a graph game (live, identities) and a graph record (plain data, indices)."""

from collections.abc import Collection, Iterable, Sequence

import numpy as np

from engine.games.graph import GraphGame, Move, Place, Query, joined
from engine.games.graph_record import GraphRecord, QueryRecord, Runs
from engine.games.remarks import Group, GroupRecord, Note, NoteRecord

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
    for note in record.notes:
        key = game.new_key()
        game.remarks.put_note(Note(key, note.text, note.place, note.width, note.colour))
    for group in record.groups:
        game.remarks.put_group(Group(game.new_key(), group.title, frozenset(group.members), group.colour))
    return game


def _grid(n: int) -> list[tuple[float, float]]:
    return [(i % _GRID_WIDTH * _GRID_GAP, i // _GRID_WIDTH * _GRID_GAP) for i in range(n)]


def record_of(game: GraphGame, name: str = "", queries: Sequence[Query] | None = None) -> GraphRecord:
    """The record of a game, with all its queries or only those given."""
    chosen = game.queries if queries is None else queries
    return _record(game, game.positions, game.moves(), chosen, name, game.remarks.listed_notes)


def part_of(
    game: GraphGame, positions: Iterable[int], query: Query | None = None, notes: Collection[int] = ()
) -> GraphRecord:
    """The record of some positions, the moves among them, the stones of `query` on them, and some notes.

    The groups that are wholly among the positions come along.
    """
    kept = sorted(set(positions), key=game.index_of)
    inside = set(kept)
    moves = [(s, t, move) for s in kept for t, move in game.dag.followers[s].items() if t in inside]
    moves.sort(key=lambda move: move[2].rank)
    stones = joined(run for run in query.stones if run[0] in inside) if query else ()
    queries = [Query(0, "", stones)] if query else []
    return _record(game, kept, moves, queries, "", [note for note in game.remarks.listed_notes if note.key in notes])


def _record(
    game: GraphGame,
    positions: Sequence[int],
    moves: list[tuple[int, int, Move]],
    queries: Sequence[Query],
    name: str,
    notes: Sequence[Note],
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
        tuple(NoteRecord(note.text, note.place, note.width, note.colour) for note in notes),
        tuple(_indexed_group(group, index) for group in game.remarks.listed_groups if group.members <= index.keys()),
    )


def _indexed_group(group: Group, index: dict[int, int]) -> GroupRecord:
    return GroupRecord(group.title, tuple(sorted(index[position] for position in group.members)), group.colour)


def _indexed(stones: Runs, index: dict[int, int]) -> Runs:
    return tuple((index[position], count) for position, count in stones)
