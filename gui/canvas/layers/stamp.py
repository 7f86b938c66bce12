"""The legend kept as a picture: it is the same in all frames, and dear to paint."""

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

from gui.canvas.layers.legend import LINE, MARGIN, paint_legend, text_factor
from gui.canvas.layers.scene import Scene

MOST_LINES = 3


class LegendStamp:
    """Paints the legend of a canvas that is not empty."""

    def __init__(self) -> None:
        self._key: tuple[object, ...] = ()
        self._pixmap = QPixmap()

    def paint(self, painter: QPainter, scene: Scene, view: QSizeF, ratio: float) -> None:
        """Paint it at the foot of the view. The painter is in logical pixels."""
        if not scene.show.legend:
            return
        factor = text_factor()
        high = round(min(LINE * MOST_LINES * factor + MARGIN * 2, view.height()))
        show, look = scene.show, (ratio, factor, painter.font().key())
        key = (scene.colours, view.width(), view.height(), show.stepping is None, show.by_value, look)
        if key != self._key:
            self._key, self._pixmap = key, self._painted(painter, scene, view, high, ratio)
        painter.drawPixmap(0, round(view.height()) - high, self._pixmap)

    def _painted(self, like: QPainter, scene: Scene, view: QSizeF, high: int, ratio: float) -> QPixmap:
        pixmap = QPixmap(round(view.width() * ratio), round(high * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setFont(like.font())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(0, high - view.height())
        paint_legend(painter, scene, view)
        painter.end()
        return pixmap
