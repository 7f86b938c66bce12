"""Shapes of heaps whose values repeat late, or after long: a period that is guessed from the first values is wrong."""

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from engine.generators.chance import Chance
from engine.generators.heaps_parts import HEAPS, LARGEST, QUERIES, Heaps, Takes, of_sets
from engine.generators.shape import Parameter, Values
from engine.said import say


class Periodic(NamedTuple):
    """A subtraction set with its proved pre-period and period (see `engine.solve.period`)."""

    takes: tuple[int, ...]
    preperiod: int
    length: int


LATE = (
    Periodic((22, 88, 107, 117, 142), 9668, 5),
    Periodic((10, 12, 111, 115, 116, 126), 9223, 11),
    Periodic((7, 14, 37, 76, 79, 134), 9198, 93),
    Periodic((11, 67, 109, 120), 9033, 131),
    Periodic((27, 88, 116, 130, 143), 8807, 157),
    Periodic((27, 49, 98, 146), 8766, 320),
)
"""Small sets, found by a search, whose periods start late, and within the judge's sizes."""

LONG = (
    Periodic((25, 31, 56, 86), 1208, 22_320),
    Periodic((19, 22, 121, 140), 159, 12_617),
    Periodic((8, 21, 28, 41, 49), 383, 11_072),
    Periodic((36, 89, 125), 0, 7020),
    Periodic((16, 40, 51, 67), 59, 7987),
    Periodic((1, 27, 68, 117, 144), 505, 6633),
)
"""Small sets, found by a search, whose periods are long."""

_KINDS = {"late": LATE, "long": LONG, "any": LATE + LONG}
_KIND = Parameter("period", say("whether the period starts late or is long"), "any", choices=tuple(_KINDS))


def _takes(values: Values, chance: Chance) -> Takes:
    return list(chance.choice(_KINDS[values["period"]]).takes)


def _around_start(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """Queries before the period, where it starts, and anywhere, in turn."""
    known = next(each for each in _KINDS["any"] if each.takes == tuple(heaps.takes))
    largest, start = heaps.values["largest"], known.preperiod
    reach = min(known.length, 1000)
    low, high = ((start - reach, start), (start, start + 2 * reach), (1, largest))[number % 3]
    low = max(min(low, largest - 1), 1)
    return [chance.between(low, max(min(high, largest), low)) for _ in range(heaps.values["heaps"])]


SHAPES = (
    of_sets(
        "late-period",
        say("sets whose values repeat late or after long: a period guessed from the first values is wrong"),
        (QUERIES, HEAPS, replace(LARGEST, default=10_000), _KIND),
        _takes,
        _around_start,
    ),
)
