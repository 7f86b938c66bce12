"""Rows as a person writes them: numbers as in a judge's file (``2 19 20``), or pictures (``.X..X``, ``0100``).

In a picture each character is a block, from column 1 on; blanks between them mean nothing, and blocks that are left
out at the end are empty.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from engine.diagnostics import Diagnostic, InputError, Severity
from engine.games.board_record import Columns
from engine.said import say, say_count

EMPTY = frozenset(".0_-·")
CHESS = frozenset("Xx1#*●")

_MOST = 100
_SHOWN = 20
_DIGITS = 18
_TOO_LARGE = 10**_DIGITS
_NO_NUMBER = -1
_LONGEST = 100_000
"""So many characters a line has at most: a row has far fewer blocks, and a line is looked at whole."""
_WORD = re.compile(r"\S+")
_LINE_END = re.compile("\r\n|[\n\r\x0b\x0c\x1c-\x1e\x85\u2028\u2029]")
_Read: TypeAlias = tuple[Columns, list[Diagnostic]]


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
    read = _read_numbers if _is_numbers(text) else _read_picture
    rows: list[Columns] = []
    found: list[Diagnostic] = []
    # Boards have many equal rows: each is held once.
    known: dict[Columns, Columns] = {}
    for at, line in _lines(text):
        columns, wrong = _too_long(at, line) or read(at, line, width)
        rows.append(known.setdefault(columns, columns))
        found += wrong
        if len(found) >= _MOST:
            break
    if found:
        raise InputError(found[:_MOST])
    return rows


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """The lines that are not blank, and their numbers; one by one, as there may be millions."""
    begin, at = 0, 1
    for match in _LINE_END.finditer(text):
        line = text[begin : match.start()]
        if line and not line.isspace():
            yield at, line
        begin, at = match.end(), at + 1
    if text[begin:].strip():
        yield at, text[begin:]


def _too_long(at: int, line: str) -> _Read | None:
    """What comes of a line that is far longer than that of any row; None for others."""
    if len(line) <= _LONGEST:
        return None
    message = say("a line of {count:,} characters", count=len(line))
    return (), [_error(at, 1, message, say("at most {most:,} characters", most=_LONGEST))]


def _is_numbers(text: str) -> bool:
    return all(_is_counted(line) for _, line in _lines(text)) or not _is_picture(line for _, line in _lines(text))


def _is_counted(line: str) -> bool:
    if len(line) > _LONGEST:
        return False
    found = list(map(_number, line.split()))
    return _NO_NUMBER not in found and found[0] == len(found) - 1


def _number(word: str) -> int:
    """The number that a word stands for, or `_NO_NUMBER`; all that are too large for any use are the same one."""
    if not (word.isascii() and word.isdigit()):
        return _NO_NUMBER
    # Python refuses to read a number of very many digits.
    digits = word.lstrip("0")
    return int(digits or "0") if len(digits) <= _DIGITS else _TOO_LARGE


def _is_picture(lines: Iterable[str]) -> bool:
    blocks = EMPTY | CHESS
    return all(character in blocks or character.isspace() for line in lines for character in set(line))


def _read_picture(at: int, line: str, width: int) -> _Read:
    blocks = [(place, character) for place, character in enumerate(line, 1) if not character.isspace()]
    columns = tuple(column for column, (_, character) in enumerate(blocks, 1) if character in CHESS)
    if len(blocks) <= width:
        return columns, []
    place = blocks[width][0]
    message = say("{count} blocks in a row of {width} columns", count=len(blocks), width=width)
    return (), [_error(at, place, message, say("at most {width} blocks", width=width))]


def _read_numbers(at: int, line: str, width: int) -> _Read:
    words = [(match.start() + 1, match.group()) for match in _WORD.finditer(line)]
    place, count = words[0]
    wrong: list[Diagnostic] = []
    columns: list[int] = []
    if _number(count) == _NO_NUMBER:
        wanted = say("number of chesses, or a picture such as .X..X")
        wrong.append(_error(at, place, say("not a whole number"), wanted, count))
    elif _number(count) != len(words) - 1:
        follow = say_count(len(words) - 1, "{count} column follows", "{count} columns follow")
        wrong.append(_error(at, place, follow, say("how many columns follow"), count))
    for chess, (place, word) in enumerate(words[1:], 1):
        message = _problem(word, columns, width)
        if message:
            wrong.append(_error(at, place, message, say("column of chess {chess}", chess=chess), word))
        else:
            columns.append(_number(word))
    return tuple(columns), wrong


def _problem(word: str, before: Sequence[int], width: int) -> str:
    column = _number(word)
    if column == _NO_NUMBER:
        return say("not a whole number")
    if not 1 <= column <= width:
        if column == _TOO_LARGE:
            return say("the column is out of range, the columns are 1 to {width}", width=width)
        return say("column {column} is out of range, the columns are 1 to {width}", column=column, width=width)
    return say("two chesses in column {column}", column=column) if column in before else ""


def _error(line: int, column: int, message: str, expected: str, found: str = "") -> Diagnostic:
    shown = found if len(found) <= _SHOWN else found[:_SHOWN] + "…"
    return Diagnostic(Severity.ERROR, line, column, message, expected, shown)
