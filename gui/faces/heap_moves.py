"""The moves in heaps: whether one is legal under the rule of the moment, and a search that can be stopped."""

from collections.abc import Iterator

from engine.games.heaps import BeyondTableError, HeapMove, HeapsGame, HeapsQuery
from engine.games.heaps_moves import options_to
from engine.games.take_rule import Octal, Subtraction, TakeRule
from engine.solve.octal import NOTHING, ONE_HEAP, TWO_HEAPS


def allows(game: HeapsGame, size: int, move: HeapMove) -> bool:
    """Whether the move can be made in a heap of that size; moves in heaps whose value cannot be told are refused."""
    if move.take < 0 or move.take + sum(move.rest) != size or not _can_stand(move.rest):
        return False
    try:
        game.value(size)
    except BeyondTableError:
        return False
    return _allowed(game.rule, move)


def _can_stand(rest: tuple[int, ...]) -> bool:
    """Whether this may be left of a heap: one heap, maybe of size 0, or two real ones."""
    return (len(rest) == 1 and rest[0] >= 0) or (len(rest) == 2 and min(rest) >= 1)


def _allowed(rule: TakeRule, move: HeapMove) -> bool:
    if isinstance(rule, Octal):
        return move.take < len(rule.digits) and bool(rule.digits[move.take] & _digit(move.rest))
    if isinstance(rule, Subtraction):
        return len(move.rest) == 1 and move.take >= 1 and _takes(rule, move.take)
    return move.take == 0 and len(move.rest) == 2 and move.rest[0] != move.rest[1]


def _digit(rest: tuple[int, ...]) -> int:
    """The bit of an octal digit that allows to leave this."""
    if len(rest) == 2:
        return TWO_HEAPS
    return ONE_HEAP if rest[0] else NOTHING


def _takes(rule: Subtraction, take: int) -> bool:
    if rule.takes_everything:
        return True
    if rule.upper is not None:
        return take <= rule.upper
    return bool((rule.takes_up_to(take) == take).any())


def winning_moves(game: HeapsGame, query: HeapsQuery) -> Iterator[HeapMove | None]:
    """Those of `HeapsGame.winning_moves`, with None before each heap: a heap that splits may take a while."""
    total = game.nim_sum(query)
    if not total:
        return
    for heap in game.components(query):
        yield None
        for option in options_to(game.sequence, heap.size, heap.value ^ total):
            yield HeapMove(heap.heap, option.take, option.rest, 0)


def closed_form(rule: TakeRule) -> bool:
    """Whether values are told without those of smaller heaps."""
    return isinstance(rule, Subtraction) and (rule.takes_everything or rule.upper is not None)
