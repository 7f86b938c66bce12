"""A broken file gives back all that is whole in it, says what is missing, and never anything but an InputError."""

import json
import random
from json import JSONDecoder

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.diagnostics import InputError, Severity
from engine.document import Document
from engine.formats.registry import formats
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule_text import parse_rule
from engine.project_file import View, WindowView, dump, lenient, load, recover
from resources import path as resource

FIRST = GraphRecord(
    4,
    [0, 2, 0],
    [1, 3, 2],
    [1, 3, 1],
    (QueryRecord(((0, 2), (1, 1), (0, 1)), "Q"), QueryRecord()),
    'a "kind": b',
    {1: "B", 3: 'x}, {"kind": "heaps"'},
    np.arange(8.0).reshape(4, 2) / 3,
)
SECOND = GraphRecord(12, [0, 1, 10], [11, 3, 2], queries=(QueryRecord(((11, 10),), "första"),))
BOARD = BoardRecord(20, ((1, 20, 3), (), (7,)), "brett")
HEAPS = HeapsRecord(parse_rule("1, 3, 4"), (HeapsQueryRecord((10, 0, 10**30), "h"), HeapsQueryRecord((5,))), "takes")
VIEW = View(0, 1, (WindowView(2.0, (1.0, -1.0)),))
DOCUMENTS = {
    "graph": Document([FIRST, SECOND], "hdu1524"),
    "board": Document([BOARD, BoardRecord(7, ((7, 1),))], "hdu5724"),
    "heaps": Document([HEAPS, HEAPS], "hdu1536"),
    "mixed": Document([BOARD, FIRST, HEAPS, GraphRecord(0), SECOND]),
}


def sample(name: str) -> Document:
    form = formats().get(name)
    return Document(form.read(resource("samples", f"{name}.in").read_text()).records, name)


def spans(text: str) -> list[tuple[int, int]]:
    """Where each case of a sound file begins and ends."""
    found, at = [], text.index("[", text.index('"cases"')) + 1
    while text[at] != "]":
        _, end = JSONDecoder().raw_decode(text, at)
        found.append((at, end))
        at = end + 2 if text[end] == "," else end
    return found


def records_of(data: bytes) -> tuple | None:
    """The records of what is recovered, whose warnings are sound; None if nothing is."""
    try:
        found = recover(data)
    except InputError as error:
        assert error.diagnostics and all(d.is_error for d in error.diagnostics)
        return None
    assert found.diagnostics
    assert len(found.diagnostics) <= 101
    for diagnostic in found.diagnostics:
        assert diagnostic.severity is Severity.WARNING
        assert diagnostic.message
        assert (diagnostic.line > 0) == (diagnostic.column > 0)
    records = found.document.records()
    again, _ = load(dump(found.document, found.view))
    assert again.records() == records
    return records


def is_prefix(part: object, whole: object) -> bool:
    """Whether a case was cut out of the front of another."""
    if type(part) is not type(whole):
        return False
    if isinstance(part, BoardRecord):
        return part.rows == whole.rows[: len(part.rows)]
    if part.queries != whole.queries[: len(part.queries)]:
        return False
    if isinstance(part, HeapsRecord):
        return part.rule == whole.rule
    m = len(part.sources)
    same = all(np.array_equal(getattr(part, a), getattr(whole, a)[:m]) for a in ("sources", "targets", "counts"))
    return same and part.names.items() <= whole.names.items() and part.n == whole.n


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_file_cut_at_any_byte_gives_back_its_front(name: str) -> None:
    document = DOCUMENTS[name]
    text = dump(document, VIEW).decode()
    whole, raw = document.records(), text.encode()
    ends = [len(text[:end].encode()) for _, end in spans(text)]
    for cut in range(len(raw.rstrip())):
        complete = sum(end <= cut for end in ends)
        records = records_of(raw[:cut]) or ()
        assert records[:complete] == whole[:complete], cut
        assert len(records) <= complete + 1
        assert all(is_prefix(last, whole[complete]) for last in records[complete:]), cut


@pytest.mark.parametrize("name", ["hdu1524", "hdu5724", "hdu1848", "uva11927"])
def test_the_samples_cut_anywhere(name: str) -> None:
    document = sample(name)
    text = dump(document).decode()
    whole, rng = document.records(), random.Random(name)
    ends = [end for _, end in spans(text)]
    for cut in sorted(rng.sample(range(len(text)), min(len(text), 150))):
        complete = sum(end <= cut for end in ends)
        assert (records_of(text[:cut].encode()) or ())[:complete] == whole[:complete]


