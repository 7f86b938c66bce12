"""A small picture of the whole graph in a corner of the canvas, with the part in view; a drag moves the view."""

from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QShowEvent,
    QTransform,
)
from PySide6.QtWidgets import QWidget

from gui.canvas.geometry import RADIUS
from gui.canvas.surface import CanvasSurface
from gui.session import Session
from gui.theme import ThemeController

Choice = Literal["auto", "on", "off"]
CHOICES: tuple[Choice, ...] = ("auto", "on", "off")

LARGEST = QSize(208, 150)
LEAST = 56
"""Pixels along the shorter side at least."""
INSET, BESIDE = 5.0, 12
"""Pixels around the picture inside the frame, and between the frame and the edges of the canvas."""
MUCH = 2.0
"""How often the view must fit along the graph, in one direction, for the minimap to come by itself."""
SHARE = 0.45
"""The share of the canvas, in each direction, that it may take; else it stays away."""
PAUSE = 120
"""Milliseconds after a change until the picture is made anew."""


class Minimap(QWidget):
    """The minimap of one canvas.

    Signals
    -------
    shown_changed(bool)
        It came or went.
    """

    shown_changed = Signal(bool)

    def __init__(self, canvas: CanvasSurface, session: Session, theme: ThemeController) -> None:
        super().__init__(canvas)
        self._canvas, self._theme = canvas, theme
        self._choice: Choice = "auto"
        self._grip: QPointF | None = None
        self._world = QRectF()
        self._pixmap = QPixmap()
        self._soon = QTimer(self, singleShot=True, interval=PAUSE)
        self._soon.timeout.connect(self._draw)
        self._mind_soon = QTimer(self, singleShot=True, interval=0)
        self._mind_soon.timeout.connect(self.mind)
        self.setObjectName("minimap")
        self.setAccessibleName(self.tr("Minimap of the graph"))
        self.setToolTip(self.tr("Click or drag to move the view"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()
        for signal in (session.changed, session.looked_at, theme.changed, canvas.looks.changed):
            signal.connect(self._stale)
        canvas.zoomed.connect(self._mind_soon.start)
        canvas.frame.when_overview_painted(self._stale)
        canvas.installEventFilter(self)

    # When it is there

    @property
    def choice(self) -> Choice:
        """Whether it comes by itself ("auto"), or always stands there or never."""
        return self._choice

    def choose(self, choice: Choice) -> None:
        """Let it come by itself, or always stand there, or never."""
        self._choice = choice
        self.mind()

    def want(self, shown: bool) -> None:
        """Show or hide it as the user says: where it would do so by itself, it goes on by itself."""
        self.choose("auto" if shown == self._helps() else "on" if shown else "off")

    def mind(self) -> None:
        """Come or go as the view is now."""
        shown = self._fits() and (self._choice == "on" or (self._choice == "auto" and self._helps()))
        if shown:
            self._place()
        if shown != (not self.isHidden()):
            self.setVisible(shown)
            self.shown_changed.emit(shown)

    def _helps(self) -> bool:
        """Whether the graph is much larger than the view."""
        whole, scale = self._canvas.picture.bounds(), self._canvas.camera.scale
        return max(whole.width() * scale / self._canvas.width(), whole.height() * scale / self._canvas.height()) >= MUCH

    def _fits(self) -> bool:
        size = self._size()
        canvas = self._canvas
        roomy = size.width() <= canvas.width() * SHARE and size.height() <= canvas.height() * SHARE
        return canvas.picture.n > 0 and roomy

    def _size(self) -> QSize:
        whole = self._canvas.picture.bounds()
        size = QSizeF(max(whole.width(), 1.0), max(whole.height(), 1.0))
        size.scale(QSizeF(LARGEST), Qt.AspectRatioMode.KeepAspectRatio)
        return size.toSize().expandedTo(QSize(LEAST, LEAST))

    def _place(self) -> None:
        size = self._size()
        self.setGeometry(
            self._canvas.width() - BESIDE - size.width(),
            self._canvas.height() - BESIDE - size.height(),
            size.width(),
            size.height(),
        )

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._mind_soon.start()
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        self._draw()
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._soon.stop()
        self._grip = None
        super().hideEvent(event)

    # The picture

    def _stale(self, *_: object) -> None:
        """The graph looks otherwise now, or may."""
        self._mind_soon.start()
        if self.isVisible() and not self._soon.isActive():
            self._soon.start()

    def _draw(self) -> None:
        """Make the picture anew."""
        self._world = self._canvas.picture.bounds()
        ratio = self.devicePixelRatioF()
        self._pixmap = self._canvas.frame.miniature(self._target().size() * ratio, self._theme.colours)
        self._pixmap.setDevicePixelRatio(ratio)
        self.update()

    def _target(self) -> QRectF:
        """Where the picture stands in the widget. A graph that is very flat or slim is stretched."""
        return QRectF(self.rect()).adjusted(INSET, INSET, -INSET, -INSET)

    @property
    def _transform(self) -> QTransform:
        """From the world to the widget."""
        target, world = self._target(), self._world
        across, down = target.width() / max(world.width(), 1.0), target.height() / max(world.height(), 1.0)
        left, top = target.left() - world.left() * across, target.top() - world.top() * down
        return QTransform(across, 0.0, 0.0, down, left, top)

    def seen(self) -> QRectF:
        """The part in view, in pixels of the widget."""
        return self._transform.mapRect(self._canvas.camera.world_rect(QRectF(self._canvas.rect())))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = self._theme.colours
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        frame = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QPen(colours.q("border_strong"), 1.0))
        painter.setBrush(colours.q("canvas", 0.96))
        painter.drawRoundedRect(frame, 6.0, 6.0)
        target = self._target()
        if not self._pixmap.isNull():
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))
        inner = frame.adjusted(1.5, 1.5, -1.5, -1.5)
        seen = self.seen().intersected(inner)
        if not seen.isEmpty():
            # A view that shows a few positions of very many is a dot on the map, but one that is seen.
            grown = QRectF(0.0, 0.0, max(seen.width(), 6.0), max(seen.height(), 6.0))
            grown.moveCenter(seen.center())
            painter.setPen(QPen(colours.q("accent"), 1.5))
            painter.setBrush(colours.q("accent", 0.14))
            painter.drawRect(grown.intersected(inner))
        painter.end()

    # The hand

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            return
        seen, at = self.seen(), event.position()
        self._grip = seen.center() - at if seen.contains(at) else QPointF()
        self._go(at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._grip = None

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # Not for the canvas below, which would add a position.
        self.mousePressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        event.accept()

    def _go(self, at: QPointF) -> None:
        """Bring what is under the pointer to the middle of the view, or move the view as it was gripped."""
        if self._grip is None:
            return
        world = self._transform.inverted()[0].map(at + self._grip)
        room = self._world.adjusted(-RADIUS, -RADIUS, RADIUS, RADIUS)
        inside = QPointF(
            min(max(world.x(), room.left()), room.right()), min(max(world.y(), room.top()), room.bottom())
        )  # fmt: skip
        self._canvas.look_at(self._canvas.camera.scale, inside)
