"""The change that makes a board equal to an edited text of it.

Rows that stand before the first and behind the last difference keep their identity; those between are matched in
order, so that a row typed into the middle of a text is one row put in.
"""

from collections.abc import Sequence

from engine.games.board import BoardGame
from engine.games.board_changes import (
    BoardChange,
    InsertRows,
    NewRow,
    RemoveRows,
    RowEdit,
    SetRows,
    SetWidth,
    together,
)
from engine.games.board_record import BoardRecord, Columns


def changes_to(game: BoardGame, record: BoardRecord) -> BoardChange | None:
    """The change that turns `game` into `record`; None if it is that already. The record's name is not looked at."""
    changes = _row_changes(game, record.rows)
    if record.width > game.width:
        changes.insert(0, SetWidth(game.width, record.width))
    elif record.width < game.width:
        changes.append(SetWidth(game.width, record.width))
    return together(changes) if changes else None


def _row_changes(game: BoardGame, wanted: Sequence[Columns]) -> list[BoardChange]:
    current = [game.columns(row) for row in game.rows]
    first = _same_from_start(current, wanted)
    same_end = _same_from_start(current[::-1], wanted[::-1])
    old, new = len(current) - same_end, len(wanted) - same_end
    both = min(old, new)
    changes: list[BoardChange] = []
    edits = (RowEdit(game.rows[i], current[i], wanted[i]) for i in range(first, both))
    if real := tuple(edit for edit in edits if edit.before != edit.after):
        changes.append(SetRows(real))
    if both < old:
        changes.append(RemoveRows(tuple(NewRow(game.rows[i], i, current[i]) for i in range(both, old))))
    if both < new:
        changes.append(InsertRows(tuple(NewRow(game.new_key(), i, wanted[i]) for i in range(both, new))))
    return changes


def _same_from_start(one: Sequence[Columns], other: Sequence[Columns]) -> int:
    """How many items from the start are the same in both."""
    for i, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return i
    return min(len(one), len(other))
