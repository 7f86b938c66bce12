"""The window and its widgets without a screen: painted by Qt's raster engine, driven by real events."""

import time
from collections.abc import Iterator
from functools import cache
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.benchmarks.measuring import Spent, spent

WIDTH, HEIGHT = 1600, 1000
LEFT, MIDDLE, NO_BUTTON = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.NoButton
PRESS, MOVE, RELEASE = QEvent.Type.MouseButtonPress, QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease
PLAIN = Qt.KeyboardModifier.NoModifier


@cache
def application() -> QApplication:
    """The application as the program has it. It is held here: Qt is shut down when it goes."""
    from gui.app import prepared

    return prepared(QApplication(["grundy"]))


def main_window() -> Any:
    """The program's window, painted and at rest."""
    from gui.main_window import MainWindow
    from gui.theme import ThemeController

    app = application()
    window = MainWindow(ThemeController(app, "light"))
    window.resize(WIDTH, HEIGHT)
    window.show()
    rest(0.3)
    return window


def rest(seconds: float) -> None:
    """Events as they come, for so long."""
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        QApplication.processEvents()
        time.sleep(0.001)


class Paints(QObject):
    """Counts how often a widget, or one inside it, is painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.count = 0
        for watched in (widget, *widget.findChildren(QWidget)):
            watched.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.count += 1
        return False


def mouse(
    widget: QWidget,
    kind: QEvent.Type,
    at: QPointF,
    button: Qt.MouseButton = NO_BUTTON,
    held: Qt.MouseButton = NO_BUTTON,
) -> QMouseEvent:
    """A mouse event at a point of the widget."""
    return QMouseEvent(kind, at, QPointF(widget.mapToGlobal(at)), button, held, PLAIN)


def wheel(widget: QWidget, at: QPointF, notches: int) -> QWheelEvent:
    """The wheel turned by so many notches, away from the hand if positive."""
    turn = QPoint(0, 120 * notches)
    globally = QPointF(widget.mapToGlobal(at))
    return QWheelEvent(at, globally, QPoint(), turn, NO_BUTTON, PLAIN, Qt.ScrollPhase.NoScrollPhase, False)


def frame(widget: QWidget, event: QEvent) -> Spent:
    """What it takes from an event to all that is painted because of it."""

    def handled() -> None:
        QApplication.sendEvent(widget, event)
        QApplication.processEvents()

    return spent(handled)


def until_quiet(paints: Paints, quiet: float) -> float:
    """Seconds until the last picture is painted: after it none comes for `quiet` seconds."""
    start = last = time.perf_counter()
    seen = paints.count
    while time.perf_counter() - last < quiet:
        QApplication.processEvents()
        if paints.count != seen:
            seen, last = paints.count, time.perf_counter()
        time.sleep(0.001)
    return last - start


def zigzag(start: QPointF, steps: int, length: float = 9.0) -> Iterator[QPointF]:
    """Points that a hand passes: to and fro, and slowly down."""
    at = QPointF(start)
    for i in range(steps):
        at += QPointF(length if i // 6 % 2 == 0 else -length, length / 4)
        yield QPointF(at)
