"""The picture of a test file's first case, where that is small enough to be looked at."""

from typing import Any
from xml.etree import ElementTree

from engine.drawing import svg_of
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsRecord
from engine.package.testset import TestFile

MOST_POSITIONS = 30
MOST_MOVES = 90
MOST_ROWS = 20
MOST_HEAPS = 12
LARGEST_HEAP = 60
MOST_BYTES = 200_000
_FAILURES = (ValueError, LookupError, ArithmeticError, TypeError, RecursionError, MemoryError)


def picture_of(file: TestFile) -> bytes | None:
    """The first case of a file as SVG; None if it is too large to draw, or cannot be drawn.

    A picture is an extra: whatever goes wrong with it, the package is made without it.
    """
    if not file.records or not is_small(file.records[0]):
        return None
    try:
        # Contestants see the samples: their pictures do not give the answers away.
        svg = svg_of(file.records[0], 0, "print", values=file.group != "sample")
        ElementTree.fromstring(svg)
    except (*_FAILURES, ElementTree.ParseError):
        return None
    data = svg.encode("utf-8", "replace")
    return data if len(data) <= MOST_BYTES else None


def is_small(record: Any) -> bool:
    """Whether a case makes a picture that people can take in."""
    if isinstance(record, GraphRecord):
        return 1 <= record.n <= MOST_POSITIONS and len(record.sources) <= MOST_MOVES
    if isinstance(record, BoardRecord):
        return 1 <= record.n <= MOST_ROWS
    if isinstance(record, HeapsRecord):
        heaps = record.queries[0].heaps if record.queries else ()
        return 1 <= len(heaps) <= MOST_HEAPS and max(heaps) <= LARGEST_HEAP
    return False
