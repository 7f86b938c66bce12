"""What shapes of boards are made of: rows as integers, row by row, and the parameters that all boards have.

A row is an integer as in `engine.solve.staircase`: bit c - 1 stands for column c, column 1 is the leftmost.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.games.board_record import USUAL_WIDTH, WIDEST, BoardRecord
from engine.generators.chance import Chance
from engine.generators.shape import Parameter, Progress, Shape, ShapeError, Values
from engine.said import say
from engine.solve import staircase

RowMaker: TypeAlias = Callable[[Values, Chance], int]
"""Makes one row; the values have "width"."""
RowsMaker: TypeAlias = Callable[[Values, Chance], Iterable[int]]
"""Makes rows, at least as many as "rows" says: what is too much is left out."""

ROWS = Parameter("rows", say("rows of the board"), 5, 1, 1000)
WIDTH = Parameter("width", say("columns of the board; the judge has 20"), USUAL_WIDTH, 1, WIDEST)
SHARE = 100
_TRIES = 400


def of_rows(name: str, purpose: str, parameters: Sequence[Parameter], row: RowMaker) -> Shape:
    """A shape whose rows are made one like the other."""

    def rows(values: Values, chance: Chance) -> Iterator[int]:
        while True:
            yield row(values, chance)

    return of_board(name, purpose, parameters, rows)


def of_board(name: str, purpose: str, parameters: Sequence[Parameter], rows: RowsMaker) -> Shape:
    """A shape whose rows belong together; chesses are written from left to right."""

    def make(values: Values, chance: Chance, progress: Progress) -> BoardRecord:
        masks = taken(rows(values, chance), values["rows"], progress)
        return BoardRecord(values["width"], tuple(map(staircase.columns_of, masks)))

    return Shape(name, "board", purpose, (ROWS, WIDTH, *parameters), make)


def taken(rows: Iterable[int], count: int, progress: Progress) -> list[int]:
    """The first `count` of `rows`."""
    found: list[int] = []
    for row in rows:
        found.append(row)
        progress(len(found) / count)
        if len(found) == count:
            break
    return found


def random_row(width: int, chance: Chance, density: int = 50) -> int:
    """A row in which each block has a chess with a chance of `density` per cent."""
    return sum(1 << column for column in range(width) if chance.below(SHARE) < density)


def low_columns(count: int) -> int:
    """A row with chesses in the columns 1 .. count."""
    return (1 << count) - 1


def row_where(holds: Callable[[int], bool], width: int, chance: Chance, refusal: str) -> int:
    """A random row for which `holds` is true. Raises ShapeError with `refusal` if none is come upon."""
    for _ in range(_TRIES):
        row = random_row(width, chance, chance.between(20, 80))
        if holds(row):
            return row
    raise ShapeError(refusal)


def moves_in(row: int, width: int) -> int:
    """How many chesses of a row can move."""
    return sum(run.length for run in staircase.runs(row, width) if run.block)


def mirrored(row: int, width: int) -> int:
    """The row read the wrong way round."""
    return int(f"{row:0{width}b}"[::-1], 2)
