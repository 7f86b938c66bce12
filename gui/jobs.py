"""Long work off the GUI thread: progress, cancel, and late answers to old questions dropped.

A job runs on a thread of its own and speaks to the GUI thread only through queued signals. What it works on must not be
touched by anybody else meanwhile; what it answers is handed over on the GUI thread.

Qt objects must die on the GUI thread, and Python's collector of reference cycles runs on whatever thread allocates: so
it is held while a job's thread lives, and what a job refers to is kept until its thread has ended. Work that goes on
for hours would fill the memory then: now and then the GUI thread collects what is young itself.
"""

import gc
import logging
import sys
import threading
import time
from collections.abc import Callable
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from shiboken6 import isValid

T = TypeVar("T")
_logger = logging.getLogger(__name__)
_TELL_EVERY = 0.05
COLLECT_MS = 20_000
"""How often the GUI thread collects while the collector is held."""


class Cancelled(Exception):  # noqa: N818 - a decision of the user, not an error
    """The job is not wanted any more."""


class Control:
    """What a job's work gets: it tells how far it is, and learns whether it is still wanted. Any thread may use it."""

    def __init__(self, tell: Callable[[float, str], None]) -> None:
        self._tell = tell
        self._unwanted = threading.Event()
        self._told = 0.0

    @property
    def cancelled(self) -> bool:
        return self._unwanted.is_set()

    def cancel(self) -> None:
        """Ask the work to stop; it does at its next `progress`."""
        self._unwanted.set()

    def progress(self, fraction: float, text: str = "") -> bool:
        """Tell that `fraction` (0 to 1) is done, and with what `text` it goes on. Gives True, as callbacks want it.

        Raises Cancelled if the job is not wanted any more.
        """
        if self._unwanted.is_set():
            raise Cancelled
        now = time.monotonic()
        if text or now - self._told >= _TELL_EVERY:
            self._told = now
            self._tell(min(max(fraction, 0.0), 1.0), text)
        return True


class _CollectorHold:
    """Keeps the collector of reference cycles from running while anybody holds it. For the GUI thread only."""

    def __init__(self) -> None:
        self._holders = 0
        self._was_enabled = False

    def take(self) -> None:
        if self._holders == 0:
            self._was_enabled = gc.isenabled()
            gc.disable()
        self._holders += 1

    def release(self) -> None:
        self._holders -= 1
        if self._holders == 0 and self._was_enabled:
            gc.enable()


_collector = _CollectorHold()


class Job:
    """One piece of work: its title, its key, and how far it is. Made by `Jobs.run`."""

    def __init__(
        self,
        title: str,
        key: str,
        done: Callable[[Any], None],
        failed: Callable[[Exception], None] | None,
        expected: tuple[type[Exception], ...],
    ) -> None:
        self.title = title
        self.key = key
        self.done = done
        self.failed = failed
        self.expected = expected
        self.fraction = 0.0
        self.text = ""
        self.control: Control
        self.thread: threading.Thread
        self.work: Callable[[Control], Any]


