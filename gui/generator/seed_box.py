"""The seed: typed, or another one at the press of a button."""

from collections.abc import Callable
from secrets import randbelow

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QSpinBox, QWidget

from gui.generator.editors import FIELD_WIDTH
from gui.generator.texts import tr

MOST = 999_999
FIRST = 1


class SeedBox(QWidget):
    """Shows the seed and lets it be changed.

    Signals
    -------
    changed()
        A person wants another seed.
    """

    changed = Signal()

    def __init__(self, draw: Callable[[int], int] = randbelow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draw = draw
        self.field = QSpinBox(self)
        self.field.setObjectName("generatorSeed")
        self.field.setAccessibleName(tr("Seed"))
        self.field.setToolTip(tr("The same seed gives the same cases, on every machine"))
        self.field.setRange(0, MOST)
        self.field.setValue(FIRST)
        self.field.setFixedWidth(FIELD_WIDTH)
        self.another = QPushButton(tr("Another"), self)
        self.another.setObjectName("generatorAnotherSeed")
        self.another.setAccessibleName(tr("Another seed"))
        self.another.setToolTip(tr("Draw another seed"))
        label = QLabel(tr("Seed"), self)
        label.setBuddy(self.field)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(label, 1)
        row.addWidget(self.another)
        row.addWidget(self.field)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        QWidget.setTabOrder(self.field, self.another)
        self.field.valueChanged.connect(lambda _: self.changed.emit())
        self.another.clicked.connect(lambda _: self.draw())

    @property
    def seed(self) -> int:
        return self.field.value()

    def draw(self) -> None:
        """Take another seed."""
        before = self.seed
        seed = self._draw(MOST)
        with QSignalBlocker(self.field):
            # One more than those below it: never the same again.
            self.field.setValue(seed if seed < before else seed + 1)
        self.changed.emit()
