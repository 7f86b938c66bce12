"""UVA 11927: against a plain reader, with each error at its place."""

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from naive_graph_files import files_11927, plain, read_11927, spread

from engine.formats.base import WriteError
from engine.formats.uva11927 import Uva11927
from engine.games.graph_record import GraphRecord, QueryRecord
from resources import path

F = Uva11927()
SAMPLE = path("samples", "uva11927.in").read_text()
NO_END = "the 0 0 that ends the file is missing"


def told(text: str) -> list[tuple[int, int, str, str]]:
    return [(d.line, d.column, d.expected, d.found) for d in F.read(text).diagnostics if d.is_error]


def warnings(text: str) -> list[tuple[int, int, str]]:
    reading = F.read(text)
    assert reading.ok, [d.describe() for d in reading.diagnostics]
    return [(d.line, d.column, d.message) for d in reading.diagnostics]


def test_the_sample() -> None:
    reading = F.read(SAMPLE)
    assert reading.diagnostics == ()
    assert plain(reading.records) == read_11927(SAMPLE)
    assert reading.case_lines == ((1, 8), (10, 24))
    assert F.write(reading.records) == SAMPLE.rstrip("\n") + "\n"


@given(spread(files_11927()))
def test_valid_files_read_as_by_the_plain_reader(pair: tuple[str, str]) -> None:
    text, body = pair
    reading = F.read(body)
    assert reading.ok
    assert plain(reading.records) == read_11927(text)
    assert len(reading.case_lines) == len(reading.records)


@given(files_11927())
def test_written_again_the_tokens_are_the_same_but_for_the_place_of_repeats(text: str) -> None:
    records = F.read(text).records
    written = F.write(records)
    assert F.read(written).records == records
    assert sorted(written.split()) == sorted(text.split())
    merged = [m for case in read_11927(text) for m in case[1]]
    if all(count == 1 for _, _, count in merged):
        assert written.split() == text.split()


@settings(max_examples=40)
@given(files_11927())
def test_cut_anywhere_it_is_an_error_at_the_end_or_the_missing_end_mark(text: str) -> None:
    words, borders = text.split(), [0]
    for n, moves, _ in read_11927(text):
        borders.append(borders[-1] + 2 + n + 2 * sum(count for _, _, count in moves))
    for size in range(len(words)):
        cut = " ".join(words[:size])
        reading = F.read(cut)
        last = reading.diagnostics[-1]
        assert (last.line, last.column) == (1, len(cut) + 1)
        if size in borders:
            assert last.message in (NO_END, "there are no cases in the file")
            assert plain(reading.records) == read_11927(cut + " 0 0")
        else:
            assert last.is_error
            assert last.found == "end of file"
            assert last.expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("2", "number of moves of case 1"),
        ("2 1", "start of move 1"),
        ("2 1\n0", "end of move 1"),
        ("2 1\n0 1\n", "stones on node 0"),
        ("2 1\n0 1\n7", "stones on node 1"),
        ("1 0 5\n\n0", "number of moves of case 2"),
        ("1 0 5\n\n3 0\n1", "stones on node 1"),
        ("1000000000000000 0", "stones on node 0"),
        ("999999999999999999 999999999999999999 0 1 2", "end of move 2"),
        ("3 999999999999999999", "start of move 1"),
    ],
)
def test_a_truncated_file_names_what_is_missing(text: str, expected: str) -> None:
    lines = text.split("\n")
    assert told(text) == [(len(lines), len(lines[-1]) + 1, expected, "end of file")]


@pytest.mark.parametrize("bad", ["abc", "-1", "1.5", "+1", "１", "\x00", "1_0", "1000000000000000000"])
@pytest.mark.parametrize(
    ("text", "expected", "goes_on"),
    [
        ("{} 0 0", "number of nodes of case 1", False),
        ("2 {} 0 0", "number of moves of case 1", False),
        ("2 1\r\n{} 1\r\n0 0", "start of move 1", True),
        ("2 1\r0\r\t{}\r0 0", "end of move 1", True),
        ("3 2\n0 1\n2 {} 0 0 0", "end of move 2", True),
        ("2 1\n0 1\n5\n{}", "stones on node 1", True),
        ("1 0 0\n\n {} ", "number of nodes of case 2", False),
    ],
)
def test_a_bad_token(bad: str, text: str, expected: str, goes_on: bool) -> None:
    before = text[: text.index("{}")].replace("\r\n", "\n").replace("\r", "\n")
    place = (before.count("\n") + 1, len(before) - before.rfind("\n"))
    found = bad if bad.removeprefix("-").isdecimal() and bad.isascii() else repr(bad)
    assert told(text.format(bad)) == [(*place, expected, found)]
    later = told(text.format(bad) + "\n2 1 0 5 0 0")[1:]
    assert [error[2:] for error in later] == ([("end of move 1", "5")] if goes_on else [])


