"""Stones stand as their placement promises, and steered queries have the nim-sum asked for: by brute force."""

from collections import Counter

import pytest
from graph_truth import is_well_formed, moves_of, nx_graph, stones_of, sum_of, values_of
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from engine.games.graph_record import GraphRecord, QueryRecord, runs_of
from engine.generators.chance import Chance
from engine.generators.common import STONES, WIN
from engine.generators.placements import place, steer
from engine.generators.shape import ShapeError

pytestmark = pytest.mark.slow

NIM_7 = GraphRecord.from_moves(8, [(high, low) for high in range(8) for low in range(high)])
PATH = GraphRecord.from_moves(4, [(0, 1), (1, 2), (2, 3)])
MOVELESS = GraphRecord(5)


@st.composite
def graphs(draw, least_moves=0):
    """A graph on 1 to 9 positions whose numbers are in no order of the moves."""
    n = draw(st.integers(1 + bool(least_moves), 9))
    numbers = draw(st.permutations(range(n)))
    pairs = [(numbers[i], numbers[j]) for i in range(n) for j in range(i)]
    if not pairs:
        return GraphRecord(n)
    return GraphRecord.from_moves(n, draw(st.lists(st.sampled_from(pairs), min_size=least_moves, unique=True)))


def placed(record, stones, count=10, queries=1, seed=0):
    values = {"stones": stones, "count": count, "queries": queries}
    return place(record, values, Chance(seed))


counts = st.integers(0, 30)
seeds = st.integers(0, 10**6)


@settings(max_examples=150, deadline=None)
@given(graphs(), st.sampled_from(STONES), counts, st.integers(0, 4), seeds)
def test_every_placement_is_a_query_of_the_graph(record, stones, count, queries, seed):
    assume(stones != "off-by-one" or len(record.sources))
    found = placed(record, stones, count, queries, seed)
    assert len(found) == queries
    assert is_well_formed(GraphRecord(record.n, record.sources, record.targets, record.counts, found))
    for query in found:
        assert query.total <= count or stones == "maximum"
        if not count or stones == "none":
            assert query == QueryRecord()
    assert found == placed(record, stones, count, queries, seed)
    assert placed(record, stones, count, queries + 1, seed)[:queries] == found


