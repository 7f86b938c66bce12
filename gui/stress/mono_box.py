"""A text in letters of one width under its name, as high as it needs to be."""

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from gui.panels.verdict_card import plain_label
from gui.stress.texts import tr
from gui.theme import mono_font

MOST_LINES = 200
MOST_LETTERS = 20_000
_SEEN = 9
"""So many lines are seen without scrolling."""
_FRAME = 14


class MonoBox(QWidget):
    """A read-only text; of a long one the beginning."""

    def __init__(self, name: str, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = plain_label(f"{name}Title", "muted")
        self.title.setText(title)
        self.field = _Field(self)
        self.field.setObjectName(name)
        self.field.setAccessibleName(title)
        self.title.setBuddy(self.field)
        self.more = plain_label(f"{name}More", "muted", wrapped=True)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self.head)
        column.addWidget(self.field)
        column.addWidget(self.more)
        column.addStretch(1)

    def show_end(self, text: str) -> None:
        """Show a text, and its last lines first."""
        self.show_text(text)
        bar = self.field.verticalScrollBar()
        QTimer.singleShot(0, bar, lambda: bar.setValue(bar.maximum()))

    def show_text(self, text: str, least: int = 1) -> None:
        """Show a text, at least so many lines high."""
        lines = text[:MOST_LETTERS].splitlines()
        seen = lines[:MOST_LINES]
        self.field.setPlainText("\n".join(seen))
        self.field.fit(max(least, len(seen)))
        left = len(text.splitlines()) - len(seen)
        if len(text) > MOST_LETTERS and not left:
            self.more.setText(tr("The beginning of {0} characters").format(f"{len(text):,}"))
        else:
            self.more.setText(tr("And {0} more lines").format(f"{left:,}") if left else "")
        self.more.setVisible(bool(self.more.text()))


class _Field(QPlainTextEdit):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines = 1
        self.setReadOnly(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.setTabChangesFocus(True)
        self.setPlaceholderText(tr("nothing"))
        self.setFont(mono_font())
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def fit(self, lines: int) -> None:
        """Be as high as so many lines, and a bar for what is too wide."""
        self._lines = min(lines, _SEEN)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        bar = self.horizontalScrollBar()
        wide = bar.sizeHint().height() if bar.maximum() > 0 else 0
        height = self._lines * QFontMetrics(self.font()).lineSpacing() + 2 * round(self.document().documentMargin())
        return QSize(super().sizeHint().width(), height + _FRAME + wide)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.updateGeometry()
