"""Shapes of heaps: what each promises, held against the definition; steering; the same cases everywhere."""

import hashlib
from functools import cache
from itertools import pairwise, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.answers import outcomes
from engine.games.heaps_record import HeapsQueryRecord, HeapsRecord
from engine.games.take_rule import FIBONACCI, Octal, rule_of
from engine.generators.chance import Chance
from engine.generators.heaps import SHAPES
from engine.generators.heaps_periods import LATE, LONG
from engine.generators.heaps_steer import steer
from engine.generators.shape import Shape, ShapeError, no_progress
from engine.mistakes.catalogue import MISTAKES
from engine.sg import mex, nim_sum
from engine.solve.period import prove_subtraction
from engine.solve.subtraction import subtraction_values

pytestmark = pytest.mark.slow

NAMED = {shape.name: shape for shape in SHAPES}
OF_SETS = [shape for shape in SHAPES if not shape.name.startswith("fibonacci")]
OF_FIBONACCI = [shape for shape in SHAPES if shape.name.startswith("fibonacci")]
GOLDEN = {
    "take-up-to": "a50cc427bc87a622",
    "one-number": "24152df6112a3d5e",
    "random-set": "d03c95e4c15e71ff",
    "without-one": "ffcd6ec9f2b8a025",
    "unsorted-numbers": "57c8b5588fa3d2c9",
    "repeated-numbers": "40822db76b257f17",
    "large-gaps": "bcb6ff5b164af22a",
    "unusable-numbers": "580fcb8157c34b82",
    "common-divisor": "9fad85d94fa504d6",
    "nearly-odd": "959480e4ff0be5e2",
    "varied-sets": "e9f313a2a0a293f4",
    "high-values": "c4a1e298bb4b3b86",
    "late-period": "bd7fdff86c0c4991",
    "empty-heaps": "4fe74e909aae4714",
    "heaps-at-the-bound": "414acf4ad998444e",
    "too-small-heaps": "3d13d4df0af9be81",
    "every-size": "0d95a652cd0f9d97",
    "varied-heaps": "f30d874c755b3be9",
    "exact-heaps": "08912de895604cce",
    "balanced-heaps": "875bf3ac745d4682",
    "equal-heaps": "62901121cf9aeedc",
    "unlike-heaps": "f2d82f0e8c1cb91a",
    "greedy-fails": "bfc1f4ca7b655b9f",
    "each-number-counts": "f4fb4c6950ccdd33",
    "fibonacci-random": "98d4739b88e48354",
    "fibonacci-balanced": "1bb0d1ce9628e9e7",
    "fibonacci-equal": "c0708b59598f0287",
    "fibonacci-numbers": "e2f8eea5de521b5c",
    "fibonacci-bound": "da1fca2d24f2e408",
    "fibonacci-small": "8f517ca4752def48",
    "fibonacci-start": "0c21649ab9396f87",
    "fibonacci-end": "1cdb4c6a40c0a2b5",
}


def make(name: str, seed: object = 1, **values: object) -> HeapsRecord:
    shape = NAMED[name]
    given_values = {parameter.name: parameter.default for parameter in shape.parameters}
    assert values.keys() - {"case"} <= given_values.keys()
    return shape.make({**given_values, **values}, Chance(str(seed)), no_progress)


@cache
def table(takes: frozenset[int], largest: int) -> list[int]:
    """The values of the sizes up to the largest, by the definition."""
    values: list[int] = []
    for size in range(largest + 1):
        values.append(mex([values[size - take] for take in takes if take <= size]))
    return values


def takes_of(record: HeapsRecord) -> list[int]:
    if record.rule == FIBONACCI:
        return [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377, 610, 987]
    return list(record.rule.parts)


def values_in(record: HeapsRecord, query: int, takes: list[int] | None = None) -> list[int]:
    numbers = frozenset(takes_of(record) if takes is None else takes)
    largest = max(max(each.heaps, default=0) for each in record.queries)
    return [table(numbers, largest)[size] for size in record.queries[query].heaps]


def sizes_in(record: HeapsRecord) -> list[int]:
    return [size for query in record.queries for size in query.heaps]


