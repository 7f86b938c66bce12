"""The chip that says which filter dims positions, so that nobody wonders why they are grey; it ends it, too."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSpinBox, QToolButton

from gui.calm import Calm
from gui.canvas.surface import CanvasSurface
from gui.faces.numbering import numbering
from gui.find.texts import filter_words, shown_words, tr
from gui.theme import ThemeController

BESIDE = 12
LARGEST_VALUE = 99_999


class FilterChip(QFrame):
    """Lies over the upper left corner of a canvas while there is a filter."""

    def __init__(self, canvas: CanvasSurface, theme: ThemeController) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self.setObjectName("filterChip")
        self.setAccessibleName(tr("Filter"))
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.words = self._label("filterWords", "")
        self.value = QSpinBox(self)
        self.value.setObjectName("filterValue")
        self.value.setAccessibleName(tr("Grundy value that stands out"))
        self.value.setRange(0, LARGEST_VALUE)
        Calm.over(self.value)
        self.shown = self._label("filterShown", "muted")
        self.clear = QToolButton(self)
        self.clear.setObjectName("filterClear")
        self.clear.setAccessibleName(tr("Show all positions again"))
        self.clear.setToolTip(tr("Show all positions again"))
        self.clear.setIconSize(QSize(16, 16))
        theme.set_icon(self.clear, "close")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 5, 6, 5)
        row.setSpacing(8)
        for part in (self.words, self.value, self.shown, self.clear):
            row.addWidget(part)
        self.value.valueChanged.connect(self._take_value)
        self.clear.clicked.connect(self._end)
        for signal in (canvas.looks.filter_changed, numbering.changed):
            signal.connect(self.follow)
        self.follow()

    def _label(self, name: str, role: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setTextFormat(Qt.TextFormat.PlainText)
        if role:
            label.setProperty("role", role)
        return label

    def _take_value(self, value: int) -> None:
        chosen = self._canvas.looks.filter
        if chosen is not None and chosen.kind == "value":
            self._canvas.looks.set_filter(replace(chosen, value=value))

    def _end(self) -> None:
        if self.isAncestorOf(self.window().focusWidget() or self.window()):
            self._canvas.setFocus()
        self._canvas.looks.set_filter(None)

    def follow(self) -> None:
        """Say what the filter is now."""
        looks, game = self._canvas.looks, self._canvas.game
        chosen = looks.filter
        if chosen is None or game is None:
            self.hide()
            return
        self.words.setText(filter_words(chosen, game))
        self.shown.setText(shown_words(looks.shown, self._canvas.picture.n))
        self.value.setVisible(chosen.kind == "value")
        if self.value.value() != chosen.value:
            self.value.setValue(chosen.value)
        self.adjustSize()
        self.move(BESIDE, BESIDE)
        self.show()
        self.raise_()
