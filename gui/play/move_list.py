"""The moves of a match as a list: clicking one, or going there with the keyboard, shows the placement after it."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from engine.play import Ply
from gui.panels.rows import Index, Line, Piece, RowDelegate
from gui.play.referee import Referee
from gui.play.texts import tr
from gui.play.words import ply_words, side_name
from gui.theme import ThemeController
from gui.tips import plain_tip


class PliesModel(QAbstractListModel):
    """Row 0 is the placement at the start, row k the k-th move."""

    def __init__(self, referee: Referee, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.referee = referee
        self._plies: list[Ply] = []

    def take(self) -> None:
        """Show the moves as they are now."""
        plies = list(self.referee.match.plies)
        known = len(self._plies)
        if known <= len(plies) and plies[:known] == self._plies:
            if len(plies) > known:
                self.beginInsertRows(QModelIndex(), known + 1, len(plies))
                self._plies = plies
                self.endInsertRows()
            # Who won, and so what is said of the moves, may have changed.
            self.dataChanged.emit(self.index(0), self.index(len(plies)))
        else:
            self.beginResetModel()
            self._plies = plies
            self.endResetModel()

    def ply(self, row: int) -> Ply | None:
        """The move of a row."""
        return self._plies[row - 1] if row else None

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._plies) + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(self.ply(index.row()))
        return plain_tip(self._text(self.ply(index.row()))) if role == Qt.ItemDataRole.ToolTipRole else None

    def _text(self, ply: Ply | None) -> str:
        if ply is None:
            return tr("Start: {0}").format(self.referee.start_words)
        text = ply_words(self.referee.setup, ply)
        return f"{text}. {tr('Gives the win away')}" if self.is_blunder(ply) else text

    def is_blunder(self, ply: Ply) -> bool:
        """Whether a move is marked as a losing one: not before the match is over."""
        return self.referee.match.over and ply.gave_away


class PlyDelegate(RowDelegate):
    """Paints "3  You  Move a stone 4 → 2"."""

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        model: PliesModel = index.model()  # type: ignore[assignment]
        ply = model.ply(index.row())
        if ply is None:
            return [([Piece(tr("Start"), "text", True), Piece(model.referee.start_words, "text_muted")], [])]
        setup = model.referee.setup
        role = "text_muted" if setup.is_engine(ply.side) else "accent"
        left = [Piece(f"{ply.number}", "text_muted"), Piece(side_name(setup, ply.side), role, True), Piece(ply.text)]
        right = [Piece(tr("loses"), "danger", True)] if model.is_blunder(ply) else []
        return [(left, right)]

    def marked(self, index: Index) -> bool:
        model: PliesModel = index.model()  # type: ignore[assignment]
        return index.row() == model.referee.shown


class PlyList(QListView):
    """The list.

    Signals
    -------
    looked(int)
        The placement after so many moves is to be seen.
    """

    looked = Signal(int)

    def __init__(self, referee: Referee, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plies = PliesModel(referee, self)
        self._following = False
        self.setObjectName("playMoves")
        self.setAccessibleName(tr("Moves of the match"))
        self.setModel(self.plies)
        self.setItemDelegate(PlyDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def follow(self) -> None:
        """Show the moves, and mark the one that is seen."""
        self._following = True
        self.plies.take()
        index = self.plies.index(self.plies.referee.shown)
        self.setCurrentIndex(index)
        self.scrollTo(index)
        self._following = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and not self._following:
            self.looked.emit(current.row())
