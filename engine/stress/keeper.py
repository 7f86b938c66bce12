"""A small process that starts the tried programs on Linux, so that nothing of them outlives who asked for them.

Run as a script, it knows nothing of the rest of the program, starts in an instant, and forks in one too. For each run
it forks a leader. That starts the program, and is the parent to which the kernel gives whatever loses its own
(``PR_SET_CHILD_SUBREAPER``): neither a new session nor an empty environment nor two forks lead away from it. It ends
all of it once the program has ended, or once the pipe to who asked is closed: on purpose, or as that one is dead.
"""

# ruff: noqa: PTH102, PTH106, PTH116, PTH123, PTH208
# pathlib takes longer to load than all of this, and each run forks what is loaded.

import contextlib
import ctypes
import gc
import marshal
import os
import resource
import select
import signal
import socket
import struct
import sys
import time

HEADER = struct.Struct("<Q")
HANDS = 5
"""What comes with a request: standard input, output, error, a pipe for news, a pipe whose end is the order to end."""
_PR_SET_PDEATHSIG, _PR_SET_CHILD_SUBREAPER = 1, 36
_GRACE = 1.0
_MORE_THREADS = 1000
"""How many threads and processes there may be beyond those that the person has already: more is a fork bomb."""
_COUNT_EVERY = 5.0
_libc = ctypes.CDLL(None, use_errno=True)


def main(number: int) -> None:
    """Serve requests that come through the socket of that number until its other end is closed."""
    _libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    # The kernel buries the leaders.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    threads, counted = 0, -_COUNT_EVERY
    # Memory that is not touched need not be copied for those that are forked.
    gc.disable()
    gc.freeze()
    with socket.socket(fileno=number) as asked:
        while True:
            request = _received(asked)
            if request is None:
                break
            payload, hands = request
            if time.monotonic() - counted > _COUNT_EVERY:
                threads, counted = _threads(), time.monotonic()
            if os.fork() == 0:
                asked.close()
                _lead(payload, hands, threads + _MORE_THREADS)
            for hand in hands:
                os.close(hand)
    end = time.monotonic() + _GRACE
    # The leaders learn the same at the same time, and end what is theirs.
    while time.monotonic() < end and _descendants():
        time.sleep(0.01)
    end_all()


def _received(asked: socket.socket) -> tuple[bytes, list[int]] | None:
    try:
        head, hands, _, _ = socket.recv_fds(asked, HEADER.size, HANDS)
        if len(head) < HEADER.size:
            return None
        payload = b""
        (length,) = HEADER.unpack(head)
        while len(payload) < length:
            part = asked.recv(length - len(payload))
            if not part:
                return None
            payload += part
    except OSError:
        return None
    for hand in hands:
        os.set_inheritable(hand, False)
    return payload, list(hands)


def _threads() -> int:
    """How many threads the person has: that is what the system counts."""
    total, person = 0, os.getuid()
    for name in os.listdir("/proc"):
        if name.isdecimal():
            with contextlib.suppress(OSError, ValueError, IndexError):
                if os.stat(f"/proc/{name}").st_uid == person:
                    with open(f"/proc/{name}/stat", "rb") as file:
                        total += int(file.read().rpartition(b")")[2].split()[17])
    return total


def _lead(payload: bytes, hands: list[int], threads: int) -> None:
    """Be the leader of one run, to its end."""
    code = 1
    try:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        _libc.prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        arguments, environment, folder, temporary, limits = marshal.loads(payload)
        limits[resource.RLIMIT_NPROC] = threads
        place = f"{os.fsdecode(temporary)}/grundy-stress-{os.urandom(8).hex()}"
        os.mkdir(place, 0o700)
        try:
            environment.update(dict.fromkeys((b"TMPDIR", b"TEMP", b"TMP"), os.fsencode(place)))
            _run(arguments, environment, folder, limits, hands)
        finally:
            end_all()
            _remove(place)
        code = 0
    finally:
        os._exit(code)


def _remove(place: str) -> None:
    try:
        # As a rule nothing is in it.
        os.rmdir(place)
    except OSError:
        import shutil

        shutil.rmtree(place, ignore_errors=True)


def _run(
    arguments: list[bytes], environment: dict[bytes, bytes], folder: bytes, limits: dict[int, int], hands: list[int]
) -> None:
    news, order = hands[3:]
    wrong, told = os.pipe()
    program = os.fork()
    if program == 0:
        _become(arguments, environment, folder, limits, hands[:3], told)
    os.close(told)
    for hand in hands[:3]:
        os.close(hand)
    failed = b"".join(iter(lambda: os.read(wrong, 4096), b""))
    if failed:
        os.waitpid(program, 0)
        os.write(news, b"wrong %b\n" % failed)
        return
    os.write(news, b"pid %d %d\n" % (program, os.getpid()))
    ended = os.pidfd_open(program)
    poll = select.poll()
    poll.register(order, 0)
    poll.register(ended, select.POLLIN)
    ready = {descriptor for descriptor, _ in poll.poll()}
    if ended not in ready:
        end_all(program)
    _, status = os.waitpid(program, 0)
    end_all()
    with contextlib.suppress(OSError):
        os.write(news, b"code %d\n" % os.waitstatus_to_exitcode(status))


def _become(
    arguments: list[bytes],
    environment: dict[bytes, bytes],
    folder: bytes,
    limits: dict[int, int],
    streams: list[int],
    told: int,
) -> None:
    """Turn into the program; or tell why not, and end."""
    try:
        os.setsid()
        _libc.prctl(_PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
        for caught in (signal.SIGPIPE, signal.SIGXFSZ, signal.SIGINT):
            signal.signal(caught, signal.SIG_DFL)
        for number, stream in enumerate(streams):
            os.dup2(stream, number)
        for kind, most in limits.items():
            hard = resource.getrlimit(kind)[1]
            most = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (most, most))
        os.chdir(folder)
        os.execvpe(arguments[0], arguments, environment)
    except OSError as error:
        os.write(told, b"%d" % (error.errno or 0))
    except ValueError:
        os.write(told, b"0")
    finally:
        os._exit(127)


def end_all(waited_for: int = 0) -> None:
    """End all descendants; `waited_for` is left for its parent to bury."""
    while _bury(waited_for):
        found = _descendants()
        # Stopped first, so that those that fork all the time do not run away from it.
        stopped: set[int] = set()
        while found - stopped:
            for pid in found - stopped:
                _send(pid, signal.SIGSTOP)
            stopped |= found
            found = _descendants()
        for pid in stopped:
            _send(pid, signal.SIGKILL)
        time.sleep(0.001)


def _send(pid: int, number: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.kill(pid, number)


def _bury(waited_for: int) -> bool:
    """Take leave of the children that have ended; whether there are any left."""
    if waited_for:
        # Only looked at: its status is for another.
        return os.waitid(os.P_PID, waited_for, os.WEXITED | os.WNOHANG | os.WNOWAIT) is None
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return False
    return True


def _descendants() -> set[int]:
    """All live processes below this one."""
    children: dict[int, list[int]] = {}
    for name in os.listdir("/proc"):
        if name.isdecimal():
            with contextlib.suppress(OSError, ValueError, IndexError):
                with open(f"/proc/{name}/stat", "rb") as file:
                    state, parent = file.read().rpartition(b")")[2].split()[:2]
                if state not in (b"Z", b"X"):
                    children.setdefault(int(parent), []).append(int(name))
    found: set[int] = set()
    todo = [os.getpid()]
    while todo:
        below = children.get(todo.pop(), [])
        found.update(below)
        todo += below
    return found


if __name__ == "__main__":
    main(int(sys.argv[1]))
