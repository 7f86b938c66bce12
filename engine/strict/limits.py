"""Limits on which statements disagree: readers tolerate the higher one, a judge's validator does not."""

from collections.abc import Iterator
from typing import Any

from engine.case_words import in_case
from engine.formats.base import Format
from engine.formats.reader import Tokens
from engine.formats.uva11927 import Uva11927
from engine.formats.uva11927_reader import NODES
from engine.said import say
from engine.strict.rough import Rough


def beyond_the_judge(form: Format[Any], tokens: Tokens) -> Iterator[Rough]:
    """The values above a limit of `form` that its reader says nothing about."""
    if isinstance(form, Uva11927):
        yield from _too_many_nodes(tokens)


def _too_many_nodes(tokens: Tokens) -> Iterator[Rough]:
    """Each n of UVA 11927 that only some statements allow, as far as the structure can be followed."""
    at, case = 0, 0
    while at + 1 < tokens.size:
        n, m = tokens.values[at : at + 2].tolist()
        if min(n, m) < 0 or n == m == 0:
            return
        case += 1
        if NODES.high < n <= NODES.warned_above:
            text = say("{count} nodes, the judge's limit is {limit}", count=n, limit=str(NODES))
            yield Rough(in_case(case, text), token=at)
        at += 2 + 2 * m + n
