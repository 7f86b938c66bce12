"""The native file with boards and heaps in it, alone and mixed with graphs."""

import json
from copy import deepcopy
from pathlib import Path

import pytest
from board_strategies import boards
from graph_strategies import records as graphs
from heaps_strategies import records as heap_records
from heaps_strategies import rules
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.document import Document
from engine.games.board_record import WIDEST, BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.kinds import Record
from engine.games.take_numbers import Family, Powers, Span
from engine.games.take_rule import FIBONACCI, GrundysGame, Octal, Subtraction, rule_of
from engine.project_file import View, dump, fragment_from_text, load, save

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=12)
sizes = st.integers(0, 40) | st.integers(10**18 - 2, 10**18 + 2) | st.integers(2**63 - 2, 10**40)
large_heaps = st.builds(
    HeapsRecord,
    rules,
    st.lists(st.builds(HeapsQueryRecord, st.lists(sizes, max_size=4).map(tuple), texts), max_size=3).map(tuple),
    texts,
)


@st.composite
def named_boards(draw: st.DrawFn) -> BoardRecord:
    board = draw(boards(widest=70))
    return BoardRecord(board.width, board.rows, draw(texts))


any_record: st.SearchStrategy[Record] = graphs() | named_boards() | heap_records | large_heaps


def mixed() -> list[Record]:
    return [
        BoardRecord(20, ((20, 1), (), (3,)), "B"),
        GraphRecord(2, [0], [1], queries=(QueryRecord(((0, 1),), "q"),), name="G"),
        HeapsRecord(rule_of((1, 3, 4)), (HeapsQueryRecord((5, 10**18), "Q"), HeapsQueryRecord()), "H"),
    ]


def text_of(*records: Record) -> str:
    return dump(Document(records or mixed())).decode()


def errors(text: str) -> list[str]:
    with pytest.raises(InputError) as caught:
        load(text.encode())
    assert caught.value.diagnostics
    return [d.describe("f") for d in caught.value.diagnostics]


def place(text: str, part: str, behind: int = 0) -> str:
    at = text.index(part) + behind
    return f"f:{text.count(chr(10), 0, at) + 1}:{at - text.rfind(chr(10), 0, at)}: error: "


@settings(deadline=None)
@given(st.lists(any_record, max_size=4), st.sampled_from(["", "hdu5724", "x"]))
def test_documents_of_all_kinds_come_back(records: list[Record], name: str) -> None:
    data = dump(Document(records, name))
    document, view = load(data)
    assert document.records() == tuple(records)
    assert [case.kind.name for case in document.cases] == [
        {GraphRecord: "graph", BoardRecord: "board", HeapsRecord: "heaps"}[type(record)] for record in records
    ]
    assert dump(document, view) == data


@settings(deadline=None)
@given(st.lists(any_record.filter(lambda r: not isinstance(r, GraphRecord)), min_size=1, max_size=3))
def test_cases_that_became_games_are_written_as_they_are(records: list[Record]) -> None:
    document = Document(records)
    before = dump(document)
    for case in document.cases:
        assert case.game is case.game
    assert all(case.loaded for case in document.cases)
    assert dump(document) == before


@pytest.mark.parametrize(
    "rule",
    [
        FIBONACCI, GrundysGame(), Octal((0, 7, 7)), Octal((4, 3)), rule_of((4, 1, 4)), rule_of((10**18 - 1,)),
        Subtraction((Family.ALL,)), Subtraction((Span(1, 4), 9, Family.SQUARES, Family.PRIMES, Powers(2))),
    ],
    ids=lambda rule: rule.text,
)  # fmt: skip
def test_every_form_of_rule_comes_back(rule) -> None:
    record = HeapsRecord(rule, (HeapsQueryRecord((3, 0, 3)),))
    assert load(text_of(record).encode())[0].records() == (record,)
    assert json.loads(text_of(record))["cases"][0]["rule"] == rule.text


def test_a_case_without_a_kind_is_a_graph() -> None:
    graph = mixed()[1]
    old = json.loads(text_of(graph))
    assert old["cases"][0].pop("kind") == "graph"
    assert load(json.dumps(old).encode())[0].records() == (graph,)


def test_the_view_of_cases_of_all_kinds() -> None:
    document = Document(mixed())
    for view in (View(0, 0), View(1, 0), View(2, 1), View(2)):
        assert load(dump(document, view))[1] == view
    assert load(dump(document, View(0, 1)))[1] == View(0)
    assert load(dump(document, View(2, 2)))[1] == View(2)
    wrong = dump(document, View(2, 1)).decode().replace('"case":2', '"case":0')
    assert errors(wrong)[0].endswith("view, query: query 1 is looked at, but its case has 1")


def test_rows_and_queries_have_lines_of_their_own() -> None:
    lines = text_of().splitlines()
    for line in ("[20,1],", "[],", "[3]", '{"name": "", "heaps": []}', '"rule": "1 3 4",', '"width": 20,'):
        assert f"      {line}" in lines or f"    {line}" in lines


def test_a_file_is_replaced_whole(tmp_path: Path) -> None:
    file = tmp_path / "x.grundy"
    save(file, Document(mixed()[:1]))
    save(file, Document(mixed()))
    assert load(file.read_bytes())[0].records() == tuple(mixed())
    assert [path.name for path in tmp_path.iterdir()] == ["x.grundy"]


