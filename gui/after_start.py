"""What a start leaves for the moments after it, so that nothing is slow when it is first wanted."""

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from gui.main_window import MainWindow

Piece = Callable[[], object]

PAUSE = 5
"""Milliseconds between two pieces, in which what a person does comes first."""

KEEPS = (
    "json", "msgspec",
    "engine.journal.images", "engine.journal.frames", "engine.journal.reading", "engine.journal", "gui.recovery.found",
    "gui.recovery.recorder", "engine.project_file.cases", "engine.project_file.whole", "gui.faults.rescue",
)  # fmt: skip
"""Modules that take down what is edited and save it when something fails: by then loading them might fail too."""

WANTED_SOON = (
    "gui.files.reading", "gui.files.incoming", "gui.files.reloading", "gui.files.importing",
    "engine.layout", "engine.formats.hdu1524_reader", "engine.formats.uva11927_reader", "engine.formats.hdu5724_reader",
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
    """The pieces of work of a window: icons first, they are the first to be missed; then what keeps work from loss."""
    yield from window.actions_by_name.icons_to_draw()
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
    """

    painted = Signal()
    """The window has been painted for the first time."""

    def __init__(self, window: QWidget, pieces: Iterator[Piece]) -> None:
        super().__init__(window)
        self._pieces = pieces
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
        piece = next(self._pieces, None)
        if piece is not None:
            piece()
            self._timer.start()
