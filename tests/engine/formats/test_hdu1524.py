"""HDU 1524: against a plain reader, with each error at its place."""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_graph_files import files_1524, plain, read_1524, spread

from engine.diagnostics import InputError
from engine.formats.hdu1524 import Hdu1524
from resources import path

F = Hdu1524()
SAMPLE = path("samples", "hdu1524.in").read_text()


def told(text: str) -> list[tuple[int, int, str, str]]:
    """(line, column, expected, found) of each error."""
    reading = F.read(text)
    return [(d.line, d.column, d.expected, d.found) for d in reading.diagnostics if d.is_error]


def warnings(text: str) -> list[tuple[int, int, str]]:
    reading = F.read(text)
    assert reading.ok, [d.describe() for d in reading.diagnostics]
    return [(d.line, d.column, d.message) for d in reading.diagnostics]


def test_the_sample() -> None:
    reading = F.read(SAMPLE)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_1524(SAMPLE)
    assert reading.case_lines == ((1, 8), (10, 18))
    assert F.write(reading.records) == SAMPLE.rstrip("\n") + "\n"


@given(spread(files_1524()))
def test_valid_files_read_as_by_the_plain_reader(pair: tuple[str, str]) -> None:
    text, body = pair
    reading = F.read(body)
    assert [d for d in reading.diagnostics if d.is_error] == []
    assert plain(reading.records) == read_1524(text)
    assert len(reading.case_lines) == len(reading.records)
    assert F.read(body + " 0").records == reading.records


@given(files_1524())
def test_written_again_the_tokens_are_the_same_but_for_the_place_of_repeats(text: str) -> None:
    written = F.write(F.read(text).records)
    again = F.read(written)
    assert again.records == F.read(text).records
    assert F.write(again.records) == written
    assert sorted(written.split()) == sorted(text.split())
    if all(next_to_first(case[1]) for case in with_moves(text)):
        assert written.split() == text.split()


def with_moves(text: str) -> list[tuple[int, list[tuple[int, int]]]]:
    tokens, cases = [int(t) for t in text.split()], []
    while tokens:
        n, moves = tokens.pop(0), []
        for source in range(n):
            moves += [(source, tokens.pop(0)) for _ in range(tokens.pop(0))]
        while stones := tokens.pop(0):
            del tokens[:stones]
        cases.append((n, moves))
    return cases


def next_to_first(moves: Sequence[tuple[int, int]]) -> bool:
    return all(a not in moves[: i - 1] or moves[i - 1] == a for i, a in enumerate(moves) if i)


@settings(max_examples=40)
@given(files_1524())
def test_cut_anywhere_it_is_an_error_at_the_end_or_the_missing_0(text: str) -> None:
    words = text.split()
    whole = len(read_1524(text))
    for size in range(len(words)):
        cut = " ".join(words[:size])
        reading = F.read(cut)
        try:
            expected = read_1524(cut)
        except IndexError:
            if reading.ok:
                assert "0 that ends the case" in reading.diagnostics[-1].message
                assert plain(reading.records) == read_1524(cut + " 0")
                assert reading.records[-1].queries
            else:
                last = reading.diagnostics[-1]
                assert (last.line, last.column, last.found) == (1, len(cut) + 1, "end of file")
                assert last.expected
                assert reading.records == ()
        else:
            assert reading.ok
            assert plain(reading.records) == expected
            assert len(expected) < whole


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2", "number of out-positions of position 0"),
        ("2\n1", "out-position 1 of position 0"),
        ("3\n2 1", "out-position 2 of position 0"),
        ("3\n1 1\n2 2", "out-position 2 of position 1"),
        ("2\n1 1\n", "number of out-positions of position 1"),
        ("2\n1 1\n0", "number of stones of query 1 of case 1"),
        ("1 0 0 2\n1 1\n0\n", "number of stones of query 1 of case 2"),
        ("2\n1 1\n0\n3 0 0", "stone 3 of query 1"),
        ("2\n1 1\n0\n1 0\n2 1", "stone 2 of query 2"),
        ("1000000000000000", "number of out-positions of position 0"),
        ("999999999999999999 0 0 0", "number of out-positions of position 3"),
        ("5 999999999999999999 1 2", "out-position 3 of position 0"),
        ("1 0 999999999999999999 0", "stone 2 of query 1"),
    ],
)
def test_a_truncated_file_names_what_is_missing(text: str, expected: str) -> None:
    lines = text.split("\n")
    assert told(text) == [(len(lines), len(lines[-1]) + 1, expected, "end of file")]


