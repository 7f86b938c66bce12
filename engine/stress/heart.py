"""Tells while a program runs that time goes by."""

import time
from collections.abc import Callable

from engine.stress.parallel import HEARTBEAT


class Heart:
    """Asked whether to end a run: it never says so, but tells that time goes by, and who is told may raise."""

    def __init__(self, beat: Callable[[], object]) -> None:
        self._beat = beat
        self._last = time.monotonic()

    def is_set(self) -> bool:
        """False."""
        now = time.monotonic()
        if now - self._last >= HEARTBEAT:
            self._last = now
            self._beat()
        return False
