"""What a start leaves for the moments after it, so that nothing is slow when it is first wanted."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from gui import remembered
from gui.quick import unread
from gui.wiring.drops import connect_drops

if TYPE_CHECKING:
    from gui.main_window import MainWindow

Piece = Callable[[], object]

PAUSE, PAUSE_BESIDE = 5, 250
"""Milliseconds between two turns, in which what a person does comes first; and while a job for them is running."""
TURN = 0.01
"""Seconds after which a turn begins no other piece."""

OPENING = (
    "gui.files.reading", "gui.interchange.taking", "gui.files.choose_format", "gui.files.incoming", "engine.layout",
    "gui.canvas.minimap",
)  # fmt: skip
"""Modules that stand between a file, or a text that is pasted, and its picture: the first that many people want."""

KEEPS = (
    "json", "msgspec", "platform",
    "engine.journal.images", "engine.journal.frames", "engine.journal.reading", "engine.journal", "gui.recovery.found",
    "gui.recovery.recorder", "engine.project_file.cases", "engine.project_file.whole", "gui.faults.rescue",
)  # fmt: skip
"""Modules that take down what is edited and save it when something fails: by then loading them might fail too."""

WANTED_SOON = (
    *OPENING, "gui.files.reloading", "gui.files.importing", "engine.formats.hdu1524_reader",
    "engine.formats.uva11927_reader", "engine.formats.hdu5724_reader",
    "engine.formats.hdu1536_reader", "engine.formats.hdu1848_reader",
    "engine.games.board_graph", "gui.board.state", "gui.board.layers", "gui.board.surface", "gui.board.view",
    "gui.board.editor", "gui.board.as_graph",
    "gui.heaps.asked", "gui.heaps.stack_surface", "gui.heaps.stacks", "gui.heaps.sequence_cells",
    "gui.heaps.sequence_panel", "gui.heaps.rule_bar", "gui.heaps.editor",
    "gui.panels.explain", "gui.stepper.bar", "gui.stepper.on_canvas", "gui.stepper.on_table",
    "engine.verify", "engine.mistakes", "gui.panels.answers_check", "gui.panels.answers_list", "gui.panels.answers",
    "gui.panels.problems", "gui.pictures.dialog",
)  # fmt: skip
"""Modules that most people need in the first minutes, parts first: each is loaded within two frames."""


def left_over(window: "MainWindow") -> Iterator[Piece]:
    """The pieces of work of a window: for a file first, then icons, then what keeps work from loss."""
    yield partial(connect_drops, window)
    yield from (partial(import_module, name) for name in OPENING)
    yield from window.actions_by_name.icons_to_draw()
    yield remembered.keep
    yield from (partial(import_module, name) for name in KEEPS)
    yield lambda: window.recovery.recorder
    yield from (partial(import_module, name) for name in WANTED_SOON)


class AfterStart(QObject):
    """Does small pieces of work, one after the other, once the window has been painted.

    Parameters
    ----------
    window
        Its owner: nothing is done any more when that is gone.
    pieces
        What is done; each should take less than two frames.
    busy
        Whether something runs that a person waits for: meanwhile less is done.
    """

    painted = Signal()
    """The window has been painted for the first time."""

    def __init__(self, window: QWidget, pieces: Iterator[Piece], busy: Callable[[], bool] = lambda: False) -> None:
        super().__init__(window)
        self._pieces, self._busy = pieces, busy
        self._timer = QTimer(self, singleShot=True, interval=PAUSE)
        self._timer.timeout.connect(self._next)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self._timer.start()
            # Not within the painting itself.
            QTimer.singleShot(0, self, self.painted.emit)
        return False

    def _next(self) -> None:
        begin = perf_counter()
        with unread():
            while (piece := next(self._pieces, None)) is not None:
                piece()
                if self._busy() or perf_counter() - begin > TURN:
                    self._timer.start(PAUSE_BESIDE if self._busy() else PAUSE)
                    return