def test_errors_in_items_do_not_hide_later_ones() -> None:
    text = "3 4\n0 3\n5 4\n1 1\n0 1\n0 x 0\n2 1 1 1 0 -7\n0 0\n"
    assert told(text) == [
        (2, 3, "end of move 1", "3"),
        (3, 1, "start of move 2", "5"),
        (3, 3, "end of move 2", "4"),
        (4, 3, "end of move 3", "1"),
        (6, 3, "stones on node 1", "'x'"),
        (7, 7, "end of move 1", "1"),
        (7, 11, "stones on node 1", "-7"),
    ]
    messages = [d.message for d in F.read(text).diagnostics]
    assert messages[0] == "case 1: node 3 is out of range, the nodes are 0 to 2"
    assert messages[3] == "case 1: a move from node 1 to itself"
    assert messages[-1] == "case 2: a negative number"
    assert F.read(text).records == ()


def test_the_end_of_a_move_is_not_compared_with_the_move_before() -> None:
    (record,) = F.read("3 2 0 1 1 2 0 0 0 0 0").records
    assert list(zip(record.sources.tolist(), record.targets.tolist(), strict=True)) == [(0, 1), (1, 2)]
    assert [e[:3] for e in told("3 2 x 1 1 2 0 0 0 0 0")] == [(1, 5, "start of move 1")]


def test_moves_without_nodes() -> None:
    text = "0 2\n0 1\n0 7\n2 1\n0 5\n0 0\n\n0 0\n"
    found = told(text)
    assert found == [(1, 3, "0 as number of moves of case 1", "2"), (5, 3, "end of move 1", "5")]
    assert told("0 2 1") == [
        (1, 3, "0 as number of moves of case 1", "2"),
        (1, 6, "end of move 1", "end of file"),
    ]


def test_a_cycle_is_shown_at_the_move_that_closes_it() -> None:
    text = "2 1 0 1 0 0\n4 5\n3 0\n1 0\n0 2\n2 3\n1 2\n0 0 0 0\n0 0\n"
    (error,) = F.read(text).diagnostics
    assert (error.line, error.column) == (6, 1)
    assert error.message == "case 2: the moves form a cycle: 3 -> 0 -> 2 -> 3"


def test_a_large_cycle_among_many_moves() -> None:
    n = 200_000
    ring = np.roll(np.arange(n), 77_777)
    text = (
        f"{n} {n}\n" + "".join(f"{a} {b}\n" for a, b in pairwise([*ring.tolist(), int(ring[0])])) + "0\n" * n + "0 0\n"
    )
    error = next(d for d in F.read(text).diagnostics if d.is_error)
    assert (error.line, error.column) == (n + 1, 1)
    assert error.message.endswith(f"({n} positions)")


def test_warnings_have_a_place_and_come_once_a_case() -> None:
    assert warnings("2 0\n1001\n1002\n\n1 0\n 1000\n\n1 0\n9999 0 0") == [
        (2, 1, "case 1: 1001 stones on node 0, the judge's limit is 0 <= s <= 1000"),
        (9, 1, "case 3: 9999 stones on node 0, the judge's limit is 0 <= s <= 1000"),
    ]
    assert warnings("10000 0\n" + "0\n" * 10000 + "0 0\n") == []
    many = "2 10001\n" + "0 1\n" * 10001 + "0 0\n\n" + "10001 0\n" + "0\n" * 10001 + "0 0\n"
    assert [(line, column, message.split(",")[0]) for line, column, message in warnings(many)] == [
        (1, 3, "case 1: 10001 moves"),
        (10005, 1, "case 2: 10001 nodes"),
    ]


def test_many_warnings_are_counted() -> None:
    found = F.read("1 0 1001\n" * 150 + "0 0").diagnostics
    assert len(found) == 101
    assert (found[99].line, found[100].message) == (100, "50 more warnings not shown")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 0 3\n0 0\n", []),
        ("1 0 3\n", [(2, 1, NO_END)]),
        ("1 0 3", [(1, 6, NO_END)]),
        ("1 0 3 0 0 7", [(1, 11, "text after the end mark is ignored")]),
        ("1 0 3 0 0\n\n end", [(3, 2, "text after the end mark is ignored")]),
        ("0 0", [(1, 1, "there are no cases in the file")]),
        ("", [(1, 1, NO_END), (1, 1, "there are no cases in the file")]),
    ],
)
def test_how_a_file_ends(text: str, expected: list[tuple[int, int, str]]) -> None:
    assert warnings(text) == expected


