"""Shapes of boards: what each promises, held against the rules of the game; steering; the same rows everywhere."""

import hashlib
from functools import cache
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import outcomes
from engine.games.board_record import BoardRecord
from engine.generators.boards import SHAPES
from engine.generators.boards_steer import row_of_value, steer
from engine.generators.chance import Chance
from engine.generators.shape import Shape, ShapeError, no_progress
from engine.mistakes.catalogue import MISTAKES
from engine.sg import mex, nim_sum
from engine.solve.staircase import columns_of

pytestmark = pytest.mark.slow

NAMED = {shape.name: shape for shape in SHAPES}
GOLDEN = {
    "empty-rows": "17697e975f9a68f8",
    "full-rows": "72ef799ff146bdc0",
    "one-gap": "c9cdc9f7dd521e60",
    "one-chess": "dcff2024c54556c3",
    "right-end": "bb5e1b6f2b69cab7",
    "left-end": "fb555a57192b0242",
    "alternating": "cfc69476603e69da",
    "blocks-of-chesses": "a99b1f68a7f26f2b",
    "random-rows": "55a0197794f4c350",
    "last-columns": "52d038e734660ce4",
    "deep-rows": "02fd02ef0af0dc35",
    "balanced-rows": "fd0c1cc8f904b3be",
    "quiet-rows": "db1c6caeaef8946c",
    "twin-rows": "ebd965ec00f93ec9",
    "unlike-rows": "fa0859f10e60ce15",
    "large-values": "126ff0f90a0b0950",
    "same-count": "030b7188145cdf02",
    "one-sided": "2bae13570a67a269",
    "last-column": "2b2e51503886dee3",
    "unsorted-columns": "eef9d5f37e6a4c90",
    "sparse-board": "4258154ebd881dc2",
}


def make(name: str, seed: object = 1, **values: object) -> BoardRecord:
    shape = NAMED[name]
    given_values = {parameter.name: parameter.default for parameter in shape.parameters}
    assert values.keys() <= given_values.keys()
    return shape.make({**given_values, **values}, Chance(str(seed)), no_progress)


@cache
def by_rules(row: str) -> int:
    """The value of a row such as ``x.xx.``: a chess goes to the nearest empty block on its right."""
    followers = []
    for place, block in enumerate(row):
        target = row.find(".", place + 1)
        if block == "x" and target >= 0:
            followers.append(row[:place] + "." + row[place + 1 : target] + "x" + row[target + 1 :])
    return mex([by_rules(follower) for follower in followers])


def drawn(record: BoardRecord) -> list[str]:
    for columns in record.rows:
        assert len(set(columns)) == len(columns)
        assert all(1 <= column <= record.width for column in columns)
    return ["".join("x" if column in row else "." for column in range(1, record.width + 1)) for row in record.rows]


def values_of(record: BoardRecord) -> list[int]:
    return list(map(by_rules, drawn(record)))


def can_move(row: str) -> bool:
    return "." in row and "x" in row[: row.rindex(".")]


@st.composite
def settings_of(draw: st.DrawFn, shape: Shape) -> dict[str, object]:
    """Any values that the parameters allow, sizes mostly small."""
    values: dict[str, object] = {}
    for parameter in shape.parameters:
        if isinstance(parameter.default, str):
            values[parameter.name] = draw(st.sampled_from(parameter.choices))
        else:
            low, high = int(parameter.low), int(parameter.high)
            values[parameter.name] = draw(st.integers(low, min(high, low + 24)) | st.integers(low, min(high, 100)))
    return values


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_rows_are_as_the_settings_say_or_an_error_says_why_not(shape: Shape) -> None:
    made = 0

    @settings(max_examples=40, deadline=None, derandomize=True)
    @given(settings_of(shape), st.integers(0, 99))
    def check(values: dict[str, object], seed: int) -> None:
        nonlocal made
        try:
            record = shape.make(values, Chance(seed), no_progress)
        except ShapeError as error:
            assert str(error)
            return
        made += 1
        assert (record.n, record.width) == (values["rows"], values["width"])
        assert len(drawn(record)) == record.n
        assert shape.make(values, Chance(seed), no_progress) == record

    check()
    assert made >= 5


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_largest_board_of_the_judge(shape: Shape) -> None:
    told: list[float] = []
    values = {parameter.name: parameter.default for parameter in shape.parameters}
    record = shape.make({**values, "rows": 1000}, Chance(2), told.append)
    assert (record.n, record.width) == (1000, 20)
    assert told == sorted(told) and told[0] > 0 and told[-1] == 1


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_other_seeds_give_other_rows_where_there_is_a_choice(shape: Shape) -> None:
    seeds = {repr(make(shape.name, seed, rows=6)) for seed in range(8)}
    assert len(seeds) == {"empty-rows": 1, "full-rows": 1, "alternating": 2}.get(shape.name, 8)


