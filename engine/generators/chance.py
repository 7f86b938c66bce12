"""Random choices that are the same on every machine and every Python."""

import hashlib
import random
from collections.abc import Iterable, MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")
_STEP = 2**53


class Chance:
    """A seeded source of choices.

    Only `random.Random.random` is drawn from: Python promises its sequence for a seed, and not how `shuffle`, `sample`
    or `randrange` use it.

    Parameters
    ----------
    seed
        Any text or number. `child` gives a source of its own for a part of the work, so that one part's choices do not
        depend on how many another part has made.
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = str(seed)
        digest = hashlib.sha256(self._seed.encode()).digest()
        self.fraction = random.Random(int.from_bytes(digest[:8], "big")).random

    def child(self, name: object) -> "Chance":
        """A source for the part of that name."""
        return Chance(f"{self._seed}/{name}")

    def below(self, bound: int) -> int:
        """A whole number among 0 .. bound - 1. Raises ValueError if there is none."""
        if bound < 1:
            raise ValueError(f"no whole number is below {bound}")
        if bound <= 2**24:
            return int(self.fraction() * bound)
        words = [int(self.fraction() * _STEP) for _ in range(bound.bit_length() // 53 + 2)]
        whole = 0
        for word in words:
            whole = whole * _STEP + word
        return whole % bound

    def between(self, low: int, high: int) -> int:
        """A whole number among low .. high, both included. Raises ValueError if there is none."""
        return low + self.below(high - low + 1)

    def happens(self, probability: float) -> bool:
        """Whether something of that probability happens now."""
        return self.fraction() < probability

    def choice(self, among: Sequence[T]) -> T:
        """One of `among`. Raises ValueError if that is empty."""
        return among[self.below(len(among))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        """Put `things` into a random order, each equally likely (Fisher and Yates, 1938)."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(last + 1)
            things[last], things[other] = things[other], things[last]

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in a random order."""
        order = list(things)
        self.shuffle(order)
        return order

    def sample(self, bound: int, count: int) -> list[int]:
        """`count` different whole numbers below `bound`, in random order (Floyd's method, 1987, shuffled).

        Raises ValueError if there are not so many.
        """
        if count > bound:
            raise ValueError(f"there are no {count} different numbers below {bound}")
        taken: dict[int, None] = {}
        for last in range(bound - count, bound):
            other = self.below(last + 1)
            taken[last if other in taken else other] = None
        return self.shuffled(taken)
