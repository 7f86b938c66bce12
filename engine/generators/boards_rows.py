"""Shapes of boards by what stands in a row, whatever its value."""

from collections.abc import Iterator

from engine.generators.boards_parts import low_columns, of_board, of_rows, random_row
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, ShapeError, Values
from engine.generators.texts import counted

_DENSITY = Parameter("density", "per cent of the blocks that have a chess", 50, 0, 100)
_GAP = Parameter("gap", "column of the empty block; 0: anywhere, row by row", 0, 0, 1000)
_CHESSES = Parameter("chesses", "chesses in a row; 0: any number, row by row", 0, 0, 1000)
_COLUMN = Parameter("column", "column of the chess; 0: anywhere, row by row", 0, 0, 1000)
_EVERY = Parameter("every", "columns from one chess to the next", 2, 1, 100)
_SHORTEST = Parameter("shortest", "least chesses side by side", 1, 1, 100)
_LONGEST = Parameter("longest", "most chesses side by side", 6, 1, 100)
_GAPS = Parameter("gaps", "most empty blocks side by side", 2, 1, 100)
_LAST = Parameter("columns", "columns at the right end that have chesses", 4, 1, 1000)
_JITTER = Parameter("strays", "chesses that have already moved on", 2, 0, 100)


def _within(values: Values, name: str, least: int, chance: Chance) -> int:
    """The column or count that a parameter asks for, or, if that is 0, any from `least` to the width."""
    wanted, width = values[name], values["width"]
    if wanted > width:
        raise ShapeError(f"{name} is {wanted}, but a row has only {counted(width, 'column')}")
    return int(wanted) or chance.between(min(least, width), width)


def _one_gap(values: Values, chance: Chance) -> int:
    width: int = values["width"]
    return low_columns(width) ^ 1 << (_within(values, "gap", 1, chance) - 1)


def _left_end(values: Values, chance: Chance) -> int:
    return low_columns(_within(values, "chesses", 1, chance))


def _right_end(values: Values, chance: Chance) -> int:
    count, width = _within(values, "chesses", 1, chance), int(values["width"])
    return low_columns(count) << (width - count)


def _alternating(values: Values, chance: Chance) -> Iterator[int]:
    first = chance.below(values["every"])
    while True:
        yield sum(1 << column for column in range(first, values["width"], values["every"]))
        first = (first + 1) % values["every"]


def _runs(values: Values, chance: Chance) -> int:
    shortest, longest, width = values["shortest"], values["longest"], values["width"]
    if shortest > longest:
        raise ShapeError(f"shortest is {shortest}, more than longest, which is {longest}")
    row, column = 0, chance.below(values["gaps"] + 1)
    while column < width:
        length = min(chance.between(shortest, longest), width - column)
        row |= low_columns(length) << column
        column += length + chance.between(1, values["gaps"])
    return row


def _near_right_end(values: Values, chance: Chance) -> int:
    width = int(values["width"])
    columns = min(int(values["columns"]), width)
    return chance.below(1 << columns) << (width - columns)


def _deep(values: Values, chance: Chance) -> int:
    """Half of the blocks taken, nearly all on the left: no row of its width has more rows that can be reached."""
    width = values["width"]
    count = (width + chance.below(2)) // 2
    row, free = low_columns(count), list(range(count, width))
    strays = min(values["strays"], count, len(free))
    for column in chance.sample(count, strays):
        row ^= 1 << column
    for place in chance.sample(len(free), strays):
        row |= 1 << free[place]
    return row


SHAPES = (
    of_rows("empty-rows", "rows without a chess (m = 0): nobody can move", (), lambda values, _: 0),
    of_rows(
        "full-rows",
        "a chess in every block: nobody can move",
        (),
        lambda values, _: low_columns(values["width"]),
    ),
    of_rows("one-gap", "one empty block: all chesses on its left can jump into it", (_GAP,), _one_gap),
    of_rows(
        "one-chess",
        "one chess a row: only the parity of its way counts",
        (_COLUMN,),
        lambda values, chance: 1 << (_within(values, "column", 1, chance) - 1),
    ),
    of_rows("right-end", "all chesses at the right end: nobody can move", (_CHESSES,), _right_end),
    of_rows("left-end", "all chesses at the left end, as far to go as can be", (_CHESSES,), _left_end),
    of_board("alternating", "a chess in every other column, or every third ...", (_EVERY,), _alternating),
    of_rows("blocks-of-chesses", "runs of chesses with gaps between them", (_SHORTEST, _LONGEST, _GAPS), _runs),
    of_rows(
        "random-rows",
        "each block has a chess or not, by chance",
        (_DENSITY,),
        lambda values, chance: random_row(values["width"], chance, values["density"]),
    ),
    of_rows("last-columns", "chesses in the last few columns only: small games", (_LAST,), _near_right_end),
    of_rows("deep-rows", "the longest games: a search without memory does not end", (_JITTER,), _deep),
)
