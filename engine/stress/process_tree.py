"""A process with all that it starts: how much memory they hold, and their end."""

import contextlib
import os
import secrets
import signal
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import IO

import psutil

from engine.stress.kept import KeptProgram, NoKeeperError
from engine.stress.limits import WRITTEN

_MARK = "GRUNDY_STRESS_RUN"
_TOKEN = secrets.token_hex(8)
_running: set[str] = set()
"""The marks of the runs that are not over yet."""
_ROUNDS = 10
_GONE = (psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess)


class ProcessTree:
    """A program that has been started in a session of its own, with its pipes.

    On Linux it stands under a keeper, which ends all of it even if this process dies (see `keeper`); elsewhere it is
    found by its session, by the processes that it was seen to start and by its environment.

    Parameters
    ----------
    command
        The program and its arguments; no shell looks at them.
    stdin
        An open file that the program reads.
    cpu_seconds
        Where the system can do that, more time on all cores together than this ends a process.

    Raises
    ------
    OSError
        If the program cannot be started.
    """

    def __init__(self, command: Sequence[str], stdin: IO[bytes], cpu_seconds: int) -> None:
        self._mark = f"{_mine()}{secrets.token_hex(8)}"
        environment = {**os.environ, _MARK: self._mark}
        _running.add(self._mark)
        try:
            self.process = _started(command, stdin, environment, cpu_seconds)
        except BaseException:
            _running.discard(self._mark)
            raise
        self._seen: dict[int, psutil.Process] = {}
        self._leader: psutil.Process | None = None
        with contextlib.suppress(*_GONE):
            self._seen[self.process.pid] = psutil.Process(self.process.pid)
        if isinstance(self.process, KeptProgram):
            with contextlib.suppress(*_GONE):
                self._leader = psutil.Process(self.process.leader)

    def look(self) -> None:
        """Note which processes the program has started: later their parent may be gone."""
        # Asking one process looks at all there are, so only those are asked that no other one leads to.
        tops = [process for process in list(self._seen.values()) if not self._has_known_parent(process)]
        for process in [self._leader] if self._leader else tops:
            with contextlib.suppress(*_GONE):
                self._seen.update((child.pid, child) for child in process.children(recursive=True))

    def _has_known_parent(self, process: psutil.Process) -> bool:
        with contextlib.suppress(*_GONE):
            return process.ppid() in self._seen
        return True

    def memory(self) -> int:
        """The resident memory, in bytes, of all processes that have been seen."""
        total = 0
        for process in list(self._seen.values()):
            with contextlib.suppress(*_GONE):
                if process.is_running():
                    total += process.memory_info().rss
        return total

    def written(self) -> int:
        """How many bytes all processes that have been seen have written, into files and pipes; 0 if nobody can tell."""
        total = 0
        for process in [*self._seen.values(), *([self._leader] if self._leader else ())]:
            with contextlib.suppress(*_GONE, AttributeError, NotImplementedError):
                # The leader has inherited what those wrote that have ended.
                total += process.io_counters().write_chars
        return total

    def kill(self) -> None:
        """End all of it, and wait until it is gone."""
        if isinstance(self.process, KeptProgram):
            self.process.end()
            _end(self._seen.values())
            _running.discard(self._mark)
            return
        if os.name == "posix":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self.process.pid, signal.SIGKILL)
        for _ in range(_ROUNDS):
            known = len(self._seen)
            self.look()
            _end(self._seen.values())
            if len(self._seen) == known:
                break
        self.process.wait()
        _running.discard(self._mark)


def sweep() -> None:
    """End what runs that are over have left behind: what left their session and lost its parent, as daemons do.

    It is known by its environment, and all processes have to be looked at, which takes some milliseconds.
    """
    _end(process for process in psutil.process_iter() if _is_left(process))


def _is_left(process: psutil.Process) -> bool:
    # A process that is about to end has no environment any more, and those of other people cannot be read.
    with contextlib.suppress(*_GONE, OSError):
        mark = process.environ().get(_MARK, "")
        return mark.startswith(_mine()) and mark not in _running
    return False


def _mine() -> str:
    """How the marks of this process begin; asked anew each time, for a process that was forked is another one."""
    return f"{os.getpid()}-{_TOKEN}-"


def _started(
    command: Sequence[str], stdin: IO[bytes], environment: dict[str, str], cpu_seconds: int
) -> "subprocess.Popen[bytes] | KeptProgram":
    try:
        return KeptProgram(command, stdin, environment, _limits(cpu_seconds))
    except NoKeeperError:
        pass
    # Not `preexec_fn`, which may hang in a process with several threads.
    process = subprocess.Popen(
        list(command),
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=os.name == "posix",
        creationflags=_hidden(),
    )
    _restrain(process.pid, cpu_seconds)
    return process


def _end(processes: Iterable[psutil.Process]) -> None:
    for process in list(processes):
        # psutil compares the time of creation: a number that another process has by now is left alone.
        with contextlib.suppress(*_GONE):
            process.kill()


def _hidden() -> int:
    """On Windows no console window flashes up for each run."""
    return int(getattr(subprocess, "CREATE_NO_WINDOW", 0))


def _limits(cpu_seconds: int) -> dict[int, int]:
    """Let crashes leave no file as large as the memory, no file grow for ever, and nothing spin when all else fails."""
    if sys.platform != "linux":
        return {}
    import resource

    return {resource.RLIMIT_CORE: 0, resource.RLIMIT_CPU: cpu_seconds, resource.RLIMIT_FSIZE: WRITTEN}


def _restrain(pid: int, cpu_seconds: int) -> None:
    if sys.platform == "linux":
        import resource

        for kind, most in _limits(cpu_seconds).items():
            with contextlib.suppress(OSError, ValueError):
                resource.prlimit(pid, kind, (most, most))
