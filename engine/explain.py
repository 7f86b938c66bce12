"""Why a value is what it is, step by step: which follower makes each smaller value present, and what is missing.

The Grundy value of a position is the mex of its followers' values, so a proof of the value g is short: one follower (a
*witness*) for each of 0 .. g - 1, and no follower of value g.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import count
from typing import NamedTuple

from engine.games.heaps_moves import Option, options_to
from engine.games.heaps_sequence import Sequence as HeapSequence


class Present(NamedTuple):
    """A value that is present among the followers: the index of the first follower that has it, and how many have."""

    value: int
    witness: int
    times: int


@dataclass(frozen=True, slots=True)
class MexSteps:
    """The mex of some values, step by step.

    Attributes
    ----------
    value
        The mex: the smallest value that is missing.
    present
        The values 0 .. value - 1 in turn, each with its witness.
    larger
        The other values that occur, rising, each once; they do not matter.
    """

    value: int
    present: tuple[Present, ...]
    larger: tuple[int, ...] = ()


def mex_steps(values: Sequence[int]) -> MexSteps:
    """The mex of the followers' values (non-negative, in the order of the moves), with its witnesses."""
    first: dict[int, int] = {}
    times: dict[int, int] = {}
    for index, value in enumerate(values):
        first.setdefault(value, index)
        times[value] = times.get(value, 0) + 1
    missing = next(value for value in count() if value not in first)
    present = tuple(Present(value, first[value], times[value]) for value in range(missing))
    return MexSteps(missing, present, tuple(sorted(value for value in first if value > missing)))


def labelling_order(positions: Iterable[int], followers: Callable[[int], Iterable[int]]) -> list[int]:
    """The positions in an order in which they can be labelled: each after all of its followers.

    In rounds: first the terminal positions, then those all of whose followers have been labelled, and so on; within a
    round in the order of `positions`. So a position comes as early as its longest way to the end allows.

    Parameters
    ----------
    positions
        All positions of a game without cycles.
    followers
        Gives the followers of a position, each of them once.

    Returns
    -------
    All positions, followers first. The cost is that of looking at every move once (and of sorting the rounds).
    """
    index = {position: i for i, position in enumerate(positions)}
    waits: dict[int, int] = {}
    above: dict[int, list[int]] = {}
    for position in index:
        below = list(followers(position))
        waits[position] = len(below)
        for follower in below:
            above.setdefault(follower, []).append(position)
    order: list[int] = []
    turn = [position for position in index if not waits[position]]
    while turn:
        order += turn
        turn = sorted(_freed(turn, waits, above), key=index.__getitem__)
    return order


def _freed(labelled: list[int], waits: dict[int, int], above: dict[int, list[int]]) -> list[int]:
    """The positions for which these were the last followers without a label."""
    freed = []
    for follower in labelled:
        for position in above.get(follower, ()):
            waits[position] -= 1
            if not waits[position]:
                freed.append(position)
    return freed


def heap_witnesses(sequence: HeapSequence, size: int, most: int) -> list[Option]:
    """For each value below that of a heap of `size`, a move that reaches it; for the first `most` values only.

    Item v is a move to what has the value v; the moves are found without listing all others.

    Raises
    ------
    BeyondTableError
        If the value cannot be told.
    """
    values = range(min(sequence.value(size), most))
    return [next(options_to(sequence, size, value)) for value in values]
