"""Numbers for the positions of a graph, and an order for its moves."""

from dataclasses import replace

import numpy as np

from engine.games.graph_record import GraphRecord, IntArray, QueryRecord
from engine.generators.chance import Chance


def renumbered(record: GraphRecord, numbering: str, chance: Chance) -> GraphRecord:
    """A graph of a shape, whose moves all go to larger numbers, with other numbers.

    Parameters
    ----------
    record
        The graph, each move from a smaller to a larger number. Stones are numbered along.
    numbering
        ``topological`` leaves it so; ``reversed`` lets each move go to a smaller number; ``shuffled`` gives numbers by
        chance and lists the moves in an order of chance, so that they agree with no order of the numbers.
    chance
        The choices depend on `n` alone: two graphs that differ in one move still do so afterwards.
    """
    if numbering == "topological":
        return record
    if numbering == "reversed":
        return _with_numbers(record, np.arange(record.n - 1, -1, -1, dtype=np.int64))
    numbers, rows, columns = (np.array(chance.shuffled(range(record.n)), dtype=np.int64) for _ in range(3))
    return _with_order(_with_numbers(record, numbers), rows, columns)


def _with_numbers(record: GraphRecord, numbers: IntArray) -> GraphRecord:
    queries = tuple(
        QueryRecord(tuple((int(numbers[position]), count) for position, count in query.stones), query.name)
        for query in record.queries
    )
    return replace(record, sources=numbers[record.sources], targets=numbers[record.targets], queries=queries)


def _with_order(record: GraphRecord, rows: IntArray, columns: IntArray) -> GraphRecord:
    """The moves in the order of a random Latin square: it takes 2 n choices, where a shuffle would take m."""
    if not record.n:
        return record
    row = rows[record.sources]
    order = np.lexsort((row, (row + columns[record.targets]) % record.n))
    return replace(record, sources=record.sources[order], targets=record.targets[order], counts=record.counts[order])
