"""The graph of the preview: the canvas with one tool, that moves the view."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from gui.canvas.commands import GraphCommands
from gui.canvas.gestures import Gesture, PanView
from gui.canvas.pointer import Pointer
from gui.canvas.tools import Tool
from gui.canvas.view import GraphCanvas
from gui.generator.texts import tr
from gui.selection import Selection, Spotlight
from gui.session import Session
from gui.theme import ThemeController


class LookTool(Tool):
    """Moves the view, wherever it is pressed."""

    name = "look"

    def press(self, canvas: GraphCanvas, pointer: Pointer) -> Gesture | None:
        return PanView(canvas, pointer)

    def right_click(self, canvas: GraphCanvas, pointer: Pointer) -> bool:
        return True

    def cursor(self, pointer: Pointer) -> Qt.CursorShape:
        return Qt.CursorShape.OpenHandCursor if pointer.position is None else Qt.CursorShape.ArrowCursor


class GraphLook(GraphCanvas):
    """Shows the graph of a session that nobody edits."""

    def __init__(self, session: Session, theme: ThemeController, parent: QWidget | None = None) -> None:
        selection, spotlight = Selection(), Spotlight()
        commands = GraphCommands(session, selection)
        super().__init__(session, selection, spotlight, commands, theme, parent)
        for owned in (selection, spotlight, commands):
            owned.setParent(self)
        self._tools = {"look": LookTool()}
        self._tool = self._tools["look"]
        self.setObjectName("previewGraph")
        self.setAccessibleName(tr("Graph of the preview"))

    def rename(self, key: int) -> None:
        """Nothing is renamed in a preview."""

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture.n:
            super().paintEvent(event)
            return
        # The canvas would say how to draw one.
        painter, colours = QPainter(self), self._theme.colours
        painter.fillRect(self.rect(), colours.q("canvas"))
        painter.setPen(colours.q("text_muted"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, tr("A graph without positions"))
        painter.end()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()
