"""What a move may do to a heap: take a number of a subtraction set, or take and split (octal games, Grundy's game)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import pairwise
from typing import TypeAlias

import numpy as np

from engine.games.take_numbers import Family, IntArray, Part, Powers, Span, numbers_up_to
from engine.said import Said, say
from engine.solve.octal import NOTHING, ONE_HEAP, TWO_HEAPS

GAMES = {
    (0, 7, 7): "Kayles",
    (0, 1, 3, 7): "Dawson's Chess",
    (0, 0, 7): "Dawson's Kayles",
    (0, 6): "Officers",
    (0, 0, 0, 7): "Treblecross",
}
"""Octal games that have a name."""

_LISTED = 12


@dataclass(frozen=True, slots=True)
class Subtraction:
    """A subtraction set: a move takes one of its numbers from one heap.

    `parts` stand as they were written, in their order and with repeats. Raises ValueError for a part below 1, a span
    that falls, or powers of less than 2.
    """

    parts: tuple[Part, ...]

    def __post_init__(self) -> None:
        if not self.parts or any(map(_is_wrong, self.parts)):
            raise ValueError(f"no subtraction set: {self.parts}")

    @property
    def text(self) -> str:
        """The rule as `engine.games.take_rule_text.parse_rule` reads it."""
        words = [str(part) if isinstance(part, int) else part.text for part in self.parts]
        plain = all(isinstance(part, int) for part in self.parts)
        return (" " if plain else ", ").join(words)

    @property
    def splits(self) -> bool:
        return False

    @property
    def is_finite(self) -> bool:
        return all(isinstance(part, int | Span) for part in self.parts)

    @property
    def takes_everything(self) -> bool:
        """Whether any number may be taken: ordinary Nim."""
        return Family.ALL in self.parts

    @property
    def largest(self) -> int:
        """The largest number of a finite set."""
        return max(last for _, last in map(_ends, self.parts))

    @property
    def upper(self) -> int | None:
        """m if the set is just 1, 2, ..., m, or None; in whatever way it is written."""
        return _upper(self.parts) if self.is_finite else None

    def takes_up_to(self, n: int) -> IntArray:
        """The numbers of the set that are at most n, rising, each once."""
        return _takes_up_to(self.parts, min(n, self.largest) if self.is_finite else n)

    def describe(self) -> str:
        """The rule in plain language: ``take 1, 3 or 4``."""
        if self.takes_everything:
            return say("take any number")
        if self.upper is not None:
            few = self.upper <= 2
            return _take(_listed(["1", "2"][: self.upper])) if few else say("take 1 to {last}", last=self.upper)
        numbers = sorted({part for part in self.parts if isinstance(part, int)})
        others = [part.reading for part in dict.fromkeys(self.parts) if not isinstance(part, int)]
        return _take(_listed([*_shortened(numbers), *others]))


@dataclass(frozen=True, slots=True)
class Octal:
    """A take-and-break game; `digits` are d0, d1, ... of its code (see `engine.solve.octal`), the last one not 0."""

    digits: tuple[int, ...]

    def __post_init__(self) -> None:
        digits = self.digits
        if digits[:1] not in ((0,), (4,)) or not digits[-1] or any(not 0 <= digit <= 7 for digit in digits):
            raise ValueError(f"no octal code: {digits}")

    @property
    def text(self) -> str:
        return f"{self.digits[0]}.{''.join(map(str, self.digits[1:])) or '0'}"

    @property
    def name(self) -> str:
        """The game's own name, or ""."""
        return GAMES.get(self.digits, "")

    @property
    def splits(self) -> bool:
        """Whether a move may leave two heaps where one was."""
        return any(digit & TWO_HEAPS for digit in self.digits)

    @property
    def code_length(self) -> int:
        """The largest number that can be taken."""
        return len(self.digits) - 1

    def as_subtraction(self) -> Subtraction | None:
        """The same game as a subtraction set: all digits 0 or 3. None if it is none."""
        takes = tuple(take for take, digit in enumerate(self.digits) if digit)
        return Subtraction(takes) if set(self.digits) <= {0, NOTHING | ONE_HEAP} else None

    def describe(self) -> str:
        """The rule in plain language: what may be taken, and what may be left of the heap."""
        moves = _chained([_taking(digit, self.digits) for digit in dict.fromkeys(self.digits) if digit])
        return say("{name}: {moves}", name=self.name, moves=moves) if self.name else moves


