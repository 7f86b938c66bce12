"""The nim-sum as a table: a row for each position that has stones, its value in decimal and in binary."""

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from engine.games.graph import GraphGame, Query
from engine.solve.live import LabelChanges
from gui.panels.rows import Index


class Column(IntEnum):
    """The columns of the table."""

    TITLE = 0
    COUNT = 1
    VALUE = 2
    BINARY = 3


CANCELS = Qt.ItemDataRole.UserRole
"""Whether the count of the row is even, so that its stones cancel out."""


def binary(value: int, width: int) -> str:
    """`value` with `width` binary digits at least."""
    return f"{value:0{width}b}"


class NimSumModel(QAbstractTableModel):
    """The groups of stones of one query. Titles and values are read from the game when a row is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = GraphGame()
        self._groups: list[tuple[int, int]] = []
        self.value = 0
        self.width = 1
        self.cancelling = False

    def show(self, game: GraphGame, query: Query, value: int) -> None:
        """Show `query`, whose nim-sum is `value`."""
        self.beginResetModel()
        self._game = game
        self._groups = list(query.counts.items())
        self.value = value
        labels = game.dag.labels
        self.cancelling = any(count % 2 == 0 for _, count in self._groups)
        self.width = max((labels[p] for p, _ in self._groups), default=0).bit_length() or 1
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing."""
        self.beginResetModel()
        self._groups, self.value, self.width = [], 0, 1
        self.endResetModel()

    def refresh(self, value: int, labels: LabelChanges) -> None:
        """The same stones, but titles may be others, and values as `labels` says; the columns only grow."""
        self.value = value
        self.width = max(self.width, value.bit_length(), *(after.bit_length() for _, after in labels.values()))
        if self._groups:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._groups) - 1, len(Column) - 1))

    def position(self, row: int) -> int:
        """The position that a row stands for."""
        return self._groups[row][0]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(self._groups)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (self.tr("Position"), self.tr("Stones"), self.tr("Value"), self.tr("Binary"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section == Column.TITLE
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        position, count = self._groups[index.row()]
        if position not in self._game:
            return None
        if role == CANCELS:
            return count % 2 == 0
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(index.column(), position, count)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self._explained(position, count)
        return None

    def _text(self, column: int, position: int, count: int) -> str:
        if column == Column.TITLE:
            return self._game.title(position)
        if column == Column.COUNT:
            return f"×{count:,}"
        value = self._game.value(position)
        if column == Column.VALUE:
            return str(value)
        return binary(value, self.width) if count % 2 else self.tr("cancels out")

    def _explained(self, position: int, count: int) -> str:
        if count == 1:
            return self.tr("One stone on a position of Grundy value {0}").format(self._game.value(position))
        if count % 2 == 0:
            return self.tr("{0} stones: an even number on one position cancels out").format(f"{count:,}")
        return self.tr("{0} stones: an odd number on one position counts once").format(f"{count:,}")