@pytest.mark.parametrize("name", ["empty-rows", "full-rows", "right-end"])
@pytest.mark.parametrize("width", [1, 2, 7])
def test_rows_in_which_nobody_can_move(name: str, width: int) -> None:
    rows = drawn(make(name, width=width, rows=9))
    assert not any(map(can_move, rows))
    expected = {"empty-rows": {0}, "full-rows": {width}}.get(name, set(range(1, width + 1)))
    assert {row.count("x") for row in rows} <= expected


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("width", [6, 9, 11])
def test_what_the_values_are_said_to_be(seed: int, width: int) -> None:
    for rows in (2, 3, 6, 7):
        balanced = values_of(make("balanced-rows", seed, width=width, rows=rows))
        assert nim_sum(balanced) == 0 and all(balanced)
        unlike = values_of(make("unlike-rows", seed, width=width, rows=rows))
        assert nim_sum(unlike) != 0 and sum(map(bool, unlike)) == rows - rows % 2
        twins = drawn(make("twin-rows", seed, width=width, rows=rows))
        assert nim_sum(map(by_rules, twins)) == 0
        assert all(twins.count(row) % 2 == 0 for row in twins if "x" in row)
    quiet = make("quiet-rows", seed, width=width)
    assert set(values_of(quiet)) == {0} and all(map(can_move, drawn(quiet)))
    large = values_of(make("large-values", seed, width=width, value=width - 3, rows=20))
    assert set(large) == {width - 3, width - 2, width - 1}
    assert {bool(by_rules(row)) ^ bool(by_rules(row[::-1])) for row in drawn(make("one-sided", seed, width=width))} == {
        True
    }


def test_one_balanced_row_rests_but_can_move() -> None:
    record = make("balanced-rows", rows=1, width=8)
    assert values_of(record) == [0] and can_move(drawn(record)[0])


def test_rows_by_what_stands_in_them() -> None:
    assert drawn(make("one-gap", gap=4, width=6, rows=2)) == ["xxx.xx"] * 2
    assert all(row.count(".") == 1 for row in drawn(make("one-gap", rows=50)))
    assert {row.index(".") for row in drawn(make("one-gap", rows=200))} == set(range(20))
    assert drawn(make("one-chess", column=2, width=3, rows=1)) == [".x."]
    assert all(row.count("x") == 1 for row in drawn(make("one-chess", rows=50)))
    assert drawn(make("left-end", chesses=2, width=4, rows=1)) == ["xx.."]
    assert drawn(make("right-end", chesses=3, width=4, rows=1)) == [".xxx"]
    assert sorted(drawn(make("alternating", every=3, width=7, rows=3))) == ["..x..x.", ".x..x..", "x..x..x"]
    assert {row.count("x") for row in drawn(make("same-count", chesses=7, rows=50))} == {7}
    assert {row.count("x") for row in drawn(make("deep-rows", rows=50))} == {10}
    assert all(row[:10].count("x") >= 8 for row in drawn(make("deep-rows", rows=50)))
    assert all("x" not in row[:-3] for row in drawn(make("last-columns", columns=3, rows=50)))
    assert {row[-3:] for row in drawn(make("last-columns", columns=3, rows=99))} == {
        a + b + c for a in ".x" for b in ".x" for c in ".x"
    }
    assert drawn(make("random-rows", density=0, rows=3)) == ["." * 20] * 3
    assert drawn(make("random-rows", density=100, rows=3)) == ["x" * 20] * 3
    assert drawn(make("sparse-board", empty=75, rows=8)).count("." * 20) == 6


def test_runs_and_gaps_have_the_lengths_asked_for() -> None:
    for row in drawn(make("blocks-of-chesses", shortest=2, longest=4, gaps=3, width=60, rows=40)):
        runs = [run for run in row.split(".") if run]
        assert all(2 <= len(run) <= 4 for run in runs[:-1]) and len(runs[-1]) <= 4
        assert all(len(gap) <= 3 for gap in row.split("x"))


def test_pairs_that_differ_in_the_last_column_only() -> None:
    rows = drawn(make("last-column", rows=40, width=12))
    for one, other in list(pairwise(rows))[::2]:
        assert one[:-1] == other[:-1] and {one[-1], other[-1]} == {"x", "."}
    assert any(by_rules(one) != by_rules(other) for one, other in list(pairwise(rows))[::2])


