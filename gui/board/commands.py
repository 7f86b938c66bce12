"""What a person can do to the board, as verbs: the gestures, the keys and the window's actions all end here."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from engine.games import board_edits as edits
from engine.games.board import BoardGame, RowMove
from engine.games.board_changes import MoveRows
from engine.games.board_record import Columns
from gui.board.state import BoardState
from gui.session import Session


class BoardCommands(QObject):
    """Edits of the current board, each one step of the history; where there is no board they do nothing.

    Signals
    -------
    said(str)
        A sentence for the status bar.
    clip_wanted(int, int)
        A width was asked for that would cut off so many chesses: it needs `set_width(width, clip=True)`.
    """

    said = Signal(str)
    clip_wanted = Signal(int, int)

    def __init__(self, session: Session, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.state = state

    @property
    def session(self) -> Session:
        """Whose current case is the board."""
        return self._session

    @property
    def game(self) -> BoardGame | None:
        return self._session.board

    def _cursor(self) -> tuple[BoardGame, int, int] | None:
        game, row = self.game, self.state.row
        return None if game is None or row is None else (game, row, self.state.column)

    def _chosen(self) -> tuple[BoardGame, list[int]] | None:
        game = self.game
        rows = self.state.chosen(game) if game else []
        return (game, rows) if game and rows else None

    # Chesses

    def toggle(self, row: int, column: int) -> None:
        """Put a chess into a block, or take it off."""
        game = self.game
        if game:
            words = self.tr("Take a chess off row {0}: {1}")
            if not game.has_chess(row, column):
                words = self.tr("Put a chess in row {0}: {1}")
            self._session.edit(edits.toggle(game, row, column), words.format(game.title(row), column))

    def paint_run(self, row: int, first: int, last: int, chess: bool) -> None:
        """Put chesses into all blocks from `first` to `last`, or take them off."""
        game = self.game
        if game is None:
            return
        low, high = sorted((first, last))
        run = str(low) if low == high else f"{low}–{high}"
        words = self.tr("Paint row {0}: {1}") if chess else self.tr("Clear row {0}: {1}")
        self._session.edit(edits.paint_run(game, row, first, last, chess), words.format(game.title(row), run))

    def toggle_cursor(self) -> None:
        at = self._cursor()
        if at:
            self.toggle(*at[1:])

    def clear_cell(self) -> None:
        """Take the chess under the cursor off; where rows are selected, all of theirs."""
        at = self._cursor()
        if self.state.rows:
            self.clear_rows()
        elif at:
            self.paint_run(at[1], at[2], at[2], chess=False)

    def jump(self, row: int, column: int) -> bool:
        """Move a chess to where it jumps; False, and said so, if it cannot."""
        game = self.game
        if game is None or row not in game:
            return False
        target = game.landing(row, column) if game.has_chess(row, column) else None
        if target is None:
            self.said.emit(self._cannot(game, row, column))
            return False
        title = game.title(row)
        leaves = next(m.leaves for m in game.legal_moves([row]) if m.source == column)
        move = RowMove(row, column, target, leaves)
        text = self.tr("Move a chess in row {0}: {1} → {2}").format(title, column, target)
        self._session.edit(edits.play(game, move), text)
        return True

    def _cannot(self, game: BoardGame, row: int, column: int) -> str:
        if not game.has_chess(row, column):
            return self.tr("There is no chess in row {0}, column {1}.").format(game.title(row), column)
        text = self.tr("The chess in row {0}, column {1} cannot move: no block on its right is empty.")
        return text.format(game.title(row), column)

    def jump_cursor(self) -> None:
        at = self._cursor()
        if at:
            self.jump(*at[1:])

    def take_back_click(self, steps: int) -> None:
        """Undo the click that a double-click began with, if it is the last step and was step `steps`."""
        stack = self._session.undo_stack
        if stack.index() == steps:
            stack.undo()

    @property
    def steps(self) -> int:
        """How many steps the history has."""
        return self._session.undo_stack.index()

    # Rows

    def insert_rows(self, index: int, rows: Sequence[Columns], text: str) -> list[int]:
        """New rows before the one at `index`; several come out selected. Gives their identities."""
        game = self.game
        if game is None or not rows:
            return []
        keys, change = edits.insert_rows(game, index, rows)
        self._session.edit(change, text)
        self._arrive(game, keys)
        return keys

    def _arrive(self, game: BoardGame, keys: list[int]) -> None:
        """Selects rows, if several, and goes to the first of them."""
        self.state.select(keys if len(keys) > 1 else ())
        self.state.anchor = keys[0]
        self.state.put_cursor(game, game.index_of(keys[0]), self.state.column)

    def _insert_one(self, index: int) -> None:
        self.insert_rows(index, ((),), self.tr("Insert row {0}").format(index + 1))

    def insert_above(self) -> None:
        """An empty row above the chosen ones."""
        found = self._chosen()
        self._insert_one(found[0].index_of(found[1][0]) if found else 0)

    def insert_below(self) -> None:
        """An empty row below the chosen ones."""
        self._insert_one(self.below)

    def add_row(self) -> None:
        """An empty row at the end."""
        self._insert_one(self.game.n if self.game else 0)

    @property
    def below(self) -> int:
        """The index of what comes below the chosen rows."""
        found = self._chosen()
        return found[0].index_of(found[1][-1]) + 1 if found else 0

    def duplicate_rows(self) -> None:
        """Copies of the chosen rows below them."""
        found = self._chosen()
        copies = edits.duplicate_rows(*found) if found else None
        if found and copies:
            text = self._named(found, self.tr("Duplicate row {0}"), self.tr("Duplicate {0} rows"))
            self._session.edit(copies[1], text)
            self._arrive(found[0], copies[0])

    def delete_rows(self) -> None:
        found = self._chosen()
        if found:
            first = found[0].index_of(found[1][0])
            text = self._named(found, self.tr("Delete row {0}"), self.tr("Delete {0} rows"))
            self._session.edit(edits.remove_rows(*found), text)
            self.state.put_cursor(found[0], first, self.state.column)

    def clear_rows(self) -> None:
        """All chesses taken off the chosen rows."""
        found = self._chosen()
        if found:
            text = self._named(found, self.tr("Clear row {0}"), self.tr("Clear {0} rows"))
            self._session.edit(edits.clear(*found), text)

    def fill_rows(self) -> None:
        """A chess in every block of the chosen rows."""
        found = self._chosen()
        if found:
            text = self._named(found, self.tr("Fill row {0}"), self.tr("Fill {0} rows"))
            self._session.edit(edits.fill(*found), text)

    def nudge_rows(self, by: int) -> None:
        """The chosen rows `by` places further down."""
        found = self._chosen()
        if found:
            self._move(found, edits.nudge_rows(*found, by))

    def move_rows(self, index: int) -> None:
        """The chosen rows together before the one at `index`."""
        found = self._chosen()
        if found:
            self._move(found, edits.move_rows(*found, index))

    def _move(self, found: tuple[BoardGame, list[int]], change: MoveRows | None) -> None:
        if change:
            self._session.edit(change, self._named(found, self.tr("Move row {0}"), self.tr("Move {0} rows")))
            self.state.moved.emit()

    def _named(self, found: tuple[BoardGame, list[int]], one: str, many: str) -> str:
        game, rows = found
        return one.format(game.title(rows[0])) if len(rows) == 1 else many.format(f"{len(rows):,}")

    def select_all(self) -> None:
        if self.game:
            self.state.select(self.game.rows)

    # Width

    def set_width(self, width: int, *, clip: bool = False) -> None:
        """Another number of columns; chesses that it would cut off are asked about first unless `clip` is set."""
        game = self.game
        if game is None or width == game.width:
            return
        behind = edits.chesses_behind(game, width)
        if behind and not clip:
            self.clip_wanted.emit(width, behind)
        else:
            text = self.tr("Set the width to {0}").format(width)
            self._session.edit(edits.set_width(game, width, clip=clip), text)
