"""Journals that are torn, changed or hostile: what is whole is read, the rest is counted, and nothing else happens."""

import json
from pathlib import Path
from random import Random
from zlib import crc32

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from kill_edits import random_change, random_document
from kill_state import full_state

from engine.document import Document, InCase
from engine.games.graph import Place
from engine.games.graph_changes import SetPlaces
from engine.games.graph_record import GraphRecord
from engine.journal import JournalError, JournalFile, State, image_of, recover, steps_of, summarise


def written(path: Path, seed: int, steps: int) -> tuple[bytes, list[tuple[int, object]]]:
    """A journal, and for each moment how long it was and what the document was like."""
    rng = Random(seed)
    document = random_document(rng)
    for case in document.cases:
        assert case.game
    file = JournalFile.create(path, image_of(document), State(1.0, format=document.format_name))
    known = {case.key for case in document.cases}
    moments = [(file.size, full_state(document)[2])]
    while len(moments) <= steps:
        change = random_change(rng, document)
        if change is not None:
            document.apply(change)
            file.add_change(steps_of(change, known), 2.0, len(document.cases))
            for case in document.cases:
                assert case.game
            moments.append((file.size, full_state(document)[2]))
    file.close()
    return path.read_bytes(), moments


@pytest.fixture(scope="module")
def journal(tmp_path_factory) -> tuple[bytes, list[tuple[int, object]]]:
    return written(tmp_path_factory.mktemp("damage") / "a.journal", 3, 12)


def state_of(document: Document) -> object:
    for case in document.cases:
        assert case.game
    return full_state(document)[2]


def test_cut_off_at_every_byte(journal):
    data, moments = journal
    for end in range(0, len(data), 1 if len(data) < 6000 else 3):
        cut = data[:end]
        whole = [i for i, (size, _) in enumerate(moments) if size <= end]
        if not whole:
            with pytest.raises(JournalError):
                summarise(cut)
            continue
        summary = summarise(cut)
        assert summary.changes == whole[-1]
        assert summary.dropped == (end > moments[whole[-1]][0])
    for size, state in moments:
        for end in (size, size + 1):
            assert state_of(recover(data[:end]).document) == state


@settings(max_examples=150, deadline=None)
@given(data=st.data())
def test_any_byte_changed_is_noticed(journal, data):
    whole, moments = journal
    at = data.draw(st.integers(0, len(whole) - 1))
    byte = data.draw(st.integers(0, 255).filter(lambda b: b != whole[at]))
    broken = whole[:at] + bytes([byte]) + whole[at + 1 :]
    sound = [i for i, (size, _) in enumerate(moments) if size <= at]
    if not sound:
        with pytest.raises(JournalError):
            recover(broken)
        return
    recovered = recover(broken)
    assert recovered.summary.changes == sound[-1]
    # A line end that became something else makes one line of two.
    assert recovered.summary.dropped >= len(moments) - 2 - sound[-1]
    assert state_of(recovered.document) == moments[sound[-1]][1]


def test_a_line_that_is_missing_or_stands_elsewhere_ends_it(journal):
    whole, moments = journal
    sizes = [size for size, _ in moments]
    without = whole[: sizes[2]] + whole[sizes[3] :]
    twice = whole[: sizes[3]] + whole[sizes[2] :]
    swapped = whole[: sizes[2]] + whole[sizes[3] : sizes[4]] + whole[sizes[2] : sizes[3]] + whole[sizes[4] :]
    assert [summarise(data).changes for data in (without, twice, swapped)] == [2, 3, 2]
    assert [summarise(data).dropped for data in (without, twice, swapped)] == [9, 10, 10]


# From a stranger: lines whose sums are right


def sealed(*lines: object) -> bytes:
    """A journal of these lines, given as JSON or as bytes."""
    chain, data = 0, b""
    for line in lines:
        payload = line if isinstance(line, bytes) else json.dumps(line).encode()
        chain = crc32(payload, chain)
        data += b"%x %08x %b\n" % (len(payload), chain, payload)
    return data


