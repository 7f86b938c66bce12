"""A column of widgets that is never lower than its wrapped texts need."""

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

_LEAST = 200


class Fitted(QWidget):
    """Splitters and scroll areas do not ask how high a wrapped text is at the width there is: this says it before."""

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        layout = self.layout()
        if layout is not None:
            self.setMinimumHeight(max(layout.minimumHeightForWidth(self.width()), layout.minimumSize().height()))


class Scrolled(QScrollArea):
    """Scrolls a widget up and down where there is no room for its least height."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        content.setAutoFillBackground(False)
        self.viewport().setAutoFillBackground(False)
        self.setWidget(content)
        content.setAutoFillBackground(False)

    def minimumSizeHint(self) -> QSize:
        content = self.widget()
        width = content.minimumSizeHint().width() if content else 0
        return QSize(width + self.verticalScrollBar().sizeHint().width(), _LEAST)

    def sizeHint(self) -> QSize:
        return QSize(700, 420)
