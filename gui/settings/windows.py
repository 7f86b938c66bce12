"""Panels and tool bars back where they were at the first start."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QSettings

if TYPE_CHECKING:
    from gui.main_window import MainWindow

KEYS = ("window/geometry", "window/state")
"""Under which a window remembers its places."""


class Places:
    """The places of a window as it makes them. To be made before those of the last time are restored."""

    def __init__(self, window: "MainWindow") -> None:
        self._window = window
        self._first: QByteArray = window.saveState()

    def put_back(self) -> None:
        """Every panel and tool bar where it was at the first start, and nothing remembered."""
        window = self._window
        window.restoreState(self._first)
        window.docks.share_out()
        for key in KEYS:
            QSettings().remove(key)
