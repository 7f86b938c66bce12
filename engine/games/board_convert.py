"""Between a board (live, identities) and a board record (plain data, indices)."""

from collections.abc import Iterable

from engine.games.board import BoardGame
from engine.games.board_checks import require_columns, require_width
from engine.games.board_record import BoardRecord


def game_of(record: BoardRecord) -> BoardGame:
    """A live game of a record; rows get the identities 0 .. n-1.

    Raises
    ------
    ValueError
        If the width is none, a column is out of range, or two chesses stand in one block.
    """
    require_width(record.width)
    game = BoardGame(record.width)
    for index, columns in enumerate(record.rows):
        require_columns(columns, record.width)
        game.insert(index, game.new_key(), columns)
    return game


def record_of(game: BoardGame, name: str = "") -> BoardRecord:
    """The record of a game."""
    return part_of(game, game.rows, name)


def part_of(game: BoardGame, rows: Iterable[int], name: str = "") -> BoardRecord:
    """The record of some rows, in the order given."""
    return BoardRecord(game.width, tuple(game.columns(row) for row in rows), name)
