"""Reads out who wins when an edit has changed that, for those who do not see the panel."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from gui.accessible.speech import announce, is_heard
from gui.session import Session

REST = 400
"""Milliseconds without an edit after which the verdict is read out."""


class VerdictVoice(QObject):
    """Follows a session.

    Parameters
    ----------
    verdict
        The verdict on the current query in words.
    parent
        What it is the verdict of: the window.
    """

    def __init__(self, session: Session, verdict: Callable[[], str], parent: QWidget) -> None:
        super().__init__(parent)
        self._verdict, self._source, self._last = verdict, parent, ""
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._tell)
        for signal in (session.changed, session.looked_at, session.replaced):
            signal.connect(self._wait)

    def _wait(self, _delta: object = None) -> None:
        if is_heard():
            self._rest.start()

    def _tell(self) -> None:
        text = self._verdict()
        if text != self._last:
            self._last = text
            announce(self._source, text)
