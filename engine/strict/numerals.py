"""Numbers that are not written in the one way that a judge's validator takes."""

import re
from collections.abc import Iterator

from engine.said import say
from engine.strict.rough import Rough, described, short

_PADDED = re.compile(r"(?<![^ \t\n\r\x0b\x0c])0[0-9]+(?![^ \t\n\r\x0b\x0c])")


def leading_zeros(text: str) -> Iterator[Rough]:
    """The numbers with leading zeros; what is no number at all, the reader reports."""
    return described(_PADDED.finditer(text), _padded)


def _padded(match: re.Match[str]) -> Rough:
    plain = match.group().lstrip("0") or "0"
    return Rough(say("a number with leading zeros"), short(plain), short(match.group()), offset=match.start())
