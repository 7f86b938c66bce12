"""The bar over the canvas in which one says what to find."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QLineEdit, QToolButton, QVBoxLayout, QWidget

from gui.find.finder import Finder
from gui.find.texts import counted, error_line, help_line, tr
from gui.theme import ThemeController, icon

WIDEST, BESIDE = 440, 12


class FindBar(QFrame):
    """Lies over the upper right corner of a canvas, and takes nothing else from the hand.

    Signals
    -------
    closed()
        It was closed.
    """

    closed = Signal()

    def __init__(self, finder: Finder, theme: ThemeController, canvas: QWidget) -> None:
        super().__init__(canvas)
        self._finder, self._theme, self._canvas = finder, theme, canvas
        self.setObjectName("findBar")
        self.setAccessibleName(tr("Find a position"))
        self.setProperty("role", "card")
        # What happens to it is not meant for the canvas.
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.line = self._made_line()
        self.count = QLabel(self)
        self.count.setObjectName("findCount")
        self.count.setAccessibleName(tr("Matches"))
        self.count.setTextFormat(Qt.TextFormat.PlainText)
        self.count.setProperty("role", "muted")
        self.previous = self._button("findPrevious", "move-up", tr("Previous match (Shift+F3)"))
        self.next = self._button("findNext", "move-down", tr("Next match (F3)"))
        self.close_button = self._button("findClose", "close", tr("Close (Esc)"))
        self.help = QLabel(self)
        self.help.setObjectName("findHelp")
        self.help.setTextFormat(Qt.TextFormat.PlainText)
        self.help.setWordWrap(True)
        self._lay_out()
        self.previous.clicked.connect(lambda: finder.step(-1))
        self.next.clicked.connect(lambda: finder.step(1))
        self.close_button.clicked.connect(self.leave)
        finder.changed.connect(self._say)
        theme.changed.connect(self._dress)
        canvas.installEventFilter(self)
        self._dress()
        self.hide()

    def _made_line(self) -> QLineEdit:
        line = QLineEdit(self)
        line.setObjectName("findLine")
        line.setAccessibleName(tr("What to find"))
        line.setPlaceholderText(tr("Find a position"))
        line.setMaxLength(200)
        line.setText(self._finder.text)
        line.textChanged.connect(self._finder.ask)
        self._glass = line.addAction(icon("search", self._theme.colours), QLineEdit.ActionPosition.LeadingPosition)
        return line

    def _button(self, name: str, drawing: str, text: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setAccessibleName(text)
        button.setToolTip(text)
        button.setIconSize(QSize(16, 16))
        self._theme.set_icon(button, drawing)
        return button

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(self.line, 1)
        row.addSpacing(4)
        row.addWidget(self.count)
        row.addSpacing(2)
        for button in (self.previous, self.next, self.close_button):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 7)
        column.setSpacing(5)
        column.addLayout(row)
        column.addWidget(self.help)

    # Coming and going

    def come(self) -> None:
        """Show the bar, with what was asked before, to be typed over."""
        self._finder.start()
        self._say()
        self.show()
        self.raise_()
        self._place()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.line.selectAll()

    def leave(self) -> None:
        """Close the bar; the keyboard goes back to the canvas."""
        if not self.isHidden():
            self._finder.stop()
            if self.isAncestorOf(self.window().focusWidget() or self.window()):
                self._canvas.setFocus()
            self.hide()
            self.closed.emit()

    def _place(self) -> None:
        width = min(WIDEST, self._canvas.width() - 2 * BESIDE)
        layout = self.layout()
        height = layout.totalHeightForWidth(width) if layout else self.sizeHint().height()
        self.setGeometry(self._canvas.width() - BESIDE - width, BESIDE, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self._place()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Keys that the line leaves alone would move positions on the canvas.
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self._finder.step(-1 if back else 1)
        event.accept()

    # What it says

    def _say(self) -> None:
        finder = self._finder
        self.count.setText(counted(finder.at, finder.count) if finder.asked else "")
        self.help.setText(error_line(finder.error) if finder.error else help_line())
        self._colour_help()
        invalid = finder.error is not None
        if self.line.property("invalid") != invalid:
            self.line.setProperty("invalid", invalid)
            self.line.style().unpolish(self.line)
            self.line.style().polish(self.line)
        for button in (self.previous, self.next):
            button.setEnabled(finder.count > 0)
        if not self.isHidden():
            self._place()

    def _dress(self) -> None:
        self._glass.setIcon(icon("search", self._theme.colours))
        self._colour_help()

    def _colour_help(self) -> None:
        colours = self._theme.colours
        colour = colours.danger if self._finder.error else colours.text_muted
        self.help.setStyleSheet(f"color: {colour}")
