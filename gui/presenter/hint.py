"""A word at the top of a window that goes by itself."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget

from gui.theme import set_role

FOR = 4000
"""Milliseconds."""
_TOP = 24


class Hint(QLabel):
    """Stands over what is below it, and lets clicks through."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("presenterHint")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        set_role(self, "hint")
        self._until = QTimer(self, singleShot=True, interval=FOR)
        self._until.timeout.connect(self.hide)
        window.installEventFilter(self)

    def show_for_a_while(self, text: str) -> None:
        """Say something."""
        self.setText(text)
        self.setAccessibleName(text)
        self._until.start()
        self.show()
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False

    def _place(self) -> None:
        self.adjustSize()
        self.move((self.window().width() - self.width()) // 2, _TOP)
        self.raise_()
