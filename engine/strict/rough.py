"""Findings on their way to a report: where in the text, and what; lines are counted only for what is shown."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple, TypeVar

from engine.diagnostics import Diagnostic, Severity
from engine.formats.reader import Tokens

MOST_OF_A_KIND = 20
"""How many findings with the same message are listed, so that one habit (CR LF) does not hide everything else."""
_DESCRIBED = 1000
_SHOWN = 20

P = TypeVar("P")


class Rough(NamedTuple):
    """A finding at a token (by its index), or at an offset of the text (in characters) where `token` is negative."""

    message: str
    expected: str = ""
    found: str = ""
    offset: int = 0
    token: int = -1
    more: int = 0


def described(places: Iterable[P], describe: Callable[[P], Rough]) -> Iterator[Rough]:
    """A finding for each of the first of many places; one without a message stands for the others, `more` of them."""
    rest = iter(places)
    yield from map(describe, islice(rest, _DESCRIBED))
    more = sum(1 for _ in rest)
    if more:
        yield Rough("", more=more)


def placed(rough: Iterable[Rough], tokens: Tokens) -> tuple[list[Diagnostic], int]:
    """The findings with line and column, and how many more of the same kinds there are."""
    kept: dict[str, list[Rough]] = {}
    left_out = 0
    for finding in rough:
        same = kept.setdefault(finding.message, [])
        if finding.more:
            left_out += finding.more
        elif len(same) < MOST_OF_A_KIND:
            same.append(finding)
        else:
            left_out += 1
    return [_placed(finding, tokens) for same in kept.values() for finding in same], left_out


def _placed(finding: Rough, tokens: Tokens) -> Diagnostic:
    place = tokens.place(finding.token) if finding.token >= 0 else _place(tokens.text, finding.offset)
    return Diagnostic(Severity.ERROR, *place, finding.message, finding.expected, finding.found)


def _place(text: str, offset: int) -> tuple[int, int]:
    """Line and column, both from 1, of a character; a line ends with LF, CR LF or a lone CR."""
    feeds, returns = text.count("\n", 0, offset), text.count("\r", 0, offset)
    line = feeds + returns - text.count("\r\n", 0, offset) + 1
    begin = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    return line, offset - begin + 1


def short(text: str) -> str:
    """A token for a message: long ones are cut."""
    return text if len(text) <= _SHOWN else text[:_SHOWN] + "…"
