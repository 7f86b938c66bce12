"""Shapes of boards by how they are written: columns in any order, and many rows without a chess."""

from collections.abc import Iterator

from engine.games.board_record import BoardRecord, Columns
from engine.generators.boards_parts import ROWS, SHARE, WIDTH, of_board, random_row, taken
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, Progress, Shape, Values
from engine.said import say
from engine.solve import staircase

_ORDER = Parameter("order", say("order of the chesses in a row"), "random", choices=("random", "falling", "outside-in"))
_DENSITY = Parameter("density", say("per cent of the blocks that have a chess"), 50, 0, 100)
_EMPTY = Parameter("empty", say("per cent of the rows without a chess"), 70, 0, 100)


def _unsorted(values: Values, chance: Chance, progress: Progress) -> BoardRecord:
    width, order = values["width"], values["order"]
    rows = (random_row(width, chance, values["density"]) for _ in range(values["rows"]))
    masks = taken(rows, values["rows"], progress)
    return BoardRecord(width, tuple(_in_order(staircase.columns_of(mask), order, chance) for mask in masks))


def _in_order(columns: Columns, order: str, chance: Chance) -> Columns:
    if order == "falling":
        return columns[::-1]
    if order == "outside-in":
        half = len(columns) // 2
        pairs = zip(columns[:half], reversed(columns), strict=False)
        middle = columns[half : len(columns) - half]
        return (*(column for pair in pairs for column in pair), *middle)
    return tuple(chance.shuffled(columns))


def _sparse(values: Values, chance: Chance) -> Iterator[int]:
    count = values["rows"]
    empty = set(chance.sample(count, count * values["empty"] // SHARE))
    for row in range(count):
        yield 0 if row in empty else random_row(values["width"], chance)


SHAPES = (
    Shape(
        "unsorted-columns",
        "board",
        say("the chesses of a row in no order: a reader that expects rising columns fails"),
        (ROWS, WIDTH, _DENSITY, _ORDER),
        _unsorted,
    ),
    of_board("sparse-board", say("rows without a chess (m = 0) between others"), (_EMPTY,), _sparse),
)
