"""Buttons that cannot be done at times, and labels that give way: neither moves what stands around them."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QPushButton, QToolButton, QWidget

from gui.theme import ThemeController

_ICON = QSize(16, 16)


class SteadyButton(QPushButton):
    """A button that keeps the keyboard: one that is greyed while it has it would hand it to another control.

    It is greyed when the keyboard goes; until then, pressing it has to do no harm.
    """

    _able = True

    def set_able(self, able: bool) -> None:
        """Whether it can be pressed."""
        self._able = able
        _settle(self, able)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        _settle(self, self._able)


class SteadyTool(QToolButton):
    """The same with an icon."""

    _able = True

    def __init__(self, name: str, text: str, icon: str, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.setIconSize(_ICON)
        theme.set_icon(self, icon)

    def set_able(self, able: bool) -> None:
        """Whether it can be pressed."""
        self._able = able
        _settle(self, able)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        _settle(self, self._able)


def _settle(button: QAbstractButton, able: bool) -> None:
    # What has the keyboard of its window has it also while another window is in front.
    button.setEnabled(able or button.window().focusWidget() is button)


class ShortLabel(QLabel):
    """A line of text that ends with an ellipsis where there is no room; the whole is its tool tip then."""

    def __init__(self, name: str, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", role)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, super().minimumSizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        room = self.contentsRect()
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter = QPainter(self)
        self.style().drawItemText(
            painter, room, Qt.AlignmentFlag.AlignVCenter, self.palette(), self.isEnabled(), text,
            self.foregroundRole(),
        )  # fmt: skip
        painter.end()
