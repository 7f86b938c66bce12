"""Being told to end is an interrupt: what is half done is taken away, and programs that run are ended."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_NAMES = ("SIGTERM", "SIGHUP", "SIGBREAK")
"""The last one is Windows' Ctrl+Break; each is there on some systems only."""


@contextmanager
def ended_like_an_interrupt() -> Iterator[None]:
    """Raise KeyboardInterrupt inside the ``with`` where one of these signals would just end the process.

    A signal that is ignored stays so (``nohup``), as does one that somebody else handles. Only the main thread may set
    handlers; in another one all is left as it is.
    """
    numbers = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]
    if threading.current_thread() is not threading.main_thread():
        numbers = []
    handled = [number for number in numbers if signal.getsignal(number) is signal.SIG_DFL]
    for number in handled:
        signal.signal(number, _interrupt)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)


def _interrupt(*_: object) -> None:
    raise KeyboardInterrupt
