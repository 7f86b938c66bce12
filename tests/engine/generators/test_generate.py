"""Settings, seeds, progress, and answers as they are asked for; and that nothing changes unnoticed."""

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest
from graph_truth import fingerprint, sums_of
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import nim_sums
from engine.formats.registry import format_named
from engine.generators.boards import SHAPES as BOARDS
from engine.generators.catalogue import SHAPES, shape_named, shapes_of
from engine.generators.chance import Chance
from engine.generators.common import parameters_of
from engine.generators.generate import STEERS, generate, read_settings
from engine.generators.graphs import SHAPES as GRAPHS
from engine.generators.heaps import SHAPES as HEAPS
from engine.generators.shape import Parameter, ShapeError
from engine.generators.steering import steered

ROOT = Path(__file__).resolve().parents[3]
GOLDEN = {
    "random-graph": "d1cf8b94a7db263f",
    "by-rank": "5b373e2e8841ad29",
    "in-order": "f65a14be3088deff",
    "against-order": "21e9ab1a7d851464",
    "layered": "7a42cb2b5552aec2",
    "bipartite": "2b061315c1e973f2",
    "many-terminals": "c726658eb46f8f73",
    "isolated": "852d09e7e017a9b9",
    "repeated-moves": "93a00d121a82b37d",
    "shrinking": "1c715b7c8da7c415",
    "path": "074e518027be3852",
    "deep-chain": "2e79dc91f00279f4",
    "complete": "e2de7035c5394907",
    "tree": "b0cbaa9da10e53a3",
    "grid": "84ccdd5aa6f824f0",
    "star": "f32dbed8672fd4b3",
    "ladder": "b1b65af87bb8a7e0",
    "nim-heaps": "79a761e175840c7a",
    "smallest-with-value": "fd3975d9b2231d80",
    "same-pattern": "517861fabe654616",
    "one-move-apart": "1d9cc08666153de4",
    "unreachable": "cb4d0295b1388476",
}
"""The fingerprint of each shape of graph at its defaults, two cases, seed "golden". A new one is a new promise."""
LARGE = "70362c51aea95789"
"""That of the complete graph on 300 positions with 40 stones in a nim-sum of 5."""


def golden(shape):
    return fingerprint(generate(shape, {"cases": 2}, "golden"))


def golden_large():
    values = {"n": 300, "stones": "random", "count": 40, "nim-sum": 5}
    return fingerprint(generate(shape_named("complete"), values, "golden"))


