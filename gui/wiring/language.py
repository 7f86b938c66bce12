"""Another language: what is painted or put together of several texts in the window is done anew."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from gui.main_window import MainWindow


class LanguageFollower(QObject):
    """Says anew what belongs to no widget of its own. It goes with its window."""

    def __init__(self, window: "MainWindow", retitle: Callable[[], object]) -> None:
        super().__init__(window)
        self._window, self._retitle = window, retitle

    def say_anew(self) -> None:
        """Another language is spoken (see `gui.language.switch`)."""
        self._retitle()
        self._window.status.say_anew()
        # Who paints and measures for a theme does it for other texts too.
        self._window.theme.changed.emit()
