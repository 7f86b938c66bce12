"""Names of pages in the contents, as high as their lines need."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QListWidget, QStyledItemDelegate, QStyleOptionViewItem

ACROSS, DOWN = 22, 12
"""Pixels around a name: what the style sheet pads rows by, and the ring of the keyboard."""
HIGHEST = 10_000


class TitleDelegate(QStyledItemDelegate):
    """Qt's own forgets the padding where it breaks lines, and cuts a name that would just fit without."""

    def __init__(self, contents: QListWidget) -> None:
        super().__init__(contents)
        self._contents = contents

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        room = QRect(0, 0, max(self._contents.viewport().width() - ACROSS, 40), HIGHEST)
        text = str(index.data(Qt.ItemDataRole.DisplayRole))
        needed = self._contents.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, text)
        return QSize(needed.width() + ACROSS, needed.height() + DOWN)
