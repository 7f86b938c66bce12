"""An editor for judge texts: line numbers, marks at what is wrong, and lines replaced without losing one's place."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QMimeData, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import QPlainTextEdit, QTextEdit, QWidget

from engine.diagnostics import Diagnostic
from gui.panels.text_gutter import GUTTER_PAD, Gutter
from gui.panels.text_merge import Block
from gui.panels.text_pour import Pour
from gui.panels.text_units import replace_selected, units
from gui.theme import ThemeController, mono_font

_WHITE = " \t\n\r\x0b\x0c"


class TextEditor(QPlainTextEdit):
    """A plain text editor for judge texts.

    Signals
    -------
    undo_wanted(), redo_wanted()
        The keys for it were pressed; the editor itself does nothing then.
    left()
        The keyboard focus went elsewhere.
    """

    undo_wanted = Signal()
    redo_wanted = Signal()
    left = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._marks: tuple[Diagnostic, ...] = ()
        self._first_number = 1
        self.setFont(mono_font())
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self._pour = Pour(self, self._fit_gutter)
        self._gutter = Gutter(self, theme)
        self.blockCountChanged.connect(self._fit_gutter)
        self.updateRequest.connect(self._on_update_request)
        self.cursorPositionChanged.connect(self._gutter.update)
        theme.changed.connect(self._on_theme)
        self._fit_gutter()

    # Line numbers

    def number_from(self, first: int) -> None:
        """Count the lines from `first`: for a part of a larger text."""
        self._first_number = first
        self._fit_gutter()

    @property
    def first_number(self) -> int:
        """The number of the first line."""
        return self._first_number

    @property
    def gutter_width(self) -> int:
        """In pixels."""
        return self._gutter_for(self.blockCount())

    def _gutter_for(self, lines: int) -> int:
        digits = max(2, len(str(self._first_number + lines - 1)))
        return self.fontMetrics().horizontalAdvance("0" * digits) + 2 * GUTTER_PAD

    def _fit_gutter(self) -> None:
        if not self._pour.active:
            self._margin(self.gutter_width)

    def _margin(self, width: int) -> None:
        if width != self.viewportMargins().left():
            self.setViewportMargins(width, 0, 0, 0)
        self._place_gutter()

    def _place_gutter(self) -> None:
        # Not by the viewport: at a start PySide would look through all kinds of widgets for what kind that is.
        room, bar = self.contentsRect(), self.horizontalScrollBar()
        height = room.height() - (bar.height() if bar.isVisible() else 0)
        left = room.left() + self.viewportMargins().left() - self.gutter_width
        self._gutter.setGeometry(left, room.top(), self.gutter_width, height)
        self._gutter.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_seen = self.hasFocus() and 0 <= self.cursorRect().top() < event.oldSize().height()
        super().resizeEvent(event)
        self._place_gutter()
        if was_seen:
            # A message that comes up takes room away, and must not cover the line that is typed in.
            self.ensureCursorVisible()

    def _on_update_request(self, rect: QRect, scrolled: int) -> None:
        if scrolled or rect.height() >= self._gutter.height():
            self._gutter.update()
        else:
            self._gutter.update(0, rect.y(), self._gutter.width(), rect.height())

    # Marks

    def set_marks(self, marks: Sequence[Diagnostic], *, warnings: bool = False) -> None:
        """Mark the places of findings, and no others: a tinted line, and a wavy line under what stands there."""
        self._marks = tuple(mark for mark in marks if mark.line and (warnings or mark.is_error))
        selections = []
        for mark in self._marks:
            role = "danger" if mark.is_error else "warning"
            selections += [self._line_mark(mark, role), self._word_mark(mark, role)]
        self.setExtraSelections(selections)
        self._gutter.update()

    @property
    def marks(self) -> tuple[Diagnostic, ...]:
        """What is marked."""
        return self._marks

    def _line_mark(self, mark: Diagnostic, role: str) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = self.cursor_at(mark.line, 1)
        look = QTextCharFormat()
        look.setBackground(self._theme.colours.q(f"{role}_soft"))
        look.setProperty(QTextFormat.Property.FullWidthSelection, True)
        selection.format = look
        return selection

    def _word_mark(self, mark: Diagnostic, role: str) -> QTextEdit.ExtraSelection:
        selection = QTextEdit.ExtraSelection()
        selection.cursor = self._word_at(mark)
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(QColor(self._theme.colours.q(role)))
        selection.format = look
        return selection

    def _word_at(self, mark: Diagnostic) -> QTextCursor:
        """The word at a place; where there is none, the last one before it in the line."""
        cursor = self.cursor_at(mark.line, 1)
        text = cursor.block().text()
        start = end = mark.column - 1
        if start >= len(text) or text[start] in _WHITE:
            start = end = len(text[:start].rstrip(_WHITE))
        while start > 0 and text[start - 1] not in _WHITE:
            start -= 1
        while end < len(text) and text[end] not in _WHITE:
            end += 1
        begin = cursor.block().position()
        cursor.setPosition(begin + units(text[:start]))
        cursor.setPosition(begin + units(text[:end]), QTextCursor.MoveMode.KeepAnchor)
        return cursor

    # Places

    def cursor_at(self, line: int, column: int) -> QTextCursor:
        """A cursor at a line, as they are numbered, and a column from 1; at the nearest place there is."""
        self.show_rest()
        last = self.blockCount() - 1
        block = self.document().findBlockByNumber(min(max(line - self._first_number, 0), last))
        before = block.text()[: max(column - 1, 0)]
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + units(before))
        return cursor

    def go_to(self, line: int, column: int) -> None:
        """Put the cursor at a place, and the place into the middle of what is seen."""
        self.setTextCursor(self.cursor_at(line, column))
        self.centerCursor()

    def select_mark(self, mark: Diagnostic) -> None:
        """Select what stands at a place, in the middle of what is seen."""
        self.setTextCursor(self._word_at(mark))
        self.centerCursor()

    # Replacing

    def show_text(self, text: str) -> None:
        """Show another text, from its beginning; nothing of it can be undone here. Of a long one the end comes soon."""
        # Long lines are laid out again when the room for them changes: so it changes while there are none.
        self.setPlainText("")
        self.blockCountChanged.disconnect(self._fit_gutter)
        self._margin(self._gutter_for(text.count("\n") + 1))
        self._pour.begin(text)
        self.blockCountChanged.connect(self._fit_gutter)

    @property
    def is_poured_into(self) -> bool:
        """Whether the text changes right now because more of what is shown comes."""
        return self._pour.writing

    def show_rest(self) -> None:
        """Wait no more for the end of what is shown."""
        self._pour.finish()

    def setPlainText(self, text: str) -> None:
        self._pour.stop()
        super().setPlainText(text)

    def toPlainText(self) -> str:
        self.show_rest()
        return super().toPlainText()

    def replace_blocks(self, changes: Sequence[Block]) -> None:
        """Replace blocks of lines, given from the top, as one edit; cursor and scroll place stay with their text."""
        self.show_rest()
        anchor = QTextCursor(self.firstVisibleBlock())
        across = self.horizontalScrollBar().value()
        edit = QTextCursor(self.document())
        edit.beginEditBlock()
        for change in reversed(changes):
            self._replace(edit, change)
        edit.endEditBlock()
        self.verticalScrollBar().setValue(anchor.blockNumber())
        self.horizontalScrollBar().setValue(across)

    def _replace(self, edit: QTextCursor, change: Block) -> None:
        document = self.document()
        start, end = self._start_of(change.start), self._start_of(change.end)
        new = "".join(line + "\n" for line in change.lines)
        if change.end >= document.blockCount():
            # The last line has no line end: the one before the block goes or comes instead.
            end = document.characterCount() - 1
            new = "\n".join(change.lines)
            if change.start and not (change.lines and change.start < document.blockCount()):
                start = max(0, start - 1)
                new = "".join("\n" + line for line in change.lines)
        edit.setPosition(start)
        edit.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
        replace_selected(edit, new)

    def _start_of(self, line: int) -> int:
        block = self.document().findBlockByNumber(line)
        return block.position() if block.isValid() else self.document().characterCount()

    # Events

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._step_of(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.show_rest()
        step = self._step_of(event)
        if step is None:
            super().keyPressEvent(event)
        else:
            step.emit()

    def _step_of(self, event: QKeyEvent) -> SignalInstance | None:
        """The signal of an undo or redo key; None for other keys, and where nothing is edited."""
        if self.isReadOnly():
            return None
        if event.matches(QKeySequence.StandardKey.Undo):
            return self.undo_wanted
        return self.redo_wanted if _is_redo(event) else None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.show_rest()
        super().mousePressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() != Qt.FocusReason.PopupFocusReason:
            self.left.emit()

    def insertFromMimeData(self, source: QMimeData) -> None:
        # Other line ends would stand inside a line here, and places would be counted wrongly.
        self.show_rest()
        text = source.text()
        for end in ("\r\n", "\r", "\u2028", "\u2029"):
            text = text.replace(end, "\n")
        self.textCursor().insertText(text)
        self.ensureCursorVisible()

    def _on_theme(self) -> None:
        self.set_marks(self._marks, warnings=True)


def _is_redo(event: QKeyEvent) -> bool:
    if event.matches(QKeySequence.StandardKey.Redo):
        return True
    control, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    pressed = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return (event.key() == Qt.Key.Key_Y and pressed == control) or (
        event.key() == Qt.Key.Key_Z and pressed == (control | shift)
    )
