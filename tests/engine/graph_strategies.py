"""Random games for the tests of the engine, and the plain definitions that these compare with."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import pairwise

from hypothesis import strategies as st

from engine.games.graph import GraphGame
from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.games.place import Place
from engine.games.remarks import COLOURS, NARROWEST, WIDEST, GroupRecord, NoteRecord
from engine.sg import grundy_by_definition

Pair = tuple[int, int]


def followers_of(positions: Iterable[int], moves: Iterable[Pair]) -> dict[int, list[int]]:
    followers: dict[int, list[int]] = {p: [] for p in positions}
    for s, t in moves:
        followers[s].append(t)
    return followers


def labels_by_definition(positions: Iterable[int], moves: Iterable[Pair]) -> dict[int, int]:
    followers = followers_of(positions, moves)
    known: dict[int, int] = {}
    return {p: grundy_by_definition(p, followers.__getitem__, known) for p in followers}


def is_cycle(cycle: Sequence[int], moves: Iterable[Pair]) -> bool:
    """Whether `cycle` names a cycle of the moves, each position once."""
    there = set(moves)
    closed = [*cycle, cycle[0]]
    return len(set(cycle)) == len(cycle) and all(step in there for step in pairwise(closed))


def first_player_wins(stones: Sequence[int], followers: dict[int, list[int]]) -> bool:
    """Whether the next player wins a sum of games, found by playing all of it: no Grundy values, no XOR."""

    @cache
    def wins(state: tuple[int, ...]) -> bool:
        return any(not wins(after) for after in states_after(state, followers))

    return wins(tuple(sorted(stones)))


def states_after(state: Sequence[int], followers: dict[int, list[int]]) -> Iterable[tuple[int, ...]]:
    for i, p in enumerate(state):
        for t in followers[p]:
            yield tuple(sorted((*state[:i], t, *state[i + 1 :])))


@st.composite
def dags(draw: st.DrawFn, max_n: int = 12, max_moves: int = 40) -> tuple[int, list[Pair]]:
    """The number of positions, and different moves in any order, that agree with no order of the numbers."""
    n = draw(st.integers(0, max_n))
    if n < 2:
        return n, []
    number = draw(st.permutations(range(n)))
    ends = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda pair: pair[0] != pair[1])
    pairs = draw(st.lists(ends, max_size=max_moves))
    return n, list(dict.fromkeys((number[max(pair)], number[min(pair)]) for pair in pairs))


NAMES = st.text(max_size=3)


@st.composite
def records(draw: st.DrawFn, max_n: int = 8, max_moves: int = 16, full: bool = True) -> GraphRecord:
    """A record of a game; with names and places if `full`. Queries may name a position in several runs."""
    n, moves = draw(dags(max_n, max_moves))
    counts = draw(st.lists(st.integers(1, 3), min_size=len(moves), max_size=len(moves)))
    stones = st.lists(st.integers(0, n - 1), max_size=6) if n else st.just([])
    queries = draw(st.lists(st.builds(lambda s, name: QueryRecord(runs_of(s), name), stones, NAMES), max_size=3))
    if not full:
        queries = [QueryRecord(query.stones) for query in queries]
    name, names, places = "", {}, None
    if full:
        name = draw(NAMES)
        keys = st.integers(0, n - 1) if n else st.nothing()
        names = draw(st.dictionaries(keys, NAMES.filter(bool), max_size=n))
        numbers = st.floats(-1e6, 1e6)
        places = draw(st.lists(st.tuples(numbers, numbers), min_size=n, max_size=n))
    remarks = draw(all_remarks(n)) if full else ((), ())
    ends = [s for s, _ in moves], [t for _, t in moves]
    return GraphRecord(n, *ends, counts, tuple(queries), name, names, places, *remarks)


@st.composite
def all_remarks(draw: st.DrawFn, n: int) -> tuple[tuple[NoteRecord, ...], tuple[GroupRecord, ...]]:
    """Notes, and groups of some of n positions."""
    numbers, colours = st.floats(-1e6, 1e6), st.sampled_from(COLOURS)
    note = st.builds(NoteRecord, NAMES, st.builds(Place, numbers, numbers), st.floats(NARROWEST, WIDEST), colours)
    members = st.sets(st.integers(0, n - 1), min_size=1).map(sorted).map(tuple) if n else st.nothing()
    groups = st.lists(st.builds(GroupRecord, NAMES, members, colours), max_size=2)
    return tuple(draw(st.lists(note, max_size=2))), tuple(draw(groups))


def check_order(game_or_dag: object) -> None:
    """The inner order of a live graph has each follower below its predecessors, and no place twice."""
    dag = game_or_dag.dag if isinstance(game_or_dag, GraphGame) else game_or_dag
    order = dag._order
    place = order.place
    assert place.keys() == dag.followers.keys()
    assert len(set(place.values())) == len(place)
    assert all(place[t] < place[s] for s, t, _ in dag.moves())
    assert all(order._bottom < at < order._top for at in place.values())


def full_state(game: GraphGame) -> tuple[object, ...]:
    """Everything that a change may touch, identities and ranks as well."""
    return (
        list(game.positions),
        dict(game.places),
        dict(game.names),
        list(game.queries),
        game.moves(),
        dict(game.dag.labels),
        [game.index_of(p) for p in game.positions],
        game.remarks.listed_notes,
        game.remarks.listed_groups,
        {p: set(groups) for p, groups in game.remarks._of.items()},
    )
