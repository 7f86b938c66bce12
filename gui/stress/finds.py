"""What was found before: a new search does not take it away."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QSizePolicy, QVBoxLayout, QWidget

from gui.language.spoken import spoken
from gui.panels.verdict_card import plain_label
from gui.stress import command, words
from gui.stress.hunt import Outcome
from gui.stress.texts import tr
from gui.tips import plain_tip

MOST = 5
_FRAME = 12


class Finds:
    """The searches that found something, the newest first; at most `MOST` besides the one that is shown."""

    def __init__(self) -> None:
        self._all: list[Outcome] = []

    def add(self, outcome: Outcome) -> None:
        """The newest; one that found nothing is not kept."""
        if outcome.found is not None:
            self._all = [outcome, *self._all][: MOST + 1]

    def besides(self, shown: Outcome | None) -> list[Outcome]:
        """Those that are not the one that is shown."""
        return [outcome for outcome in self._all if outcome is not shown][:MOST]


class FindsList(QWidget):
    """Lists them; nothing is seen of it while there are none.

    Signals
    -------
    chosen(Outcome)
        A person wants to see one of them again.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("stressFinds")
        self.setAccessibleName(tr("Found before"))
        title = plain_label("stressFindsTitle", "muted")
        title.setText(tr("Found before"))
        self.list = _List(self)
        title.setBuddy(self.list)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        column.addWidget(title)
        column.addWidget(self.list)
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self._outcomes: list[Outcome] = []
        self.hide()

    def show_finds(self, outcomes: list[Outcome]) -> None:
        """List these."""
        self._outcomes = outcomes
        self.list.clear()
        for outcome in outcomes:
            if outcome.found is not None:
                told = words.find_words(command.short_name(outcome.request.command), outcome.found)
                item = QListWidgetItem(told, self.list)
                item.setToolTip(plain_tip(tr("{0}: {1}").format(told, spoken(outcome.found.size))))
        self.list.updateGeometry()
        self.setVisible(bool(outcomes))

    def _choose(self, item: QListWidgetItem) -> None:
        row = self.list.row(item)
        if 0 <= row < len(self._outcomes):
            self.chosen.emit(self._outcomes[row])


class _List(QListWidget):
    """Just as high as its rows."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("stressFindsList")
        self.setAccessibleName(tr("Inputs that were found before"))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(1, self.count()) * max(20, self.sizeHintForRow(0)) + _FRAME)

    def minimumSizeHint(self) -> QSize:
        return QSize(40, self.sizeHint().height())
