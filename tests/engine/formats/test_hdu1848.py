"""HDU 1848: against a plain reader, with each error at its place; what is written, and what cannot be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_graph_files import spread
from naive_heaps_files import files_1848, read_1848

from engine.answers import outcomes
from engine.formats.base import WriteError
from engine.formats.hdu1848 import Hdu1848
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI
from engine.games.take_rule_text import parse_rule
from engine.sg import mex
from resources import path

F = Hdu1848()
SAMPLE = path("samples", "hdu1848.in").read_text()


def told(text: str) -> list[tuple[int, int, str, str]]:
    """(line, column, expected, found) of each error."""
    return [(d.line, d.column, d.expected, d.found) for d in F.read(text).diagnostics if d.is_error]


def warnings(text: str) -> list[tuple[int, int, str]]:
    reading = F.read(text)
    assert reading.ok, [d.describe() for d in reading.diagnostics]
    return [(d.line, d.column, d.message) for d in reading.diagnostics]


def rows(text: str) -> list[list[int]]:
    (record,) = F.read(text).records
    assert record.rule == FIBONACCI
    return [list(query.heaps) for query in record.queries]


def test_the_sample() -> None:
    reading = F.read(SAMPLE)
    assert reading.diagnostics == ()
    assert rows(SAMPLE) == [[1, 1, 1], [1, 4, 1]]
    assert reading.case_lines == ((1, 2),)
    assert F.write(reading.records) == SAMPLE.rstrip("\n") + "\n"
    assert F.format_answers(map(outcomes, reading.records)) == path("samples", "hdu1848.out").read_text()


@given(spread(files_1848()))
def test_valid_files_read_as_by_the_plain_reader(pair: tuple[str, str]) -> None:
    text, body = pair
    reading = F.read(body)
    assert reading.diagnostics == ()
    assert rows(body) == read_1848(text)
    assert F.write(reading.records) == text + "\n"


def test_answers_by_the_definition() -> None:
    fibonacci = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
    values: list[int] = []
    for size in range(1001):
        values.append(mex(values[size - take] for take in fibonacci if take <= size))
    text = "".join(f"{a} {a * 7 % 1000 + 1} {a * a % 1000 + 1}\n" for a in range(1, 1001)) + "0 0 0\n"
    expected = ["Fibo" if values[a] ^ values[b] ^ values[c] else "Nacci" for a, b, c in read_1848(text)]
    assert F.format_answers(map(outcomes, F.read(text).records)).split() == expected
    assert {"Fibo", "Nacci"} == set(expected)


@settings(max_examples=40)
@given(files_1848())
def test_cut_anywhere_it_is_an_error_at_the_end(text: str) -> None:
    words = text.split()
    for size in range(len(words)):
        cut = " ".join(words[:size])
        end = "" if size % 3 else ", or the 0 0 0 that ends the file"
        expected = f"heap {size % 3 + 1} of query {size // 3 + 1}{end}"
        assert told(cut) == [(1, len(cut) + 1, expected, "end of file")]
        assert F.read(cut).records == ()


@pytest.mark.parametrize("bad", ["abc", "-1", "1.5", "+1", "１", "\x00", "0x1", "1_0", "1000000000000000000", "1\xa01"])
@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{} 1 1\n0 0 0", "heap 1 of query 1"),
        ("1 2 3\r\n4 {} 6\r\n0 0 0\r\n", "heap 2 of query 2"),
        ("1 2 3\n0 0\n\t{} 7 7 7 0 0 0", "heap 3 of query 2"),
    ],
)
def test_a_bad_token(bad: str, text: str, expected: str) -> None:
    before = text[: text.index("{}")].replace("\r\n", "\n")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    found = bad if bad.removeprefix("-").isdecimal() and bad.isascii() else repr(bad)
    assert told(text.format(bad)) == [(*place, expected, found)]


def test_all_errors_are_told() -> None:
    text = "1 x 3\n-4 0 0\n0 0 y\n5"
    assert told(text) == [
        (1, 3, "heap 2 of query 1", "'x'"),
        (2, 1, "heap 1 of query 2", "-4"),
        (3, 5, "heap 3 of query 3", "'y'"),
        (4, 2, "heap 2 of query 4", "end of file"),
    ]
    messages = [d.message for d in F.read(text).diagnostics if d.is_error]
    assert messages[:2] == ["not a whole number", "a negative number"]
    assert F.read(text).records == ()
    assert F.read(text).case_lines == ((1, 4),)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 2 3\n0 0 0\n", []),
        ("1000 1000 1000\n0 0 0", []),
        ("1 2 3\n0 0 0\n4 5 6\n", [(3, 1, "text after the end mark is ignored")]),
        ("1 2 3\n0 0 0 x", [(2, 7, "text after the end mark is ignored")]),
        ("1 2 3\n0\n0\n1 0 0 0", [(2, 1, "query 2: a heap of 0, the judge's limit is 1 <= m, n, p <= 1000")]),
        ("1 1001 9\n1002 1 1\n0 0 0", [(1, 3, "query 1: a heap of 1001, the judge's limit is 1 <= m, n, p <= 1000")]),
        ("0 0 0", [(1, 1, "there are no queries in the file")]),
    ],
)
def test_warnings(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert warnings(text) == expected


def test_an_empty_file() -> None:
    assert told("\n") == [(2, 1, "heap 1 of query 1, or the 0 0 0 that ends the file", "end of file")]
    assert F.read("0 0 0\n").records == F.read("").records == ()
    assert F.write(()) == "0 0 0\n"


def test_a_hundred_errors_are_listed_the_others_counted() -> None:
    reading = F.read("x " * 300 + "0 0 0")
    assert len([d for d in reading.diagnostics if d.is_error]) == 100
    assert reading.diagnostics[-1].message == "200 more errors not shown"


# Writing


def case(rule: str, *rows: tuple[int, ...]) -> HeapsRecord:
    return HeapsRecord(parse_rule(rule), tuple(map(HeapsQueryRecord, rows)), "name")


def messages(*records: HeapsRecord) -> list[tuple[bool, str]]:
    return [(d.is_error, d.message) for d in F.check(records)]


def test_what_cannot_be_written() -> None:
    with pytest.raises(WriteError, match="case 1: take 1 to 3; HDU 1848 is about Fibonacci numbers only"):
        F.write([case("3 2 1, 1", (5, 1, 1))])
    for rule in ("0.77", "grundy", "all", "1 2 3 5"):
        assert [error for error, _ in messages(case(rule, (8, 1, 1)))] == [True]
    found = messages(case("fibonacci", (1, 1), (1, 1, 1, 1), (0, 0, 0), (1, 0, 1), (0, 1, 1)))
    assert found == [
        (True, "query 1 of case 1 has 2 heaps: HDU 1848 has three heaps a query"),
        (True, "query 3 of case 1 has only empty heaps: HDU 1848 takes 0 0 0 for the end of the file"),
        (False, "query 4 of case 1 has an empty heap, the judge's limit is 1 <= m, n, p <= 1000"),
    ]
    assert messages(case("fibonacci", (10**18, 1, 1)))[0][0]


def test_a_set_that_comes_to_the_same_is_written() -> None:
    record = case("1 2 3 5 8 13", (20, 1, 1))
    assert messages(record) == []
    text = F.write([record])
    assert text == "20 1 1\n0 0 0\n"
    assert outcomes(F.read(text).records[0]) == outcomes(record)
    assert messages(case("1..3", (4, 1, 1))) == []
    assert messages(case("1..3", (5, 1, 1))) != []


def test_broken_limits_are_warned_of_and_written() -> None:
    record = case("fibonacci", (1001, 1, 0))
    assert messages(record) == [
        (False, "query 1 of case 1 has an empty heap, the judge's limit is 1 <= m, n, p <= 1000"),
        (False, "case 1: a heap of 1001, the judge's limit is 1 <= m, n, p <= 1000"),
    ]
    assert rows(F.write([record])) == [[1001, 1, 0]]


def test_several_cases_become_one() -> None:
    cases = [case("fibonacci", (1, 2, 3)), case("fibonacci"), case("fibonacci", (4, 5, 6), (7, 8, 9))]
    assert messages(*cases) == [
        (False, "the queries of 3 cases become those of one: HDU 1848 has one case a file"),
        (False, "case 2 has no queries, so nothing of it is written"),
    ]
    adapted, notes = F.adapt(cases)
    assert len(notes) == 1
    assert adapted == (case("fibonacci", (1, 2, 3), (4, 5, 6), (7, 8, 9)),)
    assert F.write(cases) == F.write(adapted) == "1 2 3\n4 5 6\n7 8 9\n0 0 0\n"
    assert F.adapt(cases[:2]) == ((cases[0],), ())
    assert F.adapt([]) == ((), ())


def test_answers() -> None:
    assert F.names == ("hdu1848",)
    assert F.format_answers([[True, False], [True]]) == "Fibo\nNacci\nFibo\n"


# Whatever stands in a text

WORDS = st.sampled_from(["0", "0", "0", "1", "2", "x", "-1", "007", str(10**15), str(10**18), "\n", "\r\n", "\x00"])


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=20))
def test_random_words(words: list[str]) -> None:
    text = " ".join(words)
    reading = F.read(text)
    lines = text.replace("\r\n", "\n").split("\n")
    for found in reading.diagnostics:
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
    for first, last in reading.case_lines:
        assert 1 <= first <= last <= len(lines)
    if reading.ok:
        assert len(reading.records) == len(reading.case_lines)
        assert F.read(F.write(reading.records)).records == reading.records
    else:
        assert reading.records == ()
