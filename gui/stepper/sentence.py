"""A sentence in letters as large as there is room for."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.stepper.words import tr
from gui.theme.fonts import text_size
from gui.tips import plain_tip

SIZES = (22, 19, 16, 14, 12)
"""Pixels of the letters where texts have their usual size, the best first."""
LINES = 2
_WRAPPED = Qt.TextFlag.TextWordWrap


class Sentence(QWidget):
    """Two lines at the largest size; a longer text is set smaller, and cut only where that does not help."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setObjectName("stepSentence")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.say("")

    def say(self, text: str) -> None:
        """Show a text."""
        self._text = text
        self.setAccessibleName(tr("This step"))
        self.setAccessibleDescription(text)
        self.setToolTip(plain_tip(text))
        self.update()

    @property
    def text(self) -> str:
        """The whole text."""
        return self._text

    def sizeHint(self) -> QSize:
        return QSize(200, LINES * QFontMetrics(self._font(_sizes()[0])).lineSpacing() + 4)

    def _font(self, pixels: int) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(pixels)
        return font

    def fitted(self) -> tuple[int, str]:
        """The size of the letters, and the text as it is shown."""
        sizes = _sizes()
        for pixels in sizes:
            if self._fits(self._text, pixels):
                return pixels, self._text
        low, high = 0, len(self._text)
        while low < high:
            middle = (low + high + 1) // 2
            if self._fits(f"{self._text[:middle]}…", sizes[-1]):
                low = middle
            else:
                high = middle - 1
        return sizes[-1], f"{self._text[:low]}…"

    def _fits(self, text: str, pixels: int) -> bool:
        room = QRect(0, 0, self.width(), 10_000)
        taken = QFontMetrics(self._font(pixels)).boundingRect(room, int(_WRAPPED), text)
        return taken.height() <= self.height() and taken.width() <= self.width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        pixels, text = self.fitted()
        painter.setFont(self._font(pixels))
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), int(_WRAPPED | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), text)
        painter.end()


def _sizes() -> list[int]:
    return [round(pixels * text_size() / 100) for pixels in SIZES]
