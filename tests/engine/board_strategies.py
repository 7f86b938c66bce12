"""Random boards for the tests of the engine, and the rules of a row in the plainest form."""

from collections.abc import Iterable

from hypothesis import strategies as st

from engine.games.board_record import BoardRecord, Columns
from engine.sg import grundy_by_definition

KNOWN: dict[str, int] = {}


def plain_moves(row: str) -> list[tuple[int, int, str]]:
    """(from column, to column, row after) for each chess of a row such as ``.X.X``, from left to right."""
    moves = []
    for i, block in enumerate(row):
        j = row.find(".", i)
        if block == "X" and j >= 0:
            after = list(row)
            after[i], after[j] = ".", "X"
            moves.append((i + 1, j + 1, "".join(after)))
    return moves


def plain_value(row: str) -> int:
    """The value of a row by the recursive definition."""
    return grundy_by_definition(row, lambda r: [after for _, _, after in plain_moves(r)], KNOWN)


def mask(row: str) -> int:
    return sum(2**i for i, block in enumerate(row) if block == "X")


def text(columns: Iterable[int], width: int) -> str:
    taken = list(columns)
    return "".join("X" if c in taken else "." for c in range(1, width + 1))


def columns(width: int) -> st.SearchStrategy[Columns]:
    """The columns of some chesses, in any order."""
    return st.lists(st.integers(1, width), unique=True, max_size=width).map(tuple)


@st.composite
def boards(draw: st.DrawFn, widest: int = 8, most: int = 5, width: int | None = None) -> BoardRecord:
    chosen = draw(st.integers(1, widest)) if width is None else width
    return BoardRecord(chosen, tuple(draw(st.lists(columns(chosen), max_size=most))))