@pytest.mark.parametrize(
    ("old", "new", "where", "message"),
    [
        ('"width": 20', '"width": 19', ("[20,1]", 1),
         "case 1, row 1, chess 1: there is no column 20: the columns are 1 to 19"),
        ('"width": 20', '"width": 0', ('"width": 0', 9),
         "case 1, number of columns: this does not belong here (expected a whole number >= 1)"),
        ('"width": 20', f'"width": {WIDEST + 1}', (f"{WIDEST + 1}", 0),
         f"case 1, number of columns: this does not belong here (expected a whole number <= {WIDEST})"),
        ('"width": 20,', "", ('{\n    "kind": "board"', 0), "case 1: the field 'width' is missing"),
        ("[20,1]", "[20,0]", ("0]", 0), "case 1, row 1, chess 2: there is no column 0: the columns are 1 to 20"),
        ("[20,1]", "[1, 2,1]", ("1],", 0), "case 1, row 1, chess 3: two chesses in column 1"),
        ("[20,1]", "[20,-1]", ("-1]", 0),
         "case 1, row 1, chess 2: this does not belong here (expected a whole number >= 0)"),
        ("[20,1]", "[20,1.5]", ("1.5", 0),
         "case 1, row 1, chess 2: this does not belong here (expected a whole number, "
         "found a number that is not whole)"),
        ("[20,1]", "7", ("7,\n", 0),
         "case 1, row 1: this does not belong here (expected a list, found a whole number)"),
        ('"board"', '"bored"', ('"bored"', 0),
         "case 1, kind of game: there is no kind 'bored' (expected graph, board or heaps)"),
        ('"board"', "null", ("null,\n", 0),
         "case 1, kind of game: this does not belong here (expected a text, found null)"),
        ('"board"', '"heaps"', ('{\n    "kind": "heaps"', 0), "case 1: the field 'width' is not known here"),
        ('"rule": "1 3 4"', '"rule": "1 0 4"', ("0 4", 0),
         "case 3, rule: a move takes at least 1 (expected a number from 1, found 0)"),
        ('"rule": "1 3 4"', '"rule": "\\u0031\\ud83d\\ude00 4"', ("\\ud83d", 0),
         "case 3, rule: this is no number to take (expected a number, a range like 1..4, all, fibonacci, squares, "
         "primes or powers of 2; or, alone, an octal code like 0.77, "
         "found \U0001f600)"),
        ('"rule": "1 3 4"', '"rule": ""', ('"rule": ""', 9), "case 3, rule: there is nothing to take"),
        ('"rule": "1 3 4",', "", ('{\n    "kind": "heaps"', 0), "case 3: the field 'rule' is missing"),
        ("[5,1", "[-5,1", ("-5", 0),
         "case 3, query 1, heap 1: this does not belong here (expected a whole number >= 0)"),
        ("[5,1", "[5e0,1", ("5e0", 0), "case 3, query 1, heap 1: this does not belong here (expected a whole number"),
        ("[5,1", '["5",1', ('"5"', 0),
         "case 3, query 1, heap 1: this does not belong here (expected a whole number, found a text)"),
        ("[5,1", "[NaN,1", ("NaN", 0), "this is no sound JSON: invalid character"),
        ('"H"', '"H\\ud800"', None, "this is no sound JSON"),
        ("[0, 1]", "[0, 2]", ("[0, 2]", 0), "case 2, move 1: there is no position 2: the positions are 0 to 1"),
    ],
)  # fmt: skip
def test_errors_say_what_is_wrong_and_where(old: str, new: str, where: tuple[str, int] | None, message: str) -> None:
    text = text_of()
    assert old in text
    broken = text.replace(old, new, 1)
    told = errors(broken)[0]
    assert message in told
    assert where is None or told.startswith(place(broken, *where))


def test_faults_of_several_cases_are_told_together_and_at_most_100() -> None:
    broken = text_of().replace("[20,1]", "[20,20]").replace("[0, 1]", "[0, 9]").replace('"1 3 4"', '"x"')
    assert [line.split("error: ")[1].split(",")[0] for line in errors(broken)] == ["case 1", "case 2", "case 3"]
    assert len(errors(text_of(BoardRecord(5, ((5, 5),) * 300)))) == 100


JUNK = [None, True, -1, 0, 4, 1.5, 10**30, "", "x", "board", "graph", [], {}, [[]], [0, 1], [[1, 2], [2, 1]]]


def paths(value: object, path: tuple = ()) -> list[tuple]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [path, *(p for key, child in inside for p in paths(child, (*path, key)))]


@pytest.mark.parametrize("junk", JUNK, ids=repr)
def test_every_value_replaced_by_junk_is_refused_or_makes_sense(junk: object) -> None:
    whole = json.loads(text_of())
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
        records, again = document.records(), load(dump(document, view))[0].records()
        assert again == records
        assert [len(case.game.queries) for case in document.cases] == [len(record.queries) for record in records]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_stands_in_a_file_nothing_but_an_input_error_comes(data: st.DataObject) -> None:
    raw = bytearray(text_of().encode())
    for _ in range(data.draw(st.integers(1, 3))):
        raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    try:
        document, _ = load(bytes(raw))
    except InputError:
        return
    assert all(case.game is not None for case in document.cases)


@example('{"kind": "board", "width": 3}')
@example('{"kind": "heaps", "rule": "1"}')
@example('{"kind": "graph", "positions": 1, "rows": []}')
@given(st.sampled_from(['{"kind": "board", "width": 3}', '{"positions": 1, "kind": "board"}', "[]", "3"]))
def test_positions_on_the_clipboard_are_of_a_graph(case: str) -> None:
    assert fragment_from_text(f'{{"application": "grundy-studio-fragment", "version": 1, "case": {case}}}') is None
    sound = '{"application": "grundy-studio-fragment", "version": 1, "case": {"kind": "graph", "positions": 1}}'
    assert fragment_from_text(sound) == GraphRecord(1)
