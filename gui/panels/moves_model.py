"""The legal moves of a query as a model that finds them piece by piece."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from engine.games.graph import GraphGame, Query, StoneMove
from gui.panels.later import Later
from gui.panels.rows import Index

PAGE = 500
SLICE = 4000
MOVE = Qt.ItemDataRole.UserRole
"""The `StoneMove` of the row."""


class MovesModel(QAbstractListModel):
    """Winning moves, or all legal ones, of one query.

    A page of them is looked for at once, `SLICE` legal moves in each turn of the event loop; the next page when the
    view asks for it.

    Signals
    -------
    counted()
        More were found, or all are.
    """

    counted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game = GraphGame()
        self._found: list[StoneMove] = []
        self._source: Iterator[StoneMove] = iter(())
        self._wanted = 0
        self.only_winning = True
        self.complete = True
        self._more = Later(self._search, self)

    def show(self, game: GraphGame, query: Query, value: int, *, only_winning: bool) -> None:
        """List the moves of `query`, whose nim-sum is `value`."""
        self.beginResetModel()
        self.game, self._found = game, []
        self.only_winning = only_winning
        # By Sprague and Grundy no move leaves 0 where the nim-sum is 0: there is nothing to look for.
        self._source = iter(()) if only_winning and not value else game.legal_moves(query)
        self._wanted, self.complete = PAGE, False
        self.endResetModel()
        self._search()

    def clear(self) -> None:
        """List nothing."""
        self.beginResetModel()
        self._found, self._source, self.complete = [], iter(()), True
        self._more.cancel()
        self.endResetModel()
        self.counted.emit()

    def stop(self) -> None:
        """Look for no more: the game has changed since."""
        self._source, self._wanted = iter(()), 0
        self._more.cancel()

    def retitle(self) -> None:
        """The titles of positions may read differently."""
        if self._found:
            self.dataChanged.emit(self.index(0), self.index(len(self._found) - 1))

    @property
    def searching(self) -> bool:
        """Whether it is still looking for moves to fill the page."""
        return self._more.waiting

    def _search(self) -> None:
        missing = self._wanted - len(self._found)
        kept, self.complete = self._look(missing)
        if kept:
            first = len(self._found)
            self.beginInsertRows(QModelIndex(), first, first + len(kept) - 1)
            self._found += kept
            self.endInsertRows()
        if not self.complete and len(kept) < missing:
            self._more.ask()
        self.counted.emit()

    def _look(self, missing: int) -> tuple[list[StoneMove], bool]:
        """Up to `missing` more moves of the next `SLICE`, and whether there are no more."""
        kept: list[StoneMove] = []
        for _ in range(SLICE):
            if len(kept) >= missing:
                return kept, False
            move = next(self._source, None)
            if move is None:
                return kept, True
            if not self.only_winning or move.leaves == 0:
                kept.append(move)
        return kept, False

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and not self.complete and not self._more.waiting

    def fetchMore(self, parent: Index) -> None:
        if self.complete:
            return
        self._wanted = len(self._found) + PAGE
        self._more.ask()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._found)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        move = self._found[index.row()]
        if role == MOVE:
            return move
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text = self.tr("Move a stone {0}, leaves {1}").format(move_text(self.game, move), move.leaves)
        return text if move.leaves else self.tr("{0}: wins").format(text)


def title(game: GraphGame, position: int) -> str:
    """The title of a position that may just have gone."""
    return game.title(position) if position in game else "?"


def move_text(game: GraphGame, move: StoneMove) -> str:
    """A move such as "0 → 2"."""
    return f"{title(game, move.source)} → {title(game, move.target)}"
