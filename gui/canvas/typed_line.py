"""A line to type in, on the canvas: it keeps to itself the keys that would do something to the graph."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

NOT_TYPED = (Qt.Key.Key_Insert, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
"""Keys that would do something to the graph while something is typed."""


class TypedLine(QLineEdit):
    """One line of text, at most 200 characters.

    Signals
    -------
    escaped()
        Escape was pressed.
    left()
        The keyboard is elsewhere now, and not only in the line's own menu.
    """

    escaped = Signal()
    left = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._menu = False
        self.setMaxLength(200)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in NOT_TYPED:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        elif event.key() in NOT_TYPED and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.accept()
        elif event.key() != Qt.Key.Key_Insert:
            super().keyPressEvent(event)
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                # Qt hands it on to the canvas, where it would write what is selected now.
                event.accept()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if not self._menu:
            self.left.emit()

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._menu = False
        super().focusInEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # Its own menu (cut, paste) takes the keyboard, but something is still being typed.
        self._menu = True
        super().contextMenuEvent(event)