@pytest.mark.parametrize("bad", ["abc", "-1", "1.5", "+1", "１", "\x00", "0x1", "1_0", "1000000000000000000", "1\xa01"])
@pytest.mark.parametrize(
    ("text", "expected", "goes_on"),
    [
        ("{} 0 0", "number of positions of case 1", False),
        ("2\r\n1 1\r\n{}", "number of out-positions of position 1", False),
        ("3\r1 1\r\t1 {} 0 1 0 0", "out-position 1 of position 1", True),
        ("2\n1 1\n0\n{} 0", "number of stones of query 1 of case 1", False),
        ("2\n1 1\n0\n1 0\n\n  {} 0", "number of stones of query 2 of case 1", False),
        ("2\n1 1\n0\n2 0 {}\n1 0 0", "stone 2 of query 1", True),
        ("1 0 0\n\n {} ", "number of positions of case 2", False),
    ],
)
def test_a_bad_token(bad: str, text: str, expected: str, goes_on: bool) -> None:
    before = text[: text.index("{}")].replace("\r\n", "\n").replace("\r", "\n")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    found = bad if bad.removeprefix("-").isdecimal() and bad.isascii() else repr(bad)
    assert told(text.format(bad)) == [(*place, expected, found)]
    later = told(text.format(bad) + "\n2 1 5 0 0")[1:]
    assert [error[2:] for error in later] == ([("out-position 1 of position 0", "5")] if goes_on else [])


def test_the_kinds_of_bad_tokens_are_told_apart() -> None:
    text = "4 3 x -1 99999999999999999999 0 0 0 1 7 0"
    messages = [d.message for d in F.read(text).diagnostics]
    assert messages == [
        "case 1: not a whole number",
        "case 1: a negative number",
        "case 1: a number too large (10^18 or more)",
        "case 1: position 7 is out of range, the positions are 0 to 3",
    ]


def test_errors_in_items_do_not_hide_later_ones() -> None:
    text = "3\n2 0 3\n1 1\n1 x\n2 3 0\n0\n2\n1 2\n0\n0\n"
    assert told(text) == [
        (2, 3, "out-position 1 of position 0", "0"),
        (2, 5, "out-position 2 of position 0", "3"),
        (3, 3, "out-position 1 of position 1", "1"),
        (4, 3, "out-position 1 of position 2", "'x'"),
        (5, 3, "stone 1 of query 1", "3"),
        (8, 3, "out-position 1 of position 0", "2"),
    ]
    reading = F.read(text)
    assert "from position 0 to itself" in reading.diagnostics[0].message
    assert reading.diagnostics[-1].message.startswith("case 2:")
    assert reading.records == ()
    assert reading.case_lines == ((1, 6), (7, 10))


def test_a_cycle_is_shown_at_the_move_that_closes_it() -> None:
    text = "1 0 0\n4\n1 2\n0\n2 1 3\n2 1 0\n0\n1\n1 0 0\n3 1 1 1 2 1 0 0"
    found = [d for d in F.read(text).diagnostics if d.is_error]
    assert [(d.line, d.column) for d in found] == [(6, 5), (9, 3), (10, 13)]
    assert found[0].message == "case 2: the moves form a cycle: 0 -> 2 -> 3 -> 0"
    assert "from position 0 to itself" in found[1].message
    assert found[2].message == "case 4: the moves form a cycle: 0 -> 1 -> 2 -> 0"