@dataclass(frozen=True, slots=True)
class GrundysGame:
    """A move splits a heap into two unequal heaps."""

    @property
    def text(self) -> str:
        return "grundy's game"

    @property
    def splits(self) -> bool:
        return True

    def describe(self) -> str:
        return say("Grundy's game: split a heap into two unequal heaps")


TakeRule: TypeAlias = Subtraction | Octal | GrundysGame


def rule_of(takes: Iterable[int]) -> Subtraction:
    """The rule of a plain list of numbers, kept in its order and with repeats."""
    return Subtraction(tuple(takes))


def _is_wrong(part: Part) -> bool:
    if isinstance(part, int):
        return part < 1
    if isinstance(part, Span):
        return not 1 <= part.first <= part.last
    return isinstance(part, Powers) and part.base < 2


def _ends(part: Part) -> tuple[int, int]:
    """The first and the last number of a part of a finite set."""
    if isinstance(part, int):
        return part, part
    if isinstance(part, Span):
        return part.first, part.last
    raise ValueError(f"{part.text} has no largest number")


def _upper(parts: Sequence[Part]) -> int | None:
    reach = 0
    for first, last in sorted(map(_ends, parts)):
        if first > reach + 1:
            return None
        reach = max(reach, last)
    return reach


@lru_cache(maxsize=64)
def _takes_up_to(parts: tuple[Part, ...], n: int) -> IntArray:
    few = [part for part in parts if isinstance(part, int) and part <= n]
    many = [numbers_up_to(part, n) for part in parts if not isinstance(part, int)]
    takes: IntArray = np.sort(np.concatenate([np.array(few, dtype=np.int64), *many]))
    # Not np.unique, which hashes: that is many times slower on a long range.
    is_new = np.ones(len(takes), dtype=np.bool_)
    is_new[1:] = takes[1:] != takes[:-1]
    takes = takes[is_new]
    takes.setflags(write=False)
    return takes


def _shortened(numbers: list[int]) -> list[str]:
    """The numbers as words; of many only the first ones and how many there are."""
    if len(numbers) <= _LISTED:
        return list(map(str, numbers))
    first = ", ".join(map(str, numbers[:5]))
    values = {"count": len(numbers), "first": first, "last": numbers[-1]}
    if all(b == a + 1 for a, b in pairwise(numbers)):
        return [say("one of {count} consecutive numbers ({first}, ..., {last})", **values)]
    return [say("one of {count} numbers ({first}, ..., {last})", **values)]


def _listed(words: Sequence[str]) -> str:
    if len(words) == 1:
        return words[0]
    return say("{before} or {last}", before=reduce(_before, words[:-1]), last=words[-1])


def _before(words: str, word: str) -> str:
    return say("{words}, {word}", words=words, word=word)


def _take(numbers: str) -> Said:
    return say("take {numbers}", numbers=numbers)


def _chained(moves: Sequence[str]) -> str:
    return reduce(lambda before, move: say("{before}; {move}", before=before, move=move), moves)


def _taking(digit: int, digits: Sequence[int]) -> str:
    """What all numbers of the same digit allow."""
    takes = [str(take) for take, other in enumerate(digits) if other == digit and take]
    kinds = ((NOTHING, say("nothing")), (ONE_HEAP, say("one heap")), (TWO_HEAPS, say("two heaps")))
    leaving = _listed([words for bit, words in kinds if digit & bit])
    free = [say("split a heap in two, taking nothing")] if digits[0] == digit else []
    if takes:
        whole = digit == NOTHING
        sizes = _listed(takes)
        leave = say("take {numbers}, leaving {leaving}", numbers=sizes, leaving=leaving)
        free.append(say("take a whole heap of {sizes}", sizes=sizes) if whole else leave)
    return _chained(free)


FIBONACCI = Subtraction((Family.FIBONACCI,))
