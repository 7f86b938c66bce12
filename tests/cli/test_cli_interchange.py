"""Graphs of other programs on the command line: converted both ways, solved, and asked about where that is needed."""

from pathlib import Path

import pytest

from engine import cli
from engine.games.graph_record import GraphRecord
from engine.interchange import KINDS, read_graph, write_graph
from engine.project_file import load

DIAMOND = GraphRecord.from_moves(4, [(0, 1), (0, 2), (1, 3), (2, 3), (0, 3)], [[0, 1]], names={0: "top"})


@pytest.fixture
def run(tmp_path, monkeypatch, capfdbinary):
    """Run ``grundy`` in a folder of its own; gives the exit code, the output and the errors."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments):
        code = cli.main([str(argument) for argument in arguments])
        out, err = capfdbinary.readouterr()
        return code, out.decode(), err.decode()

    return call


def write(name: str, text: str) -> str:
    Path(name).write_text(text)
    return name


def moves_of(record: GraphRecord) -> list[tuple[int, int, int]]:
    return sorted(zip(record.sources.tolist(), record.targets.tolist(), record.counts.tolist(), strict=True))


def test_graphml_goes_to_the_judge_and_comes_back(run):
    write("g.graphml", write_graph(DIAMOND, "graphml"))
    assert run("convert", "--to", "hdu1524", "g.graphml", "-o", "g.in") == (0, "", "")
    assert Path("g.in").read_text().split() == ["4", "3", "1", "2", "3", "1", "3", "1", "3", "0", "2", "0", "1", "0"]
    code, text, err = run("convert", "--to", "graphml", "g.in")
    again = read_graph(text, "graphml").record
    assert (code, err, moves_of(again), again.queries) == (0, "", moves_of(DIAMOND), DIAMOND.queries)


@pytest.mark.parametrize("base", [0, 1])
def test_a_list_of_edges_counts_from_what_is_said(run, base):
    write("g.graphml", write_graph(DIAMOND, "graphml"))
    code, text, _ = run("convert", "--to", "edges", "--base", base, "g.graphml")
    lines = [tuple(map(int, line.split())) for line in text.splitlines()]
    assert (code, lines[0]) == (0, (4, 5))
    assert sorted((s - base, t - base, 1) for s, t in lines[1:]) == moves_of(DIAMOND)


def test_the_solution_of_a_graph_with_stones_is_its_answer(run):
    # The values are 2 1 1 0: stones on 0 and 1 leave 3.
    write("g.graphml", write_graph(DIAMOND, "graphml"))
    code, text, err = run("solve", "g.graphml")
    assert (code, text) == (0, "WIN\n")
    assert "in the words of hdu1524" in err
    assert run("solve", "--format", "graphml", "g.graphml")[1] == "WIN\n"


@pytest.mark.parametrize(
    ("name", "text", "values"),
    [
        ("g.dot", "digraph { a -> b -> c; a -> c }", "a\t2\nb\t1\nc\t0\n"),
        ("g.edges", "1 2\n2 3\n1 3\n", "1\t2\n2\t1\n3\t0\n"),
        ("g.edges", "0 1\n", "0\t1\n1\t0\n"),
        ("g.gml", "graph [ directed 1 node [ id 7 label \"x y\" ] node [ id 9 ] edge [ source 7 target 9 ] ]",
         "x y\t1\n9\t0\n"),
    ],
)  # fmt: skip
def test_without_stones_the_value_of_each_position_is_printed(run, name, text, values):
    code, out, _ = run("solve", write(name, text))
    assert (code, out) == (0, values)


def test_how_a_list_is_read_can_be_told(run):
    write("two.edges", "2 1\n2 1\n")
    assert run("solve", "two.edges")[1] == "1\t0\n2\t1\n"
    _, out, _ = run("convert", "--to", "edges", "two.edges", "--header", "no", "--read-base", 0)
    assert out == "3 2\n2 1\n2 1\n"
    code, _, err = run("solve", "two.edges", "--read-base", 1, "--header", "no")
    assert (code, "two.edges" in err) == (0, False)


def test_a_text_that_fits_no_judge_is_not_taken_for_edges_but_that_is_offered(run):
    code, out, err = run("convert", "--to", "grundy", write("list.txt", "1 2\n2 3\n"))
    assert (code, out) == (2, "")
    assert "say --format edges" in err
    code, out, err = run("convert", "--to", "grundy", "--format", "edges", "list.txt")
    assert code == 0
    assert load(out.encode())[0].records()[0].n == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--to", "dot", "g.dot"), "read only"),
        (("--to", "hdu1524", "--base", "1", "g.dot"), "--base goes with --to edges"),
        (("--to", "hdu1524", "--case", "1", "g.dot"), "--case goes with"),
        (("--to", "edges", "--case", "2", "g.dot"), "there is no case 2"),
        (("--to", "hdu1524", "--header", "yes", "g.dot"), "--header is for lists of edges"),
        (("--to", "hdu5724", "g.dot"), "cannot be written as hdu5724"),
        (("--to", "edges", "two.in"), "say --case 1"),
        (("--to", "graphml", "board.in"), "a board cannot be written as graphml"),
        (("--to", "nothing", "g.dot"), "see grundy formats"),
    ],
)
def test_what_does_not_go_together_is_refused(run, samples, arguments, said):
    write("g.dot", "digraph { a -> b }")
    write("two.in", (samples / "hdu1524.in").read_text())
    write("board.in", "1\n1\n2 19 20\n")
    code, out, err = run("convert", *arguments, "-o", "out.txt")
    assert (code, out) == (2, "")
    assert said in err
    assert not Path("out.txt").exists()


@pytest.mark.parametrize(
    ("name", "text", "place"),
    [
        ("g.edges", "1 2\n2\n", "g.edges:2:1: error"),
        ("g.dot", "digraph { a ->", "g.dot:1:"),
        ("g.graphml", "<graphml><x", "g.graphml:1:"),
        ("g.dot", "digraph { a -> b -> a }", "cycle: a -> b -> a"),
    ],
)
def test_an_error_has_its_place(run, name, text, place):
    code, out, err = run("solve", write(name, text))
    assert (code, out) == (2, "")
    assert place in err


def test_the_list_of_formats_has_them(run):
    text = run("formats")[1]
    lines = text[text.index("graphs of other programs") :].splitlines()
    assert [kind for kind in KINDS if kind not in lines] == []


def test_a_judge_file_loads_nothing_for_the_others(grundy, samples, environment):
    found = grundy("solve", samples / "hdu1524.in", env={"PYTHONPROFILEIMPORTTIME": "1"}).stderr.decode()
    assert "engine.formats" in found
    assert not any(name in found for name in ("networkx", "pydot", "pyparsing"))