@settings(max_examples=150, deadline=None)
@given(graphs(), st.sampled_from(["even", "balanced", "terminals"]), counts, seeds)
def test_nim_sums_that_are_zero(record, stones, count, seed):
    (query,) = placed(record, stones, count, seed=seed)
    assert sum_of(values_of(record), query) == 0
    assert query.total == (count // 2 * 2 if stones == "even" else count)


@settings(max_examples=150, deadline=None)
@given(graphs(least_moves=1), st.integers(1, 30), seeds)
def test_off_by_one_is_one_stone_from_balance(record, count, seed):
    (query,) = placed(record, "off-by-one", count, seed=seed)
    values = values_of(record)
    total = sum_of(values, query)
    assert total != 0
    assert query.total == count
    assert any((values[position] ^ total) in values for position in stones_of(query))


@settings(max_examples=200, deadline=None)
@given(graphs(least_moves=1), st.integers(3, 30), seeds)
def test_balanced_stones_matter(record, count, seed):
    values = values_of(record)
    (query,) = placed(record, "balanced", count, seed=seed)
    assert sum(1 for position in stones_of(query) if values[position]) >= count - 2


def test_balance_is_not_all_by_pairs():
    odd = 0
    for seed in range(20):
        (query,) = placed(NIM_7, "balanced", 6, seed=seed)
        odd += sum(count % 2 for count in Counter(stones_of(query)).values())
    assert odd > 40


@settings(max_examples=100, deadline=None)
@given(graphs(), st.integers(1, 20), seeds)
def test_one_and_even_and_terminals_and_maximum(record, count, seed):
    def on(stones):
        (query,) = placed(record, stones, count, seed=seed)
        return Counter(stones_of(query))

    ((_, together),) = on("one").items()
    assert together in {max(1, count - 1), count}
    assert all(number % 2 == 0 for number in on("even").values())
    assert all(nx_graph(record).out_degree(position) == 0 for position in on("terminals"))
    full = on("maximum")
    assert all(full[position] in {count - 1, count} for position in range(record.n))


def test_maximum_counts_are_the_judge_s():
    (query,) = placed(GraphRecord(1000), "maximum", 1000)
    numbers = Counter(count for _, count in query.stones)
    assert numbers.keys() == {999, 1000}
    assert min(numbers.values()) > 400


def test_one_comes_even_and_odd():
    assert {placed(PATH, "one", 10, seed=seed)[0].total for seed in range(20)} == {9, 10}


@pytest.mark.parametrize("stones", STONES)
def test_no_positions_no_stones(stones):
    assert placed(GraphRecord(0), stones) == (QueryRecord(),)


def test_without_moves_nothing_is_off_balance():
    with pytest.raises(ShapeError, match="no position has a move"):
        placed(MOVELESS, "off-by-one")
    assert placed(MOVELESS, "off-by-one", count=0) == (QueryRecord(),)


def with_queries(record, *queries):
    queries = tuple(QueryRecord(runs_of(stones), f"query {i}") for i, stones in enumerate(queries))
    return GraphRecord(record.n, record.sources, record.targets, record.counts, queries)


@st.composite
def asked(draw):
    """A graph with three queries, and which one is steered."""
    record = draw(graphs())
    stones = st.lists(st.integers(0, record.n - 1), max_size=12)
    return with_queries(record, draw(stones), draw(stones), draw(stones)), draw(st.integers(0, 2))


@settings(max_examples=250, deadline=None)
@given(asked(), st.integers(-1, 16), seeds)
def test_steering(record_and_query, target, seed):
    record, query = record_and_query
    values = values_of(record)
    before = sum_of(values, record.queries[query])
    possible = max(values) > 0 if target == WIN else target < 2 ** max(values).bit_length()
    if not possible:
        with pytest.raises(ShapeError, match=r"cannot win|nim-sum"):
            steer(record, query, target, Chance(seed))
        return
    steered = steer(record, query, target, Chance(seed))
    after = sum_of(values, steered.queries[query])
    assert after != 0 if target == WIN else after == target
    assert is_well_formed(steered)
    assert moves_of(steered) == moves_of(record)
    assert [q.name for q in steered.queries] == [q.name for q in record.queries]
    for other in {0, 1, 2} - {query}:
        assert steered.queries[other] == record.queries[other]
    if after == before:
        assert steered == record
    total, old = steered.queries[query].total, record.queries[query].total
    assert total == old if old >= 2 else total <= 2
    moved = Counter(stones_of(record.queries[query])) - Counter(stones_of(steered.queries[query]))
    assert moved.total() <= 2


@settings(max_examples=100, deadline=None)
@given(graphs(least_moves=1), st.integers(11, 1000), st.integers(0, 3), seeds)
def test_full_positions_stay_within_the_limit(record, count, target, seed):
    values = values_of(record)
    assume(target < 2 ** max(values).bit_length())
    full = GraphRecord(
        record.n,
        record.sources,
        record.targets,
        record.counts,
        (QueryRecord(tuple((p, count) for p in range(record.n))),),
    )
    steered = steer(full, 0, target, Chance(seed))
    assert sum_of(values, steered.queries[0]) == target
    assert all(number <= count for number in Counter(stones_of(steered.queries[0])).values())


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("target", [2, 3])
def test_two_stones_stay_two_where_moving_one_does_not_do(target, seed):
    nim_5 = GraphRecord.from_moves(6, [(high, low) for high in range(6) for low in range(high)])
    assert all(value ^ target not in range(6) for value in (4, 5))
    steered = steer(with_queries(nim_5, [4, 4]), 0, target, Chance(seed))
    assert steered.queries[0].total == 2
    assert sum_of(list(range(6)), steered.queries[0]) == target


def test_all_winning_nim_sums_come():
    record = with_queries(NIM_7, [3, 3])
    found = {sum_of(values_of(record), steer(record, 0, WIN, Chance(seed)).queries[0]) for seed in range(100)}
    assert found == set(range(1, 8))


def test_a_query_that_there_is_not():
    with pytest.raises(IndexError):
        steer(PATH, 0, 1, Chance(0))


def test_a_game_without_positions_cannot_be_won():
    record = with_queries(GraphRecord(0), [])
    assert steer(record, 0, 0, Chance(0)) == record
    with pytest.raises(ShapeError, match="cannot win"):
        steer(record, 0, WIN, Chance(0))
