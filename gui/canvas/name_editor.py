"""A line to type a position's name in, on the canvas."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

if TYPE_CHECKING:
    from gui.canvas.view import GraphCanvas

WIDTH = 120


class NameEditor(QLineEdit):
    """Enter or a click elsewhere takes the name; Escape leaves it as it was."""

    def __init__(self, canvas: "GraphCanvas") -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._key: int | None = None
        self.setObjectName("positionName")
        self.setAccessibleName(self.tr("Name of the position"))
        self.setPlaceholderText(self.tr("Name"))
        self.setMaxLength(200)
        self.returnPressed.connect(self.commit)
        self.hide()

    def open(self, key: int, name: str, centre: QPoint, radius: float) -> None:
        """Edit the name of position `key`, whose disc is there on the canvas."""
        self._key = key
        self.setText(name)
        self.selectAll()
        self.resize(WIDTH, self.sizeHint().height())
        left = min(max(centre.x() - WIDTH // 2, 0), max(self._canvas.width() - WIDTH, 0))
        top = min(centre.y() + round(radius) + 6, max(self._canvas.height() - self.height(), 0))
        self.move(left, top)
        self.show()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def commit(self) -> None:
        """Take the name that stands there, if one is being typed."""
        key, self._key = self._key, None
        if key is not None:
            self.hide()
            self._canvas.commands.rename(key, self.text())
            self._canvas.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._key = None
            self.hide()
            self._canvas.setFocus()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.commit()
