"""The formats read in the plainest way, token by token, apart from the engine: is a file valid, what does it say.

Each reader gives the cases as plain lists, or raises `RefusedError` where the engine has to find an error.
"""

import re
from collections import Counter
from collections.abc import Callable
from itertools import groupby
from typing import Any

_NUMBER = re.compile(r"[0-9]+", re.ASCII)


class RefusedError(Exception):
    """The text is not valid in this format."""


def text_of(data: bytes) -> str:
    """The text of a file, without its byte-order mark."""
    if data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        return data[2:].decode("utf-16-le" if data[0] == 0xFF else "utf-16-be", "replace")
    text = data.decode("utf-8", "replace")
    return text[1:] if text[:1] == "\ufeff" else text


class _Words:
    def __init__(self, text: str) -> None:
        text = text[1:] if text[:1] == "\ufeff" else text
        self.words = re.findall(r"[^ \t\n\r\v\f]+", text)
        self.at = 0

    @property
    def ended(self) -> bool:
        return self.at == len(self.words)

    def number(self, low: int = 0, high: int = 10**18 - 1) -> int:
        if self.ended or not _NUMBER.fullmatch(self.words[self.at]):
            raise RefusedError
        digits = self.words[self.at].lstrip("0") or "0"
        if len(digits) > 18 or not low <= int(digits) <= high:
            raise RefusedError
        self.at += 1
        return int(digits)

    def numbers(self, count: int, low: int = 0, high: int = 10**18 - 1) -> list[int]:
        if count > len(self.words) - self.at:
            raise RefusedError
        return [self.number(low, high) for _ in range(count)]


def _refuse_cycles(n: int, moves: list[tuple[int, int]]) -> None:
    """Take away positions without a move into them, as long as there are any (Kahn 1962)."""
    into = Counter(target for _, target in moves)
    out: dict[int, list[int]] = {}
    for source, target in moves:
        out.setdefault(source, []).append(target)
    free = [position for position in range(n) if not into[position]]
    seen = 0
    while free:
        seen += 1
        for target in out.get(free.pop(), ()):
            into[target] -= 1
            if not into[target]:
                free.append(target)
    if seen < n:
        raise RefusedError


def _graph(n: int, moves: list[tuple[int, int]], queries: list[Any]) -> tuple[Any, ...]:
    if any(a == b for a, b in moves):
        raise RefusedError
    _refuse_cycles(n, moves)
    return n, list(Counter(moves).items()), queries


def read_1524(text: str) -> list[Any]:
    words, cases = _Words(text), []
    while not words.ended:
        n = words.number()
        if n == 0:
            break
        if n > len(words.words):
            raise RefusedError
        moves = [(source, target) for source in range(n) for target in words.numbers(words.number(), 0, n - 1)]
        queries: list[Any] = []
        while not (words.ended and queries):
            stones = words.numbers(words.number(), 0, n - 1)
            if not stones:
                break
            queries.append([(position, len(list(same))) for position, same in groupby(stones)])
        cases.append(_graph(n, moves, queries))
    return cases


def read_11927(text: str) -> list[Any]:
    words, cases = _Words(text), []
    while not words.ended:
        n, m = words.number(), words.number()
        if n == m == 0:
            break
        if n == 0:
            raise RefusedError
        ends = words.numbers(2 * m, 0, n - 1)
        stones = words.numbers(n)
        moves = list(zip(ends[::2], ends[1::2], strict=True))
        cases.append(_graph(n, moves, [[(node, count) for node, count in enumerate(stones) if count]]))
    return cases


def read_5724(text: str) -> list[Any]:
    words, cases = _Words(text), []
    for _ in range(words.number()):
        rows = []
        for _ in range(words.number()):
            row = words.numbers(words.number(0, 20), 1, 20)
            if len(set(row)) < len(row):
                raise RefusedError
            rows.append(row)
        cases.append(rows)
    return cases


def read_1536(text: str) -> list[Any]:
    words, cases = _Words(text), []
    while count := words.number():
        takes = words.numbers(count, 1)
        cases.append((takes, [words.numbers(words.number()) for _ in range(words.number())]))
    return cases


def read_1848(text: str) -> list[Any]:
    words, rows = _Words(text), []
    while any(row := words.numbers(3)):
        rows.append(row)
    return rows


PLAIN: dict[str, Callable[[str], list[Any]]] = {
    "hdu1524": read_1524,
    "uva11927": read_11927,
    "hdu5724": read_5724,
    "hdu1536": read_1536,
    "hdu1848": read_1848,
}


def plain(form: str, records: Any) -> list[Any]:
    """Records of the engine as the reader of that format gives them."""
    if form == "hdu5724":
        return [list(map(list, record.rows)) for record in records]
    if form == "hdu1536":
        return [(list(record.rule.parts), [list(query.heaps) for query in record.queries]) for record in records]
    if form == "hdu1848":
        return [list(query.heaps) for record in records for query in record.queries]
    return [(record.n, _moves(record), [list(query.stones) for query in record.queries]) for record in records]


def _moves(record: Any) -> list[Any]:
    pairs = zip(record.sources.tolist(), record.targets.tolist(), strict=True)
    return list(zip(pairs, record.counts.tolist(), strict=True))
