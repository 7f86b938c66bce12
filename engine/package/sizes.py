"""The settings with which each shape goes into a test set: small, and as large as the judge allows."""

from collections.abc import Iterator, Mapping
from typing import Any

from engine.formats.base import Format
from engine.generators.common import parameters_of
from engine.generators.shape import Shape

Settings = dict[str, Any]

_HALVINGS = 6
_MOST_STEERED = 100

_SMALL: dict[str, Settings] = {
    "graph": {"cases": 12, "queries": 5, "count": 6},
    "board": {"cases": 30, "rows": 4},
    "heaps": {"cases": 6, "queries": 10},
}
_SMALL_OF_FORMAT: dict[str, Settings] = {"hdu1848": {"cases": 1, "queries": 60}}

_LARGE: dict[str, Settings] = {
    "graph": {"cases": 2, "queries": 4, "count": 10, "n": 1000, "moves": 9000},
    "board": {"cases": 4, "rows": 1000},
    "heaps": {"cases": 1, "queries": 20, "heaps": 100, "largest": 10_000, "numbers": 100, "greatest": 10_000},
}
_LARGE_OF_FORMAT: dict[str, Settings] = {"hdu1848": {"cases": 1, "queries": 1000, "largest": 1000}}

# What the rule above does not fit: a density that keeps the moves within 10,000, parts that make up the positions.
_LARGE_OF_SHAPE: dict[str, Settings] = {
    "random-graph": {"density": 1},
    "by-rank": {"ranks": 100},
    "layered": {"layers": 40, "width": 25, "moves": 10},
    "bipartite": {"upper": 500, "lower": 500, "density": 3},
    "many-terminals": {"inner": 480, "terminals": 500, "moves": 20},
    "isolated": {"connected": 500, "isolated": 500},
    "repeated-moves": {"moves": 1000, "repeats": 9},
    "shrinking": {"n": 300, "density": 20, "cases": 6},
    "deep-chain": {"side-moves": 8000, "reach": 20},
    "complete": {"n": 141},
    "grid": {"rows": 31, "columns": 31, "reach": 4},
    "star": {"rays": 499},
    "ladder": {"rungs": 333},
    "nim-heaps": {"size": 50, "heaps": 7},
    "smallest-with-value": {"value": 130, "extra": 500},
    "same-pattern": {"pairs": 20, "value": 15},
    "one-move-apart": {"n": 999},
    "unreachable": {"played": 500, "other": 500, "moves": 4500},
    "take-up-to": {"upto": 100},
    "one-number": {"number": 4999},
    "repeated-numbers": {"numbers": 50, "times": 2},
    "large-gaps": {"numbers": 6, "factor": 5},
    "unusable-numbers": {"numbers": 50, "unusable": 50, "largest": 5000},
    "common-divisor": {"divisor": 7},
    "varied-sets": {"cases": 3},
    "each-number-counts": {"numbers": 20},
    "greedy-fails": {"numbers": 20},
}
# HDU 1524 has no bound on the moves.
_LARGE_OF_BOTH: dict[tuple[str, str], Settings] = {
    ("hdu1524", "random-graph"): {"density": 12},
    ("hdu1524", "bipartite"): {"density": 30},
    ("hdu1524", "complete"): {"n": 1000, "cases": 1},
    ("hdu1524", "smallest-with-value"): {"value": 499, "cases": 1},
    ("hdu1524", "nim-heaps"): {"size": 140, "heaps": 7, "cases": 1},
}


def small_settings(form: Format[Any], shape: Shape) -> Iterator[Settings]:
    """Settings for many small cases, the best first; the ones after it are for when that cannot be had."""
    wanted = {**_SMALL.get(form.game, {}), **_SMALL_OF_FORMAT.get(form.name, {})}
    yield from _mixed(shape, wanted)


def large_settings(form: Format[Any], shape: Shape) -> Iterator[Settings]:
    """Settings for cases that are as large as the judge allows, then ever smaller ones."""
    wanted = {
        **_LARGE.get(form.game, {}),
        **_LARGE_OF_FORMAT.get(form.name, {}),
        **_LARGE_OF_SHAPE.get(shape.name, {}),
        **_LARGE_OF_BOTH.get((form.name, shape.name), {}),
    }
    for halvings in range(_HALVINGS):
        yield from _mixed(shape, _halved(shape, wanted, halvings))


def _halved(shape: Shape, wanted: Mapping[str, Any], times: int) -> Settings:
    """The settings halved some times, but none below its usual value."""
    usual = {parameter.name: parameter.default for parameter in parameters_of(shape)}
    return {
        name: max(value >> times, min(value, usual[name])) if isinstance(value, int) else value
        for name, value in wanted.items()
        if name in usual
    }


def _mixed(shape: Shape, wanted: Mapping[str, Any]) -> Iterator[Settings]:
    """The settings as far as the shape has such parameters and they may be so; first with both answers as often."""
    settings: Settings = {}
    for parameter in parameters_of(shape):
        value = wanted.get(parameter.name)
        if value is None:
            continue
        if not isinstance(value, str):
            value = type(parameter.default)(min(max(value, parameter.low), parameter.high))
        settings[parameter.name] = value
    # To steer a thousand queries of large heaps takes long, and small values balance by themselves.
    if settings.get("queries", 1) <= _MOST_STEERED:
        yield {**settings, "wins": 50}
    yield settings
