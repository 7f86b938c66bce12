"""PySide6 must not lose references to None, True and False: 6.12 does on Python 3.11, until the process aborts.

Each signal, paint event and overridden method is a call from Qt into Python that returns one of them. On Python 3.12
and newer these objects live for ever and have no count; there the calls are made and only the counting is left out.
"""

import gc
import sys
from collections.abc import Callable

import pytest
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QUndoCommand, QUndoStack
from PySide6.QtWidgets import QWidget

TIMES = 1_000
# Other code may drop a few references meanwhile; a faulty PySide6 loses one or more a call.
SLACK = 200
IMMORTAL = sys.version_info >= (3, 12)


def counts() -> list[int]:
    return [sys.getrefcount(thing) for thing in (None, True, False)]


def check_references(call: Callable[[], None]) -> None:
    call()
    # What other tests have left behind would be collected in between.
    gc.collect()
    gc.disable()
    before = counts()
    for _ in range(TIMES):
        call()
    gc.enable()
    lost = [b - a for b, a in zip(before, counts(), strict=True)]
    if not IMMORTAL:
        assert max(lost) < SLACK, f"references lost to None, True, False in {TIMES} calls: {lost}"


class Sender(QObject):
    told = Signal(object)


def test_signals(qtbot):
    sender, got = Sender(), []
    sender.told.connect(got.append)
    sender.told.connect(lambda value: None)

    def tell() -> None:
        sender.told.emit(7)

    check_references(tell)
    assert got == [7] * (TIMES + 1)


class Painted(QWidget):
    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.palette().window())
        painter.end()
        self.painted += 1

    def sizeHint(self) -> QSize:
        return QSize(20, 20)

    def hasHeightForWidth(self) -> bool:
        return False


def test_paint_events_and_overridden_methods(qtbot):
    widget = Painted()
    qtbot.addWidget(widget)
    widget.resize(20, 20)

    def paint() -> None:
        widget.grab()
        widget.updateGeometry()

    check_references(paint)
    assert widget.painted > TIMES


class Step(QUndoCommand):
    def __init__(self, made: list[int], merges: bool) -> None:
        super().__init__("step")
        self.made, self.merges = made, merges

    def id(self) -> int:
        return 1

    def redo(self) -> None:
        self.made[0] += 1

    def undo(self) -> None:
        self.made[0] -= 1

    def mergeWith(self, other: QUndoCommand) -> bool:
        return self.merges


@pytest.mark.parametrize("merges", [False, True])
def test_undo_pushes(qtbot, merges):
    stack, made, seen = QUndoStack(), [0], []
    stack.indexChanged.connect(seen.append)

    def push_and_undo() -> None:
        stack.push(Step(made, merges))
        stack.push(Step(made, merges))
        stack.undo()

    check_references(push_and_undo)
    # A merged pair is one step whose undo is that of its first half.
    assert made == [TIMES + 1]
    assert stack.count() == (1 if merges else TIMES + 2)
    assert len(seen) >= TIMES
