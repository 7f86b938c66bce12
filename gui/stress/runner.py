"""Runs searches as jobs, one at a time. A search that is stopped still hands over what it has found."""

import threading
import time
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, QTimer, Signal

from engine.stress import Progress
from gui.jobs import Cancelled, Control, Job, Jobs
from gui.stress.hunt import Outcome, Request, hunt
from gui.stress.texts import inputs_words, runs_words, tr

LOOK_MS = 100


@dataclass
class _Desk:
    """Where the thread that searches and the GUI leave things for each other; each is set as a whole."""

    stop: threading.Event = field(default_factory=threading.Event)
    progress: Progress | None = None
    outcome: Outcome | None = None


class Runner(QObject):
    """Searches when it is told to, and never else.

    Signals
    -------
    changed()
        It runs, or is being stopped, or rests.
    progressed(Progress, float)
        How far it is, and the seconds since it began.
    ended(Outcome)
        What came of it, also if it was stopped.
    """

    changed = Signal()
    progressed = Signal(object, float)
    ended = Signal(object)

    def __init__(self, jobs: Jobs, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._jobs = jobs
        self._job: Job | None = None
        self._request: Request | None = None
        self._desk = _Desk()
        self._start = 0.0
        self._pulse = QTimer(self, interval=LOOK_MS)
        self._pulse.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether a search runs, or is about to end."""
        return self._job is not None

    @property
    def stopping(self) -> bool:
        """Whether it has been told to end."""
        return self.busy and self._desk.stop.is_set()

    def begin(self, request: Request) -> None:
        """Search; does nothing while another search runs."""
        if self.busy:
            return
        desk = self._desk = _Desk()
        self._request, self._start = request, time.monotonic()
        self._job = self._jobs.run(
            tr("Stress"), lambda control: _searched(request, desk, control), lambda _: self._look(), self._on_failed
        )
        self._pulse.start()
        self.changed.emit()

    def stop(self) -> None:
        """End the search soon; what it has found is handed over by `ended`."""
        if self.busy and not self.stopping:
            self._desk.stop.set()
            self.changed.emit()

    def _look(self) -> None:
        job, desk = self._job, self._desk
        if job is None:
            return
        if desk.outcome is not None:
            self._end(desk.outcome)
        elif job.control.cancelled and not job.thread.is_alive() and self._request is not None:
            # Cancelled before it had begun.
            self._end(Outcome(self._request, stopped=True))
        elif desk.progress is not None:
            self.progressed.emit(desk.progress, time.monotonic() - self._start)

    def _on_failed(self, error: Exception) -> None:
        if self._job is not None and self._request is not None:
            self._end(Outcome(self._request, error=str(error) or type(error).__name__))

    def _end(self, outcome: Outcome) -> None:
        self._job = None
        self._pulse.stop()
        self.changed.emit()
        self.ended.emit(outcome)


def _searched(request: Request, desk: _Desk, control: Control) -> None:
    """The work of the job; nothing here knows a Qt object."""

    def tell(progress: Progress) -> None:
        if desk.stop.is_set():
            raise Cancelled
        desk.progress = progress
        count = inputs_words(progress.tries) if progress.phase == "trying" else runs_words(progress.tries)
        control.progress(progress.share, count)

    desk.outcome = hunt(request, tell)
