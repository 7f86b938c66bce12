"""One message under an editor: an icon, words, and what can be done about it; a link where it is about a place."""

from html import escape
from typing import Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from gui.theme import ThemeController, icon_pixmap, set_role

_LONGEST = 240
Kind = Literal["error", "warning", "muted"]
_ICONS = {"error": ("error", "danger"), "warning": ("warning", "warning"), "muted": ("info", "text_muted")}


class LinkLabel(QLabel):
    """A label that can be clicked, also with the keyboard, while it leads somewhere."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._leads = False

    def fit_height(self) -> None:
        """Ask for the height that the words need at this width: they are not cut where room is scarce."""
        self.setMinimumHeight(max(0, self.heightForWidth(self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_height()

    def set_leads(self, leads: bool) -> None:
        """Whether a click does anything."""
        self._leads = leads
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if leads else Qt.FocusPolicy.NoFocus)
        if leads:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        inside = self.rect().contains(event.position().toPoint())
        if self._leads and inside and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._leads and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit()
        else:
            super().keyPressEvent(event)


class MessageRow(QWidget):
    """An icon, a message, and buttons under it.

    Signals
    -------
    clicked()
        A message that leads somewhere was clicked.
    """

    clicked = Signal()

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kind: Kind = "muted"
        self._icon = QLabel(self)
        self._icon.setFixedSize(18, 18)
        self.label = LinkLabel(self)
        self.label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.label.clicked.connect(self.clicked)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(8)
        self._buttons.addStretch(1)
        self._lay_out()
        theme.changed.connect(self._paint_icon)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self.label, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        column.addLayout(top)
        column.addLayout(self._buttons)

    def add_button(self, button: QPushButton) -> None:
        """A button under the message, hidden for now."""
        self._buttons.addWidget(button)
        button.hide()

    def say(self, kind: Kind, text: str, *, leads: bool = False) -> None:
        """Show a message; `leads` makes it a link."""
        self._kind = kind
        cut = len(text) > _LONGEST
        self.label.setText(f"{text[:_LONGEST]}…" if cut else text)
        # A tool tip takes the text for HTML if it looks like some.
        self.label.setToolTip(f"<p>{escape(text)}</p>" if cut else "")
        self.label.fit_height()
        set_role(self.label, "muted" if kind == "muted" else "plain")
        self.label.set_leads(leads)
        self._paint_icon()

    def _paint_icon(self) -> None:
        name, role = _ICONS[self._kind]
        colour = self._theme.colours.as_dict()[role]
        self._icon.setPixmap(icon_pixmap(name, colour, 16, self.devicePixelRatioF()))
