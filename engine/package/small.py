"""All cases of some small size: the strongest tests, since a wrong idea mostly fails on one of them."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, combinations_with_replacement, product
from typing import NamedTuple

from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.generators.chance import Chance
from engine.generators.shape import Record
from engine.said import say

_MOST_POSITIONS = 4
_WIDTH = 20


class SmallCases(NamedTuple):
    """What a file is to hold, and why."""

    name: str
    purpose: str
    records: tuple[Record, ...]


def small_cases(game: str, name: str, chance: Chance) -> list[SmallCases]:
    """The files of small cases for the format called `name` of that game; none for a game from elsewhere."""
    if game == "graph":
        return list(_graphs(chance))
    if game == "board":
        return list(_boards(chance))
    if game == "heaps":
        return list(_fibonacci_heaps()) if name == "hdu1848" else list(_heaps(chance))
    return []


def _graphs(chance: Chance) -> Iterator[SmallCases]:
    numbered = tuple(_all_graphs(chance.child("numbers")))
    yield SmallCases(
        "all-small-graphs", say("every graph without cycles on at most 4 positions, numbers shuffled"), numbered
    )
    ordered = tuple(_all_graphs(None))
    yield SmallCases(
        "all-small-ordered", say("every graph on at most 4 positions, each move to a larger number"), ordered
    )


def _all_graphs(chance: Chance | None) -> Iterator[GraphRecord]:
    """Every graph whose moves lead to later positions, with each set of positions as a query, and each twice."""
    for n in range(1, _MOST_POSITIONS + 1):
        pairs = list(combinations(range(n), 2))
        for mask in range(1 << len(pairs)):
            number = chance.shuffled(range(n)) if chance else list(range(n))
            moves = [(number[a], number[b]) for i, (a, b) in enumerate(pairs) if mask >> i & 1]
            yield GraphRecord.from_moves(n, moves, _placements(n))


def _placements(n: int) -> Iterator[Sequence[int]]:
    for size in range(1, n + 1):
        yield from combinations(range(n), size)
    yield from ((position, position) for position in range(n))
    yield (0, 0, 0, n - 1)


def _boards(chance: Chance) -> Iterator[SmallCases]:
    ends = list(_row_ends(6))
    text = say("every way in which chesses can stand in the last 6 columns, one row a case")
    yield SmallCases("all-row-ends", text, tuple(BoardRecord(_WIDTH, (row,)) for row in ends))
    pairs = list(combinations_with_replacement(list(_row_ends(4))[1:], 2))[:100]
    text = say("two rows, pairs of all ways in which chesses can stand in the last 4 columns")
    yield SmallCases("pairs-of-row-ends", text, tuple(BoardRecord(_WIDTH, pair) for pair in pairs))
    text = say("the same rows with their columns in any order, and three of them a case")
    source = chance.child("columns")
    threes = [tuple(tuple(source.shuffled(source.choice(ends))) for _ in range(3)) for _ in range(100)]
    yield SmallCases("columns-in-any-order", text, tuple(BoardRecord(_WIDTH, rows) for rows in threes))
    yield SmallCases(
        "one-chess-each-column", say("one chess, and one gap in a full row, at each column"), tuple(_single_rows())
    )


def _row_ends(columns: int) -> Iterator[tuple[int, ...]]:
    for mask in range(1 << columns):
        yield tuple(_WIDTH - i for i in reversed(range(columns)) if mask >> i & 1)


def _single_rows() -> Iterator[BoardRecord]:
    everywhere = range(1, _WIDTH + 1)
    for column in everywhere:
        yield BoardRecord(_WIDTH, ((column,),))
    for gap in everywhere:
        yield BoardRecord(_WIDTH, (tuple(column for column in everywhere if column != gap),))
    yield BoardRecord(_WIDTH, ((),))
    yield BoardRecord(_WIDTH, (tuple(everywhere),))


def _heaps(chance: Chance) -> Iterator[SmallCases]:
    numbers = range(1, 6)
    sets = [chosen for size in numbers for chosen in combinations(numbers, size)]
    text = say("every set of numbers up to 5, with each heap to 20 and each pair of heaps to 8")
    queries = tuple(HeapsQueryRecord(heaps) for heaps in _small_queries())
    yield SmallCases("all-small-sets", text, tuple(HeapsRecord(rule_of(chosen), queries) for chosen in sets))
    text = say("the same from the largest number down, with one number repeated, queries in any order")
    falling = [rule_of(reversed((*chosen, chosen[0]))) for chosen in reversed(sets)]
    mixed = tuple(HeapsRecord(rule, tuple(chance.child(rule.text).shuffled(queries))) for rule in falling)
    yield SmallCases("small-sets-unsorted", text, mixed)
    text = say("another number of heaps in each query: heaps of the query before may be left behind")
    yield SmallCases("any-number-of-heaps", text, tuple(_uneven(chance.child(case), 20, 30) for case in range(10)))
    large = tuple(_uneven(chance.child(f"large {case}"), 100, 10_000) for case in range(2))
    yield SmallCases("any-number-of-heaps-large", text, large)


def _uneven(chance: Chance, heaps: int, largest: int) -> HeapsRecord:
    """100 queries of 1 to `heaps` heaps, from which a few numbers may be taken."""
    takes = [1 + take for take in chance.sample(20, 4)]
    counts = [chance.between(1, heaps) for _ in range(100)]
    rows = (tuple(chance.between(0, largest) for _ in range(count)) for count in counts)
    return HeapsRecord(rule_of(takes), tuple(HeapsQueryRecord(row) for row in rows))


def _small_queries() -> Iterator[tuple[int, ...]]:
    yield from ((size,) for size in range(21))
    yield from combinations_with_replacement(range(9), 2)
    yield from ((a, a, a) for a in range(1, 6))
    yield (0, 0, 0, 0)


def _fibonacci_heaps() -> Iterator[SmallCases]:
    text = say("every three heaps of at most 12")
    yield SmallCases("all-small-heaps", text, (_asked(product(range(1, 13), repeat=3)),))
    text = say("each size of a heap, beside two that cancel out: no wrong value can hide")
    yield SmallCases("every-size", text, (_asked((size, 1, 1) for size in range(1, 1001)),))
    text = say("each size of a heap, beside one of 1 to 3 and one of 4, in turning order")
    yield SmallCases("every-size-mixed", text, (_asked(_turning()),))


def _turning() -> Iterator[tuple[int, ...]]:
    for size in range(1, 1001):
        row = (size, 1 + size % 3, 4)
        yield row[size % 3 :] + row[: size % 3]


def _asked(rows: Iterable[tuple[int, ...]]) -> HeapsRecord:
    return HeapsRecord(FIBONACCI, tuple(HeapsQueryRecord(row) for row in rows))
