"""Where Python hands over the exceptions that nobody has caught: in the GUI thread, in others, and while things die.

PySide prints an exception of a slot, an event handler or any other overridden method through ``sys.excepthook`` and
goes on with a default answer. What no hook can see: SystemExit ends the program at once, and a ``boundingRect`` of a
QGraphicsItem that raises crashes it (measured with PySide6 6.11 on Python 3.11 and 3.13).
"""

import sys
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, TypeAlias

Tell: TypeAlias = Callable[[type[BaseException], BaseException | None, TracebackType | None], object]


class Hooks:
    """Calls `tell` for each such exception, from whatever thread, until `remove`."""

    def __init__(self, tell: Tell) -> None:
        self._tell = tell
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread
        sys.unraisablehook = self._on_unraisable

    def remove(self) -> None:
        """Put back what was there; a hook that somebody has put in since stays."""
        exception, thread, unraisable = self._before
        if sys.excepthook == self._on_exception:
            sys.excepthook = exception
        if threading.excepthook == self._on_thread:
            threading.excepthook = thread
        if sys.unraisablehook == self._on_unraisable:
            sys.unraisablehook = unraisable

    def _on_exception(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            # Someone at the terminal wants that, it is no fault.
            self._before[0](kind, error, trace)  # type: ignore[arg-type]
        else:
            self._tell(kind, error, trace)

    def _on_thread(self, what: Any) -> None:
        if not issubclass(what.exc_type, SystemExit):
            self._tell(what.exc_type, what.exc_value, what.exc_traceback)

    def _on_unraisable(self, what: Any) -> None:
        self._tell(what.exc_type, what.exc_value, what.exc_traceback)
