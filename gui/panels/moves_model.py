"""The legal moves of a query as a model that finds them piece by piece."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal

from engine.games.kinds import Game
from gui.faces import face_of
from gui.faces.face import LeavingMove, MoveWords
from gui.panels.later import Later
from gui.panels.rows import Index
from gui.tips import plain_tip

PAGE = 500
SLICE = 4000
SECONDS = 0.006
LOOKS = 32
"""After so many moves that are looked at the clock is asked."""
MOVE = Qt.ItemDataRole.UserRole
"""The move of the row."""


class MovesModel(QAbstractListModel):
    """Winning moves, or all legal ones, of one query.

    A page of them is looked for at once, `SLICE` legal moves or some `SECONDS` in each turn of the event loop; the next
    page when the view asks for it.

    Signals
    -------
    counted()
        More were found, or all are.
    """

    counted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.game: Game | None = None
        self._found: list[LeavingMove] = []
        self._source: Iterator[LeavingMove | None] = iter(())
        self._wanted = 0
        self.only_winning = True
        self.complete = True
        self._more = Later(self._search, self)

    def show(self, game: Game, query: Any, value: int, *, only_winning: bool) -> None:
        """List the moves of `query`, whose nim-sum is `value`."""
        self._more.cancel()
        self.beginResetModel()
        self.game, self._found = game, []
        self.only_winning = only_winning
        # By Sprague and Grundy no move leaves 0 where the nim-sum is 0: there is nothing to look for.
        nothing = only_winning and not value
        self._source = iter(()) if nothing else face_of(game).moves(game, query, winning=only_winning)
        self._wanted = PAGE
        # What is found at once comes with the reset: the view lays itself out once.
        self._found, self.complete = self._look(PAGE)
        self.endResetModel()
        self._go_on()

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

    @property
    def searching(self) -> bool:
        """Whether it is still looking for moves to fill the page."""
        return self._more.waiting

    def _search(self) -> None:
        kept, self.complete = self._look(self._wanted - len(self._found))
        if kept:
            first = len(self._found)
            self.beginInsertRows(QModelIndex(), first, first + len(kept) - 1)
            self._found += kept
            self.endInsertRows()
        self._go_on()

    def _go_on(self) -> None:
        if not self.complete and len(self._found) < self._wanted:
            self._more.ask()
        self.counted.emit()

    def _look(self, missing: int) -> tuple[list[LeavingMove], bool]:
        """Up to `missing` more moves of the next `SLICE`, and whether there are no more."""
        kept: list[LeavingMove] = []
        end = perf_counter() + SECONDS
        for looked in range(SLICE):
            if len(kept) >= missing:
                break
            try:
                move = next(self._source)
            except StopIteration:
                return kept, True
            if move is not None and (move.leaves == 0 or not self.only_winning):
                kept.append(move)
            if (move is None or looked % LOOKS == LOOKS - 1) and perf_counter() > end:
                break
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

    def words(self, move: LeavingMove) -> MoveWords:
        """A listed move in words."""
        assert self.game is not None
        return face_of(self.game).move_words(self.game, move)

    @property
    def nothing(self) -> str:
        """What to say where nothing is listed."""
        if self.only_winning or self.game is None:
            return self.tr("No move wins.")
        return face_of(self.game).no_moves()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        move = self._found[index.row()]
        if role == MOVE:
            return move
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        text = self.tr("{0}, leaves {1}").format(self.words(move).text, move.leaves)
        text = text if move.leaves else self.tr("{0}: wins").format(text)
        return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text
