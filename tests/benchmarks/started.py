"""A program started until its window has painted itself: ``python -m tests.benchmarks.started grundy`` (or ``bare``).

It says "painted" then, and ends; whoever started it looks at the clock.
"""

import os
import sys

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget


class Painted(QObject):
    """Notices that a window was painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seen = False

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen = self.seen or event.type() == QEvent.Type.Paint
        return False


def until_painted() -> int:
    """In place of the event loop: events until the windows are painted, with all that stands in them."""
    painted = Painted()
    for window in QApplication.topLevelWidgets():
        if window.isVisible():
            window.installEventFilter(painted)
    while not painted.seen:
        QApplication.processEvents()
    print("painted", flush=True)
    os._exit(0)


def main() -> None:
    if sys.argv[1] == "bare":
        app = QApplication(["bare"])
        window = QWidget()
        window.resize(1280, 800)
        window.show()
        until_painted()
        del app
    else:
        from gui.main import main as grundy

        QApplication.exec = staticmethod(until_painted)  # type: ignore[method-assign]
        grundy(sys.argv[2:])


if __name__ == "__main__":
    main()
