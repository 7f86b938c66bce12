"""A line of text that stands for a value of the game: what is typed is applied as it is typed, if it can be read."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QInputMethodEvent, QKeyEvent, QKeySequence, QTextCharFormat, QUndoStack
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from gui.heaps.burst import Burst
from gui.theme import ThemeController


class TypingError(ValueError):
    """What is wrong with a text: at which column (from 1), what should stand there, what does ("" where told)."""

    def __init__(self, message: str, column: int, expected: str = "", found: str = "") -> None:
        super().__init__(message)
        self.message, self.column, self.expected, self.found = message, column, expected, found


class TypedLine(QLineEdit):
    """Reads what is typed. The value that the game has stays as it is while the text cannot be read.

    Escape puts the game's value back; undo and redo go to the history unless something unread is typed.

    Signals
    -------
    entered(object, int)
        A value that was typed, and the id by which the steps of one burst of typing are joined.
    read()
        `problem` may be another.
    """

    entered = Signal(object, int)
    read = Signal()

    def __init__(
        self,
        parse: Callable[[str], Any],
        text_of: Callable[[Any], str],
        undo_stack: QUndoStack,
        theme: ThemeController,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.problem: TypingError | None = None
        self._parse, self._text_of, self._undo_stack, self._theme = parse, text_of, undo_stack, theme
        self._value: Any = None
        self._burst = Burst()
        self._sending = False
        self.setClearButtonEnabled(False)
        self.textEdited.connect(self._on_typed)
        self.returnPressed.connect(self._burst.end)
        theme.changed.connect(self._mark)

    # The value

    def follow(self, value: Any) -> None:
        """The game has this value now. A text that reads so already stays as it was typed."""
        if self._sending:
            self._value = value
            return
        same, self._value = value == self._value, value
        if not same:
            self._burst.end()
            if self._value_typed() != value:
                self.revert()
        elif not self.text() and self.problem is None:
            self.revert()

    def start_afresh(self, value: Any) -> None:
        """Show the value of another game: what is typed is of no use any more."""
        self._value = value
        self._burst.end()
        self.revert()

    def revert(self) -> None:
        """Show the game's value."""
        text = self._text_of(self._value)
        if text != self.text():
            self.setText(text)
        self._show_problem(None)

    def _value_typed(self) -> Any:
        try:
            return self._parse(self.text())
        except TypingError:
            return None

    def _on_typed(self, text: str) -> None:
        try:
            value = self._parse(text)
        except TypingError as error:
            self._show_problem(error)
            return
        self._show_problem(None)
        if value == self._value:
            return
        self._sending = True
        try:
            self.entered.emit(value, self._burst.next_id())
        finally:
            self._sending = False

    # Problems

    def _show_problem(self, problem: TypingError | None) -> None:
        self.problem = problem
        if self.property("invalid") != (problem is not None):
            self.setProperty("invalid", problem is not None)
            self.style().unpolish(self)
            self.style().polish(self)
        self._mark()
        self.read.emit()

    def _mark(self) -> None:
        """Underline the place of the problem; what an input method uses for its own marks does it here."""
        marks: list[QInputMethodEvent.Attribute] = []
        if self.problem is not None and self.problem.column <= len(self.text()):
            look = QTextCharFormat()
            look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            look.setUnderlineColor(self._theme.colours.q("danger"))
            look.setForeground(self._theme.colours.q("danger"))
            start = self.problem.column - 1
            length = max(len(self.problem.found), 1) if self.text()[start:].startswith(self.problem.found) else 1
            kind = QInputMethodEvent.AttributeType.TextFormat
            marks.append(QInputMethodEvent.Attribute(kind, start - self.cursorPosition(), length, look))
        blocked = self.blockSignals(True)
        QApplication.sendEvent(self, QInputMethodEvent("", marks))
        self.blockSignals(blocked)

    # Keys

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and _is_step(event):
            # So that these come here as keys, whoever has them as shortcuts.
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.revert()
        elif self.problem is None and event.matches(QKeySequence.StandardKey.Undo):
            self._undo_stack.undo()
        elif self.problem is None and event.matches(QKeySequence.StandardKey.Redo):
            self._undo_stack.redo()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._burst.end()
        super().focusOutEvent(event)


def _is_step(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or event.matches(QKeySequence.StandardKey.Redo)
