"""A row of the board as a graph: what the closed form says, to be looked at position by position."""

import numpy as np

from engine.games.board_record import Columns
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.said import say
from engine.solve.staircase import columns_of, jumps, mask_of

MOST_POSITIONS = 2_000
"""How many arrangements a graph of a row shows unless told otherwise: a row of 20 columns may have 184,756."""


class TooManyPositionsError(ValueError):
    """A row leads to more arrangements than a graph shall have."""


def graph_of_row(columns: Columns, width: int, *, name: str = "", most: int = MOST_POSITIONS) -> GraphRecord:
    """The graph of all arrangements that a row leads to, with a stone on the row itself.

    Parameters
    ----------
    columns, width
        The row.
    name
        The name of the case.
    most
        How many positions there may be.

    Returns
    -------
    Positions named by the columns of their chesses (``15 17 18``), the row itself first, then by the least number of
    moves that lead there; moves by the column of the chess. Positions have no places yet. Chesses are alike: two orders
    of the same columns are one position.

    Raises
    ------
    TooManyPositionsError
        If there are more than `most` arrangements.
    """
    start = mask_of(columns)
    index = {start: 0}
    waiting = [start]
    moves: list[tuple[int, int]] = []
    for row in waiting:
        for source, target, _ in jumps(row, width):
            follower = row ^ (1 << (source - 1)) ^ (1 << (target - 1))
            if follower not in index:
                _require_room(len(index), most)
                index[follower] = len(index)
                waiting.append(follower)
            moves.append((index[row], index[follower]))
    return GraphRecord(
        len(index),
        np.array([s for s, _ in moves], dtype=np.int64),
        np.array([t for _, t in moves], dtype=np.int64),
        queries=(QueryRecord(((0, 1),)),),
        name=name,
        names={i: _named(columns_of(row)) for row, i in index.items()},
    )


def _require_room(positions: int, most: int) -> None:
    if positions >= most:
        raise TooManyPositionsError(say("the row leads to more than {most:,} arrangements", most=most))


def _named(columns: Columns) -> str:
    return " ".join(map(str, columns)) or "empty"
