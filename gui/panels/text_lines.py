"""What each line of a case's text speaks of: read off the tokens, so that any white space is fine."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int]


@dataclass(slots=True)
class LineRole:
    """What begins on a line: words for it, and the positions and moves it is about, by index."""

    title: str = ""
    positions: tuple[int, ...] = ()
    moves: tuple[Pair, ...] = ()


Tokens: TypeAlias = list[tuple[int, int]]
"""Each number of a text with its line, from 0."""


def line_roles(format_name: str, text: str) -> dict[int, LineRole]:
    """line (from 0) -> its role, for a text that is one case of the format; empty for formats unknown here."""
    walk = _WALKS.get(format_name)
    if walk is None:
        return {}
    tokens = list(takewhile(lambda token: token[0] >= 0, _tokens(text)))
    roles: dict[int, LineRole] = {}
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
    yield line, LineRole(f"N: {n} positions")
    at = 1
    for position in range(n):
        count, line = tokens[at]
        targets = [target for target, _ in tokens[at + 1 : at + 1 + count]]
        moves = tuple((position, target) for target in targets)
        yield line, LineRole(f"The moves of position {position}", (position,), moves)
        at += count + 1
    query = 1
    while at < len(tokens) and tokens[at][0]:
        count, line = tokens[at]
        stones = tuple(position for position, _ in tokens[at + 1 : at + 1 + count])
        yield line, LineRole(f"The stones of query {query}", stones)
        at, query = at + count + 1, query + 1
    if at < len(tokens):
        yield tokens[at][1], LineRole("0 ends the case")


def _uva11927(tokens: Tokens) -> Iterator[tuple[int, LineRole]]:
    (n, line), (m, _) = tokens[:2]
    yield line, LineRole(f"{n} nodes, {m} moves")
    for i in range(2, 2 + 2 * m, 2):
        (source, line), (target, _) = tokens[i : i + 2]
        yield line, LineRole(f"The move from {source} to {target}", (source, target), ((source, target),))
    for node in range(n):
        count, line = tokens[2 + 2 * m + node]
        yield line, LineRole(f"The stones on node {node}: {count}", (node,))
    for _, line in tokens[2 + 2 * m + n :]:
        yield line, LineRole("0 0 ends the file")


_WALKS: dict[str, Callable[[Tokens], Iterator[tuple[int, LineRole]]]] = {"hdu1524": _hdu1524, "uva11927": _uva11927}
