"""What a process holds, and whatever goes wrong in it without anybody being told: for soak tests and the like."""

import ctypes
import functools
import gc
import sys
import threading
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any

import psutil
from PySide6.QtCore import QMessageLogContext, QThreadPool, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QPixmapCache
from PySide6.QtWidgets import QApplication

NOT_ON_THIS_SCREEN = ("This plugin does not support",)
"""What Qt says because there is no screen."""
MOST_KEPT = 50
LARGE_CACHE = 1024
"""Caches that may hold so many things fill up for a million steps; they and Qt's of pictures are emptied first."""


@dataclass(frozen=True)
class Held:
    """What a process holds: bytes of memory, and counts of the others."""

    rss: int
    widgets: int
    objects: int
    threads: int
    files: int
    left: int


def held_now(folder: Path) -> Held:
    """Counts everything; `left` is how many files lie in `folder`, in which the process has its temporary ones."""
    empty_large_caches()
    _give_back()
    process = psutil.Process()
    return Held(
        process.memory_info().rss,
        len(QApplication.allWidgets()),
        len(gc.get_objects()),
        threading.active_count() + QThreadPool.globalInstance().activeThreadCount(),
        process.num_fds() if hasattr(process, "num_fds") else process.num_handles(),
        sum(path.is_file() for path in folder.rglob("*")),
    )


def empty_large_caches() -> None:
    """Of caches whose size has a bound, empty those that take long to come to it; one without a bound is left alone."""
    QPixmapCache.clear()
    for held in gc.get_objects():
        if isinstance(held, functools._lru_cache_wrapper):
            most = held.cache_parameters()["maxsize"]
            if most is not None and most >= LARGE_CACHE:
                held.cache_clear()


def _give_back() -> None:
    """Let the allocator give what is free to the system: it is not held (glibc only; elsewhere it is counted)."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:
        trim(0)


def kinds_of_widgets() -> Counter[str]:
    """How many widgets there are of each class."""
    return Counter(f"{type(widget).__name__} {widget.objectName()}" for widget in QApplication.allWidgets())


class Watch:
    """While it is entered, keeps what Qt warns of, and each exception that nobody caught, in `wrong`."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self._before: tuple[Any, ...] = ()
        self._messages: Any = None

    def __enter__(self) -> "Watch":
        self._before = (sys.excepthook, threading.excepthook, sys.unraisablehook)
        self._messages = qInstallMessageHandler(self._on_message)
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_other
        sys.unraisablehook = self._on_other
        return self

    def __exit__(self, *_: object) -> None:
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._before
        qInstallMessageHandler(self._messages)

    def tell(self, text: str) -> None:
        """Something is wrong."""
        if len(self.wrong) < MOST_KEPT:
            self.wrong.append(text)

    def _on_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not text.startswith(NOT_ON_THIS_SCREEN):
            self.tell(f"Qt: {text}")

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self.tell(f"{kind.__name__}: {error}, at {_place(trace)}")

    def _on_other(self, what: Any) -> None:
        self._on_exception(what.exc_type, what.exc_value, what.exc_traceback)


def _place(trace: TracebackType | None) -> str:
    places = []
    while trace is not None:
        places.append(f"{Path(trace.tb_frame.f_code.co_filename).name}:{trace.tb_lineno}")
        trace = trace.tb_next
    return " > ".join(places[-6:])
