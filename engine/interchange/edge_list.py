"""A plain list of edges: a move a line, its ends two numbers or two names; how it counts is found out or told."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.diagnostics import Diagnostic
from engine.games.graph_record import GraphRecord
from engine.interchange.assemble import require_no_cycle
from engine.interchange.imported import Imported, refused, warning
from engine.said import say

MOST_POSITIONS = 5_000_000
_AHEAD = 20_000
"""So many characters tell whether a text may be a list of edges."""
_WORD = re.compile(r"[^\s,;]+")
_REMARK = re.compile(r"#|%|//")
_NUMBER = re.compile(r"[0-9]{1,18}\Z")
_ARROWS = ("->", "→", "=>")


@dataclass(frozen=True, slots=True)
class _Line:
    number: int
    words: list[str]
    plain: str

    @property
    def columns(self) -> list[int]:
        """Where the words begin, from 1; asked for where something is wrong."""
        return [word.start() + 1 for word in _WORD.finditer(self.plain)]


def read_edges(text: str, base: int | None = None, header: bool | None = None) -> Imported:
    """Read a list of edges; ``#``, ``%`` and ``//`` begin remarks; commas, semicolons, arrows may stand between ends.

    Parameters
    ----------
    base
        What the first position is called, 0 or 1; None: 0 if that number occurs, or if the first line tells that all
        numbers are smaller than the number of positions and 1 is not the smallest; else 1.
    header
        Whether the first line holds the number of positions, with or without the number of moves; None: if it fits.

    Raises
    ------
    InputError
        With line and column: for a line without two ends, a number that is out of bounds, a cycle.
    """
    lines = list(_lines(text))
    if not lines:
        nothing = say("there is no move in this text")
        raise refused(nothing, 1, 1, say("a line with two positions"), say("nothing"))
    if not all(_NUMBER.match(word) for line in lines for word in line.words[:2]):
        return _named(lines)
    head = _head(lines, header)
    moves = lines[1:] if head else lines
    _require_pairs(moves)
    pairs = [(int(line.words[0]), int(line.words[1])) for line in moves]
    first = _base(pairs, head, base)
    n = head.n if head else max((max(pair) for pair in pairs), default=first - 1) - first + 1
    _require_within(moves, pairs, first, n)
    notes = [] if base is not None or not pairs else [warning(_how(first, pairs))]
    counted = _counted((s - first, t - first) for s, t in pairs)
    require_no_cycle(counted, [str(i + first) for i in range(n)])
    return Imported(_record(n, counted), "edges", first, head is not None, (*notes, *_extra(moves)))


def pairs_ahead(text: str) -> bool:
    """Whether the beginning of a text reads as two ends a line; see `engine.interchange.looks_like_edges`."""
    beginning = text[:_AHEAD]
    lines = list(_lines(beginning))
    if len(text) > _AHEAD and len(lines) > 1:
        del lines[-1]
    numbers = all(_NUMBER.match(word) for line in lines for word in line.words)
    if len(lines) > 1 and numbers and len(lines[0].words) == 1:
        del lines[0]
    if not lines or any(len(line.words) != 2 for line in lines):
        return False
    marked = beginning.lstrip("\ufeff \t\r\n").startswith(("#", "%", "//"))
    return numbers or marked or any(arrow in beginning for arrow in (*_ARROWS, ",", ";"))


@dataclass(frozen=True, slots=True)
class _Head:
    n: int


def _lines(text: str) -> Iterator[_Line]:
    """The lines that say something, without remarks and arrows."""
    text = text.lstrip("\ufeff")
    # Most lists have neither: looking once for all of them saves most of the time.
    remarks = any(mark in text for mark in ("#", "%", "//"))
    arrows = [arrow for arrow in _ARROWS if arrow in text]
    find = _WORD.findall if "," in text or ";" in text else str.split
    for number, line in enumerate(text.splitlines(), 1):
        plain = _REMARK.split(line, maxsplit=1)[0] if remarks else line
        for arrow in arrows:
            plain = plain.replace(arrow, " " * len(arrow))
        words = find(plain)
        if words:
            yield _Line(number, words, plain)


def _head(lines: Sequence[_Line], asked: bool | None) -> _Head | None:
    """The first line as the number of positions, where it is one."""
    if asked is False or not lines:
        return None
    first, rest = lines[0], lines[1:]
    if asked is None and not _fits(first, rest):
        return None
    n = int(first.words[0])
    if n > MOST_POSITIONS:
        bound = say("at most {most:,}", most=MOST_POSITIONS)
        raise refused(say("there are too many positions"), first.number, first.columns[0], bound, first.words[0])
    return _Head(n)


def _fits(first: _Line, rest: Sequence[_Line]) -> bool:
    if len(first.words) == 1:
        return True
    numbers = [int(word) for line in rest for word in line.words[:2]]
    return len(first.words) == 2 and int(first.words[1]) == len(rest) and max(numbers, default=0) <= int(first.words[0])


def _require_pairs(lines: Sequence[_Line]) -> None:
    for line in lines:
        if len(line.words) < 2:
            wanted, found = say("two positions on the line"), say("only {word!r}", word=line.words[0])
            raise refused(say("a move has two ends"), line.number, line.columns[0], wanted, found)


def _base(pairs: Sequence[tuple[int, int]], head: _Head | None, asked: int | None) -> int:
    if asked is not None:
        return asked
    numbers = [number for pair in pairs for number in pair]
    if not numbers or min(numbers) == 0:
        return 0
    if head is not None and max(numbers) < head.n and min(numbers) > 1:
        return 0
    return 1


def _how(first: int, pairs: Sequence[tuple[int, int]]) -> str:
    smallest = min(min(pair) for pair in pairs)
    return say(
        "positions are counted from {first}: the smallest number in the file is {smallest}",
        first=first,
        smallest=smallest,
    )


def _require_within(lines: Sequence[_Line], pairs: Sequence[tuple[int, int]], first: int, n: int) -> None:
    for line, pair in zip(lines, pairs, strict=True):
        for at, number in enumerate(pair):
            if not first <= number < first + n:
                bounds = say("{first} to {last}", first=first, last=first + n - 1)
                raise refused(say("there is no such position"), line.number, line.columns[at], bounds, str(number))
    if n > MOST_POSITIONS:
        largest, at = max((max(pair), i) for i, pair in enumerate(pairs))
        bound = say("numbers up to {most:,}", most=MOST_POSITIONS)
        raise refused(say("there are too many positions"), lines[at].number, 1, bound, str(largest))


def _extra(lines: Sequence[_Line]) -> tuple[Diagnostic, ...]:
    """Weights and the like are left out, and said so once."""
    for line in lines:
        if len(line.words) > 2:
            left_out = say("what stands behind the two ends of a move is left out")
            return (warning(left_out, line.number, line.columns[2]),)
    return ()


def _counted(pairs: Iterator[tuple[int, int]]) -> dict[tuple[int, int], int]:
    counted: dict[tuple[int, int], int] = {}
    for pair in pairs:
        counted[pair] = counted.get(pair, 0) + 1
    return counted


def _record(n: int, moves: dict[tuple[int, int], int], names: dict[int, str] | None = None) -> GraphRecord:
    sources, targets = [s for s, _ in moves], [t for _, t in moves]
    return GraphRecord(n, sources, targets, list(moves.values()), names=names or {})  # type: ignore[arg-type]


def _named(lines: Sequence[_Line]) -> Imported:
    """Positions with names, in the order in which these turn up."""
    _require_pairs(lines)
    index: dict[str, int] = {}
    for line in lines:
        for name in line.words[:2]:
            index.setdefault(name, len(index))
    counted = _counted((index[line.words[0]], index[line.words[1]]) for line in lines)
    require_no_cycle(counted, list(index))
    names = {i: name for name, i in index.items()}
    return Imported(_record(len(index), counted, names), "edges", warnings=_extra(lines))


def write_edges(record: GraphRecord, base: int = 0) -> str:
    """The numbers of positions and of moves, then a line for each move, repeated as often as it stands."""
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    lines = [f"{s + base} {t + base}\n" for s, t, count in moves for _ in range(count)]
    return f"{record.n} {len(lines)}\n" + "".join(lines)
