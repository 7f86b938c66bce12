"""One search as the window needs it: what it has found is kept when it is stopped, and it tells what it has done."""

import time
from dataclasses import dataclass, field, replace
from typing import Any

from engine.formats.base import Format
from engine.stress import Campaign, CampaignError, Found, Made, OnProgress, Options, Progress, Search, StartError
from engine.stress.guess import guessed_formats
from gui.jobs import Cancelled
from gui.stress.texts import tr

_GUESS_SECONDS = 3.0


@dataclass(frozen=True, slots=True)
class Request:
    """What is tried: a program, in a format, and how.

    Attributes
    ----------
    among
        If there are any, the format is found out: it is one of these, `form` the likeliest.
    """

    form: Format[Any]
    command: tuple[str, ...]
    options: Options
    among: tuple[Format[Any], ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What came of it.

    Attributes
    ----------
    request
        What was tried; the format is the one that was found out.
    found
        The input that it fails on, if any.
    tried, shapes, seconds
        How many inputs, of how many shapes, in how long; repeating and shrinking are in the time, not in the inputs.
    stopped
        Whether it was ended before its time.
    error
        Why it could not go on, in words; or "".
    advice
        What may help, in words; or "".
    """

    request: Request
    found: Found | None = None
    tried: int = 0
    shapes: int = 0
    seconds: float = 0.0
    stopped: bool = False
    error: str = ""
    advice: str = ""


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


class _UnknownFormatError(Exception):
    """A program that answers in the words of no format, or of several; the message says so."""


def hunt(request: Request, on_progress: OnProgress) -> Outcome:
    """Search. `on_progress` may raise Cancelled; what has been found until then is kept."""
    start = time.monotonic()
    stopped, error, advice, search = False, "", "", None
    try:
        request = _with_format(request, on_progress)
        search = Hunt(request, on_progress)
        search.run()
    except Cancelled:
        stopped = True
    except StartError as caught:
        error, advice = caught.reason, caught.hint
    except _UnknownFormatError as caught:
        error, advice = str(caught), tr("choose the format that it reads in the box above")
    except CampaignError as caught:
        error = str(caught)
    if search is None:
        return Outcome(request, stopped=stopped, error=error, advice=advice)
    if search.found is not None:
        _work_out(search.found)
    seconds = time.monotonic() - start
    return Outcome(request, search.found, search.tried, search.shapes, seconds, stopped, error, advice)


def _with_format(request: Request, on_progress: OnProgress) -> Request:
    """The request with the format that is found out; the likeliest is asked first, and taken if it fits."""
    if not request.among:
        return request
    others = tuple(form for form in request.among if form.name != request.form.name)
    runs = 0

    def tell() -> None:
        nonlocal runs
        runs += 1
        on_progress(Progress("guessing", runs, 0.0, "", 0.0))

    limits = replace(request.options.limits, timeout=min(request.options.limits.timeout, _GUESS_SECONDS))
    for forms in ((request.form,), others):
        found = guessed_formats(forms, request.command, limits, tell)
        if len(found) == 1:
            return replace(request, form=found[0], among=())
        if found:
            names = tr(", ").join(form.name for form in found)
            raise _UnknownFormatError(tr("The program answers in the words of {0}").format(names))
    raise _UnknownFormatError(tr("The program answers in the words of no format"))


def _work_out(found: Found) -> None:
    """Ask here for what takes its time and is remembered, so that the window need not wait for it."""
    _ = found.size, found.original_size, found.expected, found.diagnoses
