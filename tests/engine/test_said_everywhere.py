"""What comes of broken inputs remembers its template, so that a window can say it in another language."""

from collections.abc import Callable

import pytest

from engine import project_file
from engine.case_words import about_query, in_case, in_query, without_case
from engine.diagnostics import Diagnostic, InputError
from engine.formats.registry import built_in
from engine.games.board_text import rows_from_text
from engine.games.heaps_graph import NoGraphError, graph_of
from engine.games.heaps_sequence import BeyondTableError, sequence_of
from engine.games.take_rule import GrundysGame
from engine.games.take_rule_text import TakeRuleError, parse_rule
from engine.interchange import read_graph
from engine.journal import JournalError, recover
from engine.said import Said, say
from engine.strict.examine import findings


def _require_said(text: str) -> None:
    """A text of several words, as any sentence is, remembers what it was made of, and so does each text within it."""
    assert isinstance(text, Said), text
    assert text == (text.template.format(**text.values) if text.values else text.template)
    for name, value in text.values.items():
        if name in ("what", "message", "where", "outer", "inner", "problem", "flaw", "known", "why", "fault"):
            assert isinstance(value, Said | int) or " " not in value, (text, name)


def _require_all_said(diagnostics: tuple[Diagnostic, ...]) -> None:
    assert diagnostics
    for diagnostic in diagnostics:
        _require_said(diagnostic.message)
        # What is to stand in a file is no sentence.
        if " " in diagnostic.expected and not diagnostic.expected.startswith('"'):
            _require_said(diagnostic.expected)
        if diagnostic.found == "end of file" or diagnostic.found.startswith(("a ", "an ", "only ")):
            _require_said(diagnostic.found)


JUDGED = {
    "hdu1524": (
        "", "x", "2\n1 1\n0\n1 5\n0\n", "1 1 0 0", "2 1 1 1 0 1 0 0", "2 3", "2 0 0 2 1", "-1",
        "1001 " + "0 " * 1001 + "0",
        "1 0 11" + " 0" * 11 + " 0", "1 0 1 0", "1 0 1 0 0 0 7", "9" * 30, "2 1 7 0 x",
        "0 " * 3, "3 1 1 1 2 1 0 1 0 0",
    ),
    "uva11927": (
        "", "2 1 0 1 0", "2 1 0 5 0 0 0 0", "2 1 0 0 0 0 0 0", "0 2 1 1 0 0", "x", "2 1 0", "2 1 0 1 y 0 0 0",
        "2 2 0 1 1 0 0 0 0 0", "1 0 5000 0 0", "20000 0" + " 0" * 20000 + " 0 0", "2 0 0 0", "1 0 0 0 0 8",
    ),
    "hdu5724": (
        "", "x", "0", "101", "1 1 2 1 1", "1 1 1 21", "1 1 22 1", "1 1 2 1", "1 2 0", "1 1 1 y", "1 1 0 7",
        "1 1 21 " + "1 " * 21,
    ),
    "hdu1536": (
        "", "x", "1 0 1 1 1 0", "1 3 1 1", "1 3 2 1 5 1", "1 20000 1 1 20000 0", "1 3 1 1 z 0", "1 3 0 0", "0 1",
        "1 3 1 0 0",
        "101 " + "1 " * 101 + "1 1 1 0",
    ),
    "hdu1848": ("", "1 2", "1 2 3", "1 x 3 0 0 0", "1 0 3 0 0 0", "1 2000 3 0 0 0", "0 0 0", "0 0 0 4", "-1 2 3 0 0 0"),
}  # fmt: skip


@pytest.mark.parametrize("name", JUDGED)
def test_readers_say_what_is_wrong(name: str) -> None:
    form = built_in().get(name)
    for text in JUDGED[name]:
        diagnostics = form.read(text).diagnostics
        if diagnostics:
            _require_all_said(diagnostics)
    assert sum(bool(form.read(text).diagnostics) for text in JUDGED[name]) > len(JUDGED[name]) / 2


@pytest.mark.parametrize("name", JUDGED)
def test_titles_are_said(name: str) -> None:
    _require_said(built_in().get(name).title)


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("hdu1524", "\ufeff2\r\n1  1\n0\t \t\n\n\n0 \n"),
        ("hdu1848", " 01 2 3\n4 5 6 0 0 0\n\n\n"),
        ("uva11927", "1001 0\n" + "0\n" * 1001 + "0 0\n"),
        ("hdu1536", "1 3\n1\n1 \x0b\x0b 5\n\n0"),
    ],
)
def test_a_strict_look_says_what_is_wrong(name: str, text: str) -> None:
    found = findings(built_in().get(name), text)
    _require_all_said(found)
    assert len(found) > 1 or name == "uva11927"


def _refusal(work: Callable[[], object]) -> tuple[Diagnostic, ...]:
    with pytest.raises(InputError) as caught:
        work()
    return caught.value.diagnostics


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("edges", ""), ("edges", "0 1\n2\n"), ("edges", "1 1\n2 3\n"), ("edges", "0 1\n1 0\n"), ("edges", "5\n7 1\n"),
        ("edges", "99999999999\n0 1"), ("dot", "digraph {"), ("dot", "digraph { a -> a }"), ("dot", "{" * 300),
        ("graphml", "<graphml"), ("graphml", "<!DOCTYPE x><graphml/>"), ("gml", "graph [ node"),
    ],
)  # fmt: skip
def test_graphs_of_others_say_what_is_wrong(kind: str, text: str) -> None:
    _require_all_said(_refusal(lambda: read_graph(text, kind)))


