"""Pasting anywhere in the window: what is on the clipboard goes to the editor, or is imported with its format found."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

if TYPE_CHECKING:
    from gui.board.editor import BoardEditor
    from gui.main_window import MainWindow


class PasteAnywhere(QObject):
    """Takes the paste keys that nothing in the window had a use for: a field for text pastes text and keeps them."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        # A panel that floats is a window of its own, where keys that are not used end.
        for part in (window, *(dock for _, dock in window.docks.items())):
            part.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        is_key = event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent)
        if is_key and isinstance(event, QKeyEvent) and event.matches(QKeySequence.StandardKey.Paste):
            paste(self._window)
            return True
        return False


def connect_pasting(window: "MainWindow") -> None:
    """Let a judge's text be pasted whatever has the keyboard, also where rows or heaps are edited."""
    PasteAnywhere(window)
    window.late.board.when_made(lambda board: _connect_board(window, board))


def _connect_board(window: "MainWindow", board: "BoardEditor") -> None:
    name = window.tr("the clipboard")
    board.text_refused.connect(lambda text: window.files.import_text(text, name, tentative=True))


def paste(window: "MainWindow") -> None:
    """Do what Paste means in the editor; where it means nothing there, import the text."""
    action = window.actions_by_name["paste"]
    if _files():
        window.files.import_path(_files()[0])
    elif action.isEnabled() and window.editors.kind != "heaps":
        action.trigger()
    else:
        paste_text(window)


def paste_text(window: "MainWindow") -> None:
    """Import what is on the clipboard as a file or a text, whose format is found out."""
    text = QGuiApplication.clipboard().text()
    if _files():
        window.files.import_path(_files()[0])
    elif text.strip():
        window.files.import_text(text, window.tr("the clipboard"))
    else:
        window.status.warn(window.tr("There is no text on the clipboard."))


def _files() -> list[Path]:
    """The files that were copied in a file manager."""
    data = QGuiApplication.clipboard().mimeData()
    # An emptied clipboard has no data at all.
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()] if data is not None else []
