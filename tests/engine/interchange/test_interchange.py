"""Graphs of other programs, read and written: against networkx and against what the files say."""

import xml.etree.ElementTree as ElementTree

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.diagnostics import InputError
from engine.games.graph_record import GraphRecord
from engine.interchange import KINDS, kind_of, looks_like_edges, read_graph, write_graph
from engine.sg import grundy_by_definition

NAMES = st.text(st.characters(codec="utf-8", exclude_categories=("Cs", "Cc")), max_size=12).map(str.strip)


@st.composite
def graphs(draw):
    n = draw(st.integers(1, 8))
    order = draw(st.permutations(range(n)))
    pairs = st.tuples(st.integers(0, n - 1), st.integers(0, n - 1)).filter(lambda pair: pair[0] != pair[1])
    moves = [(order[min(pair)], order[max(pair)]) for pair in draw(st.lists(pairs, max_size=14))]
    names = draw(st.dictionaries(st.integers(0, n - 1), NAMES.filter(bool), max_size=n))
    names = {i: name for i, name in names.items() if name != str(i)}
    places = [(draw(st.integers(-99, 99)) / 2, float(i)) for i in range(n)] if draw(st.booleans()) else None
    stones = [[i for i in range(n) for _ in range(draw(st.integers(0, 2)))]]
    return GraphRecord.from_moves(n, moves, stones if stones[0] else [], names=names, places=places)


def shape_of(record):
    moves = zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True)
    return record.n, sorted(moves)


@given(graphs())
@settings(max_examples=25, deadline=None)
def test_graphml_brings_back_all_that_it_can_hold(record):
    again = read_graph(write_graph(record, "graphml"), "graphml").record
    assert shape_of(again) == shape_of(record)
    assert (again.names, again.queries) == (record.names, record.queries)
    assert (again.places is None) == (record.places is None)
    if record.places is not None:
        assert again.places.tolist() == record.places.tolist()


@given(graphs())
@settings(max_examples=20, deadline=None)
def test_graphml_says_the_values_to_other_programs(record):
    graph = networkx.parse_graphml(write_graph(record, "graphml"), node_type=int)
    followers = {node: tuple(graph.successors(node)) for node in graph}
    assert {node: data["grundy"] for node, data in graph.nodes(data=True)} == {
        node: grundy_by_definition(node, followers.__getitem__) for node in graph
    }


@given(graphs(), st.sampled_from((0, 1)))
@settings(max_examples=50, deadline=None)
def test_a_list_of_edges_comes_back(record, base):
    found = read_graph(write_graph(record, "edges", base), "edges", base)
    assert shape_of(found.record) == shape_of(record)
    assert found.header
    assert not found.warnings


@given(graphs())
@settings(max_examples=25, deadline=None)
def test_gml_and_dot_by_networkx_are_read(record):
    graph = networkx.MultiDiGraph()
    graph.add_nodes_from(range(record.n))
    for source, target, count in shape_of(record)[1]:
        graph.add_edges_from([(source, target)] * count)
    gml = "\n".join(networkx.generate_gml(graph))
    assert shape_of(read_graph(gml, "gml").record) == shape_of(record)
    lines = [*(f"{node};" for node in graph), *(f"{s} -> {t};" for s, t in graph.edges())]
    assert shape_of(read_graph("digraph {" + " ".join(reversed(lines)) + "}", "dot").record) == shape_of(record)


@pytest.mark.parametrize(
    "text, n, moves, base, header",
    [
        ("1 2\n2 3\n", 3, [(0, 1), (1, 2)], 1, False),
        ("0 2\n2 1\n", 3, [(0, 2), (2, 1)], 0, False),
        ("4 2\n1 2\n2 4\n", 4, [(0, 1), (1, 3)], 1, True),
        ("5 2\n2 3\n3 4\n", 5, [(2, 3), (3, 4)], 0, True),
        ("7\n1 2\n", 7, [(0, 1)], 1, True),
        ("# remark\n\n1,2 // more\n  1 -> 3 % and\n", 3, [(0, 1), (0, 2)], 1, False),
        ("\ufeff1;2\r\n1;2\r\n", 2, [(0, 1), (0, 1)], 1, False),
        ("2 1\n2 1\n", 2, [(1, 0)], 1, True),
    ],
)
def test_how_a_list_of_edges_counts(text, n, moves, base, header):
    found = read_graph(text, "edges")
    assert shape_of(found.record) == shape_of(GraphRecord.from_moves(n, moves))
    assert (found.base, found.header) == (base, header)


def test_a_list_of_edges_is_read_as_it_is_told():
    assert read_graph("2 1\n2 1\n", "edges", header=False).record.counts.tolist() == [2]
    assert read_graph("1 2\n", "edges", base=0).record.n == 3
    assert any("from 1" in told.message for told in read_graph("1 2\n", "edges").warnings)


def test_names_in_a_list_of_edges():
    record = read_graph("start mid\nmid end\nstart end 3.5\n", "edges").record
    assert record.names == {0: "start", 1: "mid", 2: "end"}
    assert shape_of(record) == (3, [(0, 1, 1), (0, 2, 1), (1, 2, 1)])


DOT = """/* a remark */ strict digraph "My game" {
  node [shape=circle]; // looks are left out
  a [label="Start \\"x\\"", pos="10,20!", stones=2]; b [pos="3,-4"]; c [pos="0,0"];
  a -> b -> c; a:n -> {c};
  subgraph cluster_1 { c }
}"""


def test_dot_names_places_and_stones():
    record = read_graph(DOT, "dot").record
    assert record.names == {0: 'Start "x"', 1: "b", 2: "c"}
    assert record.places.tolist() == [[10, -20], [3, 4], [0, 0]]
    assert record.queries[0].stones == ((0, 2),)
    assert shape_of(record) == (3, [(0, 1, 1), (0, 2, 1), (1, 2, 1)])
    assert record.name == "My game"


