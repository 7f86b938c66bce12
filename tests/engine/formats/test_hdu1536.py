"""HDU 1536: against a plain reader, with each error at its place; what is written, and what cannot be."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_graph_files import spread
from naive_heaps_files import files_1536, plain, read_1536

from engine.answers import outcomes
from engine.diagnostics import InputError
from engine.formats.base import WriteError
from engine.formats.hdu1536 import Hdu1536
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, rule_of
from engine.games.take_rule_text import parse_rule
from engine.sg import mex, nim_sum
from resources import path

F = Hdu1536()
SAMPLE = path("samples", "hdu1536.in").read_text()


def told(text: str) -> list[tuple[int, int, str, str]]:
    """(line, column, expected, found) of each error."""
    return [(d.line, d.column, d.expected, d.found) for d in F.read(text).diagnostics if d.is_error]


def warnings(text: str) -> list[tuple[int, int, str]]:
    reading = F.read(text)
    assert reading.ok, [d.describe() for d in reading.diagnostics]
    return [(d.line, d.column, d.message) for d in reading.diagnostics]


def test_the_sample() -> None:
    reading = F.read(SAMPLE)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_1536(SAMPLE)
    assert reading.case_lines == ((1, 5), (6, 10))
    assert F.write(reading.records) == SAMPLE.rstrip("\n") + "\n"
    assert F.format_answers(map(outcomes, reading.records)) == path("samples", "hdu1536.out").read_text()


@given(spread(files_1536()))
def test_valid_files_read_as_by_the_plain_reader(pair: tuple[str, str]) -> None:
    text, body = pair
    reading = F.read(body)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_1536(text)
    assert len(reading.case_lines) == len(reading.records)
    written = F.write(reading.records)
    assert written == text + "\n"


@settings(max_examples=30)
@given(files_1536())
def test_answers_by_the_definition(text: str) -> None:
    text = " ".join(str(min(int(word), 300)) for word in text.split())
    expected = []
    for takes, rows in read_1536(text):
        values: list[int] = []
        for size in range(301):
            values.append(mex(values[size - take] for take in takes if take <= size))
        expected.append("".join("W" if nim_sum(values[h] for h in row) else "L" for row in rows))
    assert F.format_answers(map(outcomes, F.read(text).records)).split() == expected


@settings(max_examples=40)
@given(files_1536())
def test_cut_anywhere_it_is_an_error_at_the_end(text: str) -> None:
    words = text.split()
    for size in range(len(words)):
        cut = " ".join(words[:size])
        reading = F.read(cut)
        (last,) = reading.diagnostics
        assert (last.line, last.column, last.found) == (1, len(cut) + 1, "end of file")
        assert last.expected
        assert reading.records == ()
        with pytest.raises(IndexError):
            read_1536(cut)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2", "number 1 of the subtraction set"),
        ("2\n5", "number 2 of the subtraction set"),
        ("1 5", "number of queries of case 1"),
        ("1 5\n2\n", "number of heaps of query 1"),
        ("1 5\n2\n1 3\n", "number of heaps of query 2"),
        ("1 5\n2\n1 3\n4 1 2", "heap 3 of query 2"),
        ("1 5 0\n1 5\n", "number of queries of case 2"),
        ("999999999999999999 1", "number 2 of the subtraction set"),
        ("1 1 1 999999999999999999 4", "heap 2 of query 1"),
        ("1 1 999999999999999999 0", "number of heaps of query 2"),
        ("1 1 1 1 5\n", "size of the subtraction set of case 2, or the 0 that ends the file"),
        ("\n", "size of the subtraction set of case 1, or the 0 that ends the file"),
    ],
)
def test_a_truncated_file_names_what_is_missing(text: str, expected: str) -> None:
    lines = text.split("\n")
    assert told(text) == [(len(lines), len(lines[-1]) + 1, expected, "end of file")]


@pytest.mark.parametrize("bad", ["abc", "-1", "1.5", "+1", "１", "\x00", "0x1", "1_0", "1000000000000000000", "1\xa01"])
@pytest.mark.parametrize(
    ("text", "expected", "goes_on"),
    [
        ("{} 1 1 1 5", "size of the subtraction set of case 1", False),
        ("2\r\n1 {}\r\n0\r\n", "number 2 of the subtraction set", True),
        ("2 1 2\r\t{} 4", "number of queries of case 1", False),
        ("2 1 2\n2 1 7\n {} 5", "number of heaps of query 2", False),
        ("2 1 2\n1\n3 7 {} 8\n", "heap 2 of query 1", True),
        ("1 1 1 1 1\n\n{} ", "size of the subtraction set of case 2", False),
    ],
)
def test_a_bad_token(bad: str, text: str, expected: str, goes_on: bool) -> None:
    before = text[: text.index("{}")].replace("\r\n", "\n").replace("\r", "\n")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    found = bad if bad.removeprefix("-").isdecimal() and bad.isascii() else repr(bad)
    assert told(text.format(bad) + (" 0" if goes_on else "")) == [(*place, expected, found)]
    later = told(text.format(bad) + "\n1 0 1 1 x 0")[1:]
    expected_later = [("number 1 of the subtraction set", "0"), ("heap 1 of query 1", "'x'")]
    assert [error[2:] for error in later] == (expected_later if goes_on else [])


def test_errors_in_items_do_not_hide_later_ones() -> None:
    text = "3 1 0 x\n2\n2 1 -4\n1 z\n1 0\n1 1 0\n0\n"
    assert told(text) == [
        (1, 5, "number 2 of the subtraction set", "0"),
        (1, 7, "number 3 of the subtraction set", "'x'"),
        (3, 5, "heap 2 of query 1", "-4"),
        (4, 3, "heap 1 of query 2", "'z'"),
        (5, 3, "number 1 of the subtraction set", "0"),
    ]
    reading = F.read(text)
    assert [d.message for d in reading.diagnostics] == [
        "case 1: a move takes at least 1",
        "case 1: not a whole number",
        "case 1: a negative number",
        "case 1: not a whole number",
        "case 2: a move takes at least 1",
    ]
    assert reading.records == ()
    assert reading.case_lines == ((1, 4), (5, 6))


def test_a_hundred_errors_are_listed_the_others_counted() -> None:
    reading = F.read("250 " + "0 " * 250 + "\n1 1 1\n0\n")
    assert len([d for d in reading.diagnostics if d.is_error]) == 100
    assert reading.diagnostics[-1].message == "150 more errors not shown"


def test_warnings_have_a_place_and_come_once_a_case() -> None:
    case = "101 " + "1 " * 100 + "10001\n101\n" + "101 " + "10002 " * 101 + "\n" + "0\n" * 100
    found = warnings(case * 2 + "0")
    texts = [
        (1, 1, "case 1: 101 numbers in the subtraction set, the judge's limit is 1 <= k <= 100"),
        (1, 205, "case 1: a subtraction of 10001, the judge's limit is 1 <= s <= 10000"),
        (2, 1, "case 1: 101 queries, the judge's limit is 1 <= m <= 100"),
        (3, 1, "case 1: query 1 has 101 heaps, the judge's limit is 1 <= l <= 100"),
        (3, 5, "case 1: a heap of 10002, the judge's limit is 0 <= h <= 10000"),
    ]
    second = [(line + 103, column, text.replace("case 1", "case 2")) for line, column, text in texts]
    assert found == texts + second
    full = "100 " + "10000 " * 100 + "\n100\n" + ("100 " + "10000 0 " * 50 + "\n") * 100 + "0"
    assert warnings(full) == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 1 1 1 5\n0\n", []),
        ("1 1 1 1 5\n0 5\n", [(2, 3, "text after the end mark is ignored")]),
        ("1 1 1 1 5\n0\nend", [(3, 1, "text after the end mark is ignored")]),
        ("1 1\n0\n0\n", [(2, 1, "case 1: 0 queries, the judge's limit is 1 <= m <= 100")]),
        ("1 1 1\n0\n0\n", [(2, 1, "case 1: query 1 has 0 heaps, the judge's limit is 1 <= l <= 100")]),
        (" 0\n", [(1, 2, "there are no cases in the file")]),
    ],
)
def test_how_a_file_ends(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert warnings(text) == expected


def test_an_empty_file() -> None:
    assert F.read("0").records == F.read("").records == ()
    assert F.write(()) == "0\n"
    assert F.format_answers([]) == ""


def test_case_lines() -> None:
    assert F.read("\n1\n1\r\n1\r\n\r\n1 1\r1 0\r0\n\n0 9").case_lines == ((2, 6), (7, 8))
    assert F.read("1 1 1 1 1\n2\n1 1\n1").case_lines == ((1, 1), (2, 4))
    assert F.read("1 1 1 1 1\n2\n1 x\n0\n0\n").case_lines == ((1, 1), (2, 4))


def test_repeats_and_order_are_kept() -> None:
    text = "4 3 1 3 2\n2\n3 0 7 0\n1 5\n0\n"
    (record,) = F.read(text).records
    assert record.rule == rule_of([3, 1, 3, 2])
    assert F.write([record]) == text


def test_reading_raises_when_asked_to() -> None:
    F.read(SAMPLE).raise_on_error("a.in")
    with pytest.raises(InputError, match=r"a\.in:1:3: error: case 1: not a whole number \(expected .*, found 'x'\)"):
        F.read("1 x 1 1 1 0").raise_on_error("a.in")


# Writing


def case(rule: str, *rows: tuple[int, ...]) -> HeapsRecord:
    return HeapsRecord(parse_rule(rule), tuple(map(HeapsQueryRecord, rows)))


@pytest.mark.parametrize(
    ("rule", "heaps", "numbers"),
    [
        ("2..4, 3", (9,), "4 2 3 4 3"),
        ("fibonacci", (20, 9), "6 1 2 3 5 8 13"),
        ("all", (3, 1), "3 1 2 3"),
        ("powers of 3, 5", (8,), "3 1 3 5"),
        ("primes", (0, 1), "1 2"),
        ("squares", (0,), "1 1"),
        ("0.303", (7,), "2 1 3"),
        ("5..999999999, 2", (7,), "4 2 5 6 7"),
    ],
)
def test_other_sets_are_listed(rule: str, heaps: tuple[int, ...], numbers: str) -> None:
    record = case(rule, heaps)
    text = F.write([record])
    assert text == f"{numbers}\n1\n{' '.join(map(str, [len(heaps), *heaps]))}\n0\n"
    assert outcomes(F.read(text).records[0]) == outcomes(record)
    (adapted,), notes = F.adapt([record])
    assert F.read(text).records == (adapted,)
    assert [d.message for d in notes] == [f"case 1: {record.rule.text} is written as a list of numbers"]
    assert [d.message for d in F.check([record])] == [d.message for d in notes]
    assert F.check([adapted]) == F.adapt([adapted])[1] == ()


@given(st.lists(st.integers(0, 200), min_size=1, max_size=4), st.sampled_from(["fibonacci", "primes", "1..5, squares"]))
def test_a_listed_set_is_the_same_game(heaps: list[int], rule: str) -> None:
    record = case(rule, tuple(heaps))
    assert outcomes(F.read(F.write([record])).records[0]) == outcomes(record)


@pytest.mark.parametrize(
    ("record", "message"),
    [
        (case("0.77", (1,)), "case 2: 0.77 is no subtraction set"),
        (case("grundy", (1,)), "case 2: grundy's game is no subtraction set"),
        (case("0.1", (1,)), "case 2: 0.1 is no subtraction set"),
        (case("all", (10**12,)), "case 2: all is too many numbers to list"),
        (case("primes", (10**17,)), "case 2: primes is too many numbers to list"),
        (case("1 2", (10**18,)), "case 2: a heap of 1000000000000000000: a number too large"),
        (HeapsRecord(rule_of([10**18]), (HeapsQueryRecord((1,)),)), "a subtraction of 1000000000000000000"),
    ],
)
def test_what_cannot_be_written(record: HeapsRecord, message: str) -> None:
    with pytest.raises(WriteError, match=message):
        F.write([case("1", (1,)), record])
    assert F.adapt([record])[0] == (record,)


def test_broken_limits_are_warned_of_and_written() -> None:
    odd = HeapsRecord(rule_of([10_001] * 101), (HeapsQueryRecord(()), HeapsQueryRecord((10_002,) * 101)))
    none = HeapsRecord(rule_of([1]))
    findings = F.check([none, odd])
    assert not any(d.is_error for d in findings)
    assert [d.message for d in findings] == [
        "case 1: 0 queries, the judge's limit is 1 <= m <= 100",
        "case 2: 101 numbers in the subtraction set, the judge's limit is 1 <= k <= 100",
        "case 2: a subtraction of 10001, the judge's limit is 1 <= s <= 10000",
        "case 2: query 1 has 0 heaps, the judge's limit is 1 <= l <= 100",
        "case 2: a heap of 10002, the judge's limit is 0 <= h <= 10000",
    ]
    assert F.read(F.write([none, odd])).records == (none, odd)


def test_names_and_answers() -> None:
    assert F.names == ("hdu1536", "poj2960", "hdu1944")
    assert F.format_answers([[True, False, True], [], [False]]) == "WLW\n\nL\n"
    assert F.check([HeapsRecord(FIBONACCI, (HeapsQueryRecord((1,)),))])[0].is_error is False


# Whatever stands in a text

WORDS = st.sampled_from(["0", "1", "2", "3", "x", "-1", "007", str(10**15), str(10**18), "\n", "\r\n", "\x00"])


def check(text: str) -> None:
    reading = F.read(text)
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
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


@settings(max_examples=300)
@given(st.lists(WORDS, max_size=25))
def test_random_words(words: list[str]) -> None:
    check(" ".join(words))


@given(files_1536(), st.data())
def test_valid_files_with_one_token_changed(text: str, data: st.DataObject) -> None:
    words = text.split()
    at = data.draw(st.integers(0, len(words) - 1))
    words[at : at + data.draw(st.integers(0, 2))] = [data.draw(WORDS)]
    check(" ".join(words))
