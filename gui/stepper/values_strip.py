"""The values that are present among the followers, in a row of boxes, and the first that is missing."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.explain import MexSteps
from gui.stepper.words import tr
from gui.theme import ThemeController

BOX, GAP = 38, 6
LEAST = 22
"""How wide a box is at least."""
MOST = 8
"""Boxes at most."""


@dataclass(frozen=True)
class Box:
    """A value: present among the followers or not; None for values that are left out."""

    value: int | None
    present: bool


def boxes(steps: MexSteps) -> list[Box]:
    """The values up to the missing one, and larger ones that occur as far as there is room."""
    value = steps.value
    if value >= MOST:
        below = [Box(0, True), Box(1, True), Box(2, True), Box(None, True), Box(value - 2, True), Box(value - 1, True)]
    else:
        below = [Box(v, True) for v in range(value)]
    row = [*below, Box(value, False)]
    larger = [Box(v, True) for v in steps.larger]
    room = MOST - len(row)
    return row + (larger if len(larger) <= room else [*larger[: room - 1], Box(None, True)] if room > 0 else [])


class ValuesStrip(QWidget):
    """Shows `boxes` of one step; the missing value is found only where it has been told."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._boxes: list[Box] = []
        self._told = False
        self.setObjectName("stepValues")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def show_steps(self, steps: MexSteps | None, *, told: bool) -> None:
        """Show the values of a mex, and whether the missing one has been found."""
        self._boxes = boxes(steps) if steps else []
        self._told = told
        self.setAccessibleName(self._words(steps) if steps else tr("Values of the followers"))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def _words(self, steps: MexSteps) -> str:
        present = [str(present.value) for present in steps.present] + [str(value) for value in steps.larger]
        words = tr("Present: {0}").format(", ".join(present) or tr("nothing"))
        return f"{words}; {tr('missing: {0}').format(steps.value)}" if self._told else words

    def sizeHint(self) -> QSize:
        return QSize(max(len(self._boxes) * (BOX + GAP) - GAP, 0), BOX + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(len(self._boxes) * LEAST, BOX + 2)

    def box(self, number: int) -> QRectF:
        """Where the box of that number is: all are narrower where there is little room."""
        pitch = min(BOX + GAP, (self.width() + GAP) / max(len(self._boxes), 1))
        return QRectF(number * pitch + 1.5, 2.5, min(BOX, pitch) - 3, BOX - 3)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for number, box in enumerate(self._boxes):
            self._paint_box(painter, self.box(number), box)
        painter.end()

    def _paint_box(self, painter: QPainter, rect: QRectF, box: Box) -> None:
        colours = self._theme.colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(Qt.PenStyle.NoPen)
        ink = colours.q("text_muted")
        if box.value is not None and box.present:
            side = "n" if box.value else "p"
            painter.setBrush(colours.q(f"{side}_fill"))
            painter.setPen(QPen(colours.q(f"{side}_border"), 1.5))
            ink = colours.q(f"{side}_text")
        elif box.value is not None:
            pen = QPen(colours.q("accent" if self._told else "border_strong"), 3.0 if self._told else 1.5)
            pen.setStyle(Qt.PenStyle.SolidLine if self._told else Qt.PenStyle.DashLine)
            painter.setPen(pen)
            ink = colours.q("accent" if self._told else "text_muted")
        painter.drawRoundedRect(rect, 7, 7)
        text = "…" if box.value is None else f"{box.value:,}" if box.present or self._told else "?"
        font = QFont(self.font())
        size = 18 if len(text) < 3 else 14 if len(text) < 4 else 10
        font.setPixelSize(size if rect.width() > BOX - 10 else min(size, 12))
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
