"""Pictures as DOT: Graphviz reads them, whatever things are called."""

import json
import re
import shutil
import subprocess

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.drawing import DrawingError, dot_of
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import Octal, rule_of
from engine.sg import mex

needs_dot = pytest.mark.skipif(shutil.which("dot") is None, reason="Graphviz is not installed")
NASTY = [
    'say "x"',
    "back\\slash\\",
    "\\N \\G \\l",
    "<b>bold</b>",
    "&amp; & &#65;",
    "中文",
    "a\nb",
    "\x00\x07",
    "\ud800",
    "]; }",
]


def read(text: str) -> dict:
    done = subprocess.run(["dot", "-Tjson"], input=text.encode(), capture_output=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert not done.stderr, done.stderr
    return json.loads(done.stdout)


@needs_dot
@pytest.mark.parametrize("theme", ["print", "light", "dark"])
def test_graphviz_reads_positions_values_and_moves(theme: str) -> None:
    record = GraphRecord.from_moves(4, [(0, 1), (0, 1), (0, 2), (2, 3)], [[0, 0, 0, 2]], names={1: "one"}, name="Case")
    graph = read(dot_of(record, 0, theme))
    assert [node["label"] for node in graph["objects"]] == ["2", "0", "1", "0"]
    assert [node.get("peripheries") for node in graph["objects"]] == [None, "2", None, "2"]
    assert sorted((edge["tail"], edge["head"], edge.get("label", "")) for edge in graph["edges"]) == [
        (0, 1, "×2"), (0, 2, ""), (2, 3, ""),
    ]  # fmt: skip
    assert graph["label"] == "Case\\nThe first player wins\\nNim-sum 2 ⊕ 1 = 3"
    beside = [node["xlabel"] for node in graph["objects"]]
    assert "3 stones" in beside[0] and "1 one" in beside[1] and "1 stone<" in beside[2]


@needs_dot
def test_graphviz_shows_nasty_names_as_they_are() -> None:
    record = GraphRecord(len(NASTY), names=dict(enumerate(NASTY)), name=" ".join(NASTY))
    text = dot_of(record)
    assert len(read(text)["objects"]) == len(NASTY)
    drawn = subprocess.run(["dot", "-Tsvg"], input=text.encode(), capture_output=True, check=True, timeout=60).stdout
    shown = re.sub("&#45;", "-", drawn.decode()).replace("&#160;", " ")
    for plain in (
        "say &quot;x&quot;",
        "back\\slash\\",
        "\\N \\G \\l",
        "&lt;b&gt;bold&lt;/b&gt;",
        "&amp;amp; &amp; ",
        "中文",
    ):
        assert plain in shown, plain


@needs_dot
@settings(max_examples=15, deadline=None)
@given(st.lists(st.text(max_size=20), min_size=1, max_size=8))
def test_graphviz_reads_any_names(names: list[str]) -> None:
    graph = GraphRecord(len(names), names=dict(enumerate(names)), name=names[0], queries=(QueryRecord((), names[-1]),))
    assert len(read(dot_of(graph))["objects"]) == len(names)


def test_strings_are_closed_whatever_they_hold() -> None:
    for name in NASTY:
        text = dot_of(GraphRecord(1, name=name))
        text.encode()
        line = next(line for line in text.splitlines() if line.strip().startswith("label="))
        assert re.fullmatch(r'\s*label="(?:[^"\\]|\\.)*"; labelloc=b; fontsize=14;', line)


def test_places_are_kept_for_neato() -> None:
    record = GraphRecord(2, places=[[0, 0], [100, 200]])
    assert re.findall('pos="([^"]*)"', dot_of(record)) == ["0.00,0.00", "75.00,-150.00"]


def test_heaps_are_stones_on_a_graph_of_sizes() -> None:
    record = HeapsRecord(rule_of((1, 3)), (HeapsQueryRecord((4, 2, 4)),))
    text = dot_of(record)
    values = [0] * 5
    for size in range(5):
        values[size] = mex(values[size - take] for take in (1, 3) if take <= size)
    assert re.findall(r'n\d+ \[label="(\d+)"', text) == list(map(str, values))
    assert "n4 -> n1" in text and "2 stones" in text and "1 stone<" in text


def test_a_board_is_the_graphs_of_its_rows() -> None:
    text = dot_of(BoardRecord(3, ((1,), (3,))))
    # Row 1 goes 1, 2, 3; row 2 is stuck.
    assert re.findall(r'n\d+ \[label="(\d+)"', text) == ["0", "1", "0", "0"]
    assert text.count("1 stone<") == 2 and text.count("->") == 2


def test_what_is_no_graph_is_refused() -> None:
    with pytest.raises(DrawingError, match="two heaps"):
        dot_of(HeapsRecord(Octal((0, 7, 7)), (HeapsQueryRecord((3,)),)))
    with pytest.raises(DrawingError, match="cannot be looked at"):
        dot_of(HeapsRecord(rule_of((1, 2)), (HeapsQueryRecord((100_000,)),)))
    with pytest.raises(DrawingError, match="row 2"):
        dot_of(BoardRecord(20, ((20,), tuple(range(1, 11)))))
