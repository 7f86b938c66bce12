"""Strict validation: what is found, where, and in which words; and that nothing is found in what a judge accepts."""

import re
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from strict_files import NAMES, texts

from engine.diagnostics import Diagnostic, Severity
from engine.formats.base import Format, Reading, finding
from engine.formats.registry import built_in
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of
from engine.strict import examine, findings, whole_text

CASE = "3\n2 1 2\n1 2\n0\n2 0 1\n0\n"
STONES = "2 1\n0 1\n3\n0\n\n0 0\n"
NIM = "2 1 3\n1\n2 5 6\n0\n"
ODD = st.sampled_from([" ", "\n", "\r", "\r\n", "\t", "0", "7", "x", "１", " 00 "])
Told = tuple[int, int, str, str, str]
RANGE = "case 1: position 3 is out of range, the positions are 0 to 2"
BLANKS = ("values are not separated by a single blank", "one blank")
BEFORE = ("a value that belongs on the line before", "no line end before it")
NEW = ("a value that belongs on a new line", "a line end before it")
NO_CASES = ("there are no cases in the file", "", "")
BEYOND = ("text after the end mark is ignored", "", "")


def told(name: str, text: str) -> list[Told]:
    """(line, column, message, expected, found) of each finding."""
    found = findings(built_in().get(name), text)
    assert all(d.is_error for d in found)
    return [(d.line, d.column, d.message, d.expected, d.found) for d in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("\ufeff" + CASE, (1, 1, "a byte-order mark before the first line", "plain ASCII text", "U+FEFF")),
        (CASE.replace("1 2\n0", "1 02\n0"), (3, 3, "a number with leading zeros", "2", "02")),
        (CASE.replace("1 2\n0", "1 2\n000"), (4, 1, "a number with leading zeros", "0", "000")),
        (CASE.replace("2 1 2", "2  1 2"), (2, 2, *BLANKS, "2 blanks")),
        (CASE.replace("2 1 2", "2 1\t2"), (2, 4, *BLANKS, "a tab")),
        (
            CASE.replace("2 1 2", "2 1 \t 2"),
            (2, 4, *BLANKS, "2 blanks and 1 tab"),
        ),
        (CASE.replace("2 1 2", " 2 1 2"), (2, 1, "white space at the start of a line", "a value", "a blank")),
        (" " + CASE, (1, 1, "white space at the start of a line", "a value", "a blank")),
        (CASE.replace("2 1 2", "2 1 2\x0c"), (2, 6, "white space at the end of a line", "a line feed", "a form feed")),
        (CASE.replace("2 1 2", "2 1 2\r"), (2, 6, "the line ends with CR LF", "a line feed alone", "CR LF")),
        (CASE.replace("2 1 2\n", "2 1 2\r"), (2, 6, "a carriage return", "a line feed alone", "CR")),
        (CASE[:-1], (6, 2, "the last line does not end with a line feed", "", "end of file")),
        (CASE + "\n", (8, 1, "an empty line at the end", "end of file", "an empty line")),
        (CASE + "\n\n", (9, 1, "an empty line at the end", "end of file", "2 empty lines")),
        ("\n\n" + CASE, (3, 1, "too many empty lines before this line", "no empty line", "2 empty lines")),
        (
            CASE.replace("1 2\n0", "1 2\n\n0"),
            (5, 1, "too many empty lines before this line", "no empty line", "an empty line"),
        ),
        (f"{CASE}\n\n{CASE}", (9, 1, "too many empty lines before this line", "one empty line", "2 empty lines")),
        (f"{CASE}\n{CASE}{CASE}", (14, 1, "an empty line is missing before this line", "", "3")),
        (CASE.replace("2 1 2", "2 1\n2"), (3, 1, *BEFORE, "2")),
        (CASE.replace("2 1 2\n", "2 1 2 "), (2, 7, *NEW, "1")),
        (CASE + "0\n7\n", (8, 1, *BEYOND)),
        (CASE[:-2], (6, 1, "case 1: the 0 that ends the case is missing at the end of the file", "", "")),
        (CASE.replace("2 0 1", "2 0 3"), (5, 5, RANGE, "stone 2 of query 1", "3")),
        (
            CASE.replace("1 2\n0", "1 2\n-0"),
            (4, 1, "case 1: a negative number", "number of out-positions of position 2", "-0"),
        ),
    ],
)
def test_one_finding(text: str, expected: Told) -> None:
    assert told("hdu1524", text) == [expected]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("uva11927", STONES.replace("\n\n", "\n"), [(5, 1, "an empty line is missing before this line", "", "0")]),
        ("uva11927", STONES.replace("3\n0", "3 0"), [(3, 3, *NEW, "0")]),
        ("uva11927", STONES.replace("0 0", "0\n0"), [(7, 1, *BEFORE, "0")]),
        (
            "uva11927",
            STONES.replace("3", "1001"),
            [(3, 1, "case 1: 1001 stones on node 0, the judge's limit is 0 <= s <= 1000", "", "")],
        ),
        ("uva11927", STONES[:-4], [(6, 1, "the 0 0 that ends the file is missing", "", "")]),
        ("uva11927", "0 0\n", [(1, 1, *NO_CASES)]),
        ("hdu1536", NIM + "1\n", [(5, 1, *BEYOND)]),
        ("hdu1536", NIM.replace("2 1 3\n1", "2 1 3 1"), [(1, 7, *NEW, "1")]),
        (
            "hdu1536",
            NIM.replace("5", "10001"),
            [(3, 3, "case 1: a heap of 10001, the judge's limit is 0 <= h <= 10000", "", "")],
        ),
        (
            "hdu1848",
            "1 2 1001\n0 0 0\n",
            [(1, 5, "query 1: a heap of 1001, the judge's limit is 1 <= m, n, p <= 1000", "", "")],
        ),
        ("hdu1848", "1 2\n3\n0 0 0\n", [(2, 1, *BEFORE, "3")]),
        ("hdu5724", "0\n", [(1, 1, *NO_CASES)]),
        ("hdu5724", "1\n0\n", [(2, 1, "case 1: 0 rows, the judge's limit is 1 <= n <= 1000", "", "")]),
    ],
)
def test_findings_of_the_other_formats(name: str, text: str, expected: list[Told]) -> None:
    assert told(name, text) == expected