YED = """<?xml version="1.0" encoding="UTF-16"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:y="http://www.yworks.com/xml/graphml">
 <key for="node" id="d0" yfiles.type="nodegraphics"/>
 <graph edgedefault="directed" id="G">
  <node id="n0"><data key="d0"><y:ShapeNode><y:Geometry height="30.0" width="30.0" x="5.0" y="6.0"/>
   <y:NodeLabel>top</y:NodeLabel><y:Shape type="ellipse"/></y:ShapeNode></data></node>
  <node id="n1"><data key="d0"><y:ShapeNode><y:Geometry height="30.0" width="30.0" x="7.0" y="8.0"/>
   <y:NodeLabel>end</y:NodeLabel><y:Shape type="ellipse"/></y:ShapeNode></data></node>
  <edge id="e0" source="n0" target="n1"/>
 </graph>
</graphml>"""


def test_a_file_of_yed():
    record = read_graph(YED, "graphml").record
    assert record.names == {0: "top", 1: "end"}
    assert record.places.tolist() == [[5, 6], [7, 8]]


@pytest.mark.parametrize(
    "kind, text", [("dot", "graph { a -- b }"), ("gml", "graph [ node [id 1] node [id 2] edge [source 1 target 2] ]")]
)
def test_edges_without_direction_are_told(kind, text):
    found = read_graph(text, kind)
    assert "no direction" in found.warnings[0].message
    assert shape_of(found.record)[1] == [(0, 1, 1)]


@pytest.mark.parametrize(
    "kind, text, line, says",
    [
        ("edges", "1 2\n2 1\n", 0, "cycle: 1 -> 2 -> 1"),
        ("edges", "1 1\n", 0, "itself"),
        ("edges", "1 2\n3\n", 2, "two ends"),
        ("edges", "", 1, "no move"),
        ("edges", "0 99999999999\n", 1, "too many"),
        ("edges", "a b\nb a\n", 0, "cycle: a -> b -> a"),
        ("dot", "digraph { a -> }", 1, "not DOT"),
        ("dot", "", 1, "not DOT"),
        ("dot", "digraph " + "{" * 5000, 1, "within one another"),
        ("gml", "graph [\n node [ id 1 ]\n", 0, "GML"),
        ("gml", "hello", 0, "GML"),
        ("gml", "graph [ node [ id 1 ] edge [ source 1 target 7 ] ]", 0, "7"),
        ("graphml", "<graphml>\n<graph>", 2, "not GraphML"),
        ("graphml", "<html></html>", 0, "GraphML"),
        ("graphml", '<!DOCTYPE g [<!ENTITY a "aa">]><graphml>&a;</graphml>', 1, "document type"),
    ],
)
def test_what_cannot_be_read_is_told(kind, text, line, says):
    with pytest.raises(InputError) as told:
        read_graph(text, kind)
    first = told.value.diagnostics[0]
    assert says in first.message
    assert line in (0, first.line)


@given(st.sampled_from(KINDS), st.text(max_size=80) | st.text('graph digraph{}[]->;"=<>/ab01 \n', max_size=80))
@settings(max_examples=150, deadline=None)
def test_any_text_is_read_or_refused(kind, text):
    try:
        read_graph(text, kind)
    except InputError as error:
        assert error.diagnostics


@given(st.integers(0, len(YED)), st.integers(0, len(DOT)))
@settings(max_examples=20, deadline=None)
def test_half_a_file_is_refused(yed, dot):
    for text, cut, kind in ((YED, yed, "graphml"), (DOT, dot, "dot")):
        try:
            read_graph(text[:cut], kind)
        except InputError:
            continue
        assert text[cut:].strip() == ""


@pytest.mark.parametrize(
    "text, suffix, kind",
    [
        (YED, "", "graphml"),
        (DOT, "", "dot"),
        ("# by hand\ngraph [ directed 1 ]", "", "gml"),
        ('Creator "yFiles"\nVersion 2.2\ngraph\n[\n]', "", "gml"),
        ("1 2\n", ".edges", "edges"),
        ("1 2\n", ".txt", None),
        ("<svg/>", ".graphml", None),
        ("no XML", ".graphml", "graphml"),
        ("1 2\n", ".xml", None),
        ("graph of a function", "", None),
        ("", "", None),
    ],
)
def test_the_kind_of_a_text(text, suffix, kind):
    assert kind_of(text, suffix) == kind


@pytest.mark.parametrize(
    ("text", "may_be"),
    [
        ("1 2\n2 3\n", True),
        ("3\n1 2\n2 3\n", True),
        ("# list\n1 2\n", True),
        ("a,b\nb,c\n", True),
        ("a -> b\n", True),
        ("two words\non lines\n", False),
        ("1 2 3\n2 3\n", False),
        ("1\n", False),
        ("3\n", False),
        ("", False),
        ("1 2\n" * 20_000 + "1 2 3 4", True),
        ("hello", False),
    ],
)
def test_what_may_be_a_list_of_edges(text, may_be):
    assert looks_like_edges(text) == may_be


@given(graphs(), st.sampled_from((0, 1)))
@settings(max_examples=25, deadline=None)
def test_what_is_written_as_edges_looks_like_edges(record, base):
    assert looks_like_edges(write_graph(record, "edges", base))


def test_a_name_that_xml_cannot_hold():
    text = write_graph(GraphRecord(1, names={0: "a\x00<b>&\x1b"}, name="]]>"), "graphml")
    assert "a\ufffd<b>&\ufffd" in [data.text for data in ElementTree.fromstring(text).iter() if data.text]
