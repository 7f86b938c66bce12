"""Where the cursor is, which rows are selected, and what else is on show: no part of the document."""

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from engine.games.board import BoardGame


@dataclass(frozen=True, slots=True)
class Paint:
    """A run that is being painted (`chess`) or cleared, from column `first` to `last` in either direction."""

    row: int
    first: int
    last: int
    chess: bool

    @property
    def bits(self) -> int:
        """The columns as bits of a row."""
        low, high = sorted((self.first, self.last))
        return (1 << high) - (1 << (low - 1))

    def on(self, mask: int) -> int:
        """A row as it will be."""
        return mask | self.bits if self.chess else mask & ~self.bits


@dataclass(frozen=True, slots=True)
class Slide:
    """A chess on its way; `share` of it, 0 to 1, is done."""

    row: int
    source: int
    target: int
    share: float


@dataclass
class Show:
    """Read by the layers when they paint.

    Attributes
    ----------
    hovered
        Row and column of the cell under the mouse.
    paint, slide
        A run being painted, a chess on its way.
    drop
        The index before which dragged rows would come to stand.
    explain, winning
        Whether the staircase is explained, and winning moves are marked.
    """

    hovered: tuple[int, int] | None = None
    paint: Paint | None = None
    slide: Slide | None = None
    drop: int | None = None
    explain: bool = False
    winning: bool = True


class BoardState(QObject):
    """The cursor and the selected rows, by identity.

    Signals
    -------
    changed()
        Another cursor or selection.
    moved()
        The cursor went elsewhere and wants to be seen.
    """

    changed = Signal()
    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.row: int | None = None
        self.column = 1
        self.rows: frozenset[int] = frozenset()
        self.anchor: int | None = None
        self._index = 0

    def put_cursor(self, game: BoardGame, index: int, column: int) -> None:
        """The cursor on a cell, or on the nearest there is."""
        if not game.n:
            self.row, self.column, self._index = None, 1, 0
        else:
            self._index = min(max(index, 0), game.n - 1)
            self.row = game.rows[self._index]
            self.column = min(max(column, 1), game.width)
        self.changed.emit()
        self.moved.emit()

    def select(self, rows: Iterable[int]) -> None:
        """Select just these rows."""
        new = frozenset(rows)
        if new != self.rows:
            self.rows = new
            self.changed.emit()

    def extend_to(self, game: BoardGame, row: int) -> None:
        """Select from the anchor to a row."""
        anchor = self.anchor if self.anchor is not None and self.anchor in game else row
        self.anchor = anchor
        low, high = sorted((game.index_of(anchor), game.index_of(row)))
        self.select(game.rows[low : high + 1])

    def settle(self, game: BoardGame | None) -> None:
        """Let go of rows that are gone; the cursor takes the row that has come to its place."""
        if game is None:
            self.row, self.column, self.rows, self.anchor, self._index = None, 1, frozenset(), None, 0
            return
        self.rows = frozenset(row for row in self.rows if row in game)
        if self.row is None or self.row not in game:
            self.row = game.rows[min(self._index, game.n - 1)] if game.n else None
        self._index = game.index_of(self.row) if self.row is not None else 0
        self.column = min(self.column, game.width)

    def reset(self, game: BoardGame | None) -> None:
        """Start afresh on another board."""
        self.settle(None)
        self.settle(game)

    def chosen(self, game: BoardGame) -> list[int]:
        """The rows that commands on rows mean, by index: those selected, or else the one of the cursor."""
        if self.rows:
            return sorted(self.rows, key=game.index_of)
        return [] if self.row is None else [self.row]
