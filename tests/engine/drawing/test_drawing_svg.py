"""Pictures as SVG: all values, names, stones and moves are there, whole, and safe whatever they are called."""

import random
import subprocess
import sys
import xml.etree.ElementTree as ET
from functools import cache
from math import hypot
from pathlib import Path

import numpy as np
import pytest
from drawing_boxes import elements, outside, texts, view_box, ways
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.drawing import DrawingError, svg_of, too_large
from engine.drawing.limits import MOST
from engine.games.board_record import BoardRecord
from engine.games.graph_record import GraphRecord, QueryRecord
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import GrundysGame, Octal, rule_of
from engine.sg import mex, nim_sum

THEMES = ("print", "light", "dark")
RADIUS = 22.0


def random_graph(seed: int, n: int = 12, share: float = 0.25) -> GraphRecord:
    chance = random.Random(seed)
    numbers = list(range(n))
    chance.shuffle(numbers)
    moves = [(numbers[a], numbers[b]) for a in range(n) for b in range(a + 1, n) if chance.random() < share]
    moves += chance.choices(moves, k=min(4, len(moves))) if moves else []
    stones = [chance.choices(numbers, k=chance.randint(0, 8)) for _ in range(2)]
    return GraphRecord.from_moves(n, moves, stones, names={0: "start", 3: "some name that is long enough to be broken"})


def true_values(record: GraphRecord) -> list[int]:
    followers: dict[int, list[int]] = {i: [] for i in range(record.n)}
    for source, target in zip(record.sources.tolist(), record.targets.tolist(), strict=True):
        followers[source].append(target)

    @cache
    def value(position: int) -> int:
        return mex(value(follower) for follower in followers[position])

    return [value(i) for i in range(record.n)]


def big_discs(svg: str):
    return [e for e in elements(svg) if e.tag == "circle" and e.role in ("p", "n") and float(e.attributes["r"]) == 21]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_graph_shows_the_right_values_in_the_right_kinds_of_discs(seed: int, theme: str) -> None:
    record = random_graph(seed)
    svg = svg_of(record, 0, theme)
    values = true_values(record)
    assert texts(svg, "value") == list(map(str, values))
    assert [e.role for e in big_discs(svg)] == ["p" if value == 0 else "n" for value in values]
    # A P-position has a second rim, which tells it without colour.
    inner = [e for e in elements(svg) if e.tag == "circle" and e.attributes["r"] == "17"]
    assert len(inner) == values.count(0)


@pytest.mark.parametrize("seed", range(4))
def test_each_value_stands_in_its_disc_and_each_arrow_ends_at_a_rim(seed: int) -> None:
    record = random_graph(seed)
    svg = svg_of(record, 0)
    discs = [(float(e.attributes["cx"]), float(e.attributes["cy"])) for e in big_discs(svg)]
    values = [e for e in elements(svg) if e.role == "value"]
    for (x, y), text in zip(discs, values, strict=True):
        assert hypot(float(text.attributes["x"]) - x, (text.box[1] + text.box[3]) / 2 - y) < 4
    heads = [e for e in elements(svg) if e.role == "head"]
    lines = [e for e in elements(svg) if e.role == "move"]
    assert len(heads) == len(lines) == len(record.sources)
    moves = zip(record.sources.tolist(), record.targets.tolist(), heads, lines, strict=True)
    for source, target, head, line in moves:
        tip = tuple(map(float, head.attributes["points"].split()[0].split(",")))
        assert hypot(tip[0] - discs[target][0], tip[1] - discs[target][1]) == pytest.approx(RADIUS + 1.5, abs=0.05)
        (way,) = ways(line.attributes["d"])
        assert hypot(way[0][0] - discs[source][0], way[0][1] - discs[source][1]) == pytest.approx(RADIUS, abs=0.05)


def test_a_move_goes_around_the_discs_in_its_way() -> None:
    places = np.array([[0.0, 0.0], [100.0, 0.0], [200.0, 0.0]])
    record = GraphRecord.from_moves(3, [(0, 2), (0, 1)], places=places)
    bent, straight = (e for e in elements(svg_of(record)) if e.role == "move")
    (way,) = ways(bent.attributes["d"])
    assert min(hypot(x - 100.0, y) for x, y in way) > RADIUS
    assert "Q" in bent.attributes["d"] and "Q" not in straight.attributes["d"]


def test_stones_are_pips_up_to_five_and_a_number_above() -> None:
    record = GraphRecord(7, queries=(QueryRecord(((1, 1), (2, 5), (3, 6), (4, 100), (1, 2), (6, 1000))),))
    svg = svg_of(record)
    assert sum(e.role == "pip" for e in elements(svg)) == 3 + 5
    assert sorted(texts(svg, "stones")) == ["×100", "×1000", "×6"]
    assert sum(e.role == "stone" for e in elements(svg)) == 5
    none = svg_of(record, None)
    assert not texts(none, "stones") and not any(e.role in ("pip", "stone") for e in elements(none))


