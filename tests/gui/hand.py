"""A hand for GUI tests: real mouse and key events on a canvas, in canvas units or on positions."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from gui.canvas.geometry import RADIUS
from gui.canvas.view import GraphCanvas

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier


class Hand:
    """Drives one canvas."""

    def __init__(self, canvas: GraphCanvas) -> None:
        self.canvas = canvas

    def at(self, x: float, y: float) -> QPoint:
        """A place in canvas units, in pixels of the widget."""
        return self.canvas.camera.to_screen(QPointF(x, y)).toPoint()

    def centre(self, index: int) -> QPoint:
        """The middle of the position of that index."""
        return self.canvas.camera.to_screen(self.canvas.picture.centre(index)).toPoint()

    def rim(self, index: int) -> QPoint:
        """A point on the rim of the position of that index."""
        beside = self.canvas.picture.centre(index) + QPointF(0, RADIUS)
        return self.canvas.camera.to_screen(beside).toPoint()

    def click(self, where: QPoint, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseMove(self.canvas, where)
        QTest.mouseClick(self.canvas, button, modifiers, where)

    def double_click(self, where: QPoint) -> None:
        self.click(where)
        QTest.mouseDClick(self.canvas, LEFT, NONE, where)
        QTest.mouseRelease(self.canvas, LEFT, NONE, where)

    def press(self, where: QPoint, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseMove(self.canvas, where)
        QTest.mousePress(self.canvas, button, modifiers, where)

    def move(self, where: QPoint) -> None:
        QTest.mouseMove(self.canvas, where)

    def release(self, where: QPoint, modifiers: Qt.KeyboardModifier = NONE, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.canvas, button, modifiers, where)

    def drag(
        self,
        start: QPoint,
        end: QPoint,
        modifiers: Qt.KeyboardModifier = NONE,
        button: Qt.MouseButton = LEFT,
    ) -> None:
        self.press(start, modifiers, button)
        self.move(start + (end - start) / 2)
        self.move(end)
        self.release(end, modifiers, button)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.canvas, key, modifiers)
