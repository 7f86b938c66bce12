"""The view goes gently to a position, so that the eye can follow."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QVariantAnimation

from gui.canvas.geometry import RADIUS
from gui.theme.motion import moving

if TYPE_CHECKING:
    from gui.canvas.surface import CanvasSurface

MILLISECONDS = 280
READABLE = 0.55
"""The scale from which a position is easily read: the view comes at least so near."""
MARGIN = 70.0
"""Pixels at the edges within which nothing is looked for, as bars may lie there."""


class Journey:
    """Moves the view of a canvas; at most one movement is under way, and any other movement of the view ends it."""

    def __init__(self, canvas: "CanvasSurface") -> None:
        self._canvas = canvas
        self._from = self._to = (1.0, QPointF())
        self._at = (0.0, QPointF())
        self._animation = QVariantAnimation(canvas)
        self._animation.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._animation.setDuration(MILLISECONDS)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._step)

    def to(self, key: int) -> None:
        """Bring a position into view, near enough to be read; a view that shows it so stays as it is."""
        canvas = self._canvas
        row = canvas.picture.row.get(key)
        if row is None:
            return
        self._animation.stop()
        centre, scale = canvas.picture.centre(row), canvas.camera.scale
        if scale >= READABLE and self._room().contains(centre):
            return
        self._from, self._to = (scale, canvas.centre), (max(scale, READABLE), centre)
        if not (moving() and canvas.isVisible()):
            canvas.look_at(*self._to)
            return
        self._at = (scale, QPointF(canvas.camera.offset))
        self._animation.start()

    def _room(self) -> QRectF:
        """The part of the world that is well in view."""
        rect = QRectF(self._canvas.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        return self._canvas.camera.world_rect(rect).adjusted(RADIUS, RADIUS, -RADIUS, -RADIUS)

    def _step(self, share: float) -> None:
        camera = self._canvas.camera
        if (camera.scale, camera.offset) != self._at:
            # Somebody else moves the view: the hand comes first.
            self._animation.stop()
            return
        (scale, centre), (goal, end) = self._from, self._to
        # Scales are told apart by their ratios.
        now = scale * (goal / scale) ** share
        # While the scale grows, the goal comes nearer on the screen as evenly as it does where the scale stays.
        part = share if goal == scale else (1 / scale - 1 / now) / (1 / scale - 1 / goal)
        self._canvas.look_at(now, centre + (end - centre) * part)
        self._at = (camera.scale, QPointF(camera.offset))