@pytest.mark.parametrize("text", ["2 1", "1 25", "1 x y", "2 3 3", "X" * 30, "1" * 30, "1 " + "9" * 30, "0 " * 9999])
def test_pasted_rows_say_what_is_wrong(text: str) -> None:
    _require_all_said(_refusal(lambda: rows_from_text(text, 20)))


def _project(cases: str, view: str = "{}") -> bytes:
    head = '{"application": "grundy-studio", "version": 1, "format": "", '
    return f'{head}"view": {view}, "cases": [{cases}]}}'.encode()


GRAPH = '{{"kind": "graph", "name": "", "positions": 3, "moves": {0}, "queries": {1}}}'
PROJECTS = [
    b"", b"{", b'{"application": "other"}', b"\xff", b"[1,]", b'{"a" 1}', b"nul", b"{} x", b'"\\q"',
    b'{"application": 1}',
    b'{"application": "grundy-studio", "version": 99}', b'{"application": "grundy-studio", "version": 0}',
    _project(GRAPH.format("[[0, 7]]", "[]")), _project(GRAPH.format("[[0, 0]]", "[]")),
    _project(GRAPH.format("[[0, 1], [1, 0]]", "[]")), _project(GRAPH.format("[[0, 1], [0, 1]]", "[]")),
    _project(GRAPH.format('[["x", 1]]', "[]")), _project(GRAPH.format("[[0]]", "[]")),
    _project(GRAPH.format("[[0, 1.5]]", "[]")), _project(GRAPH.format("[]", '[{"name": "", "stones": [[9, 1]]}]')),
    _project(GRAPH.format("[]", '[{"name": "", "stones": [[1, 1], [1, 1]]}]')), _project('{"kind": "chess"}'),
    _project('{"kind": "heaps", "name": "", "rule": "1 x", "queries": []}'), _project('{"kind": "heaps"}'),
    _project('{"kind": "board", "name": "", "width": 20, "rows": [[1, 1]]}'),
    _project('{"kind": "board", "name": "", "width": 20, "rows": [[21]], "odd": 1}'),
    _project(GRAPH.format("[]", "[]"), '{"case": 4}'), _project(GRAPH.format("[]", "[]"), '{"query": 4}'),
]  # fmt: skip


@pytest.mark.parametrize("data", PROJECTS)
def test_project_files_say_what_is_wrong(data: bytes) -> None:
    _require_all_said(_refusal(lambda: project_file.load(data)))


@pytest.mark.parametrize("data", PROJECTS)
def test_what_is_recovered_is_told(data: bytes) -> None:
    try:
        found = project_file.recover(data).diagnostics
    except InputError as error:
        found = error.diagnostics
    _require_all_said(found)


@pytest.mark.parametrize("data", [b"", b"nothing", b'{"application": "x"}\n', b"\x00" * 40])
def test_journals_say_what_is_wrong(data: bytes) -> None:
    with pytest.raises(JournalError) as caught:
        recover(data)
    _require_said(str(caught.value))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "0",
        "4..1",
        "0.9",
        "1.5",
        "0.0",
        "powers of 1",
        "octal 7",
        "1 0.77",
        "0.77 1",
        "9" * 30,
        "1..",
        "powers of",
    ],
)
def test_rules_say_what_is_wrong(text: str) -> None:
    with pytest.raises(TakeRuleError) as caught:
        parse_rule(text)
    error = caught.value
    for told in (str(error), error.message, error.expected):
        _require_said(told)


@pytest.mark.parametrize(
    "text",
    [
        "all",
        "1 2",
        "1..5",
        "1 3 4",
        "squares, 7, primes",
        "powers of 3",
        "0.77",
        "0.137",
        "4.007",
        "0.3",
        "grundy's game",
    ],
)
def test_rules_and_their_values_are_described(text: str) -> None:
    rule = parse_rule(text)
    value_rule = sequence_of(rule).value_rule()
    for told in (rule.describe(), value_rule.text, value_rule.reason):
        _require_said(told)


def test_refusals_of_heaps_are_said() -> None:
    with pytest.raises(BeyondTableError) as beyond:
        sequence_of(GrundysGame()).value(10**9)
    _require_said(str(beyond.value))
    for rule, largest, heaps in (("0.77", 3, ()), ("1 2", 3, (9,)), ("1 2", 10**6, ()), ("all", 5000, ())):
        with pytest.raises(NoGraphError) as refused:
            graph_of(parse_rule(rule), largest, heaps)
        _require_said(str(refused.value))


def test_the_number_of_a_case_can_be_left_out() -> None:
    what = say("has no stones")
    assert without_case(in_case(1, what)) is what
    assert without_case(in_query(3, 1, what)) == "query 3 has no stones"
    assert without_case(about_query(3, 1, what)) == "query 3: has no stones"
    for message in (in_case(2, what), in_query(1, 2, what), say("case {case} has no queries", case=1)):
        assert without_case(message) is message
    assert without_case("case 1: of a plug-in") == "of a plug-in"
    assert isinstance(without_case(in_query(3, 1, what)), Said)