@st.composite
def settings_of(draw: st.DrawFn, shape: Shape) -> dict[str, object]:
    """Any values that the parameters allow, mostly small ones."""
    values: dict[str, object] = {}
    for parameter in shape.parameters:
        if isinstance(parameter.default, str):
            values[parameter.name] = draw(st.sampled_from(parameter.choices))
        else:
            low, high = int(parameter.low), int(parameter.high)
            values[parameter.name] = draw(st.integers(low, min(high, low + 9)) | st.integers(low, min(high, 120)))
    return values


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_case_is_as_the_settings_say_or_an_error_says_why_not(shape: Shape) -> None:
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
        assert len(record.queries) == values.get("queries", len(record.queries))
        heaps = 3 if shape in OF_FIBONACCI else values.get("heaps", 1)
        assert max(len(query.heaps) for query in record.queries) == heaps
        assert shape.name == "varied-heaps" or {len(query.heaps) for query in record.queries} == {heaps}
        assert min(sizes_in(record)) >= (shape in OF_FIBONACCI)
        assert max(sizes_in(record)) <= values["largest"]
        assert max(takes_of(record)) <= values.get("greatest", 10_000)
        assert len(takes_of(record)) <= 200
        assert shape.make(values, Chance(seed), no_progress) == record

    check()
    assert made


@pytest.mark.parametrize("shape", OF_SETS, ids=lambda shape: shape.name)
def test_the_largest_case_of_the_judge(shape: Shape) -> None:
    names = {parameter.name for parameter in shape.parameters}
    wanted = {"queries": 100, "heaps": 100, "largest": 9000, "numbers": 95, "greatest": 9900, "unusable": 5}
    told: list[float] = []
    values = {parameter.name: parameter.default for parameter in shape.parameters}
    values.update({name: value for name, value in wanted.items() if name in names})
    if shape.name == "repeated-numbers":
        values["numbers"] = 50
    if shape.name == "large-gaps":
        values["factor"] = 2
    record = shape.make(values, Chance(3), told.append)
    assert len(record.queries) == 100
    assert len(takes_of(record)) <= 100
    assert told == sorted(told) and told[-1] == 1


@pytest.mark.parametrize("shape", OF_FIBONACCI, ids=lambda shape: shape.name)
def test_fibonacci_at_the_bounds(shape: Shape) -> None:
    values = {"largest": 10} if shape.name == "fibonacci-small" else {"largest": 1000, "queries": 1000}
    record = make(shape.name, **values)
    assert record.rule == FIBONACCI and len(record.queries) == 1000
    assert min(sizes_in(record)) >= 1 and max(sizes_in(record)) <= values["largest"]
    smallest = make(shape.name, 2, largest=1) if shape.name in ("fibonacci-random", "fibonacci-small") else None
    assert smallest is None or set(sizes_in(smallest)) == {1}


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_other_seeds_give_other_cases(shape: Shape) -> None:
    different = {repr(make(shape.name, seed)) for seed in range(8)}
    assert len(different) == 1 if shape.name == "fibonacci-small" else len(different) >= 7


def test_sets() -> None:
    for seed in range(20):
        assert takes_of(make("take-up-to", seed, upto=7)) == [1, 2, 3, 4, 5, 6, 7]
        assert takes_of(make("one-number", seed, number=8)) == [8]
        assert 1 not in takes_of(make("without-one", seed))
        falling = takes_of(make("unsorted-numbers", seed))
        assert falling == sorted(falling, reverse=True) and len(set(falling)) == 3
        first = takes_of(make("unsorted-numbers", seed, order="greatest-first", numbers=4))
        assert first[0] == max(first) and first[1:] == sorted(first[1:])
        repeated = takes_of(make("repeated-numbers", seed))
        assert len(set(repeated)) == 3 < len(repeated)
        gaps = takes_of(make("large-gaps", seed))
        assert len(gaps) == 4 and all(b >= 2 * a for a, b in pairwise(gaps))
        unusable = takes_of(make("unusable-numbers", seed))
        assert sum(take > 30 for take in unusable) == 3 and sum(take <= 30 for take in unusable) == 3
        assert all(take % 5 == 0 for take in takes_of(make("common-divisor", seed, divisor=5)))
        assert [take % 2 for take in takes_of(make("nearly-odd", seed))].count(0) == 1
        high = make("high-values", seed)
        assert all(60 <= value <= 80 for query in range(5) for value in values_in(high, query))
    lengths = {len(takes_of(make("varied-sets", seed))) for seed in range(60)}
    assert lengths == {1, 2, 3, 4, 5}