def test_findings_of_all_kinds_come_in_the_order_of_the_text() -> None:
    text = "\ufeff3\r\n2 01  2\n1 9 \n\t0\n2 0 1\n0"
    assert [(line, column) for line, column, *_ in told("hdu1524", text)] == [
        (1, 1),
        (1, 2),
        (2, 3),
        (2, 5),
        (3, 3),
        (3, 4),
        (4, 1),
        (6, 2),
    ]


def test_each_n_that_only_some_statements_allow_is_found_even_beside_errors() -> None:
    case = "1001 1\n0 1\n" + "0\n" * 1001 + "\n"
    assert not built_in().get("uva11927").read(case + "0 0\n").diagnostics
    for text in (case * 2 + "0 0\n", (case * 2).replace("0 1\n", "0 0\n") + "0 0\n", case * 2):
        places = [(d.line, d.column) for d in findings(built_in().get("uva11927"), text) if "1001 nodes" in d.message]
        assert places == [(1, 1), (1005, 1)]
    more = findings(built_in().get("uva11927"), case.replace("1001 1", "10001 1"))
    (only,) = [d for d in more if "nodes" in d.message]
    assert (only.line, only.column) == (1, 1)


def test_findings_are_bounded_and_no_habit_hides_the_others() -> None:
    rows = "".join(f" {i + 1}\t2 03\r\n" for i in range(5000))
    found = findings(built_in().get("hdu1848"), rows + "0 0 0")
    assert len(found) == 83
    kinds = {d.message for d in found[:-1]}
    assert len(kinds) == 6
    assert "query 1001: a heap of 1001, the judge's limit is 1 <= m, n, p <= 1000" in kinds
    note = found[-1]
    assert (note.line, note.severity) == (0, Severity.WARNING)
    assert note.message == f"{4 * 4980} more findings not shown"


