"""Shapes of heaps from which Fibonacci numbers are taken, three heaps a query (HDU 1848)."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.generators.chance import Chance
from engine.generators.heaps_parts import Heaps, QueryMaker, any_query, query_told_apart, record_of, table_of
from engine.generators.heaps_values import balanced_query, equal_query
from engine.generators.shape import Parameter, Progress, Shape, ShapeError, Values
from engine.said import say

_QUERIES = Parameter("queries", say("queries of the file"), 5, 1, 1000)
_LARGEST = Parameter("largest", say("size of the largest heap"), 30, 1, 1000)
_FAR = replace(_LARGEST, default=1000)
_SMALL = Parameter("largest", say("size of the largest heap"), 3, 1, 10)
_SPREAD = Parameter("spread", say("how far below the largest the sizes may be"), 20, 0, 999)
_STARTS = {"without-1": (2, 3), "without-2": (1, 3, 5), "1-3-4-7": (1, 3), "powers-of-two": ()}
_START = Parameter("instead", say("the wrong numbers that the queries find out"), "any", choices=("any", *_STARTS))
_END = Parameter("last", say("the last number of the list that is too short"), 89, 1, 609)
_THREE = {"heaps": 3}


def _shape(name: str, purpose: str, parameters: Sequence[Parameter], query: QueryMaker) -> Shape:
    def make(values: Values, chance: Chance, progress: Progress) -> HeapsRecord:
        takes = FIBONACCI.takes_up_to(values["largest"]).tolist()
        return record_of(FIBONACCI, takes, {**values, **_THREE}, query, chance, progress)

    return Shape(name, "heaps", purpose, (_QUERIES, *parameters), make)


def _all_triples(values: Values, chance: Chance, progress: Progress) -> HeapsRecord:
    del chance
    triples = product(range(1, values["largest"] + 1), repeat=3)
    progress(1.0)
    return HeapsRecord(FIBONACCI, tuple(map(HeapsQueryRecord, triples)))


def _near_numbers(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    """A query of Fibonacci numbers, one beside them, and so on in turn."""
    sizes = []
    for _ in range(3):
        beside = chance.below(3) - 1 if number % 2 else 0
        sizes.append(min(max(chance.choice(heaps.takes) + beside, 1), heaps.values["largest"]))
    return sizes


def _at_bound(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    largest = heaps.values["largest"]
    spread = min(heaps.values["spread"], largest - 1) if number else 0
    return [largest - chance.below(spread + 1) for _ in range(3)]


def _sequence_from(start: Sequence[int], largest: int) -> list[int]:
    """Each number the sum of the two before; without a start each is twice the one before."""
    takes = list(start) or [1]
    while takes[-1] <= largest:
        takes.append(takes[-1] + takes[-2] if start else 2 * takes[-1])
    return takes


def _start_counts(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    names = tuple(_STARTS)
    wanted = heaps.values["instead"]
    name = names[number % len(names)] if wanted == "any" else wanted
    return _told_apart(heaps, _sequence_from(_STARTS[name], heaps.values["largest"]), number, chance)


def _end_counts(heaps: Heaps, number: int, chance: Chance) -> Sequence[int]:
    last = heaps.values["last"]
    return _told_apart(heaps, [take for take in heaps.takes if take <= last], number, chance)


def _told_apart(heaps: Heaps, wrong: list[int], number: int, chance: Chance) -> Sequence[int]:
    """A query that has another winner if the numbers of `wrong` may be taken."""
    sizes = query_told_apart(heaps, table_of(rule_of(wrong), len(heaps.table) - 1), number, chance)
    if not sizes:
        numbers = f"{', '.join(map(str, wrong[:4]))} ... {wrong[-1]}"
        raise ShapeError(
            say("found no query whose winner would change by taking {numbers}: allow larger heaps", numbers=numbers)
        )
    return sizes


SHAPES = (
    _shape("fibonacci-random", say("three heaps of any size"), (_LARGEST,), any_query),
    _shape(
        "fibonacci-balanced",
        say("three heaps whose values cancel out: the first player loses"),
        (_LARGEST,),
        balanced_query,
    ),
    _shape("fibonacci-equal", say("two equal heaps, which cancel out, and a third"), (_LARGEST,), equal_query),
    _shape("fibonacci-numbers", say("heaps as large as Fibonacci numbers, and beside them"), (_FAR,), _near_numbers),
    _shape("fibonacci-bound", say("heaps as large as can be"), (_FAR, _SPREAD), _at_bound),
    Shape("fibonacci-small", "heaps", say("all triples of small heaps"), (_SMALL,), _all_triples),
    _shape(
        "fibonacci-start",
        say("queries that tell 1, 2, 3, 5 from 2, 3, 5 or 1, 3, 5 or 1, 3, 4 or 1, 2, 4"),
        (_LARGEST, _START),
        _start_counts,
    ),
    _shape(
        "fibonacci-end", say("queries that find out a list of numbers that ends too early"), (_FAR, _END), _end_counts
    ),
)
