"""The files of a package as a table."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from engine.package import TestFile
from engine.package.testset import SAMPLE, SECRET
from gui.language.sentences import raised
from gui.language.spoken import spoken
from gui.packages.texts import size_words, tr
from gui.panels.rows import Index
from gui.tips import plain_tip

_AT_TOP = QModelIndex()
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
FILE, PURPOSE, CASES, SIZE, IS_SAMPLE = range(5)


def size_of(file: TestFile) -> int:
    """Bytes of a test: its input and its answers, which are plain ASCII."""
    return len(file.text) + len(file.answers)


def size_text(file: TestFile) -> str:
    """The input and the answers, which are plain ASCII: ``24 B + 9 B``."""
    return f"{size_words(len(file.text))} + {size_words(len(file.answers))}"


class FilesModel(QAbstractTableModel):
    """A row for each test: its name, what it is there for, its cases, its size, and whether contestants see it.

    Signals
    -------
    sampled()
        A person has made a test a sample, or a secret one again.
    """

    sampled = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.files: tuple[TestFile, ...] = ()
        self._samples: set[str] = set()

    def show_files(self, files: tuple[TestFile, ...], own: bool = False) -> None:
        """List these; of a person's `own` tests those are samples that were before."""
        self.beginResetModel()
        self.files = tuple(self._grouped(file) for file in files) if own else files
        self.endResetModel()

    def _grouped(self, file: TestFile) -> TestFile:
        return replace(file, group=SAMPLE if file.name in self._samples else SECRET)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        return flags | Qt.ItemFlag.ItemIsUserCheckable if index.column() == IS_SAMPLE else flags

    def setData(self, index: Index, value: Any, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if not index.isValid() or index.column() != IS_SAMPLE or role != Qt.ItemDataRole.CheckStateRole:
            return False
        row, name = index.row(), self.files[index.row()].name
        if Qt.CheckState(value) == Qt.CheckState.Checked:
            self._samples.add(name)
        else:
            self._samples.discard(name)
        self.files = (*self.files[:row], self._grouped(self.files[row]), *self.files[row + 1 :])
        self.dataChanged.emit(index, index, [role])
        self.sampled.emit()
        return True

    def rowCount(self, parent: Index = _AT_TOP) -> int:
        return 0 if parent.isValid() else len(self.files)

    def columnCount(self, parent: Index = _AT_TOP) -> int:
        return 0 if parent.isValid() else 5

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if orientation == Qt.Orientation.Vertical:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section in (CASES, SIZE) else Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        titles = (tr("File"), tr("What it is there for"), tr("Cases"), tr("Input + answers"), tr("Sample"))
        return titles[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        file, column = self.files[index.row()], index.column()
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if column in (CASES, SIZE) else None
        if role == Qt.ItemDataRole.DisplayRole:
            return (
                file.name,
                raised(file.purpose),
                f"{len(file.records):,}",
                size_text(file),
                None,
            )[column]
        if column == IS_SAMPLE:
            return self._sample(file, role)
        if role == Qt.ItemDataRole.ToolTipRole and column <= PURPOSE:
            return self._tip(file)
        return None

    @staticmethod
    def _tip(file: TestFile) -> str:
        return plain_tip(tr("{0}: {1}").format(file.name, spoken(file.purpose)))

    @staticmethod
    def _sample(file: TestFile, role: int) -> Any:
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if file.group == SAMPLE else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return tr("{0} is a sample").format(file.name)
        return plain_tip(tr("Contestants see samples")) if role == Qt.ItemDataRole.ToolTipRole else None