@given(st.integers(2, 6).flatmap(lambda n: st.tuples(st.just(n), st.lists(st.tuples(*[st.integers(0, n - 1)] * 2)))))
def test_cycles_are_found_if_and_only_if_there_are_some(graph: tuple[int, list[tuple[int, int]]]) -> None:
    n, moves = graph
    moves = [(a, b) for a, b in moves if a != b]
    reach = np.eye(n, dtype=bool)
    for _ in range(n):
        for a, b in moves:
            reach[a] |= reach[b]
    cyclic = any(reach[b, a] for a, b in moves)
    rows = [[b for a, b in moves if a == s] for s in range(n)]
    text = f"{n} " + " ".join(" ".join(map(str, [len(r), *r])) for r in rows) + " 0"
    reading = F.read("1 0 0 " + text + " 1 0 0")
    assert reading.ok is not cyclic
    if cyclic:
        (error,) = reading.diagnostics
        ring = [int(v) for v in error.message.split(": ")[-1].split(" -> ")]
        assert ring[0] == ring[-1]
        assert len(set(ring)) == len(ring) - 1
        assert all(move in moves for move in pairwise(ring))
        assert ("1 0 0 " + text)[error.column - 1] == str(ring[0])


def test_a_long_cycle_is_cut() -> None:
    n = 5000
    rows = "\n".join(f"1 {(i + 1) % n}" for i in range(n))
    error = next(d for d in F.read(f"{n}\n{rows}\n0\n").diagnostics if d.is_error)
    assert error.message.endswith("-> ... -> 0 (5000 positions)")
    assert (error.line, error.column) == (n + 1, 3)


def test_a_hundred_errors_are_listed_the_others_counted() -> None:
    text = "2\n250 " + "9 " * 250 + "\n0\n1 9\n0\n"
    reading = F.read(text)
    assert len([d for d in reading.diagnostics if d.is_error]) == 100
    assert reading.diagnostics[-1].message == "151 more errors not shown"
    assert [d.column for d in reading.diagnostics[:3]] == [5, 7, 9]
    cyclic = F.read("2 1 1 1 0 0\n" * 150)
    assert len([d for d in cyclic.diagnostics if d.is_error]) == 100


def test_warnings_have_a_place_and_come_once_a_case() -> None:
    over = "11 " + "0 " * 11
    case = "1 0\n" + f"{over}\n" * 3 + "0\n"
    assert [(line, column) for line, column, _ in warnings(case * 2)] == [(2, 1), (7, 1)]
    assert "query 1 has 11 stones" in warnings(case)[0][2]
    found = warnings(" 1001\n" + "0\n" * 1001 + "1 5\n0\n")
    assert found == [(1, 2, "case 1: 1001 positions, the judge's limit is 1 <= N <= 1000")]
    assert warnings("1000\n" + "0\n" * 1000 + "10 " + "5 " * 10 + "\n0\n") == []


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 0 1 0 0\n0\n", []),
        ("1 0 1 0 0\n0 5\n", [(2, 3, "text after the end mark is ignored")]),
        ("1 0 1 0 0\n0\nend", [(3, 1, "text after the end mark is ignored")]),
        ("1 0 1 0\n", [(2, 1, "case 1: the 0 that ends the case is missing at the end of the file")]),
        ("", [(1, 1, "there are no cases in the file")]),
        ("\n\n", [(3, 1, "there are no cases in the file")]),
        (" 0\n", [(1, 2, "there are no cases in the file")]),
    ],
)
def test_how_a_file_ends(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert warnings(text) == expected


def test_case_lines() -> None:
    assert F.read("\n1\n0\n0\r\n\r\n2 1 1 0\r1 0\r0 1\n\n0 0 0\n9").case_lines == ((2, 4), (6, 8), (8, 10))
    assert F.read("1 0 0\n2\n1 1\n1").case_lines == ((1, 1), (2, 4))
    assert F.read("1 0 0\n2\n1 x\n0\n0\n").case_lines == ((1, 1), (2, 5))


def test_reading_raises_when_asked_to() -> None:
    F.read(SAMPLE).raise_on_error("a.in")
    with pytest.raises(InputError, match=r"a\.in:1:3: error: case 1: not a whole number \(expected .*, found 'x'\)"):
        F.read("1 x").raise_on_error("a.in")
