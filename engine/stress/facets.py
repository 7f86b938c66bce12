"""What an input can be made smaller by: things that can be left out, and ways to make it simpler."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, TypeAlias

Records: TypeAlias = tuple[Any, ...]
Handle: TypeAlias = tuple[int, ...]
"""Names a thing of an input: the case, then the query or row, then the place in it."""
Trim: TypeAlias = Callable[[Records], Iterator[Records]]
"""Inputs that are a little simpler than one, by a measure that falls with each of its steps, the boldest step first."""


@dataclass(frozen=True, slots=True)
class Facet:
    """A kind of thing that can be left out.

    Attributes
    ----------
    name
        What it is, in the plural.
    handles
        Those that an input has, in its order.
    keep
        The input with only some of them.
    """

    name: str
    handles: Callable[[Records], list[Handle]]
    keep: Callable[[Records, Collection[Handle]], Records]


@dataclass(frozen=True, slots=True)
class Anatomy:
    """How inputs of a game are taken apart.

    Attributes
    ----------
    plain
        A record without what no judge's file holds: names and places.
    facets
        What can be left out, the large things first.
    trims
        What can be made simpler, the more important first.
    rough
        What a large input is tried to be made smaller by before all of this; None where nothing is known.
    """

    plain: Callable[[Any], Any]
    facets: tuple[Facet, ...]
    trims: tuple[Trim, ...]
    rough: "Rough | None" = None


@dataclass(frozen=True, slots=True)
class Rough:
    """How large inputs are cut in large pieces.

    Attributes
    ----------
    is_large
        Whether an input is so large that this is worth while.
    steps
        What is left out and what makes it smaller as a whole, in this order; a trim here leaves fewer things.
    """

    is_large: Callable[[Records], bool]
    steps: tuple[Facet | Trim, ...]


def _cases(records: Records) -> list[Handle]:
    return [(case,) for case in range(len(records))]


def _keep_cases(records: Records, kept: Collection[Handle]) -> Records:
    return tuple(record for case, record in enumerate(records) if (case,) in kept)


CASES = Facet("cases", _cases, _keep_cases)


def facet(name: str, parts: Callable[[Any], Iterator[Handle]], keep: Callable[[Any, set[Handle]], Any]) -> Facet:
    """A facet of things that lie in one case each: `parts` and `keep` look at one record."""

    def handles(records: Records) -> list[Handle]:
        return [(case, *part) for case, record in enumerate(records) for part in parts(record)]

    def kept(records: Records, chosen: Collection[Handle]) -> Records:
        own: list[set[Handle]] = [set() for _ in records]
        for case, *part in chosen:
            own[case].add(tuple(part))
        return tuple(keep(record, parts) for record, parts in zip(records, own, strict=True))

    return Facet(name, handles, kept)


def trim(simpler: Callable[[Any], Iterator[Any]]) -> Trim:
    """A trim that looks at one record at a time."""

    def steps(records: Records) -> Iterator[Records]:
        for case, record in enumerate(records):
            for other in simpler(record):
                yield (*records[:case], other, *records[case + 1 :])

    return steps


def lower(number: int, least: int) -> Iterator[int]:
    """Numbers below `number`, none below `least`, boldest first: the two least ones, half, two less, one less."""
    tried = (least, least + 1, number // 2, number - 2, number - 1)
    yield from dict.fromkeys(value for value in tried if least <= value < number)


def is_rising(numbers: Sequence[Any]) -> bool:
    """Whether no number is below the one before it."""
    return all(a <= b for a, b in pairwise(numbers))