def test_what_a_cut_case_keeps_and_what_is_said() -> None:
    text = dump(DOCUMENTS["graph"], VIEW).decode()
    cut = text.index("[1, 3]")
    found = recover(text[:cut].encode())
    first, second = found.document.records()
    assert first == FIRST
    assert (second.n, second.sources.tolist(), second.targets.tolist()) == (12, [0], [11])
    assert found.document.format_name == "hdu1524"
    assert found.view == VIEW
    line = text[:cut].count("\n") + 1
    said = [d.describe("f") for d in found.diagnostics]
    assert any("the file ends too early" in one for one in said)
    assert any(f"f:{line}:" in one and "case 2, moves" in one for one in said), said
    assert any("whatever stood behind" in one for one in said)


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("byte", [0, 0x20, 0x22, 0x2C, 0x5D, 0x7B, 0xFF, None])
def test_a_wrong_byte_costs_one_case_at_most(name: str, byte: int | None) -> None:
    """Each case in which no byte is wrong comes back as it was; with None, the byte is gone."""
    document = DOCUMENTS[name]
    text = dump(document, VIEW).decode()
    whole, raw = document.records(), text.encode()
    bounds = [(len(text[:a].encode()), len(text[:b].encode())) for a, b in spans(text)]
    rng = random.Random(f"{name} {byte}")
    for at in sorted(rng.sample(range(len(raw)), 120)):
        broken = raw[:at] + (b"" if byte is None else bytes([byte])) + raw[at + 1 :]
        try:
            records = load(broken)[0].records()
        except InputError:
            records = records_of(broken)
            if records is None:
                # The mark of the program, or the only place that says where the cases are.
                assert at < bounds[0][0], (at, broken[:at][-40:])
                continue
        sound = [record for record, (a, b) in zip(whole, bounds, strict=True) if not a <= at < b]
        left = list(records)
        for record in sound:
            assert record in left, (at, raw[max(0, at - 30) : at + 30])
            left.remove(record)
        assert len(left) <= 1


def test_a_wrong_byte_in_a_long_list_costs_what_stands_on_its_line() -> None:
    n = 3_000
    record = GraphRecord(n, range(n - 1), range(1, n), places=np.arange(2.0 * n).reshape(-1, 2))
    text = dump(Document([record])).decode()
    at = text.index("[1500, 1501]")
    [left] = recover((text[:at] + "x" + text[at + 1 :]).encode()).document.records()
    assert left.n == n
    assert left.sources.tolist() == [i for i in range(n - 1) if i != 1500]
    assert np.array_equal(left.places, record.places)


ZEROS = b"\0" * 4096


def test_zeros_where_the_end_should_be_are_a_cut() -> None:
    raw = dump(DOCUMENTS["mixed"])
    assert records_of(raw[:-200] + ZEROS) == records_of(raw[:-200])
    assert records_of(raw[:400] + ZEROS[:100] + raw[500:])[-1] == SECOND


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-16-be", "utf-8-sig"])
def test_a_file_in_another_encoding(encoding: str) -> None:
    data = dump(DOCUMENTS["mixed"]).decode().encode(encoding)
    if encoding == "utf-8-sig":
        assert load(data)[0].records() == DOCUMENTS["mixed"].records()
        data = data[:-10]
    assert records_of(data) == DOCUMENTS["mixed"].records()


def test_letters_of_an_old_encoding_are_replaced_and_told() -> None:
    data = dump(DOCUMENTS["graph"]).replace("första".encode(), b"f\xf6rsta")
    found = recover(data)
    assert found.document.records()[1].queries[0].name == "f\ufffdrsta"
    assert found.diagnostics[0].message.startswith("the file is not UTF-8 text")
    assert found.diagnostics[0].line == data[: data.index(b"f\xf6")].count(b"\n") + 1


def broken(**changes: object) -> dict:
    data = json.loads(dump(Document([FIRST, SECOND], "hdu1524"), VIEW))
    data.update(changes)
    return data


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"version": 2}, "newer Grundy Studio"),
        ({"version": "1"}, "version of the file cannot be read"),
        ({"version": 0}, "version of the file cannot be read"),
        ({"view": {"case": 7}}, "does not fit its cases"),
        ({"view": [1]}, "looked at cannot be read"),
        ({"format": 3}, "something in the file is broken"),
        ({"colour": "red"}, "something in the file is broken"),
    ],
)
def test_what_is_wrong_around_the_cases_costs_no_case(change: dict, message: str) -> None:
    data = json.dumps(broken(**change)).encode()
    with pytest.raises(InputError):
        load(data)
    found = recover(data)
    assert found.document.records() == (FIRST, SECOND)
    assert any(message in d.message for d in found.diagnostics)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"positions": 3}, "taken as 4, which the rest of the case speaks for"),
        ({"positions": "4"}, "taken as 4"),
        ({"moves": [[0, 1], [2, 3, 3], [0, 2], [0, 9]]}, "there is no position 9"),
        ({"moves": [[0, 1], [2, 3, 3], [0, 2], [1, 1]]}, "to itself"),
        ({"moves": [[0, 1], [2, 3, 3], [0, 2], [0, 1]]}, "a second time"),
        ({"moves": [[0, 1], [2, 3, 3], [0, 2], [3, 0]]}, "closes a cycle"),
        ({"moves": [[0, 1], "x", [2, 3, 3], [0, 2]]}, "case 1, move 2: this does not belong here"),
        ({"names": {"1": "B", "3": 'x}, {"kind": "heaps"', "9": "z"}}, "a name for position 9"),
        ({"names": {"1": "B", "3": 'x}, {"kind": "heaps"', "y": "z"}}, "no name of a position"),
        ({"colour": 1}, "the field 'colour' is not known here"),
        ({"kind": "grbph"}, "taken for graph"),
    ],
    ids=str,
)
def test_what_makes_no_sense_in_a_case_is_left_out_and_the_rest_kept(change: dict, message: str) -> None:
    data = broken()
    data["cases"][0] |= change
    found = recover(json.dumps(data).encode())
    assert found.document.records() == (FIRST, SECOND)
    assert any(message in d.message for d in found.diagnostics), [d.message for d in found.diagnostics]


