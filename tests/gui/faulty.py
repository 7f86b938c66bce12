"""A window in which anything may raise, and what is to be seen of it."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from one_window import main_window
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from engine.document import Document
from engine.games import graph_changes
from engine.games.board_record import BoardRecord
from engine.games.graph import GraphGame
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.kinds import kind_of
from gui.faults import Faults
from gui.main_window import MainWindow


class BoomError(Exception):
    """Nobody expects it."""


def boom(*_: object, **__: object) -> None:
    raise BoomError("as planned")


@contextmanager
def made_window(app: QApplication, folder: Path) -> Iterator[MainWindow]:
    """A window that is not shown yet, with settings of its own."""
    with main_window(app, folder, (1000, 700), shown=False) as window:
        yield window
    rest()


@contextmanager
def watched(window: MainWindow, folder: Path) -> Iterator[Faults]:
    """The window with a document of two cases, its faults watched."""
    # Each test may raise at the very line of the one before.
    faults = Faults(folder / "crashes", ask=lambda _: folder / "copy.grundy")
    faults.watch(window.session, window)
    window.session.open(Document([example(), BoardRecord(rows=((1, 3), (2,)))]))
    yield faults
    faults.close()
    faults.deleteLater()
    rest()


def example() -> GraphRecord:
    places = np.array([[-200.0, 0.0], [0.0, 0.0], [200.0, 0.0], [0.0, 150.0]])
    ends = np.array([0, 1, 0]), np.array([1, 2, 3])
    return GraphRecord(4, *ends, queries=(QueryRecord(((0, 1), (1, 2))),), names={0: "a&b"}, places=places)


def rest(milliseconds: int = 1) -> None:
    """Let the event loop run; it hands what handlers raise to the hook, where `qWait` and `processEvents` raise it."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_for(true: Callable[[], object], seconds: float = 5.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        rest(5)


def told(faults: Faults) -> str:
    """Wait for the dialog; gives what it says."""
    wait_for(lambda: faults.dialog)
    assert faults.dialog
    dialogs = [w for w in QApplication.topLevelWidgets() if w.objectName() == "faultDialog" and w.isVisible()]
    children = [w for top in QApplication.topLevelWidgets() for w in top.findChildren(QDialog, "faultDialog")]
    assert len({*dialogs, *(w for w in children if w.isVisible())}) == 1
    words = faults.dialog.findChild(QLabel, "faultWords")
    assert words
    return words.text()


def still_editable(window: MainWindow) -> None:
    """Positions can be added and taken back, and the history stands where the document stands."""
    stack = window.session.undo_stack
    window.session.look_at(window.session.document.cases[0].key)
    before, index = window.session.document.records(), stack.index()
    game = window.session.graph
    assert game
    key = game.new_key()
    new = graph_changes.NewPosition(key, game.n, graph_changes.Place(5, 5))
    window.session.edit(graph_changes.AddPositions((new,)), "Add position")
    assert stack.index() == index + 1
    stack.undo()
    assert window.session.document.records() == before
    values_are_right(window.session.document)


def values_are_right(document: Document) -> None:
    """Each live graph has the values that it has when made from its record."""
    for case in document.cases:
        if isinstance(case.game, GraphGame):
            anew = kind_of(case.record).game_of(case.record)
            assert [case.game.value(p) for p in case.game.positions] == [anew.value(p) for p in anew.positions]
            assert [case.game.nim_sum(q) for q in case.game.queries] == [anew.nim_sum(q) for q in anew.queries]


def dismissing() -> QTimer:
    """Answers every question with no, so that actions come to their end."""
    timer = QTimer()

    def dismiss() -> None:
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if widget is not None:
                widget.close()

    timer.timeout.connect(dismiss)
    timer.start(20)
    return timer