def test_columns_in_no_order() -> None:
    for order in ("random", "falling", "outside-in"):
        rows = make("unsorted-columns", order=order, rows=30).rows
        assert sum(list(row) != sorted(row) for row in rows) >= 28
    falling = make("unsorted-columns", order="falling", rows=30).rows
    assert all(list(row) == sorted(row, reverse=True) for row in falling)
    inward = make("unsorted-columns", order="outside-in", width=5, density=100, rows=1).rows
    assert inward == ((1, 5, 2, 4, 3),)


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("one-gap", {"gap": 21}),
        ("one-chess", {"column": 9, "width": 8}),
        ("left-end", {"chesses": 21}),
        ("blocks-of-chesses", {"shortest": 5, "longest": 4}),
        ("same-count", {"chesses": 20}),
        ("large-values", {"value": 20}),
        ("quiet-rows", {"width": 1}),
        ("balanced-rows", {"width": 1}),
        ("unlike-rows", {"width": 1, "rows": 2}),
        ("one-sided", {"width": 1}),
    ],
)
def test_settings_that_do_not_go_together(name: str, values: dict[str, int]) -> None:
    with pytest.raises(ShapeError, match=r"\w"):
        make(name, **values)


@pytest.mark.parametrize("width", range(1, 9))
def test_a_row_of_each_value(width: int) -> None:
    for value in range(width):
        for seed in range(10):
            row = row_of_value(value, width, Chance(seed))
            assert row < 1 << width
            assert values_of(BoardRecord(width, (columns_of(row),))) == [value]


rows_of = st.integers(1, 8).flatmap(
    lambda width: st.builds(
        BoardRecord,
        st.just(width),
        st.lists(
            st.permutations(range(1, width + 1)).flatmap(lambda p: st.integers(0, width).map(lambda k: tuple(p[:k]))),
            max_size=5,
        ).map(tuple),
    )
)


@settings(max_examples=200, deadline=None, derandomize=True)
@given(rows_of, st.integers(-1, 16), st.integers(0, 5))
def test_steering(record: BoardRecord, target: int, seed: int) -> None:
    reach = 1 << (record.width - 1).bit_length()
    if (record.width == 1 and target != 0) or target >= reach:
        with pytest.raises(ShapeError):
            steer(record, 0, target, Chance(seed))
        return
    after = steer(record, 0, target, Chance(seed))
    total = nim_sum(values_of(after))
    assert total > 0 if target < 0 else total == target
    assert after == steer(record, 0, target, Chance(seed))
    assert after.width == record.width and after.n - record.n in ((0,) if record.n > 1 else (0, 1, 2))
    before = nim_sum(values_of(record))
    changed = sum(one != other for one, other in zip(record.rows, after.rows, strict=False))
    assert changed <= 2
    if before == target or (target < 0 and before):
        assert after == record


def test_steering_a_wider_board() -> None:
    for target in (*range(16), -1):
        for rows in (1, 2, 7):
            after = steer(make("random-rows", target, rows=rows, width=11), 0, target, Chance(target))
            total = nim_sum(values_of(after))
            assert total > 0 if target < 0 else total == target
            assert after.n == max(rows, 1 + (target > 10))


def test_steering_keeps_the_order_in_which_columns_are_written() -> None:
    falling = make("unsorted-columns", order="falling", rows=4, width=11)
    steered = steer(falling, 0, nim_sum(values_of(falling)) ^ 5, Chance(3))
    assert steered != falling
    assert all(list(row) == sorted(row, reverse=True) for row in steered.rows)
    with pytest.raises(IndexError):
        steer(falling, 1, 0, Chance(3))


@pytest.mark.parametrize("mistake", [m for m in MISTAKES if m.concerns("board", "hdu5724")], ids=lambda m: m.key)
def test_some_shape_finds_out_each_known_mistake(mistake) -> None:
    def is_found(shape: Shape) -> bool:
        records = [make(shape.name, seed, rows=2 + seed % 3) for seed in range(30)]
        records = [steer(record, 0, -(case % 2), Chance(case)) for case, record in enumerate(records)]
        printed = mistake.outcomes(records)
        return printed is None or printed != list(map(outcomes, records))

    assert any(map(is_found, SHAPES))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_rows_are_the_same_on_every_machine(shape: Shape) -> None:
    record = make(shape.name)
    text = f"{record.width} {record.rows}"
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == GOLDEN[shape.name]
