"""The stepping as the canvas shows it."""

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from gui.canvas.geometry import RADIUS
from gui.canvas.state import Stepping
from gui.canvas.surface import CanvasSurface
from gui.stepper.course import GraphCourse
from gui.stepper.stepper import Stepper


class CanvasSteps(QObject):
    """Keeps what a canvas shows of the stepping up to date; Esc on the canvas leaves it."""

    def __init__(self, stepper: Stepper, canvas: CanvasSurface) -> None:
        super().__init__(canvas)
        self._stepper, self._canvas = stepper, canvas
        stepper.changed.connect(self._follow)
        canvas.installEventFilter(self)
        self._follow()

    def _follow(self) -> None:
        stepper, course = self._stepper, self._stepper.course
        if not isinstance(course, GraphCourse):
            if self._canvas.show_state.stepping is not None:
                self._canvas.show_state.stepping = None
                self._canvas.update()
            return
        look = stepper.look
        self._canvas.show_state.stepping = Stepping(
            course.rank,
            stepper.done,
            stepper.current,
            look.leads_to if look else (),
            look.witnesses if look and not stepper.asking else frozenset(),
        )
        if look and not stepper.at_end:
            bring_into_view(self._canvas, look.item)
        self._canvas.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        escapes = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if escapes and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape and self._stepper.running:
            self._stepper.stop()
            return True
        return super().eventFilter(watched, event)


def bring_into_view(canvas: CanvasSurface, position: int) -> None:
    """Show a position, at the same scale: the view is moved only if it is not in sight."""
    row = canvas.picture.row.get(position)
    if row is None:
        return
    centre = canvas.picture.centre(row)
    seen = canvas.camera.world_rect(QRectF(canvas.rect())).adjusted(RADIUS, RADIUS, -RADIUS, -RADIUS)
    if not seen.contains(centre):
        canvas.look_at(canvas.camera.scale, QPointF(centre))
