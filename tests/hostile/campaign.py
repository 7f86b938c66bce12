"""Tries of mutated files against all readers, counted by mutation and reader."""

import signal
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from random import Random
from types import FrameType

from tests.hostile.mutations import MUTATIONS, truncations
from tests.hostile.targets import REFUSED, Target, targets

LONGEST = 20
"""So many seconds a try may take before it counts as a hang."""


class HangError(Exception):
    """A try that took too long."""


@dataclass(frozen=True)
class Failure:
    """What went wrong: with which reader and mutation, what was said, and the bytes."""

    target: str
    mutation: str
    said: str
    data: bytes


@dataclass
class Tally:
    """Tries and failures; `read` counts those that gave a reading, by reader."""

    tries: Counter[tuple[str, str]] = field(default_factory=Counter)
    read: Counter[tuple[str, str]] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)


def try_once(target: Target, mutation: str, data: bytes, tally: Tally) -> None:
    """Give a reader some bytes and note what came of it."""
    tally.tries[target.name, mutation] += 1
    before = signal.signal(signal.SIGALRM, _ring)
    signal.alarm(LONGEST)
    try:
        outcome = target.read(data)
        tally.read[target.name, mutation] += outcome != REFUSED
    except Exception as error:  # noqa: BLE001 - whatever a reader raises is what is looked for, and is reported
        said = f"{type(error).__name__}: {str(error)[:300]}"
        tally.failures.append(Failure(target.name, mutation, said, data))
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


def _ring(number: int, frame: FrameType | None) -> None:
    raise HangError(f"no end within {LONGEST} seconds")


def campaign(seed: int, goes_on: Callable[[], bool], chosen: Iterable[str] = ()) -> Tally:
    """Rounds of every mutation of some file of every reader, as long as `goes_on` says so; at least one round.

    About every third file is mutated twice, by two mutations.
    """
    chance, tally = Random(seed), Tally()
    readers = [target for name, target in targets().items() if not chosen or name in chosen]
    while True:
        for target in readers:
            for name, mutate in MUTATIONS.items():
                data = mutate(chance.choice(target.files), chance)
                if chance.random() < 0.3:
                    data = MUTATIONS[chance.choice(list(MUTATIONS))](data, chance)
                try_once(target, name, data, tally)
        if not goes_on():
            return tally


def cut_everywhere(tally: Tally, longest: int) -> None:
    """Every beginning of the files of all readers that are no longer than so many bytes."""
    for target in targets().values():
        for data in target.files:
            if len(data) <= longest:
                for beginning in truncations(data):
                    try_once(target, "truncated at every byte", beginning, tally)


def until(seconds: float) -> Callable[[], bool]:
    """Whether there is time left."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() < end