def test_a_query_that_makes_no_sense_is_left_out() -> None:
    data = broken()
    data["cases"][0]["queries"][0]["stones"][1] = [7, 1]
    first = recover(json.dumps(data).encode()).document.records()[0]
    assert [query.stones for query in first.queries] == [()]


def test_rows_rules_and_cases_that_make_no_sense() -> None:
    data = json.loads(dump(DOCUMENTS["mixed"]))
    data["cases"][0]["rows"] = [[1, 20, 3], [21], [5, 5], [7]]
    data["cases"][2]["rule"] = "1, x"
    data["cases"][3] = 7
    found = recover(json.dumps(data).encode())
    board, *others = found.document.records()
    assert board.rows == ((1, 20, 3), (7,))
    assert others == [FIRST, SECOND]
    said = [d.message for d in found.diagnostics]
    assert any(one.startswith("case 3 is missing") for one in said)
    assert any(one.startswith("case 3, rule:") for one in said)


def test_very_many_faults_are_few_lines() -> None:
    case = {"positions": 9, "moves": [[i, i] for i in range(2_000)], "queries": ["x"] * 2_000}
    found = recover(json.dumps({"application": "grundy-studio", "version": 1, "cases": [case] * 20}).encode())
    assert len(found.document.cases) == 20
    assert len(found.diagnostics) <= 101


@pytest.mark.parametrize(
    "raw",
    [
        b"", b"{", b"[]", b"\0" * 1000, b"3", b"{" * 50_000, b'{"cases": [' + b"[" * 50_000,
        b'{"application": "other", "version": 1, "cases": [{"kind": "graph", "positions": 1}]}',
        b'{"application": "grundy-studio-fragment", "version": 1, "case": {"positions": 1}}',
        b'{"application": "grundy-studio", "version": 1, "cases": []',
        b'{"application": "grundy-studio", "version": 1, "cases": [{"positions": ' + b"9" * 10_000 + b"}]}",
        b'{"name": "x", "cases": [{"positions": 3}]}',
        b'{"kind":' * 3_000, b'{"kind":"graph","moves":[' * 3_000,
    ],
    ids=lambda raw: repr(raw[:50]),
)  # fmt: skip
def test_where_nothing_is_left_it_is_an_input_error(raw: bytes) -> None:
    assert records_of(raw) is None


PIECES = ['{"kind":"graph","moves":[', '{"kind":"graph"},{"x":[', '{"moves":[\n[', "[\n", '\n"a":', "{},",
          '{"kind":"graph","moves":[0,\n', '{"kind":"board","rows":[[1],\n"']  # fmt: skip


@pytest.mark.parametrize("piece", PIECES)
def test_the_work_grows_with_the_length_only(piece: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in calls of the decoder: no clock is asked."""
    work = []
    real = lenient.value_at

    def counted(text: str, at: int) -> tuple:
        work.append(1)
        return real(text, at)

    monkeypatch.setattr(lenient, "value_at", counted)
    counts = []
    for length in (500, 1_000, 2_000):
        work.clear()
        records_of(b'{"application":"grundy-studio","version":1,"cases":[' + piece.encode() * length)
        counts.append(len(work))
    assert counts[2] - counts[1] <= 2 * (counts[1] - counts[0]) + 100


RAW = dump(DOCUMENTS["mixed"], VIEW)


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_file_nothing_but_an_input_error_comes(data: st.DataObject) -> None:
    raw = bytearray(RAW)
    for _ in range(data.draw(st.integers(1, 8))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at : at + data.draw(st.integers(0, 40))] = data.draw(st.binary(max_size=6))
        raw = raw or bytearray(b"{")
    records_of(bytes(raw))


@settings(max_examples=60, deadline=None)
@given(st.recursive(st.none() | st.integers() | st.floats() | st.text(max_size=3), lambda inner: st.lists(inner)
       | st.dictionaries(st.sampled_from(["kind", "rows", "rule", "moves", "queries", "positions", "names", "places",
                                          "width", "stones", "heaps", "name", "1"]), inner), max_leaves=9))  # fmt: skip
def test_cases_of_any_json(case: object) -> None:
    cases = [case, json.loads(dump(DOCUMENTS["board"]))["cases"][0]]
    data = {"application": "grundy-studio", "version": 1, "cases": cases}
    records = records_of(json.dumps(data).encode())
    assert records is not None
    assert BOARD in records
