"""The board of the preview: it scrolls and zooms, and that is all."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gui.board.commands import BoardCommands
from gui.board.state import BoardState
from gui.board.surface import ZOOM_STEP, BoardSurface
from gui.generator.texts import tr
from gui.selection import Spotlight
from gui.session import Session
from gui.theme import ThemeController

_SCROLL = (Qt.Key.Key_Up, Qt.Key.Key_Down)


class BoardLook(BoardSurface):
    """Shows the board of a session that nobody edits."""

    def __init__(self, session: Session, theme: ThemeController, parent: QWidget | None = None) -> None:
        state = BoardState()
        super().__init__(session, Spotlight(), BoardCommands(session, state), theme, parent)
        for owned in (state, self._spotlight, self.commands):
            owned.setParent(self)
        self.setObjectName("previewBoard")
        self.setAccessibleName(tr("Board of the preview"))

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier and steps:
            self.set_zoom(self.zoom * ZOOM_STEP**steps)
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _SCROLL:
            super().keyPressEvent(event)
        else:
            event.ignore()
