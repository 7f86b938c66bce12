"""The steps of the history: which are made, which are undone, where the file was saved; a click goes there."""

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, Qt
from PySide6.QtGui import QFont, QUndoStack
from PySide6.QtWidgets import QAbstractItemView, QLabel, QListView, QVBoxLayout, QWidget

from gui.panels.later import Later
from gui.panels.rows import Index, Line, Piece, RowDelegate
from gui.session import Session
from gui.theme import ThemeController
from gui.tips import plain_tip


class HistoryModel(QAbstractListModel):
    """A row for the start and one for each step of an undo stack."""

    def __init__(self, stack: QUndoStack, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.stack = stack
        self._rows = stack.count() + 1

    def refresh(self) -> None:
        """Follow the stack; steps may have been cut off, added or joined with the one before."""
        rows = self.stack.count() + 1
        if rows > self._rows:
            self.beginInsertRows(QModelIndex(), self._rows, rows - 1)
            self._rows = rows
            self.endInsertRows()
        elif rows < self._rows:
            self.beginRemoveRows(QModelIndex(), rows, self._rows - 1)
            self._rows = rows
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(rows - 1))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else self._rows

    def text(self, row: int) -> str:
        """The readable name of the step."""
        return self.stack.text(row - 1) if row else self.tr("Start")

    def undone(self, row: int) -> bool:
        """Whether the step is taken back."""
        return row > self.stack.index()

    def saved(self, row: int) -> bool:
        """Whether the file was saved after this step."""
        return row == self.stack.cleanIndex()

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return None
        notes = [self.tr("undone")] if self.undone(row) else []
        if row == self.stack.index():
            notes.append(self.tr("you are here"))
        if self.saved(row):
            notes.append(self.tr("saved"))
        text = self.text(row) + (f" ({', '.join(notes)})" if notes else "")
        return plain_tip(text) if role == Qt.ItemDataRole.ToolTipRole else text


class _StepDelegate(RowDelegate):
    """Paints a step: muted if undone, with a bar if it is the current one, with a note where it was saved."""

    def marked(self, index: Index) -> bool:
        model: HistoryModel = index.model()  # type: ignore[assignment]
        return index.row() == model.stack.index()

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        model: HistoryModel = index.model()  # type: ignore[assignment]
        row = index.row()
        current = row == model.stack.index()
        text = Piece(model.text(row), "text_muted" if model.undone(row) else "text", current)
        notes = [Piece(self.tr("saved"), "text_muted", chip="window")] if model.saved(row) else []
        if model.undone(row):
            notes.insert(0, Piece(self.tr("undone"), "text_muted"))
        return [([text], notes)]


class HistoryPanel(QWidget):
    """The history of `session`; choosing a step undoes or redoes up to it."""

    def __init__(self, session: Session, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("historyPanel")
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._stack = session.undo_stack
        self._following = False
        self._model = HistoryModel(self._stack, self)
        self._view = QListView(self)
        self._view.setObjectName("historyList")
        self._view.setAccessibleName(self.tr("Steps of the history; choose one to go there"))
        self._view.setModel(self._model)
        self._view.setItemDelegate(_StepDelegate(theme, self._view))
        self._view.setUniformItemSizes(True)
        self._view.setMouseTracking(True)
        self._view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hint = QLabel(self.tr("Each edit becomes a step here. Click a step to go back to it."))
        self._hint.setObjectName("historyHint")
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 8, 12, 8)
        layout.addWidget(self._hint)
        layout.addWidget(self._view, 1)
        self._later = Later(self.refresh, self)
        self._stack.indexChanged.connect(self._refresh_soon)
        self._stack.cleanChanged.connect(self._refresh_soon)
        session.path_changed.connect(self._later.ask)
        session.replaced.connect(self._later.ask)
        self._view.selectionModel().currentChanged.connect(self._go)
        self.refresh()

    def _refresh_soon(self, _: object = None) -> None:
        self._later.ask()

    def say_anew(self) -> None:
        """Another language is spoken."""
        self.refresh()

    def refresh(self) -> None:
        """Show the stack as it is."""
        self._following = True
        self._model.refresh()
        current = self._model.index(self._stack.index())
        self._view.setCurrentIndex(current)
        self._view.scrollTo(current)
        self._hint.setVisible(self._stack.count() == 0)
        self._following = False

    def _go(self, current: QModelIndex) -> None:
        if not self._following and current.isValid() and current.row() <= self._stack.count():
            self._stack.setIndex(current.row())