def test_every_shape_has_its_golden_cases():
    assert {shape.name: golden(shape) for shape in GRAPHS} == GOLDEN
    assert golden_large() == LARGE


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_makes_the_same(hash_seed):
    script = (
        "import sys; sys.path[:0] = sys.argv[1:]; import test_generate as t;"
        "assert {s.name: t.golden(s) for s in t.GRAPHS} == t.GOLDEN; assert t.golden_large() == t.LARGE; print('same')"
    )
    command = [sys.executable, "-c", script, str(ROOT), str(Path(__file__).parent)]
    done = subprocess.run(
        command, env={"PYTHONHASHSEED": hash_seed}, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.stdout == "same\n", done.stderr


@pytest.mark.parametrize("shape", GRAPHS, ids=lambda shape: shape.name)
def test_seeds_and_cases_differ(shape):
    stones = {"stones": "random"} if shape.name not in {"same-pattern", "one-move-apart", "unreachable"} else {}
    one, other = generate(shape, stones, 1), generate(shape, stones, 2)
    assert one == generate(shape, stones, "1")
    assert one != other
    first, second = generate(shape, {**stones, "cases": 2}, 1)
    assert first != second


@pytest.mark.parametrize("shape", [s for s in GRAPHS if s.name != "shrinking"], ids=lambda shape: shape.name)
def test_a_case_does_not_depend_on_how_many_there_are(shape):
    assert generate(shape, {"cases": 5}, 3)[:2] == generate(shape, {"cases": 2}, 3)


@pytest.mark.parametrize("shape", GRAPHS, ids=lambda shape: shape.name)
@pytest.mark.parametrize("form", ["hdu1524", "uva11927"])
def test_the_judges_take_default_cases_without_a_warning(shape, form):
    form = format_named(form)
    for seed in range(5):
        adapted, warnings = form.adapt(generate(shape, {}, seed))
        assert (warnings, form.check(adapted)) == ((), ())
        reading = form.read(form.render(adapted))
        assert reading.diagnostics == ()
        assert len(reading.records) == len(adapted)
        assert list(map(nim_sums, reading.records)) == list(map(nim_sums, adapted))


# Settings


def test_settings_are_read_and_filled_in():
    values = read_settings(shape_named("by-rank"), {"n": " 30 ", "stones": "balanced", "wins": "40"})
    assert values == {
        "n": 30,
        "moves": 20,
        "ranks": 5,
        "numbering": "shuffled",
        "queries": 1,
        "stones": "balanced",
        "count": 10,
        "cases": 1,
        "wins": 40,
        "nim-sum": -1,
    }


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("n", "0", r"n must be a whole number from 1 to 1000, not '0'"),
        ("n", "1001", "from 1 to 1000"),
        ("n", "many", "a whole number"),
        ("n", "2.5", "a whole number"),
        ("n", "", "a whole number"),
        ("stones", "everywhere", "stones must be one of none, one, even, random"),
        ("stones", "", "one of"),
        ("stone", "one", "no parameter 'stone'; did you mean 'stones'"),
        ("quries", "1", "did you mean 'queries'"),
        ("x", "1", r"no parameter 'x' \(it has n, moves, ranks, numbering"),
        ("wins", "-2", "from -1 to 100"),
    ],
)
def test_bad_settings_say_what_is_allowed(name, text, message):
    with pytest.raises(ShapeError, match=message):
        read_settings(shape_named("by-rank"), {name: text})


@pytest.mark.parametrize("values", [{"n": 0}, {"n": 2.5}, {"n": "7"}, {"stones": 3}, {"stones": "all"}, {"size": 3}])
def test_bad_values_are_refused(values):
    with pytest.raises(ShapeError, match=r"must be|no parameter"):
        generate(shape_named("by-rank"), values, 1)


def test_a_shape_hides_common_parameters_by_its_own():
    (cases,) = [parameter for parameter in parameters_of(shape_named("shrinking")) if parameter.name == "cases"]
    assert cases.default == 4
    assert len(generate(shape_named("shrinking"), {}, 1)) == 4


def test_what_a_parameter_allows():
    share = Parameter("share", "a share", 0.5, 0, 1)
    assert [share.allows(value) for value in (0, 0.25, 1, 1.5, "0.5", float("nan"), None)] == [True] * 3 + [False] * 4
    assert share.read("1e-1") == 0.1
    with pytest.raises(ShapeError, match="a number from 0 to 1"):
        share.read("nan")
    large = Parameter("large", "a large number", 1, 0, 10**15)
    assert large.range_text() == "a whole number from 0 to 1000000000000000"


# Answers


def all_sums(records):
    return [total for record in records for total in sums_of(record)]


graph_names = [shape.name for shape in GRAPHS]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from(graph_names), st.integers(0, 100), st.integers(1, 5), st.integers(0, 4), st.integers(0, 10**6))
def test_the_share_of_wins_is_exact(name, wins, cases, queries, seed):
    values = {"cases": cases, "queries": queries}
    expected = (cases * queries * wins + 50) // 100
    possible = sum(queries for record in generate(shape_named(name), values, seed) if len(record.sources))
    if expected > possible:
        with pytest.raises(ShapeError, match=f"{expected - possible} more queries are to be won"):
            generate(shape_named(name), {**values, "wins": wins}, seed)
        return
    sums = all_sums(generate(shape_named(name), {**values, "wins": wins}, seed))
    assert len(sums) == cases * queries
    assert sum(map(bool, sums)) == expected


