"""What the editor asks about a game of heaps, as values that a thread can work on without the live game."""

from itertools import islice
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from engine.games.heaps import HeapMove, HeapsGame, HeapsQuery, HeapValue
from engine.games.heaps_record import Heaps
from engine.games.heaps_sequence import ValueRule, sequence_of
from engine.games.take_rule import TakeRule
from engine.sg import nim_sum

MOST_WINNING = 400
"""How many winning moves are looked at."""
_QUICK_SIZE, _QUICK_HEAPS = 1024, 200
_QUICK_SPLIT_SIZE, _QUICK_SPLIT_HEAPS = 256, 40


class RowQuestion(NamedTuple):
    """A row of heaps under a rule."""

    rule: TakeRule
    heaps: Heaps

    @property
    def is_quick(self) -> bool:
        """Whether it is answered within a frame."""
        largest, splits = max(self.heaps, default=0), self.rule.splits
        known = largest <= (_QUICK_SPLIT_SIZE if splits else _QUICK_SIZE) or sequence_of(self.rule).knows(largest)
        return known and len(self.heaps) <= (_QUICK_SPLIT_HEAPS if splits else _QUICK_HEAPS)


class RowAnswer(NamedTuple):
    """The heaps with their values, the nim-sum, and winning moves (`complete`: all of them)."""

    question: RowQuestion
    components: tuple[HeapValue, ...]
    nim_sum: int
    winning: tuple[HeapMove, ...]
    complete: bool


def answer_row(question: RowQuestion) -> RowAnswer:
    """The values of a row. Raises BeyondTableError."""
    game, query = HeapsGame(question.rule), HeapsQuery(0, "", question.heaps)
    components = tuple(game.components(query))
    winning = tuple(islice(game.winning_moves(query), MOST_WINNING + 1))
    total = nim_sum(heap.value for heap in components)
    return RowAnswer(question, components, total, winning[:MOST_WINNING], len(winning) <= MOST_WINNING)


class SequenceQuestion(NamedTuple):
    """The values of the sizes 0 .. n, and why; a period is looked for up to `search` if that is not 0."""

    rule: TakeRule
    n: int
    search: int = 0


class SequenceAnswer(NamedTuple):
    """The values of the sizes 0 .. n, or why they cannot be told; how they are found, and whether a longer search may
    still prove a period."""

    question: SequenceQuestion
    values: npt.NDArray[np.int64]
    trouble: str
    value_rule: ValueRule
    searched: int
    may_search: bool


def answer_sequence(question: SequenceQuestion) -> SequenceAnswer:
    """The values of all sizes up to n. What cannot be told is said in the answer."""
    sequence = sequence_of(question.rule)
    value_rule = sequence.value_rule(question.search or None)
    values, trouble = np.zeros(0, dtype=np.int64), ""
    try:
        values = sequence.values(question.n)
    except ValueError as error:
        trouble = str(error)
    open_ended = value_rule.period is None and sequence.may_prove and sequence.searched < sequence.bound
    return SequenceAnswer(question, values, trouble, value_rule, sequence.searched, open_ended)
