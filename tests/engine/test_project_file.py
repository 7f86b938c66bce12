"""The native file: everything comes back, and nothing broken comes in."""

import json
from copy import deepcopy
from itertools import pairwise

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.document import Document, RenameCase
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.project_file import View, WindowView, dump, fragment_from_text, fragment_to_text, is_project, load

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
finite = st.floats(-1e9, 1e9, allow_nan=False)


@st.composite
def records(draw: st.DrawFn) -> GraphRecord:
    n = draw(st.integers(0, 7))
    order = draw(st.permutations(range(n)))
    pairs = [(order[a], order[b]) for a in range(n) for b in range(a + 1, n)]
    moves = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    counts = draw(st.lists(st.integers(1, 2**63 - 1), min_size=len(moves), max_size=len(moves)))
    runs = st.lists(st.tuples(st.integers(0, n - 1), st.integers(1, 2**63 - 1)), max_size=5) if n else st.just([])
    query_runs = draw(st.lists(st.tuples(runs.filter(no_neighbours_alike), texts), max_size=3))
    return GraphRecord(
        n,
        [s for s, _ in moves],
        [t for _, t in moves],
        counts,
        tuple(QueryRecord(tuple(stones), name) for stones, name in query_runs),
        draw(texts),
        draw(st.dictionaries(st.integers(0, n - 1), texts)) if n else {},
        draw(st.none() | st.lists(finite, min_size=2 * n, max_size=2 * n).map(lambda p: np.reshape(p, (n, 2)))),
    )


def no_neighbours_alike(runs: list[tuple[int, int]]) -> bool:
    return all(a[0] != b[0] for a, b in pairwise(runs))


def sample() -> Document:
    first = GraphRecord(
        4,
        [0, 2, 0],
        [1, 3, 2],
        [1, 3, 1],
        (QueryRecord(((0, 2), (1, 1), (0, 1)), "Q"), QueryRecord()),
        "první",
        {1: "B"},
        np.arange(8.0).reshape(4, 2) / 3,
    )
    return Document([first, GraphRecord(0)], "hdu1524")


def sample_json() -> dict:
    return json.loads(dump(sample(), View(0, 1, (WindowView(2.0, (1.0, -1.0)),))))


def errors(data: bytes) -> list[str]:
    with pytest.raises(InputError) as caught:
        load(data)
    assert caught.value.diagnostics
    assert all(d.is_error and d.message for d in caught.value.diagnostics)
    return [d.describe("f") for d in caught.value.diagnostics]


@settings(deadline=None)
@given(st.lists(records(), max_size=3), texts)
def test_round_trip(cases: list[GraphRecord], name: str) -> None:
    data = dump(Document(cases, name))
    document, view = load(data)
    assert document.records() == tuple(cases)
    assert document.format_name == name
    assert view == View()
    assert dump(document, view) == data


def test_view_comes_back_and_impossible_views_are_left_out() -> None:
    view = View(0, 1, (WindowView(0.25, (-10.5, 1e6)), WindowView()))
    assert load(dump(sample(), view))[1] == view
    assert load(dump(sample(), View(1, 0)))[1] == View(1)
    assert load(dump(sample(), View(2, 0)))[1] == View()
    odd = [WindowView(0.0), WindowView(float("nan")), WindowView(1.0, (float("inf"), 0.0)), WindowView(3.0)]
    assert load(dump(sample(), View(windows=tuple(odd))))[1].windows == (WindowView(3.0),)


def test_a_case_that_became_a_game_and_one_that_was_renamed_are_written_as_they_are_now() -> None:
    document = sample()
    before = document.records()
    assert document.cases[0].game.n == 4
    document.apply(RenameCase(document.cases[1].key, "", "renamed"))
    after = load(dump(document))[0]
    assert after.records()[0] == before[0]
    assert after.cases[1].name == after.records()[1].name == "renamed"


def test_halves_of_surrogate_pairs_are_replaced_and_whole_pairs_joined() -> None:
    record = GraphRecord(1, queries=(QueryRecord((), "\ude00"),), name="a\ud83d\ude00b\ud800", names={0: "\udfffx"})
    back = load(dump(Document([record], "\ud800")))[0]
    assert back.records()[0] == GraphRecord(
        1, queries=(QueryRecord((), "\ufffd"),), name="a\U0001f600b\ufffd", names={0: "\ufffdx"}
    )
    assert back.format_name == "\ufffd"


