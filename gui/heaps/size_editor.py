"""A line to type the size of a heap in, on the stacks."""

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from gui.heaps.row_text import read_size
from gui.heaps.typed_line import TypingError
from gui.heaps.words import problem_words

WIDTH = 88


class SizeEditor(QLineEdit):
    """Enter, Tab or a click elsewhere takes the size; Escape leaves it as it was.

    Signals
    -------
    sized(int, int)
        The index of the heap (that behind the last for a new one), and its size.
    refused(str)
        What is wrong with the text.
    closed()
        A key has closed it: the keyboard goes back to where it came from.
    """

    sized = Signal(int, object)
    refused = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._index: int | None = None
        self.setObjectName("heapSize")
        self.setAccessibleName(self.tr("Size of the heap"))
        self.setPlaceholderText(self.tr("Size"))
        self.setMaxLength(24)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.textEdited.connect(self._check)
        self.hide()

    def open(self, index: int, text: str, place: QPoint, *, select: bool = True) -> None:
        """Edit the size of a heap; `place` is the middle of where it stands."""
        self._index = index
        self.setText(text)
        self._check()
        self.resize(WIDTH, self.sizeHint().height())
        self.move(place.x() - WIDTH // 2, place.y() - self.height() // 2)
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if select:
            self.selectAll()

    def _size(self) -> int | None:
        try:
            return read_size(self.text())
        except TypingError as error:
            self.refused.emit(problem_words(error))
            return None

    def _check(self) -> None:
        wrong = bool(self.text().strip()) and not _is_size(self.text())
        self.setProperty("invalid", wrong)
        self.style().unpolish(self)
        self.style().polish(self)

    def commit(self) -> bool:
        """Take the size that stands there. False if it is none."""
        if self._index is None:
            return True
        size = self._size()
        if size is None:
            return False
        index = self._index
        self.close_up()
        self.sized.emit(index, size)
        return True

    def close_up(self) -> None:
        """Leave the size as it was."""
        if self._index is not None:
            self._index = None
            self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._index = None
            self.closed.emit()
            self.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take_key()
        else:
            super().keyPressEvent(event)

    def take_typed(self) -> None:
        """Take a size that is being typed, as Enter would; a text that is none stays."""
        if self._index is not None and _is_size(self.text()):
            self._take_key()

    def _take_key(self) -> None:
        index, size = self._index, self._size()
        if index is not None and size is not None:
            self._index = None
            self.closed.emit()
            self.hide()
            self.sized.emit(index, size)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._index is not None and (not _is_size(self.text()) or not self.commit()):
            self.close_up()


def _is_size(text: str) -> bool:
    try:
        read_size(text)
    except TypingError:
        return False
    return True
