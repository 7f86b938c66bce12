"""What a program prints, read while it runs so that it never waits for its reader, and kept only up to a bound."""

import contextlib
import threading
from collections.abc import Callable
from typing import IO

_CHUNK = 65536


class Drain:
    """Reads a pipe to its end in a thread of its own.

    Parameters
    ----------
    pipe
        The pipe; it is closed when `join` has seen its end.
    room
        How many bytes are kept; what comes after them is thrown away.
    wake
        Called when the pipe has ended, and when more has come than there is room for.
    """

    def __init__(self, pipe: IO[bytes], room: int, wake: Callable[[], object]) -> None:
        self._pipe, self._room, self._wake = pipe, room, wake
        self._kept = bytearray()
        self.overflows = False
        self.total = 0
        self._thread = threading.Thread(target=self._read, daemon=True)
        self._thread.start()

    @property
    def kept(self) -> bytes:
        """What has been kept so far."""
        return bytes(self._kept)

    @property
    def ended(self) -> bool:
        """Whether nobody can write into the pipe any more."""
        return not self._thread.is_alive()

    def join(self, seconds: float) -> bool:
        """Wait for the end of the pipe, no longer than `seconds`; whether it has ended."""
        self._thread.join(seconds)
        if self.ended:
            self._pipe.close()
        return self.ended

    def _read(self) -> None:
        # A pipe whose last writer is killed on Windows may end with an error.
        with contextlib.suppress(OSError, ValueError):
            while chunk := self._pipe.read1(_CHUNK):  # type: ignore[attr-defined]
                self._keep(chunk)
        self._wake()

    def _keep(self, chunk: bytes) -> None:
        self.total += len(chunk)
        free = self._room - len(self._kept)
        self._kept += chunk[:free]
        if len(chunk) > free and not self.overflows:
            self.overflows = True
            self._wake()