def test_places_that_are_no_numbers_do_not_make_a_file_that_cannot_be_opened() -> None:
    record = GraphRecord(2, places=np.array([[np.nan, np.inf], [-1e300, 1.0]]))
    places = load(dump(Document([record])))[0].records()[0].places
    assert places is not None
    assert places.tolist() == [[0.0, 1e9], [-1e9, 1.0]]


def test_the_file_is_readable_and_a_small_change_is_a_small_difference() -> None:
    before = dump(sample()).decode().splitlines()
    assert '"application": "grundy-studio"' in before[1]
    assert before[2].strip() == '"version": 1,'
    document = sample()
    first = document.records()[0]
    assert first.places is not None
    places = first.places.copy()
    places[2] = 7.5, 8.5
    changed = GraphRecord(4, first.sources, first.targets, first.counts, first.queries, first.name, first.names, places)
    after = dump(Document([changed, GraphRecord(0)], "hdu1524")).decode().splitlines()
    assert [b for a, b in zip(before, after, strict=True) if a != b] == ["      [7.5,8.5],"]


def test_a_byte_order_mark_is_skipped() -> None:
    data = b"\xef\xbb\xbf" + dump(sample())
    assert is_project(data)
    assert load(data)[0].records() == sample().records()


def test_every_truncation_is_refused() -> None:
    data = dump(sample(), View(0, 1)).rstrip()
    for end in range(len(data)):
        errors(data[:end])


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_file_nothing_but_an_input_error_comes(data: st.DataObject) -> None:
    raw = bytearray(dump(sample(), View(0, 1)))
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        document, _ = load(bytes(raw))
    except InputError:
        return
    for case in document.cases:
        assert case.game.n == case.record.n


JUNK = [None, True, -1, 0, 4, 1.5, 1e300, 10**30, "", "x", [], {}, [[]], [[0]], {"0": 1}, [0, 1], [[1, 2], [2, 1]]]


def paths(value: object, path: tuple = ()) -> list[tuple]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(p for key, child in inside for p in paths(child, (*path, key)))]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_every_value_replaced_by_junk_is_refused_or_makes_sense(junk: object) -> None:
    whole = sample_json()
    for path in paths(whole)[1:]:
        broken = deepcopy(whole)
        inside = broken
        for step in path[:-1]:
            inside = inside[step]
        inside[path[-1]] = junk
        try:
            document, view = load(json.dumps(broken).encode())
        except InputError:
            continue
        assert [case.game.n for case in document.cases] == [record.n for record in document.records()]
        assert load(dump(document, view))[0].records() == document.records()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('"positions": 4', '"positions": "4"', "f:9:18: error: case 1, number of positions: this does not belong here "
                                               "(expected a whole number, found a text)"),
        ('"positions": 4', '"positions": 3', "case 1, places of the positions: 4 places for 3 positions"),
        ('"positions": 4', '"positions": 10000001', "expected a whole number <= 10000000"),
        ('"positions": 4,', "", "case 1: the field 'positions' is missing"),
        ('"positions": 4,', '"positions": 4, "colour": 1,', "case 1: the field 'colour' is not known here"),
        ("[0, 1]", "[0, 4]", "f:14:7: error: case 1, move 1: there is no position 4: the positions are 0 to 3"),
        ("[0, 1]", "[0, 0]", "case 1, move 1: a move from position 0 to itself"),
        ("[0, 1]", "[0, 2]", "f:16:7: error: case 1, move 3: the move from 0 to 2 stands a second time"),
        ("[0, 1]", "[3, 0]", "case 1, moves: the moves form a cycle: 0 -> 2 -> 3 -> 0"),
        ("[2, 3, 3]", "[2, 3, 0]", "case 1, move 2: a move that stands 0 times"),
        ("[2, 3, 3]", "[2, 3, 3, 3]", "case 1, move 2: this does not belong here (expected a list of length <= 3"),
        ("[[0,2],", "[[4,2],", "case 1, query 1, run of stones 1: stones on position 4"),
        ("[[0,2],", "[[0,0],", "case 1, query 1, run of stones 1, item 2: this does not belong here "
                               "(expected a whole number >= 1)"),
        ("[[0,2],", "[[1,2],", "case 1, query 1, run of stones 2: two runs of stones on position 1"),
        ('"1": "B"', '"4": "B"', "f:11:12: error: case 1, name of position 4"),
        ("[0.0,0.3", "[1e400,0.3", "case 1, place of position 0, item 1: number out of range"),
        ("[0.0,0.3", "[2e9,0.3", "case 1, place of position 0, item 1: this does not belong here "
                                 "(expected a number <= 1000000000"),
        ("[0.0,0.3", "[NaN,0.3", "f:19:8: error: this is no sound JSON: invalid character"),
        ('"query":1', '"query":2', "view, query: query 2 is looked at, but its case has 2"),
        ('"case":0', '"case":2', "view, case: case 2 is looked at, but there are 2"),
        ('"B"', '"B', "f:11:14: error: this is no sound JSON: invalid control character"),
        ('"B"', '"\\ud800"', "this is no sound JSON"),
        ('"version": 1', '"version": 3', "f:3:14: error: this file was written by a newer Grundy Studio "
                                         "(file version 3; this one reads up to 1)"),
        ('"version": 1', '"version": 0', "there is no file version 0"),
        ('"version": 1', '"version": "1"', "the version of the file is not a whole number"),
        ('"version": 1', '"version": [1', "this is no sound JSON"),
        ('"version": 1,', "", "the version of the file is not a whole number"),
        ('"grundy-studio"', '"another"', "this is no Grundy Studio file"),
    ],
)  # fmt: skip
def test_errors_say_what_is_wrong_and_where(old: str, new: str, message: str) -> None:
    text = dump(sample(), View(0, 1)).decode()
    assert old in text
    assert any(message in line for line in errors(text.replace(old, new, 1).encode())), errors(
        text.replace(old, new, 1).encode()
    )