def test_the_numbers_stand_in_no_order_on_request() -> None:
    orders = [takes_of(make("unsorted-numbers", seed, order="random", numbers=6)) for seed in range(10)]
    assert sum(takes != sorted(takes) for takes in orders) >= 9


@pytest.mark.parametrize("known", LATE + LONG, ids=str)
def test_the_periods_are_proved(known) -> None:
    takes, largest = list(known.takes), known.takes[-1]
    size = known.preperiod + known.length + 2 * largest
    period = prove_subtraction(largest, subtraction_values(takes, size + known.length))
    assert (period.preperiod, period.length) == (known.preperiod, known.length)
    assert known.preperiod + known.length > 5000


@pytest.mark.parametrize("kind", ["late", "long", "any"])
def test_queries_lie_around_the_start_of_the_period(kind: str) -> None:
    known = {each.takes: each for each in LATE + LONG}
    for seed in range(12):
        record = make("late-period", seed, period=kind, queries=12)
        start = known[record.rule.parts].preperiod
        sizes = sizes_in(record)
        assert max(sizes) > start
        assert min(sizes) < start or start < 2
    assert set(sizes_in(make("late-period", largest=7))) <= set(range(1, 8))


def test_sizes() -> None:
    for seed in range(20):
        empty = make("empty-heaps", seed)
        assert empty.queries[0].heaps == (0, 0, 0) and 0 in sizes_in(empty)[3:]
        bound = make("heaps-at-the-bound", seed)
        assert max(sizes_in(bound)) == 10_000 and min(sizes_in(bound)) >= 9950
        small = make("too-small-heaps", seed, queries=8)
        least = min(takes_of(small))
        assert [max(query.heaps) >= least for query in small.queries] == [False, True] * 4
        assert outcomes(small) == [False, True] * 4
        exact = make("exact-heaps", seed)
        assert set(exact.queries[0].heaps) <= set(takes_of(exact))
        assert all(min(abs(size - take) for take in takes_of(exact)) <= 1 for size in sizes_in(exact))
    assert set(sizes_in(make("empty-heaps", empty=100))) == {0}


def test_every_size_is_asked_about_in_turn_and_the_next_case_goes_on() -> None:
    first, second = (make("every-size", queries=4, largest=6, case=case) for case in (1, 2))
    assert [query.heaps for query in (*first.queries, *second.queries)] == [(i % 7,) for i in range(8)]
    assert sizes_in(make("every-size", first=10_000, largest=10_000, queries=2)) == [10_000, 0]
    assert sizes_in(make("every-size")) == list(range(31))


def greedy(takes: list[int], sizes: tuple[int, ...]) -> bool:
    moves = 0
    for size in sizes:
        while fitting := [take for take in takes if take <= size]:
            size -= max(fitting)
            moves += 1
    return moves % 2 == 1


def test_what_the_values_are_said_to_be() -> None:
    for seed in range(15):
        for heaps in (2, 3, 5):
            balanced = make("balanced-heaps", seed, heaps=heaps)
            assert not any(nim_sum(values_in(balanced, query)) for query in range(5))
            assert all(sum(map(bool, values_in(balanced, query))) >= 2 for query in range(5))
            equal = make("equal-heaps", seed, heaps=heaps)
            for query in equal.queries:
                assert sum(query.heaps.count(size) % 2 for size in set(query.heaps)) == heaps % 2
        unlike = make("unlike-heaps", seed)
        assert all(nim_sum(values_in(unlike, query)) and all(values_in(unlike, query)) for query in range(5))
        fails = make("greedy-fails", seed)
        wins = [nim_sum(values_in(fails, query)) > 0 for query in range(5)]
        assert all(greedy(takes_of(fails), fails.queries[query].heaps) != wins[query] for query in range(5))


