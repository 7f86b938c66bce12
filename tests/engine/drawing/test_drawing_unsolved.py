"""Pictures without the solution, verdicts only where there is a question, and TikZ for one's own document."""

import re
import shutil
import subprocess
from itertools import permutations
from pathlib import Path

import pytest
from drawing_boxes import elements

from engine.drawing import THEMES, dot_of, svg_of, tikz_of
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import rule_of

PLACES = [[0.0, 0.0], [150.0, 0.0], [0.0, 150.0], [150.0, 150.0]]
GRAPH = GraphRecord.from_moves(4, [(0, 1), (0, 2), (1, 2), (2, 3)], [[0, 0, 1]], names={1: "here"})
BOARD = BoardRecord(20, ((1, 2, 5, 20), (), (7,)), name="a board")
HEAPS = HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord((3, 7), "first"), HeapsQueryRecord((10,))))
RECORDS = {"graph": GRAPH, "board": BOARD, "heaps": HEAPS}
TOLD = {"value", "p", "n", "winner", "nim-sum", "table-value", "counts", "resting", "length", "block"}


def roles(svg: str) -> set[str]:
    return {element.role for element in elements(svg)}


@pytest.mark.parametrize("query", [0, None])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", RECORDS)
def test_nothing_of_the_solution_is_left(game: str, theme: str, query: int | None) -> None:
    svg = svg_of(RECORDS[game], query, theme, staircase=True, values=False)
    assert not roles(svg) & TOLD
    assert "nim-sum" not in svg.lower() and "wins" not in svg
    told = roles(svg_of(RECORDS[game], query, theme, staircase=True))
    assert {"p", "n"} & told and "value" in told
    text = tikz_of(RECORDS[game], query, theme, staircase=True, values=False)
    assert "nim-sum" not in text.lower() and "wins" not in text and "value" not in text


def test_graphs_with_other_values_look_alike_without_them() -> None:
    """The same places, and moves between other positions: the discs are the same."""
    discs = set()
    for a, b, c, d in permutations(range(4)):
        record = GraphRecord.from_moves(4, [(a, b), (b, c), (a, c), (c, d)])
        record = GraphRecord(4, record.sources, record.targets, record.counts, places=PLACES)
        svg = svg_of(record, None, values=False)
        discs.add("".join(sorted(re.findall(r"<circle[^>]*>", svg))))
        dots = re.findall(r"^  n[0-9] \[.*$", dot_of(record, None, values=False), re.MULTILINE)
        assert len(dots) == 4
        assert len({re.sub(r"n?[0-9.,-]+", "", line) for line in dots}) == 1
        assert all('label=""' in line for line in dots)
    assert len(discs) == 1


@pytest.mark.parametrize("game", RECORDS)
def test_as_dot_nothing_of_the_solution_is_left(game: str) -> None:
    whole, unsolved = dot_of(RECORDS[game], 0), dot_of(RECORDS[game], 0, values=False)
    assert "wins" in whole and "wins" not in unsolved
    assert "im-sum" not in unsolved and "peripheries" not in unsolved
    assert unsolved.count("->") == whole.count("->") > 0


def test_names_stay_under_a_picture_without_values() -> None:
    assert {"name"} == roles(svg_of(BOARD, 0, values=False)) & {"name", "winner", "nim-sum"}
    assert "first" in svg_of(HEAPS, 0, values=False)
    assert "Query 2" in svg_of(HEAPS, None, values=False)


NOTHING = {
    "graph": GraphRecord(0, queries=(QueryRecord(()),)),
    "board": BoardRecord(20, ()),
    "heaps": HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord(()),)),
}


@pytest.mark.parametrize("query", [0, None])
@pytest.mark.parametrize("game", NOTHING)
def test_nobody_wins_where_there_is_nothing(game: str, query: int | None) -> None:
    assert not roles(svg_of(NOTHING[game], query)) & {"winner", "nim-sum"}
    assert "wins" not in svg_of(NOTHING[game], query)
    assert "wins" not in dot_of(NOTHING[game], query)


def test_without_stones_there_is_still_a_loser() -> None:
    assert "The second player wins" in svg_of(GraphRecord(1, queries=(QueryRecord(()),)), 0)
    assert "The second player wins" in dot_of(GraphRecord(1, queries=(QueryRecord(()),)), 0)


def has_tikz() -> bool:
    if shutil.which("pdflatex") is None or shutil.which("kpsewhich") is None:
        return False
    return subprocess.run(["kpsewhich", "tikz.sty"], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize("game", RECORDS)
def test_a_fragment_says_what_it_needs_and_holds_no_document(game: str) -> None:
    first, rest = tikz_of(RECORDS[game], 0, standalone=False).split("\n", 1)
    assert first.startswith("% ") and r"\usepackage{tikz}" in first and "backgrounds" in first
    assert not re.search(r"documentclass|usepackage|\{document\}|shipout|usetikzlibrary", rest)
    assert set(re.findall(r"\bc[0-9a-f]{6}\b", rest)) == set(re.findall(r"definecolor{(c[0-9a-f]{6})}", rest))


@pytest.mark.skipif(not has_tikz(), reason="pdflatex with TikZ is not installed")
def test_fragments_take_just_their_room_and_leave_no_colour_behind(tmp_path: Path) -> None:
    lines = [r"\documentclass{article}", r"\usepackage{tikz}", r"\usetikzlibrary{backgrounds}", r"\begin{document}"]
    for game, record in RECORDS.items():
        (tmp_path / f"{game}.tex").write_text(tikz_of(record, 0, "light", standalone=False))
        whole = tikz_of(record, 0, "light")
        picture = whole[whole.index(r"\begin{tikzpicture}") : whole.index(r"\end{tikzpicture}")]
        colours = "".join(re.findall(r"\\definecolor.*", whole))
        (tmp_path / f"{game}-whole.tex").write_text(rf"{colours}\sffamily{{}}{picture}\end{{tikzpicture}}%")
        for name in (game, f"{game}-whole"):
            lines += [rf"\setbox0=\hbox{{\input{{{name}}}\unskip}}"]
            lines += [rf"\typeout{{SIZE {name} \the\wd0 \space\the\ht0 \space\the\dp0}}"]
        lines += [rf"Before \input{{{game}}} after."]
    colour = re.findall("definecolor{(c[0-9a-f]{6})}", tikz_of(GRAPH, 0, "light"))[0]
    lines += [rf"\typeout{{COLOUR \ifcsname\string\color@{colour}\endcsname left\else gone\fi}}", r"\end{document}"]
    (tmp_path / "mine.tex").write_text("\n".join(lines))
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "mine.tex"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout[-2000:]
    assert "COLOUR gone" in done.stdout
    sizes = dict(re.findall(r"SIZE (\S+) ([0-9.]+pt [0-9.]+pt [0-9.]+pt)", done.stdout))
    assert sizes.keys() == {*RECORDS, *(f"{game}-whole" for game in RECORDS)}
    assert all(sizes[game] == sizes[f"{game}-whole"] for game in RECORDS)
