"""What can be done to a board: frozen changes with an inverse; each gives the delta of what came of it.

A change checks what it needs before it touches the game: one that raises has changed nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from engine.games.board import BoardGame
from engine.games.board_checks import (
    require_columns,
    require_free_behind,
    require_indices,
    require_new,
    require_width,
)
from engine.games.board_delta import BoardDelta as BoardDelta
from engine.games.board_record import Columns
from engine.together import apply_all


@dataclass(frozen=True, slots=True)
class RowEdit:
    """The chesses of one row before and after."""

    row: int
    before: Columns
    after: Columns


@dataclass(frozen=True, slots=True)
class SetRows:
    """Give rows other chesses."""

    edits: tuple[RowEdit, ...]

    def apply(self, game: BoardGame) -> BoardDelta:
        wrong = [e.row for e in self.edits if e.row not in game or game.columns(e.row) != e.before]
        if wrong or len({e.row for e in self.edits}) < len(self.edits):
            raise ValueError(f"rows are not as expected: {wrong[:3] or 'one is edited twice'}")
        for edit in self.edits:
            require_columns(edit.after, game.width)
        delta = BoardDelta(rows={e.row for e in self.edits})
        for edit in self.edits:
            before = game.value(edit.row)
            game.replace(edit.row, edit.after)
            delta.note(edit.row, before, game.value(edit.row))
        return delta

    def inverse(self) -> "SetRows":
        return SetRows(tuple(RowEdit(e.row, e.after, e.before) for e in self.edits))

    def merged(self, later: "SetRows") -> "SetRows":
        """Both in one: from the oldest chesses to the newest; rows that are back where they were are left out."""
        rows = {e.row: (e.before, e.after) for e in self.edits}
        for e in later.edits:
            rows[e.row] = (rows.get(e.row, (e.before,))[0], e.after)
        return SetRows(tuple(RowEdit(row, a, b) for row, (a, b) in rows.items() if a != b))


@dataclass(frozen=True, slots=True)
class NewRow:
    """A row as it stands or will stand on the board."""

    key: int
    index: int
    columns: Columns = ()


@dataclass(frozen=True, slots=True)
class InsertRows:
    """Put in rows; `rows` by rising index, each the index it has when all are there."""

    rows: tuple[NewRow, ...]

    def apply(self, game: BoardGame) -> BoardDelta:
        require_new(game, [r.key for r in self.rows], [r.index for r in self.rows])
        for row in self.rows:
            require_columns(row.columns, game.width)
        delta = BoardDelta(listed=True)
        for row in self.rows:
            game.insert(row.index, row.key, row.columns)
            delta.note(row.key, 0, game.value(row.key))
        return delta

    def inverse(self) -> "RemoveRows":
        return RemoveRows(self.rows)


@dataclass(frozen=True, slots=True)
class RemoveRows:
    """Take rows away; the inverse of `InsertRows`."""

    rows: tuple[NewRow, ...]

    def apply(self, game: BoardGame) -> BoardDelta:
        require_indices([r.index for r in self.rows], game.n)
        for row in self.rows:
            if game.rows[row.index] != row.key or game.columns(row.key) != row.columns:
                raise ValueError(f"row {row.key} is not as expected")
        delta = BoardDelta(listed=True)
        for row in reversed(self.rows):
            delta.note(row.key, game.value(row.key), 0)
            game.discard(row.index)
        return delta

    def inverse(self) -> InsertRows:
        return InsertRows(self.rows)


@dataclass(frozen=True, slots=True)
class MoveRows:
    """Move rows on the board: those at the indices `before` come to stand at `after`, in the same order.

    Both rise; the other rows keep their order.
    """

    before: tuple[int, ...]
    after: tuple[int, ...]

    def apply(self, game: BoardGame) -> BoardDelta:
        require_indices(self.before, game.n)
        require_indices(self.after, game.n)
        if len(self.before) != len(self.after):
            raise ValueError(f"{len(self.before)} rows cannot stand at {len(self.after)} places")
        game.reorder(self.before, self.after)
        return BoardDelta(listed=True)

    def inverse(self) -> "MoveRows":
        return MoveRows(self.after, self.before)


@dataclass(frozen=True, slots=True)
class SetWidth:
    """Give the board another number of columns. Refused where a chess would be cut off: see `board_edits.set_width`."""

    before: int
    after: int

    def apply(self, game: BoardGame) -> BoardDelta:
        if game.width != self.before:
            raise ValueError(f"the board has {game.width} columns, not {self.before}")
        require_width(self.after)
        require_free_behind(game, self.after)
        delta = BoardDelta(width=True)
        old = {row: game.value(row) for row in game.rows}
        game.resize(self.after)
        for row, value in old.items():
            delta.note(row, value, game.value(row))
        return delta

    def inverse(self) -> "SetWidth":
        return SetWidth(self.after, self.before)


@dataclass(frozen=True, slots=True)
class Together:
    """Several changes as one: all are made, or, when one raises, none."""

    changes: tuple["BoardChange", ...]

    def apply(self, game: BoardGame) -> BoardDelta:
        return apply_all(self.changes, game, BoardDelta())

    def inverse(self) -> "Together":
        return Together(tuple(change.inverse() for change in reversed(self.changes)))


BoardChange: TypeAlias = SetRows | InsertRows | RemoveRows | MoveRows | SetWidth | Together


def together(changes: Sequence[BoardChange]) -> BoardChange:
    """One change for several; a single one stays itself."""
    return changes[0] if len(changes) == 1 else Together(tuple(changes))