def test_each_number_counts() -> None:
    for seed in range(15):
        record = make("each-number-counts", seed, numbers=4, greatest=12, queries=8)
        takes = takes_of(record)
        needed = set()
        for query in range(8):
            won = bool(nim_sum(values_in(record, query)))
            rests = {left: [take for take in takes if take != left] for left in takes}
            told = {left for left, rest in rests.items() if bool(nim_sum(values_in(record, query, rest))) != won}
            assert told
            needed |= told
        for left in (takes[0], takes[-1]):
            rest = frozenset(take for take in takes if take != left)
            assert left in needed or table(rest, 30) == table(frozenset(takes), 30)


def test_balanced_heaps_where_all_values_are_the_same() -> None:
    record = make("balanced-heaps", numbers=1, greatest=1, heaps=3)
    assert takes_of(record) == [1]
    assert {tuple(sorted(values_in(record, query))) for query in range(5)} == {(0, 1, 1)}
    alone = make("balanced-heaps", heaps=1)
    assert {values_in(alone, query)[0] for query in range(5)} == {0} and min(sizes_in(alone)) > 0


def test_fibonacci() -> None:
    numbers = set(takes_of(make("fibonacci-small")))
    assert [query.heaps for query in make("fibonacci-small", largest=3).queries] == list(product((1, 2, 3), repeat=3))
    assert make("fibonacci-bound").queries[0].heaps == (1000, 1000, 1000)
    assert min(sizes_in(make("fibonacci-bound", queries=99, spread=3))) == 997
    near = make("fibonacci-numbers", queries=50)
    assert all(set(query.heaps) <= numbers for query in near.queries[::2])
    assert all({size - 1, size, size + 1} & numbers for size in sizes_in(near)) and set(sizes_in(near)) - numbers
    assert not any(outcomes(make("fibonacci-balanced", queries=50)))
    assert all(len(set(query.heaps)) <= 2 for query in make("fibonacci-equal", queries=50).queries)


WRONG = {
    "without-1": [2, 3, 5, 8, 13, 21, 34],
    "without-2": [1, 3, 5, 8, 13, 21, 34],
    "1-3-4-7": [1, 3, 4, 7, 11, 18, 29, 47],
    "powers-of-two": [1, 2, 4, 8, 16, 32],
}


@pytest.mark.parametrize("name", WRONG)
def test_fibonacci_queries_that_find_out_wrong_numbers(name: str) -> None:
    record = make("fibonacci-start", instead=name, queries=20)
    for query in range(20):
        assert bool(nim_sum(values_in(record, query))) != bool(nim_sum(values_in(record, query, WRONG[name])))
    turns = make("fibonacci-start", queries=4)
    for query, wrong in enumerate(WRONG.values()):
        assert bool(nim_sum(values_in(turns, query))) != bool(nim_sum(values_in(turns, query, wrong)))


@pytest.mark.parametrize("last", [89, 377, 609])
def test_fibonacci_queries_that_find_out_a_short_list(last: int) -> None:
    record = make("fibonacci-end", last=last, queries=20)
    short = [take for take in takes_of(record) if take <= last]
    for query in range(20):
        assert bool(nim_sum(values_in(record, query))) != bool(nim_sum(values_in(record, query, short)))


@pytest.mark.parametrize(
    ("name", "values"),
    [
        ("random-set", {"numbers": 10}),
        ("without-one", {"numbers": 9}),
        ("unusable-numbers", {"greatest": 30}),
        ("unusable-numbers", {"greatest": 31}),
        ("common-divisor", {"divisor": 31}),
        ("nearly-odd", {"greatest": 1}),
        ("too-small-heaps", {"smallest": 19}),
        ("unlike-heaps", {"largest": 1, "greatest": 1, "numbers": 1, "heaps": 3}),
        ("fibonacci-end", {"last": 100, "largest": 50}),
        ("fibonacci-start", {"instead": "1-3-4-7", "largest": 1}),
    ],
)
def test_settings_that_do_not_go_together(name: str, values: dict[str, object]) -> None:
    with pytest.raises(ShapeError, match=r"\w"):
        make(name, **values)


