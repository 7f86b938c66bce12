"""A row as it is shown: with what is being painted, its value, and its winning moves."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.games.board import BoardGame
from engine.solve import staircase
from engine.solve.staircase import Jump, Run
from gui.board.state import Show


class RowPicture(NamedTuple):
    """One row on screen.

    Attributes
    ----------
    row, at
        Its identity and its index.
    mask, value
        Its chesses and its value, with a run that is being painted.
    runs
        As of `BoardGame.runs`.
    wins
        The winning moves to be marked.
    """

    row: int
    at: int
    mask: int
    value: int
    runs: tuple[Run, ...]
    wins: tuple[Jump, ...]

    def has_chess(self, column: int) -> bool:
        return bool(self.mask >> (column - 1) & 1)

    @property
    def stuck_from(self) -> int:
        """The first column of the chesses at the right end, which can never move; past the last column if none."""
        last = self.runs[-1] if self.runs else None
        return last.first if last and last.block == 0 else len(f"{self.mask:b}") + 1


def pictures(game: BoardGame, indices: Iterable[int], show: Show) -> list[RowPicture]:
    """The rows at these indices as they are shown."""
    total = _foretold(game, show)
    return [_picture(game, index, show, total) for index in indices]


def _mask(game: BoardGame, row: int, show: Show) -> int:
    mask = game.row(row).mask
    return show.paint.on(mask) if show.paint and show.paint.row == row else mask


def _foretold(game: BoardGame, show: Show) -> int:
    """The nim-sum with the run that is being painted."""
    if show.paint is None or show.paint.row not in game:
        return game.nim_sum
    row = show.paint.row
    return game.nim_sum ^ game.value(row) ^ staircase.value(_mask(game, row, show), game.width)


def _picture(game: BoardGame, index: int, show: Show, total: int) -> RowPicture:
    row = game.rows[index]
    mask, value = _mask(game, row, show), game.value(row)
    if mask != game.row(row).mask:
        value = staircase.value(mask, game.width)
    wins = tuple(staircase.winning_jumps(mask, game.width, total)) if show.winning and total else ()
    return RowPicture(row, index, mask, value, tuple(staircase.runs(mask, game.width)), wins)


def chess_moved(before: int, after: int, width: int) -> tuple[int, int] | None:
    """From and to which column one chess went by a jump, or back by one, if that is all that changed in a row."""
    gone, come = before & ~after, after & ~before
    if gone.bit_count() != 1 or come.bit_count() != 1:
        return None
    source, target = gone.bit_length(), come.bit_length()
    forth = staircase.landing(before, width, source) == target
    back = staircase.landing(after, width, target) == source
    return (source, target) if forth or back else None
