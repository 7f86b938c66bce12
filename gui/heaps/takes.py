"""Which moves lead a heap down to a height that is pointed at; and the moves of one heap as a list."""

from collections.abc import Iterator
from itertools import islice

import numpy as np

from engine.games.heaps import HeapMove
from engine.games.heaps_moves import Option, options
from engine.games.heaps_sequence import sequence_of
from engine.games.take_rule import Octal, Subtraction, TakeRule
from engine.sg import nim_sum
from engine.solve.octal import NOTHING, ONE_HEAP, TWO_HEAPS
from gui.heaps.asked import RowAnswer

MOST_SPLITS = 200
"""How many ways to split are offered at one height."""


def options_at(rule: TakeRule, size: int, height: int) -> list[Option]:
    """The moves of a heap of `size` that `height` stands for.

    These take what is above it; in Grundy's game, where nothing is taken, they split the heap there. Only for heaps
    whose value can be told: the numbers of a set are made up to `size`.
    """
    if not 0 <= height < size:
        return []
    if isinstance(rule, Subtraction):
        return [Option(size - height, (height,))] if _takes(rule, size, size - height) else []
    if isinstance(rule, Octal):
        return _octal_at(rule, size - height, height)
    parts = sorted((height, size - height))
    return [Option(0, (parts[0], parts[1]))] if 0 < parts[0] < parts[1] else []


def _takes(rule: Subtraction, size: int, take: int) -> bool:
    if rule.takes_everything:
        return True
    if rule.upper is not None:
        return take <= rule.upper
    takes = rule.takes_up_to(size)
    at = int(np.searchsorted(takes, take))
    return at < len(takes) and int(takes[at]) == take


def _octal_at(rule: Octal, take: int, rest: int) -> list[Option]:
    digit = rule.digits[take] if take < len(rule.digits) else 0
    found = [Option(take, (rest,))] if digit & (ONE_HEAP if rest else NOTHING) else []
    if digit & TWO_HEAPS:
        found += [Option(take, (a, rest - a)) for a in range(1, min(rest // 2, MOST_SPLITS) + 1)]
    return found


def as_move(answer: RowAnswer, heap: int, option: Option) -> HeapMove:
    """An option of a heap of the row as a move, with what it leaves."""
    sequence = sequence_of(answer.question.rule)
    without = answer.nim_sum ^ answer.components[heap].value
    left = nim_sum(sequence.value(size) for size in option.rest)
    return HeapMove(heap, option.take, option.rest, without ^ left)


def moves_of(answer: RowAnswer, heap: int, most: int) -> list[HeapMove]:
    """The moves of one heap: those that win first, at most `most`."""
    winning = [move for move in answer.winning if move.heap == heap][:most]
    others = _others(answer, heap, {(move.take, move.rest) for move in winning})
    return winning + list(islice(others, most - len(winning)))


def _others(answer: RowAnswer, heap: int, winning: set[tuple[int, tuple[int, ...]]]) -> Iterator[HeapMove]:
    size = answer.question.heaps[heap]
    for option in options(answer.question.rule, size):
        if (option.take, option.rest) not in winning:
            yield as_move(answer, heap, option)
