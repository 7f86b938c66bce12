"""The wheel of the mouse the other way round, for who is used to that."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QWheelEvent

from gui.canvas.camera import ZOOM_STEP
from gui.canvas.surface import CanvasSurface


class TurnedWheel(QObject):
    """While it is on, the wheel zooms a canvas in when it is turned towards the person."""

    def __init__(self, canvas: CanvasSurface) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._on = False

    def turn(self, on: bool) -> None:
        """Turn the wheel round, or let it be as usual."""
        if on != self._on:
            self._on = on
            (self._canvas.installEventFilter if on else self._canvas.removeEventFilter)(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.Wheel or not isinstance(event, QWheelEvent):
            return False
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier and not event.pixelDelta().isNull():
            return False  # This pans.
        self._canvas.zoom_to(self._canvas.camera.scale * ZOOM_STEP ** (-event.angleDelta().y() / 120), event.position())
        event.accept()
        return True
