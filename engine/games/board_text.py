"""Rows as a person writes them: numbers as in a judge's file (``2 19 20``), or pictures (``.X..X``, ``0100``).

In a picture each character is a block, from column 1 on; blanks between them mean nothing, and blocks that are left
out at the end are empty.
"""

from collections.abc import Sequence

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.games.board_record import Columns

EMPTY = frozenset(".0_-·")
CHESS = frozenset("Xx1#*●")
_MOST = 100


def picture(columns: Columns, width: int) -> str:
    """A row as ``.X..X``."""
    taken = set(columns)
    return "".join("X" if column in taken else "." for column in range(1, width + 1))


def numbers(columns: Columns) -> str:
    """A row as in a judge's file: how many chesses, and their columns."""
    return " ".join(map(str, (len(columns), *columns)))


def rows_from_text(text: str, width: int) -> list[Columns]:
    """The rows that a text describes, one a line; blank lines are left out.

    The lines are numbers if each of them starts with the count of the numbers behind it, and else pictures, if there
    is nothing in the text but blocks.

    Raises
    ------
    InputError
        If it is neither, or a row does not fit a board of that width; with all places (up to 100).
    """
    lines = [(at, line) for at, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not all(_is_counted(line) for _, line in lines) and _is_picture(line for _, line in lines):
        read = [_read_picture(at, line, width) for at, line in lines]
    else:
        read = [_read_numbers(at, line, width) for at, line in lines]
    found = [diagnostic for _, wrong in read for diagnostic in wrong]
    if found:
        raise InputError(found[:_MOST])
    return [columns for columns, _ in read]


def _is_counted(line: str) -> bool:
    words = line.split()
    return all(map(_is_number, words)) and int(words[0]) == len(words) - 1


def _is_number(word: str) -> bool:
    # Long digits are no column of any board, and Python takes its time over them.
    return word.isascii() and word.isdigit() and len(word.lstrip("0")) <= 18


def _is_picture(lines: Sequence[str] | object) -> bool:
    return all(character in EMPTY or character in CHESS or character.isspace() for line in lines for character in line)
