"""Where the canvas looks: the map between canvas units (world) and pixels of the widget (screen)."""

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QTransform

SMALLEST, LARGEST = 0.0005, 8.0
ZOOM_STEP = 1.25


class Camera:
    """screen = world * scale + offset; the scale is the same in x and y."""

    def __init__(self) -> None:
        self.scale = 1.0
        self.offset = QPointF()

    @property
    def transform(self) -> QTransform:
        """World to screen."""
        return QTransform(self.scale, 0.0, 0.0, self.scale, self.offset.x(), self.offset.y())

    def to_screen(self, world: QPointF) -> QPointF:
        return world * self.scale + self.offset

    def to_world(self, screen: QPointF) -> QPointF:
        return (screen - self.offset) / self.scale

    def screen_rect(self, world: QRectF) -> QRectF:
        """Where a part of the world is on the widget."""
        return QRectF(self.to_screen(world.topLeft()), self.to_screen(world.bottomRight()))

    def world_rect(self, screen: QRectF) -> QRectF:
        """The part of the world that a rectangle of the screen shows."""
        return QRectF(self.to_world(screen.topLeft()), screen.size() / self.scale)

    def pan(self, pixels: QPointF) -> None:
        """Shift what is seen by so many pixels."""
        self.offset += pixels

    def zoom_at(self, screen: QPointF, scale: float) -> None:
        """Take another scale; the world under `screen` stays where it is."""
        fixed = self.to_world(screen)
        self.scale = min(max(scale, SMALLEST), LARGEST)
        self.offset = screen - fixed * self.scale

    def centre_on(self, world: QPointF, view: QSizeF) -> None:
        """Bring a point of the world to the middle of the view."""
        self.offset = QPointF(view.width() / 2, view.height() / 2) - world * self.scale

    def fit(self, world: QRectF, view: QSizeF, margin: float = 28.0, most: float = 1.25) -> None:
        """Show all of `world` with `margin` pixels around it, enlarged `most` times at most."""
        room = QSizeF(max(view.width() - 2 * margin, 1.0), max(view.height() - 2 * margin, 1.0))
        across = room.width() / max(world.width(), 1e-9)
        down = room.height() / max(world.height(), 1e-9)
        self.scale = min(max(min(across, down, most), SMALLEST), LARGEST)
        self.centre_on(world.center(), view)
