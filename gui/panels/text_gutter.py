"""The strip of line numbers beside a text editor."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QWidget

from gui.theme import ThemeController

if TYPE_CHECKING:
    from gui.panels.text_editor import TextEditor

GUTTER_PAD = 8


class Gutter(QWidget):
    """Numbers the lines of an editor, in red where something is wrong; a click goes to the line."""

    def __init__(self, editor: "TextEditor", theme: ThemeController) -> None:
        super().__init__(editor)
        self._editor = editor
        self._theme = theme

    def sizeHint(self) -> QSize:
        return QSize(self._editor.gutter_width, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        editor = self._editor
        painter = QPainter(self)
        painter.fillRect(event.rect(), self._theme.colours.q("window"))
        painter.setFont(editor.font())
        height = editor.fontMetrics().height()
        block = editor.firstVisibleBlock()
        while block.isValid():
            top = round(editor.blockBoundingGeometry(block).translated(editor.contentOffset()).top())
            if top > event.rect().bottom():
                break
            painter.setPen(self._theme.colours.q(self._role_of(block)))
            room = QRect(0, top, self.width() - GUTTER_PAD, height)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight, str(block.blockNumber() + editor.first_number))
            block = block.next()
        painter.end()

    def _role_of(self, block: QTextBlock) -> str:
        number = block.blockNumber() + self._editor.first_number
        severe = [mark.is_error for mark in self._editor.marks if mark.line == number]
        if severe:
            return "danger" if any(severe) else "warning"
        return "text" if block.blockNumber() == self._editor.textCursor().blockNumber() else "text_muted"

    def mousePressEvent(self, event: QMouseEvent) -> None:
        cursor = self._editor.cursorForPosition(QPoint(0, round(event.position().y())))
        cursor.movePosition(QTextCursor.MoveOperation.StartOfBlock)
        self._editor.setTextCursor(cursor)
        self._editor.setFocus(Qt.FocusReason.MouseFocusReason)
