"""The Sprague-Grundy theory in its plainest form: the definition that everything faster is tested against.

References
----------
R. P. Sprague, "Über mathematische Kampfspiele", Tohoku Math. J. 41 (1935); P. M. Grundy, "Mathematics and games",
Eureka 2 (1939).
"""

from collections.abc import Callable, Hashable, Iterable
from enum import Enum
from functools import reduce
from operator import xor
from typing import TypeVar

P = TypeVar("P", bound=Hashable)


class Outcome(Enum):
    """Who wins a position under best play: the player who moves next (N) or the one who moved last (P)."""

    N = "N"
    P = "P"

    @property
    def first_player_wins(self) -> bool:
        return self is Outcome.N


def mex(values: Iterable[int]) -> int:
    """The minimum excluded value: the smallest non-negative integer that is not among `values`."""
    present = set(values)
    value = 0
    while value in present:
        value += 1
    return value


def nim_sum(values: Iterable[int]) -> int:
    """The XOR of `values`: the Grundy value of the sum of games with these values; 0 for no games."""
    return reduce(xor, values, 0)


def outcome(value: int) -> Outcome:
    """The outcome of a position (or a sum) of Grundy value `value`: N, the first player wins, unless it is 0."""
    return Outcome.N if value else Outcome.P


def grundy_by_definition(position: P, followers: Callable[[P], Iterable[P]], known: dict[P, int] | None = None) -> int:
    """The Grundy value of `position`, by the recursive definition g(x) = mex of g over the followers of x.

    Parameters
    ----------
    position
        Any hashable description of a position.
    followers
        Gives the positions that one move leads to. The game must end: no position may be reached from itself.
    known
        Values found so far, shared between calls on the same game.

    Notes
    -----
    It recurses as deep as the game is long, so it is for tests and small games; see `engine.solve` for the rest.
    """
    memo: dict[P, int] = {} if known is None else known
    if position not in memo:
        memo[position] = mex([grundy_by_definition(f, followers, memo) for f in followers(position)])
    return memo[position]
