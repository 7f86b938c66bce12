"""How far a search has come."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Phase: TypeAlias = Literal["trying", "repeating", "shrinking", "alone", "guessing"]


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a search has come.

    Attributes
    ----------
    phase
        "trying" inputs, "repeating" one that failed, "shrinking" it, running the cases that are left each "alone";
        "guessing" which format the program reads, which a search itself never does.
    tries
        How many inputs have been run in this phase.
    rate
        Runs a second in this phase; 0 while that cannot be told.
    size
        What the best failing input so far holds, in words ("1 case, 1 query, 4 positions, 3 moves, 2 stones");
        "" if none has failed.
    share
        How much of the budget of this phase is used up, 0 to 1.
    """

    phase: Phase
    tries: int
    rate: float
    size: str
    share: float


OnProgress: TypeAlias = Callable[[Progress], object]
"""Called in the thread that searches, several times a second; what it raises ends the search."""


def no_progress(_: Progress) -> None:
    """Tell nobody."""
