"""Somebody's own cases as a test set."""

import pytest

from engine.formats.base import WriteError
from engine.formats.registry import format_named
from engine.games.graph_record import GraphRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, GrundysGame
from engine.package import PackageError, document_set

CASES = (
    GraphRecord.from_moves(2, [(0, 1)], [[0], [1]], name="First case"),
    GraphRecord.from_moves(1, [], [[0]]),
)


def test_one_file() -> None:
    tests = document_set(format_named("hdu1524"), CASES)
    (file,) = tests.files
    assert (file.name, file.purpose, file.group) == ("01-cases", "2 cases", "secret")
    assert file.text == "2\n1 1\n0\n1 0\n1 1\n0\n\n1\n0\n1 0\n0\n"
    assert file.answers == "WIN\nLOSE\nLOSE\n"


def test_a_file_a_case() -> None:
    tests = document_set(format_named("hdu1524"), CASES, one_a_case=True)
    assert [(file.name, file.purpose) for file in tests.files] == [
        ("01-first-case", "case 1: First case"),
        ("02-case", "case 2"),
    ]
    assert "".join(file.answers for file in tests.files) == "WIN\nLOSE\nLOSE\n"
    assert tests.files[0].records == CASES[:1]


def test_the_records_are_adapted() -> None:
    (file,) = document_set(format_named("uva11927"), CASES).files
    assert len(file.records) == 3
    assert file.answers == "First\nSecond\nSecond\n"


def test_the_same_cases_are_the_same_problem() -> None:
    form = format_named("hdu1524")
    one, same, other = document_set(form, CASES), document_set(form, CASES), document_set(form, CASES[:1])
    assert one.uuid == same.uuid != other.uuid
    assert one.digest == same.digest != other.digest


def test_what_cannot_be_written_is_said() -> None:
    with pytest.raises(PackageError, match="no cases"):
        document_set(format_named("hdu1524"), ())
    with pytest.raises(WriteError):
        document_set(format_named("hdu1524"), [GraphRecord(0)])
    with pytest.raises(WriteError):
        document_set(format_named("hdu1536"), [HeapsRecord(GrundysGame(), (HeapsQueryRecord((5,)),))])
    with pytest.raises(PackageError, match="no query"):
        document_set(format_named("uva11927"), [GraphRecord(2)])
    with pytest.raises(PackageError, match="case 2: empty: there is no query"):
        full, empty = HeapsRecord(FIBONACCI, (HeapsQueryRecord((1, 2, 3)),)), HeapsRecord(FIBONACCI, name="empty")
        document_set(format_named("hdu1848"), [full, empty], one_a_case=True)
