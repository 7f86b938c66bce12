"""Mistakes in the value of a row of a board."""

from itertools import pairwise

from engine.mistakes.board_view import RowValue, by_row, look
from engine.mistakes.mistake import Mistake
from engine.said import say
from engine.sg import nim_sum
from engine.solve import staircase


def _mirrored(row: int, width: int) -> int:
    return staircase.value(int(f"{row:0{width}b}"[::-1], 2), width)


def _movable(row: int, width: int) -> int:
    return sum(run.length for run in staircase.runs(row, width) if run.block)


def _single_steps(row: int, width: int) -> int:
    """Each step brings one chess one column on, so the number of steps to the end is the same however one plays."""
    columns = staircase.columns_of(row)
    ends = range(width - len(columns) + 1, width + 1)
    return sum(end - column for column, end in zip(columns, ends, strict=True))


def _xor_of_ways(row: int, width: int) -> int:
    columns = staircase.columns_of(row)
    ends = range(width - len(columns) + 1, width + 1)
    return nim_sum(end - column for column, end in zip(columns, ends, strict=True))


def _xor_to_edge(row: int, width: int) -> int:
    return nim_sum(width - column for column in staircase.columns_of(row))


def _gaps(row: int, width: int) -> int:
    """Chesses that slide and do not jump: every other gap from the right is a heap, as with coins on a strip."""
    edges = [*staircase.columns_of(row), width + 1]
    gaps = [b - a - 1 for a, b in pairwise(edges)]
    return nim_sum(gaps[::-1][::2])


def _mistake(key: str, name: str, description: str, value: RowValue) -> Mistake:
    return Mistake(key, name, description, look, by_row(value), ("board",))


MISTAKES = (
    _mistake(
        "flag",
        say("a win/lose flag is used instead of the row's value"),
        say("Rows are marked won or lost, and the marks are XORed: a sum of games needs the Grundy values."),
        lambda row, width: int(staircase.value(row, width) != 0),
    ),
    _mistake(
        "chess-count",
        say("the numbers of chesses of the rows are XORed"),
        say("A row is taken for a heap of as many counters as it has chesses."),
        lambda row, width: row.bit_count(),
    ),
    _mistake(
        "chess-parity",
        say("only the parity of the number of chesses is looked at"),
        say("The columns play no part."),
        lambda row, width: row.bit_count() % 2,
    ),
    _mistake(
        "movable-count",
        say("the number of chesses that can move is taken for the row's value"),
        say("Moves are counted, where the mex of what they lead to is needed."),
        _movable,
    ),
    _mistake(
        "movable-parity",
        say("only the parity of the number of moves is looked at"),
        say("The number of chesses that can move is taken modulo 2."),
        lambda row, width: _movable(row, width) % 2,
    ),
    _mistake(
        "single-steps",
        say("a chess moves only to the block next to it"),
        say("No chess jumps over others: then each game has the same length, and its parity decides."),
        lambda row, width: _single_steps(row, width) % 2,
    ),
    _mistake(
        "xor-of-ways",
        say("the ways of the chesses to their last places are XORed"),
        say("Each chess is taken for a heap of as many counters as it has blocks to go."),
        _xor_of_ways,
    ),
    _mistake(
        "xor-to-edge",
        say("the distances of the chesses to the right end are XORed"),
        say("Each chess is taken for a heap, whatever stands in its way."),
        _xor_to_edge,
    ),
    _mistake(
        "distance-parity",
        say("only the parity of the distances to the right end is looked at"),
        say("The distances of all chesses to the right end are added up."),
        lambda row, width: sum(width - column for column in staircase.columns_of(row)) % 2,
    ),
    _mistake(
        "gap-nim",
        say("the gaps between the chesses are played as Nim"),
        say(
            "Every other gap from the right is taken for a heap: "
            "that is the game in which chesses slide and never jump."
        ),
        _gaps,
    ),
    _mistake(
        "mirrored",
        say("the row is read the wrong way round: chesses move to the left"),
        say("Column 1 is taken for the rightmost one."),
        _mirrored,
    ),
    _mistake(
        "all-runs",
        say("all runs of chesses are XORed"),
        say("Only the runs left of the 1st, 3rd, 5th ... empty block from the right count."),
        lambda row, width: nim_sum(run.length for run in staircase.runs(row, width) if run.block),
    ),
    _mistake(
        "other-runs",
        say("the wrong runs of chesses are XORed"),
        say("Those left of the 2nd, 4th, 6th ... empty block from the right are taken instead of the 1st, 3rd, 5th."),
        lambda row, width: nim_sum(run.length for run in staircase.runs(row, width) if run.block and not run.counts),
    ),
    _mistake(
        "one-column-more",
        say("the row is taken for one column wider"),
        say("There is an empty block behind the last column."),
        lambda row, width: staircase.value(row, width + 1),
    ),
    _mistake(
        "one-column-less",
        say("the last column is forgotten"),
        say("Chesses in the last column do not count, and no chess moves there."),
        lambda row, width: staircase.value(row & ~(1 << (width - 1)), width - 1) if width > 1 else 0,
    ),
)