@pytest.mark.parametrize(("wins", "expected"), [(0, 0), (24, 0), (25, 1), (74, 1), (75, 2), (100, 2)])
def test_halves_of_a_query_are_won(wins, expected):
    assert sum(map(bool, all_sums(generate(shape_named("complete"), {"cases": 2, "wins": wins}, 1)))) == expected


def test_wins_come_in_no_order():
    sums = all_sums(generate(shape_named("random-graph"), {"cases": 40, "wins": 50}, 1))
    wins = [bool(total) for total in sums]
    assert sum(wins) == 20
    changes = sum(one != other for one, other in pairwise(wins))
    assert 8 <= changes <= 32


@pytest.mark.parametrize("target", [0, 1, 5, 7])
def test_a_nim_sum_for_each_query(target):
    records = generate(shape_named("complete"), {"cases": 6, "queries": 3, "nim-sum": target}, 2)
    assert all_sums(records) == [target] * 18


def test_a_nim_sum_for_each_won_query():
    sums = all_sums(generate(shape_named("complete"), {"cases": 10, "queries": 2, "nim-sum": 3, "wins": 35}, 2))
    assert sorted(sums) == [0] * 13 + [3] * 7


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"nim-sum": 0, "wins": 50}, "nim-sum 0 means"),
        ({"nim-sum": 4, "wins": 0}, "a nim-sum above 0 means"),
        ({"nim-sum": 8, "cases": 3}, r"query 1 of case \d: no stones on this graph have the nim-sum 8: .* value is 6"),
        (
            {"n": 1, "wins": 100},
            "1 more queries are to be won than can be: query 1 of case 1: .* no position has a move",
        ),
    ],
)
def test_answers_that_cannot_be_had(values, message):
    with pytest.raises(ShapeError, match=message):
        generate(shape_named("complete"), values, 1)


def test_nim_sum_zero_and_no_wins_agree():
    assert all_sums(generate(shape_named("complete"), {"nim-sum": 0, "wins": 0, "cases": 4}, 1)) == [0] * 4


def test_wins_are_had_where_they_can_be():
    (without,) = generate(shape_named("complete"), {"n": 1}, 1)
    (with_moves,) = generate(shape_named("complete"), {"n": 5}, 1)
    for seed in range(10):
        records = steered([without, with_moves, without], STEERS["graph"], 33, -1, Chance(seed))
        assert [bool(total) for total in all_sums(records)] == [False, True, False]


@pytest.mark.parametrize("shape", [*BOARDS, *HEAPS], ids=lambda shape: shape.name)
@pytest.mark.parametrize("wins", [0, 100])
def test_boards_and_heaps_are_steered_too(shape, wins):
    try:
        records = generate(shape, {"wins": wins}, 1)
    except ShapeError as error:
        assert wins, error
        return
    sums = [total for record in records for total in nim_sums(record)]
    assert [bool(total) for total in sums] == [wins == 100] * len(sums)


# Progress


@pytest.mark.parametrize("name", ["complete", "random-graph", "nim-heaps"])
def test_progress_rises_to_one(name):
    told = []
    generate(shape_named(name), {"cases": 5}, 1, told.append)
    assert told == sorted(told)
    assert told[-1] == 1
    assert len(told) >= 5
    assert 0 <= told[0] < 1


class StoppedError(Exception):
    """What a progress raises to end the work."""


def test_progress_ends_the_work():
    told = []

    def stop(share):
        told.append(share)
        if share > 0.3:
            raise StoppedError

    with pytest.raises(StoppedError):
        generate(shape_named("random-graph"), {"n": 1000}, 1, stop)
    assert max(told) < 0.5


# The catalogue


def test_the_catalogue():
    assert [shape for game in ("graph", "board", "heaps") for shape in shapes_of(game)] == list(SHAPES)
    assert len({shape.name for shape in SHAPES}) == len(SHAPES)
    assert set(GRAPHS) <= set(SHAPES)
    with pytest.raises(ShapeError, match="did you mean 'same-pattern'"):
        shape_named("samepattern")
