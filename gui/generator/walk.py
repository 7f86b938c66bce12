"""Two arrows and where one is."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.generator.steady import SteadyTool
from gui.panels.verdict_card import plain_label
from gui.theme import ThemeController

_GAP = 3


class Walk(QWidget):
    """Two arrows and "Case 3 of 12"; "3/12" where that is too long, and nothing where that is.

    Parameters
    ----------
    name
        The names of its widgets begin with it.
    words
        The text with places for the two numbers; what the arrows do.

    Signals
    -------
    stepped(int)
        One on (1) or one back (-1).
    """

    stepped = Signal(int)

    def __init__(self, name: str, words: Sequence[str], theme: ThemeController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text, self._form = words[0], 0
        self._index, self._count = 0, 1
        self.back = SteadyTool(f"{name}Previous", words[1], "step-back", theme, self)
        self.forth = SteadyTool(f"{name}Next", words[2], "step-forward", theme, self)
        self.back.clicked.connect(lambda _: self.stepped.emit(-1))
        self.forth.clicked.connect(lambda _: self.stepped.emit(1))
        self.label = plain_label(f"{name}Place", "")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(_GAP)
        for widget in (self.back, self.forth, self.label):
            row.addWidget(widget)

    def show_place(self, index: int, count: int) -> None:
        """Where one is."""
        self._index, self._count = index, count
        self._write()
        self.back.set_able(index > 0)
        self.forth.set_able(index + 1 < count)

    def shorten(self, form: int) -> None:
        """Say it in words (0), in numbers (1), or not at all (2)."""
        self._form = form
        self._write()

    def width_as(self, form: int) -> int:
        """Pixels of width that it wants in a form."""
        arrows = self.back.sizeHint().width() + self.forth.sizeHint().width() + _GAP
        words = self._words(form)
        return arrows + _GAP + self.label.fontMetrics().horizontalAdvance(words) + 2 if words else arrows

    def show_text(self, text: str) -> None:
        """How the place is said: a text with {0} and {1}."""
        self._text = text
        self._write()

    def _words(self, form: int) -> str:
        place = f"{self._index + 1:,}", f"{self._count:,}"
        return (self._text.format(*place), "/".join(place), "")[form]

    def _write(self) -> None:
        text = self._words(0)
        self.label.setAccessibleName(text)
        self.label.setToolTip(text)
        self.label.setText(self._words(self._form))
        self.label.setVisible(self._form < 2)
        self.updateGeometry()
