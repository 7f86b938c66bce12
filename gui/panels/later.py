"""Work put off to the next turn of the event loop, and done once however often it was asked for."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


class Later(QObject):
    """Calls `work` once when the events at hand are dealt with.

    Parameters
    ----------
    work
        What is called.
    parent
        Its owner; nothing is called any more when that is gone.
    """

    def __init__(self, work: Callable[[], None], parent: QObject) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(work)

    def ask(self, delay: int = 0) -> None:
        """Ask for the call in `delay` ms. With a delay, asking again puts it off: it waits for a rest."""
        if delay or not self._timer.isActive() or self._timer.interval():
            self._timer.start(delay)

    def cancel(self) -> None:
        self._timer.stop()

    @property
    def waiting(self) -> bool:
        return self._timer.isActive()
