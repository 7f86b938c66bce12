"""A game of heaps as a graph: one position for each size, the moves of the rule between them, the same values."""

from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.games.heaps_moves import option_count, options
from engine.games.heaps_record import Heaps
from engine.games.take_rule import TakeRule
from engine.said import say

MOST_POSITIONS = 100_000
MOST_MOVES = 1_000_000
"""A graph of more positions or moves is refused: nobody could look at it."""


class NoGraphError(ValueError):
    """The game cannot be shown as a graph; the message says why."""


def graph_of(rule: TakeRule, largest: int, heaps: Heaps = (), name: str = "") -> GraphRecord:
    """The graph of the sizes 0 .. `largest`: position i is the heap of size i, and so has its value.

    Parameters
    ----------
    rule, largest
        The rule, and the largest size, at least 0.
    heaps
        The heaps that stand as stones on their sizes, in one query.
    name
        The name of the case.

    Raises
    ------
    NoGraphError
        If the rule may split a heap: two heaps are a sum of games, and one stone of a graph cannot become two. Also if
        a heap is larger than `largest`, and if the graph would be too large (`MOST_POSITIONS`, `MOST_MOVES`).
    """
    if rule.splits:
        raise NoGraphError(
            say("{rule}: a move may leave two heaps, but a stone on a graph cannot become two stones", rule=rule.text)
        )
    if largest < max(heaps, default=0):
        size = max(heaps)
        raise NoGraphError(
            say("a heap of {size} has no position among the sizes 0 to {largest}", size=size, largest=largest)
        )
    _require_few_moves(rule, largest)
    moves = [(size, option.rest[0]) for size in range(largest + 1) for option in options(rule, size)]
    record = GraphRecord.from_moves(largest + 1, moves, name=name)
    return GraphRecord(record.n, record.sources, record.targets, record.counts, (QueryRecord(runs_of(heaps)),), name)


def _require_few_moves(rule: TakeRule, largest: int) -> None:
    if largest >= MOST_POSITIONS:
        raise NoGraphError(
            say(
                "the graph of the sizes 0 to {largest:,} would have more than {most:,} positions",
                largest=largest,
                most=MOST_POSITIONS,
            )
        )
    count = 0
    for size in range(largest + 1):
        count += option_count(rule, size)
        if count > MOST_MOVES:
            raise NoGraphError(
                say(
                    "the graph of the sizes 0 to {largest:,} would have more than {most:,} moves",
                    largest=largest,
                    most=MOST_MOVES,
                )
            )
