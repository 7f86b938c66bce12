"""Parts of a subtraction set: single numbers, spans of numbers, and families without end."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from engine.said import say

IntArray: TypeAlias = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Span:
    """All numbers from `first` (at least 1) to `last`."""

    first: int
    last: int

    @property
    def text(self) -> str:
        return f"{self.first}..{self.last}"

    @property
    def reading(self) -> str:
        return say("{first} to {last}", first=self.first, last=self.last)


class Family(Enum):
    """A set without end; the value is its name in a rule."""

    ALL = "all"
    FIBONACCI = "fibonacci"
    SQUARES = "squares"
    PRIMES = "primes"

    @property
    def text(self) -> str:
        return self.value

    @property
    def reading(self) -> str:
        return _READINGS[self]

    def up_to(self, n: int) -> IntArray:
        """Its numbers up to n, rising."""
        return _MAKERS[self](n)


@dataclass(frozen=True, slots=True)
class Powers:
    """The powers of `base` (at least 2): 1, base, base^2, ..."""

    base: int

    @property
    def text(self) -> str:
        return f"powers of {self.base}"

    @property
    def reading(self) -> str:
        return say("a power of {base} (1, {base}, {square}, ...)", base=self.base, square=self.base**2)

    def up_to(self, n: int) -> IntArray:
        """The powers up to n, rising."""
        found, power = [], 1
        while power <= n:
            found.append(power)
            power *= self.base
        return np.array(found, dtype=np.int64)


Part: TypeAlias = int | Span | Family | Powers


def numbers_up_to(part: Part, n: int) -> IntArray:
    """The numbers of a part that are at most n, rising."""
    if isinstance(part, int):
        return np.array([part] if part <= n else [], dtype=np.int64)
    if isinstance(part, Span):
        return np.arange(part.first, min(part.last, n) + 1, dtype=np.int64)
    return part.up_to(n)


def _fibonacci(n: int) -> IntArray:
    found, a, b = [], 1, 2
    while a <= n:
        found.append(a)
        a, b = b, a + b
    return np.array(found, dtype=np.int64)


def _squares(n: int) -> IntArray:
    root = 0
    while (root + 1) ** 2 <= n:
        root += 1
    return np.arange(1, root + 1, dtype=np.int64) ** 2


def _primes(n: int) -> IntArray:
    """The sieve of Eratosthenes."""
    is_prime = np.ones(max(n, 1) + 1, dtype=np.bool_)
    is_prime[:2] = False
    divisor = 2
    while divisor * divisor <= n:
        if is_prime[divisor]:
            is_prime[divisor * divisor :: divisor] = False
        divisor += 1
    return np.flatnonzero(is_prime)


_READINGS = {
    Family.ALL: say("any number"),
    Family.FIBONACCI: say("a Fibonacci number (1, 2, 3, 5, 8, ...)"),
    Family.SQUARES: say("a square (1, 4, 9, ...)"),
    Family.PRIMES: say("a prime (2, 3, 5, 7, ...)"),
}
_MAKERS: dict[Family, Callable[[int], IntArray]] = {
    Family.ALL: lambda n: np.arange(1, n + 1, dtype=np.int64),
    Family.FIBONACCI: _fibonacci,
    Family.SQUARES: _squares,
    Family.PRIMES: _primes,
}
