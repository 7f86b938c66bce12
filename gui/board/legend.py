"""The line that says how to read the staircase."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gui.board.words import tr
from gui.theme import ThemeController, set_role

MARKS, GAP = 120, 24
"""Pixels: of the swatches, the margins and the gaps, and before the last sentence."""


class Swatch(QWidget):
    """A sample of the shade of runs that count, or of those that do not."""

    def __init__(self, theme: ThemeController, counts: bool, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme, self._counts = theme, counts
        self.setFixedSize(18, 14)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, colours = QPainter(self), self._theme.colours
        hatch = QBrush(colours.q("border_strong", 0.55), Qt.BrushStyle.BDiagPattern)
        painter.setPen(colours.q("accent" if self._counts else "border_strong"))
        painter.setBrush(QBrush(colours.q("selection")) if self._counts else hatch)
        painter.drawRect(QRectF(0.5, 0.5, 16, 12))
        painter.end()


class StaircaseLegend(QWidget):
    """Shown while the staircase is explained."""

    def __init__(self, theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("boardLegend")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(240)
        set_role(self, "panel")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 12, 6)
        row.setSpacing(6)
        row.addWidget(Swatch(theme, True, self))
        self._counts = self._label("")
        self._counts.setToolTip(tr("Empty blocks are numbered from the right; a run left of an odd one counts."))
        row.addWidget(self._counts)
        row.addSpacing(10)
        row.addWidget(Swatch(theme, False, self))
        self._rest = self._label(tr("does not count"))
        row.addWidget(self._rest)
        row.addSpacing(10)
        self._sum = self._label(tr("value = XOR (⊕) of the lengths that count"))
        row.addWidget(self._sum)
        row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        said = tr("counts: its next free block has an odd number, from the right")
        used = MARKS + sum(map(self.fontMetrics().horizontalAdvance, (said, self._rest.text())))
        room = event.size().width()
        self._counts.setText(said if used <= room else tr("counts"))
        self._sum.setVisible(used + self._sum.sizeHint().width() + GAP <= room)
        super().resizeEvent(event)

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        set_role(label, "muted")
        return label
