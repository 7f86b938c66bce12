"""Plug-ins that were switched off, told on the GUI thread; those of the start wait until somebody listens."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal

from engine.formats.guarded import BrokenPlugin, tell_with
from gui.language.spoken import spoken


class PluginNews(QObject):
    """Hears of plug-ins that fail, on whatever thread, from now on until `close`."""

    _came = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[str] = []
        self._say: Callable[[str], object] = self._waiting.append
        self._came.connect(self._on_news, Qt.ConnectionType.QueuedConnection)
        tell_with(self._tell)

    def listen(self, say: Callable[[str], object]) -> None:
        """Let `say` be told of each, in a sentence; first of those that there were already."""
        self._say = say
        for text in self._waiting:
            say(text)
        self._waiting.clear()

    def close(self) -> None:
        """Plug-ins are told on the standard error again."""
        tell_with(None)

    def _tell(self, broken: BrokenPlugin) -> None:
        self._came.emit(spoken(str(broken)))

    def _on_news(self, text: str) -> None:
        self._say(text)
