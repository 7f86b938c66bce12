"""What each line of a case's text speaks of: read off the tokens, so that any white space is fine."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication

Pair: TypeAlias = tuple[int, int]
_LISTED = 24


@dataclass(slots=True)
class LineRole:
    """What begins on a line: words for it, and the positions and moves or the row of a board it is about, by index."""

    title: str = ""
    positions: tuple[int, ...] = ()
    moves: tuple[Pair, ...] = ()
    row: int | None = None


Tokens: TypeAlias = list[tuple[int, int]]
"""Each number of a text with its line, from 0."""


def line_roles(format_name: str, text: str) -> dict[int, LineRole]:
    """line (from 0) -> its role, for a text that is one case of the format; empty for formats unknown here.

    A text that is none (the format may have changed a moment before the text) has roles as far as it can be followed.
    """
    walk = _WALKS.get(format_name)
    if walk is None:
        return {}
    tokens = list(takewhile(lambda token: token[0] >= 0, _tokens(text)))
    roles: dict[int, LineRole] = {}
    with suppress(IndexError, ValueError):
        for line, role in walk(tokens):
            roles.setdefault(line, role)
    return roles


def _tokens(text: str) -> Iterator[tuple[int, int]]:
    """The numbers; -1 for other words, which may stand behind the end mark."""
    for line, row in enumerate(text.split("\n")):
        for word in row.split():
            yield (int(word) if word.isdecimal() else -1), line


def _hdu1524(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    n, line = tokens[0]
    yield line, LineRole(_tr("N: {0} positions").format(n))
    at = 1
    for position in range(n):
        count, line = tokens[at]
        targets = [target for target, _ in tokens[at + 1 : at + 1 + count]]
        moves = tuple((position, target) for target in targets)
        yield line, LineRole(_tr("The moves of position {0}").format(position), (position,), moves)
        at += count + 1
    query = 1
    while at < len(tokens) and tokens[at][0]:
        count, line = tokens[at]
        stones = tuple(position for position, _ in tokens[at + 1 : at + 1 + count])
        yield line, LineRole(_tr("The stones of query {0}").format(query), stones)
        at, query = at + count + 1, query + 1
    if at < len(tokens):
        yield tokens[at][1], LineRole(_tr("0 ends the case"))


def _uva11927(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    (n, line), (m, _) = tokens[:2]
    yield line, LineRole(_tr("{0} nodes, {1} moves").format(n, m))
    for i in range(2, 2 + 2 * m, 2):
        (source, line), (target, _) = tokens[i : i + 2]
        move = source, target
        yield line, LineRole(_tr("The move from {0} to {1}").format(*move), move, (move,))
    for node in range(n):
        count, line = tokens[2 + 2 * m + node]
        yield line, LineRole(_tr("The stones on node {0}: {1}").format(node, count), (node,))
    for _, line in tokens[2 + 2 * m + n :]:
        yield line, LineRole(_tr("0 0 ends the file"))


def _hdu5724(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    (cases, line), (n, below) = tokens[:2]
    yield line, LineRole(_counted(cases, _tr("T: 1 case"), _tr("T: {0} cases")))
    yield below, LineRole(_counted(n, _tr("n: 1 row"), _tr("n: {0} rows")))
    at = 2
    for row in range(n):
        count, line = tokens[at]
        columns = [column for column, _ in tokens[at + 1 : at + 1 + count]]
        yield line, LineRole(_tr("Row {0}: {1}").format(row + 1, _chesses(columns)), row=row)
        at += count + 1


def _chesses(columns: list[int]) -> str:
    if not columns:
        return _tr("no chesses")
    if len(columns) == 1:
        return _tr("a chess in column {0}").format(columns[0])
    return _tr("{0} chesses in columns {1}").format(len(columns), _listed(columns))


def _hdu1536(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    count, line = tokens[0]
    yield line, LineRole(_counted(count, _tr("The subtraction set: 1 number"), _tr("The subtraction set: {0} numbers")))
    at = count + 1
    queries, line = tokens[at]
    yield line, LineRole(_counted(queries, _tr("m: 1 query"), _tr("m: {0} queries")))
    at += 1
    for query in range(1, queries + 1):
        count, line = tokens[at]
        sizes = [size for size, _ in tokens[at + 1 : at + 1 + count]]
        yield line, LineRole(_tr("Query {0}: {1}").format(query, _heaps(sizes)))
        at += count + 1
    if at < len(tokens):
        yield tokens[at][1], LineRole(_tr("0 ends the file"))


def _hdu1848(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    for query, at in enumerate(range(0, len(tokens), 3), 1):
        sizes = [size for size, _ in tokens[at : at + 3]]
        if not any(sizes):
            yield tokens[at][1], LineRole(_tr("0 0 0 ends the file"))
            return
        yield tokens[at][1], LineRole(_tr("Query {0}: {1}").format(query, _heaps(sizes)))


def _heaps(sizes: list[int]) -> str:
    if len(sizes) < 2:
        return _tr("a heap of {0}").format(sizes[0]) if sizes else _tr("no heaps")
    return _tr("heaps of {0}").format(_listed(sizes))


def _listed(numbers: list[int]) -> str:
    if len(numbers) > _LISTED:
        return f"{', '.join(map(str, numbers[:_LISTED]))}, …"
    return _tr("{0} and {1}").format(", ".join(map(str, numbers[:-1])), numbers[-1])


def _counted(count: int, one: str, many: str) -> str:
    return one if count == 1 else many.format(count)


def _tr(text: str) -> str:
    return QCoreApplication.translate("TextLines", text)


_WALKS: dict[str, Callable[[Tokens], Iterator[tuple[int, LineRole]]]] = {
    "hdu1524": _hdu1524,
    "uva11927": _uva11927,
    "hdu5724": _hdu5724,
    "hdu1536": _hdu1536,
    "hdu1848": _hdu1848,
}
