"""Stones on the positions of a graph: placements by name, and placements steered to a nim-sum."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypeAlias

from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.generators.chance import Chance
from engine.generators.graph_stones import Stones, query_of
from engine.generators.graph_values import ValuedGraph
from engine.generators.shape import ShapeError, Values
from engine.said import say

Placing: TypeAlias = Callable[[ValuedGraph, int, Chance], list[int]]
"""`(graph, how many stones, chance)`: the position of each stone."""


def place(record: GraphRecord, values: Values, chance: Chance) -> tuple[QueryRecord, ...]:
    """The queries of a graph.

    Parameters
    ----------
    record
        The graph; its own queries do not matter.
    values
        ``queries``: how many. ``count``: how many stones each has. ``stones``: where they stand:

        - ``none``: nowhere, whatever the count; so does every other word if the count is 0 or there is no position;
        - ``one``: all on one position, one stone fewer half of the time (an even number would never win);
        - ``even``: an even number on each position that has any, one fewer if the count is odd: the nim-sum is 0;
        - ``random``: each anywhere;
        - ``balanced``: nim-sum 0, on positions of values above 0 as far as that goes;
        - ``off-by-one``: balanced, then one stone moved along a move (or, where no stone can move, put on a position of
          value above 0): the nim-sum is not 0;
        - ``terminals``: on positions without moves: the nim-sum is 0;
        - ``maximum``: `count` stones on every position, one fewer on half of them (else only the parity of the
          count would matter). Here alone a query has more than `count` stones.
    chance
        A query's stones do not depend on how many queries there are.

    Raises
    ------
    ShapeError
        If a stone is to be off balance, and no position has a move.
    """
    return tuple(_query(record, values["stones"], values["count"], chance.child(i)) for i in range(values["queries"]))


def _query(record: GraphRecord, stones: str, count: int, chance: Chance) -> QueryRecord:
    if stones == "none" or not count or not record.n:
        return QueryRecord()
    if stones == "maximum":
        return QueryRecord(tuple((p, c) for p in range(record.n) if (c := count - chance.below(2))))
    return QueryRecord(runs_of(chance.shuffled(_PLACINGS[stones](ValuedGraph.of(record), count, chance))))


def _one(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    return [chance.below(graph.n)] * max(1, count - chance.below(2))


def _even(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    return 2 * [chance.below(graph.n) for _ in range(count // 2)]


def _random(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    return [chance.below(graph.n) for _ in range(count)]


def _terminals(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    return [chance.choice(graph.terminals) for _ in range(count)]


def _balanced(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    if not graph.highest:
        return _random(graph, count, chance)
    matter = chance.shuffled(graph.n_positions)
    free = [matter[i % len(matter)] for i in range(max(0, count - 2))]
    return free + _closing(graph, graph.nim_sum(free), min(count, 2), chance)


def _closing(graph: ValuedGraph, turn: int, count: int, chance: Chance) -> list[int]:
    """One or two stones whose nim-sum is `turn`, or one fewer of nim-sum 0 if one cannot have it."""
    if count == 1:
        return [chance.choice(graph.of_value(0))]
    if turn:
        return [chance.choice(graph.of_value(value)) for value in graph.split(turn, chance)]
    value = chance.between(1, graph.highest)
    among = chance.shuffled(graph.of_value(value))
    return [among[0], among[-1]]


def _off_by_one(graph: ValuedGraph, count: int, chance: Chance) -> list[int]:
    if not graph.highest:
        raise ShapeError(say("no stone can stand off balance: no position has a move"))
    stones = _balanced(graph, count, chance)
    for i in chance.shuffled(range(len(stones))):
        if followers := graph.followers(stones[i]):
            stones[i] = chance.choice(followers)
            return stones
    stones[0] = chance.choice(graph.n_positions)
    return stones


_PLACINGS: dict[str, Placing] = {
    "one": _one,
    "even": _even,
    "random": _random,
    "balanced": _balanced,
    "off-by-one": _off_by_one,
    "terminals": _terminals,
}


def steer(record: GraphRecord, query: int, target: int, chance: Chance) -> GraphRecord:
    """The graph with the stones of one query changed so that its nim-sum is `target`, or any but 0 if that is negative.

    One stone goes elsewhere where that is enough, else two do; a query with too few stones gets one or two more. Where
    every position that would do is full (holds as many stones as the fullest, if that is above 10), stones are taken
    away instead. A query that is as wanted stays as it is.

    Parameters
    ----------
    record
        The graph and its queries.
    query
        The index of the query.
    target
        The nim-sum, or -1 (`WIN`).
    chance
        Chooses among the stones and positions that would do.

    Raises
    ------
    ShapeError
        If no placement on this graph has that nim-sum.
    IndexError
        If there is no such query.
    """
    old = record.queries[query]
    graph = ValuedGraph.of(record)
    total = graph.nim_sum(p for p, count in old.stones if count % 2)
    if total == target or (target < 0 and total):
        return record
    if target < 0:
        target = _any_but_zero(graph, chance)
    if target.bit_length() > graph.highest.bit_length():
        raise ShapeError(
            say(
                "no stones on this graph have the nim-sum {target}: its highest value is {highest}",
                target=target,
                highest=graph.highest,
            )
        )
    stones = Stones(old.stones)
    if not _one_moved(graph, stones, total ^ target, chance):
        _rearranged(graph, stones, total ^ target, chance)
    queries = (*record.queries[:query], query_of(stones, old.name), *record.queries[query + 1 :])
    return replace(record, queries=queries)


def _any_but_zero(graph: ValuedGraph, chance: Chance) -> int:
    if not graph.highest:
        raise ShapeError(say("the first player cannot win: no position has a move"))
    return chance.between(1, graph.highest)


def _one_moved(graph: ValuedGraph, stones: Stones, turn: int, chance: Chance) -> bool:
    """Move one stone so that the nim-sum changes by `turn`; whether there was one such."""
    for run in chance.shuffled(range(len(stones.runs))):
        value = graph.value_of(stones.runs[run][0]) ^ turn
        if value > graph.highest:
            continue
        if (position := _with_room(graph.of_value(value), stones, chance)) is not None:
            stones.move(run, position)
            return True
    return False


def _with_room(among: Sequence[int], stones: Stones, chance: Chance) -> int | None:
    roomy = [position for position in among if stones.has_room(position)]
    return chance.choice(roomy) if roomy else None


def _rearranged(graph: ValuedGraph, stones: Stones, turn: int, chance: Chance) -> None:
    """Lift two stones, or as many as there are, and set down what makes up for them and for `turn`."""
    lifted = 0
    for _ in range(min(2, stones.total)):
        position = stones.lift(chance.below(len(stones.runs)))
        turn ^= graph.value_of(position)
        lifted += 1
    values = [turn] if turn <= graph.highest and lifted < 2 else graph.split(turn, chance)
    for value in values:
        among = graph.of_value(value)
        roomy = _with_room(among, stones, chance)
        if roomy is not None:
            stones.add(roomy)
        else:
            # One stone fewer turns the nim-sum as one more does.
            stones.lift_from(chance.choice(among))
