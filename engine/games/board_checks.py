"""What a change looks at before it touches a board: each check raises where the board is not as the change expects."""

from collections.abc import Sequence
from itertools import pairwise

from engine.games.board import BoardGame
from engine.games.board_record import WIDEST, Columns
from engine.said import say


def require_width(width: int) -> None:
    """Raises ValueError unless a board may have that many columns."""
    if not 1 <= width <= WIDEST:
        raise ValueError(say("a board has 1 to {widest} columns, not {width}", widest=WIDEST, width=width))


def require_columns(columns: Columns, width: int) -> None:
    """Raises ValueError unless the columns are distinct and among 1 .. width."""
    outside = [column for column in columns if not 1 <= column <= width]
    if outside:
        text = say("column {column} is out of range, the columns are 1 to {width}", column=outside[0], width=width)
        raise ValueError(text)
    if len(set(columns)) < len(columns):
        raise ValueError(say("two chesses in one block: {columns}", columns=columns))


def require_free_behind(game: BoardGame, width: int) -> None:
    """Raises ValueError, naming the first row, if chesses stand behind column `width`."""
    for index, row in enumerate(game.rows, 1):
        if game.row(row).mask >> width:
            text = say("row {row} has a chess behind column {width}: clear it first", row=index, width=width)
            raise ValueError(text)


def require_new(game: BoardGame, keys: Sequence[int], indices: Sequence[int]) -> None:
    """Raises ValueError unless new rows `keys` can come to stand at `indices`, put in one after the other."""
    taken = [key for key in keys if key in game]
    if taken or len(set(keys)) < len(keys):
        raise ValueError(f"rows {taken or keys} are there already or named twice")
    require_rising(indices)
    if any(index > game.n + i for i, index in enumerate(indices)):
        raise ValueError(f"rows at indices {indices} would leave a gap behind {game.n} rows")


def require_rising(indices: Sequence[int]) -> None:
    """Raises ValueError unless the indices rise, from 0 or more."""
    if any(a >= b for a, b in pairwise([-1, *indices])):
        raise ValueError(f"indices {indices} do not rise")


def require_indices(indices: Sequence[int], length: int) -> None:
    """Raises ValueError unless the indices rise, IndexError if they go on behind ``length - 1``."""
    require_rising(indices)
    if indices and indices[-1] >= length:
        raise IndexError(f"index {indices[-1]} is not among 0 .. {length - 1}")
