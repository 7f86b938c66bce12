"""The proof of a loss as a list: each legal move, and under it the reply that restores nim-sum 0."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from engine.games.kinds import Game
from engine.proof import Reply, proof_of_loss
from gui.faces import face_of
from gui.faces.face import MoveWords
from gui.faces.parts import Light
from gui.panels.answers_reply import reply_light, reply_words
from gui.panels.later import Later
from gui.panels.rows import Index, Line, Piece, RowDelegate, fits
from gui.theme import ThemeController

PAGE = 200
SECONDS = 0.02
_ROOT = QModelIndex()


class RepliesModel(QAbstractListModel):
    """Two rows a legal move: the move, then the reply. A page of them is looked for, the next when the view asks.

    Signals
    -------
    counted()
        More were found, or all are.
    """

    counted = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game: Game | None = None
        self._pairs: list[Reply] = []
        self._source: Iterator[Reply] = iter(())
        self._wanted = 0
        self.complete = True
        self._more = Later(self._search, self)

    def show(self, game: Game, query: Any) -> None:
        """List the proof for a query whose nim-sum is 0."""
        self._start(game, proof_of_loss(game, query))
        self._search()

    def clear(self) -> None:
        """List nothing."""
        self._start(None, iter(()))
        self._more.cancel()
        self.complete = True

    def _start(self, game: Game | None, source: Iterator[Reply]) -> None:
        self.beginResetModel()
        self._game, self._pairs, self._source = game, [], source
        self._wanted, self.complete = PAGE, False
        self.endResetModel()

    def stop(self) -> None:
        """Look for no more: the game has changed since."""
        self._source, self._wanted = iter(()), 0
        self._more.cancel()

    @property
    def searching(self) -> bool:
        return self._more.waiting

    @property
    def move_count(self) -> int:
        """How many moves are listed so far."""
        return len(self._pairs)

    def _search(self) -> None:
        found = self._found()
        if found:
            first = self.rowCount()
            self.beginInsertRows(_ROOT, first, first + 2 * len(found) - 1)
            self._pairs += found
            self.endInsertRows()
        if not self.complete and len(self._pairs) < self._wanted:
            self._more.ask()
        self.counted.emit()

    def _found(self) -> list[Reply]:
        """What some `SECONDS` of looking find, up to what is wanted."""
        end = perf_counter() + SECONDS
        found: list[Reply] = []
        while len(self._pairs) + len(found) < self._wanted and perf_counter() < end:
            pair = next(self._source, None)
            if pair is None:
                self.complete = True
                break
            found.append(pair)
        return found

    def canFetchMore(self, parent: Index) -> bool:
        return not parent.isValid() and not self.complete and not self._more.waiting

    def fetchMore(self, parent: Index) -> None:
        if not self.complete:
            self._wanted = len(self._pairs) + PAGE
            self._more.ask()

    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else 2 * len(self._pairs)

    # What a row says

    def pair(self, row: int) -> Reply:
        """The move that a row is about, with the reply."""
        return self._pairs[row // 2]

    def is_reply(self, row: int) -> bool:
        """Whether the row is the second of its two."""
        return row % 2 == 1

    def leaves(self, row: int) -> int:
        """The nim-sum after the move, or the reply, of the row."""
        pair = self.pair(row)
        return pair.reply.leaves if self.is_reply(row) else pair.move.leaves

    def words(self, row: int) -> MoveWords:
        """The move, or the reply, in words."""
        assert self._game is not None
        pair = self.pair(row)
        if self.is_reply(row):
            return reply_words(self._game, pair)
        words: MoveWords = face_of(self._game).move_words(self._game, pair.move)
        return words

    def light(self, row: int) -> Light:
        """What to light for a row."""
        assert self._game is not None
        pair = self.pair(row)
        if self.is_reply(row):
            return reply_light(self._game, pair)
        light: Light = face_of(self._game).move_light(pair.move)
        return light

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        row = index.row()
        text = self.tr("Reply: {0}") if self.is_reply(row) else self.tr("If: {0}")
        return self.tr("{0}, leaves {1}").format(text.format(self.words(row).text), self.leaves(row))


class ReplyDelegate(RowDelegate):
    """Paints "If ... leaves 3", and moved in under it "then ... leaves 0"."""

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        model: RepliesModel = index.model()  # type: ignore[assignment]
        row = index.row()
        reply = model.is_reply(row)
        lead = Piece(self.tr("   ↳ then") if reply else self.tr("If"), "success" if reply else "text_muted", reply)
        words = model.words(row)
        colour = "success" if reply else "text_muted"
        leaves = Piece(self.tr("leaves {0}").format(model.leaves(row)), colour, reply)
        left = [lead, *_pieces(words.pieces)]
        if not fits((*left, leaves), font, width):
            left = [lead, *_pieces(words.short)]
        return [(left, [leaves])]


def _pieces(words: tuple[tuple[str, bool], ...]) -> list[Piece]:
    return [Piece(text, "text" if strong else "text_muted", strong) for text, strong in words]


class ReplyList(QListView):
    """The rows of a `RepliesModel`.

    Signals
    -------
    pointed(int)
        The row that is pointed at, or that a person went to; -1 for none.
    """

    pointed = Signal(int)

    def __init__(self, model: RepliesModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("answerReplies")
        self.setAccessibleName(self.tr("Each move and the reply to it: choose one to see it"))
        self.setModel(model)
        self.setItemDelegate(ReplyDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self.pointed.emit(current.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self.pointed.emit(self.indexAt(event.position().toPoint()).row())

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self._back()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._back()

    def _back(self) -> None:
        """What was chosen stays lit."""
        self.pointed.emit(self.currentIndex().row())
