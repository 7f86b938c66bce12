"""The default test set of each format, made once, and small sets of cases made by hand."""

import pytest

from engine.formats.registry import format_named
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.package import TestSet, document_set
from tests.wrong_solutions.packages import default_set as made

NAMES = ("hdu1524", "uva11927", "hdu5724", "hdu1536", "hdu1848")


@pytest.fixture(params=NAMES)
def default_set(request: pytest.FixtureRequest) -> TestSet:
    return made(request.param)


BY_HAND = {
    "hdu1524": (
        GraphRecord.from_moves(3, [(0, 1), (1, 2), (0, 2)], [[0], [0, 1]], name="con: Añ/..\\*?"),
        GraphRecord.from_moves(1, [], [[0]], name="CON"),
    ),
    "uva11927": (GraphRecord.from_moves(2, [(0, 1)], [[0, 1, 1]], name="<&\"'>\x00\ud800"),),
    "hdu5724": (BoardRecord(20, ((18, 19), (1,)), name="日本"),),
    "hdu1536": (HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord((5, 12)), HeapsQueryRecord((2, 4, 7)))),),
    "hdu1848": (HeapsRecord(FIBONACCI, (HeapsQueryRecord((1, 4, 1)),)),),
}


@pytest.fixture(params=NAMES)
def by_hand(request: pytest.FixtureRequest) -> TestSet:
    return document_set(format_named(request.param), BY_HAND[request.param], one_a_case=True)
