"""The line that says how to read the staircase."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gui.board.words import tr
from gui.theme import ThemeController, set_role

COUNTS_FROM, SUM_FROM = 420, 690
"""Pixels of width from which there is room for what counts, and for the last sentence."""


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
        row.addWidget(self._label(tr("does not count")))
        row.addSpacing(10)
        self._sum = self._label(tr("value = XOR (⊕) of the lengths that count"))
        row.addWidget(self._sum)
        row.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        narrow = event.size().width() < COUNTS_FROM
        self._counts.setText(tr("counts") if narrow else tr("counts: odd block on its right"))
        self._sum.setVisible(event.size().width() >= SUM_FROM)
        super().resizeEvent(event)

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        set_role(label, "muted")
        return label
