"""Whether there is a display for a window: found out without letting Qt abort the process."""

import os
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

_FATAL_EXIT = 2


def missing_display(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> str:
    """Why no window can be shown, as far as the environment alone tells; "" if it may work."""
    if system in ("win32", "darwin") or environment.get("QT_QPA_PLATFORM"):
        return ""
    if environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"):
        return ""
    return "neither DISPLAY nor WAYLAND_DISPLAY is set"


@contextmanager
def fatal_told(tell: Callable[[str], object]) -> Iterator[None]:
    """While Qt starts: end the process with exit code 2 where Qt would abort it (no display, a library missing).

    `tell` is given what Qt says of it, on one line. Other messages are held back, and printed once Qt runs.
    """
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    held: list[str] = []

    def handle(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        held.append(message)
        if kind is QtMsgType.QtFatalMsg:
            tell(_cause(held))
            # Qt aborts when this returns; nothing is open yet that would have to be tidied up.
            os._exit(_FATAL_EXIT)

    before = qInstallMessageHandler(handle)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
        for message in held:
            print(message, file=sys.stderr)


def _cause(messages: list[str]) -> str:
    """The first thing that Qt said, which is the cause of the rest, on one line."""
    return " ".join(messages[0].split()).rstrip(".")
