"""Runs of a program on the inputs of a campaign, several at once: through joblib, here or on a Dask cluster."""

import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from itertools import count
from typing import Any

from engine.answers import outcomes
from engine.formats.base import Format
from engine.stress.campaign import Campaign, Made
from engine.stress.cluster import Cluster, Here
from engine.stress.judging import Verdict, judge
from engine.stress.limits import Limits
from engine.stress.process_tree import sweep
from engine.stress.running import Cancelled, run_program

HEARTBEAT = 0.1
_SWEPT_EVERY = 50


@dataclass(frozen=True)
class Program:
    """A program with its limits: what is sent to a machine that tries it.

    Attributes
    ----------
    form
        The format that it reads.
    command
        The program and its arguments.
    limits
        What it may use.
    """

    form: Format[Any]
    command: tuple[str, ...]
    limits: Limits

    def verdict(self, records: Sequence[Any], cancelled: Cancelled | None = None) -> Verdict:
        """Run it on records that the format holds as they are. Raises StartError."""
        truth = [outcomes(record) for record in records]
        expected = len(self.form.format_answers(truth).encode())
        run = run_program(self.command, self.form.render(records), self.limits, expected, cancelled)
        return judge(self.form, records, run, truth)


@dataclass(frozen=True, slots=True)
class Attempt:
    """One input tried.

    Attributes
    ----------
    number
        Which one of the campaign.
    failed
        The input and the verdict, if the program failed on it.
    """

    number: int
    failed: tuple[Made, Verdict] | None


def attempt(campaign: Campaign, program: Program, number: int, cancelled: Cancelled) -> Attempt:
    """Try a program on one input. Raises StartError, CampaignError."""
    if cancelled.is_set():
        return Attempt(number, None)
    if number % _SWEPT_EVERY == 0:
        sweep()
    made = campaign.make(number)
    verdict = program.verdict(made.records, cancelled)
    return Attempt(number, (made, verdict) if verdict.fails else None)


class Attempts(AbstractContextManager["Attempts"]):
    """Tries one number after the other until it is left; iterating gives what comes of them, and None now and then.

    Parameters
    ----------
    campaign, program
        What is tried.
    most
        How many numbers are tried at most.
    jobs
        How many at once on this machine; a cluster decides for itself.
    dask
        The address of a Dask scheduler, or "".

    Raises
    ------
    ClusterError
        When entered, if the cluster cannot be reached.
    """

    def __init__(self, campaign: Campaign, program: Program, most: int, jobs: int, dask: str = "") -> None:
        self._campaign, self._program, self._most, self._jobs = campaign, program, most, jobs
        self._dask = dask
        self._stopped = threading.Event()
        self._came: queue.SimpleQueue[Attempt] = queue.SimpleQueue()
        self._error: Exception | None = None
        self._stack = ExitStack()
        # Not in this thread: here an interrupt arrives while nothing holds on to joblib.
        self._thread = threading.Thread(target=self._feed, daemon=True)

    def __enter__(self) -> "Attempts":
        self._place = Cluster(self._dask) if self._dask else Here(self._stopped)
        self._stack.callback(self._place.close)
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        with self._stack:
            self._stopped.set()
            self._place.stop()
            self._thread.join()

    def __iter__(self) -> Iterator[Attempt | None]:
        while True:
            try:
                yield self._came.get(timeout=HEARTBEAT)
            except queue.Empty:
                if not self._thread.is_alive() and self._came.empty():
                    break
                yield None
        if self._error is not None:
            raise self._error

    def _feed(self) -> None:
        from joblib import Parallel, delayed, parallel_config

        task: Callable[..., Any] = delayed(attempt)
        calls = (task(self._campaign, self._program, number, self._place.flag) for number in self._numbers())
        try:
            with parallel_config(**self._place.config):
                # One by one: a batch would be waited for as a whole.
                workers = Parallel(n_jobs=self._jobs, return_as="generator_unordered", batch_size=1)
                for came in workers(calls):
                    self._came.put(came)
        except Exception as error:  # noqa: BLE001 - it is raised again where the attempts are waited for
            self._error = error

    def _numbers(self) -> Iterator[int]:
        for number in count():
            if number >= self._most or self._stopped.is_set():
                return
            yield number