def test_repeated_moves_are_marked() -> None:
    record = GraphRecord.from_moves(3, [(0, 1), (0, 1), (0, 1), (1, 2), (0, 2), (0, 2)])
    assert sorted(texts(svg_of(record), "count")) == ["×2", "×3"]


@pytest.mark.parametrize("seed", range(6))
def test_the_caption_says_who_wins_each_query(seed: int) -> None:
    record = random_graph(seed)
    values = true_values(record)
    for index, query in enumerate(record.queries):
        total = nim_sum(values[position] for position, count in query.stones for _ in range(count))
        svg = svg_of(record, index)
        assert texts(svg, "winner") == ["The first player wins" if total else "The second player wins"]
        assert " ".join(texts(svg, "nim-sum")).endswith(str(total))
        bare = svg_of(record, index, caption=False)
        assert not texts(bare, "winner") and not texts(bare, "nim-sum")
        assert view_box(bare)[3] < view_box(svg)[3]


def test_the_names_of_the_case_and_of_the_query_stand_below() -> None:
    record = GraphRecord(1, queries=(QueryRecord((), "first"), QueryRecord((), "second")), name="Case")
    assert texts(svg_of(record, 1), "name") == ["Case · second"]
    assert texts(svg_of(record, None), "name") == ["Case"]


def pictures():
    chance = random.Random(1)
    rows = tuple(tuple(sorted(chance.sample(range(1, 21), chance.randint(0, 20)))) for _ in range(8))
    many = tuple(chance.randint(0, 10_000) for _ in range(40))
    wide = {0: "W" * 60, 1: "m" * 29, 2: "中文" * 20, 3: "i" * 100}
    return {
        "graphs": random_graph(3, 25, 0.15),
        "wide names": GraphRecord.from_moves(5, [(0, 1), (1, 2), (2, 3)], [[0] * 100000 + [4] * 7], names=wide),
        "line": GraphRecord.from_moves(3, [(0, 2)], places=np.array([[0.0, 0], [1e5, 0], [2e5, 0]])),
        "one place": GraphRecord.from_moves(2, [(0, 1)], places=np.zeros((2, 2))),
        "empty": GraphRecord(0),
        "board": BoardRecord(20, rows),
        "wide board": BoardRecord(1000, ((1, 5, 1000), (), (999,))),
        "no rows": BoardRecord(),
        "heaps": HeapsRecord(rule_of((2, 5, 31)), (HeapsQueryRecord(many), HeapsQueryRecord((0,)), HeapsQueryRecord())),
        "huge heaps": HeapsRecord(rule_of((1, 2)), (HeapsQueryRecord((10**17, 3)),)),
        "kayles": HeapsRecord(Octal((0, 7, 7)), (HeapsQueryRecord((12, 15)),)),
        "no queries": HeapsRecord(GrundysGame()),
    }


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", pictures())
def test_nothing_is_clipped_and_the_bounds_are_tight(name: str, theme: str) -> None:
    record = pictures()[name]
    for query in [None, *range(len(record.queries))]:
        svg = svg_of(record, query, theme, staircase=True)
        assert outside(svg) == []
        left, top, right, bottom = view_box(svg)
        found = elements(svg)
        # Fonts differ, so text may keep more room; shapes and margins do not.
        assert min(e.box[1] for e in found) - top < 16 and bottom - max(e.box[3] for e in found) < 16
        widest = max(e.box[2] - e.box[0] for e in found if e.tag == "text")
        assert min(e.box[0] for e in found) - left < 16 + widest / 2
        assert right - max(e.box[2] for e in found) < 16 + widest / 2


def test_signs_hide_no_disc_where_there_is_room() -> None:
    row = np.array([[i * 72.0, 0.0] for i in range(8)])
    record = GraphRecord(8, queries=(QueryRecord(tuple((i, 100) for i in range(8))),), places=row)
    svg = svg_of(record)
    badges = [e.box for e in elements(svg) if e.role == "stone"]
    discs = [(float(e.attributes["cx"]), float(e.attributes["cy"])) for e in big_discs(svg)]
    for index, (left, top, right, bottom) in enumerate(badges):
        for other, (x, y) in enumerate(discs):
            if other != index:
                apart = hypot(x - min(max(x, left), right), y - min(max(y, top), bottom))
                assert apart >= RADIUS


NAMES = st.text(st.characters(codec=None), max_size=60) | st.sampled_from(
    [
        "<script>alert(1)</script>",
        "&amp;",
        "]]>",
        '"quoted"',
        "\x00\x01\x1f",
        "\ud800",
        "\ufffe\uffff",
        "a\nb\tc",
        "--",
        " ",
    ]
)