def test_repeated_moves_are_counted_at_their_first() -> None:
    text = "3 6\n2 1\n0 1\n2 1\n0 2\n0 1\n2 1\n0 1 0\n2 2 1 0 1 0 0 3\n0 0\n"
    records = F.read(text).records
    assert plain(records) == [
        (3, [(2, 1, 3), (0, 1, 2), (0, 2, 1)], [((1, 1),)]),
        (2, [(1, 0, 2)], [((1, 3),)]),
    ]
    assert plain(records) == read_11927(text)
    assert F.write(records).startswith("3 6\n2 1\n2 1\n2 1\n0 1\n0 1\n0 2\n0\n1\n0\n\n2 2\n1 0\n1 0\n0\n3\n\n0 0\n")


@given(st.lists(st.integers(1, 10**17), max_size=6))
def test_stones_of_one_node_are_added_up(counts: list[int]) -> None:
    runs = tuple((i % 2, count) for i, count in enumerate(counts))
    written = F.write([GraphRecord(3, queries=(QueryRecord(runs),))])
    assert written == f"3 0\n{sum(counts[::2])}\n{sum(counts[1::2])}\n0\n\n0 0\n"


def test_a_case_with_many_queries_becomes_many_cases() -> None:
    one = GraphRecord.from_moves(2, [(1, 0)], [[1], [], [0, 0]], name="a")
    none = GraphRecord.from_moves(2, [(1, 0)])
    adapted, findings = F.adapt([one, none, GraphRecord(1, queries=(QueryRecord(),))])
    assert [q.stones for r in adapted for q in r.queries] == [((1, 1),), (), ((0, 2),), ()]
    assert [(r.n, r.name, r.targets.tolist()) for r in adapted] == [(2, "a", [0])] * 3 + [(1, "", [])]
    assert [d.message for d in findings] == [
        "case 2 has no queries: UVA 11927 asks one question a case, so it is left out"
    ]
    assert not findings[0].is_error
    assert F.write([one, none]) == "2 1\n1 0\n0\n1\n\n2 1\n1 0\n0\n0\n\n2 1\n1 0\n2\n0\n\n0 0\n"
    assert F.check([one, none]) == findings
    assert F.write(adapted[:3]) == F.write([one])
    assert F.write([]) == F.write([none]) == "0 0\n"


def test_what_cannot_be_written() -> None:
    record = GraphRecord(1, queries=(QueryRecord(((0, 1),)), QueryRecord(((0, 10**18),))))
    with pytest.raises(WriteError) as caught:
        F.write([record, GraphRecord(0, queries=(QueryRecord(),))])
    assert [d.message for d in caught.value.diagnostics if d.is_error] == [
        f"query 2 of case 1: {10**18} stones on node 0: a number too large (10^18 or more)",
        "case 2 has no nodes: UVA 11927 takes 0 0 for the end of the file",
    ]
    wide = GraphRecord(1_000_000, queries=(QueryRecord(),) * 101)
    with pytest.raises(WriteError, match="more than 100,000,000 numbers"):
        F.write([wide])


def test_broken_limits_are_warned_of_and_written() -> None:
    queries = (QueryRecord(((0, 600), (1, 1), (0, 600))), QueryRecord(((2, 5000),)))
    record = GraphRecord(10_001, np.array([0]), np.array([1]), np.array([10_001]), queries)
    assert [(d.is_error, d.message) for d in F.check([record])] == [
        (False, "case 1: 10001 nodes, the judge's limit is 1 <= n <= 10000"),
        (False, "case 1: 10001 moves, the judge's limit is 0 <= m <= 10000"),
        (False, "query 1 of case 1: 1200 stones on node 0, the judge's limit is 0 <= s <= 1000"),
    ]
    first, second = F.read(F.write([record])).records
    assert (first.queries[0].stones, second.queries[0].stones) == (((0, 1200), (1, 1)), ((2, 5000),))
    assert first.counts.tolist() == [10_001]


def test_answers() -> None:
    assert F.format_answers([[True], [False]]) == "First\nSecond\n"
    assert (F.limit("n").high, F.limit("n").warned_above) == (1000, 10_000)