STATE = {"is": "state", "at": 1.0, "saved": False, "path": "", "title": "", "format": ""}
START = {"is": "start", "application": "grundy-studio-journal", "version": 1, "cases": 1, "next_key": 5, "state": STATE}
GRAPH = {
    "is": "graph", "key": 0, "name": "", "positions": [3, 4, 9], "places": [0, 0, 1, 1, 2, 2], "names": {"4": "x"},
    "sources": [3, 4], "targets": [4, 9], "counts": [1, 2], "ranks": [0, 1], "queries": [
        {"key": 5, "name": "", "stones": [[3, 2]]}], "next_key": 20, "next_rank": 2.0,
}  # fmt: skip
PLAIN = {
    "is": "plain graph", "key": 0, "name": "", "n": 3, "sources": [0, 1], "targets": [1, 2], "counts": [1, 1],
    "queries": [[[[0, 1]], "q"]], "names": {"0": "a"}, "places": None,
}  # fmt: skip
BOARD = {"is": "board", "key": 0, "name": "", "width": 4, "rows": [1, 2], "columns": [[1, 3], []], "next_key": 3}
HEAPS = {"is": "heaps", "key": 0, "name": "", "rule": "1 2", "queries": [{"key": 0, "name": "", "heaps": [3]}],
         "next_key": 1}  # fmt: skip


def made(*steps: object) -> dict[str, object]:
    return {"is": "change", "at": 2.0, "cases": 1, "of": list(steps)}


def in_case(name: str, content: object, case: int = 0) -> list[object]:
    return ["in", {"case": case, "of": [[name, content]]}]


@pytest.mark.parametrize("item", [GRAPH, PLAIN, BOARD, HEAPS])
def test_sound_cases_of_the_tests_are_read(item):
    assert recover(sealed(START, item)).document.case(0).game


@pytest.mark.parametrize(
    "item",
    [
        GRAPH | {"positions": [3, 3, 9]},
        GRAPH | {"positions": [3, 4]},
        GRAPH | {"positions": [3, 4, 21]},
        GRAPH | {"positions": [3, 4, -9]},
        GRAPH | {"sources": [3, 9], "targets": [9, 3]},
        GRAPH | {"sources": [3, 7]},
        GRAPH | {"sources": [3, 3], "targets": [4, 4]},
        GRAPH | {"counts": [0, 1]},
        GRAPH | {"counts": [2**63, 1]},
        GRAPH | {"counts": [1]},
        GRAPH | {"ranks": ["x", 1]},
        GRAPH | {"names": {"8": "x"}},
        GRAPH | {"queries": [{"key": 5, "name": "", "stones": [[8, 1]]}]},
        GRAPH | {"queries": [{"key": 5, "name": "", "stones": [[3, 0]]}]},
        GRAPH | {"positions": {"type": "i4", "data": "AAAAAA="}},
        GRAPH | {"positions": {"type": "i4", "data": "AAAA"}},
        GRAPH | {"positions": {"type": "f8", "data": "AAAAAAAAAAA="}},
        GRAPH | {"places": {"type": "O", "data": ""}},
        GRAPH | {"key": 7},
        GRAPH | {"more": 1},
        PLAIN | {"n": 10**18},
        PLAIN | {"n": 1},
        PLAIN | {"n": 2, "names": {"5": "x"}},
        PLAIN | {"sources": [0, 1], "targets": [1, 0]},
        PLAIN | {"sources": [0, 0], "targets": [1, 1]},
        PLAIN | {"sources": [0, 2], "targets": [1, 2]},
        PLAIN | {"sources": [0, 2**80]},
        PLAIN | {"queries": [[[[3, 1]], ""]]},
        PLAIN | {"places": [1.0]},
        BOARD | {"width": 10**9},
        BOARD | {"columns": [[5], []]},
        BOARD | {"columns": [[1, 1], []]},
        BOARD | {"rows": [1]},
        BOARD | {"rows": [1, 9]},
        HEAPS | {"rule": "0"},
        HEAPS | {"rule": "nonsense"},
        HEAPS | {"queries": [{"key": 0, "name": "", "heaps": [-1]}]},
        HEAPS | {"queries": [{"key": 0}, {"key": 0}]},
        {"is": "pickle", "data": ""},
        START,
        [],
        b"",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"is": "heaps", "next_key": ' + b"9" * 100_000 + b"}",
    ],
)
def test_a_beginning_that_makes_no_sense_is_refused(item):
    with pytest.raises(JournalError):
        recover(sealed(START, item))