@settings(max_examples=150, deadline=None)
@given(NAMES, NAMES, NAMES)
def test_any_name_is_safe(position: str, case: str, query: str) -> None:
    queries = (QueryRecord(((0, 1),), query),)
    svg = svg_of(GraphRecord.from_moves(2, [(0, 1)], queries=(), names={0: position}, name=case))
    svg += svg_of(GraphRecord(1, queries=queries, names={0: position}, name=case))
    for document in svg.split("<?xml")[1:]:
        document = f"<?xml{document}"
        document.encode()
        root = ET.fromstring(document.encode())
        assert {node.tag.rpartition("}")[2] for node in root.iter()} <= {
            "svg", "title", "rect", "g", "path", "polygon", "circle", "text",
        }  # fmt: skip
        assert outside(document) == []


def test_a_name_is_shown_as_it_is() -> None:
    record = GraphRecord(1, names={0: '<b> & "x"'})
    assert texts(svg_of(record), "title") == ['0 <b> & "x"']
    long = GraphRecord(1, names={0: "every word of this name is shown"})
    assert " ".join(texts(svg_of(long), "title")) == "0 every word of this name is shown"


# Boards and heaps


@pytest.mark.parametrize("staircase", [False, True])
def test_a_board_shows_chesses_values_and_columns(staircase: bool) -> None:
    # The closed form is tested elsewhere; these few rows are worked out by hand.
    record = BoardRecord(5, ((4,), (5,), (1, 2, 4), ()))
    svg = svg_of(record, staircase=staircase)
    assert texts(svg, "value") == ["1", "0", "1", "0"]
    assert texts(svg, "column") == ["1", "2", "3", "4", "5"]
    assert texts(svg, "row") == ["1", "2", "3", "4"]
    chesses = [e for e in elements(svg) if e.role == "chess"]
    assert len(chesses) == 5
    assert [e.attributes["fill"] for e in chesses].count("#ffffff") == 1, "the one that can never move is hollow"
    assert texts(svg, "winner") == ["The second player wins"]
    assert bool(texts(svg, "length")) is staircase and bool(texts(svg, "note")) is staircase


def test_heaps_show_sizes_values_and_the_first_values() -> None:
    record = HeapsRecord(rule_of((2, 5)), (HeapsQueryRecord((5, 12, 0)), HeapsQueryRecord((2, 4, 7))))
    values = [0] * 13
    for size in range(13):
        values[size] = mex(values[size - take] for take in (2, 5) if take <= size)
    svg = svg_of(record, 0)
    assert texts(svg, "size") == ["5", "12", "0"]
    assert texts(svg, "value") == [str(values[size]) for size in (5, 12, 0)]
    assert texts(svg, "table-value")[:13] == list(map(str, values))
    assert sum(e.role == "token" for e in elements(svg)) == 17
    assert texts(svg, "rule") == ["Take 2 or 5"]
    every = svg_of(record, None)
    assert texts(every, "size") == ["5", "12", "0", "2", "4", "7"]
    assert len(texts(every, "query")) == 2 and not texts(every, "winner")


def test_large_heaps_are_bars_in_proportion() -> None:
    record = HeapsRecord(rule_of((1, 2)), (HeapsQueryRecord((10_000, 5_000, 0)),))
    bars = [float(e.attributes["height"]) for e in elements(svg_of(record)) if e.role == "heap"]
    assert bars == [150.0, 75.0]


# What cannot be drawn


def test_what_cannot_be_drawn_says_why() -> None:
    with pytest.raises(DrawingError, match="no query 3: the case has 2"):
        svg_of(GraphRecord(1, queries=(QueryRecord(), QueryRecord())), 2)
    with pytest.raises(DrawingError, match="theme"):
        svg_of(GraphRecord(1), 0, "pink")
    with pytest.raises(DrawingError, match="cycle"):
        svg_of(GraphRecord(2, [0, 1], [1, 0]))
    with pytest.raises(DrawingError, match="beyond the table"):
        svg_of(HeapsRecord(GrundysGame(), (HeapsQueryRecord((10**9,)),)))


def test_sizes_are_watched() -> None:
    assert too_large(GraphRecord(100)) == ""
    assert "hardly" in too_large(GraphRecord(5_000))
    assert f"{MOST:,}" in too_large(GraphRecord(MOST + 1))
    with pytest.raises(DrawingError, match="more than a picture can hold"):
        svg_of(GraphRecord(MOST + 1))


def test_a_graph_without_places_is_laid_out_and_the_same_case_gives_the_same_bytes() -> None:
    record = random_graph(5)
    assert record.places is None
    assert svg_of(record) == svg_of(random_graph(5))
    centres = {(e.attributes["cx"], e.attributes["cy"]) for e in big_discs(svg_of(record))}
    assert len(centres) == record.n


def test_drawing_loads_no_qt() -> None:
    code = (
        "import sys; from engine.drawing import *; from engine.games.graph_record import GraphRecord as G;"
        "r = G.from_moves(2, [(0, 1)], [[0]]); svg_of(r); tikz_of(r); dot_of(r);"
        "sys.exit(bool({m.split('.')[0] for m in sys.modules} & {'PySide6', 'shiboken6', 'gui'}))"
    )
    root = Path(__file__).resolve().parents[3]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, check=False).returncode == 0