class Jobs(QObject):
    """Runs work on threads and hands the answers to the GUI thread. Use it from the GUI thread only.

    Signals
    -------
    started(Job), finished(Job)
        A job runs; it is over (done, failed, cancelled or superseded).
    progressed(Job)
        `Job.fraction` and `Job.text` are new.
    """

    started = Signal(object)
    progressed = Signal(object)
    finished = Signal(object)
    _told = Signal(object, float, str)
    _ended = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[Job] = []
        self._alive: list[Job] = []
        self._collecting = QTimer(self, interval=COLLECT_MS)
        self._collecting.timeout.connect(lambda: gc.collect(1))
        self._told.connect(self._on_told, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._on_ended, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> tuple[Job, ...]:
        """The jobs whose answers are awaited, the oldest first."""
        return tuple(self._running)

    def run(
        self,
        title: str,
        work: Callable[[Control], T],
        done: Callable[[T], None],
        failed: Callable[[Exception], None] | None = None,
        key: str = "",
        expected: tuple[type[Exception], ...] = (),
    ) -> Job:
        """Start `work` on a thread of its own; `done` gets what it returns, `failed` what it raises, on the GUI thread.

        Parameters
        ----------
        key
            A job with the same key that is still running is superseded: cancelled, its answer dropped. "" is no key.
        expected
            Exceptions that belong to the work (bad input, say); all others are logged with their traceback as well.
        """
        if key:
            self.cancel_key(key)
        job = Job(title, key, done, failed, expected)
        job.control = Control(lambda fraction, text: self._told.emit(job, fraction, text))
        job.work = work
        job.thread = threading.Thread(target=self._work, args=(job,), name=f"job {title}", daemon=True)
        self._running.append(job)
        self._alive.append(job)
        _collector.take()
        if not self._collecting.isActive():
            self._collecting.start()
        self.started.emit(job)
        self._start(job)
        return job

    def _start(self, job: Job) -> None:
        try:
            job.thread.start()
        except RuntimeError as error:
            # The system has no thread left: the job fails like any other, once whoever wanted it knows of it.
            self._ended.emit(job, None, error)

    def _work(self, job: Job) -> None:
        answer: object = None
        error: Exception | None = None
        try:
            job.control.progress(0.0)
            answer = job.work(job.control)
        except Cancelled as caught:
            error = caught
        except job.expected as caught:
            error = caught
        except Exception as caught:
            _logger.exception("the job %r failed", job.title)
            error = caught
        except BaseException as caught:  # noqa: BLE001 - a job that ends the thread would be waited for without end
            error = RuntimeError(f"the job {job.title!r} was ended by {type(caught).__name__}: {caught}")
        if isValid(self):
            self._ended.emit(job, answer, error)

    @Slot(object, float, str)
    def _on_told(self, job: Job, fraction: float, text: str) -> None:
        if job in self._running:
            job.fraction, job.text = fraction, text or job.text
            self.progressed.emit(job)

    @Slot(object, object, object)
    def _on_ended(self, job: Job, answer: object, error: Exception | None) -> None:
        _join(job)
        self._bury(job)
        if job not in self._running:
            return
        self._end(job)
        if error is None:
            job.done(answer)
        elif isinstance(error, Cancelled):
            return
        elif job.failed is not None:
            job.failed(error)
        elif not isinstance(error, job.expected):
            # Nobody else would tell of it.
            sys.excepthook(type(error), error, error.__traceback__)

    def _bury(self, job: Job) -> None:
        """The thread of the job is no more."""
        if job in self._alive:
            self._alive.remove(job)
            _collector.release()
            if not self._alive:
                self._collecting.stop()

    def _end(self, job: Job) -> None:
        self._running.remove(job)
        self.finished.emit(job)

    def cancel(self, job: Job) -> None:
        """The job is not wanted: neither `done` nor `failed` is called. Cancelling one that is over does nothing."""
        job.control.cancel()
        if job in self._running:
            self._end(job)

    def cancel_key(self, key: str) -> None:
        """Cancel the jobs with that key."""
        for job in [job for job in self._running if job.key == key]:
            self.cancel(job)

    def cancel_all(self) -> None:
        """Cancel whatever runs."""
        for job in self.running:
            self.cancel(job)

    def shut_down(self, seconds: float = 5.0) -> bool:
        """Cancel all and wait for the threads to end, at most that long; whether they all have."""
        self.cancel_all()
        end = time.monotonic() + seconds
        for job in list(self._alive):
            _join(job, max(0.0, end - time.monotonic()))
            if not job.thread.is_alive():
                self._bury(job)
        return not self._alive


def _join(job: Job, seconds: float | None = None) -> None:
    """Wait for the thread of a job, if it ever came to life."""
    if job.thread.ident is not None:
        job.thread.join(seconds)
