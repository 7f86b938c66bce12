"""A program run once, from its standard input to its standard output, within limits."""

import contextlib
import math
import os
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.said import say
from engine.stress.limits import MEGABYTE, WRITTEN, Limits
from engine.stress.pipes import Drain
from engine.stress.process_tree import ProcessTree, sweep
from engine.stress.start_hints import why_not

_SHORTEST_WAIT, _LONGEST_WAIT = 0.004, 0.05
_LOOK_EVERY = 0.1
_ERRORS_KEPT = 65536
_PATIENCE = 2.0
_SPARE_SECONDS = 10


class End(Enum):
    """How a run ended."""

    EXIT = "exit"
    TIMEOUT = "time limit"
    MEMORY = "memory limit"
    OUTPUT = "output limit"
    CANCELLED = "cancelled"


class StartError(Exception):
    """A program that cannot be started; the message says why.

    Attributes
    ----------
    reason, hint
        Why, and what may help, each in words; the message is both. There may be no hint.
    """

    def __init__(self, reason: str, hint: str = "") -> None:
        super().__init__(say("{reason}; {hint}", reason=reason, hint=hint) if hint else reason)
        self.reason, self.hint = reason, hint


class Cancelled(Protocol):
    """Whether to stop: a `threading.Event`, or anything that can be asked like one."""

    def is_set(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class Run:
    """What came of a run.

    Attributes
    ----------
    end
        How it ended.
    code
        The exit code; below 0 it is the signal that ended the program. None unless `end` is EXIT.
    output, errors
        What it printed on the standard output and on the standard error, each only as much as was kept.
    seconds
        How long it took.
    peak
        The most resident memory that was seen, in bytes: a run of a few milliseconds may have had more.
    """

    end: End
    code: int | None
    output: bytes
    errors: bytes
    seconds: float
    peak: int


def run_program(
    command: Sequence[str], text: str, limits: Limits, expected: int = 0, cancelled: Cancelled | None = None
) -> Run:
    """Run a program on an input; nothing of it is left running, however this ends.

    Parameters
    ----------
    command
        The program and its arguments; no shell looks at them.
    text
        Its standard input. It need not read it.
    limits
        What it may use.
    expected
        The length of the right output, in bytes; it may print `limits.output` more than that.
    cancelled
        Asked many times a second; once it is set the run ends as CANCELLED.

    Raises
    ------
    StartError
        If the program cannot be started.
    """
    if not command or not command[0]:
        raise StartError(say("no program is named, so it cannot be started"), say("name a program"))
    # A file instead of a pipe: nobody has to write while the program reads, or when it does not.
    with tempfile.TemporaryFile() as stdin:
        stdin.write(text.encode())
        stdin.seek(0)
        try:
            tree = ProcessTree(command, stdin, _cpu_seconds(limits))
        except (OSError, ValueError) as error:
            raise StartError(*why_not(command, error)) from error
        return _Watch(tree, limits, expected + limits.output, cancelled).watch()


def _cpu_seconds(limits: Limits) -> int:
    """More than a run can use in its time, also on all cores."""
    return math.ceil(limits.timeout * (os.cpu_count() or 1)) + _SPARE_SECONDS


class _Watch:
    """Looks after one run."""

    def __init__(self, tree: ProcessTree, limits: Limits, room: int, cancelled: Cancelled | None) -> None:
        self._tree, self._limits, self._cancelled = tree, limits, cancelled
        self._start = time.monotonic()
        self._next_look = self._start + _LOOK_EVERY
        self._news = threading.Event()
        self._peak = 0
        self._files = 0
        process = tree.process
        assert process.stdout is not None
        assert process.stderr is not None
        self._output = Drain(process.stdout, room, self._news.set)
        self._errors = Drain(process.stderr, _ERRORS_KEPT, self._news.set)

    def watch(self) -> Run:
        try:
            end = self._ended()
        finally:
            seconds = time.monotonic() - self._start
            self._clean()
        if end is End.EXIT and self._output.overflows:
            end = End.OUTPUT
        code = self._tree.process.returncode if end is End.EXIT else None
        return Run(end, code, self._output.kept, self._errors.kept, seconds, self._peak)

    def _ended(self) -> End:
        wait = _SHORTEST_WAIT
        while True:
            self._measure()
            if self._tree.process.poll() is not None:
                return End.EXIT
            broken = self._broken()
            if broken is not None:
                return broken
            self._rest(wait)
            wait = min(wait * 1.3, _LONGEST_WAIT)

    def _rest(self, seconds: float) -> None:
        """Wait for news; once the pipes have ended there will be none but the end of the process."""
        if self._output.ended and self._errors.ended:
            time.sleep(_SHORTEST_WAIT / 4)
        else:
            self._news.wait(seconds)
            self._news.clear()

    def _measure(self) -> None:
        now = time.monotonic()
        if now >= self._next_look:
            # Finding children means looking at all processes there are, so less often.
            self._tree.look()
            self._files = self._tree.written() - self._output.total - self._errors.total
            self._next_look = time.monotonic() + _LOOK_EVERY
        self._peak = max(self._peak, self._tree.memory())

    def _broken(self) -> End | None:
        """Which limit is broken, if any."""
        if self._cancelled is not None and self._cancelled.is_set():
            return End.CANCELLED
        if self._output.overflows or self._files > WRITTEN:
            return End.OUTPUT
        if self._limits.memory_mb and self._peak > self._limits.memory_mb * MEGABYTE:
            return End.MEMORY
        return End.TIMEOUT if time.monotonic() - self._start > self._limits.timeout else None

    def _clean(self) -> None:
        """End all that is left. Pipes that stay open tell of a process that has slipped out of the session."""
        self._tree.kill()
        if not (self._output.join(_PATIENCE / 10) and self._errors.join(_PATIENCE / 10)):
            sweep()
            with contextlib.suppress(OSError):
                self._output.join(_PATIENCE)
                self._errors.join(_PATIENCE)