def test_no_more_than_a_hundred() -> None:
    errors = "x\n" * 90 + "1 2  3\n" * 30
    found = findings(built_in().get("hdu1848"), errors)
    assert len(found) == 101
    assert [(d.line, d.column) for d in found[:-1]] == sorted((d.line, d.column) for d in found[:-1])
    total = len(built_in().get("hdu1848").read(errors).diagnostics) + 30
    assert found[-1].message == f"{total - 100} more findings not shown"
    many = findings(built_in().get("hdu1848"), "x\n" * 1000)
    assert len(many) == 101
    assert many[-1].message.startswith("901 more")


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_only_the_white_space_of_the_writer_passes(name: str, data: st.DataObject) -> None:
    form, text = built_in().get(name), data.draw(texts(name))
    words = re.findall(r"\S+|\s+", text)
    at = data.draw(st.integers(0, len(words) // 2 - 1)) * 2 + 1
    words[at] = data.draw(st.sampled_from([" ", "\n", "\n\n", "  ", "\t", "\r\n", " \n", "\n ", "\n\n\n"]))
    changed = "".join(words)
    allowed = [text, text.replace("\n\n", "\n")] if name == "hdu1524" else [text]
    assert form.read(changed).ok
    found = findings(form, changed)
    assert (found == ()) == (changed in allowed), [d.describe() for d in found]
    # What is wrong is wrong around the place of the change.
    before = "".join(words[:at])
    line = before.count("\n") + 1
    starts_new = name == "hdu1524" and text.count("\n\n") > 1
    if not starts_new:
        assert all(line <= d.line <= line + 3 for d in found)


@pytest.mark.parametrize("name", NAMES)
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_places_are_in_the_text_and_show_what_is_there(name: str, data: st.DataObject) -> None:
    text = data.draw(texts(name))
    for _ in range(3):
        at = data.draw(st.integers(0, len(text)))
        text = text[:at] + data.draw(ODD) + text[at:]
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for d in findings(built_in().get(name), text):
        assert 1 <= d.line <= len(lines)
        assert 1 <= d.column <= len(lines[d.line - 1]) + 1
        if d.found.isascii() and d.found.isdigit():
            assert lines[d.line - 1][d.column - 1 :].startswith(d.found)


def test_the_reading_comes_along() -> None:
    form = built_in().get("hdu1524")
    examined = examine(form, CASE + "\n")
    assert examined.reading.records == form.read(CASE).records
    assert examined.count == 1
    assert examine(form, CASE).findings == ()


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"1\n", "1\n"),
        (b"\xef\xbb\xbf1\n", "\ufeff1\n"),
        (b"\xff\xfe1\x00\n\x00", "\ufeff1\n"),
        (b"\xfe\xff\x001\x00\n", "\ufeff1\n"),
        (b"1\xff\n", "1\ufffd\n"),
    ],
)
def test_the_text_of_a_file_keeps_its_mark(data: bytes, text: str) -> None:
    assert whole_text(data) == text


OTHERWISE = "the format's writer writes this otherwise"


class Letters(Format[HeapsRecord]):
    """A plug-in's format: a line of dots for each heap; two or more of them, and a heap of 9 is the limit."""

    name = "letters"
    title = "Letters"
    game = "heaps"
    answer_words = ("yes", "no")

    def read(self, text: str) -> Reading[HeapsRecord]:
        words = text.split()
        if any(set(word) - set("oO0") for word in words):
            return Reading((), (Diagnostic(Severity.ERROR, 1, 1, "no dots"),))
        heaps = tuple(map(len, words))
        over = [Diagnostic(Severity.WARNING, 1, 1, "too large")] if max(heaps, default=0) > 9 else []
        return Reading((HeapsRecord(rule_of((1,)), (HeapsQueryRecord(heaps),)),), tuple(over), ((1, 1),))

    def check(self, records: Sequence[HeapsRecord]) -> tuple[Diagnostic, ...]:
        return (finding("no heaps", error=True),) if not records[0].queries[0].heaps else ()

    def adapt(self, records: Sequence[HeapsRecord]) -> tuple[tuple[HeapsRecord, ...], tuple[Diagnostic, ...]]:
        return tuple(records), ()

    def render(self, records: Sequence[HeapsRecord]) -> str:
        return "".join("o" * heap + "\n" for heap in records[0].queries[0].heaps)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("oo\nooo\n", []),
        ("", []),
        ("oo\nooo", [(2, 4, "the last line does not end with a line feed")]),
        ("oo ooo\n", [(1, 4, "a value that belongs on a new line")]),
        ("oo\nooo\n\n", [(4, 1, "an empty line at the end")]),
        ("oo\noO0\n00\n", [(2, 1, OTHERWISE)]),
        ("oo\n00 \n", [(2, 1, OTHERWISE), (2, 3, "white space at the end of a line")]),
        ("o" * 10 + "\n", [(1, 1, "too large")]),
        ("x\r\n", [(1, 1, "no dots"), (1, 2, "the line ends with CR LF")]),
    ],
)
def test_a_format_of_a_plug_in(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert [(d.line, d.column, d.message) for d in findings(Letters(), text)] == expected
