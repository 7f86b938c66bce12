"""Shapes of boards by what stands in a row, whatever its value."""

from collections.abc import Iterator

from engine.generators.boards_parts import low_columns, of_board, of_rows, random_row
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, ShapeError, Values
from engine.said import say, say_count

_DENSITY = Parameter("density", say("per cent of the blocks that have a chess"), 50, 0, 100)
_GAP = Parameter("gap", say("column of the empty block; 0: anywhere, row by row"), 0, 0, 1000)
_CHESSES = Parameter("chesses", say("chesses in a row; 0: any number, row by row"), 0, 0, 1000)
_COLUMN = Parameter("column", say("column of the chess; 0: anywhere, row by row"), 0, 0, 1000)
_EVERY = Parameter("every", say("columns from one chess to the next"), 2, 1, 100)
_SHORTEST = Parameter("shortest", say("least chesses side by side"), 1, 1, 100)
_LONGEST = Parameter("longest", say("most chesses side by side"), 6, 1, 100)
_GAPS = Parameter("gaps", say("most empty blocks side by side"), 2, 1, 100)
_LAST = Parameter("columns", say("columns at the right end that have chesses"), 4, 1, 1000)
_JITTER = Parameter("strays", say("chesses that have already moved on"), 2, 0, 100)


def _within(values: Values, name: str, least: int, chance: Chance) -> int:
    """The column or count that a parameter asks for, or, if that is 0, any from `least` to the width."""
    wanted, width = values[name], values["width"]
    if wanted > width:
        raise ShapeError(
            say_count(
                width,
                "{parameter} is {wanted}, but a row has only {count} column",
                "{parameter} is {wanted}, but a row has only {count} columns",
                parameter=name,
                wanted=wanted,
            )
        )
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
        raise ShapeError(
            say("shortest is {shortest}, more than longest, which is {longest}", shortest=shortest, longest=longest)
        )
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
    of_rows("empty-rows", say("rows without a chess (m = 0): nobody can move"), (), lambda values, _: 0),
    of_rows(
        "full-rows",
        say("a chess in every block: nobody can move"),
        (),
        lambda values, _: low_columns(values["width"]),
    ),
    of_rows("one-gap", say("one empty block: all chesses on its left can jump into it"), (_GAP,), _one_gap),
    of_rows(
        "one-chess",
        say("one chess a row: only the parity of its way counts"),
        (_COLUMN,),
        lambda values, chance: 1 << (_within(values, "column", 1, chance) - 1),
    ),
    of_rows("right-end", say("all chesses at the right end: nobody can move"), (_CHESSES,), _right_end),
    of_rows("left-end", say("all chesses at the left end, as far to go as can be"), (_CHESSES,), _left_end),
    of_board("alternating", say("a chess in every other column, or every third ..."), (_EVERY,), _alternating),
    of_rows("blocks-of-chesses", say("runs of chesses with gaps between them"), (_SHORTEST, _LONGEST, _GAPS), _runs),
    of_rows(
        "random-rows",
        say("each block has a chess or not, by chance"),
        (_DENSITY,),
        lambda values, chance: random_row(values["width"], chance, values["density"]),
    ),
    of_rows("last-columns", say("chesses in the last few columns only: small games"), (_LAST,), _near_right_end),
    of_rows("deep-rows", say("the longest games: a search without memory does not end"), (_JITTER,), _deep),
)