def test_several_faults_are_told_together() -> None:
    text = dump(sample()).decode().replace("[0, 1]", "[0, 9]").replace("[[0,2],", "[[9,2],").replace('"1"', '"8"')
    assert len(errors(text.encode())) == 3


def test_a_newer_file_is_told_by_its_version_whatever_else_stands_in_it() -> None:
    newer = {"application": "grundy-studio", "cases": {"all": "different"}, "version": 2}
    assert "newer Grundy Studio" in errors(json.dumps(newer).encode())[0]


@pytest.mark.parametrize(
    "raw",
    [b"", b" \n", b"3", b"[]", b'"x"', b"null", b"\xff", b"{", b"{}", b"{" * 100_000, b'{"version":1}',
     b'{"application":"grundy-studio","version":' + b"[" * 100_000, b'{"x":' + b"9" * 10_000 + b"}",
     b'{"application":"grundy-studio","version":1,"cases":' + b"[" * 100_000,
     b'{"application":"grundy-studio","version":1,"cases":[{"positions":' + b"9" * 10_000 + b"}]}"],
    ids=lambda raw: repr(raw[:60]),
)  # fmt: skip
def test_other_files_are_refused(raw: bytes) -> None:
    errors(raw)


def test_a_place_in_a_file_that_is_not_utf8() -> None:
    raw = dump(sample()).replace("první".encode(), b"prvn\xed")
    assert errors(raw) == ["f:8:18: error: the file is not UTF-8 text"]


def test_a_large_document() -> None:
    n, m = 100_000, 500_000
    rng = np.random.default_rng(3)
    keys = np.unique(rng.integers(0, n * n, m))
    s, t = keys // n, keys % n
    s, t = np.minimum(s, t)[s != t], np.maximum(s, t)[s != t]
    _, first = np.unique(s * n + t, return_index=True)
    record = GraphRecord(n, s[first], t[first], places=rng.random((n, 2)) * 1e4)
    assert load(dump(Document([record])))[0].records() == (record,)


# The clipboard


@settings(deadline=None)
@given(records())
def test_fragments_come_back(record: GraphRecord) -> None:
    assert fragment_from_text(fragment_to_text(record)) == record


@settings(deadline=None)
@given(records().map(fragment_to_text), st.data())
def test_broken_fragments_are_none(text: str, data: st.DataObject) -> None:
    assert fragment_from_text(text.rstrip()[: data.draw(st.integers(0, len(text.rstrip()) - 1))]) is None


@example(dump(sample()).decode())
@example(fragment_to_text(GraphRecord(2, [0], [1])).replace("[0, 1]", "[0, 2]"))
@example(fragment_to_text(GraphRecord(2, [0], [1])).replace('"version": 1', '"version": 2'))
@example("3\n1 2\n1 2\n0\n0\n")
@example("grundy-studio-fragment \ud800")
@settings(deadline=None)
@given(st.text())
def test_other_texts_are_no_fragments(text: str) -> None:
    assert fragment_from_text(text) is None
