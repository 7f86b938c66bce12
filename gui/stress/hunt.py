"""One search as the window needs it: what it has found is kept when it is stopped, and it tells what it has done."""

import time
from dataclasses import dataclass, field
from typing import Any

from engine.formats.base import Format
from engine.stress import Campaign, CampaignError, Found, Made, OnProgress, Options, Search, StartError
from gui.jobs import Cancelled


@dataclass(frozen=True, slots=True)
class Request:
    """What is tried: a program, in a format, and how."""

    form: Format[Any]
    command: tuple[str, ...]
    options: Options


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it.

    Attributes
    ----------
    request
        What was tried.
    found
        The input that it fails on, if any.
    tried, shapes, seconds
        How many inputs, of how many shapes, in how long; repeating and shrinking are in the time, not in the inputs.
    stopped
        Whether it was ended before its time.
    error
        Why it could not go on, in words; or "".
    """

    request: Request
    found: Found | None = None
    tried: int = 0
    shapes: int = 0
    seconds: float = 0.0
    stopped: bool = False
    error: str = ""


@dataclass(frozen=True)
class _NotedCampaign(Campaign):
    """A campaign that knows which shapes it has made."""

    made: set[str] = field(default_factory=set)

    def make(self, number: int) -> Made:
        made = super().make(number)
        self.made.update(made.shapes)
        return made


class Hunt(Search):
    """A search for a request that knows which shapes it has tried. For one thread, which is not that of the GUI."""

    def __init__(self, request: Request, on_progress: OnProgress) -> None:
        super().__init__(request.form, request.command, request.options, on_progress)
        options = request.options
        self._campaign = self._noted = _NotedCampaign(request.form, options.seed, options.shapes)

    @property
    def shapes(self) -> int:
        """Of how many shapes inputs have been made."""
        return len(self._noted.made)


def hunt(request: Request, on_progress: OnProgress) -> Outcome:
    """Search. `on_progress` may raise Cancelled; what has been found until then is kept."""
    start = time.monotonic()
    stopped, error, search = False, "", None
    try:
        search = Hunt(request, on_progress)
        search.run()
    except Cancelled:
        stopped = True
    except (StartError, CampaignError) as caught:
        error = str(caught)
    if search is None:
        return Outcome(request, stopped=stopped, error=error)
    if search.found is not None:
        _work_out(search.found)
    seconds = time.monotonic() - start
    return Outcome(request, search.found, search.tried, search.shapes, seconds, stopped, error)


def _work_out(found: Found) -> None:
    """Ask here for what takes its time and is remembered, so that the window need not wait for it."""
    _ = found.size, found.original_size, found.expected, found.diagnoses
