"""Files of many bytes that mean nothing good: what a reader takes of memory and time, in a process of its own.

Run as ``python -m tests.hostile.big TARGET KIND BYTES`` it reads one such file and prints ``OUTCOME MEMORY SECONDS``:
the memory, in bytes, at the peak beyond what was held before, the file itself not counted.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

KINDS: dict[str, Callable[[int], bytes]] = {
    "digits": lambda size: b"7" * size,
    "zeros": lambda size: b"0" * (size - 1) + b"1",
    "minus signs": lambda size: b"-" * size,
    "letters": lambda size: b"W" * size,
    "points": lambda size: b"." * size,
    "blanks": lambda size: b" " * size,
    "line ends": lambda size: b"\n" * size,
    "carriage returns": lambda size: b"\r" * size,
    "NUL bytes": bytes,
    "no UTF-8": lambda size: b"\xff" * size,
    "UTF-16 digits": lambda size: b"\xff\xfe" + b"7\x00" * (size // 2),
    "full-width digits": lambda size: "７".encode() * (size // 3),
    "words": lambda size: b"WIN " * (size // 4),
    "negative numbers": lambda size: b"-1 " * (size // 3),
    "0 and 0": lambda size: b"0 " * (size // 2),
    "1 and 1": lambda size: b"1 " * (size // 2),
    "1 a line": lambda size: b"1\n" * (size // 2),
    "large numbers": lambda size: b"999999999999999999 " * (size // 19),
    "a count and nothing": lambda size: b"1000000000 " + b" " * size,
    "promised cases": lambda size: b"1000000000 " * (size // 11),
    "small cases": lambda size: b"1 0 0\n" * (size // 6),
    "open brackets": lambda size: b"[" * size,
    "open objects": lambda size: b'{"a":' * (size // 5),
    "a long text": lambda size: b'{"application":"' + b"x" * size + b'"}',
    "a long number": lambda size: b'{"version":' + b"9" * size + b"}",
    "many keys": lambda size: b"{" + b'"a":1,' * (size // 6) + b'"a":1}',
}
"""Files of about so many bytes, by what they are full of."""

_DENSE = frozenset({"0 and 0", "1 and 1", "1 a line", "small cases", "promised cases"})


class Allowance(NamedTuple):
    """What reading may take: so many times the file, and so many bytes whatever its size.

    Files of nothing but the smallest things, a case or a query in two to six bytes, are read into an object each, and
    take more: of those there are at most as many as `engine.formats.bounds` allows.
    """

    times: int
    bytes: int
    dense_times: int

    def allowed(self, size: int, *, is_dense: bool) -> int:
        """So many bytes, for a file of that size."""
        return self.bytes + size * (self.dense_times if is_dense else self.times)


ALLOWED = Allowance(10, 64_000_000, 100)


def dense(kind: str) -> bool:
    """Whether files of that kind are full of the smallest things that are read."""
    return kind in _DENSE


class Taken(NamedTuple):
    """What reading took: what came of it, bytes of memory at the peak, and seconds of the processor."""

    outcome: str
    memory: int
    seconds: float


def measure(target: str, kind: str, size: int, most: float = 600) -> Taken:
    """Read a file in another process. Raises `subprocess.SubprocessError` where that breaks or takes too long."""
    command = [sys.executable, "-m", "tests.hostile.big", target, kind, str(size)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=most, check=True)
    outcome, memory, seconds = done.stdout.split()
    return Taken(outcome, int(memory), float(seconds))


def _held(what: str) -> int:
    """Bytes of memory that this process holds ("VmRSS"), or has held at most ("VmHWM")."""
    line = next(line for line in Path("/proc/self/status").read_text().splitlines() if line.startswith(what))
    return int(line.split()[1]) * 1024


def _forget_peak() -> None:
    """Let the peak count from now on (Linux: see proc(5), clear_refs)."""
    Path("/proc/self/clear_refs").write_text("5")


def main(arguments: list[str]) -> None:
    """Read one file."""
    from tests.hostile.readers import readers

    target, kind, size = arguments
    read = readers()[target]
    read(b"1 1\n")
    data = KINDS[kind](int(size))
    _forget_peak()
    before, start = _held("VmRSS"), time.process_time()
    outcome = "read" if read(data) else "refused"
    print(outcome, _held("VmHWM") - before, round(time.process_time() - start, 2))


if __name__ == "__main__":
    main(sys.argv[1:])
