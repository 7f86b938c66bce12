"""Fields that the wheel leaves alone while the panel scrolls under the mouse."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class Calm(QObject):
    """Keeps the wheel from changing the value of a field without the keyboard. Made by `over`."""

    @classmethod
    def over(cls, field: QWidget) -> None:
        """Calm a field; one that never gets the keyboard stays so."""
        if field.focusPolicy() != Qt.FocusPolicy.NoFocus:
            field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(cls(field))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QWidget) and not watched.hasFocus():
            event.ignore()
            return True
        return False
