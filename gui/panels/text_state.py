"""How a text and its document stand to each other, and which typed steps belong together."""

import time
from dataclasses import dataclass
from enum import Enum, auto

from engine.diagnostics import Diagnostic

_BURST_SECONDS = 1.5
_LONGEST_BURST = 40
_MERGE_IDS = 1_524_000


class State(Enum):
    """How text and document stand to each other."""

    SAME = auto()
    PENDING = auto()
    BROKEN = auto()
    CONFLICT = auto()


@dataclass(frozen=True, slots=True)
class Draft:
    """A text that is not applied.

    Attributes
    ----------
    text, base
        The text, and that of the document that it started from.
    form
        The name of the format that it is in.
    problem
        Why it is no case of the format, as far as it was read.
    """

    text: str
    base: str
    form: str = ""
    problem: Diagnostic | None = None


class Burst:
    """Steps typed in one go: they share an id, by which the history joins them."""

    def __init__(self) -> None:
        self._id = _MERGE_IDS
        self._last = float("-inf")
        self._length = 0

    def next_id(self) -> int:
        """The id of a step made now."""
        now = time.monotonic()
        if now - self._last > _BURST_SECONDS or self._length >= _LONGEST_BURST:
            self.end()
        self._last = now
        self._length += 1
        return self._id

    def end(self) -> None:
        """The next step is a new one."""
        self._id += 1
        self._length = 0
