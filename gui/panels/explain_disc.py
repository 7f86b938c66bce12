"""A value as the canvas paints it, beside the title of an explanation."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import ThemeController

SIDE = 44


class ValueDisc(QWidget):
    """A disc with a value: amber with a double rim for 0, else blue; "?" for a value that cannot be told."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._value: int | None = None
        self.setObjectName("explainValue")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_value(self, value: int | None) -> None:
        """Show a value."""
        self._value = value
        text = self.tr("Value unknown") if value is None else self.tr("Value {0}").format(f"{value:,}")
        self.setAccessibleName(text)
        self.setToolTip(text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(SIDE, SIDE)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours, value = QPainter(self), self._theme.colours, self._value
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = "n" if value else "p"
        fill, rim, ink = f"{side}_fill", f"{side}_border", f"{side}_text"
        if value is None:
            fill, rim, ink = "surface", "border_strong", "text_muted"
        middle = QPointF(SIDE / 2, SIDE / 2)
        painter.setPen(QPen(colours.q(rim), 2.0))
        painter.setBrush(colours.q(fill))
        painter.drawEllipse(middle, SIDE / 2 - 2, SIDE / 2 - 2)
        if value == 0:
            inner = colours.q("p_text", 0.6) if colours.is_dark else colours.q("p_border")
            painter.setPen(QPen(inner, 1.4))
            painter.drawEllipse(middle, SIDE / 2 - 6, SIDE / 2 - 6)
        text = "?" if value is None else str(value)
        font = QFont(self.font())
        font.setPixelSize({1: 20, 2: 18, 3: 15, 4: 12}.get(len(text), 9))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(colours.q(ink))
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, text if len(text) < 7 else "…")
        painter.end()