SETS = st.lists(st.integers(1, 12), min_size=1, max_size=5)
QUERY_LISTS = st.lists(st.lists(st.integers(0, 30), max_size=4).map(tuple), min_size=1, max_size=3)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(SETS, QUERY_LISTS, st.integers(-1, 8), st.integers(0, 9))
def test_steering(takes: list[int], queries: list[tuple[int, ...]], target: int, seed: int) -> None:
    record = HeapsRecord(rule_of(takes), tuple(map(HeapsQueryRecord, queries)))
    values = table(frozenset(takes), 10_000)
    index = seed % len(queries)
    before = queries[index]
    try:
        after = steer(record, index, target, Chance(seed))
    except ShapeError:
        # With all values up to the greatest one, two heaps have each nim-sum of as many bits.
        assert target >= 1 << max(values).bit_length()
        return
    heaps = after.queries[index].heaps
    total = nim_sum(values[size] for size in heaps)
    assert total > 0 if target < 0 else total == target
    assert after.queries[:index] == record.queries[:index] and after.queries[index + 1 :] == record.queries[index + 1 :]
    assert after == steer(record, index, target, Chance(seed))
    assert len(heaps) == len(before) or (len(before) < 2 and len(heaps) <= 2)
    assert sum(a != b for a, b in zip(before, heaps, strict=False)) <= 2
    old = nim_sum(values[size] for size in before)
    if old == target or (target < 0 and old):
        assert after == record


@pytest.mark.parametrize("target", [-1, 0, 1, 5, 7])
def test_steering_three_heaps_of_fibonacci_keeps_them_three_and_none_is_empty(target: int) -> None:
    for seed in range(20):
        record = make("fibonacci-random", seed, largest=60)
        for query in range(5):
            record = steer(record, query, target, Chance(seed))
        assert all(len(query.heaps) == 3 for query in record.queries)
        assert min(sizes_in(record)) >= 1 and max(sizes_in(record)) <= 60
        sums = [nim_sum(values_in(record, query)) for query in range(5)]
        assert all(sums) if target < 0 else set(sums) == {target}


def test_steering_stays_near_and_below_the_largest_heap() -> None:
    record = make("heaps-at-the-bound", queries=20)
    for query in range(20):
        record = steer(record, query, query % 4 - 1, Chance(query))
    assert 9900 < min(sizes_in(record)) <= max(sizes_in(record)) <= 10_000


def test_steering_other_rules() -> None:
    kayles = HeapsRecord(Octal((0, 7, 7)), (HeapsQueryRecord((3, 5)),))
    assert outcomes(steer(kayles, 0, 0, Chance(1))) == [False]
    assert steer(kayles, 0, 9, Chance(1)).queries[0].heaps != (3, 5)
    with pytest.raises(ShapeError, match="nim-sum 99"):
        steer(kayles, 0, 99, Chance(1))
    nobody = HeapsRecord(rule_of([20_000]), (HeapsQueryRecord((5, 6)),))
    with pytest.raises(ShapeError, match="above 0"):
        steer(nobody, 0, -1, Chance(1))
    with pytest.raises(IndexError):
        steer(kayles, 1, 0, Chance(1))


CONCERNED = [
    (form, mistake)
    for form in ("hdu1536", "hdu1848")
    for mistake in MISTAKES
    if mistake.concerns("heaps", form)
    and not mistake.key.startswith("table-up-to")
    # Three heaps a query, and a set that rises: there these two are no mistakes.
    and not (form == "hdu1848" and mistake.key in ("heaps-kept", "early-stop"))
]


@pytest.mark.parametrize(("form", "mistake"), CONCERNED, ids=lambda each: getattr(each, "key", each))
def test_some_shape_finds_out_each_known_mistake(form: str, mistake) -> None:
    def is_found(shape: Shape) -> bool:
        records = [make(shape.name, seed) for seed in range(6)]
        printed = mistake.outcomes(records)
        return printed is None or printed != list(map(outcomes, records))

    assert any(map(is_found, OF_SETS if form == "hdu1536" else OF_FIBONACCI))


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: shape.name)
def test_the_case_is_the_same_on_every_machine(shape: Shape) -> None:
    record = make(shape.name)
    text = f"{record.rule.text} {[query.heaps for query in record.queries]}"
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == GOLDEN[shape.name]