@pytest.mark.parametrize(
    "start",
    [START | {"version": 2}, START | {"application": "x"}, START | {"cases": 2}, START | {"cases": -1}, STATE, GRAPH,
     START | {"cases": 10**30}, START | {"next_key": 0}, START | {"state": STATE | {"at": -1.0}}],
)  # fmt: skip
def test_a_first_line_that_makes_no_sense_is_refused(start):
    with pytest.raises(JournalError):
        recover(sealed(start, GRAPH))


MOVE = {"source": 3, "target": 9, "before": None, "after": {"count": 1, "rank": 7.0}}
WRONG_FOR_A_GRAPH = [
    ["pickle", {}],
    ["__import__", "os"],
    ["in", {"case": 0}],
    ["in", {"case": 8, "of": []}],
    ["in", {"case": 2**70, "of": []}],
    ["insert", {"index": 0, "key": 0, "item": None}],
    ["insert", {"index": 0, "key": 3, "item": None}],
    ["insert", {"index": 9, "key": 1, "item": HEAPS | {"key": 1}}],
    ["insert", {"index": 0, "key": 2, "item": HEAPS | {"key": 1}}],
    ["insert", {"index": 0, "key": 0, "item": HEAPS}],
    ["insert", {"index": 0, "key": 1, "item": GRAPH | {"key": 1, "sources": [9, 9]}}],
    ["remove", {"index": 1, "key": 0}],
    ["remove", {"index": 0, "key": 4}],
    ["ShiftCase", {"before": 0, "after": 4}],
    ["RenameCase", {"case": 0, "before": "other", "after": ""}],
    ["RenameCase", {"case": 3, "before": "", "after": ""}],
    ["SetFormat", {"before": 1, "after": ""}],
    ["Several", {"changes": []}],
    in_case("board SetWidth", {"before": 4, "after": 5}),
    in_case("heaps SetRule", {"before": "1", "after": "2"}),
    in_case("graph Together", {"changes": []}),
    in_case("graph Rename", {"position": 77, "before": "", "after": "x"}),
    in_case("graph Rename", {"position": 4, "before": "x"}),
    in_case("graph SetMoves", {"edits": [MOVE | {"source": 9, "target": 3}]}),
    in_case("graph SetMoves", {"edits": [MOVE | {"source": 99}]}),
    in_case("graph SetMoves", {"edits": [MOVE | {"target": 99}]}),
    in_case("graph SetMoves", {"edits": [MOVE | {"after": {"count": 0, "rank": 1}}]}),
    in_case("graph SetMoves", {"edits": [MOVE | {"after": {"count": 10**40, "rank": 1}}]}),
    in_case("graph SetMoves", {"edits": [MOVE, MOVE]}),
    in_case("graph AddPositions", {"positions": [{"key": -1, "index": 3, "place": [0, 0]}]}),
    in_case("graph AddPositions", {"positions": [{"key": 2**70, "index": 3, "place": [0, 0]}]}),
    in_case("graph AddPositions", {"positions": [{"key": 30, "index": 10**9, "place": [0, 0]}]}),
    in_case("graph AddPositions", {"positions": [{"key": 30, "index": 3, "place": [0]}]}),
    in_case("graph RemovePositions", {"positions": [{"key": 3, "index": 0, "place": [0, 0]}]}),
    in_case("graph SetQuery", {"before": {"key": 1}, "after": {"key": 1}}),
    in_case("graph SetQuery", {"before": {"key": 5, "stones": [[3, 2]]}, "after": {"key": 5, "stones": [[3, -2]]}}),
    in_case("graph InsertQuery", {"index": 0, "query": {"key": 5}}),
    in_case("graph InsertQuery", {"index": -1, "query": {"key": 6}}),
    in_case("graph ShiftQuery", {"before": -1, "after": 0}),
    in_case("graph SetPlaces", {"edits": [[3, [0, 0], [1e400, 0]]]}),
    "step",
    7,
    [],
]


