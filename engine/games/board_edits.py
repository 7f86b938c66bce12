"""Edits as a person thinks of them, put together from the changes of `engine.games.board_changes`.

Each function looks at a board and gives the change that does what its name says, without making it; those that may
find nothing to do give None then.
"""

from collections.abc import Iterable, Sequence

from engine.games.board import BoardGame, RowMove
from engine.games.board_changes import (
    BoardChange,
    InsertRows,
    MoveRows,
    NewRow,
    RemoveRows,
    RowEdit,
    SetRows,
    SetWidth,
    together,
)
from engine.games.board_checks import require_width
from engine.games.board_record import Columns
from engine.said import say_count

# Chesses


def toggle(game: BoardGame, row: int, column: int) -> SetRows:
    """A chess put into an empty block, or taken off one that has a chess."""
    before = game.columns(row)
    after = tuple(c for c in before if c != column) if column in before else (*before, column)
    return SetRows((RowEdit(row, before, after),))


def paint(game: BoardGame, cells: Iterable[tuple[int, int]], chess: bool) -> SetRows | None:
    """Chesses put into all of the blocks `(row, column)`, or taken off them; new ones in the order of the blocks."""
    painted: dict[int, dict[int, None]] = {}
    for row, column in cells:
        painted.setdefault(row, {})[column] = None
    edits = []
    for row, columns in painted.items():
        before = game.columns(row)
        kept = before if chess else tuple(c for c in before if c not in columns)
        new = tuple(c for c in columns if c not in before) if chess else ()
        edits.append(RowEdit(row, before, kept + new))
    return _set(edits)


def paint_run(game: BoardGame, row: int, first: int, last: int, chess: bool) -> SetRows | None:
    """As `paint`, for the columns from `first` to `last` (in either direction) of one row."""
    step = 1 if first <= last else -1
    return paint(game, ((row, column) for column in range(first, last + step, step)), chess)


def clear(game: BoardGame, rows: Iterable[int]) -> SetRows | None:
    """All chesses taken off the rows."""
    return _set([RowEdit(row, game.columns(row), ()) for row in dict.fromkeys(rows)])


def fill(game: BoardGame, rows: Iterable[int]) -> SetRows | None:
    """A chess in every block of the rows."""
    everywhere = range(1, game.width + 1)
    return paint(game, ((row, column) for row in rows for column in everywhere), True)


def play(game: BoardGame, move: RowMove) -> SetRows:
    """A chess moved: it keeps its place in the order of the file."""
    before = game.columns(move.row)
    after = tuple(move.target if column == move.source else column for column in before)
    return SetRows((RowEdit(move.row, before, after),))


def _set(edits: Iterable[RowEdit]) -> SetRows | None:
    real = tuple(edit for edit in edits if edit.before != edit.after)
    return SetRows(real) if real else None


# Rows


def insert_rows(game: BoardGame, index: int, rows: Sequence[Columns] = ((),)) -> tuple[list[int], InsertRows]:
    """New rows before the one at `index` (behind the last if it is n): their identities, and the change."""
    keys = [game.new_key() for _ in rows]
    new = (NewRow(key, index + i, tuple(columns)) for i, (key, columns) in enumerate(zip(keys, rows, strict=True)))
    return keys, InsertRows(tuple(new))


def remove_rows(game: BoardGame, rows: Iterable[int]) -> RemoveRows | None:
    """The rows taken off the board."""
    gone = sorted({game.index_of(row): row for row in rows}.items())
    return RemoveRows(tuple(NewRow(row, index, game.columns(row)) for index, row in gone)) if gone else None


def duplicate_rows(game: BoardGame, rows: Iterable[int]) -> tuple[list[int], InsertRows] | None:
    """Copies of the rows, in their order on the board, behind the last of them: their identities, and the change."""
    indices = sorted({game.index_of(row) for row in rows})
    if not indices:
        return None
    return insert_rows(game, indices[-1] + 1, [game.columns(game.rows[index]) for index in indices])


def move_rows(game: BoardGame, rows: Iterable[int], index: int) -> MoveRows | None:
    """The rows brought together, in their order on the board, before the row that is at `index` (n: at the end)."""
    before = tuple(sorted({game.index_of(row) for row in rows}))
    first = index - sum(i < index for i in before)
    return _move(before, tuple(range(first, first + len(before))))


def nudge_rows(game: BoardGame, rows: Iterable[int], by: int) -> MoveRows | None:
    """Each of the rows `by` places further down (up if negative), keeping their order and stopping at the ends."""
    before = sorted({game.index_of(row) for row in rows})
    last = game.n - len(before)
    return _move(tuple(before), tuple(min(max(index + by, i), last + i) for i, index in enumerate(before)))


def _move(before: tuple[int, ...], after: tuple[int, ...]) -> MoveRows | None:
    return None if before == after else MoveRows(before, after)


# Width


def chesses_behind(game: BoardGame, width: int) -> int:
    """How many chesses stand behind column `width`, and would go if the board became that narrow."""
    return sum((game.row(row).mask >> width).bit_count() for row in game.rows)


def set_width(game: BoardGame, width: int, *, clip: bool = False) -> BoardChange | None:
    """Another number of columns; with `clip` chesses that would be cut off go.

    Raises
    ------
    ValueError
        If no board may have that width; or if there are such chesses and `clip` is not set, saying how many.
    """
    require_width(width)
    if width == game.width:
        return None
    resized = SetWidth(game.width, width)
    behind = chesses_behind(game, width)
    if not behind:
        return resized
    if not clip:
        text = say_count(
            behind,
            "{count} chess stands behind column {width}",
            "{count} chesses stand behind column {width}",
            width=width,
        )
        raise ValueError(text)
    cut = [RowEdit(row, game.columns(row), _up_to(game.columns(row), width)) for row in game.rows]
    clipped = _set(cut)
    return together([clipped, resized]) if clipped else resized


def _up_to(columns: Columns, width: int) -> Columns:
    return tuple(column for column in columns if column <= width)
