"""Where the text of a note is written, on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit

from engine.drawing.remark_boxes import INSET, NOTE_SIZE, note_height
from engine.games.graph import GraphGame
from engine.games.remarks import USUAL
from gui.canvas.remarks.commands import tr
from gui.canvas.typed_line import NOT_TYPED

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

LETTERS = (11, 40)
"""Pixels of the letters at least and at most."""
LEAST_WIDTH, LEAST_HEIGHT, MARGIN = 150, 60, 2
OWN = (*NOT_TYPED, Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
ALT, CONTROL = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ControlModifier


class NoteEditor(QPlainTextEdit):
    """A click elsewhere or Ctrl+Enter takes the text; Escape takes a new one, and leaves an old one as it was. Enter
    begins a new line."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._key: int | None = None
        self._place = QPointF()
        self._game: GraphGame | None = None
        self._menu = False
        self.setObjectName("noteText")
        self.setAccessibleName(tr("Text of the note"))
        self.setPlaceholderText(tr("Write a note; Escape ends it"))
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setTabChangesFocus(True)
        self.setCursorWidth(2)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        for moved in (canvas.zoomed, canvas.panned):
            moved.connect(self._follow)
        self.textChanged.connect(self._follow)
        self.hide()

    def open(self, key: int | None, text: str, place: QPointF) -> None:
        """Write note `key`, or a new one at `place` for None."""
        self._key, self._place, self._game = key, place, self._canvas.commands.game
        self.setPlainText(text)
        self.selectAll()
        self.show()
        # Only what is shown knows the room that its look wants.
        self._follow()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def writing(self) -> bool:
        """Whether something is being written."""
        return self._game is not None

    def _follow(self, *_: object) -> None:
        """Stand where the note is, and be as large as the text wants."""
        if not self.writing:
            return
        scale = self._canvas.camera.scale
        font = self.font()
        font.setPixelSize(min(max(round(NOTE_SIZE * scale), LETTERS[0]), LETTERS[1]))
        self.setFont(font)
        self.document().setDocumentMargin(max(INSET * scale - MARGIN, 3.0))
        box = self._canvas.camera.screen_rect(self._box())
        width = min(max(round(box.width()), LEAST_WIDTH), max(self._canvas.width() - 8, 1))
        # A first size, at which the text is broken into lines.
        self.resize(width, self.height())
        tall = max(round(box.height()), self._wanted_height(), LEAST_HEIGHT)
        height = min(tall, max(self._canvas.height() - 8, 1))
        shown = Qt.ScrollBarPolicy.ScrollBarAsNeeded if tall > height else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setVerticalScrollBarPolicy(shown)
        left = min(max(round(box.left()), 4), max(self._canvas.width() - width - 4, 0))
        top = min(max(round(box.top()), 4), max(self._canvas.height() - height - 4, 0))
        self.setGeometry(left, top, width, height)

    def _wanted_height(self) -> int:
        """Pixels that the text takes: letters of another font may make a line taller."""
        tall, block = 0.0, self.document().firstBlock()
        while block.isValid():
            tall += self.blockBoundingRect(block).height()
            block = block.next()
        look = self.height() - self.viewport().height()
        return round(tall + 2 * self.document().documentMargin()) + look + 2

    def _box(self) -> QRectF:
        note = self._game.remarks.notes.get(self._key) if self._game is not None and self._key is not None else None
        if note is None:
            return QRectF(self._place.x(), self._place.y(), USUAL, note_height(2))
        return self._canvas.frame.notes.rect(note)

    def commit(self) -> None:
        """Take the text that stands there, if one is being written."""
        if not self.writing:
            return
        key, text, place = self._key, self.toPlainText(), self._place
        # Qt gives back blanks of other kinds and other ends of lines than it took: what nobody has changed stays.
        typed = self.document().isModified()
        self._close()
        if key is None:
            self._canvas.remarks.add(text, place)
        elif typed:
            self._canvas.remarks.write(key, text)

    def check(self) -> None:
        """Close without a trace where the note is gone, or another case is looked at."""
        game = self._canvas.commands.game
        gone = self._key is not None and (game is None or self._key not in game.remarks.notes)
        if self.writing and (game is not self._game or gone):
            self._close()

    def _close(self) -> None:
        self._key, self._game = None, None
        # Only if nobody else has taken the keyboard: a click into a panel means the panel.
        if self.hasFocus():
            self._canvas.setFocus()
        self.hide()

    # Keys: those that would do something to the graph are its own

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in OWN:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if self._key is None:
                # Nobody should lose a new text; Undo takes it away.
                self.commit()
            self._close()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.modifiers() & CONTROL:
            self.commit()
        elif event.key() in NOT_TYPED and event.modifiers() & ALT:
            event.accept()
        elif event.key() != Qt.Key.Key_Insert:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self._menu:
            self.commit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._menu = False
        super().focusInEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # Its own menu takes the keyboard, but something is still being written.
        self._menu = True
        super().contextMenuEvent(event)
