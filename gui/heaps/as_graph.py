"""Showing heaps as a graph: how far, and what comes of it."""

from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from engine.games.heaps_graph import NoGraphError, graph_of
from engine.games.heaps_moves import option_count
from engine.games.heaps_record import Heaps
from engine.games.take_rule import TakeRule
from gui.heaps.words import tr
from gui.language.sentences import sentence
from gui.panels.verdict_card import plain_label

USUAL = 60
"""The largest size that is proposed, unless there are fewer."""
LEAST = 8
MOST = 5000
_COUNTED = 5000


def heaps_graph_name(case_name: str, rule: TakeRule, largest: int) -> str:
    """What the new case is called."""
    return tr("{0}: sizes 0 to {1:,}").format(case_name or rule.text, largest)


class AsGraphDialog(QDialog):
    """Asks how far the graph shall go, and says what it will be, or why there is none."""

    def __init__(self, rule: TakeRule, heaps: Heaps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rule, self._heaps = rule, heaps
        self.setObjectName("asGraphDialog")
        self.setWindowTitle(self.tr("Show as graph"))
        self.setMinimumWidth(440)
        self._build()
        self._look()

    def _build(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(10)
        about = plain_label("asGraphAbout", "muted", wrapped=True)
        about.setText(self.tr("A new case with one position for each size of a heap, and the same Grundy values."))
        self.spin = QSpinBox()
        self.spin.setObjectName("asGraphLargest")
        self.spin.setAccessibleName(self.tr("Largest size"))
        self.spin.setRange(0, MOST)
        largest = max(self._heaps, default=USUAL)
        self.spin.setValue(min(max(largest, LEAST), USUAL))
        self.spin.setMinimumWidth(130)
        self.spin.valueChanged.connect(self._look)
        label = plain_label("", "")
        label.setText(self.tr("Sizes 0 to"))
        label.setBuddy(self.spin)
        row = QHBoxLayout()
        row.addWidget(label)
        row.addWidget(self.spin)
        row.addStretch(1)
        self.stones = QCheckBox(self.tr("Put the heaps of this query on it as stones"))
        self.stones.setObjectName("asGraphStones")
        self.stones.setChecked(True)
        self.stones.setVisible(bool(self._heaps))
        self.stones.toggled.connect(self._look)
        self._note = plain_label("asGraphNote", "muted", wrapped=True)
        self._trouble = plain_label("asGraphTrouble", "warning", wrapped=True)
        buttons = QDialogButtonBox()
        self._make = QPushButton(self.tr("Show"))
        self._make.setObjectName("asGraphShow")
        self._make.setProperty("primary", True)
        self._make.setDefault(True)
        buttons.addButton(self._make, QDialogButtonBox.ButtonRole.AcceptRole)
        cancel = buttons.addButton(QDialogButtonBox.StandardButton.Cancel)
        cancel.setObjectName("asGraphCancel")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addWidget(about)
        layout.addLayout(row)
        for widget in (self.stones, self._note, self._trouble):
            layout.addWidget(widget)
        layout.addStretch(1)
        layout.addWidget(buttons)

    @property
    def largest(self) -> int:
        return self.spin.value()

    @property
    def heaps(self) -> Heaps:
        """The heaps to put on the graph as stones."""
        return self._heaps if self.stones.isChecked() else ()

    def _look(self) -> None:
        trouble = no_graph(self._rule, self.largest, self.heaps)
        self._make.setEnabled(not trouble)
        self._trouble.setText(trouble)
        self._trouble.setVisible(bool(trouble))
        self._note.setText("" if trouble else self._size_words())
        self._note.setVisible(not trouble)
        self.adjustSize()

    def _size_words(self) -> str:
        moves = sum(option_count(self._rule, size) for size in range(self.largest + 1))
        text = self.tr("{0} positions, {1} moves").format(f"{self.largest + 1:,}", f"{moves:,}")
        return self.tr("{0}. That many moves are hard to look at.").format(text) if moves > _COUNTED else text


def no_graph(rule: TakeRule, largest: int, heaps: Heaps) -> str:
    """Why there is no such graph, or ""."""
    if rule.splits:
        return sentence(no_graph_of(rule, 0, ()))
    if max(heaps, default=0) > largest:
        text = tr("A heap of {0} has no position among the sizes 0 to {1}.")
        return text.format(max(heaps), f"{largest:,}")
    moves = sum(option_count(rule, size) for size in range(largest + 1))
    if moves <= MOST_MOVES:
        return ""
    return tr("The graph would have {0} moves, too many to look at.").format(f"{moves:,}")


MOST_MOVES = 200_000


def no_graph_of(rule: TakeRule, largest: int, heaps: Heaps) -> str:
    """What the engine says of a graph that it refuses."""
    try:
        graph_of(rule, largest, heaps)
    except NoGraphError as error:
        return str(error)
    return ""
