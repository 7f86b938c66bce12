"""Files that go into a test set besides each shape small and large: stones placed in all ways, many cases, the most."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from engine.formats.base import Format
from engine.generators.shape import Values
from engine.said import say


class Extra(NamedTuple):
    """A file that a shape makes.

    Attributes
    ----------
    name, purpose
        What it is called, and why it is there.
    shape
        The name of the shape.
    values
        The settings.
    """

    name: str
    purpose: str
    shape: str
    values: Values


_OF_FORMAT: dict[str, tuple[Extra, ...]] = {
    "hdu1524": (
        Extra(
            "many-cases",
            say("100 cases of 1 to 40 positions"),
            "random-graph",
            {"cases": 100, "n": 40, "queries": 10, "wins": 50},
        ),
        Extra(
            "most-stones", say("10 stones in every query"), "by-rank", {"cases": 10, "n": 60, "queries": 10, "wins": 50}
        ),
        Extra(
            "most-at-once", say("all limits at once"), "by-rank", {"cases": 3, "n": 1000, "moves": 10000, "queries": 10}
        ),
    ),
    "uva11927": (
        Extra("many-cases", say("100 cases of 30 positions"), "random-graph", {"cases": 100, "n": 30, "wins": 50}),
        Extra(
            "most-at-once",
            say("all limits at once: 1000 positions, 10000 moves, 1000 stones on each"),
            "by-rank",
            {"cases": 3, "n": 1000, "moves": 10000, "stones": "maximum", "count": 1000},
        ),
    ),
    "hdu5724": (
        Extra("many-cases", say("100 boards of 20 rows"), "random-rows", {"cases": 100, "rows": 20, "wins": 50}),
        Extra(
            "most-at-once",
            say("all limits at once: 100 boards of 1000 rows"),
            "random-rows",
            {"cases": 100, "rows": 1000},
        ),
    ),
    "hdu1536": (
        Extra(
            "many-cases", say("100 sets with 20 queries each"), "varied-sets", {"cases": 100, "queries": 20, "wins": 50}
        ),
        Extra(
            "most-at-once",
            say("all limits at once: 100 numbers, 100 queries of 100 heaps up to 10000"),
            "random-set",
            {"cases": 2, "queries": 100, "heaps": 100, "largest": 10000, "numbers": 100, "greatest": 10000},
        ),
    ),
    "hdu1848": (
        Extra("many-cases", say("1000 queries of any size"), "fibonacci-random", {"queries": 1000, "largest": 1000}),
    ),
}

_PLACED = (
    say("none"),
    say("one"),
    say("even"),
    say("random"),
    say("balanced"),
    say("off-by-one"),
    say("terminals"),
    say("maximum"),
)
"""The words of `engine.generators.common.STONES`."""
_FIBONACCI = (say("random"), say("balanced"), say("equal"), say("numbers"), say("start"))


def extras(form: Format[Any]) -> Iterator[Extra]:
    """The extra files for a format; some may not fit it."""
    yield from _OF_FORMAT.get(form.name, ())
    if form.name == "hdu1848":
        for largest in (90, 400, 987):
            for shape in _FIBONACCI:
                values: Values = {"queries": 500, "largest": largest}
                purpose = say("{sizes}: heaps of at most {largest}", sizes=shape, largest=largest)
                yield Extra(f"{shape}-to-{largest}", purpose, f"fibonacci-{shape}", values)
    if form.game == "graph":
        for kind in _PLACED:
            stones: Values = {"cases": 10, "n": 14, "queries": 4, "count": 7, "stones": kind}
            yield Extra(f"stones-{kind}", say("stones placed: {kind}", kind=kind), "random-graph", stones)
