"""Steps made in one go, which the history joins."""

import itertools
import time

_SECONDS = 1.5
_IDS = itertools.count(1_536_000)


class Burst:
    """Gives steps that follow each other closely, on the same thing, the same id."""

    def __init__(self) -> None:
        self._id = next(_IDS)
        self._last = float("-inf")
        self._about: object = None

    def next_id(self, about: object = None) -> int:
        """The id of a step made now, on the thing `about`."""
        now = time.monotonic()
        if now - self._last > _SECONDS or about != self._about:
            self.end()
        self._last, self._about = now, about
        return self._id

    def end(self) -> None:
        """The next step is a new one."""
        self._id = next(_IDS)
        self._last = float("-inf")
