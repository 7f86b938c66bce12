"""HDU 5724: against a plain reader, with each error at its place."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_board_files import cases_5724, files_5724, read_5724, write_5724
from naive_graph_files import spread

from engine.diagnostics import InputError
from engine.formats.detect import detect
from engine.formats.hdu1524 import Hdu1524
from engine.formats.hdu5724 import Hdu5724
from engine.formats.registry import Registry
from engine.formats.uva11927 import Uva11927
from engine.games.board_record import BoardRecord
from engine.games.board_values import nim_sum_of
from resources import path

F = Hdu5724()
SAMPLE = path("samples", "hdu5724.in").read_text()


def plain(records: tuple[BoardRecord, ...]) -> list[list[list[int]]]:
    assert all(record.width == 20 for record in records)
    return [[list(row) for row in record.rows] for record in records]


def told(text: str) -> list[tuple[int, int, str, str]]:
    """(line, column, expected, found) of each error."""
    reading = F.read(text)
    return [(d.line, d.column, d.expected, d.found) for d in reading.diagnostics if d.is_error]


def messages(text: str) -> list[str]:
    return [d.message for d in F.read(text).diagnostics if d.is_error]


def warnings(text: str) -> list[tuple[int, int, str]]:
    reading = F.read(text)
    assert reading.ok, [d.describe() for d in reading.diagnostics]
    return [(d.line, d.column, d.message) for d in reading.diagnostics]


def test_the_sample() -> None:
    reading = F.read(SAMPLE)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_5724(SAMPLE) == [[[19, 20]], [[19], [18]]]
    assert reading.case_lines == ((2, 3), (4, 6))
    assert F.write(reading.records) == SAMPLE
    answers = F.format_answers([[nim_sum_of(record) != 0] for record in reading.records])
    assert answers == path("samples", "hdu5724.out").read_text()


@given(spread(files_5724()))
def test_valid_files_read_as_by_the_plain_reader(pair: tuple[str, str]) -> None:
    text, body = pair
    reading = F.read(body)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_5724(text)
    assert len(reading.case_lines) == len(reading.records)
    written = F.write(reading.records)
    assert written.split() == text.split()
    assert F.read(written).records == reading.records


@settings(max_examples=40)
@given(files_5724())
def test_cut_anywhere_it_is_an_error_at_the_end(text: str) -> None:
    words = text.split()
    for size in range(len(words)):
        cut = " ".join(words[:size])
        (error,) = F.read(cut).diagnostics
        assert error.is_error
        assert (error.line, error.column, error.found) == (1, len(cut) + 1, "end of file")
        assert "ends too early" in error.message
        assert error.expected
        assert F.read(cut).records == ()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "number of cases"),
        (" \n", "number of cases"),
        ("2", "number of rows of case 1"),
        ("2\n1\n1 5", "number of rows of case 2"),
        ("1\n2", "number of chesses of row 1"),
        ("1\n2\n1 20\n", "number of chesses of row 2"),
        ("1\n1\n1", "column of chess 1 of row 1"),
        ("1\n2\n0\n3 1 2", "column of chess 3 of row 2"),
        ("2\n1\n0\n1\n2 7", "column of chess 2 of row 1"),
        ("999999999999999999", "number of rows of case 1"),
        ("1 999999999999999999 0 0", "number of chesses of row 3"),
    ],
)
def test_a_truncated_file_names_what_is_missing(text: str, expected: str) -> None:
    lines = text.split("\n")
    assert told(text) == [(len(lines), len(lines[-1]) + 1, expected, "end of file")]


@pytest.mark.parametrize("bad", ["abc", "-1", "1.5", "+1", "１", "\x00", "0x1", "1_0", "1000000000000000000", "1\xa01"])
@pytest.mark.parametrize(
    ("text", "expected", "goes_on"),
    [
        ("{} 1 0", "number of cases", False),
        ("3\n\n {} ", "number of rows of case 1", False),
        ("3\r\n1\r\n{} 0 1", "number of chesses of row 1", False),
        ("3\n2 0\n  {} 1", "number of chesses of row 2", False),
        ("3\r1\r\t2 {} 5", "column of chess 1 of row 1", True),
        ("3\n2\n0\n3 1 {} 5", "column of chess 2 of row 2", True),
    ],
)
def test_a_bad_token(bad: str, text: str, expected: str, goes_on: bool) -> None:
    before = text[: text.index("{}")].replace("\r\n", "\n").replace("\r", "\n")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    found = bad if bad.removeprefix("-").isdecimal() and bad.isascii() else repr(bad)
    assert told(text.format(bad))[0] == (*place, expected, found)
    later = told(text.format(bad) + "\n1 1 21\n1 0")[1:]
    assert [error[2:] for error in later] == ([("column of chess 1 of row 1", "21")] if goes_on else [])


def test_errors_in_items_do_not_hide_later_ones() -> None:
    text = "3\n3\n2 0 21\n4 5 7 5 5\n3 x -1 99999999999999999999\n1\n3 21 2 21\n2\n20 1 1\n"
    reading = F.read(text)
    assert told(text) == [
        (3, 3, "column of chess 1 of row 1", "0"),
        (3, 5, "column of chess 2 of row 1", "21"),
        (4, 7, "column of chess 3 of row 2", "5"),
        (4, 9, "column of chess 4 of row 2", "5"),
        (5, 3, "column of chess 1 of row 3", "'x'"),
        (5, 5, "column of chess 2 of row 3", "-1"),
        (5, 8, "column of chess 3 of row 3", "99999999999999999999"),
        (7, 3, "column of chess 1 of row 1", "21"),
        (7, 8, "column of chess 3 of row 1", "21"),
        (9, 6, "column of chess 2 of row 1", "1"),
        (10, 1, "column of chess 3 of row 1", "end of file"),
    ]
    assert messages(text) == [
        "case 1: column 0 is out of range, the columns are 1 to 20",
        "case 1: column 21 is out of range, the columns are 1 to 20",
        "case 1: two chesses in column 5 of row 2",
        "case 1: two chesses in column 5 of row 2",
        "case 1: not a whole number",
        "case 1: a negative number",
        "case 1: a number too large (10^18 or more)",
        "case 2: column 21 is out of range, the columns are 1 to 20",
        "case 2: column 21 is out of range, the columns are 1 to 20",
        "case 3: two chesses in column 1 of row 1",
        "case 3: the file ends too early",
    ]
    assert reading.records == ()
    assert reading.case_lines == ((2, 5), (6, 7), (8, 9))


def test_more_chesses_than_columns() -> None:
    text = "2\n2\n21 " + "1 " * 21 + "\n1 0\n1\n2 3 3\n"
    assert told(text) == [
        (3, 1, "number of chesses of row 1", "21"),
        (4, 3, "column of chess 1 of row 2", "0"),
        (6, 5, "column of chess 2 of row 1", "3"),
    ]
    assert messages(text)[0] == "case 1: 21 chesses in row 1, which has 20 columns"
    # A count that leaves nothing behind it is told alone.
    assert told("1\n2\n200 5 6\n1 1\n") == [(3, 1, "number of chesses of row 1", "200")]
    assert told("1\n2\n21" + " 0" * 21) == [(3, 1, "number of chesses of row 1", "21")]
    assert told("1\n1\n21 5 6\n") == [(3, 1, "number of chesses of row 1", "21")]
    assert told("1 2 20 " + " ".join(map(str, range(1, 21))) + " 0") == []


@settings(max_examples=200)
@given(cases_5724(), st.data())
def test_one_wrong_column_is_found_where_it_is(cases: list[list[list[int]]], data: st.DataObject) -> None:
    full = [(c, r) for c, rows in enumerate(cases) for r, row in enumerate(rows) if row]
    if not full:
        return
    case, row = data.draw(st.sampled_from(full))
    chesses = cases[case][row]
    at = data.draw(st.integers(0, len(chesses) - 1))
    wrong = data.draw(st.sampled_from([0, 21, 63, 64, 65, 10**17, *chesses[:at]]))
    before = write_5724([*cases[:case], [*cases[case][:row], chesses[:at]]])
    if wrong in chesses[at + 1 :]:
        return
    chesses[at] = wrong
    (error,) = F.read(write_5724(cases)).diagnostics
    assert (error.expected, error.found) == (f"column of chess {at + 1} of row {row + 1}", str(wrong))
    assert error.message.startswith(f"case {case + 1}: ")
    words = write_5724(cases).split()
    token = len(before.split())
    assert error.column == len(" ".join(words[:token])) + 2


def test_a_hundred_errors_are_listed_the_others_counted() -> None:
    text = "1\n60\n" + "5 1 9 9 9 9 \n" * 60
    reading = F.read(text)
    assert len([d for d in reading.diagnostics if d.is_error]) == 100
    assert reading.diagnostics[-1].message == "80 more errors not shown"
    assert [(d.line, d.column) for d in reading.diagnostics[:4]] == [(3, 7), (3, 9), (3, 11), (4, 7)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 1 0", []),
        ("0\n", [(1, 1, "there are no cases in the file")]),
        (" 0 7", [(1, 2, "there are no cases in the file"), (1, 4, "text after the last case is ignored")]),
        ("1\n1\n1 3\nend", [(4, 1, "text after the last case is ignored")]),
        (
            "2\n0\n0 1",
            [
                (2, 1, "case 1: 0 rows, the judge's limit is 1 <= n <= 1000"),
                (3, 1, "case 2: 0 rows, the judge's limit is 1 <= n <= 1000"),
                (3, 3, "text after the last case is ignored"),
            ],
        ),
        ("1\n 1000\n" + "0\n" * 1000, []),
        ("1\n 1001\n" + "0\n" * 1001, [(2, 2, "case 1: 1001 rows, the judge's limit is 1 <= n <= 1000")]),
        ("100\n" + "1 0\n" * 100, []),
        ("101\n" + "1 0\n" * 101, [(1, 1, "101 cases, the judge's limit is 1 <= T <= 100")]),
    ],
)
def test_limits_and_ends_are_warnings(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert warnings(text) == expected


def test_case_lines() -> None:
    assert F.read("\n2 1\n0\r\n\r\n2 1 1\r0\n\n").case_lines == ((2, 3), (5, 6))
    assert F.read("3\n1 0\n2\n1 1\n1").case_lines == ((2, 2), (3, 5))
    assert F.read("3\n1 0\n2\n1 1\nx\n\n5").case_lines == ((2, 2), (3, 5))
    assert F.read("3\n1 0\n2\n\nx").case_lines == ((2, 2), (3, 5))
    assert F.read("3\n1 0\nx").case_lines == ((2, 2),)
    assert F.read("x").case_lines == F.read("").case_lines == F.read("0").case_lines == ()


WORDS = st.sampled_from(["0", "1", "2", "3", "20", "21", "x", "-1", "007", str(10**15), str(10**18), "\n", "\r\n"])


@settings(max_examples=400)
@given(st.lists(WORDS, max_size=25), st.booleans())
def test_any_text_gives_boards_or_errors_with_a_place(words: list[str], counted: bool) -> None:
    text = ("2 2 " if counted else "") + " ".join(words)
    reading = F.read(text)
    lines = text.replace("\r\n", "\n").split("\n")
    for found in reading.diagnostics:
        assert 1 <= found.line <= len(lines)
        assert 1 <= found.column <= len(lines[found.line - 1]) + 1
        if found.found.removeprefix("-").isdecimal():
            assert lines[found.line - 1][found.column - 1 :].startswith(found.found)
    for first, last in reading.case_lines:
        assert 1 <= first <= last <= len(lines)
    if reading.ok:
        assert len(reading.records) == len(reading.case_lines)
        assert F.read(F.write(reading.records)).records == reading.records
        for row in (row for record in reading.records for row in record.rows):
            assert len(set(row)) == len(row)
            assert all(1 <= column <= 20 for column in row)
    else:
        assert reading.records == ()


def test_it_is_found_by_content_and_by_name() -> None:
    registry = Registry([Hdu1524(), Uva11927(), F])
    found = detect(SAMPLE, "", registry)
    assert F in [candidate.format for candidate in found.candidates]
    assert detect(SAMPLE, "hdu-5724.txt", registry).certain is F
    assert detect(SAMPLE, "HDU5724/1.in", registry).certain is F
    assert detect("1\n1\n2 3 3\n", "hdu5724.in", registry).certain is None
    large = "100\n" + ("1000\n" + "3 1 19 20\n" * 1000) * 100
    assert len(large) > 1_000_000
    assert detect(large, "", registry).certain is F


def test_reading_raises_when_asked_to() -> None:
    F.read(SAMPLE).raise_on_error("a.in")
    with pytest.raises(InputError, match=r"a\.in:1:5: error: case 1: not a whole number \(expected .*, found 'x'\)"):
        F.read("1 1 x").raise_on_error("a.in")
