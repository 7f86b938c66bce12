"""A program started by the keeper, with what `subprocess.Popen` has as far as runs need it; for Linux."""

import atexit
import contextlib
import marshal
import os
import select
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

from engine.said import say

_HEADER_SIZE = 8
_SCRIPT = Path(__file__).with_name("keeper.py")
_lock = threading.Lock()
_PATIENCE = 10.0


class NoKeeperError(Exception):
    """There can be no keeper here."""


class Keeper:
    """The one process that starts programs for this one; it ends with it, however that ends."""

    def __init__(self) -> None:
        ours, its = socket.socketpair()
        with its:
            command = [sys.executable, "-I", "-S", str(_SCRIPT), str(its.fileno())]
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                pass_fds=(its.fileno(),),
                # What interrupts this program at its terminal shall not end the keeper before its time.
                start_new_session=True,
            )
        self._socket = ours
        self.owner = os.getpid()

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def lives(self) -> bool:
        """Whether it is there, and this process's own: one that was forked needs another."""
        return self.owner == os.getpid() and self._process.poll() is None

    def ask(self, payload: bytes, hands: Sequence[int]) -> None:
        """Have a program started. Raises OSError."""
        socket.send_fds(self._socket, [len(payload).to_bytes(_HEADER_SIZE, "little")], list(hands))
        self._socket.sendall(payload)

    def close(self) -> None:
        """Let it end what it has started, and go."""
        self._socket.close()
        if self.owner == os.getpid():
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(_PATIENCE)


_keeper: list[Keeper] = []


def keeper() -> Keeper:
    """The keeper of this process. Raises NoKeeperError where there can be none."""
    with _lock:
        if _keeper and not _keeper[0].lives:
            _keeper.pop().close()
        if not _keeper:
            if sys.platform != "linux" or not hasattr(os, "pidfd_open") or not _runs_scripts():
                raise NoKeeperError
            try:
                _keeper.append(Keeper())
            except OSError as error:
                raise NoKeeperError from error
        return _keeper[0]


def _runs_scripts() -> bool:
    """Whether what runs us runs a script too: a stand-alone program does if it was made so, and has the script then."""
    return not getattr(sys, "frozen", False) or _SCRIPT.is_file()


@atexit.register
def close_keeper() -> None:
    """End the keeper, and with it whatever still runs; the next run starts another one."""
    with _lock:
        while _keeper:
            _keeper.pop().close()


class KeptProgram:
    """A program that runs under the keeper.

    Attributes
    ----------
    pid, returncode
        Of the program itself; `returncode` is None while it runs, and below 0 the signal that ended it.
    leader
        The process that all that the program starts stands under, and that only ends it.
    stdout, stderr
        Pipes to read.

    Raises
    ------
    OSError, ValueError
        If it cannot be started.
    """

    def __init__(
        self, command: Sequence[str], stdin: IO[bytes], environment: Mapping[str, str], limits: Mapping[int, int]
    ) -> None:
        payload = _payload(command, environment, limits)
        self.returncode: int | None = None
        self._buffer = b""
        self._ended = False
        out, its_out = os.pipe()
        err, its_err = os.pipe()
        self._news, its_news = os.pipe()
        its_order, self._order = os.pipe()
        self.stdout: IO[bytes] = os.fdopen(out, "rb")
        self.stderr: IO[bytes] = os.fdopen(err, "rb")
        hands = (stdin.fileno(), its_out, its_err, its_news, its_order)
        try:
            with _lock_of_sending:
                keeper().ask(payload, hands)
        except BaseException:
            self._let_go()
            raise
        finally:
            for hand in hands[1:]:
                os.close(hand)
        self.pid = self._started(command)

    def _started(self, command: Sequence[str]) -> int:
        line = self._line(None)
        kind, _, number = line.partition(b" ")
        if kind == b"pid":
            program, leader = map(int, number.split())
            self.leader = leader
            return program
        self._let_go()
        code = int(number) if kind == b"wrong" and number else 0
        raise OSError(code, os.strerror(code) if code else say("it could not be started"), command[0])

    def _let_go(self) -> None:
        """Close everything: nothing was started."""
        self._ended = True
        self.stdout.close()
        self.stderr.close()
        os.close(self._news)
        os.close(self._order)

    def _line(self, seconds: float | None) -> bytes:
        """The next line of the leader; what has come of it if it ends, or that time is over."""
        end = None if seconds is None else time.monotonic() + seconds
        while b"\n" not in self._buffer and not self._ended:
            left = None if end is None else max(0.0, end - time.monotonic())
            if not self._is_news(left):
                return b""
            part = os.read(self._news, 4096)
            self._buffer += part
            if not part:
                self._end()
        line, _, self._buffer = self._buffer.partition(b"\n")
        return line

    def _is_news(self, seconds: float | None) -> bool:
        poll = select.poll()
        poll.register(self._news, select.POLLIN)
        return bool(poll.poll(None if seconds is None else seconds * 1000))

    def _end(self) -> None:
        """The leader has ended, and with it all that ran below it."""
        if not self._ended:
            self._ended = True
            os.close(self._news)
            if self._order >= 0:
                os.close(self._order)
                self._order = -1

    def poll(self) -> int | None:
        """The exit code once the program has ended; all that it has started has ended then too."""
        return self._code(0.0)

    def _code(self, seconds: float | None) -> int | None:
        if self.returncode is None:
            line = self._line(seconds)
            if line.startswith(b"code "):
                self.returncode = int(line[5:])
            elif self._ended:
                # Someone has ended the leader.
                self.returncode = -9
        return self.returncode

    def end(self) -> None:
        """Have everything ended, and wait until it is gone."""
        if self._order >= 0 and not self._ended:
            os.close(self._order)
            self._order = -1
        limit = time.monotonic() + _PATIENCE
        while not self._ended and time.monotonic() < limit:
            self._code(1.0)
            if self.returncode is not None and not self._ended:
                # After its last line the leader takes away what is left of the run.
                self._line(1.0)
        self._end()


_lock_of_sending = threading.Lock()


def _payload(command: Sequence[str], environment: Mapping[str, str], limits: Mapping[int, int]) -> bytes:
    arguments = [os.fsencode(argument) for argument in command]
    if any(b"\0" in argument for argument in arguments):
        raise ValueError(say("embedded null byte"))
    plain = {os.fsencode(name): os.fsencode(value) for name, value in environment.items()}
    return marshal.dumps((arguments, plain, os.fsencode(Path.cwd()), os.fsencode(tempfile.gettempdir()), dict(limits)))
