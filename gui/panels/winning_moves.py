"""The list of moves of the current query: pointing at one lights it, a click or Enter makes it."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QFont, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from gui.faces.face import LeavingMove
from gui.faces.texts import brief
from gui.panels.moves_model import MOVE, MovesModel
from gui.panels.rows import Index, Line, Piece, RowDelegate, fits
from gui.theme import ThemeController


class MoveDelegate(RowDelegate):
    """Paints "Move a stone 0 → 2 ... leaves 0"."""

    def lines(self, index: Index, width: int, font: QFont) -> list[Line]:
        move: LeavingMove = index.data(MOVE)
        model: MovesModel = index.model()  # type: ignore[assignment]
        wins = move.leaves == 0
        mark = Piece("✓" if wins else "✗", "success" if wins else "text_muted", wins)
        leaves = Piece(self.tr("leaves {0}").format(brief(move.leaves)), "success" if wins else "text_muted", wins)
        words = model.words(move)
        left = [mark, *_pieces(words.pieces)]
        if not fits((*left, leaves), font, width):
            left = [mark, *_pieces(words.short)]
        # That a winning move leaves 0 goes without saying; which move it is does not.
        room = not wins or fits((*left, leaves), font, width)
        return [(left, [leaves] if room else [])]


def _pieces(words: tuple[tuple[str, bool], ...]) -> list[Piece]:
    return [Piece(text, "text" if strong else "text_muted", strong) for text, strong in words]


class MoveList(QListView):
    """The list of moves: pointing at one or going there with the keyboard tells `pointed`, a click or Enter `chosen`.

    Signals
    -------
    pointed(object)
        The move that is pointed at, or None.
    chosen(object)
        The move to make.
    """

    pointed = Signal(object)
    chosen = Signal(object)

    def __init__(self, model: MovesModel, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model, self._theme = model, theme
        self.setModel(model)
        self.setItemDelegate(MoveDelegate(theme, self))
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._again = False
        self._by_keyboard = False
        self.clicked.connect(lambda index: self.chosen.emit(index.data(MOVE)))
        model.modelReset.connect(lambda: self.pointed.emit(None))

    def after_reset(self) -> None:
        """Point at what the mouse is on now; who came here by keyboard stands on the first move again."""
        if self._by_keyboard and self.hasFocus():
            self.setCurrentIndex(self.model().index(0, 0))
        elif self.isVisible() and self.viewport().underMouse():
            self._point(self.viewport().mapFromGlobal(QCursor.pos()))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.model().rowCount() and not self._model.searching:
            painter = QPainter(self.viewport())
            painter.setPen(self._theme.colours.q("text_muted"))
            place = self.viewport().rect().adjusted(10, 8, -10, -8)
            painter.drawText(place, Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, self._model.nothing)

    def _point(self, place: QPoint) -> None:
        self.pointed.emit(self.indexAt(place).data(MOVE))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if self.hasFocus() and current.isValid():
            self.pointed.emit(current.data(MOVE))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._by_keyboard = False
        self._point(event.position().toPoint())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click has made its move already; the second of a double click must not make another.
        self._again = True
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._again = False
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._again:
            self._again = False
            return
        super().mouseReleaseEvent(event)

    def leaveEvent(self, event: object) -> None:
        super().leaveEvent(event)  # type: ignore[arg-type]
        self.pointed.emit(None)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() != Qt.FocusReason.MouseFocusReason and self.currentIndex().isValid():
            self.pointed.emit(self.currentIndex().data(MOVE))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.pointed.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._by_keyboard = True
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex().data(MOVE))
            return
        super().keyPressEvent(event)
