"""The list of an explanation: pointing at a line lights what it speaks of, a click or Enter goes there."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QFont, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gui.panels.explain_model import ENTRY, ExplainModel
from gui.panels.explain_parts import Entry, Role
from gui.panels.rows import Index, Line, RowDelegate, fits
from gui.theme import ThemeController


class ExplainDelegate(RowDelegate):
    """Paints the pieces of an entry."""

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        entry: Entry = index.data(ENTRY)
        room = (way for way in entry.ways if fits((*way[0], *way[1]), font, width))
        return [next(room, entry.ways[-1])]


class ExplainList(QListView):
    """The lines.

    Signals
    -------
    pointed(int)
        The row under the mouse or the keyboard's cursor; -1 for none.
    chosen(object)
        What a line that was clicked leads to.
    """

    pointed = Signal(int)
    chosen = Signal(object)

    def __init__(self, model: ExplainModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.setModel(model)
        self.setItemDelegate(ExplainDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setObjectName("explainList")
        self.setAccessibleName(self.tr("Explanation: point at a line to see it, click it to go there"))
        self.clicked.connect(self._choose)
        theme.changed.connect(self.viewport().update)
        model.modelReset.connect(lambda: self.pointed.emit(-1))

    def _choose(self, index: Index) -> None:
        entry: Entry | None = index.data(ENTRY)
        if entry is None:
            return
        if entry.role is Role.MORE:
            place, row = self.verticalScrollBar().value(), index.row()
            self._model.unfold(row)
            self.verticalScrollBar().setValue(place)
            self.setCurrentIndex(self._model.index(row, 0))
        elif entry.target is not None:
            self.chosen.emit(entry.target)

    def after_reset(self) -> None:
        """Point at what the mouse is on now."""
        if self.viewport().underMouse() and self.isVisible():
            self._point_at(self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())))

    def _point_at(self, index: Index) -> None:
        links = bool(index.isValid() and index.data(ENTRY).role in (Role.LINK, Role.MORE))
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if links else Qt.CursorShape.ArrowCursor)
        self.pointed.emit(index.row() if index.isValid() else -1)

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self.pointed.emit(current.row())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.pointed.emit(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason and self.currentIndex().isValid():
            self.pointed.emit(self.currentIndex().row())

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)
