"""The nim-sum as a table: a row for each part of the sum, its value in decimal and in binary."""

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from engine.games.kinds import Game
from gui.faces import face_of
from gui.faces.parts import Light, Parts
from gui.faces.texts import brief
from gui.panels.rows import Index


class Column(IntEnum):
    """The columns of the table."""

    TITLE = 0
    COUNT = 1
    VALUE = 2
    BINARY = 3


CANCELS = Qt.ItemDataRole.UserRole
"""Whether what stands there counts for nothing, as the stones of an even number do."""


MOST_BITS = 128
"""Longer values are not written in binary."""


def binary(value: int, width: int) -> str:
    """`value` with `width` binary digits at least."""
    return f"{value:0{width}b}"


class NimSumModel(QAbstractTableModel):
    """The parts of the sum of one query. Titles and values are read when a row is shown."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: Parts | None = None
        self._headings = (self.tr("Position"), self.tr("Stones"))
        self.value = 0
        self.width = 1

    def show(self, game: Game, query: Any, value: int) -> None:
        """Show `query`, whose nim-sum is `value`."""
        face = face_of(game)
        self.beginResetModel()
        self._parts = face.parts(game, query)
        self._headings = face.headings()
        self.value = value
        self.width = max(self._parts.bits, value.bit_length())
        self.endResetModel()

    def clear(self) -> None:
        """Show nothing."""
        self.beginResetModel()
        self._parts, self.value, self.width = None, 0, 1
        self.endResetModel()

    def refresh(self, value: int, values: Mapping[int, tuple[int, int]]) -> None:
        """The same parts, but titles may be others, and values as `values` says; the columns only grow."""
        self.value = value
        self.width = max(self.width, value.bit_length(), *(after.bit_length() for _, after in values.values()))
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, len(Column) - 1))

    def binary(self, value: int) -> str:
        """A value in the last column: its digits, or how many they are."""
        if self.in_digits:
            return binary(value, self.width)
        return self.tr("{0} bits").format(f"{value.bit_length():,}")

    @property
    def in_digits(self) -> bool:
        """Whether there is room for binary digits."""
        return self.width <= MOST_BITS

    @property
    def cancelling(self) -> bool:
        """Whether some rows cancel out."""
        return self._parts is not None and self._parts.cancelling

    def amount(self, row: int) -> str:
        """What the second column says."""
        return self._parts.amount(row) if self._parts and self._parts.has(row) else ""

    def light(self, row: int) -> Light | None:
        """What to light for a row; None where there is none."""
        if self._parts is None or not 0 <= row < len(self._parts) or not self._parts.has(row):
            return None
        return self._parts.light(row)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() or self._parts is None else len(self._parts)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's own default
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return (*self._headings, self.tr("Value"), self.tr("Binary"))[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            left = section == Column.TITLE
            side = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
            return side | Qt.AlignmentFlag.AlignVCenter
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        parts, row = self._parts, index.row()
        if parts is None or not parts.has(row):
            return None
        if role == CANCELS:
            return parts.cancels(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(parts, row, index.column())
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return parts.explained(row)
        return None

    def _text(self, parts: Parts, row: int, column: int) -> str:
        if column == Column.TITLE:
            return parts.title(row)
        if column == Column.COUNT:
            return parts.amount(row)
        if column == Column.VALUE:
            return brief(parts.value(row))
        return self.tr("cancels out") if parts.cancels(row) else self.binary(parts.value(row))
