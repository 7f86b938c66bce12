"""HDU 1524: what is written, and what cannot be."""

import numpy as np
import pytest

from engine.formats.base import WriteError
from engine.formats.hdu1524 import Hdu1524
from engine.games.graph_record import GraphRecord, QueryRecord

F = Hdu1524()


def test_order_of_stones_and_moves_is_kept() -> None:
    text = "3\n2 2 1\n0\n1 1\n5 1 1 0 1 1\n1 2\n0\n"
    (record,) = F.read(text).records
    assert record.targets.tolist() == [2, 1, 1]
    assert [q.stones for q in record.queries] == [((1, 2), (0, 1), (1, 2)), ((2, 1),)]
    assert F.write([record]) == text


def test_moves_in_any_order_are_written_by_position() -> None:
    record = GraphRecord.from_moves(3, [(2, 1), (0, 2), (0, 1), (2, 0), (2, 1)], [[2, 0]])
    assert F.write([record, record]) == "3\n2 2 1\n0\n3 1 1 0\n2 2 0\n0\n" + "\n3\n2 2 1\n0\n3 1 1 0\n2 2 0\n0\n"
    assert F.write([]) == ""


def test_what_cannot_be_written() -> None:
    empty = GraphRecord(0)
    no_stones = GraphRecord.from_moves(2, [(0, 1)], [[0], []])
    with pytest.raises(WriteError) as caught:
        F.write([no_stones, empty])
    messages = [d.message for d in caught.value.diagnostics]
    assert "query 2 of case 1 has no stones" in messages[0]
    assert "case 2 has no positions" in messages[1]
    assert "query 2 of case 1" in str(caught.value)
    huge = GraphRecord(1, queries=(QueryRecord(((0, 10**17),)),))
    with pytest.raises(WriteError, match="more than 100,000,000 numbers"):
        F.write([huge])
    counts = np.full(2, 2**62)
    with pytest.raises(WriteError, match="more than"):
        F.write([GraphRecord(3, np.array([0, 1]), np.array([1, 2]), counts)])


def test_broken_limits_are_warned_of_and_written() -> None:
    wide = GraphRecord(1001, queries=(QueryRecord(((0, 11),)), QueryRecord(((0, 12),))))
    findings = F.check([GraphRecord(1), wide])
    assert not any(d.is_error for d in findings)
    assert [d.message for d in findings] == [
        "case 2: 1001 positions, the judge's limit is 1 <= N <= 1000",
        "case 2: query 1 has 11 stones, the judge's limit is 1 <= M <= 10",
    ]
    assert F.read(F.write([GraphRecord(1), wide])).records == (GraphRecord(1), wide)


def test_answers() -> None:
    assert F.format_answers([[True, False], [], [True]]) == "WIN\nLOSE\nWIN\n"
    assert F.adapt([GraphRecord(1)]) == ((GraphRecord(1),), ())
    assert F.limit("M").high == 10
    assert [str(limit) for limit in F.limits] == ["1 <= N <= 1000", "1 <= M <= 10"]