@pytest.mark.parametrize("step", WRONG_FOR_A_GRAPH)
def test_a_change_that_makes_no_sense_ends_the_journal(step):
    fine = made(in_case("graph Rename", {"position": 3, "before": "", "after": "y"}))
    alone = recover(sealed(START, GRAPH, fine))
    recovered = recover(sealed(START, GRAPH, fine, made(step), fine))
    assert recovered.summary.changes == 1
    assert recovered.summary.dropped == 2
    assert recovered.summary.problem
    assert full_state(recovered.document)[2] == full_state(alone.document)[2]


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | st.floats(allow_nan=False) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def twisted(draw: st.DrawFn, value: object) -> object:
    """The value with something in it replaced."""
    if draw(st.integers(0, 3)) == 0:
        return draw(JSON | st.sampled_from([0, -1, 2**63, 10**30, 1e308, "graph", [], {}]))
    if isinstance(value, dict) and value:
        key = draw(st.sampled_from(sorted(value)))
        return value | {key: twisted(draw, value[key])}
    if isinstance(value, list) and value:
        at = draw(st.integers(0, len(value) - 1))
        return [*value[:at], twisted(draw, value[at]), *value[at + 1 :]]
    return draw(JSON)


@settings(max_examples=150, deadline=None)
@given(data=st.data(), item=st.sampled_from([GRAPH, PLAIN, BOARD, HEAPS]))
def test_twisted_journals_raise_nothing_else(data, item):
    lines = [
        START,
        item,
        made(in_case("graph SetMoves", {"edits": [MOVE]}), in_case("heaps SetRule", {"before": "1 2", "after": "3"})),
    ]
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = twisted(data.draw, lines[at])
    journal = sealed(*lines)
    try:
        recovered = recover(journal)
    except JournalError:
        return
    for case in recovered.document.cases:
        assert case.game
    assert summarise(journal).changes >= recovered.summary.changes


@settings(max_examples=200, deadline=None)
@given(data=st.binary(max_size=200))
@example(b"")
@example(b"2 00000000 {}\n")
@example(b"fffffffffff 00000000 ")
@example(b"1" * 10_000)
def test_any_bytes_are_refused(data):
    with pytest.raises(JournalError):
        recover(data)
    with pytest.raises(JournalError):
        summarise(data)


def test_places_beyond_the_canvas_are_brought_back(tmp_path):
    document = Document([GraphRecord(3, places=[(0, 0), (1, 1), (2, 2)])])
    assert document.case(0).game
    known = {0}
    file = JournalFile.create(tmp_path / "a.journal", image_of(document), State(1.0))
    change = InCase(0, SetPlaces(((1, Place(1.0, 1.0), Place(1e300, -1e300)), (2, Place(2.0, 2.0), Place(5.0, 5.0)))))
    document.apply(change)
    file.add_change(steps_of(change, known), 2.0, 1)
    file.close()
    places = recover((tmp_path / "a.journal").read_bytes()).document.case(0).game.places
    assert places == {0: (0, 0), 1: (1e9, -1e9), 2: (5, 5)}


def test_a_beginning_that_cannot_be_written_leaves_nothing(tmp_path):
    image = image_of(Document([GraphRecord(3)]))
    with pytest.raises(OSError, match="No such file"):
        JournalFile.create(tmp_path / "gone" / "a.journal", image, State(1.0))
    (tmp_path / "a.journal").mkdir()
    with pytest.raises(OSError):
        JournalFile.create(tmp_path / "a.journal", image, State(1.0))
    assert [path.name for path in tmp_path.iterdir()] == ["a.journal"]
