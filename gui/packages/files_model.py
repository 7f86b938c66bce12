"""The files of a package as a table."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt

from engine.package import TestFile
from gui.packages.texts import size_words, tr
from gui.panels.rows import Index
from gui.tips import plain_tip

_AT_TOP = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
FILE, PURPOSE, CASES, SIZE = range(4)


def size_of(file: TestFile) -> int:
    """Bytes of a test: its input and its answers, which are plain ASCII."""
    return len(file.text) + len(file.answers)


class FilesModel(QAbstractTableModel):
    """A row for each test: its name, what it is there for, its cases, its size."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files: tuple[TestFile, ...] = ()

    def show_files(self, files: tuple[TestFile, ...]) -> None:
        """List these."""
        self.beginResetModel()
        self.files = files
        self.endResetModel()

    def rowCount(self, parent: Index = _AT_TOP) -> int:
        return 0 if parent.isValid() else len(self.files)

    def columnCount(self, parent: Index = _AT_TOP) -> int:
        return 0 if parent.isValid() else 4

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section >= CASES else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        titles = (tr("File"), tr("What it is there for"), tr("Cases"), tr("Size"))
        return titles[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        file, column = self.files[index.row()], index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column >= CASES else None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                file.name,
                file.purpose[:1].upper() + file.purpose[1:],
                f"{len(file.records):,}",
                size_words(size_of(file)),
            )[column]
        if role == Qt.ItemDataRole.ToolTipRole and column <= PURPOSE:
            return self._tip(file)
        return None

    @staticmethod
    def _tip(file: TestFile) -> str:
        return plain_tip(f"{file.name}: {file.purpose}")
