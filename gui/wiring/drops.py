"""Files that are dropped anywhere are for the window, which opens them."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QDragEnterEvent
from PySide6.QtWidgets import QAbstractScrollArea, QLineEdit, QWidget

if TYPE_CHECKING:
    from gui.main_window import MainWindow


class FilesPass(QObject):
    """Lets dragged files through to the parents of what it watches: a line would take their paths for text."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDragEnterEvent) and any(url.isLocalFile() for url in event.mimeData().urls()):
            event.ignore()
            return True
        return False


def connect_drops(window: "MainWindow") -> None:
    """Keep lines, the text and the tree of cases from taking files."""
    files = FilesPass(window)

    def keep(part: QWidget) -> None:
        for widget in _takers(part):
            widget.installEventFilter(files)

    for part in (window.text, window.cases):
        keep(part)
    window.late.heaps.when_made(keep)


def _takers(part: QWidget) -> list[QWidget]:
    lines = part.findChildren(QLineEdit)
    areas = part.findChildren(QAbstractScrollArea)
    return [widget for widget in (*lines, *(area.viewport() for area in areas)) if widget.acceptDrops()]
