"""What a change looks at before it touches a game: each check raises where the game is not as the change expects."""

from collections.abc import Iterable, Sequence
from itertools import pairwise

from engine.games.graph import GraphGame, Query


def require_positions(game: GraphGame, positions: Iterable[int]) -> None:
    """Raises ValueError if one of the positions is not there."""
    there = game.dag.labels
    missing = [position for position in positions if position not in there]
    if missing:
        raise ValueError(f"positions {missing} are not there")


def require_new(game: GraphGame, keys: Sequence[int], indices: Sequence[int]) -> None:
    """Raises ValueError unless new positions `keys` can come to stand at `indices`, put in one after the other."""
    taken = [key for key in keys if key in game]
    if taken or len(set(keys)) < len(keys):
        raise ValueError(f"positions {taken or keys} are there already or named twice")
    require_rising(indices)
    if any(index > game.n + i for i, index in enumerate(indices)):
        raise ValueError(f"positions at indices {indices} would leave a gap behind {game.n} positions")


def require_rising(indices: Sequence[int]) -> None:
    """Raises ValueError unless the indices rise, from 0 or more."""
    if any(a >= b for a, b in pairwise([-1, *indices])):
        raise ValueError(f"indices {indices} do not rise")


def require_no_stones(game: GraphGame, positions: Iterable[int]) -> None:
    """Raises ValueError if a query has a stone on one of the positions."""
    bare = set(positions)
    for query in game.queries:
        if not query.counts.keys().isdisjoint(bare):
            raise ValueError(f"positions {sorted(bare & query.counts.keys())} still have stones")


def require_no_groups(game: GraphGame, positions: Iterable[int]) -> None:
    """Raises ValueError if one of the positions is in a group."""
    groups = game.remarks.groups_of(positions)
    if groups:
        raise ValueError(f"groups {sorted(groups)[:3]} still have some of the positions")


def require_index(index: int, length: int) -> None:
    """Raises IndexError unless `index` is among 0 .. length-1."""
    if not 0 <= index < length:
        raise IndexError(f"index {index} is not among 0 .. {length - 1}")


def require_new_query(game: GraphGame, query: Query, index: int) -> None:
    """Raises IndexError or ValueError unless `query` is new, may stand at `index`, and its positions are there."""
    require_index(index, len(game.queries) + 1)
    require_positions(game, query.counts)
    if any(other.key == query.key for other in game.queries):
        raise ValueError(f"query {query.key} is there already")
