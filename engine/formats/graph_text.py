"""Graph records on their way into text: moves with their repeats, and how much text that makes."""

import numpy as np

from engine.games.graph_record import GraphRecord, IntArray

MOST_NUMBERS = 100_000_000
"""How many numbers a written text may have: more than that is some slip of counts, and would fill the memory."""


def number_of_moves(record: GraphRecord) -> int:
    """How many moves there are, repeats included."""
    # Counts come from people: a sum in int64 could wrap, one in Python cannot.
    if len(record.counts) and int(record.counts.max()) > MOST_NUMBERS:
        return sum(record.counts.tolist())
    return int(record.counts.sum())


def moves_in_order(record: GraphRecord) -> tuple[IntArray, IntArray]:
    """Sources and targets of all moves in the record's order, repeats next to their first."""
    return np.repeat(record.sources, record.counts), np.repeat(record.targets, record.counts)


def moves_by_source(record: GraphRecord) -> tuple[IntArray, IntArray]:
    """The targets grouped by source, in the record's order within a group: those of s are ``starts[s]:starts[s + 1]``.

    Returns
    -------
    starts, targets
        Of shapes (n + 1,) and (moves with repeats,).
    """
    sources, targets = moves_in_order(record)
    order = np.argsort(sources, kind="stable")
    starts = np.append(0, np.cumsum(np.bincount(sources, minlength=record.n)))
    return starts, targets[order]
