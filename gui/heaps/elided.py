"""A label of one line that ends in "…" where it has too little room; its tool tip has the whole."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel

from gui.theme import set_role

_LEAST = 20
_WORTH_IT = 10
"""Fewer characters of a longer text say nothing."""


class ElidedLabel(QLabel):
    """Plain text of which the end is left out before it is cut."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._whole = ""
        self.setObjectName(name)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setMinimumWidth(_LEAST)
        set_role(self, role)

    @property
    def whole(self) -> str:
        """What is said, however much of it shows."""
        return self._whole

    def say(self, text: str) -> None:
        """Show a text."""
        self._whole = text
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        shown = self.fontMetrics().elidedText(self._whole, Qt.TextElideMode.ElideRight, self.width())
        if shown != self._whole and len(shown) < _WORTH_IT:
            shown = ""
        self.setText(shown)
        self.setToolTip(self._whole if shown != self._whole else "")
