"""The last messages of Qt, which often tell why something went wrong a little later."""

import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

KEPT = 20
_LONGEST = 500
_WORDS = {
    QtMsgType.QtDebugMsg: "debug",
    QtMsgType.QtInfoMsg: "info",
    QtMsgType.QtWarningMsg: "warning",
    QtMsgType.QtCriticalMsg: "critical",
    QtMsgType.QtFatalMsg: "fatal",
}


class QtMessages:
    """Keeps the last messages, and passes them on to where they went before."""

    def __init__(self) -> None:
        self._last: deque[str] = deque(maxlen=KEPT)
        self._before: Callable[..., Any] | None = qInstallMessageHandler(self._on_message)

    @property
    def last(self) -> list[str]:
        """The last messages, the oldest first."""
        return list(self._last)

    def remove(self) -> None:
        """Put back what was there."""
        qInstallMessageHandler(self._before)

    def _on_message(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        self._last.append(f"{_WORDS.get(kind, 'message')}: {text[:_LONGEST]}")
        if self._before is not None:
            self._before(kind, context, text)
        elif sys.stderr is not None:
            print(text, file=sys.stderr)
