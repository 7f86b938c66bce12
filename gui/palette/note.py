"""A sentence below a field: what would happen, or what stands in the way."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from gui.theme import set_role


class Note(QLabel):
    """Plain text, whose look says how it is meant."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        set_role(self, "muted")

    def say(self, text: str, role: str = "muted") -> None:
        """Show a sentence as "muted", "error", "warning" or "success"."""
        if self.property("role") != role:
            set_role(self, role)
            # A frame takes the room that its look wants around the text only when it is told of another style.
            QApplication.sendEvent(self, QEvent(QEvent.Type.StyleChange))
        self.setText(text)
